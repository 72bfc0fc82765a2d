"""The bot's way in: every request passes here, with its trouble, its proof of identity and its rate."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections import Counter
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any, Final

from aiohttp import web

from bot.sandbox.bodies import read_body
from bot.sandbox.errors import MALFORMED, UNAUTHORIZED, ApiError
from bot.sandbox.faults import Fault, Faults, Loss
from bot.sandbox.limits import Buckets
from bot.sandbox.routes import Route
from bot.sandbox.rules import Rules
from bot.sandbox.wire import CONTENT_TYPE, Id, Json, encoded

_log = logging.getLogger(__name__)

PREFIX: Final = "/api/v10"
_VIA: Final = {"Via": "1.1 sandbox"}
"""Without it discord.py believes that it is shut out for good."""


class Api:
    """Answers the bot's requests; ``refused`` counts Discord's codes, and HTTP statuses where there is no code."""

    def __init__(
        self,
        routes: Sequence[Route],
        channel_of: Callable[[str], Id],
        *,
        rules: Rules,
        buckets: Buckets,
        faults: Faults,
        token: str,
    ) -> None:
        """Serve these requests; ``channel_of`` an interaction's token is where its messages stand."""
        self._routes = routes
        self._channel_of = channel_of
        self._rules = rules
        self._buckets = buckets
        self._faults = faults
        self._token = token
        self.refused: Counter[int] = Counter()

    def add_to(self, application: web.Application) -> None:
        """Serve all that is known, and refuse loudly what is not."""
        for route in self._routes:
            application.router.add_route(route.method, PREFIX + route.path, self._serving(route))
        application.router.add_route("*", "/api/{path:.*}", self._unknown)

    def _serving(self, route: Route) -> Any:
        async def serve(request: web.Request) -> web.Response:
            fault = self._faults.take(request.method, request.path.removeprefix(PREFIX))
            try:
                if fault is not None:
                    return await self._in_trouble(request, route, fault)
                return await self._answer(request, route)
            except ConnectionError:
                return web.Response()  # the bot has gone in the middle of its request

        return serve

    async def _in_trouble(self, request: web.Request, route: Route, fault: Fault) -> web.Response:
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.loss is not Loss.NOTHING:
            if fault.loss is Loss.ANSWER:
                await self._answer(request, route)
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        if fault.code or fault.status:
            await request.read()
            is_rate = fault.status == HTTPStatus.TOO_MANY_REQUESTS or ApiError(fault.code).status == 429
            error = ApiError(
                fault.code,
                status=fault.status or None,
                message=None if fault.code else HTTPStatus(fault.status).phrase,
                retry_after=fault.retry_after if is_rate else None,
            )
            return self._refusal(error, {}, is_global=fault.is_global)
        if fault.is_twice:
            await self._answer(request, route)
        return await self._answer(request, route)

    async def _answer(self, request: web.Request, route: Route) -> web.Response:
        headers: dict[str, str] = {}
        try:
            body = await read_body(request)
            if route.by_token and request.headers.get("Authorization") != f"Bot {self._token}":
                raise ApiError(UNAUTHORIZED)
            refused = self._over_the_rate(request, route, headers)
            if refused is not None:
                return refused
            if not isinstance(body.data, route.takes):
                raise ApiError(MALFORMED)
            answer = await route.handler(request, body)
        except ApiError as error:
            return self._refusal(error, headers)
        if answer is None:
            return web.Response(status=HTTPStatus.NO_CONTENT, headers=headers)
        return _response(answer, HTTPStatus.OK, headers)

    def _over_the_rate(self, request: web.Request, route: Route, headers: dict[str, str]) -> web.Response | None:
        """Count a request, and refuse it if there have been too many; fill in the headers."""
        if route.by_token and self._rules.everything is not None:
            allowance = self._buckets.take("everything", self._rules.everything)
            if not allowance.is_allowed:
                return self._limited(allowance.wait, {"X-RateLimit-Scope": "global", "X-RateLimit-Global": "true"})
        if route.rate is None:
            return None
        of = request.match_info
        about = of.get("channel") or of.get("token") or of.get("guild") or ""
        is_hook = not route.by_token
        name = "hooks" if is_hook else f"{route.method} {route.path}"
        if is_hook:
            channel = self._channel_of(of["token"])
            allowance = self._buckets.take(("hooks of", channel), self._rules.channel_follow_ups)
            if not allowance.is_allowed:
                return self._limited(allowance.wait, {"X-RateLimit-Scope": "shared"})
        allowance = self._buckets.take((name, about), route.rate)
        headers |= allowance.headers(f"{zlib.crc32(name.encode()):08x}")
        return None if allowance.is_allowed else self._limited(allowance.wait, headers | {"X-RateLimit-Scope": "user"})

    def _limited(self, wait: float, headers: dict[str, str]) -> web.Response:
        self.refused[HTTPStatus.TOO_MANY_REQUESTS.value] += 1
        is_global = "X-RateLimit-Global" in headers
        body = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": is_global}
        return _response(body, HTTPStatus.TOO_MANY_REQUESTS, headers | _VIA | {"Retry-After": str(int(wait) + 1)})

    def _refusal(self, error: ApiError, headers: dict[str, str], *, is_global: bool = False) -> web.Response:
        self.refused[error.code or error.status] += 1
        is_rate = error.status == HTTPStatus.TOO_MANY_REQUESTS
        body = error.to_json() | ({"global": True} if is_global else {})
        return _response(body, error.status, headers | (_VIA if is_rate else {}))

    async def _unknown(self, request: web.Request) -> web.Response:
        """Refuse what the sandbox does not know: a made-up success would hide what the bot does wrong."""
        self.refused[HTTPStatus.NOT_IMPLEMENTED.value] += 1
        _log.error("The sandbox does not know %s %s", request.method, request.path)
        body: Json = {"code": 0, "message": f"The sandbox does not know {request.method} {request.path}"}
        return _response(body, HTTPStatus.NOT_IMPLEMENTED, {})


def _response(body: object, status: int, headers: dict[str, str]) -> web.Response:
    return web.Response(body=encoded(body), status=status, headers={**headers, "Content-Type": CONTENT_TYPE})
