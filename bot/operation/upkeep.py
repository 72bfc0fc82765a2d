"""What is forgotten when its time has come: games that are over, and servers that the bot was taken out of."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Final

from bot.logs import without_values
from bot.operation.metrics import FORGOTTEN
from bot.preferences.book import PreferenceBook
from bot.tables.service import TableService
from storage import StorageError, Store, TableId

_log = logging.getLogger(__name__)

A_DAY: Final = 86_400.0
EVERY: Final = 3_600.0
"""Seconds between two looks."""
AT_ONCE: Final = 10
"""Tables in one transaction, so that no move waits for long."""


@dataclass(frozen=True, slots=True)
class Keeping:
    """How many days things are kept.

    Attributes:
        games: Tables whose match is over, or that were closed, after their last change.
        servers: Everything of a server after the bot was taken out of it.
    """

    games: int = 90
    servers: int = 30


DEFAULT_KEEPING: Final = Keeping()


class Upkeep:
    """Forgets what has to be forgotten, once an hour."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        preferences: PreferenceBook,
        *,
        keeping: Keeping,
        clock: Callable[[], float],
        is_in: Callable[[int], bool],
    ) -> None:
        """Look after a store; ``is_in`` tells whether the bot is in a server, even one out of reach."""
        self._store = store
        self._tables = tables
        self._preferences = preferences
        self._keeping = keeping
        self._clock = clock
        self._is_in = is_in

    async def run(self, *, every: float = EVERY) -> None:
        """Forget for ever; cancel to end."""
        while True:
            await self.tidy()
            await asyncio.sleep(every)

    async def tidy(self) -> None:
        """Forget what is due. What goes wrong is logged, and due again the next time."""
        try:
            await self._games()
            await self._servers()
        except StorageError as error:
            _log.warning("Nothing more is forgotten now: %s", type(error).__name__)
        except Exception as error:
            _log.error("What should be forgotten is not", exc_info=without_values(error))

    async def left(self, guild_id: int) -> None:
        """Take note that the bot was taken out of a server."""
        await self._noted(self._store.guild_left(guild_id, at=self._clock()))

    async def came_back(self, guild_id: int) -> None:
        """Take note that the bot is in a server, whatever was noted before."""
        await self._noted(self._store.guild_stays(guild_id))

    async def compare(self, guilds: Collection[int]) -> None:
        """Take note of what happened while the bot was away: in which of the known servers it is not any more."""
        try:
            for guild_id in await self._store.known_guilds():
                if guild_id not in guilds:
                    await self._store.guild_left(guild_id, at=self._clock())
            for guild_id in await self._store.guilds_left(before=self._clock()):
                if guild_id in guilds:
                    await self._store.guild_stays(guild_id)
        except StorageError as error:
            _log.warning("The servers are not compared: %s", type(error).__name__)

    async def _noted(self, writing: Awaitable[None]) -> None:
        try:
            await writing
        except StorageError as error:
            _log.warning("A server that came or went is not noted: %s", type(error).__name__)

    async def _games(self) -> None:
        before = self._clock() - self._keeping.games * A_DAY
        while gone := await self._store.forget_ended(before=before, most=AT_ONCE):
            self._gone(gone)

    async def _servers(self) -> None:
        for guild_id in await self._store.guilds_left(before=self._clock() - self._keeping.servers * A_DAY):
            if self._is_in(guild_id):
                await self._store.guild_stays(guild_id)
                continue
            while gone := await self._store.forget_guild(guild_id, most=AT_ONCE):
                self._gone(gone)
            self._preferences.server_forgotten(guild_id)
            _log.info("Server %s is forgotten: the bot was taken out of it long ago", guild_id)

    def _gone(self, table_ids: tuple[TableId, ...]) -> None:
        self._tables.forgotten(table_ids)
        FORGOTTEN.inc(len(table_ids))
        _log.info("%d tables are forgotten, their time is up", len(table_ids))
