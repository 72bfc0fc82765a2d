"""Who makes a table wait, and what the others can do about it: vote, and take over as host."""

from __future__ import annotations

from typing import Final

from bot.tables.clock import HOUR, MINUTE
from bot.tables.events import Event, HostChanged, KeptOpen, RemovalVoted, RemovalVoteWithdrawn
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.requirements import require_host, require_open, require_seat
from bot.tables.table import RemovalReason, Stage, Table, UserId
from bot.tables.vacating import removed
from engine.ruleset import Seat

Events = tuple[Event, ...]

ABSENT_AFTER: Final = 1.0 * HOUR
"""Seconds after which a player for whom all wait counts as absent, at a table without a clock."""
HOST_ABSENT_AFTER: Final = 10.0 * MINUTE
"""Seconds without any act in a lobby after which another player can become its host."""


def is_absent(table: Table, seat: Seat, *, now: float) -> bool:
    """Whether the player on a seat of a match makes the others wait too long.

    With a clock it is who has missed a turn, and without one who has not played for an hour although it was their turn.
    """
    if table.stage is not Stage.PLAYING or table.seats[seat] is None:
        return False
    if table.clock.missed_by(seat):
        return True
    return not table.clock.pace and seat == table.waited_seat and now - table.clock.since >= ABSENT_AFTER


def is_host_absent(table: Table, *, now: float) -> bool:
    """Whether the host makes the others wait too long: absent in a match, or not starting it in the lobby."""
    if table.stage is Stage.LOBBY:
        return now - table.last_act >= HOST_ABSENT_AFTER
    seat = None if table.host is None else table.seat_of(table.host)
    return seat is not None and is_absent(table, seat, now=now)


def votes_needed(table: Table, seat: Seat) -> int:
    """Return how many votes open a seat: more than half of the other players who have not missed a turn themselves."""
    others = [
        other
        for other, user in enumerate(table.seats)
        if user is not None and other != seat and not table.clock.missed_by(other)
    ]
    return len(others) // 2 + 1


def voters(table: Table, seat: Seat) -> tuple[UserId, ...]:
    """Return who has voted to open a seat."""
    return tuple(sorted(user for user, against in table.votes if against == seat))


def remove(table: Table, user: UserId, seat: Seat, *, now: float) -> Events:
    """Vote to open the seat of an absent player; enough votes open it. In the lobby the host's word is enough.

    Raises:
        TableProblem: NOT_SEATED, NO_SUCH_SEAT, NOBODY_THERE, NOT_ABSENT, ALREADY_VOTED, NOT_HOST (in the lobby),
            TABLE_CLOSED.
    """
    require_open(table)
    own = require_seat(table, user)
    target = _sitter(table, seat)
    if table.stage is Stage.LOBBY:
        require_host(table, user)
        if seat == own:
            raise TableProblem(TableRefusal.NOT_ABSENT, seat=seat)
        return removed(table, target, seat, RemovalReason.HOST)
    if seat == own or not is_absent(table, seat, now=now):
        raise TableProblem(TableRefusal.NOT_ABSENT, seat=seat)
    if (user, seat) in table.votes:
        raise TableProblem(TableRefusal.ALREADY_VOTED, seat=seat)
    vote = RemovalVoted(user, seat)
    if len(voters(table, seat)) + 1 < votes_needed(table, seat):
        return (vote,)
    return (vote, *removed(table, target, seat, RemovalReason.VOTED))


def withdraw_vote(table: Table, user: UserId, seat: Seat) -> Events:
    """Take a vote to open the seat of an absent player back.

    Raises:
        TableProblem: NOT_SEATED, NO_SUCH_SEAT, NOBODY_THERE, NOT_VOTED, TABLE_CLOSED.
    """
    require_open(table)
    require_seat(table, user)
    _sitter(table, seat)
    if (user, seat) not in table.votes:
        raise TableProblem(TableRefusal.NOT_VOTED, seat=seat)
    return (RemovalVoteWithdrawn(user, seat),)


def hand_over(table: Table, user: UserId, seat: Seat, *, now: float) -> Events:
    """Let the host make another player host; where the host is absent, any player can become it.

    Raises:
        TableProblem: NOT_SEATED, NO_SUCH_SEAT, NOBODY_THERE, NOT_HOST, TABLE_CLOSED.
    """
    require_open(table)
    own = require_seat(table, user)
    heir = _sitter(table, seat)
    if seat != own or not is_host_absent(table, now=now):
        require_host(table, user)
    return () if heir == table.host else (HostChanged(heir),)


def keep_open(table: Table, user: UserId) -> Events:
    """Keep a table open that was about to be closed; nothing happens at another one.

    Raises:
        TableProblem: NOT_SEATED, TABLE_CLOSED.
    """
    require_open(table)
    require_seat(table, user)
    return () if table.warned_at is None else (KeptOpen(user),)


def _sitter(table: Table, seat: Seat) -> UserId:
    if not 0 <= seat < table.ruleset.seats:
        raise TableProblem(TableRefusal.NO_SUCH_SEAT, seat=seat)
    user = table.seats[seat]
    if user is None:
        raise TableProblem(TableRefusal.NOBODY_THERE, seat=seat)
    return user
