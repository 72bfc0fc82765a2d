"""A turn reduced to counts: what the exact questions of ``search`` are asked about.

Suits play no part in whether a turn can end, so hand and melds become counts by rank. A prospect is a working copy
that a search may change; it belongs to one caller and is never part of a state.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from engine.cards import IS_WILD, JOKER, JOKER_RANK, RANKS, RED_THREES, THREE, TWO, Card, Rank
from engine.ruleset import Ruleset
from engine.state import State


class Prospect:
    """The counts of the running turn.

    Attributes:
        hand: Cards in hand by rank; index 0 counts jokers, 2 twos, 3 black threes.
        size: All cards in hand.
        naturals, wilds: What the side's melds hold, by rank.
        rest: Pile cards by rank that join the hand once the opening reaches its minimum, or None.
        rest_size: How many these are.
        need: Points still missing for the opening, 0 or less when there are none missing.
        exempt: Going out concealed needs no minimum (rule 44).
        permission: The partner's answer in this turn.
        may_discard: The turn ends with a discard; not so after rule 13.
    """

    __slots__ = (
        "exempt",
        "hand",
        "may_discard",
        "naturals",
        "need",
        "permission",
        "rest",
        "rest_size",
        "ruleset",
        "size",
        "wilds",
    )

    def __init__(self, state: State) -> None:
        turn, ruleset = state.turn, state.ruleset
        hand = state.hands[turn.seat]
        self.ruleset: Ruleset = ruleset
        self.hand = count_ranks(hand)
        self.size = len(hand)
        self.naturals = [0] * len(RANKS)
        self.wilds = [0] * len(RANKS)
        for meld in state.sides[turn.seat % ruleset.teams].melds:
            self.naturals[meld.rank] = len(meld.naturals)
            self.wilds[meld.rank] = len(meld.wilds)
        self.rest = count_ranks(state.pile) if turn.pending else None
        self.rest_size = sum(self.rest) if self.rest is not None else 0
        self.need = turn.minimum
        self.exempt = False
        if turn.minimum:
            self.exempt = ruleset.concealed_exempts_minimum and turn.from_stock
            if turn.laid:
                points = ruleset.points_of
                self.need -= sum([points[card] for laid in turn.laid for card in laid.all_cards])
        self.permission = turn.permission
        self.may_discard = not turn.no_discard

    def copy(self) -> Prospect:
        """Return a copy that can be changed by itself."""
        twin = copy(self)
        twin.hand, twin.naturals, twin.wilds = self.hand[:], self.naturals[:], self.wilds[:]
        return twin

    @property
    def hand_wilds(self) -> int:
        """How many wild cards the hand holds."""
        return self.hand[JOKER_RANK] + self.hand[TWO]

    @property
    def canastas(self) -> int:
        """How many canastas the side has."""
        size = self.ruleset.canasta_size
        return sum(n + w >= size for n, w in zip(self.naturals, self.wilds, strict=True))

    def lay(self, rank: Rank, naturals: int, twos: int, jokers: int, *, top: int = 0) -> None:
        """Move cards from the hand to the side's meld of a rank; ``top`` natural cards come from the pile instead.

        Negative numbers move them back, so that a search can try a lay-down and undo it.
        """
        hand, points = self.hand, self.ruleset.card_points
        hand[rank] -= naturals
        hand[TWO] -= twos
        hand[JOKER_RANK] -= jokers
        self.size -= naturals + twos + jokers
        self.naturals[rank] += naturals + top
        self.wilds[rank] += twos + jokers
        self.need -= (naturals + top) * points[rank] + twos * points[TWO] + jokers * points[JOKER_RANK]

    def lay_cards(self, rank: Rank, cards: Sequence[Card], *, top: int = 0) -> None:
        """Move hand cards to the side's meld of a rank, and ``top`` natural cards of the pile."""
        jokers = cards.count(JOKER)
        twos = sum([IS_WILD[card] for card in cards]) - jokers
        self.lay(rank, len(cards) - twos - jokers, twos, jokers, top=top)

    def collect(self) -> None:
        """Let the waiting pile cards join the hand."""
        if self.rest is None:
            return
        self.hand = [mine + new for mine, new in zip(self.hand, self.rest, strict=True)]
        self.size += self.rest_size
        self.rest = None
        self.rest_size = 0


def count_ranks(cards: Sequence[Card]) -> list[int]:
    """Count cards by rank, red threes left out (they are never in play as cards)."""
    counts = [0] * len(RANKS)
    for card in cards:
        counts[card >> 2] += 1
    if counts[THREE]:
        counts[THREE] -= sum(cards.count(red) for red in RED_THREES)
    return counts


def best_wild_points(ruleset: Ruleset, *, jokers: int, twos: int) -> list[int]:
    """Return the most points that 0, 1, 2 … of these wild cards are worth; wild cards differ in nothing else."""
    values = sorted([ruleset.card_points[JOKER_RANK]] * jokers + [ruleset.card_points[TWO]] * twos, reverse=True)
    points = [0]
    for value in values:
        points.append(points[-1] + value)
    return points
