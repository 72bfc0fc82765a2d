"""How the clock of a table follows from its events, and what became of those who made it wait."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.tables import events as te
from bot.tables.clock import TurnClock
from bot.tables.table import RemovalReason, Table
from engine import events as ev

_BY_ITSELF: Final = (te.PlayerReminded, te.TurnMissed, te.ClockStoodStill, te.ClosingAnnounced)
_UNASKED: Final = (RemovalReason.GONE, RemovalReason.MISSED)
ClockEvent = te.ClockSet | te.PlayerReminded | te.TurnMissed | te.ClockStoodStill


def clocked(table: Table, event: ClockEvent, *, at: float) -> TurnClock:
    """Return the clock after an event of it, which happened at ``at`` (Unix seconds)."""
    clock = table.clock
    match event:
        case te.ClockSet():
            return replace(clock, pace=event.pace, missed=())  # nobody has missed anything of the new clock
        case te.PlayerReminded():
            return replace(clock, reminded_at=at)
        case te.TurnMissed():
            return replace(clock, missed=_missed(table, event.seat, clock.missed_by(event.seat) + 1))
        case te.ClockStoodStill():
            return replace(clock, since=clock.since + event.seconds, stood_still=clock.stood_still + event.seconds)


def without_missed(table: Table, seat: int) -> TurnClock:
    """Return the clock with nothing that the player on a seat has missed."""
    return replace(table.clock, missed=_missed(table, seat, 0)) if table.clock.missed_by(seat) else table.clock


def is_by_itself(events: Sequence[te.Event]) -> bool:
    """Whether a change was nobody's act: the time that passed has made it."""
    return any(
        isinstance(event, _BY_ITSELF) or (isinstance(event, te.PlayerRemoved) and event.reason in _UNASKED)
        for event in events
    )


def is_by_computer(before: Table, events: Sequence[te.Event]) -> bool:
    """Whether a change was a computer's move."""
    seat = before.waited_seat
    is_waited_for = seat is not None and before.computer_on(seat) is not None
    return is_waited_for and any(_is_move(event) for event in events)


def timed(before: Table, after: Table, events: Sequence[te.Event], *, at: float) -> Table:
    """Return a table after a whole change, with what the change means for its clock."""
    if not is_by_itself(events) and not is_by_computer(before, events):
        after = replace(_with_act(before, after, events), last_act=at, warned_at=None)
    clock = after.clock
    if after.turn_since != before.turn_since or after.match.mover != before.match.mover:
        clock = replace(clock, stood_still=0)
    if _wait(after) != _wait(before):
        clock = replace(clock, since=at, reminded_at=None)
    return replace(after, clock=clock)


def _with_act(before: Table, after: Table, events: Sequence[te.Event]) -> Table:
    """Return the table with a player who has played, and so is absent no more."""
    seat = before.waited_seat
    if seat is None or before.seats[seat] is None or not any(_is_move(event) for event in events):
        return after
    votes = frozenset(vote for vote in after.votes if vote[1] != seat)
    return replace(after, votes=votes, clock=without_missed(after, seat))


def _is_move(event: te.Event) -> bool:
    return not isinstance(event, te.TableEvent | ev.QuestionWithdrawn)


def _wait(table: Table) -> tuple[object, ...]:
    """Return what tells one wait from another."""
    return (table.waited_seat, table.waited_user, table.turn_since, table.clock.pace)


def _missed(table: Table, seat: int, count: int) -> tuple[int, ...]:
    missed = [table.clock.missed_by(each) for each in range(table.ruleset.seats)]
    missed[seat] = count
    return tuple(missed) if any(missed) else ()
