"""The ways to put cards of one rank on the table: how many naturals, twos and jokers, and which cards that means.

Suits make no difference to the rules, so a way stands for all choices of equal cards; the first in hand are taken.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from engine.cards import BLACK_THREES, JOKER, SUIT_COUNT, THREE, TWO, Card, Rank, rank_of


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


def suit_choices(hand: tuple[Card, ...], rank: Rank, naturals: int, *, differ: bool) -> Iterator[tuple[Card, ...]]:
    """Yield the choices of so many naturals of a rank from a hand, those that stand first in it first.

    Unless suits ``differ`` in what they are good for, the first choice is the only one.
    """
    held = [card for card in hand if rank_of(card) == rank] if differ else []
    if not naturals or not differ or rank == THREE:
        yield ()
        return
    yield from dict.fromkeys(tuple(sorted(choice)) for choice in combinations(held, naturals))


def cards_of(
    hand: tuple[Card, ...], rank: Rank, naturals: int, twos: int, jokers: int, chosen: tuple[Card, ...] = ()
) -> tuple[Card, ...]:
    """Return so many naturals of a rank, twos and jokers from a hand that holds them, sorted by card value.

    ``chosen`` are the naturals, if it matters which; else they are the first in the hand.
    """
    if rank == THREE:
        return tuple(card for card in hand if card in BLACK_THREES)[:naturals]
    if chosen:
        cards = chosen
    else:
        start = bisect_left(hand, rank * SUIT_COUNT) if naturals else 0
        cards = hand[start : start + naturals]
    if not twos and not jokers:
        return cards
    first_two = bisect_left(hand, TWO * SUIT_COUNT)
    return (*cards, *hand[first_two : first_two + twos], *(JOKER,) * jokers)
