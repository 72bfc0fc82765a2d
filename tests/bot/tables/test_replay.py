"""A table is the fold of its history, and no card ever gets lost on the way."""

import random
from collections import Counter

from bot.tables.codec import EVENTS, decode_table, encode_table
from bot.tables.events import Event
from bot.tables.fold import fold, new_table
from bot.tables.refusals import TableProblem
from bot.tables.table import Stage, Table
from engine.cards import Card
from engine.rulesets import CLASSIC_PAGAT
from engine.state import State
from storage import Store
from tests.bot.tables.rig import EVE, FOUR, Clock, Rig


def all_cards(state: State) -> Counter[Card]:
    """Count the cards of a match, wherever they lie."""
    total = Counter(state.stock) + Counter(state.pile)
    for hand in state.hands:
        total += Counter(hand)
    for side in state.sides:
        total += Counter(side.red_threes)
        for meld in side.melds:
            total += Counter(meld.cards)
    return total


async def replayed(store: Store, table: Table) -> Table:
    """Return the table that its stored history leads to."""
    result: Table | None = None
    for commit in await store.history(table.id):
        events: list[Event] = [EVENTS.decode(record) for record in commit.events]
        result = new_table(events, at=commit.at) if result is None else fold(result, events, at=commit.at)
    assert result is not None
    return result


async def come_and_go(rig: Rig, table: Table, rng: random.Random) -> Table:
    """Let somebody leave and somebody come, and fill all seats again."""
    user = rng.choice([user for user in table.seats if user is not None])
    table = (await rig.service.leave(table.id, user)).table
    for newcomer in rng.sample([*FOUR, EVE], k=5):
        try:
            table = (await rig.service.sit(table.id, newcomer)).table
        except TableProblem:
            continue  # sits already, or knows another hand
    return table


async def test_a_whole_match_can_be_replayed(rig: Rig, clock: Clock) -> None:
    rng = random.Random(11)
    table = await rig.match(ruleset=CLASSIC_PAGAT.with_fields({"target": 1500}))
    pack = all_cards(table.match)
    assert pack.total() == 108
    for move in range(3000):
        if not table.is_open:
            break
        clock.now += 1.25
        if move % 9 == 0:
            table = await come_and_go(rig, table, rng)
        table = await rig.any_move(table, rng)
        assert all_cards(table.match) == pack
        assert decode_table(encode_table(table), revision=table.revision) == table
    assert table.stage is Stage.FINISHED
    assert await replayed(rig.store, table) == table


async def test_a_restarted_bot_goes_on_with_the_same_table(rig: Rig) -> None:
    rng = random.Random(5)
    table = await rig.play_on(await rig.match(), rng=rng, moves=25)
    restarted = Rig.of(rig.store, rig.clock, seed=2)
    assert await restarted.service.get(table.id) == table
    table = await restarted.play_on(table, rng=rng, moves=25)
    assert await replayed(rig.store, table) == table
