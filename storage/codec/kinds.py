"""The kinds of values that events are made of, each with its way into JSON and back.

Reading raises ValueError, TypeError, KeyError or an EngineError for what cannot be of that kind; the event codec turns
all of them into a CodecError.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any

from engine.cards import Card, card_name, card_names, parse_card, parse_cards
from engine.deal import parse_seed
from engine.ruleset import Ruleset
from engine.rulesets import ruleset_from_json, ruleset_named, ruleset_to_json
from engine.state import RoundResult, SheetItem, SheetLine
from engine.terms import SpecialHand
from storage.codec.text import Json, read_json, write_json


@dataclass(frozen=True, slots=True)
class Kind:
    """How the values of one kind are written to JSON and read again."""

    write: Callable[[Any], Json]
    read: Callable[[Json], Any]


def _as_it_is(kind: type) -> Kind:
    def check(value: Any) -> Any:
        if type(value) is not kind:
            raise TypeError(f"expected {kind.__name__}")
        return value

    return Kind(check, check)


def optional(kind: Kind) -> Kind:
    """Return a kind that also has None."""
    return Kind(
        lambda value: None if value is None else kind.write(value),
        lambda value: None if value is None else kind.read(value),
    )


def many(kind: Kind) -> Kind:
    """Return the kind of tuples of values of this kind."""
    return Kind(
        lambda values: [kind.write(value) for value in values],
        lambda written: tuple([kind.read(value) for value in written]),
    )


def one_of(enum: type[StrEnum]) -> Kind:
    """Return the kind of an enum's members, written as their values."""
    return Kind(str, enum)


def _read_cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text.split(" ")) if text else ()


def write_result(result: RoundResult) -> Json:
    """Write a round's result."""
    return {
        "out": result.out,
        "concealed": result.concealed,
        "sheets": [[[line.item, line.count, line.points] for line in sheet] for sheet in result.sheets],
        "scores": result.scores,
        "totals": result.totals,
        "winner": result.winner,
        "special": result.special,
        "lone": result.lone,
    }


def read_result(value: Json) -> RoundResult:
    """Read what `write_result` wrote."""
    return RoundResult(
        out=value["out"],
        concealed=value["concealed"],
        sheets=tuple(
            tuple(SheetLine(SheetItem(item), count, points) for item, count, points in sheet)
            for sheet in value["sheets"]
        ),
        scores=tuple(value["scores"]),
        totals=tuple(value["totals"]),
        winner=value["winner"],
        special=None if value["special"] is None else SpecialHand(value["special"]),
        lone=value["lone"],
    )


def _read_result_1(value: Json) -> RoundResult:
    return read_result({**value, "special": None, "lone": None})


@lru_cache(maxsize=64)
def write_ruleset(ruleset: Ruleset) -> Json:
    """Write a ruleset: its id, or its base and the fields that differ."""
    return ruleset_to_json(ruleset)


def read_ruleset(value: Json) -> Ruleset:
    """Read what `write_ruleset` wrote; equal values give the same object."""
    return ruleset_named(value) if isinstance(value, str) else _built_ruleset(write_json(value))


@lru_cache(maxsize=64)
def _built_ruleset(text: str) -> Ruleset:
    return ruleset_from_json(read_json(text, what="a ruleset"))


INTEGER = _as_it_is(int)
TEXT = _as_it_is(str)
YES_NO = _as_it_is(bool)
SEAT = RANK = INTEGER
CARD = Kind(card_name, parse_card)
CARDS = Kind(lambda cards: " ".join(card_names(cards)), _read_cards)
SEED = Kind(bytes.hex, parse_seed)
RESULT = Kind(write_result, read_result)
RESULT_1 = Kind(write_result, _read_result_1)  # as in version 1 of a round's end; to read only
RULESET = Kind(write_ruleset, read_ruleset)
