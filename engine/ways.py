"""The ways to put cards of one rank on the table: how many naturals, twos and jokers, and which cards that means.

Suits make no difference to the rules, so a way stands for all choices of equal cards; the cards first in hand are
taken.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache
from typing import NamedTuple

from engine.cards import BLACK_THREES, JOKER, SUIT_COUNT, THREE, TWO, Card, Rank


class Way(NamedTuple):
    """Counts of hand cards for one lay-down."""

    naturals: int
    twos: int
    jokers: int

    @property
    def wilds(self) -> int:
        """Twos and jokers together."""
        return self.twos + self.jokers


@lru_cache(maxsize=4096)
def wild_choices(twos: int, jokers: int, least: int, most: int) -> tuple[tuple[int, int], ...]:
    """Return the choices of (twos, jokers), at most so many of each, with ``least`` to ``most`` cards in all.

    Few cards come first, and twos before jokers.
    """
    return tuple(
        (total - used, used)
        for total in range(max(least, 0), min(most, twos + jokers) + 1)
        for used in range(min(total, jokers) + 1)
        if total - used <= twos
    )


def cards_of(hand: tuple[Card, ...], rank: Rank, way: Way) -> tuple[Card, ...]:
    """Return the cards that a way stands for, from a hand sorted by card value that holds them."""
    start = bisect_left(hand, rank * SUIT_COUNT)
    naturals = hand[start : start + way.naturals]
    if rank == THREE:
        naturals = tuple(card for card in hand if card in BLACK_THREES)[: way.naturals]
    if not way.twos and not way.jokers:
        return naturals
    first_two = bisect_left(hand, TWO * SUIT_COUNT)
    return (*naturals, *hand[first_two : first_two + way.twos], *(JOKER,) * way.jokers)
