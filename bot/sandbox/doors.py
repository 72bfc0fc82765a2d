"""Who may knock: programs on this machine, and pages that this server has given out; nobody else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a foreign Host (a name that somebody has pointed at this machine), and another site's Origin."""
    port = request.transport.get_extra_info("sockname")[1] if request.transport is not None else 0
    hosts = {f"{name}:{port}" for name in ("127.0.0.1", "localhost")}
    origin = request.headers.get("Origin")
    if request.headers.get("Host") not in hosts:
        return web.Response(status=HTTPStatus.FORBIDDEN, text="This server answers on this machine alone.\n")
    if origin is not None and origin not in {f"http://{host}" for host in hosts}:
        return web.Response(status=HTTPStatus.FORBIDDEN, text="This server answers its own page alone.\n")
    return await handler(request)
