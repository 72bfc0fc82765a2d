"""The engine's searches against trying everything, in small hands (see oracle.py)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import card_names, parse_card, parse_cards
from engine.commands import CombineMelds, Discard, LayDown, TakePile
from engine.play import apply
from engine.position import read_position
from engine.referee import QUESTIONS
from engine.ruleset import Seat
from engine.rulesets import ruleset_from_json
from engine.state import State
from tests.engine.policy import refusal_of
from tests.engine.variants.oracle import NEW, Cards, Oracle, Rules, Spot, canasta_kind, is_wild, kind, value
from tests.engine.variants.rows import SIZES

ALONE: Final = {"ask_partner": "optional"}
SAMBA: Final[dict[str, Any]] = {
    "sequences": True,
    "wild_melds": False,
    "max_wilds": 2,
    "wild_into_canasta": False,
    "per_rank": "several",
    "adding": "below_canasta",
}
SMALL: Final = {"canasta_size": 4, "max_wild_meld": 4}

#: Rulesets with canastas of few cards, so that a small hand can make one.
RULES: Final = {
    "samba, canastas of five": Rules("samba", {"canasta_size": 5, "canastas_out": 1}, 5, **SAMBA),
    "samba, two canastas of four": Rules("samba", {"canasta_size": 4}, 4, canastas_out=2, **SAMBA),
    "bolivia, canastas of four": Rules(
        "bolivia",
        {"canasta_size": 4, "max_wild_meld": 4},
        4,
        canastas_out=2,
        max_wild_meld=4,
        kinds={"sequence": 1},
        **{**SAMBA, "wild_melds": True},
    ),
    "brazilian, asked already": Rules(
        "brazilian",
        {"canasta_size": 4, "max_wild_meld": 4, "sequence_grows_going_out": False, **ALONE},
        4,
        canastas_out=2,
        max_wild_meld=4,
        **{**SAMBA, "wild_melds": True},
    ),
    "uruguay, canastas of five": Rules(
        "uruguay", {"canasta_size": 5, "max_wild_meld": 5}, 5, max_wild_meld=5, always_frozen=True
    ),
    "sevens, canastas of four": Rules(
        "sevens", {"canasta_size": 4}, 4, wild_melds=False, natural_and_wild=True, adding="any"
    ),
    "italian, canastas of four": Rules(
        "italian",
        SMALL,
        4,
        max_wild_meld=4,
        max_wilds=2,
        per_rank="several",
        canastas_out=2,
        ignored="wild",
        wilds_open=False,
        twos_to_wild_meld=True,
        always_frozen=True,
    ),
    "canastone, canastas of four": Rules(
        "canastone",
        {**SMALL, "pile_take_extra_draw": 0},
        4,
        max_wild_meld=4,
        max_wilds=2,
        canastas_out=2,
        kinds={"natural": 1, "mixed": 1},
        frozen_naturals=3,
    ),
    "cuban, canastas of four": Rules(
        "cuban",
        {"canasta_size": 4, "max_meld_size": 4, "max_wild_meld": 4, "discard_rules": []},
        4,
        max_set=4,
        max_wild_meld=4,
        always_frozen=True,
    ),
    "hand-and-foot, books of four": Rules(
        "hand-and-foot",
        {"canasta_size": 4, "max_meld_size": 4, "max_wild_meld": 4, "partner_in_foot": False, **ALONE},
        4,
        max_set=4,
        max_wild_meld=4,
        per_rank="after_closing",
        canastas_out=2,
        kinds={"natural": 1, "mixed": 1},
        must_discard=True,
        black_threes=False,
        always_frozen=True,
    ),
}

HAND: Final = st.sampled_from(
    [
        "c5",
        "h5",
        "h6",
        "d6",
        "h7",
        "h7",
        "h8",
        "s8",
        "c8",
        "h9",
        "s9",
        "s1",
        "h1",
        "h13",
        "h12",
        "jk",
        "c2",
        "d2",
        "c3",
        "s3",
    ]
)
MELDS: Final = (
    "h5 h6 h7",
    "h7 h8 h9",
    "h6 h7 h8 h9",
    "h12 h13 h1",
    "c8 d8 s8",
    "c8 d8 jk",
    "d8 s8 h8 d8",
    "c9 d9 c2",
    "c9 d9 s9 d2",
    "c1 d1 d1",
    "jk c2 d2",
    "c11 d11 h11 c11 d11",
    "c11 d11 h11 d2",
)


@st.composite
def spots(draw: st.DrawFn, rules: Rules) -> Spot:
    """A hand of few cards with a few melds; so few wilds that there is never a second meld of them."""
    decks = SIZES[rules.base][2]
    laid = draw(st.lists(st.sampled_from(MELDS), max_size=3)) if draw(st.booleans()) else []
    oracle = Oracle(rules, 0, None)
    spot = Spot((), ())
    for text in laid:
        new = tuple(sorted(text.split()))
        there = [card for meld in spot.melds for card in meld]
        if any((there + list(new)).count(card) > (4 if card == "jk" else decks) for card in new):
            continue
        melds = oracle.joined(spot, new, NEW)
        spot = spot if melds is None else Spot((), melds)
    hand = draw(st.lists(HAND, min_size=2, max_size=6))
    used = [card for meld in spot.melds for card in meld]
    has_wild_meld = any(kind(meld) == "wild" for meld in spot.melds)
    kept: list[str] = []
    for card in hand:
        wilds = sum(map(is_wild, kept)) + is_wild(card)
        copies = 4 if card == "jk" else decks
        if (used + kept).count(card) < copies and wilds <= (2 if has_wild_meld else 5):
            kept.append(card)
    return Spot(tuple(sorted(kept)) if len(kept) > 1 else ("c5", "h5"), spot.melds)


def state_of(rules: Rules, spot: Spot, score: int, permission: str | None, pile: Cards = ()) -> State:
    ruleset = ruleset_from_json({"base": rules.base, "fields": dict(rules.fields)})
    position: dict[str, Any] = {
        "turn": 0,
        "phase": "draw" if pile else "meld",
        "scores": [score, 0],
        "hands": [list(spot.hand), ["d4"], ["s4"], ["h4"]],
        "melds": [[list(meld) for meld in spot.melds], []],
        "stock": ["c4"],
        "pile": list(pile),
        "permission": permission,
    }
    if ruleset.foot_size:
        position["feet"] = [[] for _ in range(4)]
    return read_position(position, ruleset)


def lay(oracle: Oracle, spot: Spot, cards: Cards, onto: int) -> LayDown | None:
    """Return the command for a choice; None where the protocol has another meaning for a lay-down without a place."""
    named = parse_cards(cards)
    if onto != NEW:
        return LayDown(Seat(0), named, onto=onto)
    return LayDown(Seat(0), named) if oracle.is_meld(cards) and oracle.has_room(spot, cards) else None


def compare(oracle: Oracle, spot: Spot, state: State) -> list[LayDown]:
    """Compare all that a turn allows; return the legal lay-downs."""
    legal = []
    for cards, onto in oracle.choices(spot):
        command = lay(oracle, spot, cards, onto)
        if command is None:
            continue
        expected = oracle.may_lay(spot, cards, onto)
        refusal = refusal_of(state, command)
        said = "accepted" if refusal is None else refusal.sentence
        assert (refusal is None) == expected, (
            f"{' '.join(cards)} onto {onto} should be {'legal' if expected else 'illegal'}: {said}"
        )
        if expected:
            legal.append(command)
    for card in set(spot.hand):
        refusal = refusal_of(state, Discard(Seat(0), parse_card(card)))
        assert (refusal is None) == oracle.may_discard(spot), f"discard {card}"
    if oracle.permission is None:
        assert QUESTIONS["can-go-out"](state) == oracle.can_go_out(spot)
    assert QUESTIONS["can-open"](state) == oracle.can_open(spot)
    return legal


@pytest.mark.parametrize("name", RULES)
@given(data=st.data())
@settings(max_examples=settings().max_examples // 3)
def test_a_turn_is_judged_as_by_trying_everything(name: str, data: st.DataObject) -> None:
    rules = RULES[name]
    spot = data.draw(spots(rules))
    permission = data.draw(st.sampled_from((None, None, "granted", "refused")))
    score = data.draw(st.sampled_from((0, -5)))
    fifteen = score < 0 and rules.base != "hand-and-foot"
    minimum = 0 if spot.melds else 15 if fifteen else 50
    oracle = Oracle(rules, minimum, permission)
    state = state_of(rules, spot, score, permission)
    for _ in range(2):
        legal = compare(oracle, spot, state)
        if not legal:
            return
        command = data.draw(st.sampled_from(legal))
        state, _ = apply(state, command)
        if state.result is not None:
            return
        spot = spot_of(state)


@pytest.mark.parametrize("name", RULES)
@given(data=st.data())
@settings(max_examples=settings().max_examples // 3)
def test_a_take_is_judged_as_by_trying_everything(name: str, data: st.DataObject) -> None:
    rules = RULES[name]
    spot = data.draw(spots(rules).filter(lambda spot: bool(spot.melds)))
    used = Counter([*spot.hand, *(card for meld in spot.melds for card in meld)])
    below = data.draw(st.lists(st.sampled_from(["c6", "s6", "h6", "c2", "c1"]), max_size=2))
    pile = (*below, data.draw(st.sampled_from(["h7", "h8", "s8", "h9", "h5", "h4", "c1"])))
    if any((used + Counter(pile))[card] > SIZES[rules.base][2] for card in pile):
        return
    state, oracle = state_of(rules, spot, 0, None, pile), Oracle(rules, 0, None)
    some = False
    for cards, onto in [*oracle.choices(spot), *(((), onto) for onto in range(len(spot.melds)))]:
        together = tuple(sorted((*cards, pile[-1])))
        if onto == NEW and not (oracle.is_meld(together) and oracle.has_room(spot, together)):
            continue
        expected = oracle.may_take(spot, pile, cards, onto)
        some |= expected
        refusal = refusal_of(state, TakePile(Seat(0), parse_cards(cards), None if onto == NEW else onto))
        said = "accepted" if refusal is None else refusal.sentence
        assert (refusal is None) == expected, f"{' '.join(cards)} onto {onto} should be {expected}: {said}"
    assert QUESTIONS["can-take"](state) == some


def spot_of(state: State) -> Spot:
    laid = [card for entry in state.turn.laid for card in entry.all_cards]
    return Spot(
        hand=tuple(sorted(card_names(state.hand))),
        melds=tuple(tuple(sorted(card_names(meld.cards))) for meld in state.side.melds),
        points=sum(value(card) for card in card_names(laid)),
        has_laid=bool(laid),
    )


@given(data=st.data())
@settings(max_examples=settings().max_examples // 3)
def test_melds_are_combined_as_by_trying_everything(data: st.DataObject) -> None:
    rules = RULES["samba, canastas of five"]
    spot = data.draw(spots(rules).filter(lambda spot: len(spot.melds) > 1))
    oracle = Oracle(rules, 0, None)
    state = state_of(rules, spot, 0, None)
    for first in range(len(spot.melds)):
        for second in range(len(spot.melds)):
            one, two = spot.melds[first], spot.melds[second]
            if max(len(one), len(two)) >= rules.canasta and any(map(is_wild, one + two)):
                continue
            together = tuple(sorted(one + two))
            alike = kind(one) == kind(two) == kind(together) != "sequence"
            expected = first != second and alike and oracle.is_meld(together)
            assert (refusal_of(state, CombineMelds(Seat(0), first, second)) is None) == expected, f"{one} and {two}"


def test_the_oracle_knows_its_canastas() -> None:
    assert [canasta_kind(tuple(text.split())) for text in ("h5 h6 h7", "c8 d8 jk", "c8 d8 s8", "jk c2 d2")] == [
        "sequence",
        "mixed",
        "natural",
        "wild",
    ]
