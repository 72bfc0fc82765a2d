"""What a rules card is made of: sentences that know which fields they speak about, in sections."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.i18n import Words
from engine.cards import CardClass
from engine.ruleset import Ruleset


class CardWords(Words):
    """Words for the card of a ruleset: its messages may ask by ``$side`` whether everybody plays alone."""

    def __init__(self, words: Words, ruleset: Ruleset) -> None:
        self.locale, self.faces = words.locale, words.faces
        self._words = words
        self._side = "alone" if ruleset.seats == ruleset.teams and not ruleset.lone_hand else "team"

    def __call__(self, message_id: str, /, **values: int | str) -> str:
        """Return the message as the other words have it."""
        return self._words(message_id, side=self._side, **values)


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence or two about one thing.

    Attributes:
        key: What it is about; lines of two rulesets with the same key can be compared.
        text: The words.
        fields: The fields of the ruleset that the words depend on.
    """

    key: str
    text: str
    fields: tuple[str, ...] = ()


class Section(NamedTuple):
    """Lines under one title, ``rules-title-<name>``."""

    name: str
    lines: tuple[Line, ...]


def slug(member: str) -> str:
    """Return how the ids of messages write a named choice."""
    return str(member).replace("_", "-")


def yes_no(message_id: str, words: Words, *, holds: bool) -> str:
    """Return one of the two messages for a switch."""
    return words(f"{message_id}-yes" if holds else f"{message_id}-no")


def sentences(*parts: str | None) -> str:
    """Return sentences one behind the other, those that are missing left out."""
    return " ".join(part for part in parts if part)


def any_of(parts: Sequence[str], words: Words) -> str:
    """Return a choice in words: ``a, b or c``."""
    return words("list-or").join(part for part in (words("list-comma").join(parts[:-1]), *parts[-1:]) if part)


def all_of(parts: Sequence[str], words: Words) -> str:
    """Return a list in words: ``a, b and c``."""
    return words("list-and").join(part for part in (words("list-comma").join(parts[:-1]), *parts[-1:]) if part)


def class_names(classes: Iterable[CardClass], words: Words) -> list[str]:
    """Return the names of classes of cards, in a fixed order."""
    wanted = frozenset(classes)
    return [words.of("class", slug(each)) for each in CardClass if each in wanted]


def partners(r: Ruleset) -> int:
    """Return how many partners a player has in a round, at most."""
    orders = r.turn_orders or (tuple(range(r.seats)),)
    return max(sum(seat % r.teams == team for seat in order) for order in orders for team in range(r.teams)) - 1
