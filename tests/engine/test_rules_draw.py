"""Rules 1 to 18: the pack, the seats, red threes and the start of a turn."""

import pytest

from tests.engine.notation import CANASTA, OPEN, Case, accept, answer, bad, cards, refuse, sets

# Rules 1 to 8: cards and set-up


@pytest.mark.parametrize(
    ("fields", "most", "too_many"),
    [
        ({}, "h13 h13 jk jk jk jk", "h13 h13 h13"),
        ({}, "c3 c3 s3 s3 s2 s2", "c3 c3 c3"),
        ({}, "jk jk jk jk c5", "jk jk jk jk jk"),
        ({"jokers": 6}, "jk jk jk jk jk jk", "jk jk jk jk jk jk jk"),
        (
            {"decks": 3, "jokers": 6, "red_three_table": [0, 100, 200, 300, 400, 1000, 1200]},
            "h13 h13 h13 jk jk jk jk jk jk",
            "h13 h13 h13 h13",
        ),
    ],
)
def test_rule_01_pack_has_so_many_of_each_card(fields: dict[str, object], most: str, too_many: str) -> None:
    assert accept(most, fields=fields, do=["draw"]).turn == 0
    bad(too_many, fields=fields, do=["draw"])


def test_rule_01_copies_are_counted_wherever_they_lie() -> None:
    case: Case = {"phase": "meld", "pile": "h13", "ours": ["c13 d13 h13"]}
    assert accept("c5 c6", case).pile == ("h13",)
    bad("c5 h13", case)


def test_rule_01_a_whole_pack_is_a_position() -> None:
    pack = [f"{suit}{rank}" for suit in "cdhs" for rank in range(1, 14) for _ in range(2)] + ["jk"] * 4
    assert len(pack) == 108
    # Spread the sorted pack so that hands mix suits; red threes stay in the stock, away from its top.
    plain = [name for name in pack if name not in {"h3", "d3"}]
    plain = plain[::2] + plain[1::2]
    hands, pile, stock = plain[:44], plain[44], ["h3", "h3", "d3", "d3", *plain[45:]]
    verdict = accept(
        " ".join(hands[0::4]),
        others=[" ".join(hands[seat::4]) for seat in (1, 2, 3)],
        pile=pile,
        stock=" ".join(stock),
        do=["draw"],
    )
    assert (len(verdict.hand()), len(verdict.stock)) == (12, 62)  # 108 - 44 - 1 - 1


@pytest.mark.parametrize(
    ("card", "value"),
    [("jk", 50), ("c2", 20), ("h2", 20), ("s1", 20), ("h1", 20)]
    + [(f"d{rank}", 10) for rank in range(8, 14)]
    + [(f"s{rank}", 5) for rank in range(4, 8)]
    + [("c3", 5), ("s3", 5)],
)
def test_rule_02_card_values(card: str, value: int) -> None:
    # The stock is empty, so the discard ends the round: each side loses what it still holds.
    end = accept("c4 c5", phase="meld", others=[card, "", ""], stock="", do=["discard c4"]).end
    assert end.scores == [-5, -value]


@pytest.mark.parametrize("wild", ["jk", "c2", "d2", "h2", "s2"])
def test_rule_03_jokers_and_twos_are_wild(wild: str) -> None:
    verdict = accept(f"h13 d13 {wild} c5 c6", phase="meld", ours=[OPEN], do=[f"meld h13 d13 {wild}"])
    assert verdict.melds() == sets(OPEN, f"h13 d13 {wild}")


@pytest.mark.parametrize("lay", ["h13 d13 c3", "h13 d13 s3", "c3 s3 jk", "c3 c3 s3"])
def test_rule_03_threes_are_neither_natural_nor_wild(lay: str) -> None:
    refuse(f"{lay} c5 c6", phase="meld", ours=[OPEN], do=[f"meld {lay}"])


@pytest.mark.parametrize("turn", range(4))
def test_rule_04_turns_go_clockwise(turn: int) -> None:
    assert accept("c5 c6", turn=turn, phase="meld", do=["discard c5"]).turn == (turn + 1) % 4


@pytest.mark.parametrize("turn", range(4))
def test_rule_04_partners_sit_opposite(turn: int) -> None:
    kings = "c13 d13 s13"
    case: Case = {"turn": turn, "phase": "meld", "do": ["meld h13"]}
    verdict = accept("h13 c5 c6", case, ours=[kings])
    assert verdict.melds(turn % 2) == sets(f"{kings} h13")
    assert verdict.melds(1 - turn % 2) == ()
    refuse("h13 c5 c6", case, ours=[OPEN], theirs=[kings])


def test_rule_06_rejected_upcards_stay_in_the_pile_and_freeze_it() -> None:
    case: Case = {"ours": [OPEN], "pile": "h2 h3 c8"}
    assert refuse("s8 jk c5 c6", case, do=["take s8 jk"]).code == "pile-frozen"
    verdict = accept("s8 d8 c5 c6", case, do=["take s8 d8"])
    assert verdict.hand() == cards("c5 c6 h2")
    assert verdict.red_threes() == cards("h3")


def test_rule_07_a_black_three_upcard_blocks_the_first_player_only() -> None:
    assert answer("can-take", "s3 c3 c5 c6", ours=[OPEN], pile="c3") is False
    verdict = accept(
        "d9 c5 c6",
        ours=[OPEN],
        theirs=["c12 d12 h12"],
        others=["h9 jk c7 c8"],
        pile="c3",
        do=["draw", "discard d9", "take h9 jk"],
    )
    assert verdict.melds(1) == sets("c12 d12 h12", "d9 h9 jk")
    assert verdict.hand(1) == cards("c7 c8 c3")


def test_rule_08_dealt_red_threes_wait_for_their_owners_first_turn() -> None:
    case: Case = {"others": ["h3 c9 c8"], "stock": "s4 s5 s6 s7"}
    before = accept("c5 c6", case, do=["draw"])
    assert (before.hand(1), before.red_threes(1)) == (cards("h3 c9 c8"), ())
    after = accept("c5 c6", case, do=["draw", "discard c5"])
    assert (after.hand(1), after.red_threes(1)) == (cards("c9 c8 s6"), cards("h3"))
    assert after.stock == ("s4", "s5")


# Rules 9 to 14: red threes


def test_rule_09_red_threes_are_laid_and_replaced_before_the_first_action() -> None:
    verdict = accept("h3 c5 c6", stock="c7 c8 c9 s9", do=["draw"])
    assert verdict.red_threes() == cards("h3")
    assert verdict.hand() == cards("c5 c6 s9 c9")  # s9 for the red three, c9 drawn
    assert verdict.stock == ("c7", "c8")


def test_rule_09_replacement_comes_before_the_choice_of_draw_or_take() -> None:
    verdict = accept("h3 c5 c6", stock="c7 c8 s9", pile="c9", ask=["can-draw"])
    assert verdict.red_threes() == cards("h3")
    assert verdict.hand() == cards("c5 c6 s9")
    assert verdict.answers == {"can-draw": True}


def test_rule_09_a_replacement_that_is_a_red_three_is_replaced_again() -> None:
    # h3 draws h3, which draws c9; d3 draws d3, which draws s9; then c8 is drawn.
    verdict = accept("h3 d3 c5 c6", stock="c7 c8 s9 d3 c9 h3", do=["draw"])
    assert verdict.red_threes() == cards("h3 h3 d3 d3")
    assert verdict.hand() == cards("c5 c6 c9 s9 c8")
    assert verdict.stock == ("c7",)


def test_rule_10_a_drawn_red_three_is_replaced_and_that_is_no_second_draw() -> None:
    verdict = accept("c5 c6", stock="c7 c8 c9 d3 h3", do=["draw"])
    assert verdict.red_threes() == cards("d3 h3")
    assert verdict.hand() == cards("c5 c6 c9")
    refuse("c5 c6", stock="c7 c8 c9 d3 h3", do=["draw", "draw"])


def test_rule_11_a_red_three_in_a_taken_pile_is_laid_and_not_replaced() -> None:
    verdict = accept("h9 s9 c5 c6", ours=[OPEN], pile="h3 c8 d9", stock="c4 s4 d4", do=["take h9 s9"])
    assert verdict.red_threes() == cards("h3")
    assert verdict.hand() == cards("c5 c6 c8")
    assert verdict.stock == ("c4", "s4", "d4")


def test_rule_12_red_threes_do_not_open_a_side() -> None:
    case: Case = {"red_threes": ("h3 d3", ""), "pile": "c9"}
    assert refuse("s9 jk c5 c6", case, do=["take s9 jk"]).code.startswith("pile-frozen")
    assert answer("minimum", "s9 jk c5 c6", case) == 50


def test_rule_12_red_threes_do_not_count_to_the_minimum() -> None:
    # Three kings are 30; 200 points of red threes do not lift them to 50.
    case: Case = {"phase": "meld", "red_threes": ("h3 d3", "")}
    assert answer("can-open", "h13 c13 d13 c5 c6", case) is False
    refuse("h13 c13 d13 c5 c6", case, do=["meld h13 c13 d13"])


def test_rule_12_a_red_three_cannot_be_discarded() -> None:
    refuse("h3 c5 c6", stock="c7 c8 s9", do=["draw", "discard h3"])


def test_rule_12_red_threes_do_not_spoil_concealed() -> None:
    end = accept(
        "c8 c8 d8 d8 h8 h8 s8 c9",
        phase="meld",
        red_threes=("h3", ""),
        others=["", "", ""],
        do=["meld c8 c8 d8 d8 h8 h8 s8", "discard c9"],
    ).end
    assert end.concealed
    assert end.scores == [870, 0]  # 70 + 500 + 100 + 200


def test_rule_13_a_red_three_as_last_card_ends_the_round_at_once() -> None:
    verdict = accept("c5 c6", others=["c9", "", "c8"], stock="h3", do=["draw"])
    assert verdict.end.out is None
    assert verdict.red_threes() == cards("h3")
    assert verdict.hand() == cards("c5 c6")
    assert verdict.end.scores == [-110, -20]  # no meld: -100 and two fives; 9 and 8


@pytest.mark.parametrize("action", ["meld c13", "discard c5", "draw"])
def test_rule_13_nothing_may_follow_a_red_three_as_last_card(action: str) -> None:
    refuse("c13 c5 c6 c7", ours=["d13 h13 s13"], stock="h3", do=["draw", action])


def test_rule_13_a_red_three_as_last_replacement_ends_the_round_too() -> None:
    verdict = accept("d3 c5 c6", others=["", "", ""], stock="h3")
    assert verdict.end.out is None
    assert verdict.red_threes() == cards("d3 h3")
    assert verdict.end.scores == [-210, 0]


def test_rule_13_option_may_meld_but_not_discard() -> None:
    case: Case = {"fields": {"last_stock_red_three": "may_meld"}, "ours": ["d13 h13 s13"], "stock": "h3"}
    verdict = accept("c13 c5 c6 c7", case, do=["draw", "meld c13"])
    assert verdict.ended is None
    assert verdict.melds() == sets("c13 d13 h13 s13")
    assert verdict.red_threes() == cards("h3")
    refuse("c13 c5 c6 c7", case, do=["draw", "discard c5"])
    assert accept("c13 c5 c6 c7", case, do=["draw", "meld c13", "pass"]).end.out is None


@pytest.mark.parametrize(
    ("theirs", "score"),
    [
        ((), -110),  # no meld: the red three counts -100; a nine in hand -10
        (("c8 d8 h8",), 120),  # 30 + 100 - 10
    ],
)
def test_rule_14_red_threes_still_in_hand_are_laid_when_the_round_ends(theirs: tuple[str], score: int) -> None:
    verdict = accept(
        "c13 c5",
        phase="meld",
        ours=[CANASTA, "d13 h13 s13"],
        theirs=theirs,
        others=["h3 c9", "d3", ""],
        stock="s4 s5",
        melded_before=[0],
        do=["meld c13", "discard c5"],
    )
    assert (verdict.red_threes(0), verdict.red_threes(1)) == (cards("d3"), cards("h3"))
    assert (verdict.hand(1), verdict.hand(2)) == (cards("c9"), ())
    assert verdict.stock == ("s4", "s5")
    # 70 + 500 + 40 for four kings + 100 for the red three + 100 for going out
    assert verdict.end.scores == [810, score]


# Rules 15 to 18: draw or take


def test_rule_15_a_draw_takes_the_top_card_of_the_stock() -> None:
    verdict = accept("c5 c6", stock="c4 c8 c9", do=["draw"])
    assert verdict.hand() == cards("c5 c6 c9")
    assert verdict.stock == ("c4", "c8")


def test_rule_15_one_draw_a_turn() -> None:
    refuse("c5 c6", stock="c4 c8 c9", do=["draw", "draw"])
    assert answer("can-draw", "c5 c6", stock="c9") is True
    assert answer("can-draw", "c5 c6", stock="c8 c9", do=["draw"]) is False


def test_rule_15_the_number_of_cards_drawn_is_the_rulesets() -> None:
    verdict = accept("c5 c6", fields={"draw_count": 2}, stock="c4 c8 c9", do=["draw"])
    assert verdict.hand() == cards("c5 c6 c8 c9")


def test_rule_15_nothing_is_drawn_from_an_empty_stock() -> None:
    case: Case = {"base": "classic-pagat", "ours": [OPEN], "stock": "", "pile": "c9"}
    assert answer("can-draw", "h9 d9 c5 c6", case) is False
    refuse("h9 d9 c5 c6", case, do=["draw"])


def test_rule_15_nothing_is_laid_or_discarded_before_the_draw() -> None:
    for action in ("discard c5", "meld h13 d13 s13"):
        refuse("h13 d13 s13 c5 c6", ours=[OPEN], do=[action])


def test_rule_16_the_whole_pile_is_taken() -> None:
    verdict = accept("h12 s12 d4 d6", ours=[OPEN], pile="h5 d9 c12", do=["take h12 s12"])
    assert verdict.pile == ()
    assert verdict.hand() == cards("d4 d6 h5 d9")
    assert verdict.melds() == sets(OPEN, "c12 h12 s12")


@pytest.mark.parametrize("take", ["take", "take h12", "take d4 d6", "take d4", "take h12 s12 d4", "take h9 s9"])
def test_rule_16_the_top_card_must_be_melded(take: str) -> None:
    refuse("h12 s12 d4 d6", ours=[OPEN], pile="h5 d9 c12", do=[take])


def test_rule_16_an_empty_pile_cannot_be_taken() -> None:
    assert answer("can-take", "h12 s12 d4 d6", ours=[OPEN], pile="") is False
    refuse("h12 s12 d4 d6", ours=[OPEN], pile="", do=["take h12 s12"])


UNOPENED_TAKE: Case = {"pile": "c12 d8"}  # minimum 50; the eights are 30 and need the kings' 30


def test_rule_17_the_rest_of_the_pile_waits_for_the_minimum() -> None:
    hand = "h8 s8 d13 c13 h13 c5 c6"
    taken = accept(hand, UNOPENED_TAKE, do=["take h8 s8"])
    assert taken.melds() == sets("d8 h8 s8")
    assert taken.hand() == cards("d13 c13 h13 c5 c6")
    opened = accept(hand, UNOPENED_TAKE, do=["take h8 s8", "meld d13 c13 h13"])
    assert opened.melds() == sets("d8 h8 s8", "c13 d13 h13")
    assert opened.hand() == cards("c5 c6 c12")
    assert opened.pile == ()


def test_rule_17_the_turn_cannot_end_below_the_minimum() -> None:
    refusal = refuse("h8 s8 d13 c13 h13 c5 c6", UNOPENED_TAKE, do=["take h8 s8", "discard c5"])
    assert "50" in refusal.message
    assert "30" in refusal.message


def test_rule_17_the_rest_of_the_pile_is_not_there_to_meld_before_the_minimum() -> None:
    refuse("h8 s8 d13 c13 h13 h12 s12 c5", UNOPENED_TAKE, do=["take h8 s8", "meld h12 s12 c12"])


def test_rule_17_further_melds_may_use_the_rest_then_one_discard() -> None:
    verdict = accept("h1 s1 d12 c12 c5 c6", pile="h12 c7 d1", do=["take h1 s1", "meld d12 c12 h12", "discard c7"])
    assert verdict.melds() == sets("d1 h1 s1", "c12 d12 h12")
    assert verdict.hand() == cards("c5 c6")
    assert (verdict.pile, verdict.turn) == (("c7",), 1)


def test_rule_18_a_take_replaces_the_draw() -> None:
    case: Case = {"ours": [OPEN], "pile": "h5 c12", "stock": "c4 s4"}
    assert accept("h12 s12 d4 d6", case, do=["take h12 s12"]).stock == ("c4", "s4")
    refuse("h12 s12 d4 d6", case, do=["take h12 s12", "draw"])
    refuse("h12 s12 d4 d6", case, do=["draw", "take h12 s12"])
