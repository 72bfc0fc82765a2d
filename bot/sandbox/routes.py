"""The requests of the bot that the sandbox knows: its own account, commands, channels and messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias

from aiohttp import web

from bot.sandbox.bodies import Body
from bot.sandbox.callbacks import Callbacks
from bot.sandbox.clock import Clock
from bot.sandbox.commands import CommandBook
from bot.sandbox.drafts import check_message
from bot.sandbox.emojis import EmojiBook
from bot.sandbox.errors import (
    ARCHIVED,
    FOREIGN_MESSAGE,
    MALFORMED,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    OLD_EDITS,
    UNKNOWN_APPLICATION,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    UNKNOWN_MESSAGE,
    ApiError,
)
from bot.sandbox.gateway import Gateway
from bot.sandbox.limits import Buckets
from bot.sandbox.messages import Message, MessageBook
from bot.sandbox.objects import channel_json, user_json
from bot.sandbox.permissions import ATTACH, MANAGE_MESSAGES, SEND, SEND_IN_THREADS, VIEW, permissions_of
from bot.sandbox.rules import Rate, Rules
from bot.sandbox.wire import Json
from bot.sandbox.world import Channel, World

Handler: TypeAlias = Callable[[web.Request, Body], Awaitable[Any]]
"""Carries out a request and returns the JSON of its answer; None is an answer without any."""


class Route(NamedTuple):
    """One kind of request.

    Attributes:
        rate: How often it may be made for the same channel, server or interaction.
        by_token: The bot proves itself with its own token, not with an interaction's.
    """

    method: str
    path: str
    handler: Handler
    rate: Rate | None
    by_token: bool = True


class Routes:
    """Carries out requests; handlers raise ``ApiError``."""

    def __init__(
        self,
        *,
        clock: Clock,
        rules: Rules,
        world: World,
        messages: MessageBook,
        commands: CommandBook,
        callbacks: Callbacks,
        emojis: EmojiBook,
        gateway: Gateway,
        buckets: Buckets,
    ) -> None:
        self._clock = clock
        self._rules = rules
        self._world = world
        self._messages = messages
        self._commands = commands
        self._callbacks = callbacks
        self._emojis = emojis
        self._gateway = gateway
        self._buckets = buckets

    def all(self) -> list[Route]:
        """Return every kind of request that is known."""
        rules, other = self._rules, self._rules.other
        commands = "/applications/{application}/commands"
        guild_commands = "/applications/{application}/guilds/{guild}/commands"
        emojis = "/applications/{application}/emojis"
        messages, message = "/channels/{channel}/messages", "/channels/{channel}/messages/{message}"
        hook, hooked = "/webhooks/{application}/{token}", "/webhooks/{application}/{token}/messages/{message}"
        return [
            Route("GET", "/users/@me", self._me, other),
            Route("GET", "/gateway/bot", self._gateway_bot, other),
            Route("GET", "/oauth2/applications/@me", self._application, other),
            Route("GET", "/applications/@me", self._application, other),
            Route("GET", commands, self._get_commands, other),
            Route("PUT", commands, self._put_commands, other),
            Route("GET", guild_commands, self._get_commands, other),
            Route("PUT", guild_commands, self._put_commands, other),
            Route("GET", emojis, self._get_emojis, other),
            Route("POST", emojis, self._post_emoji, None),
            Route("DELETE", emojis + "/{emoji}", self._delete_emoji, None),
            Route("GET", "/channels/{channel}", self._get_channel, other),
            Route("GET", messages, self._get_messages, other),
            Route("POST", messages, self._post_message, rules.sends),
            Route("GET", message, self._get_message, other),
            Route("PATCH", message, self._patch_message, rules.edits),
            Route("DELETE", message, self._delete_message, rules.deletions),
            Route("POST", "/interactions/{interaction}/{token}/callback", self._callback, None, by_token=False),
            Route("POST", hook, self._post_hook, rules.follow_ups, by_token=False),
            Route("GET", hooked, self._get_hooked, rules.follow_ups, by_token=False),
            Route("PATCH", hooked, self._patch_hooked, rules.follow_ups, by_token=False),
            Route("DELETE", hooked, self._delete_hooked, rules.follow_ups, by_token=False),
        ]

    def channel_of(self, token: str) -> str:
        """Return the channel that an interaction's messages stand in; nothing for an unknown one."""
        return self._callbacks.channel_of(token)

    # the bot itself

    async def _me(self, request: web.Request, body: Body) -> Json:
        return user_json(self._world.bot)

    async def _gateway_bot(self, request: web.Request, body: Body) -> Json:
        starts = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
        return {"url": self._gateway.address, "shards": 1, "session_start_limit": starts}

    async def _application(self, request: web.Request, body: Body) -> Json:
        bot = self._world.bot
        return {
            "id": bot.id,
            "name": bot.name,
            "icon": None,
            "description": "",
            "bot_public": False,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "owner": user_json(bot),
            "team": None,
            "flags": 0,
        }

    # commands and emojis

    async def _get_commands(self, request: web.Request, body: Body) -> list[Json]:
        return self._commands.registered(self._guild_id(request))

    async def _put_commands(self, request: web.Request, body: Body) -> list[Json]:
        if not isinstance(body.data, list):
            raise ApiError(MALFORMED)
        return self._commands.replace(body.data, self._guild_id(request))

    async def _get_emojis(self, request: web.Request, body: Body) -> Json:
        self._check_application(request)
        return {"items": self._emojis.all()}

    async def _post_emoji(self, request: web.Request, body: Body) -> Json:
        self._check_application(request)
        return self._emojis.add(body.data)

    async def _delete_emoji(self, request: web.Request, body: Body) -> None:
        self._check_application(request)
        self._emojis.delete(request.match_info["emoji"])

    # channels and messages

    async def _get_channel(self, request: web.Request, body: Body) -> Json:
        return channel_json(self._channel(request))

    async def _get_messages(self, request: web.Request, body: Body) -> list[Json]:
        seen = self._messages.visible_to(self._world.bot, self._channel(request))
        most = min(int(request.query.get("limit", "50")), 100)
        return [message.to_json() for message in reversed(seen)][:most]

    async def _get_message(self, request: web.Request, body: Body) -> Json:
        return self._message(request).to_json()

    async def _post_message(self, request: web.Request, body: Body) -> Json:
        channel, bot = self._channel(request), self._world.bot
        needed = SEND_IN_THREADS if channel.is_thread else SEND
        needed |= ATTACH if body.files else 0
        if permissions_of(bot, channel) & needed != needed:
            raise ApiError(MISSING_PERMISSIONS)
        check_message(body.data, is_new=True, files=[file.name for file in body.files])
        if body.data.get("enforce_nonce") and body.data.get("nonce") is not None:
            since = self._clock.now() - self._rules.nonce_life
            sent = self._messages.with_nonce(channel, bot, body.data["nonce"], since=since)
            if sent is not None:
                return sent.to_json()
        channel.is_archived = False
        return self._messages.send(channel, bot, body.data, files=body.files).to_json()

    async def _patch_message(self, request: web.Request, body: Body) -> Json:
        message = self._message(request)
        if message.author is not self._world.bot:
            raise ApiError(FOREIGN_MESSAGE)
        if message.channel.is_archived:
            raise ApiError(ARCHIVED)
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

    # interactions

    async def _callback(self, request: web.Request, body: Body) -> Json | None:
        of = request.match_info
        said = self._callbacks.answer(of["interaction"], of["token"], body.data, body.files)
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

    # how

    def _check_application(self, request: web.Request) -> None:
        if request.match_info["application"] != self._world.bot.id:
            raise ApiError(UNKNOWN_APPLICATION)

    def _guild_id(self, request: web.Request) -> str:
        self._check_application(request)
        guild = request.match_info.get("guild", "")
        if guild and guild not in self._world.guilds:
            raise ApiError(UNKNOWN_GUILD)
        return guild

    def _channel(self, request: web.Request) -> Channel:
        channel = self._world.channels.get(request.match_info["channel"])
        if channel is None:
            raise ApiError(UNKNOWN_CHANNEL)
        if not permissions_of(self._world.bot, channel) & VIEW:
            raise ApiError(MISSING_ACCESS)
        return channel

    def _message(self, request: web.Request) -> Message:
        """Return the message that a request is about; private ones are out of reach on this way."""
        message = self._messages.get(request.match_info["message"], channel=self._channel(request))
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
