"""Rules 39 to 44: the initial meld."""

import pytest

from tests.engine.notation import OPEN, Case, accept, answer, cards, refuse, sets

MINIMUMS = [
    (-3000, 15),
    (-5, 15),
    (0, 50),
    (5, 50),
    (1495, 50),
    (1500, 90),
    (2995, 90),
    (3000, 120),
    (4995, 120),
    (12000, 120),
]


@pytest.mark.parametrize(("total", "minimum"), MINIMUMS)
@pytest.mark.parametrize("turn", [0, 1])
def test_rule_39_minimum_follows_the_sides_total(total: int, minimum: int, turn: int) -> None:
    assert answer("minimum", "c5 c6", turn=turn, scores=(total, 1500)) == minimum


def test_rule_39_it_is_the_total_at_the_start_of_the_round() -> None:
    # 1480 and two red threes on the table: still 50.
    assert answer("minimum", "c5 c6", scores=(1480, 0), red_threes=("h3 d3", "")) == 50


def test_rule_39_fifteen_is_no_real_minimum() -> None:
    verdict = accept("c4 d4 h4 c5 c6", phase="meld", scores=(-5, 0), do=["meld c4 d4 h4", "discard c5"])
    assert verdict.melds() == sets("c4 d4 h4")


def test_rule_39_options_set_other_minimums() -> None:
    fields = {"minimums": [[None, 15], [0, 50], [1500, 90], [3000, 120], [5000, 150]]}
    assert answer("minimum", "c5 c6", fields=fields, scores=(5000, 0)) == 150
    assert answer("minimum", "c5 c6", fields=fields, scores=(4995, 0)) == 120


def test_rule_40_all_melds_of_the_turn_count_together() -> None:
    # 30 + 30 = 60
    verdict = accept(
        "c12 d12 h12 c13 d13 h13 c5 c6", phase="meld", do=["meld c12 d12 h12", "meld c13 d13 h13", "discard c5"]
    )
    assert verdict.melds() == sets("c12 d12 h12", "c13 d13 h13")


@pytest.mark.parametrize(
    ("score", "hand", "melds"),
    [
        (0, "h13 d13 c13 h4 d4 s4 c4 c5 c6", ["h13 d13 c13", "h4 d4 s4 c4"]),  # 30 + 20 = 50
        (0, "h13 d13 c13 s2 c5 c6", ["h13 d13 c13 s2"]),  # 50
        (0, "h13 d13 c13 s2 c5 c6", ["h13 d13 c13", "@13 s2"]),  # 50, laid in two steps
        (1500, "h1 d1 jk c5 c6", ["h1 d1 jk"]),  # 90
        (3000, "h1 d1 jk h12 c12 d12 c5 c6", ["h1 d1 jk", "h12 c12 d12"]),  # 120
    ],
)
def test_rule_40_equality_is_enough(score: int, hand: str, melds: list[str]) -> None:
    case: Case = {"phase": "meld", "scores": (score, 0)}
    verdict = accept(hand, case, do=[*(f"meld {meld}" for meld in melds), "discard c5"])
    assert verdict.turn == 1
    assert verdict.hand() == cards("c6")


@pytest.mark.parametrize(
    ("score", "hand", "meld", "needed", "most"),
    [
        (0, "h13 d13 c13 s13 c5 c6", "h13 d13 c13", "50", "40"),
        (0, "h13 d13 c13 h4 d4 s4 c5 c6", "h13 d13 c13", "50", "45"),
        (1500, "h13 d13 c13 h12 d12 s2 c5 c6", "h12 d12 s2", "90", "70"),
        (3000, "h1 d1 jk h4 c4 d4 c5 c6", "h1 d1 jk", "120", "105"),
    ],
)
def test_rule_40_less_is_refused(score: int, hand: str, meld: str, needed: str, most: str) -> None:
    case: Case = {"phase": "meld", "scores": (score, 0)}
    assert answer("can-open", hand, case) is False
    refusal = refuse(hand, case, do=[f"meld {meld}"])
    assert needed in refusal.message
    assert most in refusal.message


def test_rule_40_canasta_bonuses_do_not_count() -> None:
    # Seven fours are 35 points of cards; their 500 do not open.
    hand = "c4 c4 d4 d4 h4 h4 s4 c5 c6 c7"
    assert answer("can-open", hand, phase="meld") is False
    refuse(hand, phase="meld", do=["meld c4 c4 d4 d4 h4 h4 s4"])


def test_rule_41_only_hand_and_top_card_count_when_opening_with_the_pile() -> None:
    hand = "c4 d4 c7 d7 h7 c12 c11"
    # 15 + 15 = 30; the aces below the top would make 90.
    case: Case = {"pile": "h1 d1 s1 h4"}
    assert answer("can-take", hand, case) is False
    refuse(hand, case, do=["take c4 d4"])


def test_rule_41_the_top_card_counts() -> None:
    verdict = accept("h1 s1 c5 c6", pile="c9 d1", do=["take h1 s1", "discard c9"])  # 3 x 20
    assert verdict.melds() == sets("d1 h1 s1")


def test_rule_42_one_partner_opens_for_both() -> None:
    case: Case = {"turn": 2, "phase": "meld", "ours": ["c13 d13 h13"], "scores": (3000, 0)}
    assert accept("c4 d4 h4 c5 c6", case, do=["meld c4 d4 h4"]).melds(0) == sets("c13 d13 h13", "c4 d4 h4")
    pile: Case = {"turn": 2, "ours": ["c13 d13 h13"], "scores": (3000, 0), "pile": "c9 h4"}
    assert accept("c4 jk c5 c6", pile, do=["take c4 jk"]).hand(2) == cards("c5 c6 c9")


def test_rule_42_within_one_round_the_partner_need_not_open_again() -> None:
    verdict = accept(
        "h1 s1 d1 c5 c6",
        phase="meld",
        others=["c7 c8", "c4 d4 h4 s9", "c9 s9"],
        stock="s4 s5 s6 s7",
        do=["meld h1 s1 d1", "discard c5", "draw", "discard c7", "draw", "meld c4 d4 h4", "discard s9"],
    )
    assert verdict.melds(0) == sets("h1 s1 d1", "c4 d4 h4")


@pytest.mark.parametrize(
    ("score", "hand", "meld"),
    [
        (0, "h1 c1 d2 h13 d13 c5 c6", "h13 d13 d2"),  # 40; the aces need the two
        (0, "h1 c1 d2 c4 c4 d4 c5 c6", "c4 c4 d4 d2"),  # 35; the aces need the two
        (1500, "h1 c1 jk h4 d4 c5 c6", "h4 d4 jk"),  # 60; the aces need the joker
        (1500, "h1 c1 d1 h13 d13 d2 c5 c6", "h1 c1 d1 d2"),  # 80; 60 + 40 = 100 otherwise
        (3000, "h1 c1 jk h13 d13 d2 c5 c6", "h1 c1 jk d2"),  # two naturals bear only one wild
    ],
)
def test_rule_43_no_lay_down_may_put_the_minimum_out_of_reach(score: int, hand: str, meld: str) -> None:
    case: Case = {"phase": "meld", "scores": (score, 0)}
    assert answer("can-open", hand, case) is True
    refuse(hand, case, do=[f"meld {meld}"])


@pytest.mark.parametrize(
    ("score", "hand", "first", "second"),
    [
        (0, "c12 d12 h12 c13 d13 h13 c5 c6", "c12 d12 h12", "c13 d13 h13"),  # 30, then 60
        (1500, "h1 c1 d1 h13 d13 d2 c5 c6", "h13 d13 d2", "h1 c1 d1"),  # 40, then 100
        (3000, "h1 c1 jk h13 d13 d2 c5 c6", "h1 c1 d2", "h13 d13 jk"),  # 60, then 130
        (3000, "h1 c1 jk h13 d13 d2 c5 c6", "h13 d13 d2", "h1 c1 jk"),  # 40, then 130
    ],
)
def test_rule_43_an_opening_may_grow_meld_by_meld(score: int, hand: str, first: str, second: str) -> None:
    case: Case = {"phase": "meld", "scores": (score, 0)}
    refuse(hand, case, do=[f"meld {first}", "discard c5"])
    verdict = accept(hand, case, do=[f"meld {first}", f"meld {second}", "discard c5"])
    assert verdict.melds() == sets(first, second)


def test_rule_43_once_started_the_turn_cannot_end_before_the_minimum() -> None:
    refusal = refuse("c12 d12 h12 c13 d13 h13 c5 c6", phase="meld", do=["meld c12 d12 h12", "discard c5"])
    assert "50" in refusal.message
    assert "30" in refusal.message


@pytest.mark.parametrize(
    ("hand", "allowed"),
    [
        ("h1 c1 d1", False),  # nothing left and no canasta
        ("h1 c1 d1 c5", False),  # one card left: its discard would be going out
        ("h1 c1 d1 c5 c6", True),
        ("c13 c13 d13 d13 h13 h13 s13 c5", True),  # 70, and the canasta allows the last discard
    ],
)
def test_rule_43_the_opening_must_leave_a_legal_turn(hand: str, allowed: bool) -> None:
    assert answer("can-open", hand, phase="meld") is allowed
    lay = " ".join(hand.split()[: 3 if hand.startswith("h1 ") else 7])
    if allowed:
        assert accept(hand, phase="meld", do=[f"meld {lay}", "discard c5"]).melds() == sets(lay)
    else:
        refuse(hand, phase="meld", do=[f"meld {lay}"])


def test_rule_43_the_hand_may_have_to_split_its_wilds() -> None:
    # Needs 120: A A jk (90) and 8 8 2 (40), or A A 2 (60) and 8 8 jk (70). Without the aces there is not enough.
    hand = "h1 c1 h8 d8 h13 d13 jk d2 c5 c6"
    case: Case = {"phase": "meld", "scores": (3000, 0)}
    assert accept(hand, case, do=["meld h8 d8 d2", "meld h1 c1 jk", "discard c5"]).turn == 1
    refuse(hand, case, do=["meld h8 d8 d2", "meld h13 d13 jk"])  # 40 + 70 = 110, and no wild for the aces


CONCEALED = "c4 c4 d4 d4 h4 h4 s4"  # seven fours: 35 points of cards


@pytest.mark.parametrize(("base", "allowed"), [("classic", False), ("classic-pagat", True)])
def test_rule_44_concealed_out_after_a_draw_needs_no_minimum_at_pagat(base: str, allowed: bool) -> None:
    case: Case = {"base": base, "phase": "meld", "others": ["", "", ""]}
    assert answer("can-open", f"{CONCEALED} c9", case) is allowed
    if not allowed:
        refuse(f"{CONCEALED} c9", case, do=[f"meld {CONCEALED}"])
        return
    end = accept(f"{CONCEALED} c9", case, do=[f"meld {CONCEALED}", "discard c9"]).end
    assert (end.out, end.concealed) == (0, True)
    assert end.scores == [735, 0]  # 35 + 500 + 100 + 100


def test_rule_44_the_exemption_is_a_field() -> None:
    fields = {"concealed_exempts_minimum": True}
    end = accept(f"{CONCEALED} c9", fields=fields, phase="meld", do=[f"meld {CONCEALED}", "discard c9"]).end
    assert end.concealed


def test_rule_44_whoever_lays_below_the_minimum_must_go_out() -> None:
    case: Case = {"base": "classic-pagat", "phase": "meld", "scores": (1500, 0)}  # minimum 90
    hand = f"{CONCEALED} c5 d5 h5 c9"  # 35 + 15 = 50
    refuse(hand, case, do=["meld c5 d5 h5", "discard c9"])
    do = ["meld c5 d5 h5", f"meld {CONCEALED}", "discard c9"]
    assert accept(hand, case, do=do).end.concealed


@pytest.mark.parametrize(
    "hand",
    [
        f"{CONCEALED} c9 c8",  # two cards would be left
        "c4 c4 d4 d4 h4 h4 c9",  # no canasta
        "c4 d4 h4 c5 d5 h5 c6 d6 h6",  # no canasta
    ],
)
def test_rule_44_no_exemption_without_going_out(hand: str) -> None:
    case: Case = {"base": "classic-pagat", "phase": "meld"}
    assert answer("can-open", hand, case) is False
    refuse(hand, case, do=[f"meld {' '.join(hand.split()[:3])}"])


def test_rule_44_the_minimum_applies_after_taking_the_pile() -> None:
    # Eight fours are 40 points and all of the hand but one, yet the pile was taken.
    case: Case = {"base": "classic-pagat", "pile": "s4"}
    hand = f"{CONCEALED} c9"
    assert answer("can-take", hand, case) is False
    refuse(hand, case, do=[f"take {CONCEALED}"])


def test_rule_44_does_not_concern_a_side_that_has_opened() -> None:
    end = accept(f"{CONCEALED} c9", phase="meld", ours=[OPEN], do=[f"meld {CONCEALED}", "discard c9"]).end
    assert end.concealed
