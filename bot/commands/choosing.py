"""Which table a command is about, where its user has not said so."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bot.commands.request import Request
from bot.errors import BotError
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import Table, TableId
from bot.ui.custom_id import NO_TABLE
from bot.ui.layout import MAX_OPTION
from bot.ui.notices import Notice

LONGEST_ID: Final = 32
_NO_LETTER: Final = re.compile(r"[^a-z0-9_-]")


class NoChoice(BotError):
    """No table, or no single one, can be meant; ``values`` are those of the notice."""

    def __init__(self, notice: Notice, **values: str) -> None:
        super().__init__(notice)
        self.notice = notice
        self.values = values


async def choose_table(request: Request, named: str | None) -> Table:
    """Return the table that a user means: the one named, the one where the user sits, or the only one here.

    Here is the channel, and where there is no table in it, its threads.

    Raises:
        NoChoice: There is none here, or several; the named one is in another channel, and the user does not sit there.
        TableProblem: NO_SUCH_TABLE: the named one.
    """
    if named:
        table = await _named(request, named)
        if table.seat_of(request.asker.user) is None:
            require_near(request, table)
        return table
    return only(await tables_near(request), prefer=lambda table: table.seat_of(request.asker.user) is not None)


async def choose_here(request: Request, named: str | None) -> Table:
    """Return the table that a user means, for what has to be seen by all its players.

    Raises:
        NoChoice: There is none here, or several; the named one is in another channel.
        TableProblem: NO_SUCH_TABLE: the named one.
    """
    table = await choose_table(request, named)
    require_here(request, table)
    return table


async def choose_to_join(request: Request, named: str | None) -> Table:
    """Return the table that a user wants to join: the one named, or the only one here with a seat to take.

    Raises:
        NoChoice: There is none here, or several; the named one is in another channel.
        TableProblem: NO_SUCH_TABLE: the named one.
    """
    if named:
        table = await _named(request, named)
        require_near(request, table)
        return table
    here = await tables_near(request)
    user = request.asker.user

    def may_join(table: Table) -> bool:
        is_for_user = not table.is_resting or user in table.former
        return is_for_user and bool(table.seats_to_take) and table.seat_of(user) is None

    return only(here, prefer=may_join)


async def choose_to_end(request: Request, named: str | None) -> Table:
    """Return the table that a user wants to end; one can be named that the user may end as a moderator.

    Raises:
        NoChoice: There is none here, or several; the named one is in another channel.
        TableProblem: NO_SUCH_TABLE: the named one.
    """
    if named:
        table = await _named(request, named)
        if is_moderator_of(request, table):
            return table
    return await choose_here(request, named)


def is_moderator_of(request: Request, table: Table) -> bool:
    """Whether a user may end a table at which they do not play: where they moderate, and that may be one channel."""
    asker = request.asker
    may_here = asker.may_manage and table.channel_id in {request.channel_id, *request.threads}
    return (asker.may_manage_all or may_here) and table.seat_of(asker.user) is None


def require_here(request: Request, table: Table) -> None:
    """Check that a table is in the channel where the command was typed.

    Raises:
        NoChoice: It is in another one.
    """
    if table.channel_id != request.channel_id:
        raise NoChoice(Notice.OTHER_CHANNEL, channel=str(table.channel_id))


async def tables_near(request: Request) -> tuple[Table, ...]:
    """Return the tables of the channel where a command was typed; where there are none, those of its threads."""
    here = await request.shell.tables.tables_in_channel(request.channel_id)
    if here:
        return here
    in_threads = [await request.shell.tables.tables_in_channel(thread) for thread in sorted(request.threads)]
    return tuple(table for tables in in_threads for table in tables)


def require_near(request: Request, table: Table) -> None:
    """Check that a table is in the channel where the command was typed, or in one of its threads.

    Raises:
        NoChoice: It is in another one.
    """
    if table.channel_id not in request.threads:
        require_here(request, table)


def only(tables: tuple[Table, ...], *, prefer: Callable[[Table], bool]) -> Table:
    """Return the only table, or the only one that is preferred.

    Raises:
        NoChoice: There is no table, or no single one.
    """
    if not tables:
        raise NoChoice(Notice.NO_TABLE)
    preferred = [table for table in tables if prefer(table)] or list(tables)
    if len(preferred) > 1:
        raise NoChoice(Notice.SEVERAL_TABLES, tables=", ".join(table.name for table in preferred))
    return preferred[0]


async def _named(request: Request, text: str) -> Table:
    """Return the table with a name; those of other servers are nobody's business here."""
    name = table_id(text)
    table = await request.shell.tables.get(name)
    if table.guild_id != request.guild_id:
        raise TableProblem(TableRefusal.NO_SUCH_TABLE, table=name)
    return table


def table_id(text: str) -> TableId:
    """Return a table's id as people may type it; what can be no part of one is left out, for it may be shown again."""
    return TableId(_NO_LETTER.sub("", text[:MAX_OPTION].lower())[:LONGEST_ID] or NO_TABLE)
