"""Which table a command is about, where its user has not said so."""

from __future__ import annotations

from collections.abc import Callable

from bot.errors import BotError
from bot.shell import Asker, Shell
from bot.tables.table import Table, TableId
from bot.ui.notices import Notice


class NoChoice(BotError):
    """No table, or no single one, can be meant; ``values`` are those of the notice."""

    def __init__(self, notice: Notice, **values: str) -> None:
        super().__init__(notice)
        self.notice = notice
        self.values = values


async def choose_table(shell: Shell, asker: Asker, channel_id: int, named: str | None) -> Table:
    """Return the table that a user means: the one named, the one where the user sits, or the only one here.

    Raises:
        NoChoice: There is none here, or several.
        TableProblem: NO_SUCH_TABLE: the named one.
    """
    if named:
        return await shell.tables.get(table_id(named))
    here = await shell.tables.tables_in_channel(channel_id)
    return only(here, prefer=lambda table: table.seat_of(asker.user) is not None)


async def choose_to_join(shell: Shell, channel_id: int, named: str | None) -> Table:
    """Return the table that a user wants to join: the one named, or the only one here with a free seat.

    Raises:
        NoChoice: There is none here, or several.
        TableProblem: NO_SUCH_TABLE: the named one.
    """
    if named:
        return await shell.tables.get(table_id(named))
    here = await shell.tables.tables_in_channel(channel_id)
    return only(here, prefer=lambda table: not table.is_full)


def only(tables: tuple[Table, ...], *, prefer: Callable[[Table], bool]) -> Table:
    """Return the only table, or the only one that is preferred.

    Raises:
        NoChoice: There is no table, or no single one.
    """
    if not tables:
        raise NoChoice(Notice.NO_TABLE)
    preferred = [table for table in tables if prefer(table)] or list(tables)
    if len(preferred) > 1:
        raise NoChoice(Notice.SEVERAL_TABLES, tables=", ".join(table.id for table in preferred))
    return preferred[0]


def table_id(text: str) -> TableId:
    """Return a table's id as people may type it."""
    return TableId(text.strip().lower())
