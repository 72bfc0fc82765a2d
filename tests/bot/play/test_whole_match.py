"""Four people play a whole match by pressing what they see, and nobody ever sees what is not theirs."""

from __future__ import annotations

import pytest
import simcord

from bot.client import CanastaClient
from bot.tables.table import Stage, Table
from bot.ui.custom_id import Verb
from bot.ui.picker import Choice
from engine.cards import rank_of
from engine.state import Permission
from storage import MemoryStore
from tests.bot.play.highlights import LARGE, Highlight
from tests.bot.play.offers import Offer
from tests.bot.play.people import NAMES, Person, board_of, offers, people_in, public
from tests.bot.play.policy import Pressing, decide
from tests.bot.play.rounds import Entropy, style_of
from tests.bot.play.watching import TEAMS, Watcher, turn_calls
from tests.bot.simulation import simulated, texts

MATCH = "match 1"
"""Found by ``find_seeds``: everything worth seeing happens in it."""


@pytest.mark.slow
@pytest.mark.usefixtures("stacked_round")
async def test_a_whole_match() -> None:
    store = MemoryStore()
    client = CanastaClient(store, pause=0.0, entropy=Entropy(MATCH))
    async with simulated(client, *NAMES) as server:
        people = people_in(server)
        ann, bob, cat, dan = people.values()
        opened = await ann.slash("new", partner=cat.actor, left=bob.actor, right=dan.actor)
        assert opened.response is not None
        table_id = offers(opened.response)[0].press.table
        watcher = Watcher(server, client, store, table_id)
        await ann.click(opened.response, Verb.START)

        table = await watcher.check()
        picked = False
        while table.stage is Stage.PLAYING:
            person = _whose_turn(table, people)
            if table.match.result is not None:
                await person.click(public(server, Verb.NEXT)[-1], Verb.NEXT)
            elif table.match.turn.permission is Permission.ASKED:
                await _answer(person, table)
            else:
                picked = picked or await _pick_through(person, table)
                await _take_turn(person, table)
            table = await watcher.check()

        assert table.stage is Stage.FINISHED
        assert watcher.highlights.missing == []
        assert watcher.has_seen_large_hand
        assert picked
        questions = watcher.highlights[Highlight.YES_AND_OUT] + watcher.highlights[Highlight.NO]
        await _check_end(people, table, questions=questions)


def _whose_turn(table: Table, people: dict[str, Person]) -> Person:
    """Return who has to do something; after a round anybody may go on, so the last mover's left neighbour does."""
    mover = table.match.mover
    if table.match.turn.permission is Permission.ASKED:
        mover = table.ruleset.partner_of(mover) or mover
    if table.match.result is not None:
        mover = table.ruleset.next_seat(mover)
    return next(person for person in people.values() if person.id == table.seats[mover])


async def _take_turn(person: Person, table: Table) -> None:
    """Press once: to see how things stand, or else to play."""
    if _is_current(person.hand(), table):
        assert await person.move(style_of(table.match.number)), texts(_latest(person))
    else:
        await person.look()


def _is_current(hand: simcord.ResponseMessage | None, table: Table) -> bool:
    return hand is not None and offers(hand)[0].press.revision == table.revision


async def _answer(partner: Person, table: Table) -> None:
    """Look at the own hand and answer there, or in every other round where everybody reads the question."""
    hand = await partner.look()
    [question] = public(partner.server, Verb.YES, Verb.NO)
    assert texts(question).startswith(f"{partner.actor.mention}, your partner <@")
    if table.match.number % 2:
        await partner.move(style_of(table.match.number))
    else:
        answer = decide(texts(hand), offers(hand), style_of(table.match.number))
        assert answer is not None
        await partner.click(question, answer.offer.verb)


async def _pick_through(person: Person, table: Table) -> bool:
    """Open the picker with a large hand, choose each rank, and find every card of it; return whether that was so."""
    held = table.match.hand
    if len(held) <= LARGE or not _is_current(person.hand(), table):
        return False
    if not any(offer.verb is Verb.PICK for offer in offers(_latest(person))):
        return False
    await person.click(_latest(person), Verb.PICK)
    for place, rank in enumerate(_selects(person)[0].values):
        await person.press(_latest(person), Pressing(_selects(person)[0], rank))
        ranks, *counts = _selects(person)
        assert ranks.values[place] == rank
        picked = Choice.parse(rank)
        assert picked is not None
        most = [Choice.parse(select.values[0]) for select in counts]
        naturals = sum(rank_of(card) == picked.rank for card in held)
        assert max(choice.naturals for choice in most if choice is not None) == naturals
    await person.look()
    return True


def _latest(person: Person) -> simcord.ResponseMessage:
    hand = person.hand()
    assert hand is not None
    return hand


def _selects(person: Person) -> list[Offer]:
    return [offer for offer in offers(_latest(person)) if offer.values]


async def _check_end(people: dict[str, Person], table: Table, *, questions: int) -> None:
    """The result stands there, little else does, and two who want a rematch get the same one."""
    ann, bob, *_ = people.values()
    server = ann.server
    assert not turn_calls(server)
    everything = public(server)
    assert len(everything) == 1 + len(table.rounds) + questions
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
        assert texts(shown.response) == f"The rematch is at table {again}."
    assert all(person.actor.mention in texts(lobby) for person in people.values())
    await ann.click(lobby, Verb.START)
    assert "Round 1 ·" in texts(board_of(server, again))
    assert len(turn_calls(server)) == 1
