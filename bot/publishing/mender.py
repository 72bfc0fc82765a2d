"""The mender: draws anew, at the start, the tables that a killed process may have left half shown.

What was stored and not drawn is not known; so all that has changed shortly before the bot was there last is drawn, and
that includes what has ended. Tables at which nothing has happened for longer were drawn long before.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot.logs import without_values
from bot.publishing.pictures import Pictures
from bot.tables.refusals import TableProblem
from bot.tables.service import TableService
from storage import StorageError, Store

_log = logging.getLogger(__name__)

REACH: Final = 3600.0
"""Seconds before the bot was there last, within which a change may not have been drawn: it may have been killed several
times, and Discord may have had no time for it."""
AT_ONCE: Final = 40
"""Tables that are drawn at the same time."""


class Mender:
    """Looks once, in the background, at the tables that were changed last; what comes of it is for ``Pictures``."""

    def __init__(self, store: Store, tables: TableService, pictures: Pictures, *, clock: Callable[[], float]) -> None:
        self._store = store
        self._tables = tables
        self._pictures = pictures
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin, before it is noted that the bot is there again. Starting twice is harmless."""
        if self._task is not None:
            return
        try:
            last = await self._store.last_alive()
        except StorageError as error:
            _log.warning("It is not known when the bot was there last: %s", type(error).__name__)
            last = None
        since = (self._clock() if last is None else last) - REACH
        self._task = asyncio.create_task(self._mend(since))

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _mend(self, since: float) -> None:
        try:
            changed = await self._store.changed_since(since)
            for table_id in changed:
                await self._pictures.calm(AT_ONCE)
                try:
                    table = await self._tables.get(table_id)  # an open table is drawn when it is looked at first
                    if not table.is_open:
                        self._pictures.draw(table)
                except TableProblem as problem:
                    _log.info("Table %s: not drawn anew: %s", table_id, problem)
        except StorageError as error:
            _log.warning("What was not drawn stays so until it is looked at: %s", type(error).__name__)
        except Exception as error:
            _log.error("What was not drawn stays so until it is looked at", exc_info=without_values(error))
        else:
            if changed:
                _log.info("%d tables are drawn anew", len(changed))
