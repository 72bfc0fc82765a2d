"""The driver plays for computers, one command at a time, whatever becomes of their thoughts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.computers.driver import Driver, Thinkers, seed_of
from bot.tables.computer import Level
from bot.tables.publisher import Publishers
from bot.tables.service import TableService
from bot.tables.table import Table
from engine import events as ev
from engine.commands import Discard, Draw
from engine.players.memory import Memory
from engine.players.reasons import Choice, Why
from engine.ruleset import Ruleset
from engine.rulesets import CLASSIC, RULESETS
from engine.state import Permission, Phase
from engine.terms import AskPartner
from engine.view import View, view_for
from storage import MemoryStore
from tests.bot.computers.quick import Quick
from tests.bot.tables.rig import ANN, CAT, CHANNEL, FOUR, GUILD, Clock, Entropy, Notes, Rig
from tests.error_log import ErrorLog


@dataclass
class House:
    """A service whose computers are driven."""

    store: MemoryStore
    driver: Driver
    service: TableService
    notes: Notes
    quick: Thinkers

    async def alone(self, level: Level = Level.STANDARD, *, ruleset: Ruleset = CLASSIC) -> Table:
        """Start a match of Ann and computers, and let them play until it is Ann's turn."""
        opened = await self.service.open_table(
            guild_id=GUILD, channel_id=CHANNEL, host=ANN, ruleset=ruleset, computers=level
        )
        await self.service.start(opened.table.id, ANN)
        return await self.settled(opened.table)

    async def settled(self, table: Table) -> Table:
        """Return a table once no computer has anything to do."""
        await asyncio.wait_for(self.driver.settle(), 60)
        return await self.service.get(table.id)

    async def quick_turn(self, table: Table) -> Table:
        """Let Ann do as a standard player does until computers are to act, and then let them."""
        quick = Quick()
        while table.waited_user == ANN:
            seat = table.seat_of(ANN)
            assert seat is not None
            view, memory = view_for(table.match, seat), await self.service.remembered(table, seat)
            choice = await quick.choose("standard", view, memory, seed_of(table, view))
            table = (await self.service.play(table.id, ANN, [choice.command], revision=table.revision)).table
        return await self.settled(table)


@asynccontextmanager
async def house(
    thinkers: Thinkers | None = None, *, store: MemoryStore | None = None, is_started: bool = True, pause: float = 0.0
) -> AsyncIterator[House]:
    clock, notes = Clock(), Notes()
    store = store or MemoryStore(clock=clock)
    quick = thinkers or Quick()
    driver = Driver(store, quick, pause=pause)
    service = TableService(store, clock=clock, entropy=Entropy(3), publisher=Publishers(notes, driver))
    if is_started:
        await driver.start(service)
    yield House(store, driver, service, notes, quick)
    await driver.close()
    await service.close()


@pytest.mark.parametrize("level", Level)
async def test_computers_play_until_a_person_is_to_act(level: Level) -> None:
    async with house() as played:
        table = await played.alone(level)
        assert table.waited_user == ANN
        for _ in range(3):
            table = await played.quick_turn(table)
        assert table.waited_user == ANN or table.match.result is not None
        turns = [event for event in played.notes.events if isinstance(event, ev.Discarded | ev.Passed)]
        assert len(turns) >= 12


async def test_a_round_is_played_to_its_end_and_waits_for_a_person() -> None:
    async with house() as played:
        table = await played.alone()
        while table.match.result is None:
            table = await played.quick_turn(table)
        assert table.is_between_rounds
        assert table.computer_to_act is None


async def test_each_command_of_a_computer_is_one_change() -> None:
    async with house() as played:
        await played.quick_turn(await played.alone())
        by_computers = [
            events
            for before, _, events in played.notes.changes
            if before is not None and before.computer_to_act is not None
        ]
        assert by_computers
        for events in by_computers:
            assert sum(isinstance(event, ev.CardsDrawn | ev.Discarded) for event in events) <= 1


async def test_the_same_seeds_make_the_same_game() -> None:
    games = []
    for _ in range(2):
        async with house() as played:
            table = await played.alone(Level.BEGINNER)
            table = await played.quick_turn(table)
            games.append(table.match)
    assert games[0] == games[1]


@dataclass
class Attentive(Quick):
    """Notes what it is told of the table."""

    told: list[tuple[View, Memory]] = field(default_factory=list)

    async def choose(self, level: str, view: View, memory: Memory, seed: bytes) -> Choice:
        self.told.append((view, memory))
        return await Quick.choose(self, level, view, memory, seed)


async def test_a_computer_remembers_the_round_from_its_deal_also_after_a_restart() -> None:
    before, after = Attentive(), Attentive()
    async with house(before) as played:
        table = await played.alone()
        for _ in range(4):
            table = await played.quick_turn(table)
        assert table.match.result is None
        async with house(after, store=played.store) as again:
            table = await again.quick_turn(await again.settled(table))
            assert table.match.result is None
        for told in (before.told[-1], after.told[-1]):
            assert told[1].turns > 3 * CLASSIC.seats
        view, memory = after.told[-1]
        discards = [event for event in played.notes.events + again.notes.events if isinstance(event, ev.Discarded)]
        assert view.viewer is not None
        for seat, thrown in enumerate(memory.thrown):
            ranks = [event.card >> 2 for event in discards if event.seat == seat]
            assert list(thrown) == ranks[: len(thrown)]
            assert len(ranks) - len(thrown) <= 1


async def test_after_a_restart_computers_go_on() -> None:
    async with house(is_started=False) as stopped:
        opened = await stopped.service.open_table(
            guild_id=GUILD, channel_id=CHANNEL, host=ANN, ruleset=CLASSIC, computers=Level.STANDARD
        )
        table = (await stopped.service.start(opened.table.id, ANN)).table
        while table.computer_to_act is None:
            table = await stopped.quick_turn(table)
        async with house(store=stopped.store) as again:
            table = await again.settled(table)
            assert table.waited_user == ANN


@dataclass
class Wrong(Quick):
    """Chooses what the rules refuse, or fails, at some levels."""

    wrong: frozenset[str] = frozenset()
    failing: frozenset[str] = frozenset()
    levels: list[str] = field(default_factory=list)

    async def choose(self, level: str, view: View, memory: Memory, seed: bytes) -> Choice:
        self.levels.append(level)
        if level in self.failing:
            raise RuntimeError("a fault of a player")
        if level in self.wrong:
            assert view.viewer is not None
            refused = Discard(view.viewer, (view.hand or ())[0]) if view.turn.phase is Phase.DRAW else Draw(view.viewer)
            return Choice(refused, Why.BY_CHANCE)
        return await Quick.choose(self, level, view, memory, seed)


@pytest.mark.parametrize("fault", ["wrong", "failing"])
async def test_a_refused_command_falls_back_to_the_standard_player(fault: str, expect_errors: ErrorLog) -> None:
    wrong = Wrong(**{fault: frozenset({"expert"})})  # type: ignore[arg-type]
    async with house(wrong) as played:
        table = await played.alone(Level.EXPERT)
        table = await played.quick_turn(table)
        assert table.waited_user == ANN
    assert {"expert", "standard"} <= set(wrong.levels)
    assert any("was refused" in said or "fails" in said for said in expect_errors.messages)


@pytest.mark.usefixtures("expect_errors")
@pytest.mark.parametrize("fault", ["wrong", "failing"])
async def test_the_last_resort_is_the_safe_move(fault: str) -> None:
    wrong = Wrong(**{fault: frozenset({"expert", "standard"})})  # type: ignore[arg-type]
    async with house(wrong) as played:
        table = await played.alone(Level.EXPERT)
        for _ in range(2):
            table = await played.quick_turn(table)
        assert table.waited_user == ANN


@pytest.mark.usefixtures("expect_errors")
async def test_a_log_says_nothing_of_hands(caplog: pytest.LogCaptureFixture) -> None:
    wrong = Wrong(failing=frozenset({"expert"}))
    async with house(wrong) as played:
        table = await played.quick_turn(await played.alone(Level.EXPERT))
    assert caplog.records
    assert "Card" not in caplog.text
    assert table.match.seed.hex() not in caplog.text


async def test_all_people_gone_the_computers_stop() -> None:
    async with house() as played:
        table = await played.alone()
        moved = (await played.service.play(table.id, ANN, [Draw(table.match.mover)])).table
        await played.service.leave(table.id, ANN)
        rested = await played.settled(moved)
        assert rested.is_resting
        assert rested.match == moved.match
        back = (await played.service.sit(table.id, ANN)).table
        assert back.waited_user == ANN


async def test_a_stand_in_plays_at_once_and_stops_when_its_seat_is_taken() -> None:
    async with house() as played:
        opened = await played.service.open_table(
            guild_id=GUILD, channel_id=CHANNEL, host=ANN, ruleset=CLASSIC, seats=FOUR, stand_in=Level.EXPERT
        )
        table = (await played.service.start(opened.table.id, ANN)).table
        mover, user = table.match.mover, table.waited_user
        assert user is not None
        await played.service.leave(table.id, user)
        after = await played.settled(table)
        assert after.match.mover == table.ruleset.next_seat(mover, 1)
        back = (await played.service.sit(table.id, user)).table
        assert back.seats == FOUR
        assert (await played.settled(back)).revision == back.revision


async def test_a_pause_comes_before_a_turn_and_outside_the_lock() -> None:
    async with house(pause=30.0) as played:
        opened = await played.service.open_table(
            guild_id=GUILD,
            channel_id=CHANNEL,
            host=ANN,
            ruleset=CLASSIC,
            seats=(ANN, None, CAT),
            computers=Level.STANDARD,
        )
        table = (await played.service.start(opened.table.id, ANN)).table
        while table.waited_user is not None:
            user = table.waited_user
            seat = table.match.mover
            view, memory = view_for(table.match, seat), await played.service.remembered(table, seat)
            choice = await Quick().choose("standard", view, memory, b"")
            table = (await played.service.play(table.id, user, [choice.command])).table
        for _ in range(20):
            await asyncio.sleep(0)
        # While the computer pauses, people can do something.
        agreed = (await asyncio.wait_for(played.service.agree_to_end(table.id, ANN), 1)).table
        assert agreed.match.mover == table.match.mover


@dataclass
class Busy(Quick):
    """Is lost in thought for ever, and answers its partner all the same."""

    async def choose(self, level: str, view: View, memory: Memory, seed: bytes) -> Choice:
        await asyncio.Event().wait()
        raise AssertionError

    async def answer(self, level: str, view: View, memory: Memory, seed: bytes) -> Choice:
        return await Quick.choose(self, level, view, memory, seed)


@pytest.mark.parametrize("rules", ["hand-and-foot", "brazilian"])
async def test_a_computer_answers_its_partner_within_a_second(rules: str) -> None:
    async with house(Busy(), pause=30.0, is_started=False) as played:
        opened = await played.service.open_table(
            guild_id=GUILD, channel_id=CHANNEL, host=ANN, ruleset=RULESETS[rules], computers=Level.EXPERT
        )
        table = (await played.service.start(opened.table.id, ANN)).table
        match: Any = table.match
        seat = table.seat_of(ANN)
        assert seat is not None
        turn = match.turn._replace(seat=seat, phase=Phase.MELD, permission=Permission.ASKED)
        rig = Rig(played.store, Clock(), Entropy(4), played.notes, played.service)
        asked = await rig.rewrite(replace(table, match=match._replace(turn=turn)))
        assert asked.computer_to_act == table.ruleset.partner_of(seat, 1)
        began = time.process_time()  # nothing on this way sleeps, and other work on the machine does not count
        await played.driver.start(played.service)
        for _ in range(4000):
            answered = await played.service.get(asked.id)
            if answered.match.turn.permission is not Permission.ASKED:
                break
            await asyncio.sleep(0.002)
        assert time.process_time() - began < 1
        assert answered.match.turn.permission in (Permission.GRANTED, Permission.REFUSED)


@pytest.mark.parametrize("rules", ["classic", "samba"])
async def test_computers_do_not_ask_where_the_rules_leave_it_to_them(rules: str) -> None:
    ruleset = RULESETS[rules]
    assert ruleset.ask_partner is AskPartner.OPTIONAL
    async with house() as played:
        table = await played.alone(ruleset=ruleset)
        while table.match.result is None:
            table = await played.quick_turn(table)
        assert not any(isinstance(event, ev.PermissionAsked) for event in played.notes.events)
