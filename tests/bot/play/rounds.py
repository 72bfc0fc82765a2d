"""The rounds that the simulated players play: their seeds, a stacked one among them, and how each is played."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, field

from engine.cards import ALL_CARDS, Card, parse_card
from engine.deal import SEED_BYTES, Shuffle, shuffle
from engine.ruleset import Ruleset
from tests.bot.play.policy import BOLD, EAGER, PATIENT, Style

CONCEALED_ROUND, PATIENT_ROUND = 1, 2
CONCEALED_SEED = hashlib.sha256(b"the round that ends concealed at once").digest()
"""No seed gives this round in reasonable time, so its deck is stacked, see ``stacked_shuffle``."""

_FIRST_HAND = "c13 d13 h13 s13 c13 d13 h13 c1 d1 h1 s1"
_UPCARD, _FIRST_DRAW = "s4", "h9"


def seed_of(match: str, number: int) -> bytes:
    """Return the seed of a round in the match of this name."""
    if number == CONCEALED_ROUND:
        return CONCEALED_SEED
    return hashlib.sha256(f"{match}, round {number}".encode()).digest()


def style_of(number: int) -> Style:
    """Return how a round is played: in one of them nobody asks, in another one a pile grows large."""
    return {CONCEALED_ROUND: BOLD, PATIENT_ROUND: PATIENT}.get(number, EAGER)


def stacked_shuffle(seed: bytes, ruleset: Ruleset) -> Shuffle:
    """Shuffle as the engine does, save for the stacked round.

    There the first player holds a natural canasta of kings and four aces, draws a nine, and can go out at once.
    """
    fair = shuffle(seed, ruleset)
    return Shuffle(dealer=fair.dealer, deck=_concealed_deck(ruleset)) if seed == CONCEALED_SEED else fair


def _concealed_deck(ruleset: Ruleset) -> tuple[Card, ...]:
    first = [parse_card(name) for name in _FIRST_HAND.split()]
    then = [parse_card(name) for name in (_UPCARD, _FIRST_DRAW)]
    rest = Counter({card: ruleset.copies_of(card) for card in ALL_CARDS})
    rest.subtract(first + then)
    others = list(rest.elements())
    dealt = [card for mine in first for card in (mine, *(others.pop() for _ in range(ruleset.seats - 1)))]
    return tuple(reversed([*dealt, *then, *others]))


@dataclass(slots=True)
class Entropy:
    """Stands in for a source of secret bytes: the seeds of a match's rounds in turn, and names for tables."""

    match: str
    first_round: int = 1
    names: int = 0
    deals: int = field(default=0)

    def __call__(self, count: int) -> bytes:
        """Return bytes as they are asked for: 32 of them are a seed."""
        if count == SEED_BYTES:
            self.deals += 1
            return seed_of(self.match, self.first_round + self.deals - 1)
        self.names += 1
        return hashlib.sha256(f"{self.match}, table {self.names}".encode()).digest()[:count]
