"""The guard: asks for nothing where Discord has just refused it for want of rights, and tries again by itself.

Whoever goes on asking what is refused is shut out by Discord altogether: 10,000 refusals in ten minutes are enough.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from bot.publishing.outlet import Outlet, OutletError, Sent, Trouble
from bot.tables.table import UserId
from bot.ui.rendered import Rendered

_log = logging.getLogger(__name__)

T = TypeVar("T")

FIRST: Final = 15.0
"""Seconds before what was refused is tried again; after each refusal twice as long."""
LONGEST: Final = 600.0


class Way(StrEnum):
    """What may be refused by itself."""

    SEND = "sends"
    CHANGE = "changes"  # its own messages: where that is refused, the whole channel is out of sight


class _Gate(NamedTuple):
    channel_id: int
    way: Way


@dataclass(slots=True)
class _Shut:
    """What is refused; ``told`` are the users who know."""

    again_at: float
    rest: float
    told: set[UserId] = field(default_factory=set)


class Guard:
    """An outlet behind which nothing is asked for in vain."""

    def __init__(self, outlet: Outlet, clock: Callable[[], float]) -> None:
        """Guard an outlet; ``clock`` is the present in Unix seconds."""
        self._outlet = outlet
        self._clock = clock
        self._shut: dict[_Gate, _Shut] = {}

    async def send(self, channel_id: int, rendered: Rendered, *, nonce: str) -> Sent:
        """Send a new message."""
        sent = await self._try(channel_id, Way.SEND, lambda: self._outlet.send(channel_id, rendered, nonce=nonce))
        self._open(_Gate(channel_id, Way.CHANGE))
        return sent

    async def edit(self, channel_id: int, message_id: int, rendered: Rendered) -> None:
        """Change a message."""
        await self._try(channel_id, Way.CHANGE, lambda: self._outlet.edit(channel_id, message_id, rendered))

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        await self._try(channel_id, Way.CHANGE, lambda: self._outlet.delete(channel_id, message_id))

    def is_shut(self, channel_id: int) -> bool:
        """Whether something is refused in a channel at the moment."""
        return bool(self._found(channel_id))

    def rest(self, channel_id: int) -> float:
        """Return how many seconds it is until something that is refused there is worth trying; 0 if nothing is."""
        waits = [shut.again_at for shut in self._found(channel_id)]
        return max(0.0, min(waits) - self._clock()) if waits else 0.0

    def try_now(self, channel_id: int) -> None:
        """Take note that the rights are back, so that the next try may come at once."""
        for shut in self._found(channel_id):
            shut.again_at = self._clock()

    def is_news(self, channel_id: int, user: UserId) -> bool:
        """Whether something is refused there, and a user has not been told so before; they count as told then."""
        shut = self._found(channel_id)
        is_news = bool(shut) and all(user not in each.told for each in shut)
        for each in shut:
            each.told.add(user)
        return is_news

    # how

    def _found(self, channel_id: int) -> list[_Shut]:
        found = (self._shut.get(_Gate(channel_id, way)) for way in Way)
        return [shut for shut in found if shut is not None]

    async def _try(self, channel_id: int, way: Way, request: Callable[[], Awaitable[T]]) -> T:
        gate = _Gate(channel_id, way)
        shut = self._shut.get(gate)
        if shut is not None:
            if self._clock() < shut.again_at:
                raise OutletError(Trouble.NOT_ALLOWED, "it was refused a moment ago")
            shut.again_at = self._clock() + shut.rest  # whoever else comes meanwhile waits
        try:
            done = await request()
        except OutletError as error:
            if error.trouble is Trouble.NOT_ALLOWED:
                self._refused(gate, error.details)
            elif error.trouble is Trouble.CHANNEL_GONE:
                self._shut.pop(gate, None)
            raise
        self._open(gate)
        return done

    def _refused(self, gate: _Gate, details: str) -> None:
        shut = self._shut.get(gate)
        if shut is None:
            self._shut[gate] = _Shut(self._clock() + FIRST, FIRST)
            where = f"Channel {gate.channel_id}: Discord refuses what the bot {gate.way}"
            _log.warning("%s (%s); rights are missing. It is tried again by itself", where, details)
        else:
            shut.rest = min(2 * shut.rest, LONGEST)
            shut.again_at = self._clock() + shut.rest

    def _open(self, gate: _Gate) -> None:
        if self._shut.pop(gate, None) is not None:
            _log.info("Channel %s: Discord takes what the bot %s again", gate.channel_id, gate.way)
