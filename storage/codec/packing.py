"""Cards, flags and lines of score as one letter each, for snapshots; in events, which people may read, they keep names.

The letters are stored: none ever changes its meaning. Reading anything else raises KeyError, ValueError or TypeError.
"""

from collections.abc import Iterable
from typing import Final

from engine.cards import CODES, Card
from engine.state import RoundResult, SheetItem, SheetLine
from engine.terms import SpecialHand
from storage.codec.text import Json

# Nothing that JSON would escape.
_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"[:CODES]
_CARDS: Final = {letter: Card(code) for code, letter in enumerate(_LETTERS)}
_FLAGS: Final = {"0": False, "1": True}
_ITEM_LETTERS: Final = {
    SheetItem.MELDED_CARDS: "m",
    SheetItem.NATURAL_CANASTAS: "n",
    SheetItem.MIXED_CANASTAS: "x",
    SheetItem.RED_THREES: "r",
    SheetItem.GOING_OUT: "o",
    SheetItem.CONCEALED: "c",
    SheetItem.CARDS_IN_HAND: "h",
    SheetItem.SEQUENCE_CANASTAS: "s",
    SheetItem.WILD_CANASTAS: "w",
    SheetItem.RANK_CANASTAS: "k",
    SheetItem.CANASTA_COUNT: "a",
    SheetItem.BLACK_THREES: "b",
    SheetItem.PENALTIES: "p",
    SheetItem.SPECIAL_HAND: "e",
}
_ITEMS: Final = {letter: item for item, letter in _ITEM_LETTERS.items()}


def pack(cards: Iterable[Card]) -> str:
    """Write cards, keeping their order."""
    return "".join([_LETTERS[card] for card in cards])


def unpack(letters: str) -> tuple[Card, ...]:
    """Read what `pack` wrote."""
    return tuple([_CARDS[letter] for letter in letters])


def pack_flags(flags: Iterable[bool]) -> str:
    """Write yes and no, keeping their order."""
    return "".join(["1" if flag else "0" for flag in flags])


def unpack_flags(text: str) -> tuple[bool, ...]:
    """Read what `pack_flags` wrote."""
    return tuple([_FLAGS[letter] for letter in text])


def pack_result(result: RoundResult) -> Json:
    """Write a round's result; what only some games have stands at its end, or not at all."""
    sheets = [[[_ITEM_LETTERS[line.item], line.count, line.points] for line in sheet] for sheet in result.sheets]
    common = [result.out, result.concealed, sheets, result.scores, result.totals, result.winner]
    is_common = result.special is None and result.lone is None
    return common if is_common else [*common, result.special, result.lone]


def unpack_result(value: Json) -> RoundResult:
    """Read what `pack_result` wrote."""
    out, concealed, sheets, scores, totals, winner, *some = value
    special, lone = some or (None, None)
    return RoundResult(
        out=out,
        concealed=concealed,
        sheets=tuple(
            [tuple([SheetLine(_ITEMS[letter], count, points) for letter, count, points in sheet]) for sheet in sheets]
        ),
        scores=tuple(scores),
        totals=tuple(totals),
        winner=winner,
        special=None if special is None else SpecialHand(special),
        lone=lone,
    )
