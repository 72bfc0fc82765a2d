"""The timekeeper: one timer for whatever is due next, and clocks that stand still while nobody can play."""

import math
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.clock import DAY, HOUR
from bot.tables.publisher import Publishers
from bot.tables.service import TableService
from bot.tables.table import Table, UserId
from bot.timekeeper import BEAT, RETRY, Timekeeper
from engine.rulesets import CLASSIC
from storage import Commit, MemoryStore, WriteFailed
from tests.bot.tables.rig import ANN, CHANNEL, FOUR, GUILD, Entropy, mover_of
from tests.bot.timers import Timers, settle
from tests.error_log import ErrorLog

BEGINNING = 1_700_000_000.0


class Disk(MemoryStore):
    """A store that cannot write while it is full."""

    is_full = False

    async def append(self, commit: Commit) -> int:
        """Fail, or write."""
        if self.is_full:
            raise WriteFailed(Path("canasta.db"), reason="disk full")
        return await super().append(commit)


class Members:
    """Who is in the server: everybody who has not gone."""

    def __init__(self) -> None:
        self.gone: set[UserId] = set()
        self.asked = 0

    async def has(self, guild_id: int, user: UserId) -> bool:
        """Return whether somebody has not gone."""
        self.asked += 1
        return user not in self.gone


class World:
    """A timekeeper with everything around it, in the hands of a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, store: Disk | None = None) -> None:
        self.timers = Timers(monkeypatch)
        self.slept = 0.0
        self.store = store or Disk(clock=self.now)
        self.members = Members()
        self.out_of_reach: set[int] = set()
        self.barred: set[int] = set()
        self.keeper = self._keeper()

    def _keeper(self) -> Timekeeper:
        keeper = Timekeeper(
            self.store,
            clock=self.now,
            members=self.members,
            is_reachable=lambda guild_id: guild_id not in self.out_of_reach,
            is_barred=self.barred.__contains__,
        )
        self.tables = TableService(self.store, clock=self.now, entropy=Entropy(), publisher=Publishers(keeper))
        return keeper

    def now(self) -> float:
        """Return the present; it goes on while the machine sleeps, and timers do not."""
        return BEGINNING + self.timers.now + self.slept

    async def restart(self) -> None:
        """Let another timekeeper take over."""
        self.keeper = self._keeper()
        await self.keeper.start(self.tables)
        await settle()

    async def match(self, pace: int = HOUR, guild: int = GUILD) -> Table:
        """Start a match with a clock."""
        opened = await self.tables.open_table(guild_id=guild, channel_id=CHANNEL, host=ANN, ruleset=CLASSIC, seats=FOUR)
        await self.tables.set_clock(opened.table.id, ANN, pace)
        return (await self.tables.start(opened.table.id, ANN)).table


@pytest.fixture
async def world(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    world = World(monkeypatch)
    await world.keeper.start(world.tables)
    await settle()
    yield world
    await world.keeper.close()


async def test_there_is_one_timer_for_all_tables(world: World) -> None:
    for pace in (HOUR, 60, 900):
        await world.match(pace)
    assert len(world.timers.pending) == 1
    assert world.timers.pending[0] == pytest.approx(45, abs=0.1)


async def test_every_table_has_its_turn(world: World) -> None:
    fast, slow = await world.match(60), await world.match(HOUR)
    await world.timers.advance(61)
    assert (await world.tables.get(fast.id)).match.mover != fast.match.mover
    await world.timers.advance(HOUR)
    assert (await world.tables.get(slow.id)).match.mover != slow.match.mover
    assert len(world.timers.pending) == 1


async def test_it_notes_that_the_bot_is_there(world: World) -> None:
    await world.timers.advance(2 * BEAT + 1)
    assert await world.store.last_alive() == pytest.approx(world.now(), abs=BEAT)


async def test_what_the_disk_refuses_is_tried_again(world: World) -> None:
    table = await world.match()
    world.store.is_full = True
    await world.timers.advance(HOUR + 1)
    assert await world.tables.get(table.id) == table
    world.store.is_full = False
    await world.timers.advance(2 * RETRY)
    assert (await world.tables.get(table.id)).match.mover != table.match.mover


async def test_a_table_that_fails_does_not_hold_up_the_others(
    world: World, monkeypatch: pytest.MonkeyPatch, expect_errors: ErrorLog
) -> None:
    broken, fine = await world.match(), await world.match()
    original = world.tables.time_passed

    async def time_passed(table_id: str) -> object:
        if table_id == broken.id:
            raise ZeroDivisionError
        return await original(fine.id)

    monkeypatch.setattr(world.tables, "time_passed", time_passed)
    await world.timers.advance(HOUR + 1)
    assert (await world.tables.get(fine.id)).match.mover != fine.match.mover
    assert any(broken.id in message for message in expect_errors.messages)


async def test_a_machine_that_slept_gives_the_time_back(world: World) -> None:
    table = await world.match()
    await world.timers.advance(600)
    world.slept = 8.0 * HOUR
    await world.timers.advance(BEAT + 1)
    after = await world.tables.get(table.id)
    assert after.match == table.match
    assert after.clock.stood_still == pytest.approx(world.slept, abs=2 * BEAT)
    assert after.clock.deadline > world.now()


async def test_what_ran_out_in_the_night_begins_anew_in_the_morning(world: World) -> None:
    table = await world.match()
    await world.keeper.close()
    world.slept = 8.0 * HOUR
    await world.restart()
    after = await world.tables.get(table.id)
    assert after.clock.deadline == pytest.approx(table.clock.deadline + world.slept, abs=1)
    await world.timers.advance(HOUR + 2)
    assert (await world.tables.get(table.id)).match.mover != table.match.mover


async def test_after_a_crash_nobody_loses_time(world: World) -> None:
    table = await world.match()
    await world.timers.advance(BEAT + 1)
    world.slept = 3.0 * HOUR
    await world.restart()
    after = await world.tables.get(table.id)
    assert world.slept <= after.clock.stood_still <= world.slept + BEAT + 2


async def test_the_first_start_of_all_gives_nothing_back(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World(monkeypatch)
    table = await world.match()
    world.slept = 0.5 * HOUR
    await world.restart()
    assert await world.tables.get(table.id) == table
    await world.keeper.close()


async def test_nothing_is_due_while_the_connection_is_lost(world: World) -> None:
    table = await world.match()
    world.keeper.lost(0)
    await world.timers.advance(5 * HOUR)
    assert await world.tables.get(table.id) == table
    world.keeper.back(0)
    await settle()
    assert (await world.tables.get(table.id)).clock.stood_still == pytest.approx(5 * HOUR, abs=2)


@pytest.mark.parametrize("is_told", [True, False], ids=["told", "noticed"])
async def test_nothing_is_due_in_a_server_that_is_out_of_reach(world: World, is_told: bool) -> None:
    table, other = await world.match(), await world.match(guild=GUILD + 1)
    world.out_of_reach.add(GUILD)
    world.keeper.guild_lost(GUILD)
    await world.timers.advance(1.5 * HOUR)
    assert await world.tables.get(table.id) == table
    assert (await world.tables.get(other.id)).match.mover != other.match.mover

    world.out_of_reach.clear()
    if is_told:
        world.keeper.guild_back(GUILD)
        await settle()
    else:
        await world.timers.advance(BEAT + 1)

    after = await world.tables.get(table.id)
    assert after.clock.stood_still == pytest.approx(1.5 * HOUR, abs=BEAT + 2)
    assert (await world.tables.get(other.id)).clock.stood_still == 0
    await world.timers.advance(HOUR + 1)
    assert (await world.tables.get(table.id)).match.mover != table.match.mover


async def test_who_was_out_of_reach_before_the_start_gets_all_of_the_time(world: World) -> None:
    table = await world.match()
    await world.timers.advance(0.5 * HOUR)
    await world.keeper.close()
    world.out_of_reach.add(GUILD)
    await world.restart()
    await world.timers.advance(5 * HOUR)
    assert (await world.tables.get(table.id)).match == table.match

    world.out_of_reach.clear()
    await world.timers.advance(BEAT + 1)

    after = await world.tables.get(table.id)
    assert after.match == table.match
    assert after.clock.deadline == pytest.approx(world.now() + HOUR, abs=BEAT + 2)


async def test_nobody_misses_a_turn_in_a_channel_in_which_the_bot_may_not_write(world: World) -> None:
    table = await world.match()
    world.barred.add(CHANNEL)
    await world.timers.advance(5 * HOUR)
    assert (await world.tables.get(table.id)).match == table.match

    world.barred.clear()
    await world.timers.advance(BEAT + 1)

    after = await world.tables.get(table.id)
    assert after.match == table.match
    assert after.clock.deadline == pytest.approx(world.now() + HOUR, abs=BEAT + 2)
    await world.timers.advance(HOUR + BEAT)
    assert (await world.tables.get(table.id)).match.mover != table.match.mover


async def test_a_table_that_nobody_uses_is_closed_also_where_the_bot_may_not_write(world: World) -> None:
    table = await world.match()
    world.barred.add(CHANNEL)
    await world.timers.advance(15 * DAY)
    assert not (await world.tables.get(table.id)).is_open


async def test_who_is_gone_is_asked_for_only_where_they_are_waited_for(world: World) -> None:
    table = await world.match()
    assert world.members.asked == 0
    world.members.gone.add(mover_of(table))
    await world.timers.advance(0.75 * HOUR + 1)
    after = await world.tables.get(table.id)
    assert after.seats[table.match.mover] is None
    assert world.members.asked == 1


async def test_without_a_clock_it_is_asked_after_an_hour_and_then_once_a_day(world: World) -> None:
    table = await world.match(pace=0)
    await world.timers.advance(HOUR + 1)
    assert world.members.asked == 1
    await world.timers.advance(2 * DAY)
    assert world.members.asked == 3
    assert (await world.tables.get(table.id)).seats == FOUR
    world.members.gone.add(mover_of(table))
    await world.timers.advance(DAY)
    assert (await world.tables.get(table.id)).seats[table.match.mover] is None
    assert world.members.asked == 4


async def test_who_leaves_between_the_reminder_and_the_end_of_the_time_misses_no_turn(world: World) -> None:
    table = await world.match()
    await world.timers.advance(0.75 * HOUR + 1)
    world.members.gone.add(mover_of(table))
    await world.timers.advance(0.25 * HOUR)
    after = await world.tables.get(table.id)
    assert after.seats[table.match.mover] is None
    assert after.match == table.match
    assert after.clock.missed == ()


async def test_closed_it_wakes_no_more(world: World) -> None:
    await world.match()
    await world.keeper.close()
    assert world.timers.pending == []
    assert math.isclose(await world.store.last_alive() or 0, world.now())
