"""Cards and ranks: what they are called, how they are written, and in which order a hand is shown.

A card is a small integer, ``rank * 4 + suit``; two copies of a card are the same value, because nothing in the
rules tells them apart. Everything that a rule asks about a card is a table look-up.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, NewType

from engine.errors import NotationError

Card = NewType("Card", int)
Rank = NewType("Rank", int)

JOKER_RANK: Final = Rank(0)
ACE: Final = Rank(1)
TWO: Final = Rank(2)
THREE: Final = Rank(3)
KING: Final = Rank(13)
RANKS: Final = tuple(Rank(rank) for rank in range(14))
NATURAL_RANKS: Final = tuple(rank for rank in RANKS if rank > THREE or rank == ACE)
SUITS: Final = "cdhs"
SUIT_COUNT: Final = len(SUITS)
CODES: Final = len(RANKS) * SUIT_COUNT

JOKER: Final = Card(0)


class CardClass(StrEnum):
    """What a card can do; rulesets name these where a rule speaks of a class of cards."""

    NATURAL = "natural"
    WILD = "wild"
    RED_THREE = "red_three"
    BLACK_THREE = "black_three"


def card_of(suit: str, rank: int) -> Card:
    """Return the card of a suit letter (``c d h s``) and a rank from 1 (ace) to 13 (king)."""
    return Card(rank * SUIT_COUNT + SUITS.index(suit))


def rank_of(card: Card) -> Rank:
    """Return the rank, 1 to 13, or 0 for a joker."""
    return Rank(card >> 2)


def suit_of(card: Card) -> str:
    """Return the suit letter; a joker has none and gives ``""``."""
    return "" if card == JOKER else SUITS[card & 3]


def _class_of(code: int) -> CardClass:
    rank, suit = code >> 2, SUITS[code & 3]
    if rank in (JOKER_RANK, TWO):
        return CardClass.WILD
    if rank == THREE:
        return CardClass.RED_THREE if suit in "dh" else CardClass.BLACK_THREE
    return CardClass.NATURAL


CLASS_OF: Final = tuple(_class_of(code) for code in range(CODES))
IS_WILD: Final = tuple(kind is CardClass.WILD for kind in CLASS_OF)
RED_THREES: Final = frozenset(Card(c) for c in range(CODES) if CLASS_OF[c] is CardClass.RED_THREE)
BLACK_THREES: Final = frozenset(Card(c) for c in range(CODES) if CLASS_OF[c] is CardClass.BLACK_THREE)
WILDS: Final = frozenset(Card(c) for c in range(CODES) if CLASS_OF[c] is CardClass.WILD and (c == JOKER or c > 3))

# In a sequence four is low and the ace high (rule 2.10): the place of each card, 0 for one that is in none.
LOWEST_PLACE: Final = 4
HIGHEST_PLACE: Final = 14
PLACE_OF: Final = tuple(
    0 if CLASS_OF[code] is not CardClass.NATURAL else HIGHEST_PLACE if code >> 2 == ACE else code >> 2
    for code in range(CODES)
)


def card_at(suit: int, place: int) -> Card:
    """Return the card of a suit (0 to 3, as in ``SUITS``) at a place of a sequence."""
    return Card((ACE if place == HIGHEST_PLACE else place) * SUIT_COUNT + suit)


# Wild cards first, then naturals from the ace down, threes last: what is worth most stands where the eye begins.
RANK_ORDER: Final = (JOKER_RANK, TWO, ACE, *(Rank(rank) for rank in range(13, 2, -1)))
_PLACE: Final = {rank: place for place, rank in enumerate(RANK_ORDER)}
ORDER: Final = tuple(_PLACE[Rank(code >> 2)] * SUIT_COUNT + (code & 3) for code in range(CODES))


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Sort cards as a hand is shown: jokers, twos, aces, kings … fours, threes; clubs to spades within a rank."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


NAMES: Final = tuple(
    "jk" if code == JOKER else f"{SUITS[code & 3]}{code >> 2}" if code > 3 else "" for code in range(CODES)
)
_BY_NAME: Final = {name: Card(code) for code, name in enumerate(NAMES) if name}
ALL_CARDS: Final = tuple(_BY_NAME.values())


def parse_card(text: str) -> Card:
    """Read one card, such as ``h13`` or ``jk``.

    Raises:
        NotationError: The text names no card.
    """
    try:
        return _BY_NAME[text]
    except (KeyError, TypeError):
        raise NotationError(f"{text!r} is no card; write a suit letter and a rank, such as h13, or jk") from None


def parse_cards(names: Sequence[str]) -> tuple[Card, ...]:
    """Read a list of cards, keeping its order."""
    return tuple(parse_card(name) for name in names)


def card_name(card: Card) -> str:
    """Write one card as on the rules pages: ``h13``, ``s3``, ``jk``."""
    return NAMES[card]


def card_names(cards: Iterable[Card]) -> list[str]:
    """Write cards, keeping their order."""
    return [NAMES[card] for card in cards]
