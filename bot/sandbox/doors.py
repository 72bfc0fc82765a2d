"""Who may knock: programs on this machine, and pages that this server has given out; nobody else."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from http import HTTPStatus

from aiohttp import web

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def only_from_here(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse a foreign Host (a name that somebody has pointed at this machine), and another site's Origin.

    What the own page cannot be asked for is refused with words, too.
    """
    port = request.transport.get_extra_info("sockname")[1] if request.transport is not None else 0
    hosts = {f"{name}:{port}" for name in ("127.0.0.1", "localhost")}
    origin = request.headers.get("Origin")
    if request.headers.get("Host") not in hosts:
        return web.Response(status=HTTPStatus.FORBIDDEN, text="This server answers on this machine alone.\n")
    if origin is not None and origin not in {f"http://{host}" for host in hosts}:
        return web.Response(status=HTTPStatus.FORBIDDEN, text="This server answers its own page alone.\n")
    try:
        return await handler(request)
    except web.HTTPMethodNotAllowed as error:
        allowed = ", ".join(sorted(error.allowed_methods))
        said = f"{request.path} does not take {request.method}, only {allowed}.\n"
        return web.Response(status=error.status, headers={"Allow": allowed}, text=said)
