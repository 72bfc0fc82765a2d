"""Cards as one letter each, for snapshots; in events, which people may want to read, they keep their names."""

from collections.abc import Iterable
from typing import Final

from engine.cards import CODES, Card

# Nothing that JSON would escape. The letters are stored: the order must never change.
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"[:CODES]
_CARDS: Final = {letter: Card(code) for code, letter in enumerate(_LETTERS)}


def pack(cards: Iterable[Card]) -> str:
    """Write cards, keeping their order."""
    return "".join([_LETTERS[card] for card in cards])


def unpack(letters: str) -> tuple[Card, ...]:
    """Read what `pack` wrote; raises KeyError or TypeError for anything else."""
    return tuple([_CARDS[letter] for letter in letters])
