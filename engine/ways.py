"""The ways to put cards of one rank on the table: how many naturals, twos and jokers, and which cards that means.

Suits make no difference to the rules, so a way stands for all choices of equal cards; the cards first in hand are
taken.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.cards import JOKER, RED_THREES, TWO, Card, Rank


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
    """Return the hand cards that a way stands for."""
    naturals = [card for card in hand if card >> 2 == rank and card not in RED_THREES]
    twos = [card for card in hand if card >> 2 == TWO]
    return (*naturals[: way.naturals], *twos[: way.twos], *(JOKER,) * way.jokers)
