"""Rules 45 to 57: the discard, going out and asking the partner."""

import pytest

from tests.engine.notation import CANASTA, KINGS, MIXED, OPEN, Case, accept, answer, cards, refuse, sets

QUEENS = "c12 d12 h12"
THREE_KINGS = "c13 d13 s13"

# Rules 45 to 48: discard, freezing, blocking


def test_rule_45_a_turn_ends_with_one_discard() -> None:
    verdict = accept("c5 c6", stock="c4 c9", pile="c8", do=["draw", "discard c5"])
    assert verdict.hand() == cards("c6 c9")
    assert (verdict.pile, verdict.turn) == (("c8", "c5"), 1)
    assert refuse("c5 c6", stock="c4 c9", do=["draw", "discard c5", "0> discard c6"]).turn == 1


def test_rule_45_any_card_but_a_red_three_may_be_discarded() -> None:
    discards = answer("discards", "c5 h2 jk c3 h13", phase="meld", ours=[OPEN])
    assert cards(" ".join(discards)) == cards("c5 h2 jk c3 h13")
    for card in ("c5", "h2", "jk", "c3", "h13"):
        assert accept("c5 h2 jk c3 h13", phase="meld", do=[f"discard {card}"]).pile == (card,)


def test_rule_45_only_what_is_in_the_hand_is_discarded() -> None:
    refuse("c5 c6", phase="meld", do=["discard c7"])
    refuse("c5 c6", phase="meld", ours=[OPEN], do=["discard c10"])


BOTH_OPEN: Case = {"phase": "meld", "ours": [OPEN], "theirs": [QUEENS], "stock": "s4 s5 s6 s7"}


@pytest.mark.parametrize("wild", ["h2", "jk"])
def test_rule_46_a_discarded_wild_blocks_the_next_player(wild: str) -> None:
    case: Case = {**BOTH_OPEN, "others": ["d2 s2 h12 c9 c8"], "pile": "c9"}
    verdict = accept(f"{wild} c5 c6", case, do=[f"discard {wild}"], ask=["can-take", "can-draw"])
    assert verdict.answers == {"can-take": False, "can-draw": True}
    refuse(f"{wild} c5 c6", case, do=[f"discard {wild}", "take d2 s2"])


@pytest.mark.parametrize("wild", ["h2", "jk"])
def test_rule_46_a_discarded_wild_freezes_the_pile_for_everybody(wild: str) -> None:
    do = [f"discard {wild}", "draw", "discard c9"]
    case: Case = {**BOTH_OPEN, "pile": "c8"}
    one_nine: Case = {**case, "others": ["c9 c7 h7", "d9 s2 h6 h5", "c4 d4 h4"]}
    assert refuse(f"{wild} c5 c6", one_nine, do=[*do, "take d9 s2"]).code == "pile-frozen"
    two_nines: Case = {**case, "others": ["c9 c7 h7", "d9 h9 h6 h5", "c4 d4 h4"]}
    assert accept(f"{wild} c5 c6", two_nines, do=[*do, "take d9 h9"]).melds() == sets(OPEN, "c9 d9 h9")
    # The side that did not freeze it is bound no less.
    third: Case = {**case, "others": ["c9 c7 h7", "h8 h6 h5", "d8 s2 d4 h4"]}
    refusal = refuse(f"{wild} c5 c6", third, do=[*do, "draw", "discard h8", "take d8 s2"])
    assert refusal.code == "pile-frozen"


@pytest.mark.parametrize("three", ["c3", "s3"])
def test_rule_47_a_discarded_black_three_blocks_the_next_player_only(three: str) -> None:
    case: Case = {**BOTH_OPEN, "others": ["d8 s3 s2 c9 c7", "h8 jk h6 h5"], "pile": "c8"}
    discarded = accept(f"{three} c5 c6", case, do=[f"discard {three}"], ask=["can-take"])
    assert discarded.answers == {"can-take": False}
    do = [f"discard {three}", "draw", "discard d8", "take h8 jk"]
    assert accept(f"{three} c5 c6", case, do=do).melds() == sets(OPEN, "d8 h8 jk")


def test_rule_47_an_option_lets_black_threes_freeze() -> None:
    fields = {"frozen_by": ["wild", "red_three", "black_three"]}
    case: Case = {**BOTH_OPEN, "fields": fields, "others": ["d8 c9 c7", "h8 jk h6 h5"], "pile": "c8"}
    do = ["discard c3", "draw", "discard d8", "take h8 jk"]
    assert refuse("c3 c5 c6", case, do=do).code == "pile-frozen"


@pytest.mark.parametrize(
    ("discards", "may_take"),
    [
        (["c3", "c9"], True),
        (["jk", "c9"], True),
        (["c3", "s3"], False),
        (["jk", "h2"], False),
        (["c3", "h2"], False),
        (["h2", "s3"], False),
    ],
)
def test_rule_48_a_natural_must_cover_a_wild_or_black_three(discards: list[str], may_take: bool) -> None:
    first, second = discards
    others = [f"{second} c7 h7", "d9 h9 d2 s2 s3 h5"]
    verdict = accept(
        f"{first} c5 c6",
        BOTH_OPEN,
        others=others,
        do=[f"discard {first}", "draw", f"discard {second}"],
        ask=["can-take"],
    )
    assert verdict.answers == {"can-take": may_take}


# Rules 49 to 53: going out


GOING: Case = {"phase": "meld", "ours": [CANASTA, THREE_KINGS], "others": ["", "", ""], "melded_before": [0]}


def test_rule_49_going_out_by_melding_every_card() -> None:
    verdict = accept("h13 d13", GOING, do=["meld h13 d13"])
    assert verdict.end.out == 0
    assert verdict.hand() == ()
    assert verdict.end.scores == [720, 0]  # 70 + 500 + 50 + 100


def test_rule_49_going_out_with_a_last_discard() -> None:
    verdict = accept("h13 c5", GOING, pile="c9", do=["meld h13", "discard c5"])
    assert verdict.end.out == 0
    assert verdict.pile == ("c9", "c5")
    assert verdict.end.scores == [710, 0]  # 70 + 500 + 40 + 100


@pytest.mark.parametrize(
    ("ours", "theirs", "allowed"),
    [
        ([KINGS], [], True),
        ([THREE_KINGS, MIXED], [], True),
        ([THREE_KINGS], [], False),
        ([THREE_KINGS, "c10 c10 d10 d10 h10 h10"], [], False),  # six are none
        ([THREE_KINGS], [CANASTA], False),  # the opponents' does not help
    ],
)
def test_rule_50_going_out_needs_a_canasta_of_the_own_side(ours: list[str], theirs: list[str], allowed: bool) -> None:
    case: Case = {"phase": "meld", "ours": ours, "theirs": theirs}
    assert answer("can-go-out", "s13 c5", case) is allowed
    if allowed:
        assert accept("s13 c5", case, do=["meld s13", "discard c5"]).end.out == 0
    else:
        refuse("s13 c5", case, do=["meld s13"])


def test_rule_50_the_canasta_may_be_completed_in_the_same_turn() -> None:
    case: Case = {"phase": "meld", "ours": ["c10 c10 d10 d10 h10 h10"]}
    assert answer("can-go-out", "s10 c5", case) is True
    assert accept("s10 c5", case, do=["meld s10", "discard c5"]).end.out == 0
    assert accept("jk c5", case, do=["meld @10 jk", "discard c5"]).end.out == 0


def test_rule_50_the_number_of_canastas_is_the_rulesets() -> None:
    case: Case = {"fields": {"canastas_out": 2}, "phase": "meld"}
    refuse("s13 c5", case, ours=[KINGS], do=["meld s13"])
    assert accept("s13 c5", case, ours=[KINGS, MIXED], do=["meld s13", "discard c5"]).end.out == 0


@pytest.mark.parametrize(
    ("hand", "meld", "allowed"),
    [
        ("h13 d13 c13", "h13 d13 c13", False),  # 0 left
        ("h13 d13 c13 c5", "h13 d13 c13", False),  # 1 left
        ("h13 d13 c13 c5 c6", "h13 d13 c13", True),  # 2 left
        ("h10", "h10", False),
        ("h10 c5", "h10", False),
        ("h10 c5 c6", "h10", True),
        ("h10 jk s10", "h10 jk", False),
    ],
)
def test_rule_51_without_the_right_to_go_out_two_cards_are_kept(hand: str, meld: str, allowed: bool) -> None:
    case: Case = {"phase": "meld", "ours": [OPEN]}
    assert answer("can-go-out", hand, case) is False
    if not allowed:
        refuse(hand, case, do=[f"meld {meld}"])
        return
    verdict = accept(hand, case, do=[f"meld {meld}", "discard c5"])
    assert (verdict.hand(), verdict.ended) == (cards("c6"), None)


def test_rule_51_a_single_card_left_in_hand_is_not_discarded_without_a_canasta() -> None:
    # Only reachable as a position: the hand held nothing before the draw.
    refuse("c5", phase="meld", ours=[OPEN], do=["discard c5"])


def test_rule_52_with_a_canasta_the_last_discard_goes_out() -> None:
    verdict = accept("h13 c5 c6", ours=[CANASTA, THREE_KINGS], phase="meld", do=["meld h13", "discard c5"])
    assert verdict.ended is None  # two cards were left
    assert accept("h13 c5", GOING, do=["meld h13", "discard c5"]).end.out == 0


def test_rule_52_with_the_partners_no_two_cards_are_kept() -> None:
    case: Case = {**GOING, "permission": "refused"}
    refuse("h13 c5", case, do=["meld h13"])
    refuse("h13 d13", case, do=["meld h13 d13"])
    assert accept("h13 c5 c6", case, do=["meld h13", "discard c5"]).hand() == cards("c6")


def test_rule_53_two_black_threes_cannot_go_out() -> None:
    assert answer("can-go-out", "c3 s3", GOING) is False
    refuse("c3 s3", GOING, do=["meld c3 s3"])
    verdict = accept("c3 s3", GOING, do=["discard c3"])
    assert (verdict.ended, verdict.hand()) == (None, cards("s3"))


@pytest.mark.parametrize(
    ("hand", "do"),
    [
        ("h13 c3", ["meld h13", "discard c3"]),  # one is discarded
        ("c3 s3 s3", ["meld c3 s3 s3"]),  # three are melded
        ("c3 c3 s3 s3", ["meld c3 c3 s3 s3"]),
        ("c3 c3 s3 s3", ["meld c3 c3 s3", "discard s3"]),
    ],
)
def test_rule_53_one_three_or_four_black_threes_can(hand: str, do: list[str]) -> None:
    assert answer("can-go-out", hand, GOING) is True
    assert accept(hand, GOING, do=do).end.out == 0


# Rules 54 to 57: asking the partner


def test_rule_54_the_question_comes_after_the_draw_and_before_any_lay() -> None:
    case: Case = {**GOING, "stock": "c4 s4 s5"}
    assert accept("h13 c5", case, do=["ask"], ask=["can-ask"]).ended is None
    refuse("h13 d13 c5", case, do=["meld h13", "ask"])
    drawing: Case = {**case, "phase": "draw", "stock": "c4 c5"}
    refuse("h13", drawing, do=["ask"])
    assert accept("h13", drawing, do=["draw", "ask", "yes", "meld h13", "discard c5"]).end.out == 0


def test_rule_54_only_whoever_could_go_out_may_ask() -> None:
    assert answer("can-ask", "h13 c5", GOING) is True
    assert answer("can-ask", "h13 c5 c6", GOING) is False
    refuse("h13 c5 c6", GOING, do=["ask"])
    assert answer("can-ask", "h10 c5", phase="meld", ours=[OPEN]) is False
    refuse("h10 c5", phase="meld", ours=[OPEN], do=["ask"])


TAKEN_THEN_ASKED = ["take h12 d12", "ask"]


@pytest.mark.parametrize(
    ("base", "fields", "allowed"),
    [
        ("classic", {}, False),
        ("classic-pagat", {}, True),
        ("classic", {"ask_after_take": True}, True),
        ("classic-pagat", {"ask_after_take": False}, False),
    ],
)
def test_rule_54_asking_after_a_take_is_a_ruleset_field(base: str, fields: dict[str, object], allowed: bool) -> None:
    case: Case = {**GOING, "phase": "draw", "base": base, "fields": fields, "pile": "c12"}
    hand = "h12 d12 h13 c5"
    if not allowed:
        refuse(hand, case, do=TAKEN_THEN_ASKED)
        return
    assert accept(hand, case, do=[*TAKEN_THEN_ASKED, "yes", "meld h13", "discard c5"]).end.out == 0
    refuse(hand, case, do=["take h12 d12", "meld h13", "ask"])


def test_rule_54_there_is_nothing_to_ask_where_a_no_would_leave_no_end() -> None:
    # With one card after a take, only going out ends the turn.
    case: Case = {"base": "classic-pagat", "ours": [CANASTA, "c1 d1 s1"], "pile": "h1", "stock": "c4 c5"}
    verdict = refuse("h1 c9", case, do=["take h1", "ask"])
    assert verdict.code == "nothing-to-ask"
    assert accept("h1 c9", case, do=["take h1", "discard c9"]).end.out == 0
    accept("h1 d4 h4 s4", case, do=["take h1", "ask", "no", "discard d4"])


@pytest.mark.parametrize(("do", "permission"), [(["ask", "yes"], None), ([], "granted")], ids=["asked", "position"])
def test_rule_55_yes_is_binding(do: list[str], permission: str | None) -> None:
    case: Case = {**GOING, "ours": [CANASTA, THREE_KINGS, "c8 c8 s8"], "permission": permission}
    hand = "h13 c5"
    assert accept(hand, case, do=do).position["permission"] == "granted"
    refuse(hand, case, do=[*do, "discard c5"])
    refuse(hand, case, do=[*do, "discard h13"])
    assert accept(hand, case, do=[*do, "meld h13", "discard c5"]).end.out == 0
    # The two is needed by the queens: laid onto the eights, two queens and a five would be left.
    hand = "h12 d12 h8 d8 h2 c5"
    refuse(hand, case, do=[*do, "meld h8 d8 h2"])
    assert accept(hand, case, do=[*do, "meld h8 d8", "meld h12 d12 h2", "discard c5"]).end.out == 0
    free: Case = {**case, "permission": None}
    assert accept(hand, free, do=["meld h8 d8 h2"]).ended is None


@pytest.mark.parametrize(("do", "permission"), [(["ask", "no"], None), ([], "refused")], ids=["asked", "position"])
def test_rule_55_no_is_binding(do: list[str], permission: str | None) -> None:
    case: Case = {**GOING, "permission": permission}
    asked = accept("h13 c5", case, do=do, ask=["can-go-out"])
    assert asked.position["permission"] == "refused"
    assert asked.answers == {"can-go-out": False}
    refuse("h13 c5", case, do=[*do, "meld h13"])
    stayed = accept("h13 c5", case, do=[*do, "discard c5"])
    assert (stayed.ended, stayed.hand(), stayed.turn) == (None, cards("h13"), 1)


def test_rule_55_binding_for_that_turn_only() -> None:
    assert accept("h13 c5", GOING, do=["ask", "no", "discard c5"]).position["permission"] is None


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_rule_55_only_the_partner_answers(seat: int) -> None:
    do = ["ask", f"{seat}> yes"]
    refuse("h13 c5", GOING, do=do)


def test_rule_55_nobody_answers_what_was_not_asked() -> None:
    refuse("h13 c5", GOING, do=["yes"])
    refuse("h13 c5", GOING, do=["ask", "yes", "no"])


def test_rule_55_the_turn_waits_for_the_answer() -> None:
    refuse("h13 c5", GOING, do=["ask", "meld h13"])
    refuse("h13 c5", GOING, do=["ask", "discard c5"])


def test_rule_56_going_out_without_asking_is_legal() -> None:
    verdict = accept("h13 c5", GOING, do=["meld h13", "discard c5"])
    assert verdict.end.out == 0


def test_rule_56_once_a_turn_but_again_in_a_later_turn() -> None:
    case: Case = {**GOING, "others": ["c8 c9", "d8 d9", "h8 h9"], "stock": "s8 s9 s7 s6 s5 s4"}
    first = ["ask", "no"]
    refuse("h13 c5", case, do=[*first, "ask"])
    refuse("h13 c5", case, do=["ask", "yes", "ask"])
    rest = ["discard c5", "draw", "discard c8", "draw", "discard d8", "draw", "discard h8", "draw"]
    again = ["ask", "yes", "meld h13", "discard s7"]  # s4, s5, s6 went to the others
    assert accept("h13 c5", case, do=[*first, *rest, *again]).end.out == 0


def test_rule_57_where_there_is_no_asking() -> None:
    case: Case = {**GOING, "fields": {"ask_partner": "no"}}
    assert answer("can-ask", "h13 c5", case) is False
    refuse("h13 c5", case, do=["ask"])
    assert accept("h13 c5", case, do=["meld h13", "discard c5"]).end.out == 0
