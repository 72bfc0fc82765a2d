"""The table of edge cases of the rules, rows 3 to 52 and 82: one test for each row."""

import itertools
import json
import random
from collections.abc import Iterator

import pytest

from tests.engine.notation import (
    CANASTA,
    KINGS,
    MIXED,
    OPEN,
    Case,
    Json,
    accept,
    answer,
    cards,
    census,
    parse_actions,
    refuse,
    request,
    send,
    sets,
)

MELD: Case = {"phase": "meld", "ours": [OPEN]}
ALONE = ["", "", ""]

# Red threes and the stock


def test_edge_03_two_dealt_red_threes() -> None:
    verdict = accept("h3 d3 d9 h9", ours=[OPEN], stock="c4 c5 c6 c7", pile="c8 c9", ask=["can-draw", "can-take"])
    assert verdict.red_threes() == cards("h3 d3")
    assert verdict.hand() == cards("d9 h9 c6 c7")
    assert verdict.answers == {"can-draw": True, "can-take": True}


def test_edge_04_a_red_three_replaced_by_a_red_three() -> None:
    verdict = accept("h3 c5", stock="c4 c8 c7 c6 d3", do=["draw"])
    assert verdict.red_threes() == cards("h3 d3")
    assert verdict.hand() == cards("c5 c6 c7")


def test_edge_05_a_red_three_in_a_taken_pile() -> None:
    verdict = accept("d9 h9 c5", ours=[OPEN], pile="h3 c8 c9", stock="c4 c6", do=["take d9 h9"])
    assert verdict.red_threes() == cards("h3")
    assert (verdict.hand(), verdict.stock) == (cards("c5 c8"), ("c4", "c6"))


@pytest.mark.parametrize("base", ["classic", "classic-pagat"])
def test_edge_06_a_red_three_as_last_stock_card(base: str) -> None:
    case: Case = {"base": base, "ours": [KINGS], "others": ALONE, "stock": "h3"}
    end = accept("s13 c5", case, do=["draw"]).end
    assert (end.out, end.scores) == (None, [655, 0])  # 70 + 500 + 100 - 10 - 5
    refuse("s13 c5", case, do=["draw", "meld s13"])


def test_edge_07_a_nine_as_last_stock_card() -> None:
    verdict = accept("d9 h9 c5 c6", ours=[OPEN], others=ALONE, stock="c9", do=["draw", "meld c9 d9 h9"])
    assert verdict.ended is None
    end = accept("d9 h9 c5 c6", ours=[OPEN], others=ALONE, stock="c9", do=["draw", "meld c9 d9 h9", "discard c5"]).end
    assert (end.out, end.scores) == (None, [55, 0])  # 30 + 30 - 5


def test_edge_08_a_forced_take_at_the_end_of_the_stock() -> None:
    case: Case = {"base": "classic-pagat", "ours": ["c12 d12 h12"], "stock": "", "pile": "c4 s12"}
    verdict = accept("c5 c6", case, ask=["can-take", "can-draw"])
    assert verdict.answers == {"can-take": True, "can-draw": False}
    refuse("c5 c6", case, do=["pass"])
    assert accept("c5 c6", case, do=["take"]).hand() == cards("c5 c6 c4")


# Opening


@pytest.mark.parametrize(("total", "minimum"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120)])
def test_edge_09_minimum_at_the_thresholds(total: int, minimum: int) -> None:
    assert answer("minimum", "c5 c6", scores=(total, 0)) == minimum


def test_edge_10_two_aces_and_a_two_open_at_fifty() -> None:
    assert accept("h1 d1 c2 c5 c6", phase="meld", do=["meld h1 d1 c2", "discard c5"]).turn == 1  # 60


def test_edge_11_ninety_reached_exactly_with_two_melds() -> None:
    do = ["meld h1 d1 c2", "meld c9 d9 h9", "discard c5"]
    assert accept("h1 d1 c2 c9 d9 h9 c5 c6", phase="meld", scores=(1500, 0), do=do).turn == 1  # 60 + 30


def test_edge_12_ninety_reached_but_one_card_left() -> None:
    case: Case = {"phase": "meld", "scores": (1500, 0)}
    assert answer("can-open", "h1 d1 c2 c9 d9 h9 c5", case) is False
    refuse("h1 d1 c2 c9 d9 h9 c5", case, do=["meld h1 d1 c2"])


def test_edge_13_unopened_a_king_is_not_taken_with_king_and_two() -> None:
    case: Case = {"pile": "c9 d13", "stock": "c4 c7"}
    hand = "h13 c2 h1 d1 s1 c5"
    assert answer("can-take", hand, case) is False
    assert refuse(hand, case, do=["take h13 c2"]).code.startswith("pile-frozen")
    assert accept(hand, case, do=["draw", "meld h1 d1 s1", "discard c5"]).melds() == sets("h1 d1 s1")


def test_edge_14_unopened_a_pair_of_kings_and_a_two_take_the_king() -> None:
    verdict = accept("h13 s13 c2 c5 c6", pile="c9 d13", do=["take h13 s13 c2"])
    assert verdict.melds() == sets("d13 h13 s13 c2")  # 50
    assert verdict.hand() == cards("c5 c6 c9")


def test_edge_15_cards_below_the_top_do_not_count_for_the_opening() -> None:
    case: Case = {"pile": "h1 d1 s4"}
    hand = "c4 h4 c7 d7 h7 c5 c6"
    assert answer("can-take", hand, case) is False
    refuse(hand, case, do=["take c4 h4"])  # 15 + 15 = 30


# Taking the pile


def test_edge_16_a_natural_and_a_joker() -> None:
    assert accept("h8 jk c5 c6", ours=[OPEN], pile="c9 d8", do=["take h8 jk"]).melds() == sets(OPEN, "d8 h8 jk")


def test_edge_17_two_wilds_do_not_take() -> None:
    assert answer("can-take", "h2 jk c5 c6", ours=[OPEN], pile="c9 d8") is False
    refuse("h2 jk c5 c6", ours=[OPEN], pile="c9 d8", do=["take h2 jk"])


def test_edge_18_a_king_onto_the_own_kings() -> None:
    verdict = accept("c5 c6", ours=["c13 s13 h13"], pile="c9 d13", do=["take"])
    assert verdict.melds() == sets("c13 s13 h13 d13")


def test_edge_19_frozen_with_one_king_a_two_and_kings_on_the_table() -> None:
    case: Case = {"ours": ["c13 s13 h13"], "pile": "s2 c9 d13"}
    for take in ("take", "take h13", "take h13 h2"):
        assert refuse("h13 h2 c5 c6", case, do=[take]).code == "pile-frozen"


def test_edge_20_frozen_with_two_kings_merges() -> None:
    verdict = accept("s13 h13 c5 c6", ours=["c13 c13 d13 h2"], pile="s2 c9 d13", do=["take s13 h13"])
    assert verdict.melds() == sets("c13 c13 d13 d13 h13 s13 h2")  # six naturals, one wild


def test_edge_21_a_fourth_wild_is_refused_and_the_top_alone_is_not() -> None:
    case: Case = {"ours": ["c4 c4 d4 d4 h2 s2 jk"], "pile": "c9 s4"}
    refuse("h4 d2 c5 c6", case, do=["take h4 d2"])
    assert accept("h4 d2 c5 c6", case, do=["take"]).melds() == sets("c4 c4 d4 d4 s4 h2 s2 jk")


@pytest.mark.parametrize("top", ["c3", "s3", "jk", "c2"])
def test_edge_22_nobody_takes_a_blocked_pile(top: str) -> None:
    hand = "c3 s3 jk d2 h10 s10"
    case: Case = {"ours": [OPEN], "pile": f"c9 {top}"}
    assert answer("can-take", hand, case) is False
    for take in ("take", "take c3 s3", "take jk d2", "take h10 s10"):
        refuse(hand, case, do=[take])


def test_edge_23_two_turns_after_a_wild_discard() -> None:
    do = ["discard jk", "draw", "discard c9"]
    case: Case = {"phase": "meld", "ours": [OPEN]}
    frozen = refuse("jk c5 c6", case, others=["c9 c7 c8", "d9 jk h5 h6"], do=[*do, "take d9 jk"])
    assert frozen.code == "pile-frozen"
    verdict = accept("jk c5 c6", case, others=["c9 c7 c8", "d9 h9 h5 h6"], do=[*do, "take d9 h9"])
    assert verdict.hand(2) == cards("h5 h6 jk")


def test_edge_24_a_taken_pile_is_no_longer_frozen() -> None:
    verdict = accept(
        "d8 h8 c5 c6",
        ours=[OPEN],
        theirs=["c12 d12 h12"],
        others=["d5 jk c7 c9"],
        pile="s2 c8",
        do=["take d8 h8", "discard c5", "take d5 jk"],
    )
    assert verdict.melds(1) == sets("c12 d12 h12", "c5 d5 jk")


def test_edge_25_one_card_hand_one_card_pile() -> None:
    for hand in ("h12", "c5", "jk"):
        case: Case = {"ours": ["c12 d12 s12", CANASTA], "pile": "h12"}
        assert answer("can-take", hand, case) is False
        refuse(hand, case, do=["take"])


@pytest.mark.parametrize("pile", ["c9 h12", "c9 c8 h12"])
def test_edge_26_one_card_hand_larger_pile(pile: str) -> None:
    verdict = accept("c5", ours=["c12 d12 s12", CANASTA], pile=pile, do=["take"])
    assert verdict.hand() == cards(f"c5 {pile.removesuffix(' h12')}")


def test_edge_27_a_pair_takes_its_king_only_with_a_canasta() -> None:
    refuse("h13 s13", ours=[OPEN], pile="d13", do=["take h13 s13"])
    assert accept("h13 s13", ours=[CANASTA], pile="d13", do=["take h13 s13"]).end.out == 0


# Melds


def test_edge_28_three_naturals_and_three_wilds() -> None:
    hand, do = "c6 d6 h6 c2 d2 jk c5 c7", ["meld c6 d6 h6 c2 d2 jk"]
    refuse(hand, MELD, do=do)
    assert accept(hand, MELD, base="classic-pagat", do=do).melds() == sets(OPEN, "c6 d6 h6 c2 d2 jk")


def test_edge_29_two_naturals_and_two_wilds() -> None:
    hand, do = "c12 d12 c2 d2 c5 c6", ["meld c12 d12 c2 d2"]
    refuse(hand, MELD, do=do)
    for fields in ({"natural_wild_relation": "none"}, {"natural_wild_relation": "ge"}):
        assert accept(hand, MELD, fields=fields, do=do).melds() == sets(OPEN, "c12 d12 c2 d2")


@pytest.mark.parametrize("base", ["classic", "classic-pagat"])
def test_edge_30_four_wilds(base: str) -> None:
    lay = "c4 c4 d4 d4 h4 h4 c2 d2 h2 jk"
    refuse(f"{lay} c5 c6", MELD, base=base, do=[f"meld {lay}"])


def test_edge_31_eight_naturals_and_three_wilds() -> None:
    lay = "c4 c4 d4 d4 h4 h4 s4 s4 c2 d2 jk"
    end = accept(f"{lay} c5 c6", MELD, others=ALONE, stock="", do=[f"meld {lay}", "discard c5"]).end
    assert end.scores == [455, 0]  # 40 + 90 + 300 + 30 - 5


def test_edge_32_a_second_meld_of_a_rank_merges() -> None:
    end = accept(
        "s10 s10 c10 d2 c5 c6",
        others=ALONE,
        stock="",
        phase="meld",
        ours=["c10 d10 h10"],
        do=["meld s10 s10 c10 d2", "discard c5"],
    ).end
    assert end.scores == [375, 0]  # 60 + 20 + 300 - 5


def test_edge_33_a_wild_makes_a_natural_canasta_mixed() -> None:
    end = accept("c2 c5 c6", others=ALONE, stock="", phase="meld", ours=[KINGS], do=["meld @13 c2", "discard c5"]).end
    assert end.scores == [385, 0]  # 70 + 20 + 300 - 5


# Going out


@pytest.mark.parametrize(
    ("lay", "allowed"),
    [("c3 c3", False), ("c3 c3 s3", True), ("c3 c3 s3 s3", True), ("c3 c3 jk", False), ("c3 c3 s3 c2", False)],
)
def test_edge_34_black_threes_when_going_out(lay: str, allowed: bool) -> None:
    case: Case = {"phase": "meld", "ours": [CANASTA]}
    if allowed:
        assert accept(lay, case, do=[f"meld {lay}"]).end.out == 0
    else:
        refuse(lay, case, do=[f"meld {lay}"])


def test_edge_35_two_black_threes_in_hand() -> None:
    case: Case = {"phase": "meld", "ours": [CANASTA]}
    assert answer("can-go-out", "c3 s3", case) is False
    verdict = accept("c3 s3", case, do=["discard s3"])
    assert (verdict.hand(), verdict.ended) == (cards("c3"), None)


def test_edge_36_black_threes_and_a_card_kept() -> None:
    refuse("c3 c3 s3 c5 c6", phase="meld", ours=[CANASTA], do=["meld c3 c3 s3"])


def test_edge_37_two_cards_that_fit_without_a_canasta() -> None:
    case: Case = {"phase": "meld", "ours": [OPEN, "c13 d13 h13"]}
    for lay in ("meld h10", "meld s13"):
        refuse("h10 s13", case, do=[lay])
    assert accept("h10 s13", case, do=["discard h10"]).hand() == cards("s13")


def test_edge_38_a_canasta_made_this_turn_and_the_last_card_discarded() -> None:
    end = accept("s13 c5", phase="meld", ours=["c13 c13 d13 d13 h13 h13"], do=["meld s13", "discard c5"]).end
    assert end.out == 0


GOING: Case = {"phase": "meld", "ours": [CANASTA, "c13 d13 h13"]}


def test_edge_39_after_a_no_a_card_must_stay() -> None:
    refuse("s13 h13", GOING, do=["ask", "no", "meld s13 h13"])
    refuse("s13 h13", GOING, do=["ask", "no", "meld s13"])
    verdict = accept("s13 h13", GOING, do=["ask", "no", "discard h13"])
    assert (verdict.hand(), verdict.ended) == (cards("s13"), None)


def test_edge_40_after_a_yes_only_going_out_will_do() -> None:
    refuse("s13 c5", GOING, do=["ask", "yes", "discard c5"])
    assert accept("s13 c5", GOING, do=["ask", "yes", "meld s13", "discard c5"]).end.out == 0
    # The queens need the two: laid onto the kings, it would leave three cards that cannot go.
    refuse("c12 d12 c2 c5", GOING, do=["ask", "yes", "meld @13 c2"])
    assert accept("c12 d12 c2 c5", GOING, do=["ask", "yes", "meld c12 d12 c2", "discard c5"]).end.out == 0


def test_edge_41_no_question_after_a_lay() -> None:
    refuse("s13 h13 c5", GOING, do=["meld s13", "ask"])


def test_edge_42_going_out_without_asking() -> None:
    assert accept("s13 c5", GOING, do=["meld s13", "discard c5"]).end.out == 0


EIGHTS = "c8 c8 d8 d8 h8 h8 s8"
CONCEALED: Case = {"phase": "meld", "ours": ["c13 d13 h13"], "others": ALONE, "melded_before": [2]}


def test_edge_43_concealed_though_the_partner_has_melded() -> None:
    end = accept(f"{EIGHTS} c5", CONCEALED, do=[f"meld {EIGHTS}", "discard c5"]).end
    assert (end.concealed, end.scores) == (True, [800, 0])  # 570 + 30 + 200


def test_edge_44_a_single_king_added_is_not_concealed() -> None:
    end = accept(f"{EIGHTS} s13 c5", CONCEALED, do=[f"meld {EIGHTS}", "meld s13", "discard c5"]).end
    assert (end.concealed, end.scores) == (False, [710, 0])  # 570 + 40 + 100


def test_edge_45_two_kings_and_a_two_added_are_concealed() -> None:
    do = [f"meld {EIGHTS}", "meld s13 h13 c2", "discard c5"]
    end = accept(f"{EIGHTS} s13 h13 c2 c5", CONCEALED, do=do).end
    assert (end.concealed, end.scores) == (True, [840, 0])  # 570 + 50 + 20 + 200


def test_edge_46_red_threes_do_not_spoil_concealed() -> None:
    do = [f"meld {EIGHTS}", "discard c5"]
    end = accept(f"{EIGHTS} c5", CONCEALED, red_threes=("h3 d3", ""), do=do).end
    assert (end.concealed, end.scores) == (True, [1000, 0])  # 570 + 30 + 200 + 200


def test_edge_47_concealed_with_forty_points() -> None:
    fours = "c4 c4 d4 d4 h4 h4 s4 s4"
    case: Case = {"phase": "meld", "others": ALONE}
    refuse(f"{fours} c5", case, do=[f"meld {fours}"])
    end = accept(f"{fours} c5", case, base="classic-pagat", do=[f"meld {fours}", "discard c5"]).end
    assert (end.concealed, end.scores) == (True, [740, 0])  # 40 + 500 + 200


# Scores

LAST: Case = {"phase": "meld", "stock": "", "do": ["discard c5"]}


def test_edge_48_four_red_threes_and_a_meld() -> None:
    end = accept("c5 c6", LAST, ours=[OPEN], red_threes=("h3 h3 d3 d3", ""), others=ALONE).end
    assert end.scores == [825, 0]  # 30 + 800 - 5


def test_edge_49_two_red_threes_and_no_meld() -> None:
    end = accept("c5 c6", LAST, red_threes=("h3 d3", ""), others=ALONE).end
    assert end.scores == [-205, 0]  # -200 and the six in hand


@pytest.mark.parametrize(
    ("before", "totals", "winner"),
    [((5125, 5350), [5120, 5345], 1), ((5205, 5205), [5200, 5200], None)],
    ids=["edge_50", "edge_51"],
)
def test_edge_50_51_both_sides_above_the_target(before: tuple[int, int], totals: list[int], winner: int | None) -> None:
    end = accept("c5 c6", LAST, scores=before, others=["d6", "", ""]).end  # -5 each
    assert (end.totals, end.winner) == (totals, winner)


def test_edge_52_a_canasta_in_hand_is_subtracted() -> None:
    end = accept(
        "s13 c5",
        phase="meld",
        ours=[CANASTA, "c13 d13 h13"],
        others=[EIGHTS, "", ""],
        melded_before=[0],
        do=["meld s13", "discard c5"],
    ).end
    assert end.scores == [710, -70]  # 570 + 40 + 100; seven eights


# Conservation


def proposals(position: Json, answers: Json) -> Iterator[str]:
    """Propose actions of an eager player: take, lay, discard. Some of them are refused."""
    hand = position["hands"][position["turn"]]
    wilds = [name for name in hand if name == "jk" or name[1:] == "2"]
    by_rank = {rank: [name for name in hand if name[1:] == str(rank)] for rank in [1, *range(4, 14)]}
    wild_sets = {lay for size in range(4) for lay in itertools.combinations(sorted(wilds), size)}
    if answers["can-take"]:
        naturals = by_rank.get(int(position["pile"][-1][1:]), [])
        for size in range(len(naturals), -1, -1):
            for extra in sorted(wild_sets, key=len):
                yield f"take {' '.join([*naturals[:size], *extra])}"
    if answers["can-draw"]:
        yield "draw"
    for extra in sorted(wild_sets, key=len):
        for rank, naturals in by_rank.items():
            for size in range(len(naturals), -1, -1):
                if size or extra:
                    yield f"meld @{rank} {' '.join([*naturals[:size], *extra])}"
    yield from (f"discard {name}" for name in sorted(hand, reverse=True))
    yield "pass"


@pytest.mark.parametrize("base", ["classic", "classic-pagat"])
@pytest.mark.parametrize("seed", range(4))
def test_edge_82_no_card_is_lost_in_a_whole_round(base: str, seed: int) -> None:
    pack = [f"{suit}{rank}" for suit in "cdhs" for rank in range(1, 14) for _ in range(2)] + ["jk"] * 4
    random.Random(seed).shuffle(pack)
    upcard = next(at for at in range(44, 108) if pack[at] != "jk" and int(pack[at][1:]) > 3)
    pack[44], pack[upcard] = pack[upcard], pack[44]
    hands = [" ".join(pack[seat:44:4]) for seat in range(4)]
    asked = request(hands[0], others=hands[1:], pile=pack[44], stock=" ".join(pack[45:]))
    whole = census(asked["position"])
    assert whole.total() == 108
    asked |= {"ruleset": base, "ask": ["can-draw", "can-take"]}

    for _ in range(200):  # turns: each one starts from the position that the last one left
        asked["actions"] = []
        verdict = send(json.dumps(asked))
        turn = verdict.turn
        while verdict.ended is None and verdict.turn == turn:
            done = asked["actions"]
            for text in proposals(verdict.position, verdict.answers):
                asked["actions"] = [*done, *parse_actions([text], turn=turn)]
                trial = send(json.dumps(asked))
                assert census(trial.position) == whole
                if trial.ok:
                    verdict = trial
                    break
            else:
                pytest.fail(f"nothing is legal in {verdict.position}")
        if verdict.ended:
            break
        asked["position"] = verdict.position
    assert verdict.end.out is not None or verdict.stock == ()


def test_edge_82_no_card_is_lost_when_going_out() -> None:
    verdict = accept(
        "s13 c3 c3 s3",
        phase="meld",
        ours=[MIXED, "c13 d13 h13"],
        theirs=[EIGHTS],
        others=["jk c9", "h3", "d4"],
        pile="c2 c5",
        stock="d3 c7",
        do=["meld s13", "meld c3 c3 s3"],
    )
    assert verdict.end.out == 0
    # 4 + 7 + 3 + 7 + 4 + 2 + 2
    assert census(verdict.position).total() == 29
