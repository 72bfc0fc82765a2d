"""What a player remembers is true, and no more than was to be seen."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.cards import Card
from engine.events import Discarded, PileCollected, PileTaken
from engine.players.memory import look, new_memory, observe, remember
from engine.players.sampling import Sampler
from engine.players.sight import Sight
from engine.ruleset import Seat
from engine.rulesets import RULESETS
from engine.view import HIDDEN_CARD
from tests.engine.players.tables import play_round


@pytest.mark.parametrize("name", RULESETS)
def test_it_is_true(name: str) -> None:
    ruleset = RULESETS[name]
    for state, view, memory, _ in play_round(ruleset, ["standard"] * ruleset.seats, "true"):
        for seat, cards in enumerate(memory.known):
            assert not Counter(cards) - Counter(state.hands[seat])
        pile = memory.pile
        assert not pile or state.pile[-len(pile) :] == pile
        assert view.viewer is not None


@pytest.mark.parametrize("name", ["classic", "classic-pagat", "two-players", "five-players", "italian-casino"])
def test_samples_agree_with_all_that_is_known(name: str) -> None:
    ruleset = RULESETS[name]
    chance = random.Random(3)
    for state, view, memory, _ in play_round(ruleset, ["standard"] * ruleset.seats, "samples"):
        if chance.random() > 0.3:
            continue
        sampler = Sampler(Sight(view, look(memory, view)))
        table = sampler.deal(chance)
        assert table.sizes == [len(hand) for hand in state.hands]
        assert len(table.stock) == len(state.stock)
        assert len(table.pile) == len(state.pile) + len(state.extras.base)
        for seat, cards in enumerate(memory.known):
            counts = Counter(sampler.rules.place[card] for card in cards)
            assert all(table.hands[seat][rank] >= count for rank, count in counts.items())
        own = Counter(sampler.rules.place[card] for card in state.hands[view.viewer or 0])
        assert all(table.hands[view.viewer or 0][rank] == count for rank, count in own.items())
        whole = Counter(table.stock) + Counter(table.pile)
        for hand in table.hands:
            whole += Counter({rank: count for rank, count in enumerate(hand) if count})
        for side, lying in enumerate(view.sides):
            whole += Counter(sampler.rules.place[card] for meld in lying.melds for card in meld.cards)
            whole += Counter({14: table.reds[side]})
        assert whole.total() == ruleset.pack_size
        assert whole[0] == ruleset.jokers
        assert all(whole[rank] == 4 * ruleset.decks for rank in (1, 2, 7, 13))
        assert (whole[3], whole[14]) == (2 * ruleset.decks, 2 * ruleset.decks)


def test_taken_cards_are_known_until_they_are_used() -> None:
    nine, king, five = Card(36), Card(52), Card(20)
    memory = new_memory(4)
    memory = observe(memory, Discarded(Seat(0), nine))
    memory = observe(memory, Discarded(Seat(1), king))
    memory = observe(memory, PileTaken(Seat(2), king >> 2, king, (Card(53), Card(54)), 2))  # type: ignore[arg-type]
    memory = observe(memory, PileCollected(Seat(2), (HIDDEN_CARD,)))
    assert memory.known[2] == (nine,)
    assert memory.pile == ()
    memory = observe(memory, Discarded(Seat(2), nine))
    assert memory.known[2] == ()
    assert memory.pile == (nine,)
    assert memory.thrown[2] == (9,)
    assert observe(memory, Discarded(Seat(3), five)).pile == (nine, five)
    assert remember(4, [Discarded(Seat(0), nine)]).turns == 1
