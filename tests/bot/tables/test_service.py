"""One change at a time, once, and real only when it is stored."""

import asyncio
import gc
import logging
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.tables.cache import TableCache
from bot.tables.events import Event
from bot.tables.ids import LENGTH, LETTERS, new_table_id
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.service import Outcome, TableService
from bot.tables.table import Stage, Table, TableId
from engine.commands import Draw
from engine.ruleset import Seat
from engine.rulesets import CLASSIC
from storage import Commit, MemoryStore, Store, WriteFailed
from tests.bot.tables.refused import refused
from tests.bot.tables.rig import ANN, BEN, CAT, CHANNEL, DAN, EVE, FOUR, GUILD, Clock, Entropy, Rig, mover_of
from tests.error_log import ErrorLog


class SlowStore(MemoryStore):
    """Waits before each append until a test lets it go on, and fails on request."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock=clock)
        self.gate = asyncio.Event()
        self.gate.set()
        self.reached = asyncio.Event()
        self.failure: Exception | None = None

    async def append(self, commit: Commit) -> int:
        self.reached.set()
        await self.gate.wait()
        if self.failure is not None:
            raise self.failure
        return await super().append(commit)


@pytest.fixture
def slow(clock: Clock) -> SlowStore:
    return SlowStore(clock)


@pytest.fixture
def held(slow: SlowStore, clock: Clock) -> Rig:
    return Rig.of(slow, clock)


async def history(store: Store, table: Table) -> list[int]:
    return [commit.revision for commit in await store.history(table.id)]


# the same thing twice


async def test_an_interaction_that_comes_again_changes_nothing(rig: Rig) -> None:
    table = await rig.match()
    mover = table.match.mover
    first = await rig.service.play(table.id, mover_of(table), [Draw(mover)], revision=table.revision, interaction=5)
    again = await rig.service.play(table.id, mover_of(table), [Draw(mover)], revision=table.revision, interaction=5)
    assert again == Outcome(first.table)
    assert await history(rig.store, table) == [1, 2, 3]


async def test_an_interaction_that_comes_again_after_a_restart_changes_nothing(rig: Rig) -> None:
    table = await rig.lobby(ANN)
    await rig.service.sit(table.id, BEN, interaction=5)
    left = await rig.service.leave(table.id, BEN, interaction=6)
    restarted = Rig.of(rig.store, rig.clock)
    again = await restarted.service.sit(table.id, BEN, interaction=5)
    assert again == Outcome(left.table)
    assert restarted.notes.changes == []


async def test_one_press_opens_one_table(rig: Rig) -> None:
    first, again = await asyncio.gather(
        *(
            rig.service.open_table(guild_id=GUILD, channel_id=CHANNEL, host=ANN, ruleset=CLASSIC, interaction=5)
            for _ in range(2)
        )
    )
    assert first.table == again.table
    assert (bool(first.events), bool(again.events)) == (True, False)
    assert await rig.service.tables_in_channel(CHANNEL) == (first.table,)


async def test_the_same_interaction_twice_at_once_is_one_move(rig: Rig) -> None:
    table = await rig.match()
    mover = table.match.mover
    outcomes = await asyncio.gather(
        *(rig.service.play(table.id, mover_of(table), [Draw(mover)], interaction=5) for _ in range(2))
    )
    assert [bool(outcome.events) for outcome in outcomes] == [True, False]
    assert outcomes[0].table == outcomes[1].table


async def test_a_refused_interaction_is_refused_again(rig: Rig) -> None:
    table = await rig.lobby(ANN)
    for _ in range(2):
        with refused(TableRefusal.NOT_SEATED):
            await rig.service.leave(table.id, BEN, interaction=5)


# two at once


async def test_two_join_clicks_at_once_take_one_seat(rig: Rig) -> None:
    table = await rig.lobby(ANN)
    results = await asyncio.gather(
        rig.service.sit(table.id, BEN, interaction=1),
        rig.service.sit(table.id, BEN, interaction=2),
        return_exceptions=True,
    )
    assert isinstance(results[0], Outcome)
    assert isinstance(results[1], TableProblem)
    assert results[1].code is TableRefusal.ALREADY_SEATED
    assert (await rig.service.get(table.id)).seats == (ANN, BEN, None, None)


async def test_two_users_want_the_same_seat(rig: Rig) -> None:
    table = await rig.lobby(ANN)
    results = await asyncio.gather(
        rig.service.sit(table.id, BEN, seat=Seat(2)),
        rig.service.sit(table.id, CAT, seat=Seat(2)),
        return_exceptions=True,
    )
    assert isinstance(results[1], TableProblem)
    assert results[1].code is TableRefusal.SEAT_TAKEN
    assert (await rig.service.get(table.id)).seats == (ANN, None, BEN, None)


async def test_two_double_presses_of_one_button_are_one_move(rig: Rig) -> None:
    table = await rig.match()
    mover = table.match.mover
    results = await asyncio.gather(
        *(
            rig.service.play(table.id, mover_of(table), [Draw(mover)], revision=table.revision, interaction=each)
            for each in (1, 2)
        ),
        return_exceptions=True,
    )
    assert isinstance(results[1], TableProblem)
    assert results[1].code is TableRefusal.STALE
    assert await history(rig.store, table) == [1, 2, 3]


async def test_many_at_once_leave_one_gapless_history(rig: Rig) -> None:
    table = await rig.lobby(ANN, None, None, None)
    users = (BEN, CAT, DAN, EVE)
    await asyncio.gather(*(rig.service.sit(table.id, user) for user in users), return_exceptions=True)
    full = await rig.service.get(table.id)
    assert full.is_full
    assert await history(rig.store, table) == [1, 2, 3, 4]
    assert [after.revision for _, after, _ in rig.notes.changes] == [1, 2, 3, 4]
    assert rig.notes.changes[-1][1] == full


async def test_two_press_rematch_at_once(rig: Rig) -> None:
    old = await rig.over()
    first, second = await asyncio.gather(
        rig.service.rematch(old.id, ANN, interaction=1), rig.service.rematch(old.id, BEN, interaction=2)
    )
    assert first.table == second.table
    assert await rig.service.tables_in_channel(CHANNEL) == (first.table,)


async def test_tables_do_not_wait_for_each_other(held: Rig, slow: SlowStore) -> None:
    table = await held.lobby(ANN)
    other = await held.lobby(BEN)
    slow.gate.clear()
    slow.reached.clear()
    waiting = asyncio.ensure_future(held.service.sit(table.id, CAT))
    await slow.reached.wait()
    assert (await held.service.get(other.id)) == other
    with refused(TableRefusal.NOT_SEATED):
        await held.service.leave(other.id, CAT)
    slow.gate.set()
    await waiting


# what can go wrong


async def test_a_cancelled_press_is_carried_through(held: Rig, slow: SlowStore) -> None:
    table = await held.lobby(ANN)
    slow.gate.clear()
    slow.reached.clear()
    press = asyncio.ensure_future(held.service.sit(table.id, BEN))
    await slow.reached.wait()
    press.cancel()
    with pytest.raises(asyncio.CancelledError):
        await press
    slow.gate.set()
    await held.service.close()
    assert held.notes.changes[-1][1].seats == (ANN, BEN, None, None)
    assert await history(slow, table) == [1, 2]


async def test_a_failed_write_leaves_the_table_as_it_was(held: Rig, slow: SlowStore) -> None:
    table = await held.match()
    published = len(held.notes.changes)
    slow.failure = WriteFailed(Path("canasta.db"), reason="disk full")
    for _ in range(2):
        with pytest.raises(WriteFailed):
            await held.service.play(table.id, mover_of(table), [Draw(table.match.mover)])
        assert await held.service.get(table.id) == table
    assert len(held.notes.changes) == published
    slow.failure = None
    outcome = await held.service.play(table.id, mover_of(table), [Draw(table.match.mover)])
    assert outcome.table.revision == table.revision + 1


async def test_a_change_behind_the_services_back_makes_a_press_stale(rig: Rig) -> None:
    table = await rig.lobby(ANN)
    await rig.service.get(table.id)
    other = Rig.of(rig.store, rig.clock)
    changed = await other.service.sit(table.id, BEN)
    with refused(TableRefusal.STALE, revision=2):
        await rig.service.sit(table.id, CAT)
    assert await rig.service.get(table.id) == changed.table
    outcome = await rig.service.sit(table.id, CAT)
    assert outcome.table.seats == (ANN, BEN, CAT, None)


async def test_a_publisher_that_fails_takes_no_move_back(rig: Rig, expect_errors: ErrorLog) -> None:
    class Broken:
        def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
            raise RuntimeError("no picture today")

        def table_loaded(self, table: Table) -> None:
            raise AssertionError(table.id)

    service = TableService(rig.store, clock=rig.clock, entropy=rig.entropy, publisher=Broken())
    opened = await service.open_table(guild_id=GUILD, channel_id=CHANNEL, host=ANN, ruleset=CLASSIC)
    assert await service.get(opened.table.id) == opened.table
    assert opened.table.id in expect_errors.messages[0]


async def test_nothing_secret_is_logged(rig: Rig, caplog: pytest.LogCaptureFixture, expect_errors: ErrorLog) -> None:
    class Broken:
        def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
            raise RuntimeError("no picture today")

        def table_loaded(self, table: Table) -> None:
            raise AssertionError(table.id)

    caplog.set_level(logging.DEBUG)
    service = TableService(rig.store, clock=rig.clock, entropy=rig.entropy, publisher=Broken())
    opened = await service.open_table(guild_id=GUILD, channel_id=CHANNEL, host=ANN, ruleset=CLASSIC, seats=FOUR)
    started = await service.start(opened.table.id, ANN)
    assert "Card" not in caplog.text
    assert started.table.match.seed.hex() not in caplog.text
    assert repr(started.table.match.hands[0]) not in caplog.text


async def test_closing_waits_for_what_is_in_hand_and_takes_nothing_new(held: Rig, slow: SlowStore) -> None:
    table = await held.lobby(ANN)
    slow.gate.clear()
    slow.reached.clear()
    press = asyncio.ensure_future(held.service.sit(table.id, BEN))
    await slow.reached.wait()
    closing = asyncio.ensure_future(held.service.close())
    await asyncio.sleep(0)
    with refused(TableRefusal.SHUTTING_DOWN):
        await held.service.sit(table.id, CAT)
    assert not closing.done()
    slow.gate.set()
    await closing
    assert (await press).table.seats == (ANN, BEN, None, None)
    await held.service.close()


# names and memory


async def test_a_taken_id_is_not_given_again(rig: Rig) -> None:
    first = await rig.lobby(ANN)
    twin = Rig.of(rig.store, rig.clock)  # the same entropy, so the same first name
    second = await twin.lobby(BEN)
    assert first.id != second.id
    assert (await twin.service.get(first.id)).host == ANN


def test_ids_are_short_and_unambiguous() -> None:
    entropy = Entropy()
    ids = [new_table_id(entropy) for _ in range(2000)]
    assert len(set(ids)) > 1990
    assert {len(table_id) for table_id in ids} == {LENGTH}
    assert set("".join(ids)) == set(LETTERS)
    assert not set("aeiou01ly:") & set(LETTERS)


def test_an_id_skips_bytes_that_would_favour_some_letters() -> None:
    assert new_table_id(lambda count: bytes([255, 0, 26, 27, 242])[:count]) == TableId("2z2z2")


async def test_untouched_tables_take_no_memory(memory: MemoryStore, clock: Clock) -> None:
    rig = Rig.of(memory, clock, cache_size=10)
    cache: TableCache = rig.service._changes._cache
    tables = [await rig.lobby(ANN, BEN) for _ in range(1000)]
    for table in tables:
        assert await rig.service.get(table.id) == table
    assert len(cache) == 10
    gc.collect()
    assert len(cache._locks) == 0
    assert (await rig.service.get(tables[0].id)).stage is Stage.LOBBY
