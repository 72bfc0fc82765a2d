"""Who sits where: opening a table, sitting down and standing up, before a match and in it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.computer import Level
from bot.tables.events import (
    ClockSet,
    ComputerSeated,
    Event,
    GuidanceBegun,
    HintsSet,
    HostChanged,
    ReadyMarked,
    RulesChanged,
    SeatChanged,
    SeatsExchanged,
    SeatTaken,
    StandInSet,
    TableOpened,
)
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.requirements import require_host, require_lobby, require_open, require_seat
from bot.tables.table import Stage, Table, TableId, UserId, is_user
from bot.tables.vacating import left
from engine.ruleset import Ruleset, Seat

Events = tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Opening:
    """A table as it is asked for; ``seats`` may be shorter than the table. Without any the host sits first.

    ``pace`` is how many seconds a turn may take; 0 is no clock. ``computers`` play on all other seats, ``stand_in`` for
    whoever leaves the match; ``learner`` has each step explained.
    """

    guild_id: int
    channel_id: int
    ruleset: Ruleset
    host: UserId
    seats: tuple[UserId | None, ...] = ()
    pace: int = 0
    computers: Level | None = None
    stand_in: Level | None = None
    learner: UserId | None = None


def open_table(table_id: TableId, opening: Opening) -> Events:
    """Open a table and seat its first players.

    Raises:
        TableProblem: NO_SUCH_SEAT, ALREADY_SEATED, NOT_SEATED: the seats do not fit the ruleset or the host.
    """
    seats = opening.seats or (opening.host,)
    users = [user for user in seats if user is not None]
    if len(seats) > opening.ruleset.seats:
        raise TableProblem(TableRefusal.NO_SUCH_SEAT, seat=opening.ruleset.seats)
    if twice := [seat for seat, user in enumerate(seats) if user is not None and user in seats[:seat]]:
        raise TableProblem(TableRefusal.ALREADY_SEATED, seat=seats.index(seats[twice[0]]))
    if opening.host not in users:
        raise TableProblem(TableRefusal.NOT_SEATED)
    return (
        TableOpened(table_id, opening.guild_id, opening.channel_id, opening.ruleset),
        *_taken(seats),
        HostChanged(opening.host),
        *_paced(opening.pace),
        *_with_stand_in(opening.stand_in),
        *_with_computers(opening, seats),
        *(() if opening.learner is None else (GuidanceBegun(opening.learner),)),
    )


def open_rematch(old: Table, table_id: TableId, *, channel_id: int, host: UserId) -> Events:
    """Open a table with the rules and the players of another one."""
    return (
        TableOpened(table_id, old.guild_id, channel_id, old.ruleset),
        *_taken(tuple(user if is_user(user) else None for user in old.seats)),
        HostChanged(host),
        *_paced(old.clock.pace),
        *_with_stand_in(old.stand_in),
        *_same_computers(old),
    )


def sit(table: Table, user: UserId, *, seat: Seat | None = None) -> Events:
    """Seat a user on an open seat or in a computer's place, or move one who sits in the lobby.

    Without ``seat`` it is the seat that the user left in this round, or else the first open one, or else the first of a
    computer that makes room: any in the lobby, and stand-ins in a match. Nobody plays with two hands in one round.

    Raises:
        TableProblem: SEAT_TAKEN, TABLE_FULL, ALREADY_SEATED, KNOWS_ANOTHER_HAND, RESTING, NO_SUCH_SEAT, TABLE_CLOSED.
    """
    require_open(table)
    if table.is_resting and user not in table.former:
        raise TableProblem(TableRefusal.RESTING)
    if seat is not None and not 0 <= seat < table.ruleset.seats:
        raise TableProblem(TableRefusal.NO_SUCH_SEAT, seat=seat)
    own = table.seat_of(user)
    if own is not None and (seat in (None, own) or table.stage is not Stage.LOBBY):
        raise TableProblem(TableRefusal.ALREADY_SEATED, seat=own)
    known = _known_hand(table, user)
    target = _default_seat(table, known) if seat is None else seat
    if not table.may_be_taken(target):
        raise TableProblem(TableRefusal.SEAT_TAKEN, seat=target)
    if known is not None and known != target:
        raise TableProblem(TableRefusal.KNOWS_ANOTHER_HAND, seat=known)
    if own is not None:
        return (SeatsExchanged(own, target),) if table.is_taken(target) else (SeatChanged(user, own, target),)
    return (SeatTaken(user, target),) if table.host is not None else (SeatTaken(user, target), HostChanged(user))


def swap(table: Table, user: UserId, *, seat: Seat) -> Events:
    """Let a user of the lobby exchange places with whoever sits on a seat.

    Where there is nobody to exchange places with, it is what ``sit`` makes of it: the seat may have come free.

    Raises:
        TableProblem: as ``sit`` does; SEAT_TAKEN for a user who has no place to give.
    """
    own = table.seat_of(user)
    others = [Seat(other) for other in range(len(table.seats)) if table.is_taken(other) and other != own]
    if own is None or seat not in others or table.stage is not Stage.LOBBY:
        return sit(table, user, seat=seat)
    return (SeatsExchanged(own, seat),)


def change_rules(table: Table, user: UserId, ruleset: Ruleset) -> Events:
    """Let the host choose other rules; nothing happens where they are those of the table already.

    Raises:
        TableProblem: NOT_SEATED, NOT_HOST, TOO_MANY_PLAYERS, ALREADY_STARTED, TABLE_CLOSED.
    """
    require_lobby(table)
    require_host(table, user)
    if sum(sitter is not None for sitter in table.seats) > ruleset.seats:
        raise TableProblem(TableRefusal.TOO_MANY_PLAYERS, seats=ruleset.seats)
    return () if ruleset == table.ruleset else (RulesChanged(ruleset, user),)


def mark_ready(table: Table, user: UserId, *, seen: int) -> Events:
    """Mark that a user is ready to play by the rules as they were at the revision ``seen``.

    Raises:
        TableProblem: NOT_SEATED, STALE (other rules hold since), ALREADY_STARTED, TABLE_CLOSED.
    """
    require_lobby(table)
    require_seat(table, user)
    if seen < table.rules_revision:
        raise TableProblem(TableRefusal.STALE, revision=table.revision)
    return () if user in table.ready else (ReadyMarked(user),)


def leave(table: Table, user: UserId) -> Events:
    """Take a user off the table; the next player clockwise becomes host. The last one closes a lobby.

    In a match the cards stay, and a question by or to the user is withdrawn; without anybody it rests. Where each side
    that is left has agreed to end, it ends.

    Raises:
        TableProblem: NOT_SEATED, TABLE_CLOSED.
    """
    require_open(table)
    return left(table, user, require_seat(table, user))


def _paced(pace: int) -> Events:
    return (ClockSet(pace),) if pace else ()


def _with_stand_in(level: Level | None) -> Events:
    return () if level is None else (StandInSet(level),)


def _with_computers(opening: Opening, seats: tuple[UserId | None, ...]) -> Events:
    level, taken = opening.computers, {seat for seat, user in enumerate(seats) if user is not None}
    if level is None:
        return ()
    return tuple(ComputerSeated(Seat(seat), level) for seat in range(opening.ruleset.seats) if seat not in taken)


def _same_computers(old: Table) -> Events:
    """Return the computers of a table, without those that played for somebody who had left; no hints are none again."""
    seated = ((Seat(seat), computer) for seat, computer in enumerate(old.computers))
    seats = tuple(
        ComputerSeated(seat, computer.level)
        for seat, computer in seated
        if computer is not None and not computer.stands_in
    )
    return seats if old.hints or old.host is None else (*seats, HintsSet(old.hints, old.host))


def _taken(seats: tuple[UserId | None, ...]) -> Events:
    return tuple(SeatTaken(user, Seat(seat)) for seat, user in enumerate(seats) if user is not None)


def _default_seat(table: Table, known: Seat | None) -> Seat:
    seats = table.seats_to_take
    if not seats:
        raise TableProblem(TableRefusal.TABLE_FULL)
    return known if known is not None and known in seats else seats[0]


def _known_hand(table: Table, user: UserId) -> Seat | None:
    """Return the seat whose hidden hand a user has held in the running round."""
    if table.stage is not Stage.PLAYING or table.match.result is not None:
        return None
    return next((seat for holder, seat in table.held if holder == user), None)
