"""What must hold before a table does something; each raises the ``TableProblem`` that says what does not."""

from __future__ import annotations

from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import Stage, Table, UserId
from engine.ruleset import Seat


def require_open(table: Table) -> None:
    """Require a lobby or a running match."""
    if not table.is_open:
        raise TableProblem(TableRefusal.TABLE_CLOSED)


def require_lobby(table: Table) -> None:
    """Require a table whose match has not begun."""
    require_open(table)
    if table.stage is not Stage.LOBBY:
        raise TableProblem(TableRefusal.ALREADY_STARTED)


def require_playing(table: Table) -> None:
    """Require a running match, or one between its rounds."""
    require_open(table)
    if table.stage is Stage.LOBBY:
        raise TableProblem(TableRefusal.NOT_STARTED)


def require_seat(table: Table, user: UserId) -> Seat:
    """Return the seat of a user who must have one."""
    seat = table.seat_of(user)
    if seat is None:
        raise TableProblem(TableRefusal.NOT_SEATED)
    return seat


def require_host(table: Table, user: UserId) -> None:
    """Require a user who sits and is the host."""
    require_seat(table, user)
    if user != table.host:
        raise TableProblem(TableRefusal.NOT_HOST, host=table.host or 0)
