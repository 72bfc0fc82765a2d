"""The requests about threads: making one in a channel, and changing it."""

from __future__ import annotations

from typing import Any, Final

from aiohttp import web

from bot.sandbox.bodies import Body
from bot.sandbox.channel_routes import channel_seen
from bot.sandbox.errors import (
    ARCHIVED,
    MISSING_PERMISSIONS,
    WRONG_CHANNEL,
    ApiError,
    Form,
)
from bot.sandbox.messages import MessageBook
from bot.sandbox.objects import channel_json
from bot.sandbox.permissions import CREATE_THREADS, MANAGE_THREADS, permissions_of
from bot.sandbox.routes import Route
from bot.sandbox.rules import Rules
from bot.sandbox.wire import Json
from bot.sandbox.world import Change, ChannelKind, World

DURATIONS: Final = (60, 1440, 4320, 10_080)
_LONGEST_NAME: Final = 100
_OWNERS: Final = frozenset({"name", "archived", "auto_archive_duration"})
"""What who has made a thread can change without a right."""


class ThreadRoutes:
    """Carries out these requests."""

    def __init__(self, rules: Rules, world: World, messages: MessageBook) -> None:
        self._rules = rules
        self._world = world
        self._messages = messages

    def all(self) -> list[Route]:
        """Return them."""
        return [
            Route("POST", "/channels/{channel}/threads", self._post_thread, self._rules.threads),
            Route("PATCH", "/channels/{channel}", self._patch_thread, self._rules.other),
        ]

    async def _post_thread(self, request: web.Request, body: Body) -> Json:
        parent, bot = channel_seen(self._world, request), self._world.bot
        if parent.is_thread:
            raise ApiError(WRONG_CHANNEL)
        if not permissions_of(bot, parent) & CREATE_THREADS:
            raise ApiError(MISSING_PERMISSIONS)
        kind = body.data.get("type")
        form = Form()
        if kind != ChannelKind.PUBLIC_THREAD:
            form.refuse("BASE_TYPE_CHOICES", "Value must be one of {11}: the sandbox has no others.", "type")
        _check(form, body.data, least_name=1)
        form.finish()
        rests_after = body.data.get("auto_archive_duration") or DURATIONS[1]
        thread = self._world.add_thread(parent, body.data["name"], owner=bot.id, rests_after=rests_after)
        self._messages.announce_thread(thread, bot)
        return channel_json(thread)

    async def _patch_thread(self, request: web.Request, body: Body) -> Json:
        thread, bot = channel_seen(self._world, request), self._world.bot
        if not thread.is_thread:
            raise ApiError(WRONG_CHANNEL)
        may_all = permissions_of(bot, thread) & MANAGE_THREADS
        if not may_all and (thread.owner != bot.id or not body.data.keys() <= _OWNERS):
            raise ApiError(MISSING_PERMISSIONS)
        if thread.is_archived and body.data.get("archived") is not False:
            raise ApiError(ARCHIVED)
        form = Form()
        _check(form, body.data, least_name=0)
        form.finish()
        thread.name = body.data.get("name") or thread.name
        thread.rests_after = body.data.get("auto_archive_duration") or thread.rests_after
        thread.is_locked = bool(body.data.get("locked", thread.is_locked))
        thread.is_archived = bool(body.data.get("archived", thread.is_archived))
        self._world.changed(thread, Change.CHANGED)
        return channel_json(thread)


def _check(form: Form, data: dict[str, Any], *, least_name: int) -> None:
    form.length(data.get("name"), "name", least=least_name, most=_LONGEST_NAME)
    minutes = data.get("auto_archive_duration")
    if minutes is not None and minutes not in DURATIONS:
        form.refuse("BASE_TYPE_CHOICES", f"Value must be one of {set(DURATIONS)}.", "auto_archive_duration")
