"""The fields that variants add to a position, and those that they have no use for."""

import json
from typing import Any

import pytest

from engine import events as ev
from engine.cards import parse_cards
from engine.errors import NotationError
from engine.fold import evolve
from engine.position import FIELDS, read_position, write_position
from engine.position_extras import EXTRA_FIELDS
from engine.referee import judge_line
from engine.ruleset import Ruleset, Seat
from engine.rulesets import RULESETS, ruleset_named
from engine.state import State, new_match
from tests.engine.notation import Json

USED = {
    "cutthroat": {"lone"},
    "five-players": {"round"},
    "italian": {"base"},
    "canastone": {"base"},
    "italian-casino": {"base"},
    "cuban": {"captured", "played"},
    "modern-american": {"owed", "asked"},
    "hand-and-foot": {"round", "feet"},
    "pennies": {"feet"},
}


def dealt(ruleset: Ruleset, number: int = 1) -> State:
    """Return a match just dealt."""
    dealer = Seat(ruleset.turn_order(number)[-1])
    return evolve(new_match(ruleset), ev.RoundDealt(number, dealer, bytes(range(32))))


def position(ruleset: str, **fields: Any) -> Json:
    """Return a position of a ruleset in which everybody holds one harmless card."""
    named = ruleset_named(ruleset)
    playing = named.turn_order(fields["round"] if type(fields.get("round")) is int else 1)
    held = zip(range(named.seats), ["c4", "d4", "h4", "s4", "c6", "d6"], strict=False)
    hands = [[card] if seat in playing else [] for seat, card in held]
    return {"turn": playing[0], "hands": hands, **fields}


def read(ruleset: str, **fields: Any) -> State:
    """Return the state of such a position."""
    return read_position(position(ruleset, **fields), ruleset_named(ruleset))


@pytest.mark.parametrize("name", RULESETS)
def test_a_ruleset_writes_the_fields_that_it_has_a_use_for(name: str) -> None:
    written = write_position(dealt(ruleset_named(name)))
    assert list(written)[: len(FIELDS)] == list(FIELDS)
    assert set(written) - set(FIELDS) == USED.get(name, set())


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("field", EXTRA_FIELDS)
def test_a_field_of_no_use_is_a_bad_request(name: str, field: str) -> None:
    values = write_position(dealt(ruleset_named("hand-and-foot"))) | {"lone": None, "base": [], "owed": [0, 0, 0, 0]}
    value = values.get(field, [])
    if field in USED.get(name, set()):
        return
    with pytest.raises(NotationError, match=f"{name} has no use for the position field {field}"):
        read(name, **{field: value})


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_dealt_round_is_read_as_it_was(name: str, number: int) -> None:
    ruleset = ruleset_named(name)
    state = dealt(ruleset, number)
    written = json.loads(json.dumps(write_position(state)))
    again = read_position(written, ruleset)
    assert again == state._replace(seed=b"", number=number if "round" in written else 1)
    assert write_position(again) == written


def test_fields_that_are_left_out() -> None:
    assert read("hand-and-foot").number == 1
    assert read("hand-and-foot").extras.feet == ((), (), (), ())
    assert read("cutthroat").extras.lone is None
    assert read("italian").extras.base == ()
    assert read("cuban").extras.played == (False,) * 4
    assert read("cuban").sides[0].captured == ()
    assert read("modern-american").extras.owed == (0,) * 4
    assert read("modern-american").extras.asked == (False,) * 4


def test_fields_are_read() -> None:
    assert read("hand-and-foot", round=3, feet=[["h9", "c5"], [], [], []]).extras.feet[0] == parse_cards(["c5", "h9"])
    assert read("italian", base=["h9", "c5"]).extras.base == parse_cards(["h9", "c5"])
    cuban = read("cuban", captured=[["s3", "c3"], []], played=[True, False, False, True])
    assert cuban.sides[0].captured == parse_cards(["s3", "c3"])
    assert cuban.extras.played == (True, False, False, True)
    american = read("modern-american", owed=[0, 4, 3, 0], asked=[False, True, False, False])
    assert american.extras.owed == (0, 4, 3, 0)
    assert american.extras.asked == (False, True, False, False)


def test_sides_that_lie_open_count_among_those_that_opened() -> None:
    laid = [[], [["c9", "d9", "s9"]]]
    assert read("modern-american").extras.opened == ()
    assert read("modern-american", melds=laid).extras.opened == (1,)
    assert read("classic", melds=laid).extras.opened == ()


def test_all_threes_may_be_laid_where_the_ruleset_says_so() -> None:
    assert read("modern-american", red_threes=[["c3", "h3"], []]).sides[0].red_threes == parse_cards(["c3", "h3"])
    with pytest.raises(NotationError, match="d3 and h3 only"):
        read("classic", red_threes=[["c3"], []])


@pytest.mark.parametrize(("lone", "sides"), [(0, (0, 1, 1)), (1, (0, 1, 0)), (2, (0, 0, 2))])
def test_the_partners_of_a_lone_hand_share_a_side(lone: int, sides: tuple[int, ...]) -> None:
    home = 1 if lone == 0 else 0
    laid: list[Any] = [[], [], []]
    laid[home] = [["c9", "d9", "s9"]]
    laid[lone] = [["c8", "d8", "s8"]]
    state = read("cutthroat", lone=lone, melds=laid)
    assert (state.extras.lone, state.extras.side_of) == (lone, sides)
    assert write_position(state)["lone"] == lone
    stray = next(seat for seat in range(3) if seat not in (lone, home))
    laid[stray] = [["c7", "d7", "s7"]]
    with pytest.raises(NotationError, match=f"in the list of seat {home}"):
        read("cutthroat", lone=lone, melds=laid)


def test_partners_have_opened_together() -> None:
    laid = [[["c9", "d9", "s9"]], [], []]
    scores = [0, 0, 1600]
    assert read("cutthroat", turn=2, lone=1, melds=laid, scores=scores).turn.minimum == 0
    assert read("cutthroat", turn=2, lone=None, melds=laid, scores=scores).turn.minimum == 90


def test_who_sits_out_neither_moves_nor_holds_cards() -> None:
    assert read("five-players", round=2).mover == 0
    assert read("five-players", round=3).dealer == 3
    with pytest.raises(NotationError, match="seat 2 sits out in round 2"):
        read("five-players", round=2, turn=2)
    with pytest.raises(NotationError, match="seat 4 sits out in round 1"):
        read("five-players", hands=[["c4"], ["d4"], ["h4"], ["s4"], ["c6"]])


BAD: dict[str, tuple[str, dict[str, Any]]] = {
    "round 0": ("hand-and-foot", {"round": 0}),
    "round beyond the last": ("hand-and-foot", {"round": 5}),
    "round a float": ("five-players", {"round": 1.0}),
    "round true": ("five-players", {"round": True}),
    "round null": ("five-players", {"round": None}),
    "lone beyond the seats": ("cutthroat", {"lone": 3}),
    "lone true": ("cutthroat", {"lone": True}),
    "lone in words": ("cutthroat", {"lone": "south"}),
    "feet of three": ("hand-and-foot", {"feet": [[], [], []]}),
    "feet of numbers": ("hand-and-foot", {"feet": [[5], [], [], []]}),
    "feet null": ("hand-and-foot", {"feet": None}),
    "base a string": ("italian", {"base": "c5"}),
    "base of unknown cards": ("italian", {"base": ["c14"]}),
    "captured by seat": ("cuban", {"captured": [[], [], [], []]}),
    "captured red threes": ("cuban", {"captured": [["h3"], []]}),
    "captured nulls": ("cuban", {"captured": [None, None]}),
    "owed by team": ("modern-american", {"owed": [0, 0]}),
    "owed less than nothing": ("modern-american", {"owed": [0, -3, 0, 0]}),
    "owed true": ("modern-american", {"owed": [True, 0, 0, 0]}),
    "played of numbers": ("cuban", {"played": [1, 0, 0, 0]}),
    "asked by team": ("modern-american", {"asked": [True, False]}),
    "phase a list": ("classic", {"phase": []}),
    "phase an object": ("classic", {"phase": {}}),
    "permission a list": ("classic", {"permission": []}),
    "too many in the feet": ("hand-and-foot", {"feet": [["c9"] * 3, ["c9"] * 3, [], []]}),
    "too many in the base": ("italian", {"base": ["c9"] * 4}),
    "too many captured": ("cuban", {"captured": [["c3", "c3"], ["c3"]]}),
    "too many wild cards of a kind in a meld": ("uruguay", {"melds": [[["jk"] * 5], []]}),
    "too many cards of a kind in a meld": ("hand-and-foot", {"melds": [[["c9"] * 6], []]}),
    "more naturals than there are": ("samba", {"melds": [[["c9"] * 90], []]}),
    "more wilds than there are": ("samba", {"melds": [[["c9", "d9", *["jk"] * 90]], []]}),
    "an empty meld": ("samba", {"melds": [[[]], []]}),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_is_a_bad_request(name: str) -> None:
    ruleset, fields = BAD[name]
    line = json.dumps({"ruleset": ruleset, "position": position(ruleset, **fields)})
    verdict = json.loads(judge_line(line))
    assert (verdict["ok"], verdict["code"], verdict["at"]) == (False, "bad-request", None)
    assert len(verdict["message"].split()) >= 3
