"""A bot without a library: it says what a test wants it to say, and hears what the local Discord says."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import aiohttp

from bot.sandbox.interactions import Interaction
from bot.sandbox.rules import Rules
from bot.sandbox.server import TOKEN, SandboxDiscord
from bot.sandbox.world import Channel, User

V2: Final = 1 << 15
PRIVATE: Final = 1 << 6
GUILDS, GUILD_MESSAGES = 1, 1 << 9


class Reply(NamedTuple):
    """What a request has come to."""

    status: int
    body: Any
    headers: dict[str, str]

    @property
    def code(self) -> int:
        """Discord's code of an error."""
        found: int = self.body["code"]
        return found


@dataclass(slots=True)
class Line:
    """A connection to the gateway."""

    socket: aiohttp.ClientWebSocketResponse
    unpacker: Any = field(default_factory=zlib.decompressobj)

    async def hear(self) -> dict[str, Any]:
        """Return the next frame."""
        async with asyncio.timeout(5):
            data = await self.socket.receive_bytes()
        frame: dict[str, Any] = json.loads(self.unpacker.decompress(data))
        return frame

    async def say(self, op: int, data: Any) -> None:
        """Send a frame."""
        await self.socket.send_json({"op": op, "d": data})

    async def identify(self, intents: int = GUILDS, token: str = TOKEN) -> str:
        """Begin a session; return its id."""
        assert (await self.hear())["op"] == 10
        await self.say(2, {"token": token, "intents": intents, "properties": {}, "shard": [0, 1]})
        ready = await self.hear()
        assert ready["t"] == "READY"
        for _ in ready["d"]["guilds"]:
            assert (await self.hear())["t"] == "GUILD_CREATE"
        session: str = ready["d"]["session_id"]
        return session

    async def closed_with(self) -> int | None:
        """Wait until the other side closes, and return its code."""
        async with asyncio.timeout(5):
            while not self.socket.closed:
                await self.socket.receive()
        return self.socket.close_code


@dataclass(slots=True)
class Pretend:
    """A local Discord with one channel and two users, and a bot to speak with."""

    sandbox: SandboxDiscord
    session: aiohttp.ClientSession
    channel: Channel
    ann: User
    bob: User

    async def ask(self, method: str, path: str, body: Any = None, *, token: str = TOKEN, **options: Any) -> Reply:
        """Send a request."""
        url = f"{self.sandbox.address}/api/v10{path}"
        headers = {"Authorization": f"Bot {token}"} | options.pop("headers", {})
        if body is not None:
            options["json"] = body
        async with self.session.request(method, url, headers=headers, **options) as response:
            text = await response.text()
            return Reply(response.status, json.loads(text) if text else None, dict(response.headers))

    async def send(self, **body: Any) -> Reply:
        """Send a message to the channel."""
        return await self.ask("POST", f"/channels/{self.channel.id}/messages", body)

    async def answer(self, interaction: Interaction, kind: int, **data: Any) -> Reply:
        """Answer an interaction."""
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=true"
        return await self.ask("POST", path, {"type": kind, "data": data}, token="")

    def hook(self, interaction: Interaction, message: str = "") -> str:
        """Return the path to an interaction's messages."""
        path = f"/webhooks/{self.sandbox.world.bot.id}/{interaction.token}"
        return f"{path}/messages/{message}" if message else path

    def press(self, user: User, custom_id: str = "go") -> Interaction:
        """Press something on the latest message that a user sees."""
        return self.sandbox.acting.press(user, self.sandbox.messages.visible_to(user)[-1], custom_id)

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Line]:
        """Connect to the gateway."""
        url = f"{self.sandbox.gateway.address}?v=10&encoding=json&compress=zlib-stream"
        async with self.session.ws_connect(url) as socket:
            yield Line(socket)


@asynccontextmanager
async def pretending(rules: Rules = Rules()) -> AsyncIterator[Pretend]:  # noqa: B008 -- it cannot be changed
    """Start a local Discord."""
    async with SandboxDiscord(rules) as sandbox, aiohttp.ClientSession() as session:
        world = sandbox.world
        guild = world.add_guild("Here", owner=world.add_user("Owner"))
        channel = world.add_channel(guild, "room")
        ann, bob = world.add_user("Ann"), world.add_user("Bob")
        for user in (ann, bob):
            world.join(guild, user)
        yield Pretend(sandbox, session, channel, ann, bob)


def texts(*contents: str) -> dict[str, Any]:
    """Return a message of texts, in the new style."""
    return {"flags": V2, "components": [{"type": 10, "content": content} for content in contents]}


def button(custom_id: str = "go", **fields: Any) -> dict[str, Any]:
    """Return a row with one button."""
    made = {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id} | fields
    return {"type": 1, "components": [made]}
