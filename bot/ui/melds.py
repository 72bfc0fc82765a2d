"""Melds in words: a line for each canasta on the board, a few characters for each meld in the hand."""

from __future__ import annotations

from typing import Final

from bot.i18n import Words
from bot.ui.cards import joined, rank_short
from engine.cards import RANK_ORDER
from engine.ruleset import Ruleset
from engine.state import Meld, Side
from engine.terms import CanastaKind

UNBROKEN_SPACE: Final = "\u00a0"


def canasta_kind(naturals: int, wilds: int, ruleset: Ruleset) -> CanastaKind | None:
    """Return which canasta so many cards form, or None while they are too few (rule 36)."""
    if naturals + wilds < ruleset.canasta_size:
        return None
    return CanastaKind.MIXED if wilds else CanastaKind.NATURAL


def in_table_order(side: Side) -> list[Meld]:
    """Return a side's melds in the fixed order in which a hand is shown, each easily found again."""
    return sorted(side.melds, key=lambda meld: RANK_ORDER.index(meld.rank))


def meld_lines(side: Side, ruleset: Ruleset, words: Words) -> list[str | None]:
    """Return a side's melds for the board: a line for each canasta, then the others together in one."""
    canastas: list[str | None] = []
    others: list[str] = []
    for meld in in_table_order(side):
        if meld.size < ruleset.canasta_size:
            # Where the line is too long for a phone, it is broken between two melds.
            others.append(_meld(meld, ruleset, words).replace(" ", UNBROKEN_SPACE))
        else:
            canastas.append(_meld(meld, ruleset, words))
    return [*canastas, words("list-dot").join(others) if others else None]


def _meld(meld: Meld, ruleset: Ruleset, words: Words) -> str:
    """Return a meld's rank, how many cards, how many wild, and which canasta it is."""
    kind = canasta_kind(len(meld.naturals), len(meld.wilds), ruleset)
    return words.of(
        "meld",
        "open" if kind is None else kind,
        rank=rank_short(meld.rank, words),
        count=meld.size,
        wilds=len(meld.wilds),
    )


def meld_brief(meld: Meld, ruleset: Ruleset, words: Words) -> str:
    """Return a meld as short as can be: ``K×5``, ``Q×8 ★ natural``."""
    kind = canasta_kind(len(meld.naturals), len(meld.wilds), ruleset)
    return words.of("meld-brief", "open" if kind is None else kind, rank=rank_short(meld.rank, words), count=meld.size)


def side_brief(side: Side, ruleset: Ruleset, words: Words) -> str:
    """Return all melds of a side in one line."""
    return joined([meld_brief(meld, ruleset, words) for meld in in_table_order(side)], words)
