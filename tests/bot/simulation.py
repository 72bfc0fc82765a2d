"""A Discord server inside the process, with people in it who type commands and press buttons.

    async with simulated(client, "alice", "bob") as server:
        alice, bob = server.members["alice"], server.members["bob"]
        answer = await alice.slash(server.channel, "canasta new", players=4)
        await bob.click(server.public[-1], custom_id="...")
        assert "Your turn" in texts(server.private("alice")[-1])

Everything sent is checked against what Discord accepts (see the `recorder` fixture). Members do only what a
real user could: press what they see, and nothing disabled. `Server.press` does the rest: old, foreign and
invented buttons.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

import discord
import simcord
import simcord.backend.serializers
from simcord import interactions
from simcord.env import Env

from tests.discord_spec.components import TEXT_DISPLAY, walk

Shown = discord.Message | simcord.ResponseMessage

# simcord waits 50 ms between two looks at whether the bot is done. It is private there, hence pinned exactly.
Env._settle_internal.__kwdefaults__["idle"] = 0.001  # type: ignore[index]


@dataclass(slots=True)
class Server:
    """One server with one text channel, and its members by name."""

    env: Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    members: dict[str, simcord.MemberActor] = field(default_factory=dict)
    #: The client language of members by name, where it is not English.
    languages: dict[str, str] = field(default_factory=dict)

    def join(self, name: str) -> simcord.MemberActor:
        """Let a new person come into the server."""
        self.members[name] = self.guild.add_member(self.env.create_user(name))
        return self.members[name]

    @property
    def public(self) -> list[discord.Message]:
        """What everyone reads in the channel, oldest first."""
        return [message for message in self.channel.history() if not message.flags.ephemeral]

    def private(self, name: str) -> list[discord.Message]:
        """What only this member sees in the channel, oldest first."""
        history = self.channel.history(viewer=self.members[name])
        return [message for message in history if message.flags.ephemeral]

    def channel_without(self, *permissions: str) -> simcord.ChannelHandle:
        """Make a channel in which the bot lacks these permissions, such as `send_messages`."""
        assert self.env.bot.user is not None
        denied = discord.PermissionOverwrite(**dict.fromkeys(permissions, False))
        return self.guild.create_text_channel("locked", overwrites={self.env.bot.user: denied})

    async def press(
        self, name: str, message: Shown, custom_id: str, *, values: Sequence[str] | None = None
    ) -> simcord.InteractionResult:
        """Send a press that no honest client would: of an old button, a stranger's, or one never shown.

        With `values`, it is a choice in a select.
        """
        actor = self.members[name]
        backend = self.env.backend
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
        if values is not None:
            data |= {"component_type": 3, "values": list(values)}
        stored = backend.get_message(_channel_id(message), message.id)
        payload = simcord.backend.serializers.message_payload(backend, stored)
        return await actor._dispatch_interaction(
            3, self.channel, data, extra={"message": dict(payload)}, source_message_id=message.id
        )


@asynccontextmanager
async def simulated(
    client: discord.Client, *names: str, languages: Mapping[str, str] | None = None, **options: Any
) -> AsyncIterator[Server]:
    """Start a client in a server with these members; `languages` is the client language by name, say `de`.

    What the bot raised and nobody looked at (`server.env.errors`) is raised at the end. Other options go to
    `simcord.run`.
    """
    options.setdefault("shard_count", 1)
    async with simcord.run(client, **options) as env:
        guild = env.create_guild()
        server = Server(env, guild, guild.create_text_channel("canasta"), languages=dict(languages or {}))
        for name in names:
            server.join(name)
        original = interactions.base_payload

        def with_language(*args: Any, **kwargs: Any) -> Any:
            record, payload = original(*args, **kwargs)
            payload["locale"] = server.languages.get(env.backend.get_user(kwargs["user_id"]).name, "en-US")
            return record, payload

        with mock.patch.object(interactions, "base_payload", with_language):
            yield server


def texts(message: Shown) -> str:
    """Return everything written in a message, a line for each text."""
    parts = [part["content"] for part in walk(_raw(message)) if part["type"] == TEXT_DISPLAY]
    return "\n".join(filter(None, [message.content, *parts]))


def controls(message: Shown, *, enabled_only: bool = False) -> dict[str, str]:
    """Return a message's buttons and selects: custom_id to label, or placeholder."""
    return {
        part["custom_id"]: part.get("label") or part.get("placeholder") or ""
        for part in walk(_raw(message))
        if part.get("custom_id") and not (enabled_only and part.get("disabled"))
    }


def _raw(message: Shown) -> list[Any]:
    return [part if isinstance(part, dict) else part.to_dict() for part in message.components]


def _channel_id(message: Shown) -> int:
    return message.channel_id if isinstance(message, simcord.ResponseMessage) else message.channel.id
