"""Marks in running text: a sign of the deck's own where there is an emoji, and a usual sign where there is none.

Labels of buttons and selects cannot hold emojis among their words: draw those in words without faces.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.deck.faces import Mark
from bot.i18n import Words
from engine.terms import CanastaKind

_SIGNS: Final[Mapping[Mark, str]] = {
    Mark.NATURAL: "★",
    Mark.MIXED: "☆",
    Mark.SEQUENCE: "★",
    Mark.WILD: "★",
    Mark.SEVENS: "★",
    Mark.FROZEN: "❄️",
    Mark.BLOCKED: "⛔",
    Mark.CLOSED: "🔒",
}
CANASTA_MARKS: Final[Mapping[CanastaKind, Mark]] = {
    CanastaKind.NATURAL: Mark.NATURAL,
    CanastaKind.MIXED: Mark.MIXED,
    CanastaKind.SEQUENCE: Mark.SEQUENCE,
    CanastaKind.WILD: Mark.WILD,
    CanastaKind.SEVENS: Mark.SEVENS,
}


def sign(mark: Mark, words: Words) -> str:
    """Return a mark for running text."""
    return words.faces.mark(mark, _SIGNS[mark])
