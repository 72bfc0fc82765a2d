"""The timekeeper: wakes for whatever table is due next, and lets clocks stand still while the bot is away.

All due times are in the store. There is one timer, for the earliest of them, and one task at most that works.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from contextvars import copy_context
from typing import Final, NamedTuple, Protocol

from bot.logs import about_table, without_values
from bot.tables.events import Event
from bot.tables.refusals import TableProblem
from bot.tables.service import TableService
from bot.tables.table import Table, TableId, UserId
from bot.tables.timers import due_at, is_turn_due
from storage import StorageError, Store

_log = logging.getLogger(__name__)

BEAT: Final = 300.0
"""Seconds after which the bot notes at the latest that it is still there."""
RETRY: Final = 30.0
"""Seconds after which is tried again what the database refused."""
ASLEEP: Final = 60.0
"""Seconds by which a timer may be late before the whole machine must have been asleep."""
_AFTER: Final = 0.01
_AT_ONCE: Final = 10
FOR_EVER: Final = float("inf")
_LONG_AGO: Final = 0.0
"""Since when a place is out of reach of which it is noticed too late: players there get all of their time anew."""


class Members(Protocol):
    """Who is in which server."""

    async def has(self, guild_id: int, user: UserId) -> bool:
        """Return whether a user is in a server; also where that cannot be found out."""
        ...


class _Absence(NamedTuple):
    """The bot was away between two moments (Unix seconds): in a server or channel, in a shard's servers, or in all."""

    since: float
    until: float
    shard: int | None = None
    place: int | None = None


class Timekeeper:
    """Lets time do to tables what it has to. It is a ``Publisher``: tables tell it when they are due."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float],
        members: Members,
        shard_of: Callable[[int], int] = lambda guild_id: 0,
        is_reachable: Callable[[int], bool] = lambda guild_id: True,
        is_barred: Callable[[int], bool] = lambda channel_id: False,
        beat: float = BEAT,
    ) -> None:
        """Keep time.

        Args:
            store: Knows what is due, and when the bot was there last.
            clock: The present in Unix seconds.
            members: Is asked whether a player who does not play is still there.
            shard_of: The connection that a server belongs to.
            is_reachable: Whether a server is there for the bot: it is in it, and Discord has no outage there.
            is_barred: Whether the bot lacks rights in a channel, so that nobody there sees whose turn it is.
            beat: Seconds after which it is noted at the latest that the bot is there.
        """
        self._store = store
        self._clock = clock
        self._members = members
        self._shard_of = shard_of
        self._is_reachable = is_reachable
        self._is_barred = is_barred
        self._beat = beat
        self._tables: TableService | None = None
        self._lost: dict[int, float] = {}
        self._places_lost: dict[int, float] = {}
        self._absences: deque[_Absence] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self._worker: asyncio.Task[None] | None = None
        self._wakes_at = FOR_EVER
        self._awake_at = 0.0
        self._is_running = False
        # Time belongs to nobody's press: what happens then is none of the press's context.
        self._context = copy_context()

    # tables

    def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
        """Take note of when a table is due."""
        due = due_at(after)
        self._awake_at = self._clock()
        if due is not None and due < self._wakes_at:
            self._wake_at(due)

    def table_loaded(self, table: Table) -> None:
        """Take note of nothing: the store knows when a table is due."""

    # the bot comes and goes

    async def start(self, tables: TableService) -> None:
        """Begin, once the bot is there; clocks have stood still since it was there last. Starting twice is harmless."""
        if self._is_running:
            return
        self._is_running, self._tables = True, tables
        self._context = copy_context()
        now = self._awake_at = self._clock()
        try:
            since = await self._store.last_alive()
        except StorageError as error:
            _log.warning("It is not known since when the clocks stand still: %s", type(error).__name__)
            since = None
        if since is not None:
            self._absences.append(_Absence(since, now))
        self._wake_at(now)

    def lost(self, shard: int) -> None:
        """Take note that the connection to the servers of a shard is lost: nothing is due there from now on."""
        self._lost.setdefault(shard, self._clock())

    def back(self, shard: int) -> None:
        """Take note that it is back; clocks have stood still in the meantime."""
        since = self._lost.pop(shard, None)
        if since is not None and self._is_running:
            self._absences.append(_Absence(since, self._clock(), shard=shard))
            self._wake_at(self._clock())

    def guild_lost(self, guild_id: int) -> None:
        """Take note that a server is out of reach: by an outage of Discord, or because the bot was taken out of it."""
        self._places_lost.setdefault(guild_id, self._clock())

    def guild_back(self, guild_id: int) -> None:
        """Take note that it is back; its clocks have stood still in the meantime."""
        self._place_back(guild_id)

    async def close(self) -> None:
        """Finish what is in hand, and note until when the bot was there."""
        was_running, self._is_running = self._is_running, False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._worker is not None:
            await asyncio.wait({self._worker})
        if was_running:
            await self._note_alive(min(self._lost.values(), default=self._clock()))

    # how

    def _wake_at(self, moment: float) -> None:
        """Work at a moment (Unix seconds), or now if that has passed; whoever works already goes on then."""
        self._wakes_at = min(self._wakes_at, moment)
        if not self._is_running or self._worker is not None:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        delay = self._wakes_at - self._clock()
        if delay <= 0:
            self._go()
        else:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(delay + _AFTER, self._go, context=self._context)

    def _go(self) -> None:
        self._timer = None
        now, expected = self._clock(), self._wakes_at
        if now - expected > ASLEEP:
            self._absences.append(_Absence(self._awake_at, now))
        self._awake_at = now
        self._worker = asyncio.get_running_loop().create_task(self._work(), context=self._context)

    async def _work(self) -> None:
        """Do what is due, and sleep until the next is."""
        now = self._clock()
        self._wakes_at = now + self._beat
        try:
            while self._absences:
                await self._stand_still(self._absences.popleft())
            if not self._lost:
                await self._note_alive(now)
            all_well = True
            for table_id in await self._store.due(before=now):
                with about_table(table_id):
                    all_well &= await self._one(table_id)
            upcoming = await self._store.next_due(after=now)
            if upcoming is not None:
                self._wakes_at = min(self._wakes_at, upcoming)
            if not all_well:
                self._wakes_at = min(self._wakes_at, now + RETRY)
        except StorageError as error:
            _log.warning("Timers have to wait: %s", type(error).__name__)
            self._wakes_at = min(self._wakes_at, now + RETRY)
        except Exception as error:
            _log.error("Timers have to wait", exc_info=without_values(error))
        finally:
            self._worker = None
            self._wake_at(self._wakes_at)

    async def _note_alive(self, at: float) -> None:
        try:
            await self._store.note_alive(at)
        except StorageError as error:
            _log.warning("It is not noted that the bot is there: %s", type(error).__name__)

    async def _one(self, table_id: TableId) -> bool:
        """Let happen what is due at a table; return False if it is worth trying again soon."""
        try:
            for _ in range(_AT_ONCE):
                if not self._is_running or not await self._step(table_id):
                    break
        except StorageError as error:
            _log.warning("Table %s: its timer has to wait: %s", table_id, type(error).__name__)
            return False
        except TableProblem as problem:
            _log.info("Table %s: its timer does nothing: %s", table_id, problem)
        except Exception as error:
            _log.error("Table %s: its timer fails", table_id, exc_info=without_values(error))
        return True

    async def _step(self, table_id: TableId) -> bool:
        """Let one thing happen at a table; return whether more may be due."""
        tables = self._serving
        table = await tables.peek(table_id)
        if table is None or self._shard_of(table.guild_id) in self._lost:
            return False
        is_due = is_turn_due(table, now=self._clock())
        lost = self._out_of_reach(table, is_turn_due=is_due)
        if lost is not None:
            self._places_lost.setdefault(lost, _LONG_AGO)
            return False
        back = self._places_lost.keys() & {table.guild_id, table.channel_id}
        if is_due and back:
            for place in back:
                self._place_back(place)
            return False
        user = table.waited_user
        if user is not None and is_due and not await self._members.has(table.guild_id, user):
            return bool((await tables.remove_gone(table_id, user)).events)
        return bool((await tables.time_passed(table_id)).events)

    def _out_of_reach(self, table: Table, *, is_turn_due: bool) -> int | None:
        """Return the server of a table or its channel, where that is out of reach and time may do nothing there now.

        In a channel without rights players can go on in their hands; and a table that nobody uses is closed there, too.
        """
        if not self._is_reachable(table.guild_id):
            return table.guild_id
        return table.channel_id if is_turn_due and self._is_barred(table.channel_id) else None

    def _place_back(self, place: int) -> None:
        since = self._places_lost.pop(place, None)
        if since is not None and self._is_running:
            self._absences.append(_Absence(since, self._clock(), place=place))
            self._wake_at(self._clock())

    async def _stand_still(self, absence: _Absence) -> None:
        """Let the clocks stand still for the time in which the bot was away."""
        stopped = 0
        for table_id in await self._store.due(before=FOR_EVER):
            table = await self._serving.peek(table_id)
            if table is None or not table.clock.is_worth_stopping(since=absence.since, until=absence.until):
                continue
            if absence.shard not in (None, self._shard_of(table.guild_id)):
                continue
            if absence.place not in (None, table.guild_id, table.channel_id):
                continue
            outcome = await self._serving.was_away(table_id, since=absence.since, until=absence.until)
            stopped += bool(outcome.events)
        if stopped:
            _log.info("%d clocks stood still", stopped)

    @property
    def _serving(self) -> TableService:
        assert self._tables is not None
        return self._tables
