"""How what is asked of tables is carried through: looked up, changed one after the other, and never left half done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Final

from bot.tables.cache import TableCache
from bot.tables.changes import Changes, Decision, Outcome
from bot.tables.forgetting import HandsKnown
from bot.tables.memories import RoundMemories
from bot.tables.publisher import Publisher
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.round_events import round_events
from bot.tables.table import Table, TableId, UserId
from engine.players.memory import Memory
from engine.ruleset import Seat
from engine.view import View, view_for
from storage import Store, StoredCommit

CACHED_TABLES: Final = 256


class TableDesk:
    """Keeps the tables of a store, and takes changes of them in hand until they are stored."""

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], float],
        entropy: Callable[[int], bytes],
        publisher: Publisher,
        cache_size: int = CACHED_TABLES,
    ) -> None:
        """Serve the tables of a store.

        Args:
            store: Where the tables are kept; closing it is the caller's job, after ``close()``.
            clock: The present in Unix seconds.
            entropy: Secret random bytes, such as ``secrets.token_bytes``.
            publisher: Who is told of changes.
            cache_size: How many tables are kept in memory at most.
        """
        self._store = store
        self._clock = clock
        self._entropy = entropy
        self._changes = Changes(store, clock=clock, publisher=publisher, cache=TableCache(cache_size))
        self._memories = RoundMemories(store)
        self._taken_out = HandsKnown()
        self._in_hand: set[asyncio.Task[Outcome]] = set()
        self._is_closing = False

    # looking

    async def get(self, table_id: TableId) -> Table:
        """Return a table as it is now."""
        return await self._changes.get(table_id)

    async def tables_in_channel(self, channel_id: int) -> tuple[Table, ...]:
        """Return the open tables of a channel in the order in which they were opened."""
        return await self._get_all(await self._store.tables_in_channel(channel_id))

    async def guided_in(self, channel_ids: Iterable[int], user: UserId) -> Table | None:
        """Return the table of some channels at which each step is explained to a user and the first round runs."""
        for channel_id in channel_ids:
            for table in await self.tables_in_channel(channel_id):
                if table.guides(table.seat_of(user)) and table.match.result is None:
                    return table
        return None

    async def tables_of_user(self, user: UserId) -> tuple[Table, ...]:
        """Return the open tables at which a user sits in the order in which they were opened."""
        return await self._get_all(await self._store.tables_of_user(user))

    async def remembered(self, table: Table, seat: Seat) -> Memory:
        """Return what a careful player on a seat remembers of the running round, as of the table's revision."""
        return await self._memories.of(table, seat)

    async def round_seen(self, table: Table, seat: Seat | None) -> View:
        """Return what a seat may know of the match, None being a spectator, with all that has happened in its round."""
        return view_for(table.match, seat, log=tuple(await round_events(self._store, table)))

    # what is kept of people

    async def tables_ever_of_user(self, user: UserId) -> tuple[TableId, ...]:
        """Return the tables at which a user sits or has ever sat, open or not."""
        return await self._store.tables_ever_of_user(user)

    async def history(self, table_id: TableId) -> tuple[StoredCommit, ...]:
        """Return everything that has been stored of a table, oldest first: hidden cards and seeds, too."""
        return await self._changes.history(table_id)

    async def take_out(self, table_id: TableId, user: UserId, stand_in: UserId) -> Table:
        """Put a stand-in in a user's place in all that is stored of a table at which the user does not sit any more.

        Raises:
            TableProblem: ALREADY_SEATED: the user does sit there.
        """
        before = await self._changes.get(table_id)
        seat = before.seat_of(user)
        if seat is not None and before.is_open:
            raise TableProblem(TableRefusal.ALREADY_SEATED, seat=seat)
        self._taken_out.note(before, user)
        return await self._changes.take_out(table_id, user, stand_in)

    def forgotten(self, table_ids: Sequence[TableId]) -> None:
        """Take note that the store has forgotten tables."""
        self._changes.drop(table_ids)

    # carrying through

    async def _get_all(self, table_ids: Sequence[TableId]) -> tuple[Table, ...]:
        return tuple([await self.get(table_id) for table_id in table_ids])

    async def _change(
        self, table_id: TableId, decide: Decision, interaction: int | None, *, revision: int | None = None
    ) -> Outcome:
        return await self._carry_through(
            lambda: self._changes.change(table_id, decide, revision=revision, interaction=interaction)
        )

    async def _carry_through(self, change: Callable[[], Coroutine[Any, Any, Outcome]]) -> Outcome:
        """Finish a change even if whoever waits for it is cancelled."""
        if self._is_closing:
            raise TableProblem(TableRefusal.SHUTTING_DOWN)
        task = asyncio.create_task(change())
        self._in_hand.add(task)
        task.add_done_callback(self._in_hand.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """Refuse new requests and wait until those in hand are stored. Closing twice is harmless."""
        self._is_closing = True
        while self._in_hand:
            await asyncio.wait(set(self._in_hand))
