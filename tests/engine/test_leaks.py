"""A view shows a seat what it may know, and nothing that hangs on anything else."""

from __future__ import annotations

import dataclasses
import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import events as ev
from engine.cards import BLACK_THREES, RED_THREES, Card, in_order
from engine.commands import DealRound
from engine.deal import fingerprint
from engine.fold import replay
from engine.play import apply
from engine.ruleset import Ruleset, Seat
from engine.state import State, new_match
from engine.view import HIDDEN_CARD, redact, view_for
from tests.engine.policy import RULESETS, VARIANTS, choose, seed_of
from tests.engine.test_properties import any_legal

NAMES: Final = ("classic", "classic-pagat", "short-pagat", "loose", *VARIANTS)

GAMES: Final = {**RULESETS, **VARIANTS}

Drawn = ev.CardsDrawn | ev.RedThreesReplaced | ev.PileCollected | ev.ExtraCardsDrawn | ev.FootTaken


def seen_by_all(event: Drawn, ruleset: Ruleset) -> frozenset[Card]:
    """Return the cards that lie face up once they have come: threes that are laid, or set aside from a pile."""
    if ruleset.captured_black_threes and isinstance(event, ev.PileCollected):
        return ruleset.bonus_threes | BLACK_THREES
    return ruleset.bonus_threes


@dataclass(frozen=True)
class Moment:
    """A state within a round, and what has happened in the round."""

    state: State
    log: tuple[ev.Event, ...]


@st.composite
def moments(draw: st.DrawFn) -> Moment:
    state = new_match(GAMES[draw(st.sampled_from(NAMES))])
    chance = random.Random(draw(st.integers(0, 10**6)))
    luck = draw(st.sampled_from((0.1, 1.0)))
    state, events = apply(state, DealRound(seed_of(str(draw(st.integers(0, 10**6))))))
    log = list(events)
    for _ in range(draw(st.integers(0, 150))):
        if state.result is not None:
            break
        state, events = apply(state, any_legal(state, chance) if chance.random() < luck else choose(state))
        log += events
    return Moment(state, tuple(log))


def viewers(state: State) -> Iterator[Seat | None]:
    yield None
    yield from (Seat(seat) for seat in range(state.ruleset.seats))


def shuffled_elsewhere(state: State, viewer: Seat | None, chance: random.Random) -> State:
    """Return the state as it might be for all that the viewer knows."""
    hidden = [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand]
    extras = state.extras
    hidden += [*state.stock, *extras.base, *(card for foot in extras.feet for card in foot)]
    chance.shuffle(hidden)
    extras = extras._replace(
        base=tuple(hidden.pop() for _ in extras.base),
        feet=tuple(tuple(hidden.pop() for _ in foot) for foot in extras.feet),
    )
    hands = tuple(
        hand if seat == viewer else tuple(sorted(hidden.pop() for _ in hand)) for seat, hand in enumerate(state.hands)
    )
    turn = state.turn
    if viewer != turn.seat:
        drawn = min(len(turn.drew), len(hands[turn.seat]))
        turn = turn._replace(drew=tuple(chance.sample(hands[turn.seat], drawn)))
    return state._replace(hands=hands, stock=tuple(hidden), turn=turn, extras=extras)


def logged_elsewhere(event: ev.Event, viewer: Seat | None, chance: random.Random, state: State) -> ev.Event:
    """Return an event as it might have been for all that the viewer knows; some threes are laid in sight of all."""
    if isinstance(event, ev.RoundDealt) and state.result is None:
        return replace(event, seed=chance.randbytes(32))
    if isinstance(event, Drawn) and event.seat != viewer:
        seen = seen_by_all(event, state.ruleset)
        others = [Card(code) for code in range(4, 56) if code not in RED_THREES | BLACK_THREES]
        return replace(event, cards=tuple(c if c in seen else chance.choice(others) for c in event.cards))
    return event


@given(moment=moments(), seed=st.integers(0, 10**6))
def test_a_view_does_not_change_with_what_is_hidden_from_it(moment: Moment, seed: int) -> None:
    chance = random.Random(seed)
    state = moment.state
    for viewer in viewers(state):
        view = view_for(state, viewer, log=moment.log)
        other = view_for(
            shuffled_elsewhere(state, viewer, chance),
            viewer,
            log=[logged_elsewhere(event, viewer, chance, state) for event in moment.log],
        )
        assert view == other
        assert repr(view) == repr(other)


POISON: Final = 10**9


def poisoned(state: State, viewer: Seat | None) -> State:
    """Return the state with numbers that are no cards wherever the viewer may not look: to use one is an error."""
    numbers = itertools.count(POISON)
    hands = tuple(
        hand if seat == viewer else tuple(Card(next(numbers)) for _ in hand) for seat, hand in enumerate(state.hands)
    )
    stock = tuple(Card(next(numbers)) for _ in state.stock)
    feet = tuple(tuple(Card(next(numbers)) for _ in foot) for foot in state.extras.feet)
    extras = state.extras._replace(feet=feet, base=tuple(Card(next(numbers)) for _ in state.extras.base))
    turn, pile = state.turn, state.pile
    if viewer != turn.seat:
        # The mover's options may look into the pile, which everybody has seen grow; nobody else has any.
        turn = turn._replace(drew=tuple(Card(next(numbers)) for _ in turn.drew))
        if state.ruleset.pile_shows_only_top:
            freezing = state.ruleset.freezing
            seen = 0 if turn.pending else 1
            buried = pile[: len(pile) - seen]
            hidden = [Card(next(numbers)) if turn.pending or c not in freezing else c for c in buried]
            pile = (*hidden, *pile[len(pile) - seen :])
    return state._replace(hands=hands, stock=stock, pile=pile, turn=turn, extras=extras)


def leaves(value: Any) -> Iterator[Any]:
    """Walk through everything that a value holds."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            yield from leaves(getattr(value, field.name))
    elif isinstance(value, tuple | frozenset | list):
        for item in value:
            yield from leaves(item)
    else:
        yield value


@given(moment=moments())
def test_no_hidden_card_is_in_a_view_or_has_a_part_in_it(moment: Moment) -> None:
    for viewer in viewers(moment.state):
        view = view_for(poisoned(moment.state, viewer), viewer)
        assert not [leaf for leaf in leaves(view) if isinstance(leaf, int) and leaf >= POISON]
        assert view == view_for(moment.state, viewer)


@given(moment=moments())
def test_the_seed_is_shown_only_after_the_round(moment: Moment) -> None:
    state = moment.state
    for viewer in viewers(state):
        view = view_for(state, viewer, log=moment.log)
        assert view.seed_hash == fingerprint(state.seed)
        secrets = [leaf for leaf in leaves(view) if isinstance(leaf, bytes) and leaf]
        if state.result is None:
            assert view.seed is None
            assert not secrets
            assert state.seed.hex() not in repr(view)
        else:
            assert set(secrets) == {state.seed} == {view.seed}


@given(moment=moments())
def test_a_log_hides_what_others_drew_and_keeps_everything_else(moment: Moment) -> None:
    ruleset = moment.state.ruleset
    for viewer in viewers(moment.state):
        for event in moment.log:
            seen = redact(event, viewer, ruleset=ruleset)
            if isinstance(event, ev.RoundDealt):
                assert seen == replace(event, seed=b"")
                assert redact(event, viewer, round_over=True) == event
            elif isinstance(event, Drawn) and event.seat != viewer:
                assert isinstance(seen, type(event))
                assert len(seen.cards) == len(event.cards)
                for card, shown in zip(event.cards, seen.cards, strict=True):
                    assert shown == (card if card in seen_by_all(event, ruleset) else HIDDEN_CARD)
            else:
                assert seen == event


@given(moment=moments())
@settings(max_examples=30)
def test_a_view_tells_what_a_seat_may_know(moment: Moment) -> None:
    state = moment.state
    assert replay(new_match(state.ruleset), moment.log) == state
    for viewer in viewers(state):
        view = view_for(state, viewer)
        assert view.viewer == viewer
        assert view.hand == (None if viewer is None else in_order(state.hands[viewer]))
        assert view.hand_counts == tuple(map(len, state.hands))
        assert view.stock_count == len(state.stock)
        assert (view.pile.top, view.pile.count) == (state.pile[-1] if state.pile else None, len(state.pile))
        assert view.pile.cards == (() if state.ruleset.pile_shows_only_top else state.pile)
        assert view.sides == state.sides
        assert view.turn.drew == (in_order(state.turn.drew) if viewer == state.mover else ())
        if viewer is None:
            assert view.options is None


@pytest.mark.parametrize("round_over", [False, True])
def test_what_was_drawn_stays_hidden_when_the_round_is_over(round_over: bool) -> None:
    event = ev.CardsDrawn(Seat(1), (Card(20), Card(13)))
    assert redact(event, Seat(1), round_over=round_over) == event
    assert redact(event, Seat(0), round_over=round_over) == ev.CardsDrawn(Seat(1), (HIDDEN_CARD, Card(13)))
