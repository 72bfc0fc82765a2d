"""When time changes a table by itself, and what happens then: reminders, missed turns, and tables that nobody uses."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from bot.tables.absence import ABSENT_AFTER
from bot.tables.clock import DAY, HOUR, MOST_MISSED, PACES
from bot.tables.events import (
    ClockSet,
    ClockStoodStill,
    ClosingAnnounced,
    Event,
    PlayerReminded,
    TableClosed,
    TurnMissed,
)
from bot.tables.fold import fold
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.requirements import require_host, require_open
from bot.tables.safe_move import play_safely
from bot.tables.table import CloseReason, RemovalReason, Stage, Table, UserId
from bot.tables.vacating import removed

Events = tuple[Event, ...]

LOBBY_LIFE: Final = 1.0 * DAY
"""Seconds without any act after which a lobby is closed."""
LOBBY_NOTICE: Final = 1.0 * HOUR
"""How many seconds before that it is announced."""
MATCH_LIFE: Final = 14.0 * DAY
"""Seconds without any act after which a match is closed; a slow clock gives more."""
MATCH_NOTICE: Final = 1.0 * DAY
_TURNS_WITHOUT_ACT: Final = 3


def due_at(table: Table) -> float | None:
    """Return when time changes a table next, in Unix seconds; None if it never does."""
    return min(_timers(table), default=None)


def closes_at(table: Table) -> float:
    """Return when a table is closed if nobody does anything, in Unix seconds; never without an announcement before."""
    life, notice = _life(table)
    return max(table.last_act + life, 0.0 if table.warned_at is None else table.warned_at + notice)


def is_turn_due(table: Table, *, now: float) -> bool:
    """Whether time does something now to the player for whom everybody waits."""
    turn = _turn_timer(table)
    return turn is not None and turn <= now and _expires_at(table) > now


def on_due(table: Table, *, now: float) -> Events:
    """Return what time does to a table now; nothing where it is not due, as when somebody was faster.

    One thing at a time: what is due after that comes with the next call.
    """
    if not table.is_open:
        return ()
    if _expires_at(table) <= now:
        reason = CloseReason.EXPIRED if table.stage is Stage.LOBBY else CloseReason.IDLE
        return (ClosingAnnounced(),) if table.warned_at is None else (TableClosed(reason),)
    turn = _turn_timer(table)
    if turn is None or turn > now:
        return ()
    if table.clock.pace and table.clock.deadline <= now:
        return _missed(table)
    return _reminded(table)


def gone(table: Table, user: UserId) -> Events:
    """Take a user off who is not in the server any more; nothing happens where they do not sit here."""
    seat = table.seat_of(user)
    return () if seat is None or not table.is_open else removed(table, user, seat, RemovalReason.GONE)


def stood_still(table: Table, *, since: float, until: float) -> Events:
    """Let a running clock stand still for the time in which the bot was away (Unix seconds)."""
    if table.waited_user is None or not table.clock.is_worth_stopping(since=since, until=until):
        return ()
    return (ClockStoodStill(math.ceil(until - max(since, table.clock.since))),)


def set_clock(table: Table, user: UserId, pace: int) -> Events:
    """Let the host choose how many seconds a turn may take, the running one from now on; 0 is no clock.

    Raises:
        TableProblem: NOT_SEATED, NOT_HOST, NO_SUCH_CLOCK, TABLE_CLOSED.
    """
    require_open(table)
    require_host(table, user)
    if pace not in PACES:
        raise TableProblem(TableRefusal.NO_SUCH_CLOCK)
    return () if pace == table.clock.pace else (ClockSet(pace, user),)


# how


def _timers(table: Table) -> Iterator[float]:
    if table.is_open:
        yield _expires_at(table)
        turn = _turn_timer(table)
        if turn is not None:
            yield turn


def _life(table: Table) -> tuple[float, float]:
    """Return after how many seconds without an act a table is closed, and how long before that is announced."""
    if table.stage is Stage.LOBBY:
        return LOBBY_LIFE, LOBBY_NOTICE
    return max(MATCH_LIFE, table.clock.pace * float(_TURNS_WITHOUT_ACT)), MATCH_NOTICE


def _expires_at(table: Table) -> float:
    return closes_at(table) - (_life(table)[1] if table.warned_at is None else 0.0)


def _turn_timer(table: Table) -> float | None:
    if table.waited_user is None:
        return None
    clock = table.clock
    if clock.pace:
        return clock.reminds_at if clock.reminded_at is None else clock.deadline
    # Nobody is called again here, but it is a moment to ask whether the player is still in the server.
    return clock.since + ABSENT_AFTER if clock.reminded_at is None else clock.reminded_at + DAY


def _reminded(table: Table) -> Events:
    seat, user = table.waited_seat, table.waited_user
    assert seat is not None
    assert user is not None
    return (PlayerReminded(user, seat),)


def _missed(table: Table) -> Events:
    """Play for a player whose time is up; after too many turns their seat comes free."""
    seat, user = table.waited_seat, table.waited_user
    assert seat is not None
    assert user is not None
    events: Events = (TurnMissed(user, seat), *play_safely(table.match))
    after = fold(table, events, at=table.clock.deadline)
    if after.is_open and after.clock.missed_by(seat) >= MOST_MISSED:
        events = (*events, *removed(after, user, seat, RemovalReason.MISSED))
    return events
