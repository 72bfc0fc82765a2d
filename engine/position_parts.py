"""The parts that a position is made of, read from JSON; each raises NotationError for anything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from engine.cards import Card, card_name, parse_card
from engine.errors import NotationError
from engine.ruleset import Ruleset, Seat


def list_of(value: Any, name: str, *, length: int | None = None) -> list[Any]:
    """Read a list, of so many entries."""
    if not isinstance(value, list) or (length is not None and len(value) != length):
        count = "" if length is None else f" of {length} entries"
        raise NotationError(f"{name} is a list{count}")
    return value


def cards_of(value: Any, name: str) -> tuple[Card, ...]:
    """Read a list of cards."""
    return tuple([parse_card(card) for card in list_of(value, name)])


def packets(position: Mapping[str, Any], name: str, *, length: int) -> tuple[tuple[Card, ...], ...]:
    """Read so many lists of cards; all are empty where the field is left out."""
    if name not in position:
        return ((),) * length
    return tuple([cards_of(cards, name) for cards in list_of(position[name], name, length=length)])


def seat_of(value: Any, name: str, ruleset: Ruleset) -> Seat:
    """Read a seat of the table."""
    if type(value) is not int or not 0 <= value < ruleset.seats:
        raise NotationError(f"{name} is a seat from 0 to {ruleset.seats - 1}")
    return Seat(value)


def numbers(position: Mapping[str, Any], name: str, *, length: int) -> tuple[int, ...]:
    """Read so many whole numbers; all are 0 where the field is left out."""
    found = list_of(position.get(name, [0] * length), name, length=length)
    if not all(type(number) is int for number in found):
        raise NotationError(f"{name} are whole numbers")
    return tuple(found)


def flags(position: Mapping[str, Any], name: str, *, length: int) -> tuple[bool, ...]:
    """Read true or false for each seat; all are false where the field is left out."""
    found = list_of(position.get(name, [False] * length), name, length=length)
    if not all(type(flag) is bool for flag in found):
        raise NotationError(f"{name} holds true or false for each seat")
    return tuple(found)


def check_pack(cards: Iterable[Card], ruleset: Ruleset) -> None:
    """Check that no card is there more often than in the pack."""
    for card, count in Counter(cards).items():
        copies = ruleset.copies_of(card)
        if count > copies:
            raise NotationError(f"{card_name(card)} is there {count} times, the pack has it {copies} times")
