"""Where players get chance from: it is handed in, so the same seed makes the same choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """A source of numbers; ``random.Random`` is one."""

    def random(self) -> float:
        """Return a number from 0 up to, but not including, 1."""
        ...


def pick(items: Sequence[T], chance: Chance) -> T:
    """Return one of the items, each as likely."""
    return items[int(chance.random() * len(items))]


def shuffle(items: list[T], chance: Chance) -> None:
    """Put items in random order, in place (Fisher and Yates)."""
    draw = chance.random
    for last in range(len(items) - 1, 0, -1):
        other = int(draw() * (last + 1))
        items[last], items[other] = items[other], items[last]
