"""Threads of tables: each is made for one table, stays in sight while somebody may play there, and is never deleted.

Discord takes a thread out of sight once nobody has written in it for some time. Who has made a thread can say for how
long, without any right, so nobody here has to wake up for that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final
from unicodedata import bidirectional

import discord

from bot.logs import without_values
from bot.publishing.outlet import UNREACHABLE
from bot.tables.events import Event
from bot.tables.table import Table
from storage import StorageError, Store

_log = logging.getLogger(__name__)

LONGEST_NAME: Final = 100
_TURNS: Final = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
IN_USE: Final = 10_080
"""Minutes for which a thread stays in sight that has an open table: a week, which is the longest that there is."""
OUT_OF_USE: Final = 60
"""Minutes for one without any; there is time for a rematch."""


def clean_thread_name(name: str) -> str:
    """Return the name of a thread without what turns the direction of writing, or breaks the line, of what follows it.

    A person's name is in it. Discord reads no Markdown and no mentions in such names.
    """
    return " ".join("".join(letter for letter in name if bidirectional(letter) not in _TURNS).split())[:LONGEST_NAME]


async def make_thread(channel: discord.TextChannel, name: str) -> discord.Thread | None:
    """Make a thread for a table; None where Discord does not let us, or cannot be asked."""
    kind = discord.ChannelType.public_thread
    try:
        return await channel.create_thread(name=clean_thread_name(name), type=kind, auto_archive_duration=IN_USE)
    except discord.HTTPException as error:
        _log.warning("Channel %s: no thread, status %s, code %s", channel.id, error.status, error.code)
    except UNREACHABLE as error:
        _log.warning("Channel %s: no thread: %s", channel.id, type(error).__name__)
    return None


async def put_away(thread: discord.Thread) -> None:
    """Archive a thread in which no table was opened after all."""
    await _edit(thread, archived=True)


def channel_for_threads(channel: object) -> discord.TextChannel | None:
    """Return a channel if tables in it can have threads: in channels of news each message may go to other servers."""
    return channel if isinstance(channel, discord.TextChannel) and not channel.is_news() else None


def threads_in(channel: object) -> frozenset[int]:
    """Return the threads of a channel that everybody sees who sees the channel, as far as they are in use."""
    if not isinstance(channel, discord.TextChannel):
        return frozenset()
    return frozenset(each.id for each in channel.threads if each.type is discord.ChannelType.public_thread)


class ThreadKeeper:
    """Says of each thread of ours how long it stays in sight. It is a ``Publisher``: tables tell it when they end."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        """Look after the threads of a client; the store knows which tables are open."""
        self._client = client
        self._store = store
        self._errands: set[asyncio.Task[None]] = set()

    def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
        """Look at a table's thread where it has been opened or has ended."""
        if before is None or before.is_open != after.is_open:
            self.look(after.guild_id, after.channel_id)

    def table_loaded(self, table: Table) -> None:
        """Do nothing: what happened before a crash is seen when something happens again."""

    def look(self, guild_id: int, channel_id: int) -> None:
        """See to it that a thread of ours stays in sight as long as it should; no other channel is touched."""
        guild = self._client.get_guild(guild_id)
        thread = None if guild is None else guild.get_thread(channel_id)
        if thread is not None and self._client.user is not None and thread.owner_id == self._client.user.id:
            errand = asyncio.create_task(self._keep(thread))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)

    async def close(self) -> None:
        """Finish what is in hand."""
        while self._errands:
            await asyncio.wait(set(self._errands))

    async def _keep(self, thread: discord.Thread) -> None:
        try:
            minutes = IN_USE if await self._store.tables_in_channel(thread.id) else OUT_OF_USE
            if thread.auto_archive_duration != minutes and not thread.archived:
                await _edit(thread, auto_archive_duration=minutes)
        except StorageError as error:
            _log.warning("Thread %s stays in sight as it is: %s", thread.id, type(error).__name__)
        except Exception as error:
            _log.error("Thread %s stays in sight as it is", thread.id, exc_info=without_values(error))


async def _edit(thread: discord.Thread, **fields: Any) -> None:
    try:
        await thread.edit(**fields)
    except discord.HTTPException as error:
        _log.info("Thread %s is not changed: status %s, code %s", thread.id, error.status, error.code)
    except UNREACHABLE as error:
        _log.info("Thread %s is not changed: %s", thread.id, type(error).__name__)
