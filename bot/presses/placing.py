"""Where a new table is put: into the channel where it is asked for, or a thread of its own; what is missing there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import discord

from bot.preferences.values import BoardStyle, TablePlace
from bot.publishing.threads import make_thread, put_away
from bot.shell import Asker, Shell
from bot.tables.table import Table
from bot.ui.notices import Notice


class Asked(Protocol):
    """A request for a table, typed or pressed: see ``Request`` and ``Pressed``."""

    @property
    def shell(self) -> Shell: ...
    @property
    def asker(self) -> Asker: ...
    @property
    def guild_id(self) -> int: ...
    @property
    def channel_id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def text_channel(self) -> discord.TextChannel | None: ...
    @property
    def threads(self) -> frozenset[int]: ...
    @property
    def missing(self) -> tuple[str, ...]: ...


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


async def spot_for(asked: Asked) -> Spot:
    """Find the place for a new table, and make it where it has to be made."""
    settled = asked.shell.preferences.of_server(asked.guild_id)
    lacking: list[Notice] = []
    thread = None
    if settled.place is TablePlace.THREAD and asked.text_channel is not None:
        may = asked.asker.may_make_threads
        thread = await _thread(asked, asked.text_channel) if may else None
        if thread is None:
            lacking.append(Notice.NO_THREAD if may else Notice.NO_THREAD_RIGHT)
    if settled.board is BoardStyle.PICTURE and not asked.asker.may_attach:
        lacking.append(Notice.NO_FILES_RIGHT)
    told, user = asked.shell.told, asked.asker.user
    new = tuple(notice for notice in lacking if told.is_new((user, asked.channel_id, notice)))
    return Spot(asked.channel_id if thread is None else thread.id, thread, new)


async def _thread(asked: Asked, channel: discord.TextChannel) -> discord.Thread | None:
    # Without the game: until the match begins the host may choose another one.
    words = asked.shell.words_of(asked.guild_id)
    return await make_thread(channel, words("thread-name", host=asked.name))
