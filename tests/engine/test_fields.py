"""Each field of a ruleset is obeyed: a value that classic does not have changes what happens.

Fields that only variants use are in ``test_fields_of_variants``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Final

import pytest

from engine.cards import IS_WILD, RED_THREES, parse_cards
from engine.commands import AnswerPermission, DealRound, Pass
from engine.errors import RulesetError
from engine.legal import legal_commands
from engine.options import options_for
from engine.play import begin_turn
from engine.ruleset import Ruleset, Seat
from engine.rulesets import CLASSIC
from engine.state import new_match
from engine.view import view_for
from tests.engine import policy
from tests.engine.policy import seed_of
from tests.engine.probes import (
    ASK,
    CANASTA,
    DRAW,
    MIXED,
    OPEN,
    dealt,
    done,
    lay,
    pile_opened,
    said,
    score_of,
    take,
    throw,
    turn,
)
from tests.engine.test_properties import cards_in


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
    ("take_by_adding", "never", lambda r: pile_opened(r, "c4 d5", "c4 s10", take()), "ok", "pile-no-adding"),
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
