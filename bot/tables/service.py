"""The tables as the shell uses them: load, decide, append, publish, one change of a table at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.tables import ending, lobby, playing
from bot.tables.cache import TableCache
from bot.tables.codec import commit_of, table_of
from bot.tables.events import Event
from bot.tables.fold import fold, new_table
from bot.tables.ids import new_table_id
from bot.tables.publisher import Publisher
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import CloseReason, Table, TableId, UserId
from engine.commands import PlayerCommand
from engine.refusals import RuleViolation
from engine.ruleset import Ruleset, Seat
from storage import DuplicateInteraction, RevisionConflict, Store

Decision = Callable[[Table], Sequence[Event]]

CACHED_TABLES: Final = 256

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a request.

    Attributes:
        table: The table as it is now.
        events: What happened, oldest first; empty where nothing had to.
        is_duplicate: The interaction had been carried out before, so that nothing was done this time.
    """

    table: Table
    events: tuple[Event, ...] = ()
    is_duplicate: bool = False


class TableService:
    """Carries out what users ask of tables.

    Every change is one transaction of the store together with its interaction id; it is real once it is stored, and
    then the publisher hears of it. Changes of one table wait for each other, those of different tables do not.

    Besides what each method names, all of them raise ``TableProblem`` (NO_SUCH_TABLE, SHUTTING_DOWN) and
    ``StorageError``; after any error the table is as it was before.
    """

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
        self._publisher = publisher
        self._cache = TableCache(cache_size)
        self._moves: set[asyncio.Task[Outcome]] = set()
        self._is_closing = False

    # what the shell asks

    async def get(self, table_id: TableId) -> Table:
        """Return a table as it is now."""
        table = self._cache.get(table_id)
        if table is not None:
            return table
        async with self._cache.lock(table_id):
            return await self._load(table_id)

    async def tables_in_channel(self, channel_id: int) -> tuple[Table, ...]:
        """Return the open tables of a channel in the order in which they were opened."""
        return tuple([await self.get(table_id) for table_id in await self._store.tables_in_channel(channel_id)])

    async def tables_of_user(self, user: UserId) -> tuple[Table, ...]:
        """Return the open tables at which a user sits in the order in which they were opened."""
        return tuple([await self.get(table_id) for table_id in await self._store.tables_of_user(user)])

    # what users do

    async def open_table(
        self,
        *,
        guild_id: int,
        channel_id: int,
        host: UserId,
        ruleset: Ruleset,
        seats: Sequence[UserId | None] = (),
        interaction: int | None = None,
    ) -> Outcome:
        """Open a table with its host on the first seat, or with users on seats as given, the host among them.

        Raises:
            TableProblem: NO_SUCH_SEAT, ALREADY_SEATED, NOT_SEATED: ``seats`` does not fit the ruleset or the host.
        """
        opened = lobby.Opening(guild_id=guild_id, channel_id=channel_id, ruleset=ruleset, host=host, seats=tuple(seats))
        return await self._in_hand(lambda: self._open(opened, interaction))

    async def sit(
        self, table_id: TableId, user: UserId, *, seat: Seat | None = None, interaction: int | None = None
    ) -> Outcome:
        """Seat a user on an open seat, before or during a match; in the lobby also move one who sits already.

        Without ``seat`` it is the seat that the user left in this round, or else the first open one.

        Raises:
            TableProblem: SEAT_TAKEN, TABLE_FULL, ALREADY_SEATED, KNOWS_ANOTHER_HAND, NO_SUCH_SEAT, TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: lobby.sit(table, user, seat=seat), interaction=interaction)

    async def leave(self, table_id: TableId, user: UserId, *, interaction: int | None = None) -> Outcome:
        """Take a user off the table: the next player becomes host, and the last to leave closes the table.

        In a match the cards stay on the open seat, and a question by or to the user is withdrawn.

        Raises:
            TableProblem: NOT_SEATED, TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: lobby.leave(table, user), interaction=interaction)

    async def start(self, table_id: TableId, user: UserId, *, interaction: int | None = None) -> Outcome:
        """Start the match and deal its first round.

        Raises:
            TableProblem: NOT_SEATED, NOT_HOST, NOT_FULL, ALREADY_STARTED, TABLE_CLOSED.
        """
        return await self._change(
            table_id, lambda table: playing.start(table, user, entropy=self._entropy), interaction=interaction
        )

    async def play(
        self,
        table_id: TableId,
        user: UserId,
        commands: Sequence[PlayerCommand],
        *,
        revision: int | None = None,
        interaction: int | None = None,
    ) -> Outcome:
        """Carry out a player's commands in order, all of them or none.

        ``revision`` is the one that the pressed button belongs to; None plays on whatever there is.

        Raises:
            TableProblem: STALE, NOT_SEATED, NOT_YOURS, NOT_STARTED, WAITING_FOR_SEAT, PARTNER_AWAY, TABLE_CLOSED.
            RuleViolation: The rules refuse one of the commands.
        """
        return await self._change(
            table_id,
            lambda table: playing.play(table, user, commands),
            revision=revision,
            interaction=interaction,
        )

    async def next_round(self, table_id: TableId, user: UserId, *, interaction: int | None = None) -> Outcome:
        """Deal the next round; any player may ask for it.

        Raises:
            TableProblem: NOT_SEATED, NOT_STARTED, ROUND_RUNNING, WAITING_FOR_SEAT, TABLE_CLOSED.
        """
        return await self._change(
            table_id, lambda table: playing.next_round(table, user, entropy=self._entropy), interaction=interaction
        )

    async def agree_to_end(self, table_id: TableId, user: UserId, *, interaction: int | None = None) -> Outcome:
        """Note that a player wants to end the match; it ends once one of each side does. A lobby ends at its host's word.

        An agreement lapses with the next deal.

        Raises:
            TableProblem: NOT_SEATED, NOT_HOST (in the lobby), ALREADY_AGREED, TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: ending.agree_to_end(table, user), interaction=interaction)

    async def withdraw_agreement(
        self, table_id: TableId, user: UserId, *, interaction: int | None = None
    ) -> Outcome:
        """Take a player's agreement to end back.

        Raises:
            TableProblem: NOT_AGREED, TABLE_CLOSED.
        """
        return await self._change(
            table_id, lambda table: ending.withdraw_agreement(table, user), interaction=interaction
        )

    async def end_by_moderator(self, table_id: TableId, *, interaction: int | None = None) -> Outcome:
        """End a table at once; that the user may is for the caller to check.

        Raises:
            TableProblem: TABLE_CLOSED.
        """
        return await self._change(
            table_id, lambda table: ending.close(table, CloseReason.MODERATOR), interaction=interaction
        )

    async def close_lost(self, table_id: TableId) -> Outcome:
        """Close a table whose channel is gone.

        Raises:
            TableProblem: TABLE_CLOSED.
        """
        return await self._change(table_id, lambda table: ending.close(table, CloseReason.LOST), interaction=None)

    async def rematch(self, table_id: TableId, user: UserId, *, interaction: int | None = None) -> Outcome:
        """Open a table with the same seats and rules as one that is over, and return the new one.

        Whoever presses first becomes its host; everybody who presses later gets the same table, without events.

        Raises:
            TableProblem: NOT_SEATED, NOT_OVER.
        """
        return await self._in_hand(lambda: self._open_rematch(table_id, user, interaction))

    async def close(self) -> None:
        """Refuse new requests and wait until those in hand are stored. Closing twice is harmless."""
        self._is_closing = True
        while self._moves:
            await asyncio.wait(set(self._moves))

    # how it is done

    async def _in_hand(self, move: Callable[[], Coroutine[Any, Any, Outcome]]) -> Outcome:
        """Carry a change through, even if whoever waits for it is cancelled."""
        if self._is_closing:
            raise TableProblem(TableRefusal.SHUTTING_DOWN)
        task = asyncio.create_task(move())
        self._moves.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Outcome]) -> None:
        self._moves.discard(task)
        if not task.cancelled():
            task.exception()  # has been looked at, should nobody wait for it any more

    async def _change(
        self, table_id: TableId, decide: Decision, *, interaction: int | None, revision: int | None = None
    ) -> Outcome:
        return await self._in_hand(lambda: self._carry_out(table_id, decide, revision, interaction))

    async def _carry_out(
        self, table_id: TableId, decide: Decision, revision: int | None, interaction: int | None
    ) -> Outcome:
        try:
            async with self._cache.lock(table_id):
                before = await self._load(table_id)
                try:
                    if revision is not None and revision != before.revision:
                        raise TableProblem(TableRefusal.STALE, revision=before.revision)
                    events = tuple(decide(before))
                except (TableProblem, RuleViolation):
                    await self._recognise(interaction)
                    raise
                if not events:
                    return Outcome(before)
                return await self._store_and_publish(before, events, interaction)
        except DuplicateInteraction as first:
            return Outcome(await self.get(first.table_id), is_duplicate=True)

    async def _open(self, opening: lobby.Opening, interaction: int | None) -> Outcome:
        while True:
            table_id = new_table_id(self._entropy)
            events = lobby.open_table(table_id, opening)
            try:
                async with self._cache.lock(table_id):
                    return await self._store_and_publish(None, events, interaction)
            except RevisionConflict:
                continue  # the id belongs to another table
            except DuplicateInteraction as first:
                return Outcome(await self.get(first.table_id), is_duplicate=True)

    async def _open_rematch(self, table_id: TableId, user: UserId, interaction: int | None) -> Outcome:
        # First the link, then the table: a crash in between leaves a link that the next press follows.
        fresh = await self._unused_id()
        linked = await self._carry_out(table_id, lambda old: ending.rematch(old, user, at=fresh), None, interaction)
        old = linked.table
        assert old.rematch is not None
        async with self._cache.lock(old.rematch):
            try:
                return Outcome(await self._load(old.rematch), is_duplicate=linked.is_duplicate)
            except TableProblem:
                events = lobby.open_rematch(old, old.rematch, host=user)
                return await self._store_and_publish(None, events, None)

    async def _unused_id(self) -> TableId:
        while True:
            table_id = new_table_id(self._entropy)
            if await self._store.load(table_id) is None:
                return table_id

    async def _recognise(self, interaction: int | None) -> None:
        """Raise DuplicateInteraction for a request that is refused only because it was carried out before."""
        if interaction is None:
            return
        first = await self._store.commit_of(interaction)
        if first is not None:
            raise DuplicateInteraction(interaction, table_id=first.table_id, revision=first.revision)

    async def _load(self, table_id: TableId) -> Table:
        """Return a table from memory or from the store; the caller holds its lock."""
        table = self._cache.get(table_id)
        if table is None:
            stored = await self._store.load(table_id)
            if stored is None:
                raise TableProblem(TableRefusal.NO_SUCH_TABLE, table=table_id)
            table = table_of(stored)
            self._cache.put(table)
        return table

    async def _store_and_publish(
        self, before: Table | None, events: tuple[Event, ...], interaction: int | None
    ) -> Outcome:
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
        try:
            self._publisher.table_changed(before, after, events)
        except Exception:
            _log.exception("The change to revision %d of table %s could not be shown", after.revision, after.id)
        return Outcome(after, events)
