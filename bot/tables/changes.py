"""One change of one table: load, decide, append, publish, under the table's lock."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from bot.logs import without_values
from bot.tables.cache import TableCache
from bot.tables.codec import EVENTS, commit_of, table_of
from bot.tables.events import Event
from bot.tables.fold import fold, new_table
from bot.tables.forgetting import without_user
from bot.tables.publisher import Publisher
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import Table, TableId, UserId
from engine.refusals import RuleViolation
from storage import DuplicateInteraction, EventRecord, RevisionConflict, Rewrite, Store, StoredCommit

Events = Sequence[Event]
Decision = Callable[[Table], Events]
"""Returns the events that a request leads to, none where nothing has to happen; raises if it is refused."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a request.

    Attributes:
        table: The table as it is now.
        events: What happened, oldest first; empty where nothing had to, or the interaction had been carried out before.
    """

    table: Table
    events: tuple[Event, ...] = ()


class Changes:
    """Carries out changes. A change is real once it is stored; only then do memory and publisher see it."""

    def __init__(self, store: Store, *, clock: Callable[[], float], publisher: Publisher, cache: TableCache) -> None:
        self._store = store
        self._clock = clock
        self._publisher = publisher
        self._cache = cache

    async def get(self, table_id: TableId) -> Table:
        """Return a table as it was stored last.

        Raises:
            TableProblem: NO_SUCH_TABLE.
        """
        table = self._cache.get(table_id)
        if table is not None:
            return table
        async with self._cache.lock(table_id):
            return await self._load(table_id)

    async def peek(self, table_id: TableId) -> Table | None:
        """Return a table as it was stored last without showing or keeping it; None if there is no such table."""
        table = self._cache.get(table_id)
        if table is not None:
            return table
        stored = await self._store.load(table_id)
        return None if stored is None else table_of(stored)

    async def change(
        self,
        table_id: TableId,
        decide: Decision,
        *,
        revision: int | None = None,
        interaction: int | None = None,
    ) -> Outcome:
        """Decide on a table as it is, and store what comes of it.

        Raises:
            TableProblem: NO_SUCH_TABLE; STALE where the table is not at ``revision``; what ``decide`` raises.
        """
        try:
            async with self._cache.lock(table_id):
                before = await self._load(table_id)
                try:
                    _require_revision(before, revision)
                    events = tuple(decide(before))
                except (TableProblem, RuleViolation) as refused:
                    await self._recognise(interaction)
                    if isinstance(refused, TableProblem):
                        refused.ruleset = before.ruleset
                    raise
                return await self._commit(before, events, interaction) if events else Outcome(before)
        except DuplicateInteraction as first:
            return Outcome(await self.get(first.table_id))

    async def create(self, table_id: TableId, events: Events, *, interaction: int | None = None) -> Outcome:
        """Store a new table.

        Raises:
            RevisionConflict: There is a table with this id.
        """
        try:
            async with self._cache.lock(table_id):
                return await self._commit(None, tuple(events), interaction)
        except DuplicateInteraction as first:
            return Outcome(await self.get(first.table_id))

    async def find_or_create(self, table_id: TableId, events: Events) -> Outcome:
        """Return the table with this id, or store it where there is none."""
        async with self._cache.lock(table_id):
            table = await self._find(table_id)
            return await self._commit(None, tuple(events), None) if table is None else Outcome(table)

    async def history(self, table_id: TableId) -> tuple[StoredCommit, ...]:
        """Return everything that has been stored of a table, oldest first."""
        return await self._store.history(table_id)

    async def take_out(self, table_id: TableId, user: UserId, stand_in: UserId) -> Table:
        """Write a table and its history anew, with a stand-in in a user's place; nothing else changes.

        Raises:
            TableProblem: NO_SUCH_TABLE.
        """
        async with self._cache.lock(table_id):
            table = without_user(await self._load(table_id), user, stand_in)
            log = tuple(
                tuple(_without_user(record, user, stand_in) for record in commit.events)
                for commit in await self._store.history(table_id)
            )
            written = commit_of(table, (), None)
            await self._store.rewrite(Rewrite(written.table, log, written.snapshot, user))
            self._cache.put(table)
            return table

    def drop(self, table_ids: Sequence[TableId]) -> None:
        """Keep nothing in memory of tables that the store has forgotten."""
        for table_id in table_ids:
            self._cache.drop(table_id)

    async def is_free(self, table_id: TableId) -> bool:
        """Return whether no table has this id."""
        return await self._store.load(table_id) is None

    async def _recognise(self, interaction: int | None) -> None:
        """Raise DuplicateInteraction for a request that is refused only because it was carried out before."""
        first = None if interaction is None else await self._store.find_interaction(interaction)
        if interaction is not None and first is not None:
            raise DuplicateInteraction(interaction, table_id=first.table_id, revision=first.revision)

    async def _load(self, table_id: TableId) -> Table:
        """Return a table that must exist; the caller holds its lock."""
        table = await self._find(table_id)
        if table is None:
            raise TableProblem(TableRefusal.NO_SUCH_TABLE, table=table_id)
        return table

    async def _find(self, table_id: TableId) -> Table | None:
        """Return a table from memory or from the store, or None; the caller holds its lock."""
        table = self._cache.get(table_id)
        if table is not None:
            return table
        stored = await self._store.load(table_id)
        if stored is None:
            return None
        table = table_of(stored)
        self._cache.put(table)
        with _unharmed(table):
            self._publisher.table_loaded(table)
        return table

    async def _commit(self, before: Table | None, events: tuple[Event, ...], interaction: int | None) -> Outcome:
        at = self._clock()
        after = new_table(events, at=at) if before is None else fold(before, events, at=at)
        try:
            await self._store.append(commit_of(after, events, interaction))
        except BaseException as error:
            self._cache.drop(after.id)
            if isinstance(error, RevisionConflict) and before is not None:
                raise TableProblem(TableRefusal.STALE, revision=error.actual) from error
            raise
        self._cache.put(after)
        with _unharmed(after):
            self._publisher.table_changed(before, after, events)
        return Outcome(after, events)


def _without_user(record: EventRecord, user: UserId, stand_in: UserId) -> EventRecord:
    event = EVENTS.decode(record)
    changed = without_user(event, user, stand_in)
    return record if changed == event else EVENTS.encode(changed)


@contextmanager
def _unharmed(table: Table) -> Iterator[None]:
    """Let nothing that goes wrong in showing a table come back to it."""
    try:
        yield
    except Exception as error:
        where = "Revision %d of table %s could not be published"
        _log.error(where, table.revision, table.id, exc_info=without_values(error))


def _require_revision(table: Table, revision: int | None) -> None:
    if revision is not None and revision != table.revision:
        raise TableProblem(TableRefusal.STALE, revision=table.revision)
