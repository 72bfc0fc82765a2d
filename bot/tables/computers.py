"""Computer players at a table: who sets them on which seat, what they play, and whether there are hints."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.computer import Level
from bot.tables.events import ComputerLeft, ComputerSeated, Event, HintsSet, StandInSet
from bot.tables.playing import carried_out
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.requirements import require_host, require_lobby, require_open, require_playing
from bot.tables.table import Table, UserId
from engine.commands import PlayerCommand
from engine.ruleset import Seat

Events = tuple[Event, ...]


def seat_computers(table: Table, user: UserId, level: Level, *, seat: Seat | None = None) -> Events:
    """Let the host of a lobby set a computer on a seat, or on all open ones; on a computer's seat its level changes.

    Raises:
        TableProblem: NOT_SEATED, NOT_HOST, NO_SUCH_SEAT, SEAT_TAKEN, TABLE_FULL, ALREADY_STARTED, TABLE_CLOSED.
    """
    require_lobby(table)
    require_host(table, user)
    if seat is None:
        if table.is_full:
            raise TableProblem(TableRefusal.TABLE_FULL)
        return tuple(ComputerSeated(each, level) for each in table.open_seats)
    if not 0 <= seat < table.ruleset.seats:
        raise TableProblem(TableRefusal.NO_SUCH_SEAT, seat=seat)
    if table.seats[seat] is not None:
        raise TableProblem(TableRefusal.SEAT_TAKEN, seat=seat)
    present = table.computer_on(seat)
    return () if present is not None and present.level is level else (ComputerSeated(seat, level),)


def take_computer_off(table: Table, user: UserId, seat: Seat) -> Events:
    """Let the host of a lobby take a computer off its seat.

    Raises:
        TableProblem: NOT_SEATED, NOT_HOST, NO_SUCH_SEAT, NOBODY_THERE, ALREADY_STARTED, TABLE_CLOSED.
    """
    require_lobby(table)
    require_host(table, user)
    if not 0 <= seat < table.ruleset.seats:
        raise TableProblem(TableRefusal.NO_SUCH_SEAT, seat=seat)
    if table.computer_on(seat) is None:
        raise TableProblem(TableRefusal.NOBODY_THERE, seat=seat)
    return (ComputerLeft(seat),)


def set_stand_in(table: Table, user: UserId, level: Level | None) -> Events:
    """Let the host choose which computer plays for whoever leaves the match from now on; None is nobody.

    Raises:
        TableProblem: NOT_SEATED, NOT_HOST, TABLE_CLOSED.
    """
    require_open(table)
    require_host(table, user)
    return () if level is table.stand_in else (StandInSet(level, user),)


def set_hints(table: Table, user: UserId, *, allowed: bool) -> Events:
    """Let the host choose whether players can ask for hints.

    Raises:
        TableProblem: NOT_SEATED, NOT_HOST, TABLE_CLOSED.
    """
    require_open(table)
    require_host(table, user)
    return () if allowed is table.hints else (HintsSet(allowed, user),)


def play_computer(table: Table, seat: Seat, commands: Sequence[PlayerCommand]) -> Events:
    """Carry out a computer's commands in order, all of them or none.

    Raises:
        TableProblem: RESTING (no person plays), NOT_YOURS, NOT_STARTED, PARTNER_AWAY, TABLE_CLOSED.
        RuleViolation: The rules refuse one of the commands.
    """
    require_playing(table)
    if table.is_resting:
        raise TableProblem(TableRefusal.RESTING)
    if table.computer_on(seat) is None:
        raise TableProblem(TableRefusal.NOT_YOURS, seat=seat)
    return carried_out(table, seat, commands)
