"""The requests with an interaction's token: its first answer, and all that follows."""

from __future__ import annotations

from aiohttp import web

from bot.sandbox.bodies import Body
from bot.sandbox.callbacks import Callbacks
from bot.sandbox.routes import Route
from bot.sandbox.rules import Rules
from bot.sandbox.wire import Json


class InteractionRoutes:
    """Carries out these requests."""

    def __init__(self, rules: Rules, callbacks: Callbacks) -> None:
        self._rules = rules
        self._callbacks = callbacks

    def all(self) -> list[Route]:
        """Return them."""
        rate = self._rules.follow_ups
        callback = "/interactions/{interaction}/{token}/callback"
        hook, message = "/webhooks/{application}/{token}", "/webhooks/{application}/{token}/messages/{message}"
        return [
            Route("POST", callback, self._callback, None, by_token=False),
            Route("POST", hook, self._post_hook, rate, by_token=False),
            Route("GET", message, self._get_hooked, rate, by_token=False),
            Route("PATCH", message, self._patch_hooked, rate, by_token=False),
            Route("DELETE", message, self._delete_hooked, rate, by_token=False),
        ]

    async def _callback(self, request: web.Request, body: Body) -> Json | None:
        of = request.match_info
        said = self._callbacks.answer(of["interaction"], of["token"], body.data, body.files, at=body.at)
        return said if request.query.get("with_response", "").lower() in ("1", "true") else None

    async def _post_hook(self, request: web.Request, body: Body) -> Json:
        return self._callbacks.follow_up(request.match_info["token"], body.data, body.files).to_json()

    async def _get_hooked(self, request: web.Request, body: Body) -> Json:
        return self._callbacks.message(request.match_info["token"], request.match_info["message"]).to_json()

    async def _patch_hooked(self, request: web.Request, body: Body) -> Json:
        of = request.match_info
        return self._callbacks.edit(of["token"], of["message"], body.data, body.files).to_json()

    async def _delete_hooked(self, request: web.Request, body: Body) -> None:
        self._callbacks.delete(request.match_info["token"], request.match_info["message"])
