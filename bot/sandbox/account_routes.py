"""The requests about the bot itself: its account, its commands and its emojis; and about single members."""

from __future__ import annotations

from aiohttp import web

from bot.sandbox.bodies import Body
from bot.sandbox.commands import CommandBook
from bot.sandbox.emojis import EmojiBook
from bot.sandbox.errors import UNKNOWN_APPLICATION, UNKNOWN_GUILD, UNKNOWN_MEMBER, ApiError
from bot.sandbox.gateway import Gateway
from bot.sandbox.objects import member_json, user_json
from bot.sandbox.routes import Route
from bot.sandbox.rules import Rules
from bot.sandbox.wire import Json
from bot.sandbox.world import World


class AccountRoutes:
    """Carries out these requests."""

    def __init__(self, rules: Rules, world: World, commands: CommandBook, emojis: EmojiBook, gateway: Gateway) -> None:
        self._rules = rules
        self._world = world
        self._commands = commands
        self._emojis = emojis
        self._gateway = gateway

    def all(self) -> list[Route]:
        """Return them."""
        rate = self._rules.other
        commands = "/applications/{application}/commands"
        guild_commands = "/applications/{application}/guilds/{guild}/commands"
        emojis = "/applications/{application}/emojis"
        return [
            Route("GET", "/users/@me", self._me, rate),
            Route("GET", "/gateway/bot", self._gateway_bot, rate),
            Route("GET", "/oauth2/applications/@me", self._application, rate),
            Route("GET", "/applications/@me", self._application, rate),
            Route("GET", commands, self._get_commands, rate),
            Route("PUT", commands, self._put_commands, rate, takes=list),
            Route("GET", guild_commands, self._get_commands, rate),
            Route("PUT", guild_commands, self._put_commands, rate, takes=list),
            Route("GET", "/guilds/{guild}/members/{user}", self._get_member, rate),
            Route("GET", emojis, self._get_emojis, rate),
            Route("POST", emojis, self._post_emoji, None),
            Route("DELETE", emojis + "/{emoji}", self._delete_emoji, None),
        ]

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
        return self._commands.replace(body.data, self._guild_id(request))

    async def _get_member(self, request: web.Request, body: Body) -> Json:
        guild = self._world.guilds.get(request.match_info["guild"])
        if guild is None:
            raise ApiError(UNKNOWN_GUILD)
        user = request.match_info["user"]
        if user not in guild.members:
            raise ApiError(UNKNOWN_MEMBER)
        return member_json(guild, self._world.users[user])

    async def _get_emojis(self, request: web.Request, body: Body) -> Json:
        self._check_application(request)
        return {"items": self._emojis.all()}

    async def _post_emoji(self, request: web.Request, body: Body) -> Json:
        self._check_application(request)
        return self._emojis.add(body.data)

    async def _delete_emoji(self, request: web.Request, body: Body) -> None:
        self._check_application(request)
        self._emojis.delete(request.match_info["emoji"])

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
