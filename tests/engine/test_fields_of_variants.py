"""Each field that only variants use is obeyed: a value that classic does not have changes what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import pytest

from engine.cards import ACE, Rank, parse_cards, rank_of
from engine.commands import AnswerPermission, DealRound, LayDown, Pass, ShowHand
from engine.play import begin_turn
from engine.ruleset import FIELD_NAMES, Ruleset, Seat
from engine.rulesets import CLASSIC
from engine.state import Phase, State, Turn, new_match
from tests.engine.policy import seed_of
from tests.engine.probes import (
    ASK,
    CANASTA,
    DRAW,
    MIXED,
    OPEN,
    dealt,
    done,
    lay,
    pile_opened,
    said,
    score_of,
    take,
    throw,
    turn,
)
from tests.engine.test_fields import OBEYED

Fields = Mapping[str, Any]

WILD_CANASTA: Final = "jk jk jk jk c2 c2 d2"
FIVES_TO_JACK: Final = "h5 h6 h7 h8 h9 h10 h11"
FOOT: Final[Fields] = {"foot_size": 3, "foot_trigger": "hand_empty"}


def next_turn(state: State, phase: Phase = Phase.DRAW) -> State:
    """Begin another turn of seat 0."""
    return begin_turn(state._replace(turn=Turn(Seat(0), phase, from_stock=phase is Phase.MELD)))[0]


def round_score(ruleset: Ruleset, hand: str, *melds: str, **more: Any) -> int:
    """Return what seat 0 scores when the stock ends the round after its turn."""
    return score_of(done(turn(ruleset, f"{hand} c4 d6", *melds, stock="", **more), throw("c4")))


def after_opening(ruleset: Ruleset, stock: str = "c11 d11 h11") -> State:
    """Let seat 0 open with aces."""
    return done(turn(ruleset, "c1 d1 h1 c4 d5 h6", stock=stock), lay("c1 d1 h1"))


def cards_after_talon(ruleset: Ruleset) -> int:
    return len(next_turn(done(after_opening(ruleset), throw("c4"))).hand)


def base_below_an_ace(ruleset: Ruleset) -> int:
    for number in range(200):
        state = done(new_match(ruleset), DealRound(seed_of(f"turned {number}")))
        if rank_of(state.pile[-1]) == ACE:
            return len(state.extras.base)
    raise AssertionError


def with_packet(ruleset: Ruleset) -> int:
    """Return how many cards a hand has once it has completed a canasta, its second packet lying there."""
    feet = [["c6", "c7", "c8"], [], [], []]
    return len(done(turn(ruleset, "s13 c4 d5", CANASTA[:23], feet=feet), lay("s13")).hand)


def asked_again(ruleset: Ruleset) -> str:
    """Ask in two turns of a round."""
    state = done(turn(ruleset, "s13 c4", CANASTA), ASK, AnswerPermission(Seat(2), yes=False))
    return said(next_turn(state, Phase.MELD), ASK)


def dead(ruleset: Ruleset) -> str:
    """Lay cards of a rank of which the other side has closed a canasta."""
    theirs = ["c13 d13 h13 s13 jk c2 d2"]
    return said(turn(ruleset, "c13 d13 h13 c4 d5", OPEN, theirs=theirs), lay("c13 d13 h13"))


def packets_out(ruleset: Ruleset) -> str:
    """Go out, a partner's second packet lying there."""
    feet = [[], [], ["c6", "c7", "c8"], []]
    return said(turn(ruleset, "c4", CANASTA, feet=feet), throw("c4"))


def who_is_alone(ruleset: Ruleset) -> Seat | None:
    state = turn(ruleset, "c9 d9 c4 d5", OPEN, pile="c8 s9", phase="draw")
    return done(state, take("c9 d9")).extras.lone


class Row(NamedTuple):
    """A field with another value, what shows it, what is shown before and after, and fields that must stand beside."""

    name: str
    value: Any
    probe: Callable[[Ruleset], Any]
    before: Any
    after: Any
    beside: Fields = MappingProxyType({})


TWO_WILDS: Final = {"wild_melds": True, "bonus_wild": [["any", 2000]]}

ROWS: Final = (
    # people
    Row("turn_orders", [[0, 3, 2, 1]], lambda r: done(turn(r, "c4 d5"), throw("c4")).mover, 1, 3),
    Row("lone_hand", True, who_is_alone, None, 0, beside={"seats": 3, "teams": 3, "ask_partner": "no"}),
    # cards
    Row("foot_size", 5, lambda r: sum(map(len, dealt(r).extras.feet)), 12, 20, beside=FOOT),
    Row("foot_trigger", "first_canasta", with_packet, 2, 5, beside=FOOT),
    # drawing
    Row(
        "pile_take_extra_draw",
        1,
        lambda r: len(done(turn(r, "c9 d9 c4 d5", OPEN, pile="c8 s9", phase="draw"), take("c9 d9")).hand),
        3,
        4,
    ),
    Row("opening_bonus_draw", 3, lambda r: len(after_opening(r).hand), 3, 6),
    Row(
        "talon",
        [2],
        lambda r: cards_after_talon(r),
        2,
        4,
        beside={"talon_reserve": 3},
    ),
    Row(
        "talon_reserve",
        3,
        lambda r: cards_after_talon(r),
        2,
        4,
        beside={"talon": [2]},
    ),
    # the pile
    Row("turn_upcard", False, lambda r: len(dealt(r).pile), 1, 0),
    Row("pile_base", "rank", lambda r: len(dealt(r).extras.base) == rank_of(dealt(r).pile[-1]), False, True),
    Row("pile_base_ace", 9, base_below_an_ace, 14, 9, beside={"pile_base": "rank"}),
    Row("blocked_ranks", [9], lambda r: pile_opened(r, "c9 d9 c4 d5", "c8 h9", take("c9 d9")), "ok", "pile-blocked"),
    Row("unfrozen_naturals", 3, lambda r: pile_opened(r, "c9 d9 c4 d5", "c8 h9", take("c9 d9")), "ok", "pile-no-pair"),
    Row("take_below_meld", 3, lambda r: pile_opened(r, "c4 d5", "c8 s10", take()), "ok", "pile-meld-too-big"),
    Row(
        "take_for_opening",
        False,
        lambda r: said(turn(r, "c1 d1 c4 d5", pile="c8 h1", phase="draw"), take("c1 d1")),
        "ok",
        "pile-not-for-opening",
    ),
    Row(
        "top_counts_for_minimum",
        False,
        lambda r: said(turn(r, "c1 d1 c4 d5", pile="c8 h1", phase="draw"), take("c1 d1")),
        "ok",
        "opening-too-low",
    ),
    Row(
        "take_amount",
        2,
        lambda r: len(done(turn(r, "c9 d9 c4", OPEN, pile="c6 c7 c8 s9", phase="draw"), take("c9 d9")).pile),
        0,
        2,
    ),
    Row(
        "captured_black_threes",
        [0, 5, 10, 15, 100],
        lambda r: len(done(turn(r, "c9 d9 c4", OPEN, pile="c6 c3 s9", phase="draw"), take("c9 d9")).side.captured),
        0,
        1,
    ),
    # melds
    Row(
        "melds_per_rank",
        "several",
        lambda r: len(done(turn(r, "c10 d10 h10 c4 d5", OPEN), lay("c10 d10 h10")).side.melds),
        1,
        2,
    ),
    Row("pure_ranks", [9], lambda r: said(turn(r, "c9 d9 c2 c4 d5", OPEN), lay("c9 d9 c2")), "ok", "pure-rank"),
    Row(
        "pure_after_opening",
        [1],
        lambda r: [
            said(turn(r, "c1 d1 c2 c4 d5"), lay("c1 d1 c2")),
            said(turn(r, "c1 d1 c2 c4 d5", OPEN), lay("c1 d1 c2")),
        ],
        ["ok", "ok"],
        ["ok", "pure-rank"],
    ),
    Row(
        "wild_needs_naturals",
        3,
        lambda r: said(turn(r, "c9 d9 c2 c4 d5", OPEN), lay("c9 d9 c2")),
        "ok",
        "wild-needs-naturals",
    ),
    Row("dead_when_closed", True, dead, "ok", "rank-dead"),
    Row("sequences", True, lambda r: said(turn(r, "c4 c5 c6 d7 d8", OPEN), lay("c4 c5 c6")), "mixed-ranks", "ok"),
    Row(
        "sequence_grows_going_out",
        True,
        lambda r: said(turn(r, "h12 c4", FIVES_TO_JACK), LayDown(Seat(0), parse_cards(["h12"]), None, 0), throw("c4")),
        "meld-full",
        "ok",
        beside={"sequences": True},
    ),
    Row("wild_melds", True, lambda r: said(turn(r, "c2 d2 jk c4 d5", OPEN), lay("c2 d2 jk")), "which-meld", "ok"),
    Row(
        "max_wild_meld",
        None,
        lambda r: said(turn(r, "h2 c4 d5", WILD_CANASTA), lay("h2")),
        "meld-full",
        "ok",
        beside=TWO_WILDS,
    ),
    Row(
        "unfinished_wild_meld",
        "takes_wilds",
        lambda r: said(turn(r, "c9 d9 jk c4 d5", OPEN, "c2 d2 h2"), lay("c9 d9 jk")),
        "ok",
        "wild-meld-first",
        beside=TWO_WILDS,
    ),
    # threes
    Row("threes_laid", "all", lambda r: len(begin_turn(turn(r, "c3 c4", phase="draw"))[0].side.red_threes), 0, 1),
    Row(
        "red_three_in_foot",
        100,
        lambda r: round_score(r, "", OPEN, feet=[["h3", "c6", "c7"], [], [], []]),
        15,
        -85,
        beside=FOOT,
    ),
    Row("black_three_in_hand", 100, lambda r: round_score(r, "c3", OPEN), 20, -75),
    # opening
    Row(
        "minimum_basis",
        "round",
        lambda r: said(turn(r, "c13 d13 h13 c4 d5", score=10), lay("c13 d13 h13")),
        "opening-too-low",
        "ok",
        beside={"minimums": [[None, 15], [5, 50]]},
    ),
    Row("opening_wilds", False, lambda r: said(turn(r, "c1 d1 jk c4 d5"), lay("c1 d1 jk")), "ok", "opening-no-wilds"),
    Row(
        "opening_shapes",
        [[None, "clean_triple"]],
        lambda r: said(turn(r, "c1 d1 jk c4 d5"), lay("c1 d1 jk")),
        "ok",
        "opening-shape",
    ),
    Row(
        "splash",
        True,
        lambda r: said(turn(r, "c4 c4 d4 d4 h4 h4 s4 c9 d8"), lay("c4 c4 d4 d4 h4 h4 s4")),
        "opening-too-low",
        "ok",
    ),
    # going out
    Row(
        "canastas_out_kinds", [["natural", 1]], lambda r: said(turn(r, "c4", MIXED), throw("c4")), "ok", "kinds-missing"
    ),
    Row("canastas_out_ignored", ["mixed"], lambda r: said(turn(r, "c4", MIXED), throw("c4")), "ok", "no-canasta"),
    Row("red_threes_out", True, lambda r: said(turn(r, "c4", MIXED), throw("c4")), "ok", "red-threes-missing"),
    Row(
        "finished_specials_out",
        True,
        lambda r: said(turn(r, "c4", CANASTA, OPEN), throw("c4")),
        "ok",
        "special-unfinished",
        beside={"penalties": [["unfinished_rank", 10, 0, 100]]},
    ),
    Row("partner_in_foot", True, packets_out, "ok", "partner-not-in-foot", beside=FOOT),
    Row("final_discard", "required", lambda r: said(turn(r, "s13", CANASTA), lay("s13")), "ok", "final-discard"),
    Row("ask_once", True, asked_again, "ok", "asked-this-round"),
    Row(
        "discard_rules",
        ["wilds_last"],
        lambda r: said(turn(r, "c2 c4"), throw("c2")),
        "ok",
        "discard-barred",
    ),
    # scoring
    Row("bonus_sequence", 1500, lambda r: round_score(r, "", FIVES_TO_JACK), 50, 1550, beside={"sequences": True}),
    Row(
        "bonus_wild",
        [["any", 2000]],
        lambda r: round_score(r, "", WILD_CANASTA),
        255,
        2255,
        beside={"wild_melds": True},
    ),
    Row("wild_bonus_out_only", True, lambda r: round_score(r, "", WILD_CANASTA), 2255, 255, beside=TWO_WILDS),
    Row("rank_bonuses", [[13, 800, 300]], lambda r: round_score(r, "", CANASTA), 565, 865),
    Row("count_bonuses", [["any", 1, 1000]], lambda r: round_score(r, "", CANASTA), 565, 1565),
    Row("penalties", [["unfinished_rank", 10, 0, 100]], lambda r: round_score(r, "", OPEN), 25, -75),
    Row("score_model", "swing", lambda r: round_score(r, "", OPEN), 25, -35),
    Row(
        "special_hands",
        [["pairs", 2500]],
        lambda r: said(
            turn(r, "c4 d4 c5 d5 c6 d6 c7 d7 c8 d8 c9", stock="c11 d9", phase="draw"), DRAW, ShowHand(Seat(0))
        ),
        "no-special-hand",
        "ok",
    ),
    Row("rounds", 1, lambda r: done(turn(r, "c4", CANASTA), throw("c4")).is_over, False, True),
)


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_every_field_of_variants_is_obeyed(row: Row) -> None:
    base = CLASSIC.with_fields(row.beside)
    changed = base.with_fields({row.name: row.value})
    assert getattr(base, row.name) != getattr(changed, row.name)
    assert (row.probe(base), row.probe(changed)) == (row.before, row.after)


def test_no_field_is_left_out() -> None:
    assert {row[0] for row in OBEYED} | {row.name for row in ROWS} == set(FIELD_NAMES)


@pytest.mark.parametrize(
    ("total", "needed", "shape"),
    [
        (-5, 15, "none"),
        (0, 50, "none"),
        (6995, 120, "none"),
        (7000, 35, "canasta"),
        (7999, 35, "canasta"),
        (8000, 200, "canasta"),
        (9000, 35, "natural_canasta"),
    ],
)
def test_what_an_opening_must_contain_goes_by_the_total(total: int, needed: int, shape: str) -> None:
    """Rule 2.14, with a row for each step."""
    ruleset = CLASSIC.with_fields(
        {
            "minimums": [[None, 15], [0, 50], [1500, 90], [3000, 120], [7000, 35], [8000, 200], [9000, 35]],
            "opening_shapes": [[None, "none"], [7000, "canasta"], [9000, "natural_canasta"]],
        }
    )
    assert (ruleset.minimum_for(total), ruleset.shape_for(total)) == (needed, shape)


@pytest.mark.parametrize(
    ("shape", "lays", "expected"),
    [
        ("none", ("c1 d1 jk",), "ok"),
        ("clean_triple", ("c1 d1 h1",), "ok"),
        ("clean_triple", ("c1 d1 jk", "c9 d9 h9"), "ok"),
        ("clean_triple", ("c1 d1 jk",), "opening-shape"),
        ("canasta", ("c1 d1 h1",), "opening-shape"),
        ("canasta", ("c1 c1 d1 d1 h1 jk c2",), "ok"),
        ("natural_canasta", ("c1 c1 d1 d1 h1 jk c2",), "opening-shape"),
        ("natural_canasta", ("c1 c1 d1 d1 h1 h1 s1",), "ok"),
    ],
)
def test_an_opening_has_the_shape_that_the_ruleset_says(shape: str, lays: tuple[str, ...], expected: str) -> None:
    ruleset = CLASSIC.with_fields({"opening_shapes": [[None, shape]]})
    hand = " ".join((*lays, "c4", "d5"))
    assert said(turn(ruleset, hand), *(lay(cards) for cards in lays), throw("c4")) == expected


@pytest.mark.parametrize(("number", "needed"), [(1, 50), (2, 90), (3, 120), (4, 150)])
def test_a_minimum_goes_by_the_round_where_the_ruleset_says_so(number: int, needed: int) -> None:
    """Rule 2.17: whatever the totals are."""
    ruleset = CLASSIC.with_fields(
        {"minimums": [[None, 50], [2, 90], [3, 120], [4, 150]], "minimum_basis": "round", "rounds": 4}
    )
    for total in (-500, 0, 1500, 9000):
        assert ruleset.minimum_for(total, number) == needed
        assert turn(ruleset, "c4 d5", score=total, round=number).turn.minimum == needed


def test_cards_alone_say_nothing_of_the_rank_that_wild_cards_join() -> None:
    state = turn(CLASSIC, "c2 c4 d5", OPEN)
    assert said(state, lay("c2")) == "which-meld"
    assert said(state, LayDown(Seat(0), parse_cards(["c2"]), Rank(10))) == "ok"


def test_an_empty_hand_takes_up_the_packet_instead_of_going_out() -> None:
    """Rule 2.17: by laying the last card, and by discarding it, which ends the turn."""
    ruleset = CLASSIC.with_fields(FOOT)
    feet = [["c6", "c7", "c8"], [], [], []]
    laid = done(turn(ruleset, "s10", OPEN, feet=feet), lay("s10"))
    assert (laid.hand, laid.mover, laid.result) == (parse_cards(["c6", "c7", "c8"]), 0, None)
    thrown = done(turn(ruleset, "c4", OPEN, feet=feet), throw("c4"))
    assert (thrown.hands[0], thrown.mover, thrown.result) == (parse_cards(["c6", "c7", "c8"]), 1, None)
    assert said(turn(ruleset, "c4", OPEN), Pass(Seat(0))) == "cannot-pass"
