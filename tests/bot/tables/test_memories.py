"""What seats remember of a round: every public event of it, the same after a restart, and nothing hidden."""

from __future__ import annotations

import random

import pytest

from bot.tables import memories
from bot.tables.memories import RoundMemories
from bot.tables.round_events import FIRST_READ
from bot.tables.table import Table
from engine import events as ev
from engine.cards import BLACK_THREES, RED_THREES
from engine.fold import evolve
from engine.players.memory import Memory, look, new_memory, observe
from engine.ruleset import Ruleset, Seat
from engine.rulesets import RULESETS
from engine.state import new_match
from engine.view import HIDDEN_CARD, redact, view_for
from storage import Store
from tests.bot.tables.rig import Clock, Rig

MOVES = 120
NAMES = ["classic", "italian", "hand-and-foot"]


async def remembered_by_all(memories: RoundMemories, table: Table) -> list[Memory]:
    return [await memories.of(table, Seat(seat)) for seat in range(table.ruleset.seats)]


def attentive(ruleset: Ruleset, events: list[ev.Event], seat: Seat) -> Memory:
    """Return the memory of somebody who has sat there since the deal and looked at each event when it happened."""
    memory, state = new_memory(ruleset.seats), new_match(ruleset)
    for event in events:
        state = evolve(state, event)
        memory = observe(memory, redact(event, seat, ruleset=ruleset))
        if isinstance(event, ev.RoundDealt):
            memory = look(memory, view_for(state, seat))
    return memory


@pytest.mark.parametrize("name", NAMES)
async def test_a_seat_remembers_the_whole_round_and_after_a_restart_the_same(rig: Rig, clock: Clock, name: str) -> None:
    rng, ruleset = random.Random(5), RULESETS[name]
    table = await rig.match(ruleset=ruleset)
    present = RoundMemories(rig.store)
    for _ in range(MOVES):
        if table.match.result is not None:
            break
        table = await rig.any_move(table, rng)
        await present.of(table, table.match.mover)
    before = await remembered_by_all(present, table)

    after = Rig.of(rig.store, clock)
    again = await after.service.get(table.id)

    events = [event for event in rig.notes.events if isinstance(event, ev.Event)]
    assert len(events) > FIRST_READ, "the round is longer than one reading of the log"
    assert before[0].turns > 2 * ruleset.seats
    for seat in range(ruleset.seats):
        assert await after.service.remembered(again, Seat(seat)) == before[seat]
        assert before[seat] == attentive(ruleset, events, Seat(seat))


async def test_the_next_round_begins_with_nothing_but_the_turned_card(rig: Rig) -> None:
    table = await rig.between_rounds()
    assert (await rig.service.remembered(table, Seat(0))).turns > 0
    table = await rig.any_move(table, random.Random(1))
    memory = await rig.service.remembered(table, Seat(0))
    assert (memory.turns, memory.pile) == (0, (table.match.pile[-1],))


async def test_a_memory_is_no_younger_than_the_table_that_is_looked_at(store: Store, clock: Clock) -> None:
    rig = Rig.of(store, clock)
    rng = random.Random(2)
    old = await rig.play_on(await rig.match(), rng=rng, moves=12)
    then = await rig.service.remembered(old, Seat(0))
    new = await rig.play_on(old, rng=rng, moves=12)
    assert await rig.service.remembered(new, Seat(0)) != then
    assert await rig.service.remembered(old, Seat(0)) == then


@pytest.mark.parametrize("name", NAMES)
async def test_only_what_a_seat_may_see_reaches_its_memory(
    rig: Rig, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[Memory, ev.Event]] = []

    def noting(memory: Memory, event: ev.Event) -> Memory:
        after = observe(memory, event)
        told.append((after, event))
        return after

    monkeypatch.setattr(memories, "observe", noting)
    table = await rig.play_on(
        await rig.match(ruleset=RULESETS[name]), rng=random.Random(3), until_round_ends=True, moves=MOVES
    )
    shown = RED_THREES | BLACK_THREES | {HIDDEN_CARD}
    for seat in range(table.ruleset.seats):
        told.clear()
        await RoundMemories(rig.store).of(table, Seat(seat))
        own = told[len(told) // table.ruleset.seats * seat : len(told) // table.ruleset.seats * (seat + 1)]
        drawn = [
            event
            for _, event in own
            if isinstance(event, ev.CardsDrawn | ev.RedThreesReplaced | ev.PileCollected | ev.FootTaken)
        ]
        assert any(event.seat == seat and set(event.cards) - shown for event in drawn)
        assert any(event.seat != seat for event in drawn)
        assert all(set(event.cards) <= shown for event in drawn if event.seat != seat)
        assert not any(isinstance(event, ev.RoundDealt) and event.seed for _, event in own)
