"""Canastas of every kind: what they are, what is missing to go out, and what they earn."""

from __future__ import annotations

import pytest

from engine.melds import CanastasMissing, canasta_kind, counted_canastas, missing_to_go_out
from engine.rulesets import RULESETS
from engine.terms import CanastaKind
from tests.engine.rounds import (
    ACES,
    DIRTY,
    DIRTY_ACES,
    DIRTY_SEVENS,
    FOUR_JOKERS,
    KINGS,
    SAMBA,
    SEVENS,
    TENS,
    THREE_JOKERS,
    TWOS,
    counts,
    finished,
    items,
    meld,
    ruleset,
    scored,
    side,
)

# Which canasta a meld is, and what is missing to go out


@pytest.mark.parametrize(
    ("rules", "text", "kind"),
    [
        ("classic", TENS, CanastaKind.NATURAL),
        ("classic", DIRTY, CanastaKind.MIXED),
        ("classic", "c10 c10 d10 d10 h10 h10", None),
        ("samba", SAMBA, CanastaKind.SEQUENCE),
        ("samba", "h5 h6 h7 h8 h9 h10", None),
        ("bolivia", THREE_JOKERS, CanastaKind.WILD),
        ("bolivia", "jk jk c2 c2 d2 d2", None),
        ("pennies", SEVENS, CanastaKind.SEVENS),
        ("pennies", DIRTY_SEVENS, CanastaKind.SEVENS),
        ("sevens", SEVENS, CanastaKind.NATURAL),  # a bonus of its own makes no kind of its own
        ("brazilian", SAMBA + " h11", CanastaKind.SEQUENCE),  # grown by a player who goes out
        ("samba", "h7 h8 h9 h10 h11 h12 h13", CanastaKind.SEQUENCE),  # its lowest card is no canasta of sevens
    ],
)
def test_rule_36_kinds_of_canastas(rules: str, text: str, kind: CanastaKind | None) -> None:
    assert canasta_kind(meld(text), RULESETS[rules]) is kind


def test_canastas_are_counted_by_kind() -> None:
    counted = counted_canastas(side(SAMBA, TENS, KINGS, DIRTY, "c8 d8 h8"), RULESETS["samba"])
    assert counted == {CanastaKind.SEQUENCE: 1, CanastaKind.NATURAL: 2, CanastaKind.MIXED: 1}


@pytest.mark.parametrize(
    ("rules", "melds", "number", "kinds", "at_least"),
    [
        ("classic", [], 1, {}, 1),
        ("classic", [TENS], 0, {}, 0),
        ("samba", [TENS], 1, {}, 1),
        ("samba", [TENS, KINGS, SAMBA], 0, {}, 0),
        ("bolivia", [TENS, KINGS], 0, {CanastaKind.SEQUENCE: 1}, 1),
        ("bolivia", [TENS], 1, {CanastaKind.SEQUENCE: 1}, 1),
        ("bolivia", [SAMBA, TWOS], 0, {}, 0),
        ("italian", [TENS, TWOS], 1, {}, 1),  # wild canastas do not count (rule 2.12)
        ("italian", [TENS, DIRTY], 0, {}, 0),
        ("hand-and-foot", [TENS, KINGS], 0, {CanastaKind.MIXED: 1}, 1),
        ("pennies", [TENS, TWOS], 2, {CanastaKind.MIXED: 1, CanastaKind.SEVENS: 1}, 2),
        ("pennies", [TENS, KINGS, TWOS], 1, {CanastaKind.MIXED: 1, CanastaKind.SEVENS: 1}, 2),
        ("pennies", [TENS, DIRTY, SEVENS, TWOS], 0, {}, 0),
    ],
)
def test_rule_50_what_is_missing_to_go_out(
    rules: str, melds: list[str], number: int, kinds: dict[CanastaKind, int], at_least: int
) -> None:
    missing = missing_to_go_out(side(*melds), RULESETS[rules])
    assert missing == CanastasMissing(number, tuple(kinds.items()))
    assert missing.at_least == at_least


# Bonuses of canastas


def test_rule_66_sequences_have_a_bonus_of_their_own() -> None:
    result = scored(finished("samba", side(SAMBA, TENS)))
    assert items(result) == {
        "melded-cards": 50 + 70,
        "natural-canastas": 500,
        "sequence-canastas": 1500,
        "going-out": 200,
        "cards-in-hand": 0,
    }
    assert result.scores == (2320, 0)


@pytest.mark.parametrize(
    ("rules", "text", "bonus"),
    [
        ("uruguay", TWOS, 2000),
        ("bolivia", THREE_JOKERS, 2500),
        ("cuban", TWOS, 4000),
        ("cuban", FOUR_JOKERS, 3000),
        ("cuban", THREE_JOKERS, 2000),
        ("modern-american", TWOS, 3000),
        ("modern-american", FOUR_JOKERS, 2500),
        ("modern-american", THREE_JOKERS, 2000),
        ("italian", TWOS, 3000),
        ("italian", THREE_JOKERS, 2000),
    ],
)
def test_wild_canastas_earn_the_first_pattern_that_fits(rules: str, text: str, bonus: int) -> None:
    assert items(scored(finished(rules, side(text))))["wild-canastas"] == bonus


def test_a_wild_canasta_without_a_pattern_that_fits_earns_nothing_more() -> None:
    only_twos = ruleset("uruguay", bonus_wild=RULESETS["cuban"].bonus_wild[:1])
    result = scored(finished(only_twos, side(THREE_JOKERS, TWOS)), None)
    assert items(result)["wild-canastas"] == 0 + 4000
    assert counts(result)["wild-canastas"] == 2


@pytest.mark.parametrize(("out", "ours", "theirs"), [(0, 3000, 0), (1, 0, 2000), (None, 0, 0)])
def test_rule_2_12_wild_canastas_count_for_the_side_that_goes_out(out: int | None, ours: int, theirs: int) -> None:
    result = scored(finished("italian", side(TWOS), side(THREE_JOKERS)), out)
    assert (items(result)["wild-canastas"], items(result, 1)["wild-canastas"]) == (ours, theirs)
    assert items(result)["melded-cards"] == 140  # the cards count in any case


@pytest.mark.parametrize(
    ("rules", "melds", "lines"),
    [
        ("sevens", [SEVENS], {"rank-canastas": 2000}),
        ("sevens", [DIRTY_SEVENS, TENS], {"rank-canastas": 2000, "natural-canastas": 500}),
        ("mexicana", [SEVENS], {"rank-canastas": 1000}),
        ("canastone", [ACES, DIRTY], {"rank-canastas": 800, "mixed-canastas": 300}),
        ("canastone", [DIRTY_ACES], {"rank-canastas": 500}),
        ("modern-american", [ACES, SEVENS], {"rank-canastas": 2500 + 2500}),
        ("modern-american", [DIRTY_ACES], {"mixed-canastas": 300}),  # no more than any other
        ("pennies", [SEVENS, TWOS], {"rank-canastas": 1500, "wild-canastas": 1000}),
    ],
)
def test_ranks_with_a_bonus_of_their_own_earn_that_instead(rules: str, melds: list[str], lines: dict[str, int]) -> None:
    found = items(scored(finished(rules, side(*melds)), None))
    assert {name: points for name, points in found.items() if name.endswith("-canastas")} == lines


def test_a_rank_bonus_is_for_sets_only() -> None:
    sevens_in_samba = ruleset("samba", rank_bonuses=((7, 2000, 2000),))
    found = items(scored(finished(sevens_in_samba, side("h7 h8 h9 h10 h11 h12 h13")), None))
    assert (found["sequence-canastas"], found.get("rank-canastas")) == (1500, None)


def natural(rank: int) -> str:
    return " ".join(f"{suit}{rank}" for suit in "ccddhhs")


@pytest.mark.parametrize(
    ("melds", "count", "points"),
    [
        ([natural(rank) for rank in (8, 9, 10, 11)], None, None),
        ([natural(rank) for rank in (8, 9, 10, 11, 12)], 5, 2000),  # five naturals, better than any five
        ([DIRTY, *(natural(rank) for rank in (8, 10, 11, 12))], 5, 1000),
        ([TWOS, *(natural(rank) for rank in (8, 10, 11, 12))], 5, 1000),
        ([DIRTY, TWOS, *(natural(rank) for rank in (1, 8, 10, 11, 12, 13, 4, 5))], 8, 2000),  # the best, once
        ([DIRTY] * 10, 10, 2000),
    ],
)
def test_rule_2_12_the_best_bonus_for_many_canastas(melds: list[str], count: int | None, points: int | None) -> None:
    result = scored(finished("italian", side(*melds)))
    assert items(result).get("canasta-count") == points
    assert counts(result).get("canasta-count") == count
