"""The test vectors of the rules: openings, pile takes and scores, with their numbers."""

import pytest

from tests.engine.notation import KINGS, OPEN, Case, accept, answer, cards, refuse, sets

# Initial melds

IM1 = "h1 c1 d2 c5 h6 h7 c8 c4 c4 d4 c11 d13"
AT_1100: Case = {"phase": "meld", "scores": (1100, 0)}


def test_im1_can_open_with_two_aces_and_a_two() -> None:
    verdict = accept(IM1, AT_1100, ask=["minimum", "can-open"])
    assert verdict.answers == {"minimum": 50, "can-open": True}
    opened = accept(IM1, AT_1100, do=["meld h1 c1 d2", "discard c5"])  # 60
    assert opened.melds() == sets("h1 c1 d2")
    assert opened.hand() == cards("h6 h7 c8 c4 c4 d4 c11 d13")


@pytest.mark.parametrize(
    "do", [["meld h1 c1 d2", "meld c4 c4 d4", "discard c5"], ["meld c4 c4 d4", "meld h1 c1 d2", "discard c5"]]
)
def test_im1_three_fours_are_optional(do: list[str]) -> None:
    assert accept(IM1, AT_1100, do=do).melds() == sets("h1 c1 d2", "c4 c4 d4")  # 75


def test_im1_fours_with_the_two_are_refused() -> None:
    refuse(IM1, AT_1100, do=["meld c4 c4 d4 d2"])  # 35, and nothing left to add to it
    refuse(IM1, AT_1100, do=["meld c4 c4 d4", "meld @4 d2"])
    refuse(IM1, AT_1100, do=["meld c4 c4 d4", "discard c5"])  # 15


IM2 = "h1 c1 d2 c5 h6 h7 c8 c9 c9 d9 h9 d13"
AT_1500: Case = {"phase": "meld", "scores": (1500, 0)}


def test_im2_the_minimum_is_ninety() -> None:
    verdict = accept(IM2, AT_1500, ask=["minimum", "can-open"])
    assert verdict.answers == {"minimum": 90, "can-open": True}


def test_im2_aces_alone_are_too_little() -> None:
    refusal = refuse(IM2, AT_1500, do=["meld h1 c1 d2", "discard c5"])
    assert "90" in refusal.message
    assert "60" in refusal.message


@pytest.mark.parametrize("nines", ["c9 c9 d9", "c9 c9 d9 h9"])  # 90 and 100
def test_im2_with_nines_it_is_enough(nines: str) -> None:
    verdict = accept(IM2, AT_1500, do=["meld h1 c1 d2", f"meld {nines}", "discard c5"])
    assert verdict.melds() == sets("h1 c1 d2", nines)


def test_im2_the_two_must_go_with_the_aces() -> None:
    refuse(IM2, AT_1500, do=["meld c9 c9 d9 h9 d2"])  # 60


IM3 = "h1 c1 d2 h2 c5 h6 h7 c8 c4 c4 d4 h4 d13"


@pytest.mark.parametrize("base", ["classic", "classic-pagat"])
def test_im3_cannot_open(base: str) -> None:
    case: Case = {"base": base, "phase": "meld", "scores": (3000, 0)}
    verdict = accept(IM3, case, ask=["minimum", "can-open"])
    assert verdict.answers == {"minimum": 120, "can-open": False}
    for lay in ("h1 c1 d2", "h1 c1 d2 h2", "c4 c4 d4", "c4 c4 d4 h4 h2", "c4 d4 d2"):
        refuse(IM3, case, do=[f"meld {lay}"])  # 100 at best


IM4 = "h5 h5 d5 d5 d9 d9 h9 h13 d13 d13 c13 s3"
IM4_MELDS = ["meld h5 h5 d5 d5", "meld d9 d9 h9", "meld h13 d13 d13 c13"]  # 20 + 30 + 40
AT_1800: Case = {"phase": "meld", "scores": (1800, 0)}


def test_im4_ninety_that_leave_one_card_do_not_open() -> None:
    verdict = accept(IM4, AT_1800, ask=["minimum", "can-open"])
    assert verdict.answers == {"minimum": 90, "can-open": False}
    for meld in IM4_MELDS:
        refuse(IM4, AT_1800, do=[meld])


def test_im4_as_printed_with_four_equal_fives() -> None:
    # Two packs hold no four fives of hearts; four packs do.
    hand = "h5 h5 h5 h5 d9 d9 d9 h13 d13 d13 c13 s3"
    fields = {"decks": 4, "red_three_table": [0, 100, 200, 300, 800, 900, 1000, 1100, 1200]}
    case: Case = {"fields": fields, **AT_1800}
    assert answer("can-open", hand, case) is False
    for meld in ("meld h5 h5 h5 h5", "meld d9 d9 d9", "meld h13 d13 d13 c13"):
        refuse(hand, case, do=[meld])


def test_im4_one_more_card_opens() -> None:
    assert answer("can-open", f"{IM4} c7", AT_1800) is True
    verdict = accept(f"{IM4} c7", AT_1800, do=[*IM4_MELDS, "discard s3"])
    assert verdict.hand() == cards("c7")


# Taking the pile

PT1 = "c6 c6 h7 d8"


@pytest.mark.parametrize("pile", ["c9 d6", "s2 c9 d6"], ids=["unfrozen", "frozen"])
def test_pt1_a_natural_pair_takes_the_pile(pile: str) -> None:
    verdict = accept(PT1, ours=[OPEN], pile=pile, do=["take c6 c6"])
    assert verdict.melds() == sets(OPEN, "c6 c6 d6")
    assert verdict.hand() == cards(f"h7 d8 {pile.removesuffix(' d6')}")


@pytest.mark.parametrize(("score", "allowed"), [(-5, True), (0, False)])
def test_pt1_fifteen_points_open_only_below_zero(score: int, allowed: bool) -> None:
    case: Case = {"pile": "c9 d6", "scores": (score, 0)}
    assert answer("can-take", PT1, case) is allowed
    if allowed:
        assert accept(PT1, case, do=["take c6 c6"]).hand() == cards("h7 d8 c9")
    else:
        refuse(PT1, case, do=["take c6 c6"])


PT2 = "h5 d2 d2 s12 d12"


def test_pt2_frozen_without_a_pair() -> None:
    case: Case = {"ours": [OPEN], "pile": "h2 c9 s5"}
    verdict = accept(PT2, case, ask=["can-take", "can-draw"])
    assert verdict.answers == {"can-take": False, "can-draw": True}
    for take in ("take h5 d2", "take d2 d2", "take h5 d2 d2"):
        assert refuse(PT2, case, do=[take]).code == "pile-frozen"


def test_pt2_unfrozen() -> None:
    case: Case = {"ours": [OPEN], "pile": "c9 s5"}
    assert accept(PT2, case, do=["take h5 d2"]).melds() == sets(OPEN, "h5 s5 d2")
    refuse(PT2, case, do=["take d2 d2"])
    refuse(PT2, case, do=["take h5 d2 d2"])
    pagat = accept(PT2, case, base="classic-pagat", do=["take h5 d2 d2"])
    assert pagat.melds() == sets(OPEN, "h5 s5 d2 d2")


PT3 = "c5 c6 h7"
FOUR_KINGS = "d13 d13 c13 h2"


def test_pt3_the_top_card_is_added_to_an_own_meld() -> None:
    verdict = accept(PT3, ours=[FOUR_KINGS], pile="c9 c4 h13", do=["take"])
    assert verdict.melds() == sets(f"{FOUR_KINGS} h13")
    assert verdict.hand() == cards("c5 c6 h7 c9 c4")


@pytest.mark.parametrize("hand", [PT3, f"{PT3} c13"])
def test_pt4_frozen_the_own_meld_does_not_help(hand: str) -> None:
    case: Case = {"ours": [FOUR_KINGS], "pile": "s2 c4 h13"}
    verdict = accept(hand, case, ask=["can-take", "can-draw"])
    assert verdict.answers == {"can-take": False, "can-draw": True}
    assert refuse(hand, case, do=["take"]).code == "pile-frozen"


# Scores


def test_sc1_and_sc2_going_out_not_concealed_against_no_meld() -> None:
    verdict = accept(
        "h1 c1 d1",
        phase="meld",
        ours=[KINGS, "c5 c5 d5 d5 h5 jk c2"],
        red_threes=("h3 d3", "h3"),
        others=["jk s1", "c4 c12 d2", "c9 c3"],
        melded_before=[0],
        do=["meld h1 c1 d1"],
    )
    assert (verdict.end.out, verdict.end.concealed) == (0, False)
    # 70 + 500 + (25 + 50 + 20) + 300 + 60 + 200 + 100 - (5 + 10 + 20) = 1290
    # -100 - (50 + 20 + 10 + 5) = -185
    assert verdict.end.scores == [1290, -185]


@pytest.mark.parametrize(("ours", "score"), [(["c4 d4 h4"], 815), ([], -800)])
def test_sc3_all_four_red_threes(ours: list[str], score: int) -> None:
    # Seat 1 ends the round with the stock; team 0 holds nothing.
    end = accept(
        "c5 c6",
        turn=1,
        phase="meld",
        stock="",
        others=["", "", ""],
        theirs=ours,
        red_threes=("", "h3 h3 d3 d3"),
        do=["discard c5"],
    ).end
    assert end.out is None
    assert end.scores == [score, -5]


def test_sc4_concealed() -> None:
    fours, eights = "c4 c4 d4 d4 h4 h4 s4", "c8 d8 h8 d2"
    end = accept(
        f"{fours} {eights}",
        phase="meld",
        red_threes=("h3", ""),
        others=["", "h1", ""],
        do=[f"meld {fours}", f"meld {eights}"],
    ).end
    assert (end.out, end.concealed) == (0, True)
    assert end.scores == [865, 0]  # 35 + 500 + 50 + 100 + 200 - 20
