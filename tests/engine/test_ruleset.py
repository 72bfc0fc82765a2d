"""Rulesets as data: read and written without loss, refused with the field's name, and obeyed in every number."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import IS_WILD, RED_THREES, Rank, parse_card, parse_cards
from engine.commands import (
    AnswerPermission,
    AskPermission,
    Command,
    DealRound,
    Discard,
    Draw,
    LayDown,
    Pass,
    TakePile,
)
from engine.errors import RulesetError
from engine.legal import legal_commands
from engine.options import options_for
from engine.play import apply, begin_turn
from engine.position import read_position
from engine.refusals import RuleViolation
from engine.ruleset import Ruleset, Seat
from engine.rulesets import CLASSIC, CLASSIC_PAGAT, RULESETS, ruleset_from_json, ruleset_named, ruleset_to_json
from engine.state import State, new_match
from engine.view import view_for
from tests.engine import policy
from tests.engine.policy import seed_of
from tests.engine.test_properties import cards_in

FIELDS: Final = tuple(f.name for f in dataclasses.fields(Ruleset) if f.init and f.name != "id")


# reading and writing


@pytest.mark.parametrize("name", policy.RULESETS)
@pytest.mark.parametrize("base", [CLASSIC, CLASSIC_PAGAT])
def test_overrides_are_what_makes_one_ruleset_of_another(name: str, base: Ruleset) -> None:
    ruleset = policy.RULESETS[name]
    overrides = json.loads(json.dumps(ruleset.overrides(base)))
    assert dataclasses.replace(base.with_fields(overrides), id=ruleset.id) == ruleset
    assert (overrides == {}) == (dataclasses.replace(ruleset, id=base.id) == base)


@pytest.mark.parametrize("name", policy.RULESETS)
def test_a_ruleset_is_read_as_it_was_written(name: str) -> None:
    ruleset = policy.RULESETS[name]
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

KIND_OF: Final = {name: type(getattr(CLASSIC, name)) for name in FIELDS}
OPTIONAL: Final = {"max_wilds", "max_meld_size"}
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
        return WRONG["list"]
    return WRONG["word"]


@pytest.mark.parametrize("name", FIELDS)
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
        ("min_naturals", (0, -1, 4)),
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


@given(
    name=st.sampled_from(FIELDS),
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


# each field is obeyed


def turn(
    ruleset: Ruleset,
    hand: str,
    *melds: str,
    pile: str = "",
    stock: str = "s11 s11 h11",
    phase: str = "meld",
    score: int = 0,
    permission: str | None = None,
) -> State:
    """Return a turn of seat 0; the other seats hold nothing."""
    seats, teams = ruleset.seats, ruleset.teams
    return read_position(
        {
            "turn": 0,
            "phase": phase,
            "scores": [score] * teams,
            "hands": [hand.split(), *([] for _ in range(seats - 1))],
            "melds": [[meld.split() for meld in melds], *([] for _ in range(teams - 1))],
            "stock": stock.split(),
            "pile": pile.split(),
            "permission": permission,
        },
        ruleset,
    )


def said(state: State, *commands: Command) -> str:
    """Return ``ok``, or the code of the first refusal."""
    try:
        for command in commands:
            state, _ = apply(state, command)
    except RuleViolation as violation:
        return violation.refusal.value
    return "ok"


def done(state: State, *commands: Command) -> State:
    for command in commands:
        state, _ = apply(state, command)
    return state


def lay(cards: str, rank: int | None = None) -> LayDown:
    return LayDown(Seat(0), parse_cards(cards.split()), None if rank is None else Rank(rank))


def take(cards: str = "") -> TakePile:
    return TakePile(Seat(0), parse_cards(cards.split()))


def throw(card: str) -> Discard:
    return Discard(Seat(0), parse_card(card))


def dealt(ruleset: Ruleset) -> State:
    return done(new_match(ruleset), DealRound(seed_of("a deal")))


def score_of(state: State) -> int:
    assert state.result is not None
    return state.result.scores[0]


def pile_opened(ruleset: Ruleset, hand: str, pile: str, *commands: Command) -> str:
    """Try to take a pile for a side that has opened."""
    return said(turn(ruleset, hand, OPEN, pile=pile, phase="draw"), *commands)


OPEN: Final = "c10 d10 h10"
CANASTA: Final = "c13 c13 d13 d13 h13 h13 s13"
MIXED: Final = "c13 c13 d13 d13 h13 jk s2"
DRAW: Final = Draw(Seat(0))
ASK: Final = AskPermission(Seat(0))


def wild_upcard(ruleset: Ruleset) -> int:
    """Find a deal that turns a wild card first; return how many cards were turned."""
    for number in range(200):
        state = done(new_match(ruleset), DealRound(seed_of(f"turned {number}")))
        if IS_WILD[state.pile[0]]:
            return len(state.pile)
    raise AssertionError


def last_red_three(ruleset: Ruleset) -> str:
    state = done(turn(ruleset, "c4 d5 s6 h9 c9 d9", OPEN, stock="d3", phase="draw"), DRAW)
    return "over" if state.result else said(state, lay("c9 d9 h9"), Pass(Seat(0)))


def concealed_after(ruleset: Ruleset) -> bool:
    hand = "c4 c4 d4 d4 h4 h4 c5 d5 h5 s9"
    state = done(
        turn(ruleset, hand, pile="s4", phase="draw", score=-5), take("c4 c4 d4 d4 h4 h4"), lay("c5 d5 h5"), throw("s9")
    )
    assert state.result is not None
    return state.result.concealed


def empty_stock(ruleset: Ruleset) -> bool:
    """Whether a round goes on after a turn with an empty stock, when the next player could take the pile."""
    state = turn(ruleset, "c4 d9", stock="")
    hands = (state.hand, parse_cards(["c5", "c6", "c9", "h9"]), *state.hands[2:])
    sides = (state.sides[0], turn(ruleset, "c4", OPEN).side)
    return done(state._replace(hands=hands, sides=sides), throw("d9")).result is None


def reds_in_hands(ruleset: Ruleset) -> bool:
    red = parse_cards(["h3", "d3"])
    states = (done(new_match(ruleset), DealRound(seed_of(f"red {number}"))) for number in range(20))
    return any(not set(red).isdisjoint(hand) for state in states for hand in state.hands)


def red_points(ruleset: Ruleset, *melds: str) -> int:
    """Return what two red threes count when the stock ends the round."""
    state = turn(ruleset, "c4 d4", *melds, stock="")
    side = dataclasses.replace(state.side, red_threes=parse_cards(["h3", "d3"]))
    state = done(state._replace(sides=(side, *state.sides[1:])), throw("c4"))
    if state.result is None:
        state = done(state, Pass(state.mover))
    assert state.result is not None
    return next(line.points for line in state.result.sheets[0] if line.item == "red-threes")


Probe = Callable[[Ruleset], Any]

#: Per field: a value that classic does not have, what shows it, what classic shows, and what is shown instead.
OBEYED: Final[tuple[tuple[str, Any, Probe, Any, Any], ...]] = (
    ("seats", 2, lambda r: len(dealt(r).hands), 4, 2),
    ("teams", 4, lambda r: said(turn(r, "s13 c4", CANASTA), ASK), "ok", "no-partner"),
    ("decks", 3, lambda r: cards_in(dealt(r)).total(), 108, 160),
    ("jokers", 2, lambda r: cards_in(dealt(r)).total(), 108, 106),
    ("hand_size", 13, lambda r: len(dealt(r).hands[0]), 11, 13),
    ("draw_count", 2, lambda r: len(done(turn(r, "c4", phase="draw"), DRAW).hand), 2, 3),
    (
        "card_points",
        [50, 20, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 25],
        lambda r: said(turn(r, "c13 d13 h13 c4 c5 c6"), lay("c13 d13 h13")),
        "opening-too-low",
        "ok",
    ),
    ("upcard_reject", ["red_three"], lambda r: wild_upcard(r) > 1, True, False),
    ("frozen_by", ["red_three"], lambda r: turn(r, "c4", pile="jk c9").is_frozen, True, False),
    (
        "frozen_by",
        ["wild", "black_three"],
        lambda r: done(turn(r, "c3 c4"), throw("c3")).is_frozen,
        False,
        True,
    ),
    ("blocked_tops", ["natural"], lambda r: pile_opened(r, "c9 d9 c4 d5", "h9", take("c9 d9")), "ok", "pile-blocked"),
    ("always_frozen", True, lambda r: pile_opened(r, "c9 s2 c4 d5", "c4 h9", take("c9 s2")), "ok", "pile-frozen"),
    (
        "frozen_until_opened",
        False,
        lambda r: said(turn(r, "c1 jk c4 d5", pile="c4 h1", phase="draw"), take("c1 jk")),
        "pile-frozen-unopened",
        "ok",
    ),
    ("frozen_naturals", 3, lambda r: pile_opened(r, "c9 d9 c4 d5", "s2 h9", take("c9 d9")), "ok", "pile-frozen"),
    (
        "take_natural_plus_wild",
        False,
        lambda r: pile_opened(r, "c9 s2 c4 d5", "c4 h9", take("c9 s2")),
        "ok",
        "pile-no-pair",
    ),
    ("take_by_adding", "never", lambda r: pile_opened(r, "c4 d5", "c4 s10", take()), "ok", "pile-no-match"),
    (
        "one_card_hand_may_take_one_card_pile",
        True,
        lambda r: said(turn(r, "c9", CANASTA, pile="s13", phase="draw"), take()),
        "pile-one-card",
        "ok",
    ),
    (
        "pile_shows_only_top",
        False,
        lambda r: len(view_for(turn(r, "c4", pile="c5 c6 c7"), Seat(0)).pile.cards),
        0,
        3,
    ),
    ("min_meld_size", 4, lambda r: said(turn(r, "c9 d9 h9 c4 d5", OPEN_4), lay("c9 d9 h9")), "ok", "too-few-cards"),
    (
        "min_naturals",
        3,
        lambda r: said(turn(r, "c9 d9 s2 c4 d5", OPEN), lay("c9 d9 s2")),
        "ok",
        "too-few-naturals",
    ),
    (
        "max_wilds",
        1,
        lambda r: said(turn(r, "c9 d9 h9 s2 s2 c4 d5", OPEN), lay("c9 d9 h9 s2 s2")),
        "ok",
        "too-many-wilds",
    ),
    (
        "natural_wild_relation",
        "ge",
        lambda r: said(turn(r, "c9 d9 s2 s2 c4 d5", OPEN), lay("c9 d9 s2 s2")),
        "wilds-outnumber",
        "ok",
    ),
    ("canasta_size", 5, lambda r: said(turn(r, "c4", CANASTA[:19]), throw("c4")), "no-canasta", "ok"),
    ("max_meld_size", 7, lambda r: said(turn(r, "s13 c4 d5", CANASTA), lay("s13")), "ok", "meld-full"),
    (
        "wild_into_canasta",
        False,
        lambda r: said(turn(r, "s2 c4 d5", CANASTA), lay("s2", 13)),
        "ok",
        "canasta-closed-to-wilds",
    ),
    (
        "black_three_meld",
        "never",
        lambda r: said(turn(r, "c3 c3 s3 d5", CANASTA), lay("c3 c3 s3")),
        "ok",
        "black-threes-never",
    ),
    ("red_three_reveal", "after_deal", reds_in_hands, True, False),
    ("red_three_table", [0, 50, 150, 300, 800], lambda r: red_points(r, OPEN), 200, 150),
    ("red_three_positive_if", "canasta", lambda r: red_points(r, OPEN), 200, -200),
    ("last_stock_red_three", "may_meld", last_red_three, "over", "ok"),
    (
        "minimums",
        [[None, 15], [0, 30]],
        lambda r: said(turn(r, "c13 d13 h13 c4 c5 c6"), lay("c13 d13 h13")),
        "opening-too-low",
        "ok",
    ),
    (
        "concealed_exempts_minimum",
        True,
        lambda r: said(turn(r, "c4 c4 d4 d4 h4 h4 s4 s9"), lay("c4 c4 d4 d4 h4 h4 s4"), throw("s9")),
        "opening-too-low",
        "ok",
    ),
    ("canastas_out", 2, lambda r: said(turn(r, "s13 c4", CANASTA), lay("s13"), throw("c4")), "ok", "no-canasta"),
    ("keep_cards", 2, lambda r: said(turn(r, "c9 d9 h9 c4 d5", OPEN), lay("c9 d9 h9")), "ok", "no-canasta"),
    ("ask_partner", "no", lambda r: said(turn(r, "s13 c4", CANASTA), ASK), "ok", "asking-off"),
    (
        "ask_after_take",
        True,
        lambda r: said(turn(r, "c9 d9 c4", CANASTA, pile="s13 h9", phase="draw"), take("c9 d9"), ASK),
        "ask-after-take",
        "ok",
    ),
    ("concealed_after_take", False, concealed_after, True, False),
    ("bonus_natural", 510, lambda r: score_of(done(turn(r, "c4", CANASTA), throw("c4"))), 670, 680),
    ("bonus_mixed", 310, lambda r: score_of(done(turn(r, "c4", MIXED), throw("c4"))), 520, 530),
    ("bonus_out", 110, lambda r: score_of(done(turn(r, "c4", CANASTA), throw("c4"))), 670, 680),
    (
        "bonus_concealed",
        110,
        lambda r: score_of(done(turn(r, "s9 " + CANASTA), lay(CANASTA), throw("s9"))),
        770,
        780,
    ),
    ("stock_end", "while_takeable", empty_stock, False, True),
    ("target", 600, lambda r: done(turn(r, "c4", CANASTA), throw("c4")).is_over, False, True),
)
OPEN_4: Final = "c10 d10 h10 s10"


def fitting(name: str, value: Any) -> dict[str, Any]:
    """Return a field and what must change with it to make a ruleset."""
    also: dict[str, dict[str, Any]] = {
        "decks": {"red_three_table": [0, 100, 200, 300, 400, 500, 600]},
    }
    return {name: value, **also.get(name, {})}


@pytest.mark.parametrize(("name", "value", "probe", "before", "after"), OBEYED, ids=[row[0] for row in OBEYED])
def test_every_field_is_obeyed(name: str, value: Any, probe: Probe, before: Any, after: Any) -> None:
    assert probe(CLASSIC) == before
    assert probe(CLASSIC.with_fields(fitting(name, value))) == after


def test_no_field_is_left_out() -> None:
    assert sorted({row[0] for row in OBEYED}) == sorted(FIELDS)


@pytest.mark.parametrize("size", [5, 6, 8, 9])
def test_a_canasta_has_the_size_that_the_ruleset_says(size: int) -> None:
    ruleset = CLASSIC.with_fields({"canasta_size": size})
    kings = ["c13", "c13", "d13", "d13", "h13", "h13", "s13", "s13", "jk"]
    for count in range(4, 10):
        state = turn(ruleset, "c4 d4", " ".join(kings[:count]))
        options = options_for(done(state, throw("c4")), Seat(1))
        assert options is not None
        assert (said(turn(ruleset, "c4", " ".join(kings[:count])), throw("c4")) == "ok") == (count >= size)


@pytest.mark.parametrize("keep", [1, 2, 3])
def test_as_many_cards_are_kept_as_the_ruleset_says(keep: int) -> None:
    ruleset = CLASSIC.with_fields({"keep_cards": keep})
    rest = ["c4", "d5", "h6", "s7"]
    for count in range(1, 5):
        hand = f"c9 d9 h9 {' '.join(rest[:count])}"
        assert (said(turn(ruleset, hand, OPEN), lay("c9 d9 h9")) == "ok") == (count > keep)


@pytest.mark.parametrize("minimum", [15, 55, 60, 65])
def test_the_minimum_is_the_rulesets(minimum: int) -> None:
    ruleset = CLASSIC.with_fields({"minimums": [[None, minimum]]})
    assert (said(turn(ruleset, "c1 d1 h1 c4 d5 h6"), lay("c1 d1 h1")) == "ok") == (minimum <= 60)


def test_a_minimum_of_nothing_still_leaves_a_side_unopened() -> None:
    """Rule 20: whoever has not opened faces a frozen pile, however cheap the opening is."""
    ruleset = CLASSIC.with_fields({"minimums": [[None, 0]]})
    assert said(turn(ruleset, "c9 s2 c4 d5", pile="c4 h9", phase="draw"), take("c9 s2")) == "pile-frozen-unopened"
    assert said(turn(ruleset, "c9 d9 c4 d5", pile="c4 h9", phase="draw"), take("c9 d9")) == "ok"


@pytest.mark.parametrize(("top", "hand"), [("c3", "c3 s3"), ("jk", "s2 d2"), ("s2", "h2 d2"), ("h2", "jk s2")])
def test_what_starts_no_meld_is_never_taken(top: str, hand: str) -> None:
    """Rules 19, 23 and 38: whatever a ruleset names as blocking."""
    ruleset = CLASSIC.with_fields({"blocked_tops": []})
    state = turn(ruleset, f"{hand} c4 d5 s13", CANASTA, pile=f"c9 {top}", phase="draw")
    assert list(legal_commands(state)) == [DRAW]
    assert said(state, take(hand)) == said(state, take()) == "pile-blocked"


def test_more_must_not_be_kept_than_is_dealt() -> None:
    """Nobody could end a first turn."""
    with pytest.raises(RulesetError, match="keep_cards"):
        CLASSIC.with_fields({"keep_cards": 12})


def test_a_pack_has_bounds() -> None:
    with pytest.raises(RulesetError, match="jokers"):
        CLASSIC.with_fields({"jokers": 10**6})
    with pytest.raises(RulesetError, match="decks"):
        CLASSIC.with_fields({"decks": 10**4, "red_three_table": [0] * (2 * 10**4 + 1)})


def test_the_partner_to_ask_is_the_next_of_the_team() -> None:
    six = policy.RULESETS["six"]
    assert [six.team_of(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    assert [six.partner_of(seat) for seat in range(6)] == [2, 3, 4, 5, 0, 1]
    assert six.seats_of(1) == (1, 3, 5)
    assert six.hands_per_team == 3
    state = done(turn(six, "s13 c4", CANASTA, "c12 c12 d12 d12 h12 h12 s12"), ASK)
    assert said(state, AnswerPermission(Seat(4), yes=True)) == "not-asked-of-you"
    assert said(state, AnswerPermission(Seat(2), yes=True)) == "ok"
    solo = policy.RULESETS["three"]
    assert [solo.partner_of(seat) for seat in range(3)] == [None] * 3


def test_a_red_three_in_a_position_is_laid_as_the_turn_begins() -> None:
    state, events = begin_turn(turn(CLASSIC, "d3 c4", phase="draw"))
    assert len(events) == 2
    assert RED_THREES.isdisjoint(state.hand)
    assert state.side.red_threes == parse_cards(["d3"])
    assert len(state.hand) == 2
