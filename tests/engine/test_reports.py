"""Faults that players met in other Canasta programs, and what happens here instead.

Tests are numbered like the field reports they answer; where rule books differ, the rules decide.
"""

import itertools
import random
import re

import pytest

from tests.engine.notation import CANASTA, KINGS, OPEN, Case, accept, answer, assert_reason, cards, census, refuse, sets

QUEENS = "c12 d12 h12"
ALONE = ["", "", ""]
AT_1600: Case = {"phase": "meld", "scores": (1600, 0)}


def test_report_001_opening_of_several_ranks() -> None:
    hand = "s6 h6 d6 s1 h1 d1 c2 c5 c4"
    do = ["meld s6 h6 d6", "meld s1 h1 d1 c2", "discard c5"]  # 15 + 80 = 95
    assert accept(hand, AT_1600, do=do).melds() == sets("s6 h6 d6", "s1 h1 d1 c2")
    hand = "s6 h6 d6 s13 h13 d13 c2 c5 c4"
    for lay in ("meld s6 h6 d6", "meld s13 h13 d13 c2"):
        refusal = refuse(hand, AT_1600, do=[lay])
        assert refusal.hand() == cards(hand)
        assert "90" in refusal.message
        assert "65" in refusal.message  # 15 + 50


def test_report_002_opening_of_two_melds_that_are_too_small_alone() -> None:
    hand = "c12 d12 h12 c13 d13 h13 c5 c6"
    assert answer("can-open", hand, phase="meld") is True
    do = ["meld c12 d12 h12", "meld c13 d13 h13", "discard c5"]
    assert accept(hand, phase="meld", do=do).melds() == sets(QUEENS, "c13 d13 h13")
    refuse(hand, phase="meld", do=["meld c12 d12 h12", "discard c5"])
    assert answer("can-open", "c12 d12 h12 c5 c6", phase="meld") is False
    refuse("c12 d12 h12 c5 c6", phase="meld", do=["meld c12 d12 h12"])


def test_report_003_half_an_opening_does_not_outlive_the_turn() -> None:
    hand = "c13 d13 h13 s1 h1 d1 c5 c6"
    refuse(hand, AT_1600, do=["meld c13 d13 h13", "discard c5"])
    do = ["meld c13 d13 h13", "meld s1 h1 d1", "discard c5"]
    assert accept(hand, AT_1600, do=do).melds() == sets("c13 d13 h13", "s1 h1 d1")


def test_report_004_the_minimum_does_not_move_within_a_round() -> None:
    case: Case = {"scores": (1480, 0), "stock": "c4 c7 c8 d3 h3"}
    assert answer("minimum", "c5 c6", case, do=["draw"]) == 50


@pytest.mark.parametrize(("total", "minimum"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120)])
def test_report_005_thresholds(total: int, minimum: int) -> None:
    assert answer("minimum", "c5 c6", turn=3, scores=(total, 0)) == minimum


def test_report_010_the_top_of_a_frozen_pile_counts_for_the_opening() -> None:
    verdict = accept("s1 d1 c5 c6", pile="c2 h1", do=["take s1 d1", "discard c5"])
    assert verdict.melds() == sets("s1 d1 h1")  # 60
    assert verdict.hand() == cards("c6 c2")


def test_report_011_one_natural_and_one_wild() -> None:
    verdict = accept("s9 d2 c13 c5", ours=[OPEN], pile="c4 h9", do=["take s9 d2"])
    assert verdict.melds() == sets(OPEN, "h9 s9 d2")


def test_report_012_onto_the_own_meld_without_a_card_of_the_rank() -> None:
    verdict = accept("h6 h7 c13", ours=[QUEENS], pile="s10 h12", do=["take"])
    assert verdict.melds() == sets(f"{QUEENS} h12")
    assert verdict.hand() == cards("h6 h7 c13 s10")


def test_report_014_ordinary_discards_do_not_thaw_the_pile() -> None:
    case: Case = {"phase": "meld", "ours": [OPEN], "theirs": [QUEENS], "stock": "s4 s5 s6 s7"}
    do = ["discard c2", "draw", "discard c9", "draw", "discard s13", "take h13 jk"]
    refusal = refuse("c2 c5 c6", case, others=["c9 c7 c8", "s13 h7 h8", "h13 jk d7 d8"], do=do)
    assert refusal.code == "pile-frozen"
    assert refusal.pile == ("c2", "c9", "s13")


def test_report_015_a_taken_pile_does_not_stay_frozen() -> None:
    verdict = accept(
        "d8 h8 d5 c6",
        ours=[OPEN],
        theirs=[QUEENS],
        others=["c5 jk c7 c9"],
        pile="c2 c8",
        do=["take d8 h8", "discard d5"],
        ask=["can-take"],
    )
    assert verdict.pile == ("d5",)
    assert verdict.answers == {"can-take": True}


def test_report_016_upcards() -> None:
    case: Case = {"ours": [OPEN], "pile": "h2 d3 c8"}
    assert refuse("d8 jk c5 c6", case, do=["take d8 jk"]).code == "pile-frozen"
    assert accept("d8 jk c5 c6", ours=[OPEN], pile="c8", do=["take d8 jk"]).hand() == cards("c5 c6")
    assert refuse("d8 jk c5 c6", pile="c8", do=["take d8 jk"]).code.startswith("pile-frozen")  # not opened


def test_report_017_a_black_three_blocks_the_next_players_whole_turn() -> None:
    case: Case = {"phase": "meld", "ours": [OPEN], "theirs": [QUEENS], "others": ["s3 c3 h8 h12", "s8 d8 c6 c7"]}
    refuse("c3 c5 c6", case, do=["discard c3", "take s3 c3"])
    verdict = accept("c3 c5 c6", case, do=["discard c3", "draw", "discard h8", "take s8 d8"])
    assert verdict.melds() == sets(OPEN, "h8 s8 d8")


def test_report_019_two_black_threes_only() -> None:
    case: Case = {"phase": "meld", "ours": [CANASTA]}
    refuse("c3 s3", case, do=["meld c3 s3"])
    verdict = accept("c3 s3", case, do=["discard c3"])
    assert (verdict.ended, verdict.hand()) == (None, cards("s3"))


def test_report_020_the_hand_is_not_emptied_without_a_canasta() -> None:
    refuse("c13 d13 h13 h5", phase="meld", ours=[OPEN], do=["meld c13 d13 h13"])
    refuse("c13 d13 h13", phase="meld", ours=[OPEN], do=["meld c13 d13 h13"])


def test_report_022_one_card_and_a_pile_of_one() -> None:
    case: Case = {"ours": [QUEENS, CANASTA], "pile": "h12"}
    assert answer("can-take", "s12", case) is False
    refuse("s12", case, do=["take"])


def test_report_023_never_two_melds_of_a_rank() -> None:
    verdict = accept("s9 s9 c2 c5 c6", phase="meld", ours=["c9 d9 h9"], do=["meld s9 s9 c2"])
    assert verdict.melds() == sets("c9 d9 h9 s9 s9 c2")
    verdict = accept("s9 h9 c5 c6", ours=["c9 d9 h9"], pile="c4 s9", do=["take s9 h9"])
    assert verdict.melds() == sets("c9 d9 h9 s9 s9 h9")


def test_report_024_three_wilds_at_most() -> None:
    fives, case = "c5 c5 d5 d5 h5", Case(phase="meld", ours=[OPEN])
    eight = accept(f"{fives} c2 d2 jk c6 c7", case, do=[f"meld {fives} c2 d2 jk"])
    assert eight.melds() == sets(OPEN, f"{fives} c2 d2 jk")
    refuse(f"{fives} c2 d2 jk jk c6 c7", case, do=[f"meld {fives} c2 d2 jk jk"])
    refuse("c5 d5 c2 d2 jk c6 c7", case, do=["meld c5 d5 c2 d2 jk"])
    pagat = accept("c5 d5 c2 d2 jk c6 c7", case, base="classic-pagat", do=["meld c5 d5 c2 d2 jk"])
    assert pagat.melds() == sets(OPEN, "c5 d5 c2 d2 jk")


def test_report_027_seven_cards_at_once_are_a_canasta() -> None:
    fives = "c5 c5 d5 d5 h5 h5 s5"
    end = accept(
        f"{fives} c6 c7", phase="meld", ours=[OPEN], others=ALONE, stock="", do=[f"meld {fives}", "discard c6"]
    ).end
    assert end.scores == [560, 0]  # 35 + 500 + 30 - 5


def test_report_029_the_top_card_must_be_melded() -> None:
    for take in ("take", "take h6 h7", "take h12"):
        refuse("h6 h7 h12 s12", ours=[OPEN], pile="s9 d12", do=[take])


def test_report_030_an_unopened_side_must_be_able_to_open() -> None:
    case: Case = {"pile": "s10 h12"}
    assert answer("can-take", "c12 d12 c6 h7", case) is False
    refuse("c12 d12 c6 h7", case, do=["take c12 d12"])  # 30


def test_report_033_not_concealed_after_melds_in_an_earlier_turn() -> None:
    fours = "c4 c4 d4 d4 h4 h4 s4"
    earlier = ["take c8 d8", "discard c5"]
    between = ["draw", "discard c9", "draw", "discard d9", "draw", "discard h9"]
    end = accept(
        f"c8 d8 c5 c6 {fours}",
        ours=["c13 d13 h13"],
        others=["c9 c7", "d9 d7", "h9 h7"],
        pile="h8",
        stock="s4 s2 s5 s6 s7",
        do=[*earlier, *between, "draw", f"meld {fours}", "meld @8 s2", "discard c6"],
    ).end
    assert (end.out, end.concealed) == (0, False)
    # 30 + 30 + 20 + 35 + 500 + 100, and the partner keeps a seven and a six
    assert end.scores[0] == 705


def test_report_035_last_stock_card_a_red_three() -> None:
    verdict = accept("c13 c5 c6", ours=[QUEENS], others=ALONE, stock="d3", do=["draw"])
    assert (verdict.end.out, verdict.red_threes()) == (None, cards("d3"))
    assert verdict.end.scores == [110, 0]  # 30 + 100 - 10 - 5 - 5


def test_report_036_empty_stock() -> None:
    case: Case = {"base": "classic-pagat", "phase": "meld", "ours": [OPEN], "stock": "", "pile": "c4"}
    pair: Case = {**case, "theirs": [QUEENS], "others": ["s9 d9 c7", "", ""]}
    assert accept("h9 c5 c6", pair, do=["discard h9", "take s9 d9"]).melds(1) == sets(QUEENS, "h9 s9 d9")
    frozen: Case = {**pair, "pile": "c2", "others": ["s9 jk c7", "", ""]}
    assert accept("h9 c5 c6", frozen, do=["discard h9"]).end.out is None
    forced: Case = {**case, "theirs": ["c9 s9 d9"], "others": ["c6 c7 c8", "", ""]}
    refuse("h9 c5 c6", forced, do=["discard h9", "pass"])
    # At this site the round is over with the stock.
    site: Case = {**forced, "base": "classic"}
    assert accept("h9 c5 c6", site, do=["discard h9"]).end.out is None


@pytest.mark.parametrize("base", ["classic", "classic-pagat"])
def test_report_037_a_black_three_on_an_empty_stock(base: str) -> None:
    end = accept(
        "s3 c5 c6",
        base=base,
        phase="meld",
        ours=[OPEN],
        theirs=[QUEENS],
        others=["c3 s3 c7"],
        stock="",
        pile="c4",
        do=["discard s3"],
    ).end
    assert end.out is None


@pytest.mark.parametrize(
    ("hand", "pile", "ours"),
    [("c5 c6", "c4 h12", (QUEENS,)), ("s12 s12 c6", "c2 h12", (QUEENS,)), ("c9 d9 c6", "c4 h9", (OPEN,))],
)
def test_report_038_with_an_empty_stock_there_is_something_to_do(hand: str, pile: str, ours: tuple[str]) -> None:
    case: Case = {"base": "classic-pagat", "stock": "", "pile": pile, "ours": ours}
    verdict = accept(hand, case, ask=["can-take", "can-draw"])
    assert verdict.answers == {"can-take": True, "can-draw": False}


@pytest.mark.parametrize("base", ["classic", "classic-pagat"])
def test_report_038_a_red_three_may_use_up_the_stock_before_the_draw(base: str) -> None:
    # The next player's red three takes the last card: nothing to draw, and nothing to take.
    case: Case = {"base": base, "phase": "meld", "ours": [OPEN], "others": ["h3 d9 d7", "", ""], "pile": "c9"}
    verdict = accept("c5 c6", case, stock="c7", do=["discard c6"])
    assert (verdict.red_threes(1), verdict.hand(1)) == (cards("h3"), cards("d9 d7 c7"))
    assert (verdict.end.out, verdict.end.scores) == (None, [25, -120])  # 30 - 5; -100 - 10 - 5 - 5
    # With something to take there is a choice.
    case["theirs"] = ["d6 h6 s6"]
    assert accept("c5 c6", case, stock="c7", do=["discard c6"], ask=["can-take"]).answers == {"can-take": True}


def test_report_039_no_bonus_for_going_out_when_the_stock_ends_the_round() -> None:
    end = accept("c5 c6", phase="meld", ours=[CANASTA], others=ALONE, stock="", do=["discard c5"]).end
    assert end.scores == [565, 0]  # 70 + 500 - 5


def test_report_040_black_threes_left_in_hand() -> None:
    end = accept("c5 c6", phase="meld", others=["c3 s3 jk", "", ""], stock="", do=["discard c5"]).end
    assert end.scores == [-5, -60]


@pytest.mark.parametrize(
    ("red_threes", "ours", "score"),
    [
        ("h3 h3 d3 d3", [], -800),
        ("h3 h3 d3 d3", [OPEN], 830),
        ("h3", [], -100),
        ("h3", [OPEN], 130),  # 42: any meld will do, not only a canasta
    ],
)
def test_report_041_042_red_threes(red_threes: str, ours: list[str], score: int) -> None:
    end = accept(
        "c5 c6", phase="meld", ours=ours, red_threes=(red_threes, ""), others=ALONE, stock="", do=["discard c5"]
    ).end
    assert end.scores == [score - 5, 0]


@pytest.mark.parametrize(
    ("meld", "score"), [(KINGS, 570), ("c13 c13 d13 d13 h13 h13 c2", 380), ("c13 c13 d13 d13 h13 h13", 60)]
)
def test_report_043_natural_and_mixed_canastas(meld: str, score: int) -> None:
    end = accept("c5 c6", phase="meld", ours=[meld], others=ALONE, stock="", do=["discard c5"]).end
    assert end.scores == [score - 5, 0]


def test_report_044_wilds_count_for_the_opening() -> None:
    verdict = accept("s1 h1 jk c5 c6", AT_1600, do=["meld s1 h1 jk", "discard c5"])  # 90
    assert verdict.melds() == sets("s1 h1 jk")


@pytest.mark.parametrize("turn", [0, 1])
def test_report_046_a_tie_above_the_target_is_played_on(turn: int) -> None:
    # Going out for 700 lifts the side to 5200, where the other already is.
    end = accept(
        "s10 s10",
        turn=turn,
        phase="meld",
        ours=["c10 c10 d10 d10 h10", "c13 d13 h13"],
        scores=(4500, 5200),
        others=ALONE,
        melded_before=[turn],
        do=["meld s10 s10"],
    ).end
    assert (end.out, end.totals, end.winner) == (turn, [5200, 5200], None)


def test_report_048_all_108_cards_are_there_after_going_out() -> None:
    rest = [f"{suit}{rank}" for suit in "cdhs" for rank in range(1, 14) for _ in range(2)] + ["jk"] * 4
    for name in f"{KINGS} {QUEENS} s13 c5".split():
        rest.remove(name)
    rest.sort(key=lambda name: name in {"h3", "d3"})  # the red threes last, into the stock
    verdict = accept(
        "s13 c5",
        phase="meld",
        ours=[KINGS],
        theirs=[QUEENS],
        others=[" ".join(rest[at:33:3]) for at in range(3)],
        pile=" ".join(rest[33:60]),
        stock=" ".join(rest[60:]),
        do=["meld s13", "discard c5"],
    )
    assert verdict.end.out == 0
    assert census(verdict.position).total() == 108


def test_report_121_hands_have_one_order() -> None:
    names = list(cards("c3 h3 s3 jk jk c2 s2 h1 d13 h13 h13 c10 s10 d4 h4 c4 d9"))
    orders = set()
    for seed in range(6):
        random.Random(seed).shuffle(names)
        shown = accept("c5 c6", phase="meld", others=[" ".join(names)]).position["hands"][1]
        orders.add(tuple(shown))
    assert len(orders) == 1
    (order,) = orders
    kinds = ["wild" if name == "jk" or name[1:] == "2" else name[1:] for name in order]
    grouped = [kind for kind, _ in itertools.groupby(kinds)]
    assert len(grouped) == len(set(grouped)), "wilds stand together, and so does each rank"


WHY_NOT: dict[str, tuple[str, Case, str]] = {
    "blocked": ("c9 d9 c5 c6", {"ours": [OPEN], "pile": "c8 c3"}, "take c9 d9"),
    "frozen": ("d9 jk c5 c6", {"ours": [OPEN], "pile": "c2 c9"}, "take d9 jk"),
    "empty": ("d9 jk c5 c6", {"ours": [OPEN], "pile": ""}, "take d9 jk"),
    "minimum": ("d9 h9 c5 c6", {"pile": "c8 c9"}, "take d9 h9"),
    "one card": ("d5", {"ours": ["c9 d9 h9", CANASTA], "pile": "s9"}, "take"),
    "keeps too few": ("d9 h9 c5", {"ours": [OPEN], "pile": "c9"}, "take d9 h9"),
    "already drew": ("d9 h9 c5 c6", {"ours": [OPEN], "pile": "c9", "phase": "meld"}, "take d9 h9"),
    "no such card": ("d9 c5 c6", {"ours": [OPEN], "pile": "c8 c9"}, "take d9 h9"),
}


def test_report_124_each_reason_has_its_own_code() -> None:
    codes = {}
    for reason, (hand, case, take) in WHY_NOT.items():
        codes[reason] = refuse(hand, case, do=[take]).code
    assert len(set(codes.values())) == len(WHY_NOT), codes


@pytest.mark.parametrize(
    ("hand", "case", "action", "figures"),
    [
        ("d9 h9 c5 c6", Case(pile="c8 c9"), "take d9 h9", ["50", "30"]),
        ("c13 d13 h13 c5 c6", Case(phase="meld", scores=(3000, 0)), "meld c13 d13 h13", ["120", "30"]),
    ],
)
def test_report_124_reasons_give_the_figures(hand: str, case: Case, action: str, figures: list[str]) -> None:
    refusal = refuse(hand, case, do=[action])
    assert_reason(refusal)
    assert set(figures) <= set(re.findall(r"\d+", refusal.message))


@pytest.mark.parametrize("hand", ["h13 s13", "s13 h13 h13"])
def test_report_133_melding_the_last_cards_ends_the_round_at_once(hand: str) -> None:
    verdict = accept(hand, phase="meld", ours=[CANASTA, "c13 d13 d13"], do=[f"meld {hand}"])
    assert verdict.end.out == 0
    assert verdict.hand() == ()
