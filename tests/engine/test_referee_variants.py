"""What variants add to the referee: melds named by their place, and actions, answers and ends of their own."""

import json
from typing import Any

import pytest

from engine.referee import judge, judge_line
from tests.engine.notation import Json

SPREAD: list[list[str]] = [["c8", "d8", "s8"], ["h5", "h6", "h7"], ["c8", "h8", "jk"]]
NATURAL = ["c10", "c10", "d10", "d10", "h10", "h10", "s10"]
MIXED = ["c9", "c9", "d9", "d9", "h9", "s9", "jk"]


def sent(ruleset: str, hand: list[str], *actions: Json, ask: tuple[str, ...] = (), **fields: Any) -> Json:
    """Return the verdict on a turn of seat 0, which is in phase meld unless said otherwise."""
    seats = {"cutthroat": 3, "five-players": 5, "pennies": 6, "six-players": 6}.get(ruleset, 4)
    hands = [hand, *[[card] for card in ("c13", "d13", "h13", "s13", "c12")[: seats - 1]]]
    if ruleset == "five-players":
        hands[4 if fields.get("round", 1) == 1 else 2] = []
    position = {"turn": 0, "phase": "meld", "hands": hands, "stock": ["s4", "s5", "s6"], **fields}
    verdict = json.loads(
        judge_line(json.dumps({"ruleset": ruleset, "position": position, "actions": actions, "ask": ask}))
    )
    assert isinstance(verdict, dict)
    return verdict


def lay(*cards: str, **more: object) -> Json:
    """Return the action that lays cards."""
    return {"do": "meld", "cards": list(cards), **more}


def ours(verdict: Json) -> list[list[str]]:
    """Return the melds of the first team."""
    assert verdict["ok"], verdict
    melds: list[list[str]] = verdict["position"]["melds"][0]
    return melds


# Places


@pytest.mark.parametrize("place", [0, 1, 2])
def test_onto_names_a_meld_by_its_place(place: int) -> None:
    after = ours(sent("samba", ["h8", "c4", "d4"], lay("h8", onto=place), melds=[SPREAD, []]))
    assert [len(meld) for meld in after] == [4 if at == place else 3 for at in range(3)]
    assert "h8" in after[place]


def test_what_fits_several_melds_asks_for_a_place() -> None:
    assert sent("samba", ["h8", "c4", "d4"], lay("h8"), melds=[SPREAD, []])["code"] == "which-meld"


def test_a_place_that_is_none() -> None:
    assert sent("samba", ["h8", "c4", "d4"], lay("h8", onto=3), melds=[SPREAD, []])["code"] == "no-such-meld"


def test_a_take_names_a_place_too() -> None:
    take = {"do": "take", "with": [], "onto": 1}
    verdict = sent("samba", ["c4", "d4"], take, phase="draw", melds=[SPREAD, []], pile=["c5", "h8"])
    assert ours(verdict)[1] == ["h5", "h6", "h7", "h8"]
    assert verdict["position"]["hands"][0] == ["c5", "c4", "d4"]


def test_sets_are_combined_in_the_lower_place() -> None:
    combine = {"do": "combine", "melds": [2, 0]}
    after = ours(sent("samba", ["c4", "d4"], combine, melds=[SPREAD, []]))
    assert after == [["c8", "c8", "d8", "h8", "s8", "jk"], ["h5", "h6", "h7"]]


@pytest.mark.parametrize(
    ("melds", "code"), [([0, 1], "cannot-combine"), ([0, 0], "cannot-combine"), ([0, 3], "no-such-meld")]
)
def test_what_cannot_be_combined(melds: list[int], code: str) -> None:
    assert sent("samba", ["c4", "d4"], {"do": "combine", "melds": melds}, melds=[SPREAD, []])["code"] == code


def test_undo_takes_back_what_was_laid_onto_a_place() -> None:
    undo = {"do": "undo"}
    for place in range(3):
        verdict = sent("samba", ["h8", "c4", "d4"], lay("h8", onto=place), undo, melds=[SPREAD, []])
        assert ours(verdict) == SPREAD
        assert verdict["position"]["hands"][0] == ["h8", "c4", "d4"]


@pytest.mark.parametrize(
    ("ruleset", "cards"),
    [("samba", ["h10", "h11", "h9"]), ("samba", ["c8", "s8", "h8"]), ("uruguay", ["c2", "jk", "d2"])],
)
def test_undo_takes_back_a_new_meld(ruleset: str, cards: list[str]) -> None:
    melds = [[["c7", "d7", "s7"]], []]
    before = sent(ruleset, [*cards, "c4", "d4"], melds=melds)["position"]
    assert len(ours(sent(ruleset, [*cards, "c4", "d4"], lay(*cards), melds=melds))) == 2
    assert sent(ruleset, [*cards, "c4", "d4"], lay(*cards), {"do": "undo"}, melds=melds)["position"] == before


def test_undo_goes_back_to_the_combined_melds_and_no_further() -> None:
    combine, undo = {"do": "combine", "melds": [0, 2]}, {"do": "undo"}
    hand = ["c13", "d13", "s13", "c4", "d4"]
    first = lay("c13", "d13", "s13")
    verdict = sent("samba", hand, combine, first, undo, undo, melds=[SPREAD, []])
    assert (verdict["ok"], verdict["at"]) == (False, 3)
    assert sent("samba", hand, first, combine, undo, melds=[SPREAD, []])["code"] == "undo-too-late"


# Requests that are none

BAD: dict[str, object] = {
    "onto a word": lay("h8", onto="first"),
    "onto true": lay("h8", onto=True),
    "onto less than nothing": lay("h8", onto=-1),
    "onto a float": lay("h8", onto=1.0),
    "onto a list": {"do": "take", "with": [], "onto": [0]},
    "a rank for a take": {"do": "take", "with": [], "rank": 8},
    "combine nothing": {"do": "combine"},
    "combine one": {"do": "combine", "melds": [0]},
    "combine three": {"do": "combine", "melds": [0, 1, 2]},
    "combine words": {"do": "combine", "melds": ["first", "second"]},
    "combine truths": {"do": "combine", "melds": [False, True]},
    "combine a number": {"do": "combine", "melds": 1},
    "combine null": {"do": "combine", "melds": None},
    "combine onto": {"do": "combine", "melds": [0, 2], "onto": 0},
    "show with a name": {"do": "show", "hand": "pairs"},
}


@pytest.mark.parametrize("name", BAD)
def test_an_action_that_is_none(name: str) -> None:
    verdict = judge({"ruleset": "samba", "position": {"turn": 0, "hands": [[]] * 4}, "actions": [BAD[name]]})
    assert (verdict["code"], verdict["at"]) == ("bad-request", None)


@pytest.mark.parametrize(("ruleset", "seats"), [("two-players", 2), ("cutthroat", 3), ("six-players", 6)])
def test_an_action_is_by_a_seat_of_the_table(ruleset: str, seats: int) -> None:
    position = {"turn": 0, "hands": [["c5", "c6"]] + [[]] * (seats - 1), "stock": ["c9", "c8"]}
    for seat in (seats - 1, seats):
        request = {"ruleset": ruleset, "position": position, "actions": [{"do": "draw", "seat": seat}]}
        assert judge(request)["code"] == ("bad-request" if seat == seats else "not-your-turn")


# Turns and rounds


def test_the_partner_who_answers_is_the_next_of_the_round() -> None:
    melds = [[NATURAL], []]
    for number, partner in ((1, 2), (2, 4)):
        verdict = sent("five-players", ["c5"], {"do": "ask"}, {"do": "answer", "yes": True}, melds=melds, round=number)
        assert verdict["position"]["permission"] == "granted"
        stray = {"do": "answer", "yes": True, "seat": 6 - partner}
        assert (
            sent("five-players", ["c5"], {"do": "ask"}, stray, melds=melds, round=number)["code"] == "not-asked-of-you"
        )


def test_a_turn_passes_to_the_next_who_plays() -> None:
    for number, following in ((1, 3), (2, 4)):
        hands = [["c13"], ["d13"], ["h13"], ["s13"], []] if number == 1 else [["c13"], ["d13"], [], ["s13"], ["h13"]]
        more: dict[str, Any] = {"phase": "draw", "round": number, "hands": hands, "turn": 1}
        played = sent("five-players", [], {"do": "draw"}, {"do": "discard", "card": "s6"}, **more)
        assert played["position"]["turn"] == (2 if number == 1 else following)
        assert played["position"]["round"] == number


@pytest.mark.parametrize(("number", "need"), [(1, 50), (2, 90), (3, 120), (4, 150)])
def test_the_minimum_is_that_of_the_round(number: int, need: int) -> None:
    verdict = sent("hand-and-foot", ["c5"], ask=("minimum",), round=number, scores=[9000, 0])
    assert verdict["answers"] == {"minimum": need}


# Answers and ends


@pytest.mark.parametrize(
    ("ruleset", "melds", "canastas", "kinds"),
    [
        ("classic", [], 1, {}),
        ("classic", [MIXED], 0, {}),
        ("samba", [NATURAL], 1, {}),
        ("canastone", [], 2, {"natural": 1, "mixed": 1}),
        ("canastone", [NATURAL], 1, {"mixed": 1}),
        ("canastone", [NATURAL, MIXED], 0, {}),
        ("bolivia", [NATURAL, MIXED], 0, {"sequence": 1}),
        ("pennies", [], 4, {"natural": 1, "mixed": 1, "sevens": 1, "wild": 1}),
    ],
)
def test_what_a_side_lacks_to_go_out(ruleset: str, melds: Any, canastas: int, kinds: Json) -> None:
    verdict = sent(ruleset, ["c5"], ask=("missing",), melds=[melds, []])
    assert verdict["answers"] == {"missing": {"canastas": canastas, "kinds": kinds}}


PAIRS = ["c4", "d4", "c5", "d5", "c6", "d6", "c7", "d7", "c8", "d8", "c9", "d9", "c10", "d10"]


def test_a_special_hand_is_shown() -> None:
    verdict = sent("modern-american", PAIRS, {"do": "show"})
    assert verdict["ok"]
    assert (verdict["ended"]["special"], verdict["ended"]["out"]) == ("pairs", 0)
    assert "lone" not in verdict["ended"]
    items = [line["item"] for line in verdict["ended"]["sheet"][0]]
    assert "special-hand" in items


def test_what_is_no_special_hand_is_not_shown() -> None:
    assert sent("modern-american", PAIRS[:-1], {"do": "show"})["code"] == "no-special-hand"
    assert sent("classic", PAIRS, {"do": "show"})["code"] == "no-special-hand"


def test_whether_a_special_hand_may_be_shown() -> None:
    def may_show(ruleset: str, hand: list[str], *actions: Json, **fields: Any) -> bool:
        verdict = sent(ruleset, hand, *actions, ask=("can-show",), **fields)
        answer: bool = verdict["answers"]["can-show"]
        return answer

    assert may_show("modern-american", PAIRS)
    assert not may_show("modern-american", PAIRS[1:])
    assert not may_show("modern-american", PAIRS, phase="draw")
    assert not may_show("modern-american", PAIRS, melds=[[["c13", "s13", "h13"]], []])
    assert not may_show("classic", PAIRS)
    assert not may_show("modern-american", PAIRS, {"do": "show"})


def test_only_games_with_special_hands_or_a_lone_hand_tell_of_them() -> None:
    def ended(ruleset: str, **fields: Any) -> Json:
        verdict = sent(ruleset, ["c5", "c6"], {"do": "discard", "card": "c5"}, stock=[], **fields)
        end: Json = verdict["ended"]
        assert end["out"] is None
        return end

    common = {"out", "concealed", "scores", "totals", "winner", "sheet"}
    assert set(ended("classic")) == common
    assert set(ended("cutthroat")) == common | {"lone"}
    assert ended("cutthroat")["lone"] is None
    assert ended("cutthroat", lone=2)["lone"] == 2
    assert len(ended("cutthroat", lone=2)["sheet"]) == 3


def test_offered_lay_downs_name_their_meld_and_are_legal() -> None:
    hand = ["h8", "h9", "c4", "d4", "s4", "c5"]
    lays = sent("samba", hand, ask=("lays",), melds=[SPREAD, []])["answers"]["lays"]
    assert lays
    for action in lays:
        assert sent("samba", hand, action, melds=[SPREAD, []])["ok"], action
    assert any("onto" in action for action in lays)
