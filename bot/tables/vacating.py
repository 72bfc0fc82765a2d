"""A seat comes free: its player leaves, or is taken off the table. What becomes of the table then."""

from __future__ import annotations

from bot.tables.events import ComputerSeated, Event, HostChanged, PlayerRemoved, SeatLeft, TableClosed
from bot.tables.fold import fold
from bot.tables.table import CloseReason, RemovalReason, Stage, Table, UserId
from engine.commands import WithdrawQuestion
from engine.play import apply
from engine.ruleset import Seat
from engine.state import Permission

Events = tuple[Event, ...]


def left(table: Table, user: UserId, seat: Seat) -> Events:
    """Return what follows when a user stands up."""
    return _vacated(table, user, seat, SeatLeft(user, seat))


def removed(table: Table, user: UserId, seat: Seat, reason: RemovalReason) -> Events:
    """Return what follows when a user is taken off the table."""
    return _vacated(table, user, seat, PlayerRemoved(user, seat, reason))


def filled(table: Table, seat: Seat) -> Events:
    """Return who takes a seat of a match that has just come free, without being asked: the table's stand-in.

    The one place that decides on stand-ins. Where there is none, the table waits until somebody takes the seat.
    """
    return () if table.stand_in is None else (ComputerSeated(seat, table.stand_in, stands_in=True),)


def _vacated(table: Table, user: UserId, seat: Seat, event: SeatLeft | PlayerRemoved) -> Events:
    """In a match the cards stay, and a question by or to the user is withdrawn.

    The next player clockwise becomes host. A lobby closes with its last player, a match rests. Where each side that is
    left has agreed to end, the match ends.
    """
    events: Events = (*_withdrawn_question(table, seat), event)
    others = [other for other in (*table.seats[seat + 1 :], *table.seats[:seat]) if other is not None]
    if not others:
        is_match = table.stage is Stage.PLAYING
        return (*events, *filled(table, seat)) if is_match else (*events, TableClosed(CloseReason.EMPTY))
    if user == table.host:
        events = (*events, HostChanged(others[0]))
    after = fold(table, events, at=table.turn_since)
    if after.agreed and not after.missing_agreements:
        return (*events, TableClosed(CloseReason.AGREED))
    return (*events, *filled(after, seat)) if table.stage is Stage.PLAYING else events


def _withdrawn_question(table: Table, seat: Seat) -> Events:
    match = table.match
    if match.turn.permission is not Permission.ASKED:
        return ()
    if seat not in (match.mover, match.partner):
        return ()
    return apply(match, WithdrawQuestion(match.mover))[1]
