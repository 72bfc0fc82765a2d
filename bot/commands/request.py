"""A command as it was typed: by whom, where, and what the bot may do there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Self

import discord

from bot.commands.permissions import missing_permissions
from bot.house.book import Member
from bot.presses.router import asker_of
from bot.publishing.threads import channel_for_threads, threads_in
from bot.shell import Asker, Shell


@dataclass(frozen=True, slots=True)
class Request:
    """Everything that an action needs besides its options.

    Attributes:
        missing: The permissions that the bot lacks in the channel, as discord.py names them.
        name: What the user is called in the server; it is kept nowhere.
        text_channel: The channel, if it is one in which tables can have threads.
        threads: Its threads that everybody there sees.
    """

    shell: Shell
    asker: Asker
    guild_id: int
    channel_id: int
    missing: tuple[str, ...] = ()
    name: str = ""
    text_channel: discord.TextChannel | None = None
    threads: frozenset[int] = frozenset()

    @property
    def member(self) -> Member:
        """The user as somebody of the server."""
        return Member(self.guild_id, self.asker.user, may_manage=self.asker.may_manage_server)

    @classmethod
    def of(cls, shell: Shell, interaction: discord.Interaction[Any]) -> Self:
        """Return the request that an interaction makes."""
        return cls(
            shell,
            asker_of(shell, interaction),
            interaction.guild_id or 0,
            interaction.channel_id or 0,
            missing_permissions(interaction),
            interaction.user.display_name,
            channel_for_threads(interaction.channel),
            threads_in(interaction.channel),
        )
