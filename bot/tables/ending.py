"""How tables end before their match has a winner, and how players go on at another one."""

from __future__ import annotations

from bot.tables.events import EndAgreed, EndAgreementWithdrawn, Event, RematchOpened, TableClosed
from bot.tables.fold import fold
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.requirements import require_host, require_open, require_seat
from bot.tables.table import CloseReason, Stage, Table, TableId, UserId

Events = tuple[Event, ...]


def agree_to_end(table: Table, user: UserId) -> Events:
    """Agree to end the match; it ends once a player of each side has agreed. A lobby ends at its host's word.

    Raises:
        TableProblem: NOT_SEATED, NOT_HOST (in the lobby), ALREADY_AGREED, TABLE_CLOSED.
    """
    require_open(table)
    require_seat(table, user)
    if table.stage is Stage.LOBBY:
        require_host(table, user)
        return (TableClosed(CloseReason.HOST),)
    if user in table.agreed:
        raise TableProblem(TableRefusal.ALREADY_AGREED)
    agreed = EndAgreed(user)
    if fold(table, (agreed,), at=table.turn_since).missing_agreements:
        return (agreed,)
    return (agreed, TableClosed(CloseReason.AGREED))


def withdraw_agreement(table: Table, user: UserId) -> Events:
    """Take an agreement to end back.

    Raises:
        TableProblem: NOT_AGREED, TABLE_CLOSED.
    """
    require_open(table)
    if user not in table.agreed:
        raise TableProblem(TableRefusal.NOT_AGREED)
    return (EndAgreementWithdrawn(user),)


def close(table: Table, reason: CloseReason) -> Events:
    """Close a table at once.

    Raises:
        TableProblem: TABLE_CLOSED.
    """
    require_open(table)
    return (TableClosed(reason),)


def rematch(table: Table, user: UserId, *, at: TableId) -> Events:
    """Link a table that is over to the one at which its players go on; nothing happens where there is a link already.

    Raises:
        TableProblem: NOT_SEATED, NOT_OVER.
    """
    require_seat(table, user)
    if table.is_open:
        raise TableProblem(TableRefusal.NOT_OVER)
    return () if table.rematch is not None else (RematchOpened(at, user),)
