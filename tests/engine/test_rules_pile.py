"""Rules 19 to 27: when the pile may be taken."""

import pytest

from tests.engine.notation import CANASTA, OPEN, Case, accept, answer, cards, refuse, sets

QUEENS = "c12 d12 h12"


@pytest.mark.parametrize(
    ("top", "hand", "take"),
    [
        ("c3", "c3 s3 c5 c6", "take c3 s3"),
        ("s3", "c3 jk c5 c6", "take c3 jk"),
        ("jk", "jk c2 c5 c6", "take jk c2"),
        ("h2", "d2 s2 c5 c6", "take d2 s2"),
        ("h2", "h10 s10 c5 c6", "take h10 s10"),
        ("jk", "h10 s10 c5 c6", "take"),
    ],
)
def test_rule_19_a_wild_or_black_three_on_top_blocks_the_pile(top: str, hand: str, take: str) -> None:
    case: Case = {"ours": [OPEN], "pile": f"c9 {top}"}
    assert answer("can-take", hand, case) is False
    assert refuse(hand, case, do=[take]).pile == ("c9", top)


@pytest.mark.parametrize(
    ("ours", "pile", "frozen"),
    [
        ((OPEN,), "c9 h8", False),
        ((), "c9 h8", True),  # not opened
        ((OPEN,), "c9 h2 s7 h8", True),  # a two below
        ((OPEN,), "jk c9 h8", True),  # a joker at the bottom
        ((OPEN,), "d3 c9 h8", True),  # a red three, turned up at the start
        ((OPEN,), "c9 c3 h8", False),  # a black three below freezes nothing
        ((), "h2 h8", True),
    ],
)
def test_rule_20_frozen_by_a_wild_or_red_three_below_or_before_opening(
    ours: tuple[str, ...], pile: str, frozen: bool
) -> None:
    # Eights: a pair and more, so that the pair also opens (3 x 10 + 20 = 50).
    hand, with_wild, with_pair = "d8 s8 d2 c5 c6", "take d8 d2", "take d8 s8 d2"
    case: Case = {"ours": ours, "pile": pile}
    assert accept(hand, case, do=[with_pair]).melds()[-1] == cards("d8 s8 h8 d2")
    if frozen:
        assert refuse(hand, case, do=[with_wild]).code.startswith("pile-frozen")
    else:
        assert accept(hand, case, do=[with_wild]).melds() == sets(*ours, "d8 h8 d2")


def test_rule_20_it_is_the_own_sides_opening_that_counts() -> None:
    refusal = refuse("d8 d2 c5 c6", theirs=[OPEN], pile="c9 h8", do=["take d8 d2"])
    assert refusal.code.startswith("pile-frozen")


FROZEN = "h2 c5 d13"


def test_rule_21_frozen_needs_a_natural_pair_from_the_hand() -> None:
    verdict = accept("h13 s13 c6 c7", ours=[OPEN], pile=FROZEN, do=["take h13 s13"])
    assert verdict.melds() == sets(OPEN, "d13 h13 s13")
    assert verdict.hand() == cards("c6 c7 h2 c5")


def test_rule_21_a_wild_does_not_replace_one_of_the_pair() -> None:
    case: Case = {"ours": [OPEN], "pile": FROZEN}
    assert answer("can-take", "h13 jk c6 c7", case) is False
    assert refuse("h13 jk c6 c7", case, do=["take h13 jk"]).code == "pile-frozen"
    assert refuse("h13 jk s2 c6 c7", case, do=["take h13 jk s2"]).code == "pile-frozen"


@pytest.mark.parametrize("take", ["take", "take h13", "take h13 jk"])
def test_rule_21_a_meld_on_the_table_does_not_help(take: str) -> None:
    case: Case = {"ours": ["c13 s13 d13"], "pile": FROZEN}
    assert answer("can-take", "h13 jk c6 c7", case) is False
    assert refuse("h13 jk c6 c7", case, do=[take]).code == "pile-frozen"


def test_rule_21_the_pair_joins_an_existing_meld_of_the_rank() -> None:
    verdict = accept("h13 s13 c6 c7", ours=["c13 c13 d13 jk"], pile=FROZEN, do=["take h13 s13"])
    assert verdict.melds() == sets("c13 c13 d13 d13 h13 s13 jk")


def test_rule_21_more_naturals_can_be_asked_for() -> None:
    case: Case = {"fields": {"frozen_naturals": 3}, "ours": [OPEN], "pile": FROZEN}
    refuse("h13 s13 c6 c7", case, do=["take h13 s13"])
    assert accept("h13 s13 c13 c6", case, do=["take h13 s13 c13"]).hand() == cards("c6 h2 c5")


@pytest.mark.parametrize(
    ("ours", "hand", "take", "melds"),
    [
        ((OPEN,), "h8 s8 c5 c6", "take h8 s8", (OPEN, "d8 h8 s8")),  # (a)
        ((OPEN,), "h8 jk c5 c6", "take h8 jk", (OPEN, "d8 h8 jk")),  # (b)
        ((OPEN,), "h8 s2 c5 c6", "take h8 s2", (OPEN, "d8 h8 s2")),  # (b)
        (("c8 s8 h2",), "c5 c6", "take", ("c8 s8 h2 d8",)),  # (c)
        (("c8 s8 h2",), "h8 c5 c6", "take", ("c8 s8 h2 d8",)),  # (c), the eight may stay in hand
    ],
)
def test_rule_22_three_ways_to_take_an_unfrozen_pile(
    ours: tuple[str], hand: str, take: str, melds: tuple[str, ...]
) -> None:
    case: Case = {"ours": ours, "pile": "c9 d8"}
    assert answer("can-take", hand, case) is True
    assert accept(hand, case, do=[take]).melds() == sets(*melds)


def test_rule_22_adding_the_top_needs_the_sides_own_meld() -> None:
    case: Case = {"ours": [OPEN], "theirs": ["c8 s8 h8"], "pile": "c9 d8"}
    assert answer("can-take", "h8 c5 c6", case) is False
    refuse("h8 c5 c6", case, do=["take"])


def test_rule_22_natural_plus_wild_must_not_break_the_merged_meld() -> None:
    case: Case = {"ours": ["c4 c4 d4 d4 h2 s2 jk"], "pile": "c9 s4"}
    refuse("h4 d2 c6 c7", case, do=["take h4 d2"])  # a fourth wild
    assert accept("h4 d2 c6 c7", case, do=["take"]).melds() == sets("c4 c4 d4 d4 s4 h2 s2 jk")
    assert accept("h4 d2 c6 c7", case, do=["take h4"]).melds() == sets("c4 c4 d4 d4 s4 h4 h2 s2 jk")


def test_rule_22_options_forbid_the_second_and_third_way() -> None:
    case: Case = {"ours": ["c8 s8 h8"], "pile": "c9 d8"}
    refuse("c5 c6", case, fields={"take_by_adding": "never"}, do=["take"])
    refuse("h9 jk c5 c6", fields={"take_natural_plus_wild": False}, ours=[OPEN], pile="c9", do=["take h9 jk"])


@pytest.mark.parametrize("pile", ["c9 h8", "d2 h8"])
def test_rule_23_the_top_and_two_wilds_are_never_a_meld(pile: str) -> None:
    case: Case = {"ours": [OPEN], "pile": pile}
    assert answer("can-take", "h2 jk c5 c6", case) is False
    refuse("h2 jk c5 c6", case, do=["take h2 jk"])


@pytest.mark.parametrize("do", [["take h13 s13 c2"], ["take h13 s13", "meld @13 c2"]])
def test_rule_24_more_hand_cards_may_be_laid_with_the_pair(do: list[str]) -> None:
    # 10 + 10 + 10 + 20 = 50, just the minimum
    verdict = accept("h13 s13 c2 c6 c7", pile="c9 d13", do=do)
    assert verdict.melds() == sets("d13 h13 s13 c2")
    assert verdict.hand() == cards("c6 c7 c9")


def test_rule_24_the_pair_must_be_there_if_the_pile_is_frozen() -> None:
    # 10 + 10 + 50 would be 70, but the pile is frozen before the opening.
    assert refuse("h13 jk c6 c7", pile="c9 d13", do=["take h13 jk"]).code.startswith("pile-frozen")


def test_rule_24_a_hand_card_may_go_onto_the_meld_together_with_the_top() -> None:
    verdict = accept("h13 jk c6 c7", ours=["c13 s13 d13"], pile="c9 d13", do=["take h13 jk"])
    assert verdict.melds() == sets("c13 s13 d13 d13 h13 jk")


AFTER_A_FROZEN_PILE: Case = {
    "ours": [OPEN],
    "theirs": [QUEENS],
    "pile": "h2 d8",
    "others": ["d5 jk c9 c7", "d9 jk h6 h7", "c4 d4 h4"],
    "stock": "s4 s5 s6 s7",
}


def test_rule_25_after_a_take_the_pile_is_empty_and_not_frozen() -> None:
    verdict = accept("h8 s8 c5 c6 c7", AFTER_A_FROZEN_PILE, do=["take h8 s8", "discard c5", "take d5 jk"])
    assert verdict.melds(1) == sets(QUEENS, "c5 d5 jk")
    assert verdict.pile == ()


def test_rule_25_only_a_wild_discard_freezes_it_again() -> None:
    do = ["take h8 s8", "discard h2", "draw", "discard c9", "take d9 jk"]
    assert refuse("h8 s8 c5 c6 c7", AFTER_A_FROZEN_PILE, do=do).code == "pile-frozen"


@pytest.mark.parametrize(
    ("hand", "pile", "allowed"),
    [("c12", "h12", False), ("c5", "h12", False), ("c5", "c9 h12", True), ("c5 c6", "h12", True)],
)
def test_rule_26_one_card_may_not_take_one_card(hand: str, pile: str, allowed: bool) -> None:
    case: Case = {"ours": [CANASTA, "c12 d12 s12"], "pile": pile}
    assert answer("can-take", hand, case) is allowed
    if allowed:
        rest = " ".join(pile.split()[:-1])
        assert accept(hand, case, do=["take"]).hand() == cards(f"{hand} {rest}")
    else:
        refuse(hand, case, do=["take"])


def test_rule_26_option_allows_it() -> None:
    verdict = accept(
        "c5",
        fields={"one_card_hand_may_take_one_card_pile": True},
        ours=[CANASTA, "c12 d12 s12"],
        pile="h12",
        do=["take", "discard c5"],
    )
    assert verdict.end.out == 0


@pytest.mark.parametrize(
    ("ours", "pile", "hand", "left"),
    [
        (OPEN, "d13", "h13 s13", None),  # nothing left and no canasta
        (OPEN, "d13", "h13 s13 c5", None),  # one card left, and discarding it would be going out
        (OPEN, "c6 d13", "h13 s13", None),
        (OPEN, "c6 c5 d13", "h13 s13", "c6 c5"),
        (OPEN, "c6 d13", "h13 s13 c5", "c6 c5"),
        (OPEN, "d13", "h13 s13 c5 c6", "c5 c6"),
        (CANASTA, "d13", "h13 s13 c5", "c5"),  # with a canasta the discard goes out
        (CANASTA, "c6 d13", "h13 s13", "c6"),
    ],
)
def test_rule_27_a_take_must_leave_a_legal_turn(ours: str, pile: str, hand: str, left: str | None) -> None:
    case: Case = {"ours": [ours], "pile": pile}
    assert answer("can-take", hand, case) is (left is not None)
    if left is None:
        refuse(hand, case, do=["take h13 s13"])
    else:
        assert accept(hand, case, do=["take h13 s13"]).hand() == cards(left)


@pytest.mark.parametrize(
    ("pile", "hand", "left"), [("d1", "c5", None), ("c9 d1", "c5", "c5 c9"), ("d1", "c5 c6", "c5 c6")]
)
def test_rule_27_holds_for_an_opening_with_the_pile(pile: str, hand: str, left: str | None) -> None:
    hand = f"h1 s1 {hand}"
    assert answer("can-take", hand, pile=pile) is (left is not None)
    if left is None:
        refuse(hand, pile=pile, do=["take h1 s1"])
    else:
        assert accept(hand, pile=pile, do=["take h1 s1"]).hand() == cards(left)


def test_rule_27_a_take_that_uses_the_last_cards_may_go_out() -> None:
    end = accept("h13 s13", ours=[CANASTA], pile="d13", others=["", "", ""], melded_before=[0], do=["take h13 s13"]).end
    assert end.out == 0
    assert end.scores == [700, 0]  # 70 + 500 + 30 + 100


def test_rule_27_the_picked_up_rest_may_finish_the_turn() -> None:
    # One six is left; it fits the table, but no canasta would come of it.
    refuse("h13 s13", ours=["c6 d6 h6"], pile="s6 d13", do=["take h13 s13"])
    # Six sixes on the table: the seventh from the pile makes the canasta, and the turn ends with an empty hand.
    verdict = accept("h13 s13", ours=["c6 c6 d6 d6 h6 h6"], pile="s6 d13", do=["take h13 s13", "meld s6"])
    assert verdict.end.out == 0
