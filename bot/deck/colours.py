"""The colours of the deck: papers, inks, and the two ways to colour suits."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from engine.cards import CLASS_OF, JOKER, TWO, Card, CardClass, rank_of, suit_of


class Colour(NamedTuple):
    """Red, green and blue, 0 to 255."""

    red: int
    green: int
    blue: int


class Suits(StrEnum):
    """How suits are coloured. Shapes differ in any case, so that colour only helps."""

    TWO = "two"  # clubs and spades black, diamonds and hearts red
    FOUR = "four"  # clubs green, diamonds blue, hearts red, spades black


PAPER: Final = Colour(255, 253, 246)
EDGE: Final = Colour(122, 128, 138)
BLACK: Final = Colour(24, 27, 33)
RED: Final = Colour(206, 22, 42)
GREEN: Final = Colour(12, 122, 56)
BLUE: Final = Colour(20, 92, 214)
GOLD: Final = Colour(255, 203, 64)
STRAW: Final = Colour(255, 222, 120)
VIOLET: Final = Colour(88, 38, 140)
TEAL: Final = Colour(17, 84, 104)
ICE: Final = Colour(58, 150, 224)

_INKS: Final = {
    Suits.TWO: {"c": BLACK, "d": RED, "h": RED, "s": BLACK},
    Suits.FOUR: {"c": GREEN, "d": BLUE, "h": RED, "s": BLACK},
}


class Look(NamedTuple):
    """What a face is printed on, and with."""

    paper: Colour
    ink: Colour


def look_of(card: Card, suits: Suits) -> Look:
    """Return a card's colours: jokers, twos and threes have papers of their own, so that nobody takes a 2 for a 3."""
    if card == JOKER:
        return Look(VIOLET, GOLD)
    if CLASS_OF[card] is CardClass.RED_THREE:
        return Look(RED, PAPER)
    if CLASS_OF[card] is CardClass.BLACK_THREE:
        return Look(BLACK, PAPER)
    return Look(STRAW if rank_of(card) == TWO else PAPER, _INKS[suits][suit_of(card)])
