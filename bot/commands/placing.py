"""Where a new table is put: into the channel where it is asked for, or a thread of its own; what is missing there."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.commands.request import Request
from bot.preferences.values import BoardStyle, TablePlace
from bot.publishing.threads import make_thread, put_away
from bot.tables.table import Table
from bot.ui.names import ruleset_name
from bot.ui.notices import Notice
from engine.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a table is to be.

    Attributes:
        thread: The thread that was made for it; None where it is in the channel.
        lacking: What the host is to be told once, because the server wants it otherwise.
    """

    channel_id: int
    thread: discord.Thread | None = None
    lacking: tuple[Notice, ...] = ()

    async def settle(self, table: Table | None) -> None:
        """Let go of a thread that a table is not in after all: it was refused, or the request came twice."""
        if self.thread is not None and (table is None or table.channel_id != self.thread.id):
            await put_away(self.thread)


async def spot_for(request: Request, ruleset: Ruleset) -> Spot:
    """Find the place for a new table, and make it where it has to be made."""
    settled = request.shell.preferences.of_server(request.guild_id)
    lacking: list[Notice] = []
    thread = None
    if settled.place is TablePlace.THREAD and request.text_channel is not None:
        may = request.asker.may_make_threads
        thread = await _thread(request, request.text_channel, ruleset) if may else None
        if thread is None:
            lacking.append(Notice.NO_THREAD if may else Notice.NO_THREAD_RIGHT)
    if settled.board is BoardStyle.PICTURE and not request.asker.may_attach:
        lacking.append(Notice.NO_FILES_RIGHT)
    told, user = request.shell.told, request.asker.user
    new = tuple(notice for notice in lacking if told.is_new((user, request.channel_id, notice)))
    return Spot(request.channel_id if thread is None else thread.id, thread, new)


async def _thread(request: Request, channel: discord.TextChannel, ruleset: Ruleset) -> discord.Thread | None:
    words = request.shell.words_of(request.guild_id)
    return await make_thread(channel, words("thread-name", host=request.name, game=ruleset_name(ruleset, words)))
