"""Cards and lines of score as one letter each, for snapshots; in events, which people may read, they keep names.

The letters are stored: none ever changes its meaning. Reading anything else raises KeyError, ValueError or TypeError.
"""

from collections.abc import Iterable
from typing import Final

from engine.cards import CODES, Card
from engine.state import RoundResult, SheetItem, SheetLine
from storage.codec.text import Json

# Nothing that JSON would escape.
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"[:CODES]
_CARDS: Final = {letter: Card(code) for code, letter in enumerate(_LETTERS)}
_ITEM_LETTERS: Final = {
    SheetItem.MELDED_CARDS: "m",
    SheetItem.NATURAL_CANASTAS: "n",
    SheetItem.MIXED_CANASTAS: "x",
    SheetItem.RED_THREES: "r",
    SheetItem.GOING_OUT: "o",
    SheetItem.CONCEALED: "c",
    SheetItem.CARDS_IN_HAND: "h",
}
_ITEMS: Final = {letter: item for item, letter in _ITEM_LETTERS.items()}


def pack(cards: Iterable[Card]) -> str:
    """Write cards, keeping their order."""
    return "".join([_LETTERS[card] for card in cards])


def unpack(letters: str) -> tuple[Card, ...]:
    """Read what `pack` wrote."""
    return tuple([_CARDS[letter] for letter in letters])


def pack_result(result: RoundResult) -> Json:
    """Write a round's result."""
    sheets = [[[_ITEM_LETTERS[line.item], line.count, line.points] for line in sheet] for sheet in result.sheets]
    return [result.out, result.concealed, sheets, result.scores, result.totals, result.winner]


def unpack_result(value: Json) -> RoundResult:
    """Read what `pack_result` wrote."""
    out, concealed, sheets, scores, totals, winner = value
    return RoundResult(
        out=out,
        concealed=concealed,
        sheets=tuple(
            [tuple([SheetLine(_ITEMS[letter], count, points) for letter, count, points in sheet]) for sheet in sheets]
        ),
        scores=tuple(scores),
        totals=tuple(totals),
        winner=winner,
    )
