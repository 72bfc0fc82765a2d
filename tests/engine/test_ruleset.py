"""Rulesets as data: read and written without loss, refused with the field's name, and asked who plays."""

from __future__ import annotations

import dataclasses
import json
import pickle
from collections.abc import Mapping
from typing import Any, Final, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import RulesetError
from engine.ruleset import FIELD_NAMES, Ruleset
from engine.rulesets import CLASSIC, CLASSIC_PAGAT, RULESETS, ruleset_from_json, ruleset_named, ruleset_to_json
from tests.engine import policy

#: What a table can play, and what the tests try besides.
ALL: Final = {**RULESETS, **policy.RULESETS}


# reading and writing


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("base", [CLASSIC, CLASSIC_PAGAT])
def test_overrides_are_what_makes_one_ruleset_of_another(name: str, base: Ruleset) -> None:
    ruleset = ALL[name]
    overrides = json.loads(json.dumps(ruleset.overrides(base)))
    assert dataclasses.replace(base.with_fields(overrides), id=ruleset.id) == ruleset
    assert (overrides == {}) == (dataclasses.replace(ruleset, id=base.id) == base)


@pytest.mark.parametrize("name", ALL)
def test_a_ruleset_is_read_as_it_was_written(name: str) -> None:
    ruleset = ALL[name]
    assert ruleset_from_json(json.loads(json.dumps(ruleset_to_json(ruleset)))) == ruleset


def test_a_ruleset_is_known_by_its_id() -> None:
    assert {name: ruleset.id for name, ruleset in RULESETS.items()} == {name: name for name in RULESETS}
    assert ruleset_named("classic") is CLASSIC
    assert ruleset_from_json("classic-pagat") is CLASSIC_PAGAT
    assert ruleset_to_json(CLASSIC) == "classic"
    assert CLASSIC.with_fields({}) == CLASSIC


@pytest.mark.parametrize(
    "value",
    [
        "whist",
        "",
        None,
        1,
        [],
        ["classic"],
        {},
        {"base": "whist"},
        {"base": None},
        {"base": ["classic"]},
        {"base": "classic", "fields": []},
        {"base": "classic", "fields": None},
        {"base": "classic", "more": {}},
        {"fields": {}},
        {"base": "classic", "fields": {"id": "mine"}},
        {"base": "classic", "fields": {"points_of": []}},
        {"base": "classic", "fields": {"seat": 4}},
    ],
)
def test_what_is_no_ruleset_is_refused(value: Any) -> None:
    with pytest.raises(RulesetError):
        ruleset_from_json(value)


def test_an_unknown_ruleset_or_field_is_named() -> None:
    with pytest.raises(RulesetError, match=r"'whist'.*known: classic, classic-pagat"):
        ruleset_named("whist")
    with pytest.raises(RulesetError, match="colour, size"):
        CLASSIC.with_fields({"size": 1, "seats": 4, "colour": "red"})


# values that a field cannot have

KIND_OF: Final = {name: type(getattr(CLASSIC, name)) for name in FIELD_NAMES}
OPTIONAL: Final = {name for name, kind in get_type_hints(Ruleset).items() if kind == int | None}
#: Lists in which there may be nothing.
MAY_BE_EMPTY: Final = {name for name in FIELD_NAMES if getattr(CLASSIC, name) == ()}
#: Points and counts that may be nothing or less.
ANY_NUMBER: Final = {"bonus_natural", "bonus_mixed", "bonus_out", "bonus_concealed", "target"}

WRONG: Final[Mapping[str, tuple[Any, ...]]] = {
    "number": (None, "1", 1.5, True, [], {}, [1]),
    "flag": (None, "true", 1, 0, [], {}),
    "word": (None, "", "sometimes", 1, True, [], {}),
    "set": (None, 1, True, ["green"], [None], [1], [["wild"]], "wild"),
    "list": (None, 1, "15", True, {}, [], ["x"], [1.5], [None], [True] * 14, [["x"]], [{}]),
}


def wrong_values(name: str) -> tuple[Any, ...]:
    kind = KIND_OF[name]
    if name in OPTIONAL:
        return tuple(value for value in WRONG["number"] if value is not None)
    if kind is bool:
        return WRONG["flag"]
    if kind is int:
        return WRONG["number"]
    if kind is frozenset:
        return WRONG["set"]
    if kind is tuple:
        return tuple(value for value in WRONG["list"] if value != [] or name not in MAY_BE_EMPTY)
    return WRONG["word"]


@pytest.mark.parametrize("name", FIELD_NAMES)
def test_a_field_refuses_values_of_another_type(name: str) -> None:
    for value in wrong_values(name):
        with pytest.raises(RulesetError, match=name):
            CLASSIC.with_fields({name: value})


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("seats", (0, -1)),
        ("teams", (0, -1, 3)),
        ("decks", (0, -2)),
        ("jokers", (-1,)),
        ("hand_size", (0, -1, 27, 1000)),
        ("draw_count", (0, -1)),
        ("card_points", ([5] * 13, [5] * 15)),
        ("frozen_naturals", (0, -1)),
        ("min_meld_size", (0, -1)),
        ("min_naturals", (0, -1)),
        ("max_wilds", (-1,)),
        ("canasta_size", (2, 0, -1)),
        ("max_meld_size", (6, 0, -1)),
        ("red_three_table", ([0, 100, 200, 300], [0, 100, 200, 300, 400, 500])),
        (
            "minimums",
            (
                [[0, 15]],
                [[None, 15], [0, 50], [0, 60]],
                [[None, 15], [1500, 50], [0, 60]],
                [[None, 15], [None, 50]],
                [[None, 15, 3]],
                [[None]],
                [[None, 15], 5],
                [1, 2],
                [[None, 15], ["a", 50], [5, 90]],
                [[None, None]],
                [[None, 15], [0, None]],
                [[None, [15]]],
                [[None, 1.5]],
            ),
        ),
        ("canastas_out", (-1,)),
        ("keep_cards", (0, -1)),
    ],
)
def test_a_field_refuses_values_that_cannot_be_played(name: str, values: tuple[Any, ...]) -> None:
    for value in values:
        with pytest.raises(RulesetError, match=name):
            CLASSIC.with_fields({name: value})


#: What a field may be wrong beside, where classic alone makes every value wrong or right.
BESIDE: Final[Mapping[str, Mapping[str, Any]]] = {
    "foot_size": {"foot_size": 4, "foot_trigger": "hand_empty"},
    "foot_trigger": {"foot_size": 4, "foot_trigger": "hand_empty"},
    "pile_base_ace": {"pile_base": "rank"},
    "sequences": {"min_meld_size": 2},
    "max_wild_meld": {"wild_melds": True},
    "lone_hand": {"seats": 3, "teams": 3},
}
#: What may be named instead.
OTHERS: Final = {
    "seats": ("teams",),
    "foot_size": ("hand_size",),
    "foot_trigger": ("foot_size",),
}


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("seats", (3, 7)),
        ("teams", (1, 5, 8)),
        (
            "turn_orders",
            (
                [[]],
                [[0]],
                [[0, 2]],  # nobody of the other side
                [[0, 1, 0]],
                [[0, 1, 4]],
                [[-1, 0]],
                [[0, 1], [0, 1, True]],
                [[0, 1, 2, 3], [1, 3]],
            ),
        ),
        ("lone_hand", (None, 1, "yes")),
        ("decks", (17, 10**6)),
        ("jokers", (65, 10**6)),
        ("hand_size", (27,)),
        ("foot_size", (0, -1, 17, 1000)),
        ("foot_trigger", ("none",)),
        ("pile_take_extra_draw", (-1,)),
        ("opening_bonus_draw", (-1,)),
        ("talon", ([-1], [4, -3], [None])),
        ("talon_reserve", (-1,)),
        ("pile_base_ace", (-1,)),
        ("blocked_ranks", ([0], [2], [3], [14], [-1], [True], [[7]])),
        ("unfrozen_naturals", (0, -1)),
        ("take_below_meld", (0, -1)),
        ("take_amount", (0, -1)),
        ("captured_black_threes", ([0], [0, 5, 10, 15], [0, 5, 10, 15, 100, 200])),
        ("melds_per_rank", ("after_closing",)),  # no size is full
        ("pure_ranks", ([2], [3], [0])),
        ("pure_after_opening", ([2], [3], [14])),
        ("wild_needs_naturals", (-1,)),
        ("sequences", (True,)),  # two cards are no sequence
        ("max_wild_meld", (6, 0, -1)),
        ("red_three_table", ([], [0] * 4, [0] * 6)),
        ("opening_shapes", ([[0, "canasta"]], [[None, "none"], [0, "x"]], [[None, "none"], [5, "none"], [5, "none"]])),
        (
            "canastas_out_kinds",
            ([["sequence", 1]], [["wild", 1]], [["natural", -1]], [["natural"]], [["natural", None]], [["green", 1]]),
        ),
        ("canastas_out_ignored", (["green"], "wild")),
        ("discard_rules", (["never"], [["wilds_last"]])),
        ("bonus_wild", ([["any"]], [["any", "many"]], [["some", 5]])),
        ("rank_bonuses", ([[2, 5, 5]], [[3, 5, 5]], [[0, 5, 5]], [[7, 5]], [[7, 5, 5, 5]])),
        ("count_bonuses", ([["mixed", 5, 5]], [["any", 5]])),
        ("penalties", ([["late", 0, 0, 5]], [["hand_holds", 7, 4]])),
        ("special_hands", ([["pairs"]], [["flush", 5]])),
        ("rounds", (0, -1)),
    ],
)
def test_a_field_of_variants_refuses_values_that_cannot_be_played(name: str, values: tuple[Any, ...]) -> None:
    base = CLASSIC.with_fields(BESIDE.get(name, {})) if name != "sequences" else CLASSIC
    also = BESIDE[name] if name == "sequences" else {}
    for value in values:
        with pytest.raises(RulesetError) as refused:
            base.with_fields({**also, name: value})
        # It can be the other of two fields that does not fit: packets too large, or never taken up.
        assert {name, *OTHERS.get(name, ())} & set(refused.value.fields), value


@pytest.mark.parametrize(
    "fields",
    [
        {"seats": 3},
        {"seats": 1},
        {"seats": 5, "turn_orders": [[0, 1, 2, 3], [0, 2, 4]]},
        {"lone_hand": True},
        {"lone_hand": True, "seats": 2},
        {"lone_hand": True, "seats": 3, "teams": 3, "turn_orders": [[0, 1, 2]]},
        {"lone_hand": True, "seats": 3, "teams": 3, "ask_partner": "mandatory"},
        {"sequences": True, "canasta_size": 12, "max_meld_size": None},
        {"canastas_out_kinds": [["mixed", 1]], "max_wilds": 0},
        {"hand_size": 14, "foot_size": 14, "foot_trigger": "hand_empty"},
    ],
)
def test_fields_that_contradict_each_other_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(RulesetError) as refused:
        CLASSIC.with_fields(fields)
    assert set(refused.value.fields) & {*fields, "teams"}


@given(
    name=st.sampled_from(FIELD_NAMES),
    value=st.recursive(
        st.none()
        | st.booleans()
        | st.integers(-3, 400)
        | st.floats(allow_nan=False)
        | st.sampled_from(["wild", "", "any"]),
        lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(["wild", "x"]), inner, max_size=2),
        max_leaves=8,
    ),
)
def test_any_value_makes_a_ruleset_or_is_refused(name: str, value: Any) -> None:
    try:
        ruleset = CLASSIC.with_fields({name: value})
    except RulesetError:
        return
    assert ruleset_from_json(json.loads(json.dumps(ruleset_to_json(ruleset)))) == ruleset
    hash(ruleset)


# who plays, who deals, who is asked


@pytest.mark.parametrize("name", ALL)
def test_turns_go_round_among_those_who_play(name: str) -> None:
    ruleset = ALL[name]
    for number in range(1, 8):
        order = ruleset.turn_order(number)
        assert [ruleset.next_seat(seat, number) for seat in order] == [*order[1:], order[0]]
        assert {ruleset.team_of(seat) for seat in order} == set(range(ruleset.teams))


@pytest.mark.parametrize("name", ALL)
def test_the_partner_to_ask_is_the_next_of_the_team_who_plays(name: str) -> None:
    ruleset = ALL[name]
    for number in range(1, 8):
        order = ruleset.turn_order(number)
        for seat in range(ruleset.seats):
            following = [*order[order.index(seat) + 1 :], *order[: order.index(seat)]] if seat in order else []
            allies = [other for other in following if ruleset.team_of(other) == ruleset.team_of(seat)]
            assert ruleset.partner_of(seat, number) == (allies[0] if allies else None)


@pytest.mark.parametrize("name", ALL)
def test_the_deal_goes_to_the_next_who_plays(name: str) -> None:
    ruleset = ALL[name]
    for number in range(2, 8):
        for dealer in range(ruleset.seats):
            left = [(dealer + step) % ruleset.seats for step in range(1, ruleset.seats + 1)]
            playing = [seat for seat in left if seat in ruleset.turn_order(number)]
            assert ruleset.next_dealer(dealer, number) == playing[0]


def test_five_players_take_turns_in_sitting_out() -> None:
    """Rule 2.4: the orders that the reference gives, and a sixth round that is like the third."""
    five = ruleset_named("five-players")
    assert [five.turn_order(number) for number in range(1, 7)] == [
        (0, 1, 2, 3),
        (0, 1, 4, 3),
        (2, 1, 4, 3),
        (0, 1, 2, 3),
        (0, 1, 4, 3),
        (2, 1, 4, 3),
    ]
    assert [[five.partner_of(seat, number) for seat in range(5)] for number in (1, 2, 3)] == [
        [2, 3, 0, 1, None],
        [4, 3, None, 1, 0],
        [None, 3, 4, 1, 2],
    ]
    assert [five.next_seat(seat, 2) for seat in (0, 1, 4, 3)] == [1, 4, 3, 0]
    assert five.next_seat(2, 2) == 4, "who sits out stands for the seat before"
    assert (five.next_dealer(3, 2), five.next_dealer(3, 3)) == (4, 4)
    assert (five.next_dealer(4, 2), five.next_dealer(4, 3)) == (0, 1)
    assert (five.seats_of(0), five.seats_of(1), five.hands_per_team) == ((0, 2, 4), (1, 3), 3)


@pytest.mark.parametrize(
    ("name", "at", "needed"),
    [
        ("classic", ((-5, 1), (0, 1), (1500, 9), (3000, 1)), (15, 50, 90, 120)),
        ("six-players", ((7495, 1), (7500, 1)), (120, 150)),
        ("italian", ((4995, 1), (5000, 1), (7500, 1), (10_000, 1)), (120, 160, 180, 200)),
        ("italian-casino", ((-500, 1), (0, 1), (1500, 1)), (50, 50, 90)),
        ("brazilian", ((6995, 1), (7000, 1), (8000, 1), (9000, 1)), (120, 35, 200, 35)),
        ("hand-and-foot", ((9000, 1), (0, 2), (-500, 3), (0, 4)), (50, 90, 120, 150)),
        ("modern-american", ((-5, 1), (2995, 4), (3000, 4), (5000, 4)), (125, 125, 155, 180)),
    ],
)
def test_minimums_are_read_from_the_highest_step_reached(
    name: str, at: tuple[tuple[int, int], ...], needed: tuple[int, ...]
) -> None:
    ruleset = ruleset_named(name)
    assert tuple(ruleset.minimum_for(total, number) for total, number in at) == needed


def test_openings_have_a_shape_where_the_ruleset_gives_one() -> None:
    assert {name for name, ruleset in RULESETS.items() if ruleset.opening_shapes} == {"brazilian", "modern-american"}
    brazilian, modern = ruleset_named("brazilian"), ruleset_named("modern-american")
    totals = (-500, 6995, 7000, 8000, 8995, 9000)
    assert [brazilian.shape_for(total) for total in totals] == [
        "none",
        "none",
        "canasta",
        "canasta",
        "canasta",
        "natural_canasta",
    ]
    assert {modern.shape_for(total) for total in totals} == {"clean_triple"}
    assert {CLASSIC.shape_for(total) for total in totals} == {"none"}


def test_what_a_ruleset_prints_is_what_it_changes() -> None:
    assert repr(CLASSIC) == "Ruleset(id='classic')"
    assert repr(ruleset_named("three-solo")) == (
        "Ruleset(id='three-solo', seats=3, teams=3, hand_size=13, ask_partner='no')"
    )


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=list(RULESETS))
def test_a_ruleset_goes_to_another_process_as_what_it_is(ruleset: Ruleset) -> None:
    used = dataclasses.replace(ruleset)
    used.cache["something"] = "worked out here"
    sent = pickle.dumps(used)
    assert len(sent) < 4000
    assert pickle.loads(sent) == ruleset
    assert "something" not in pickle.loads(sent).cache
    assert pickle.loads(sent) is pickle.loads(sent)


@pytest.mark.parametrize(
    ("base", "fields", "named"),
    [
        ("two-players", {"ask_partner": "mandatory"}, "ask_partner"),
        ("three-solo", {"ask_partner": "mandatory"}, "ask_partner"),
        ("classic", {"canastas_out_ignored": ["natural", "mixed"]}, "canastas_out_ignored"),
        ("bolivia", {"canastas_out_ignored": ["sequence"]}, "canastas_out_ignored"),
        ("canastone", {"canastas_out_ignored": ["mixed"]}, "canastas_out_ignored"),
        ("classic", {"canastas_out": 5, "red_threes_out": True}, "red_threes_out"),
        ("classic", {"minimum_basis": "round"}, "minimum_basis"),
        ("hand-and-foot", {"minimum_basis": "total"}, "minimum_basis"),
        ("classic", {"minimums": [[None, 1000]]}, "minimums"),
    ],
)
def test_a_game_that_nobody_could_finish_is_refused(base: str, fields: dict[str, Any], named: str) -> None:
    with pytest.raises(RulesetError) as refused:
        ruleset_named(base).with_fields(fields)
    assert named in refused.value.fields
