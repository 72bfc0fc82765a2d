"""Rules 58 to 69: going out concealed, the end of a round, the score and the end of the match."""

from typing import Unpack

import pytest

from tests.engine.notation import CANASTA, KINGS, MIXED, OPEN, Case, Ended, accept, answer, cards, refuse, sets

# Rules 58 to 61: going out concealed

EIGHTS = "c8 c8 d8 d8 h8 h8 s8"  # 70 points and 500
LAY_EIGHTS = f"meld {EIGHTS}"
NOBODY_ELSE = ["", "", ""]


def goes_out(hand: str, **case: Unpack[Case]) -> Ended:
    """Go out in a round in which nobody else holds a card."""
    full: Case = {"phase": "meld", "others": NOBODY_ELSE}
    full.update(case)
    end = accept(hand, full).end
    assert end.out == 0
    return end


def test_rule_58_concealed_pays_another_hundred() -> None:
    hand, do = f"{EIGHTS} h13 d13 c13 c5", (LAY_EIGHTS, "meld h13 d13 c13", "discard c5")
    concealed = goes_out(hand, do=do)
    assert (concealed.concealed, concealed.scores) == (True, [800, 0])  # 70 + 500 + 30 + 100 + 100
    plain = goes_out(hand, do=do, ours=[OPEN], melded_before=(0,))
    assert (plain.concealed, plain.scores) == (False, [730, 0])  # 70 + 500 + 30 + 30 + 100


def test_rule_58_the_bonuses_are_fields() -> None:
    end = goes_out(f"{EIGHTS} c5", do=[LAY_EIGHTS, "discard c5"], fields={"bonus_out": 200, "bonus_concealed": 50})
    assert end.scores == [820, 0]  # 70 + 500 + 200 + 50


def test_rule_59_with_or_without_a_final_discard() -> None:
    assert goes_out(f"{EIGHTS} c5", do=[LAY_EIGHTS, "discard c5"]).scores == [770, 0]
    assert goes_out(EIGHTS, do=[LAY_EIGHTS]).scores == [770, 0]  # 70 + 500 + 100 + 100


@pytest.mark.parametrize("before", [(2,), (1, 2, 3)])
def test_rule_59_the_partner_may_have_melded_earlier(before: tuple[int, ...]) -> None:
    end = goes_out(f"{EIGHTS} c5", do=[LAY_EIGHTS, "discard c5"], ours=[OPEN], melded_before=before)
    assert (end.concealed, end.scores) == (True, [800, 0])  # 570 + 30 + 200


def test_rule_59_not_after_an_earlier_lay_of_the_player() -> None:
    end = goes_out(f"{EIGHTS} c5", do=[LAY_EIGHTS, "discard c5"], ours=[OPEN], melded_before=(0, 2))
    assert (end.concealed, end.scores) == (False, [700, 0])  # 570 + 30 + 100


def test_rule_59_not_without_a_canasta_of_the_players_own() -> None:
    end = goes_out(
        "h13 d13 c13 h9 d9 c9 c5",
        do=["meld h13 d13 c13", "meld h9 d9 c9", "discard c5"],
        ours=[CANASTA],
        melded_before=(2,),
    )
    assert (end.concealed, end.scores) == (False, [730, 0])  # 570 + 30 + 30 + 100


def test_rule_59_not_with_a_single_card_added_to_a_meld() -> None:
    end = goes_out(
        f"{EIGHTS} s13 c5", do=[LAY_EIGHTS, "meld s13", "discard c5"], ours=["h13 d13 c13"], melded_before=(2,)
    )
    assert (end.concealed, end.scores) == (False, [710, 0])  # 570 + 40 + 100


def test_rule_59_a_canasta_completed_on_the_partners_cards_is_not_the_players_own() -> None:
    end = goes_out(
        "h13 h13 s13 c5", do=["meld h13 h13 s13", "discard c5"], ours=["c13 c13 d13 d13"], melded_before=(2,)
    )
    assert (end.concealed, end.scores) == (False, [670, 0])  # 70 + 500 + 100


@pytest.mark.parametrize(
    "lays",
    [
        ["meld h13 s13 h2"],
        ["meld h13", "meld @13 s13 h2"],  # piece by piece: one group of kings all the same
    ],
)
def test_rule_60_groups_that_stand_by_themselves_count_as_complete(lays: list[str]) -> None:
    end = goes_out(
        f"{EIGHTS} h13 s13 h2 c5", do=[LAY_EIGHTS, *lays, "discard c5"], ours=["c13 d13 c13"], melded_before=(2,)
    )
    assert (end.concealed, end.scores) == (True, [840, 0])  # 570 + 50 + 20 + 200


@pytest.mark.parametrize("group", ["h13 s13", "h13 h2"])
def test_rule_60_a_group_that_does_not_stand_by_itself_spoils_it(group: str) -> None:
    end = goes_out(
        f"{EIGHTS} {group} c5", do=[LAY_EIGHTS, f"meld {group}", "discard c5"], ours=["c13 d13 c13"], melded_before=(2,)
    )
    assert not end.concealed


def test_rule_60_a_black_three_set_is_a_group() -> None:
    end = goes_out(f"{EIGHTS} c3 c3 s3", do=[LAY_EIGHTS, "meld c3 c3 s3"])
    assert (end.concealed, end.scores) == (True, [785, 0])  # 570 + 15 + 200


def test_rule_60_seven_cards_on_the_partners_meld_are_a_canasta_of_the_players() -> None:
    lay = "c8 c8 d8 d8 h8 jk h2"
    end = goes_out(f"{lay} c5", do=[f"meld {lay}", "discard c5"], ours=["h8 s8 s8"], melded_before=[2])
    assert (end.concealed, end.scores) == (True, [650, 0])  # 80 + 70 + 300 + 200


TAKE_KINGS: Case = {"pile": "s13", "others": NOBODY_ELSE}


@pytest.mark.parametrize(("after_take", "score"), [(True, 800), (False, 700)])
def test_rule_61_a_take_in_the_same_turn_does_not_forbid_it(after_take: bool, score: int) -> None:
    hand = "c13 c13 d13 d13 h13 h13 c8 d8 h8"
    end = accept(
        hand,
        TAKE_KINGS,
        fields={"concealed_after_take": after_take},
        do=["take c13 c13 d13 d13 h13 h13", "meld c8 d8 h8"],
    ).end
    assert (end.out, end.concealed) == (0, after_take)
    assert end.scores == [score, 0]  # 70 + 500 + 30 + 100, and 100 if concealed


def test_rule_61_the_top_card_belongs_to_the_group() -> None:
    # K K from the hand and the king of the pile stand by themselves.
    end = goes_out(
        f"{EIGHTS} h13 d13",
        do=["take h13 d13", LAY_EIGHTS],
        ours=["c13 c13 s13"],
        pile="s13",
        phase="draw",
        melded_before=(2,),
    )
    assert (end.concealed, end.scores) == (True, [830, 0])  # 570 + 60 + 200


# Rules 62 to 65: how a round ends


@pytest.mark.parametrize("action", ["draw", "discard c9", "1> draw", "ask"])
def test_rule_62_nothing_follows_going_out(action: str) -> None:
    refuse(
        "s10 c5",
        phase="meld",
        ours=["c10 c10 d10 d10 h10 h10"],
        others=["c9 c8", "c7", "c9"],
        do=["meld s10", "discard c5", action],
    )


def test_rule_63_the_turn_that_empties_the_stock_is_the_last() -> None:
    case: Case = {"ours": [OPEN], "theirs": ["c9 d9 s9"], "others": ["h9 h9 c8", "", ""], "stock": "c13"}
    # The next player could take the nine, yet the round is over.
    verdict = accept("h13 d13 c5 c9", case, do=["draw", "meld c13 d13 h13", "discard c9"])
    assert verdict.end.out is None
    assert verdict.end.scores == [55, 0]  # 30 + 30 - 5; 30 - 30
    assert (verdict.stock, verdict.pile) == ((), ("c9",))


def test_rule_63_not_while_a_card_is_left() -> None:
    verdict = accept("c5 c6", stock="s4 s5", do=["draw", "discard c5"])
    assert (verdict.ended, verdict.turn, verdict.stock) == (None, 1, ("s4",))


def test_rule_63_whoever_draws_the_last_card_may_still_go_out() -> None:
    case: Case = {"ours": ["c13 c13 d13 d13 h13 h13"], "others": NOBODY_ELSE, "stock": "c5"}
    end = accept("s13", case, do=["draw", "meld s13", "discard c5"], melded_before=[0]).end
    assert (end.out, end.scores) == (0, [670, 0])  # 70 + 500 + 100


PAGAT: Case = {"base": "classic-pagat", "phase": "meld", "stock": "", "ours": [OPEN]}


def test_rule_64_play_goes_on_while_the_pile_is_taken() -> None:
    case: Case = {**PAGAT, "theirs": ["c12 d12 h12"], "others": ["d9 h9 c8 c7", "", ""]}
    verdict = accept("c9 c5 c6", case, do=["discard c9"], ask=["can-take", "can-draw"])
    assert (verdict.ended, verdict.turn) == (None, 1)
    assert verdict.answers == {"can-take": True, "can-draw": False}
    refuse("c9 c5 c6", case, do=["discard c9", "draw"])
    over = accept("c9 c5 c6", case, do=["discard c9", "take d9 h9", "discard c8"])
    # Nobody can take the eight: 30 - 10 and 30 + 30 - 5, no bonus for going out.
    assert (over.end.out, over.end.scores) == (None, [20, 55])


def test_rule_64_who_need_not_take_may_end_the_round() -> None:
    case: Case = {**PAGAT, "theirs": ["c12 d12 h12"], "others": ["d9 h9 c8 c7", "", ""]}
    over = accept("c9 c5 c6", case, do=["discard c9", "pass"])
    assert (over.end.out, over.end.scores) == (None, [20, -5])  # 30 - 10; 30 - 10 - 10 - 10 - 5
    assert over.pile == ("c9",)


def test_rule_64_a_top_card_that_fits_an_own_meld_must_be_taken() -> None:
    case: Case = {**PAGAT, "theirs": ["c12 d12 h12"], "others": ["d9 c8 c7", "", ""]}
    verdict = accept("s12 c5 c6", case, do=["discard s12"])
    assert (verdict.ended, verdict.turn) == (None, 1)
    refuse("s12 c5 c6", case, do=["discard s12", "pass"])
    taken = accept("s12 c5 c6", case, pile="c4", do=["discard s12", "take"])
    assert taken.melds(1) == sets("c12 d12 h12 s12")
    assert taken.hand(1) == cards("d9 c8 c7 c4")


def test_rule_64_a_frozen_pile_need_not_be_taken() -> None:
    case: Case = {**PAGAT, "theirs": ["c12 d12 h12"], "others": ["h12 d12 c7 c8", "", ""], "pile": "h2 c4"}
    assert accept("s12 c5 c6", case, do=["discard s12"]).ended is None
    assert accept("s12 c5 c6", case, do=["discard s12", "pass"]).end.out is None


@pytest.mark.parametrize(
    ("theirs", "hand", "pile", "discard"),
    [
        ("c12 d12 h12", "d9 c8 c7", "c4", "c9"),  # nothing fits
        ("c12 d12 h12", "h12 c8 c7", "h2", "s12"),  # frozen, and no pair
        ("", "d9 h9 c8 c7", "c4", "c9"),  # unopened: 30 are too few
        ("c12 d12 h12", "s3 c3 c8 c7", "c4", "c3"),  # blocked
        ("c12 d12 h12", "d9", "", "s12"),  # one card in hand, one in the pile
    ],
)
def test_rule_64_the_round_ends_where_nobody_can_take(theirs: str, hand: str, pile: str, discard: str) -> None:
    case: Case = {**PAGAT, "theirs": [theirs] if theirs else [], "others": [hand, "", ""], "pile": pile}
    over = accept(f"{discard} c5 c6", case, do=[f"discard {discard}"])
    assert over.end.out is None
    assert over.end.scores[0] == 20  # 30 - 10


def test_rule_64_nobody_passes_while_there_is_stock() -> None:
    refuse("d9 h9 c8 c7", base="classic-pagat", ours=[OPEN], pile="c9", stock="c4", do=["pass"])


def test_rule_65_no_bonus_for_going_out_when_the_stock_ends_the_round() -> None:
    end = accept("c5 c6", phase="meld", ours=[CANASTA], others=NOBODY_ELSE, stock="", do=["discard c5"]).end
    assert (end.out, end.concealed) == (None, False)
    assert end.scores == [565, 0]  # 70 + 500 - 5


# Rules 66 to 69: score and end of the match


def scores(hand: str = "c5 c6", case: Case | None = None, **more: Unpack[Case]) -> list[int]:
    """Score a position: the stock is empty, the player to move discards a five and keeps the rest."""
    full: Case = {"phase": "meld", "stock": "", "do": ["discard c5"]}
    full.update(case or {})
    full.update(more)
    return accept(hand, full).end.scores


def test_rule_66_both_hands_of_a_side_are_subtracted() -> None:
    # Team 0 keeps 6 and A; its partner joker, 2, K, 4. Team 1 keeps 3 and 8; 9, 9, 9.
    assert scores("c5 c6 h1", others=["c3 d8", "jk h2 c13 d4", "c9 d9 h9"]) == [
        -5 - 20 - 50 - 20 - 10 - 5,
        -5 - 10 - 30,
    ]


def test_rule_66_melds_and_canastas_add_up() -> None:
    ours = [KINGS, MIXED, "c4 d4 h4", "s1 h1 d1"]
    # 70 + 500, 50 + 50 + 20 + 300, 15, 60, less a six
    assert scores(ours=ours, others=NOBODY_ELSE) == [570 + 420 + 15 + 60 - 5, 0]


def test_rule_66_a_side_may_lose_points() -> None:
    assert scores(ours=["c4 d4 h4"], others=["", "jk jk", ""]) == [15 - 5 - 100, 0]


@pytest.mark.parametrize(("count", "bonus"), [(0, 0), (1, 100), (2, 200), (3, 300), (4, 800)])
@pytest.mark.parametrize("going_out", [True, False])
def test_rule_67_red_threes_count_for_or_against(count: int, bonus: int, going_out: bool) -> None:
    laid = " ".join(["h3", "h3", "d3", "d3"][:count])
    case: Case = {"phase": "meld", "others": NOBODY_ELSE, "ours": [CANASTA], "melded_before": [0]}
    if going_out:
        case["do"], base = ["meld h4 d4 s4", "discard c6"], 685  # 570 + 15 + 100
        hand = "h4 d4 s4 c6"
    else:
        case["stock"], case["do"], base = "", ["discard c5"], 565  # 570 - 5
        hand = "c5 c6"
    assert accept(hand, case, red_threes=(laid, "")).end.scores == [base + bonus, 0]
    assert accept(hand, case, red_threes=("", laid)).end.scores == [base, -bonus]
    assert accept(hand, case, red_threes=("", laid), theirs=["c7 d7 h7"]).end.scores == [base, 15 + bonus]


def test_rule_67_the_table_is_the_rulesets() -> None:
    fields = {"red_three_table": [0, 100, 300, 500, 1000]}
    case: Case = {"fields": fields, "others": NOBODY_ELSE}
    assert scores("c5 c6", case, ours=[OPEN], red_threes=("h3 d3", "d3")) == [325, -100]  # 30 + 300 - 5


@pytest.mark.parametrize(
    ("meld", "points"),
    [
        (KINGS, 570),
        ("c4 c4 d4 d4 h4 h4 s4", 535),
        ("c1 c1 d1 d1 h1 h1 s1", 640),
        ("c4 c4 d4 d4 jk jk h2", 440),  # 20 + 120 + 300
        ("c13 c13 d13 d13 h13 h13 s13 s13 jk jk h2", 500),  # 80 + 120 + 300
        ("c4 d4 h4", 15),
        ("h1 d1 jk", 90),
    ],
)
def test_rule_68_card_values_count_beside_the_bonus(meld: str, points: int) -> None:
    assert scores(ours=[meld], others=NOBODY_ELSE) == [points - 5, 0]


@pytest.mark.parametrize(
    ("before", "target", "totals", "winner"),
    [
        ((4000, 3000), 5000, [3995, 2995], None),
        ((5005, 3000), 5000, [5000, 2995], 0),  # exactly the target
        ((5000, 5000), 5000, [4995, 4995], None),
        ((3000, 5005), 5000, [2995, 5000], 1),
        ((5125, 5350), 5000, [5120, 5345], 1),  # the higher total wins
        ((5350, 5125), 5000, [5345, 5120], 0),
        ((5205, 5205), 5000, [5200, 5200], None),  # a tie is played on
        ((5005, 5000), 5000, [5000, 4995], 0),
        ((3005, 0), 3000, [3000, -5], 0),
    ],
)
def test_rule_69_the_higher_total_from_5000_wins(
    before: tuple[int, int], target: int, totals: list[int], winner: int | None
) -> None:
    # Each side keeps one six: both lose 5.
    end = accept(
        "c5 c6",
        fields={"target": target},
        phase="meld",
        stock="",
        scores=before,
        others=["d6", "", ""],
        do=["discard c5"],
    ).end
    assert end.scores == [-5, -5]
    assert (end.totals, end.winner) == (totals, winner)


def test_rule_69_a_tie_is_played_on_whoever_went_out() -> None:
    # 4500 + 700 = 5200, where the others are already.
    end = accept(
        "s10 s10",
        phase="meld",
        ours=["c10 c10 d10 d10 h10", "c13 d13 h13"],
        scores=(4500, 5200),
        others=NOBODY_ELSE,
        melded_before=[0],
        do=["meld s10 s10"],
    ).end
    assert (end.out, end.scores) == (0, [700, 0])  # 70 + 500 + 30 + 100
    assert (end.totals, end.winner) == ([5200, 5200], None)


def test_rule_69_the_totals_of_the_round_are_added() -> None:
    assert answer("minimum", "c5 c6", scores=(2995, 3000)) == 90
    assert accept(
        "c5 c6", phase="meld", stock="", turn=1, scores=(100, 200), others=["", "", ""], do=["discard c5"]
    ).end.totals == [200, 95]
