"""What browsers get: the page's own files, the pictures of messages, and who there is."""

from __future__ import annotations

from http import HTTPStatus
from pathlib import Path
from typing import Final

from aiohttp import web

from bot.sandbox.emojis import EmojiBook
from bot.sandbox.messages import MessageBook
from bot.sandbox.people import people_json
from bot.sandbox.seats import Seats
from bot.sandbox.world import World

PAGE: Final = Path(__file__).parent / "page"
_KINDS: Final = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}
_TEXTS: Final = frozenset({".html", ".css", ".js", ".svg"})
POLICY: Final = (
    "default-src 'self'; font-src 'none'; frame-src 'none'; manifest-src 'none'; media-src 'none'; object-src 'none';"
    " worker-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
    " require-trusted-types-for 'script'"
)
"""The page's security policy: its own scripts, styles and pictures, nothing inline, and no text made into code."""
_HEADERS: Final = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


class Pages:
    """Serves browsers on this machine."""

    def __init__(self, world: World, messages: MessageBook, emojis: EmojiBook, seats: Seats) -> None:
        self._world = world
        self._messages = messages
        self._emojis = emojis
        self._seats = seats

    def add_to(self, application: web.Application) -> None:
        """Serve everything that browsers ask for."""
        application.add_routes(
            [
                web.get("/seat", self._seats.handle),
                web.get("/people", self._people),
                web.get("/cdn/attachments/{path:.+}", self._attachment),
                web.get("/cdn/emojis/{name}", self._emoji),
                web.get("/{path:.*}", self._file),
            ]
        )

    async def _people(self, request: web.Request) -> web.Response:
        guild = next(iter(self._world.guilds.values()), None)
        if guild is None:
            raise web.HTTPNotFound(text="There is no server yet.")
        users = [user for user in self._world.users.values() if user.id in guild.members and not user.is_bot]
        return web.json_response(people_json(guild, users), headers=_HEADERS)

    async def _attachment(self, request: web.Request) -> web.Response:
        file = self._messages.files.get(request.path)
        if file is None:
            raise web.HTTPNotFound(text="There is no such file.")
        return web.Response(body=file.content, content_type=file.kind.partition(";")[0], headers=_HEADERS)

    async def _emoji(self, request: web.Request) -> web.Response:
        picture = self._emojis.pictures.get(request.match_info["name"].partition(".")[0])
        if picture is None:
            raise web.HTTPNotFound(text="There is no such emoji.")
        return web.Response(body=picture.content, content_type=picture.kind, headers=_HEADERS)

    async def _file(self, request: web.Request) -> web.Response:
        path = (PAGE / (request.match_info["path"] or "index.html")).resolve()
        kind = _KINDS.get(path.suffix)
        if kind is None or not path.is_relative_to(PAGE) or not path.is_file():
            raise web.HTTPNotFound(text="There is no such page.")
        charset = "utf-8" if path.suffix in _TEXTS else None
        return web.Response(
            body=path.read_bytes(), status=HTTPStatus.OK, content_type=kind, charset=charset, headers=_HEADERS
        )
