"""A stand-in for the sandbox's server: it serves the page's files, and says what a test tells it to say."""

from __future__ import annotations

import asyncio
import json
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from aiohttp import WSMsgType, web

from bot.sandbox.pages import POLICY

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

Frame = dict[str, Any]
Script = Callable[[str, Frame], Iterable[Frame]]

CHANNEL: Final = "500"
BOT: Final = {"id": "900", "username": "Canasta", "bot": True}
USERS: Final = tuple(
    {"id": str(at), "name": name, "avatar_colour": "#2e7d4f", "may_manage": at == 1}
    for at, name in enumerate(("Anna", "Ben", "Carla", "Dave", "Emil"), start=1)
)
_RULES: Final = {
    "type": 3,
    "name": "rules",
    "name_localizations": {"it": "regole"},
    "description": "Which rules",
    "choices": [
        {"name": "Classic Canasta", "value": "classic", "name_localizations": {"it": "Canasta classica"}},
        {"name": "House rules", "value": "house"},
    ],
}
_TABLE: Final = {"type": 3, "name": "table", "description": "Which table", "autocomplete": True}
_PARTNER: Final = {"type": 6, "name": "partner", "description": "Who sits opposite you"}
_SIDES: Final = {
    "type": 4,
    "name": "sides",
    "description": "How many sides",
    "required": True,
    "min_value": 2,
    "max_value": 20,
}
COMMANDS: Final = [
    {
        "name": "canasta",
        "description": "Play Canasta",
        "type": 1,
        "options": [
            {
                "type": 1,
                "name": "new",
                "name_localizations": {"it": "nuova"},
                "description": "Open a new table",
                "description_localizations": {"it": "Apre un nuovo tavolo"},
                "options": [_RULES, _PARTNER],
            },
            {"type": 1, "name": "join", "description": "Take a free seat", "options": [_TABLE]},
            {"type": 1, "name": "help", "description": "How to play"},
        ],
    },
    {"name": "dice", "description": "Throw dice", "type": 1, "options": [_SIDES]},
    {"name": "Thank", "type": 2},
]


def shown(
    message_id: int, *components: Frame, by: Mapping[str, Any] = BOT, ephemeral: bool = False, **more: Any
) -> Frame:
    """Return a message as the server tells it."""
    return {
        "id": str(message_id),
        "channel_id": CHANNEL,
        "author": dict(by),
        "content": "",
        "components": list(components),
        "flags": (1 << 15) | (64 if ephemeral else 0),
        "mentions": [],
        "timestamp": "2026-01-02T10:00:00+00:00",
        "edited_timestamp": None,
        "ephemeral": ephemeral,
        "notifies": False,
        **more,
    }


def text(content: str) -> Frame:
    """Return a text display."""
    return {"type": 10, "content": content}


def row(*components: Frame) -> Frame:
    """Return an action row."""
    return {"type": 1, "components": list(components)}


def button(label: str, custom_id: str, *, style: int = 2, disabled: bool = False) -> Frame:
    """Return a button."""
    return {"type": 2, "label": label, "custom_id": custom_id, "style": style, "disabled": disabled}


def select(placeholder: str, custom_id: str, *values: str, most: int = 1, least: int = 1) -> Frame:
    """Return a select whose options are named as their values."""
    options = [{"label": value, "value": value, "description": f"About {value}"} for value in values]
    limits = {"min_values": least, "max_values": most}
    return {"type": 3, "custom_id": custom_id, "placeholder": placeholder, "options": options, **limits}


def container(*components: Frame, accent: int = 0x2E7D4F) -> Frame:
    """Return a container with a bar."""
    return {"type": 17, "accent_color": accent, "components": list(components)}


def _silent(user: str, frame: Frame) -> Iterable[Frame]:
    return ()


@dataclass(slots=True)
class Scripted:
    """A server of which everything is known.

    Attributes:
        history: The messages that everybody gets on connecting.
        got: Every frame that came, with the user's id.
        script: What to answer to a type of frame; nothing by itself.
        is_away: Whether new connections are refused.
    """

    address: str = ""
    history: list[Frame] = field(default_factory=list)
    got: list[tuple[str, Frame]] = field(default_factory=list)
    script: dict[str, Script] = field(default_factory=dict)
    is_away: bool = False
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    _sockets: dict[str, list[web.WebSocketResponse]] = field(default_factory=lambda: defaultdict(list))

    async def push(self, user: str, **frame: Any) -> None:
        """Send a frame to a user's seats."""
        for socket in list(self._sockets[user]):
            await socket.send_json(frame)

    async def say(self, message: Frame, *users: str) -> None:
        """Show a message to these users, or to all."""
        for user in users or [str(each["id"]) for each in USERS]:
            await self.push(user, type="message", message=message)

    async def drop(self, user: str) -> None:
        """Cut a user's connections."""
        sockets, self._sockets[user] = self._sockets[user], []
        for socket in sockets:
            await socket.close()

    async def frame(self, kind: str, *, count: int = 1) -> Frame:
        """Wait for so many frames of a type; return the last of them."""
        async with asyncio.timeout(10):
            while True:
                found = [frame for _, frame in self.got if frame["type"] == kind]
                if len(found) >= count:
                    return found[-1]
                self.arrived.clear()
                await self.arrived.wait()

    # routes

    async def people(self, _: web.Request) -> web.Response:
        """Tell who is there."""
        guild = {"id": "1", "name": "Card table"}
        channels = [{"id": CHANNEL, "name": "canasta"}]
        return web.json_response(
            {"guild": guild, "channels": channels, "users": list(USERS), "locales": ["en-US", "it", "de"]}
        )

    async def seat(self, request: web.Request) -> web.StreamResponse:
        """Be one seat's other end."""
        if self.is_away:
            raise web.HTTPServiceUnavailable
        user = next(each for each in USERS if each["id"] == request.query["user"])
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        # Who has been greeted must be reachable: from then on tests count on it.
        self._sockets[str(user["id"])].append(socket)
        try:
            await socket.send_json(self._hello(user))
            async for incoming in socket:
                if incoming.type is WSMsgType.TEXT:
                    await self._hear(socket, str(user["id"]), json.loads(incoming.data))
        finally:
            # One that was dropped is not there any more.
            if socket in self._sockets[str(user["id"])]:
                self._sockets[str(user["id"])].remove(socket)
        return socket

    async def _hear(self, socket: web.WebSocketResponse, user: str, frame: Frame) -> None:
        self.got.append((user, frame))
        self.arrived.set()
        for reply in self.script.get(frame["type"], _silent)(user, frame):
            await socket.send_json({"ref": frame["ref"], **reply})

    def _hello(self, user: Mapping[str, Any]) -> Frame:
        return {
            "type": "hello",
            "user": {"id": user["id"], "name": user["name"]},
            "guild": {"id": "1", "name": "Card table"},
            "channels": [{"id": CHANNEL, "name": "canasta"}],
            "users": [*USERS],
            "locale": "en-US",
            "commands": COMMANDS,
            "messages": self.history,
            "online": True,
        }


def seat(page: Page, user: str = "1") -> Locator:
    """Return a user's seat on a page."""
    return page.locator(f".seat[data-user='{user}']")


@asynccontextmanager
async def scripted() -> AsyncIterator[Scripted]:
    """Serve the page on a free port."""
    server = Scripted()
    with as_file(files("bot.sandbox") / "page") as folder:
        app = web.Application()
        app.router.add_get("/people", server.people)
        app.router.add_get("/seat", server.seat)
        app.router.add_get("/", partial(_index, folder))
        app.router.add_static("/", folder)
        runner = web.AppRunner(app, shutdown_timeout=0.1)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        server.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
        try:
            yield server
        finally:
            for user in list(server._sockets):
                await server.drop(user)
            await runner.cleanup()


async def _index(folder: Path, _: web.Request) -> web.FileResponse:
    return web.FileResponse(folder / "index.html", headers={"Content-Security-Policy": POLICY})
