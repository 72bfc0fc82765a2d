"""The gateway: the bot's connection, over which it hears what happens."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from enum import IntEnum
from http import HTTPStatus
from typing import Any, Final, NamedTuple

from aiohttp import WSMsgType, web

from bot.sandbox.objects import guild_json, user_json
from bot.sandbox.outbox import Outbox
from bot.sandbox.rules import Rules
from bot.sandbox.sessions import Session, compressor, ready_json
from bot.sandbox.wire import Id, Json, encoded
from bot.sandbox.world import World

_log = logging.getLogger(__name__)

_CLOSE_CODES: Final = 1000
"""The first of the codes that a WebSocket is closed with; what is below is HTTP's."""
_GOING_AWAY: Final = 1001
_FOR_GOOD: Final = (1000, _GOING_AWAY)
"""A bot that closes its connection with one of these ends its session, too."""
_UNKNOWN_OPCODE: Final = 4001
_UNREADABLE: Final = 4002
_NOT_IDENTIFIED: Final = 4003
_BAD_TOKEN: Final = 4004
_IDENTIFIED_TWICE: Final = 4005
_BAD_SHARD: Final = 4010


class Op(IntEnum):
    """What a frame is about."""

    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    VOICE = 4
    RESUME = 6
    RECONNECT = 7
    MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    ACK = 11


class _Identity(NamedTuple):
    token: str
    shard: tuple[int, int]
    intents: int


class _Resumption(NamedTuple):
    token: str
    session: str
    since: int


class Gateway:
    """Serves the bot's connections and keeps their sessions."""

    def __init__(self, world: World, rules: Rules, *, token: str) -> None:
        self._world = world
        self._rules = rules
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._lines: dict[Outbox, web.WebSocketResponse] = {}
        self.address = ""
        self.watchers: list[Callable[[bool], None]] = []
        self.online = asyncio.Event()
        """Set while the bot is connected on any shard."""
        self.withholds_acks = False
        """Whether heartbeats are not answered: the bot has to find out by itself that its connection is dead."""
        self.refused: dict[Op, list[int]] = {}
        """Close codes with which the next frames of a kind are answered instead; 0 for no answer at all."""
        self.turned_away: list[int] = []
        """HTTP statuses and close codes with which the next connections are turned away before the greeting."""
        self.resumed = 0
        """How often a session has gone on over a new connection."""

    def dispatch(self, name: str, data: Json, guild: Id) -> None:
        """Tell the bot what has happened in a server."""
        for session in self._sessions.values():
            if session.serves(guild):
                session.dispatch(name, data)

    async def drop(self, code: int = 4000) -> None:
        """Break every connection, as a bad network does; the sessions wait for the bot."""
        while self._lines:
            line, socket = self._lines.popitem()
            line.cut()
            await socket.close(code=code)

    def ask_to_reconnect(self) -> None:
        """Ask the bot to connect anew, as Discord does at times."""
        self._to_all(Op.RECONNECT, None)

    def end_sessions(self) -> None:
        """Tell the bot that its sessions are over, so that it has to identify itself anew."""
        self._sessions.clear()
        self._to_all(Op.INVALID_SESSION, False)

    async def close(self) -> None:
        """End every connection."""
        await self.drop(_GOING_AWAY)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve a connection until it ends."""
        encode = compressor(request.query.get("compress"))
        if encode is None or request.query.get("encoding", "json") != "json" or request.query.get("v") != "10":
            _log.error("The sandbox does not speak the gateway that is asked for: %s", request.query_string)
            return web.Response(status=HTTPStatus.NOT_IMPLEMENTED)
        code = self.turned_away.pop(0) if self.turned_away else 0
        if 0 < code < _CLOSE_CODES:
            return web.Response(status=code)
        socket = web.WebSocketResponse(max_msg_size=1 << 20, autoping=True)
        await socket.prepare(request)
        if code:
            await socket.close(code=code)
            return socket
        line = Outbox(socket, encode)
        self._lines[line] = socket
        line.put(_frame(Op.HELLO, {"heartbeat_interval": int(self._rules.heartbeat * 1000)}))
        session: Session | None = None
        try:
            async for message in socket:
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    session = self._hear(line, session, message.data)
        finally:
            line.cut()
            is_dropped = self._lines.pop(line, None) is None
            if session is not None and session.line is line:
                session.line = None
                if not is_dropped and socket.close_code in _FOR_GOOD:
                    self._sessions.pop(session.id, None)
            self._note_presence()
        return socket

    # how

    def _hear(self, line: Outbox, session: Session | None, text: str | bytes) -> Session | None:
        """Answer one frame; return the session that the connection belongs to."""
        try:
            op, data = _parsed(text)
        except (ValueError, RecursionError, KeyError, TypeError):
            line.close(_UNREADABLE)
            return session
        if refusals := self.refused.get(op):
            code = refusals.pop(0)
            if code:
                line.close(code)
            return session
        match op:
            case Op.HEARTBEAT:
                if not self.withholds_acks:
                    line.put(_frame(Op.ACK, None))
            case Op.IDENTIFY if session is not None:
                line.close(_IDENTIFIED_TWICE)
            case Op.IDENTIFY if isinstance(data, _Identity):
                return self._identify(line, data)
            case Op.RESUME if isinstance(data, _Resumption):
                return self._resume(line, data)
            case Op.PRESENCE | Op.VOICE:
                if session is None:
                    line.close(_NOT_IDENTIFIED)
            case _:
                _log.error("The sandbox does not know the gateway's opcode %s", op)
                line.close(_UNKNOWN_OPCODE)
        return session

    def _identify(self, line: Outbox, identity: _Identity) -> Session | None:
        if identity.token != self._token:
            line.close(_BAD_TOKEN)
            return None
        number, count = identity.shard
        if not 0 <= number < count:
            line.close(_BAD_SHARD)
            return None
        for old in [each for each in self._sessions.values() if each.shard == (number, count)]:
            del self._sessions[old.id]
        session = Session((number, count), identity.intents, line=line)
        self._sessions[session.id] = session
        guilds = [each for each in self._world.guilds.values() if session.serves(each.id)]
        bot = self._world.bot
        ids = [guild.id for guild in guilds]
        session.dispatch("READY", ready_json(session, user_json(bot), bot.id, ids, self.address))
        for guild in guilds:
            session.dispatch("GUILD_CREATE", guild_json(guild, self._world))
        self._note_presence()
        return session

    def _resume(self, line: Outbox, asked: _Resumption) -> Session | None:
        session = self._sessions.get(asked.session)
        if session is None or not session.can_replay(asked.since) or asked.token != self._token:
            line.put(_frame(Op.INVALID_SESSION, False))
            return None
        if session.line is not None:
            session.line.cut()
        session.replay(asked.since, line)
        self.resumed += 1
        self._note_presence()
        return session

    def _note_presence(self) -> None:
        is_online = any(session.line is not None for session in self._sessions.values())
        if is_online == self.online.is_set():
            return
        if is_online:
            self.online.set()
        else:
            self.online.clear()
        for watcher in self.watchers:
            watcher(is_online)

    def _to_all(self, op: Op, data: Any) -> None:
        for line in self._lines:
            line.put(_frame(op, data))


def _parsed(text: str | bytes) -> tuple[Op, _Identity | _Resumption | None]:
    """Return what a frame is about, and what it says where the sandbox cares for that.

    Raises:
        ValueError, KeyError, TypeError, RecursionError: It is malformed.
    """
    frame: Any = json.loads(text)
    if not isinstance(frame, dict):
        raise TypeError
    op, data = Op(frame["op"]), frame.get("d")
    if op not in (Op.IDENTIFY, Op.RESUME):
        return op, None
    if not isinstance(data, dict):
        raise TypeError
    if op is Op.IDENTIFY:
        number, count = data.get("shard") or (0, 1)
        return op, _Identity(str(data.get("token")), (_whole(number), _whole(count)), _whole(data["intents"]))
    return op, _Resumption(str(data.get("token")), str(data["session_id"]), _whole(data["seq"]))


def _whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _frame(op: Op, data: Any) -> bytes:
    return encoded({"op": int(op), "d": data, "s": None, "t": None})
