"""Four people play a whole match by pressing what they see, and nobody ever sees what is not theirs."""

from __future__ import annotations

import pytest
import simcord

from bot.tables.table import Stage, Table
from bot.ui.choice import SetChoice, parse_choice
from bot.ui.custom_id import Verb
from engine.cards import rank_of
from storage import MemoryStore
from tests.bot.play.games import game, is_current
from tests.bot.play.highlights import LARGE
from tests.bot.play.offers import Offer
from tests.bot.play.people import Person, board_of, offers, public
from tests.bot.play.policy import Pressing
from tests.bot.play.rounds import style_of
from tests.bot.play.watching import TEAMS, Watcher, turn_calls
from tests.bot.simulation import texts

MATCH = "match 1"
"""Found by ``find_seeds``: everything worth seeing happens in it."""


@pytest.mark.slow
@pytest.mark.usefixtures("stacked_round")
async def test_a_whole_match() -> None:
    store = MemoryStore()
    async with game(store=store, match=MATCH, first_round=1) as match:
        watcher = Watcher(match.server, match.client, store, match.table_id)
        table = await watcher.check()
        picked = False
        while table.stage is Stage.PLAYING:
            if not picked and len(table.match.hand) > LARGE:
                picked = await _pick_through(match.on(table, table.match.mover), table)
            await match.step(style_of(table.match.number))
            table = await watcher.check()

        assert table.stage is Stage.FINISHED
        assert watcher.highlights.missing == []
        assert watcher.has_seen_large_hand
        assert picked
        await _check_end(match.people, table)


async def _pick_through(person: Person, table: Table) -> bool:
    """Open the picker with a large hand, choose each rank, and find every card of it; return whether that was so."""
    held = table.match.hand
    if not is_current(person.hand(), table):
        return False
    if not any(offer.verb is Verb.PICK for offer in offers(_latest(person))):
        return False
    await person.click(_latest(person), Verb.PICK)
    for place, rank in enumerate(_selects(person)[0].values):
        await person.press(_latest(person), Pressing(_selects(person)[0], rank))
        ranks, *counts = _selects(person)
        assert ranks.values[place] == rank
        picked = parse_choice(rank)
        assert isinstance(picked, SetChoice)
        most = [parse_choice(select.values[0]) for select in counts]
        naturals = sum(rank_of(card) == picked.rank for card in held)
        assert max(choice.naturals for choice in most if isinstance(choice, SetChoice)) == naturals
    await person.look()
    return True


def _latest(person: Person) -> simcord.ResponseMessage:
    hand = person.hand()
    assert hand is not None
    return hand


def _selects(person: Person) -> list[Offer]:
    return [offer for offer in offers(_latest(person)) if offer.values]


async def _check_end(people: dict[str, Person], table: Table) -> None:
    """The result stands there, little else does, and two who want a rematch get the same one."""
    ann, bob, *_ = people.values()
    server = ann.server
    assert not turn_calls(server)
    everything = public(server)
    assert len(everything) == 1 + len(table.rounds)
    result = everything[-1]
    winner = table.match.result.winner if table.match.result else None
    assert winner is not None
    assert f"{TEAMS[winner]} won!" in texts(result)
    assert f"{TEAMS[winner]} won!" in texts(board_of(server, table.id))
    assert max(table.rounds[-1].totals) >= table.ruleset.target

    first = await ann.click(result, Verb.REMATCH)
    second = await bob.click(result, Verb.REMATCH)

    [lobby] = public(server)[len(everything) :]
    again = offers(lobby)[0].press.table
    assert again != table.id
    for shown in (first, second):
        assert shown.ephemeral
        assert shown.response is not None
        assert texts(shown.response) == f"The rematch is at table {again.upper()}."
    assert all(person.actor.mention in texts(lobby) for person in people.values())
    await ann.click(lobby, Verb.START)
    assert "Round 1 ·" in texts(board_of(server, again))
    assert len(turn_calls(server)) == 1
