"""Who and what there is: users, servers, their channels, threads, roles and members."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

import discord

from bot.sandbox.clock import Snowflakes
from bot.sandbox.wire import Id

EVERYBODY_MAY: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    embed_links=True,
    attach_files=True,
    add_reactions=True,
    use_external_emojis=True,
    read_message_history=True,
    use_application_commands=True,
).value
A_DAY: Final = 1440
"""Minutes."""
COLOURS: Final = ("#5865f2", "#3ba55c", "#faa61a", "#ed4245", "#eb459e", "#00a8fc", "#9b59b6", "#e67e22")


class ChannelKind(IntEnum):
    """The kinds of channels that the sandbox knows."""

    TEXT = 0
    PUBLIC_THREAD = 11


@dataclass(slots=True)
class User:
    """An account; ``locale`` is its language, ``colour`` that of its picture."""

    id: Id
    name: str
    is_bot: bool = False
    locale: str = "en-US"
    colour: str = COLOURS[0]


@dataclass(slots=True)
class Role:
    """What its members may do, server-wide; the one with the server's id is everybody's."""

    id: Id
    name: str
    permissions: int


@dataclass(frozen=True, slots=True)
class Overwrite:
    """What a channel adds and takes away, for a role or for one member."""

    id: Id
    allow: int = 0
    deny: int = 0
    is_member: bool = False


@dataclass(slots=True)
class Channel:
    """A text channel, or a thread in one.

    Attributes:
        owner: Who has made a thread; "" for the server's owner.
        rests_after: Minutes without a new message after which a thread is archived.
        is_locked: Only who manages threads can wake an archived one.
    """

    id: Id
    guild: Guild
    name: str
    kind: ChannelKind = ChannelKind.TEXT
    parent: Channel | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    owner: Id = ""
    rests_after: int = A_DAY
    is_archived: bool = False
    is_locked: bool = False

    @property
    def is_thread(self) -> bool:
        """Whether it hangs on another channel."""
        return self.parent is not None


@dataclass(slots=True)
class Guild:
    """A server; ``members`` are the ids of its members' roles by the member's id."""

    id: Id
    name: str
    owner: Id
    locale: str = "en-US"
    roles: dict[Id, Role] = field(default_factory=dict)
    channels: dict[Id, Channel] = field(default_factory=dict)
    members: dict[Id, list[Id]] = field(default_factory=dict)


class Change(IntEnum):
    """What happens to a channel."""

    ADDED = 0
    CHANGED = 1
    DELETED = 2


class World:
    """Everything that lives as long as the sandbox; messages have a book of their own."""

    def __init__(self, snowflakes: Snowflakes, *, bot: User) -> None:
        """Begin with nobody but the bot, whose id is also its application's."""
        self._snowflakes = snowflakes
        self.bot = bot
        self.users: dict[Id, User] = {bot.id: bot}
        self.guilds: dict[Id, Guild] = {}
        self.channels: dict[Id, Channel] = {}
        self.changed: Callable[[Channel, Change], None] = lambda channel, change: None

    def add_user(self, name: str, *, id: Id | None = None, locale: str = "en-US") -> User:  # noqa: A002 -- Discord's name for it
        """Add an account; it is in no server yet."""
        colour = COLOURS[len(self.users) % len(COLOURS)]
        user = User(id or self._snowflakes.next(), name, locale=locale, colour=colour)
        self.users[user.id] = user
        return user

    def add_guild(self, name: str, *, owner: User, id: Id | None = None) -> Guild:  # noqa: A002 -- Discord's name for it
        """Add a server with its owner and the bot; it has to be there before the bot connects."""
        guild = Guild(id or self._snowflakes.next(), name, owner.id)
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYBODY_MAY)
        self.guilds[guild.id] = guild
        for member in (owner, self.bot):
            self.join(guild, member)
        return guild

    def add_role(self, guild: Guild, name: str, permissions: int) -> Role:
        """Add a role that nobody has yet."""
        role = Role(self._snowflakes.next(), name, permissions)
        guild.roles[role.id] = role
        return role

    def join(self, guild: Guild, user: User, *roles: Role) -> None:
        """Make somebody a member, or give a member other roles."""
        guild.members[user.id] = [role.id for role in roles]

    def add_channel(self, guild: Guild, name: str, *overwrites: Overwrite, id: Id | None = None) -> Channel:  # noqa: A002 -- Discord's name for it
        """Add a text channel."""
        return self._add(Channel(id or self._snowflakes.next(), guild, name, overwrites=list(overwrites)))

    def add_thread(
        self,
        parent: Channel,
        name: str,
        *,
        owner: Id = "",
        rests_after: int = A_DAY,
        id: Id | None = None,  # noqa: A002 -- Discord's name for it
    ) -> Channel:
        """Add a public thread."""
        thread = Channel(id or self._snowflakes.next(), parent.guild, name, ChannelKind.PUBLIC_THREAD, parent)
        thread.owner, thread.rests_after = owner, rests_after
        return self._add(thread)

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads, or a thread."""
        for thread in [thread for thread in self.channels.values() if thread.parent is channel]:
            self.delete_channel(thread)
        del self.channels[channel.id], channel.guild.channels[channel.id]
        self.changed(channel, Change.DELETED)

    def overwrite(self, channel: Channel, *overwrites: Overwrite) -> None:
        """Replace what a channel adds and takes away."""
        channel.overwrites = list(overwrites)
        self.changed(channel, Change.CHANGED)

    def archive(self, thread: Channel) -> None:
        """Archive a thread."""
        thread.is_archived = True
        self.changed(thread, Change.CHANGED)

    def wake(self, thread: Channel) -> None:
        """Take a thread out of the archive, if it is there."""
        if thread.is_archived:
            thread.is_archived = False
            self.changed(thread, Change.CHANGED)

    def user_named(self, name: str) -> User:
        """Return the first user of a name."""
        return next(user for user in self.users.values() if user.name == name)

    def _add(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel.guild.channels[channel.id] = channel
        self.changed(channel, Change.ADDED)
        return channel
