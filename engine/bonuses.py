"""What canastas and threes are worth beside the values of their cards (rules 66, 67, 2.6 to 2.16)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, assert_never

from engine.cards import JOKER, RED_THREES, Card
from engine.melds import canasta_kind, canastas, counted_canastas
from engine.ruleset import Ruleset
from engine.state import SEQUENCE, WILD, Meld, SheetItem, SheetLine, Side
from engine.terms import CanastaKind, CountedCanastas, RedThreeSign, ScoreModel, WildPattern

MANY_JOKERS: Final = 4  # WildPattern.FOUR_JOKERS: four or more

#: In the order of a sheet.
CANASTA_ITEMS: Final = (
    SheetItem.NATURAL_CANASTAS,
    SheetItem.MIXED_CANASTAS,
    SheetItem.SEQUENCE_CANASTAS,
    SheetItem.WILD_CANASTAS,
    SheetItem.RANK_CANASTAS,
)


def canasta_bonus(meld: Meld, ruleset: Ruleset) -> tuple[SheetItem, int] | None:
    """Return the line and the points of a canasta's bonus, or None for a meld that is no canasta.

    A rank with a bonus of its own earns that instead of the usual one (rules 2.9, 2.11, 2.16); where that is the same,
    as for mixed aces in Modern American, the canasta is like any other.
    """
    if canasta_kind(meld, ruleset) is None:
        return None
    if meld.kind is SEQUENCE:
        return SheetItem.SEQUENCE_CANASTAS, ruleset.bonus_sequence
    if meld.kind is WILD:
        return SheetItem.WILD_CANASTAS, _wild_bonus(meld.wilds, ruleset)
    usual = ruleset.bonus_mixed if meld.wilds else ruleset.bonus_natural
    for rank, natural, mixed in ruleset.rank_bonuses:
        own = mixed if meld.wilds else natural
        if rank == meld.rank and own != usual:
            return SheetItem.RANK_CANASTAS, own
    return (SheetItem.MIXED_CANASTAS if meld.wilds else SheetItem.NATURAL_CANASTAS), usual


def _wild_bonus(wilds: Sequence[Card], ruleset: Ruleset) -> int:
    """Return the bonus of a canasta of wild cards: the first pattern that fits (rules 2.6, 2.7, 2.12, 2.16)."""
    return next((points for pattern, points in ruleset.bonus_wild if _fits(pattern, wilds)), 0)


def _fits(pattern: WildPattern, wilds: Sequence[Card]) -> bool:
    match pattern:
        case WildPattern.ALL_TWOS:
            return JOKER not in wilds
        case WildPattern.FOUR_JOKERS:
            return wilds.count(JOKER) >= MANY_JOKERS
        case WildPattern.ANY:
            return True
    assert_never(pattern)


def canasta_lines(side: Side, ruleset: Ruleset, *, is_out: bool) -> list[SheetLine]:
    """Return the lines of a side's canastas, and of the bonus for many of them; ``is_out``: the side went out.

    Canastas of wild cards may be worth nothing to a side that did not go out (rule 2.12).
    """
    earned: defaultdict[SheetItem, list[int]] = defaultdict(list)
    for meld in side.melds:
        bonus = canasta_bonus(meld, ruleset)
        if bonus is not None:
            item, points = bonus
            is_lost = item is SheetItem.WILD_CANASTAS and ruleset.wild_bonus_out_only and not is_out
            earned[item].append(0 if is_lost else points)
    lines = [SheetLine(item, len(earned[item]), sum(earned[item])) for item in CANASTA_ITEMS if item in earned]
    return lines + _count_lines(side, ruleset)


def _count_lines(side: Side, ruleset: Ruleset) -> list[SheetLine]:
    """Return the best of the bonuses for many canastas that the side has earned, if there is one (rule 2.12)."""
    counted = counted_canastas(side, ruleset)
    having = {
        CountedCanastas.NATURAL: counted[CanastaKind.NATURAL],
        CountedCanastas.ANY: counted.total(),
    }
    earned = [
        SheetLine(SheetItem.CANASTA_COUNT, having[which], points)
        for which, least, points in ruleset.count_bonuses
        if having[which] >= least
    ]
    return [max(earned, key=lambda line: line.points)] if earned else []


def card_sign(side: Side, ruleset: Ruleset) -> int:
    """Return 1, or -1 where the values of melded cards are subtracted: a swing without a canasta (rule 2.16)."""
    swings = ruleset.score_model is ScoreModel.SWING
    return -1 if swings and not canastas(side.melds, ruleset) else 1


def three_lines(threes: Sequence[Card], side: Side, ruleset: Ruleset) -> list[SheetLine]:
    """Return the line of laid threes, which count for or against a player whose side this is (rule 67).

    Where all threes are laid, each colour counts by itself (rule 2.16); the line is that of both.
    """
    if not threes:
        return []
    red = sum([card in RED_THREES for card in threes])
    table = ruleset.red_three_table
    points = _three_sign(side, ruleset) * (table[red] + table[len(threes) - red])
    return [SheetLine(SheetItem.RED_THREES, len(threes), points)]


def _three_sign(side: Side, ruleset: Ruleset) -> int:
    if ruleset.score_model is ScoreModel.SWING:
        return min(canastas(side.melds, ruleset), 2) - 1  # against the side, ignored, for the side
    return 1 if _are_welcome(side, ruleset) else -1


def _are_welcome(side: Side, ruleset: Ruleset) -> bool:
    condition = ruleset.red_three_positive_if
    match condition:
        case RedThreeSign.ALWAYS:
            return True
        case RedThreeSign.MELD:
            return bool(side.melds)
        case RedThreeSign.CANASTA:
            return canastas(side.melds, ruleset) >= 1
        case RedThreeSign.TWO_CANASTAS:
            return canastas(side.melds, ruleset) >= 2
        case RedThreeSign.SEVENS:
            return CanastaKind.SEVENS in counted_canastas(side, ruleset)
    assert_never(condition)


def captured_lines(captured: Sequence[Card], ruleset: Ruleset) -> list[SheetLine]:
    """Return the line of black threes that were set aside from taken piles (rule 2.7)."""
    if not captured:
        return []
    return [SheetLine(SheetItem.BLACK_THREES, len(captured), ruleset.captured_black_threes[len(captured)])]
