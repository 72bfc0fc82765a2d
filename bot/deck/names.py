"""What the deck's pictures are called where Discord keeps them: ``cn_QH_3f9a1c``, with a hash of what they show.

A picture that has changed thus has another name, and what is up to date is known by its name alone.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from bot.deck.colours import Suits, look_of
from bot.deck.faces import Mark
from engine.cards import ALL_CARDS, JOKER, Card, rank_of, suit_of

_PREFIX: Final = "cn"
_NAME: Final = re.compile(rf"{_PREFIX}_([0-9A-Za-z]{{2,12}})_([0-9a-f]{{6}})")
_LETTERS: Final = {1: "A", 11: "J", 12: "Q", 13: "K"}
_BASIC: Final = {"c": "black", "d": "red"}
"""What is added where a suit has its own colour in a deck of four, and not in one of two."""
BACK: Final = "back"


class EmojiName(NamedTuple):
    """An emoji of the deck: which picture, and the hash of how it looks."""

    key: str
    digest: str

    def __str__(self) -> str:
        """Return the name as Discord has it."""
        return f"{_PREFIX}_{self.key}_{self.digest}"


def parse_name(name: str) -> EmojiName | None:
    """Read a name; None for one that is not the deck's."""
    found = _NAME.fullmatch(name)
    return EmojiName(found[1], found[2]) if found else None


def card_key(card: Card, suits: Suits = Suits.FOUR) -> str:
    """Return what names a card's picture: ``QH``, ``10S``, ``JK``; its letters are all that some readers get.

    In two colours only clubs and diamonds differ: ``QDred``. The others are the same picture in both.
    """
    if card == JOKER:
        return "JK"
    rank, suit = rank_of(card), suit_of(card)
    differs = look_of(card, suits) != look_of(card, Suits.FOUR)
    return f"{_LETTERS.get(rank, rank)}{suit.upper()}{_BASIC[suit] if differs else ''}"


KEYS: Final = (*dict.fromkeys(card_key(card, suits) for suits in Suits for card in ALL_CARDS), BACK, *Mark)
"""All pictures: the cards in four colours, those that are others in two, the back and the marks."""
