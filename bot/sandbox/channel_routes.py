"""The requests about channels and their public messages."""

from __future__ import annotations

import re

from aiohttp import web

from bot.sandbox.bodies import Body
from bot.sandbox.clock import Clock
from bot.sandbox.drafts import check_message
from bot.sandbox.errors import (
    ARCHIVED,
    FOREIGN_MESSAGE,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    OLD_EDITS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    ApiError,
    Form,
)
from bot.sandbox.limits import Buckets
from bot.sandbox.message import Message
from bot.sandbox.messages import MessageBook
from bot.sandbox.objects import channel_json
from bot.sandbox.permissions import ATTACH, MANAGE_MESSAGES, SEND, SEND_IN_THREADS, VIEW, permissions_of
from bot.sandbox.routes import Route
from bot.sandbox.rules import Rules
from bot.sandbox.wire import Json
from bot.sandbox.world import Channel, World


def channel_seen(world: World, request: web.Request) -> Channel:
    """Return the channel that a request is about. Raises ``ApiError`` where there is none, or the bot sees none."""
    channel = world.channels.get(request.match_info["channel"])
    if channel is None:
        raise ApiError(UNKNOWN_CHANNEL)
    if not permissions_of(world.bot, channel) & VIEW:
        raise ApiError(MISSING_ACCESS)
    return channel


class ChannelRoutes:
    """Carries out these requests."""

    def __init__(self, clock: Clock, rules: Rules, world: World, messages: MessageBook, buckets: Buckets) -> None:
        self._clock = clock
        self._rules = rules
        self._world = world
        self._messages = messages
        self._buckets = buckets

    def all(self) -> list[Route]:
        """Return them."""
        rules = self._rules
        messages, message = "/channels/{channel}/messages", "/channels/{channel}/messages/{message}"
        return [
            Route("GET", "/channels/{channel}", self._get_channel, rules.other),
            Route("GET", messages, self._get_messages, rules.other),
            Route("POST", messages, self._post_message, rules.sends),
            Route("GET", message, self._get_message, rules.other),
            Route("PATCH", message, self._patch_message, rules.edits),
            Route("DELETE", message, self._delete_message, rules.deletions),
        ]

    async def _get_channel(self, request: web.Request, body: Body) -> Json:
        return channel_json(channel_seen(self._world, request))

    async def _get_messages(self, request: web.Request, body: Body) -> list[Json]:
        seen = self._messages.visible_to(self._world.bot, channel_seen(self._world, request))
        most = _limit(request.query.get("limit", "50"))
        return [message.to_json() for message in reversed(seen)][:most]

    async def _get_message(self, request: web.Request, body: Body) -> Json:
        return self._message(request).to_json()

    async def _post_message(self, request: web.Request, body: Body) -> Json:
        channel, bot = channel_seen(self._world, request), self._world.bot
        needed = SEND_IN_THREADS if channel.is_thread else SEND
        needed |= ATTACH if body.files else 0
        if permissions_of(bot, channel) & needed != needed:
            raise ApiError(MISSING_PERMISSIONS)
        if channel.is_archived and channel.is_locked:
            raise ApiError(ARCHIVED)
        check_message(body.data, is_new=True, files=[file.name for file in body.files])
        if body.data.get("enforce_nonce") and body.data.get("nonce") is not None:
            since = self._clock.now() - self._rules.nonce_life
            sent = self._messages.with_nonce(channel, bot, body.data["nonce"], since=since)
            if sent is not None:
                return sent.to_json()
        return self._messages.send(channel, bot, body.data, files=body.files).to_json()

    async def _patch_message(self, request: web.Request, body: Body) -> Json:
        message = self._message(request)
        if message.author is not self._world.bot:
            raise ApiError(FOREIGN_MESSAGE)
        if message.channel.is_archived:
            raise ApiError(ARCHIVED)
        if body.files and not permissions_of(self._world.bot, message.channel) & ATTACH:
            raise ApiError(MISSING_PERMISSIONS)
        names = [*(file.name for file in body.files), *(item["filename"] for item in message.attachments)]
        check_message(body.data, is_new=False, was_v2=message.is_v2, files=names)
        self._check_age(message)
        return self._messages.edit(message, body.data, files=body.files).to_json()

    async def _delete_message(self, request: web.Request, body: Body) -> None:
        message = self._message(request)
        is_own = message.author is self._world.bot
        if not is_own and not permissions_of(self._world.bot, message.channel) & MANAGE_MESSAGES:
            raise ApiError(MISSING_PERMISSIONS)
        if message.channel.is_archived:
            raise ApiError(ARCHIVED)
        self._messages.delete(message)

    # how

    def _message(self, request: web.Request) -> Message:
        """Return the message that a request is about; private ones are out of reach on this way."""
        message = self._messages.get(request.match_info["message"], channel=channel_seen(self._world, request))
        if message.reader is not None:
            raise ApiError(UNKNOWN_MESSAGE)
        return message

    def _check_age(self, message: Message) -> None:
        """Refuse another change of an old message where its channel has had its share."""
        if self._clock.now() - message.at <= self._rules.old_after:
            return
        allowance = self._buckets.take(("old", message.channel.id), self._rules.old_edits)
        if not allowance.is_allowed:
            raise ApiError(OLD_EDITS, retry_after=allowance.wait)


def _limit(text: str) -> int:
    """Return how many messages are asked for.

    Raises:
        ApiError: INVALID_FORM.
    """
    form = Form()
    number = int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else None
    if number is None:
        form.refuse("NUMBER_TYPE_COERCE", f'Value "{text}" is not int.', "limit")
    elif not 1 <= number <= 100:
        form.refuse("NUMBER_TYPE_RANGE", "int value should be between 1 and 100 inclusive.", "limit")
    form.finish()
    return number or 0
