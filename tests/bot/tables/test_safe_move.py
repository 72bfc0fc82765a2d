"""What is played for somebody whose time is up: legal to the end of the turn, in every game and every position."""

import hashlib
import random

import pytest

from bot.tables.safe_move import least_harmful, play_safely
from engine.cards import card_name, card_names
from engine.commands import DealRound
from engine.events import CardsDrawn, CardsLaid, CardsTakenBack, Discarded, PermissionAnswered, PileTaken
from engine.fold import replay
from engine.legal import legal_commands
from engine.play import apply
from engine.position import read_position
from engine.ruleset import Ruleset, Seat
from engine.rulesets import CLASSIC, RULESETS
from engine.state import Permission, State, new_match
from engine.view import view_for


def seed(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def dealt(ruleset: Ruleset, name: str) -> State:
    return apply(new_match(ruleset), DealRound(seed(f"{ruleset.id} {name}")))[0]


def position(**fields: object) -> State:
    """Return a position of Classic Canasta in which North, who has drawn, is to move."""
    given = {
        "turn": 0,
        "phase": "meld",
        "hands": [["c9", "c5", "d5", "jk"], ["h8"], ["d7"], ["s8"]],
        "melds": [[], []],
        "stock": ["h4", "c11"],
        "pile": ["d6"],
        **fields,
    }
    return read_position(given, CLASSIC)


def discarded(state: State) -> str:
    events = play_safely(state)
    [card] = [event.card for event in events if isinstance(event, Discarded)]
    return card_name(card)


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("name", ["one", "two"])
def test_every_turn_can_be_ended_at_any_moment(ruleset: Ruleset, name: str) -> None:
    rng = random.Random(f"{ruleset.id} {name}")
    state = dealt(ruleset, name)
    for _ in range(400):
        if state.result is not None:
            break
        events = play_safely(state)
        after = replay(state, events)
        assert after.result is not None or after.mover != state.mover or after.turn.permission is Permission.REFUSED
        if rng.random() < 0.1:
            state = after
            continue
        state = apply(state, rng.choice(legal_commands(state)))[0]


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.id)
def test_a_round_in_which_nobody_plays_comes_to_its_end(ruleset: Ruleset) -> None:
    state = dealt(ruleset, "nobody")
    for _ in range(1000):
        if state.result is not None:
            return
        state = replay(state, play_safely(state))
    pytest.fail("it never ended")


def test_it_draws_and_does_not_take_the_pile() -> None:
    state = position(phase="draw", hands=[["d5", "h5", "s5", "c9"], ["h8"], ["d7"], ["s8"]], pile=["c5"])
    events = play_safely(state)
    assert isinstance(events[0], CardsDrawn)
    assert not any(isinstance(event, PileTaken | CardsLaid) for event in events)


def test_an_opening_that_is_not_finished_is_taken_back() -> None:
    for number in range(2000):
        state = dealt(CLASSIC, f"opening {number}")
        state = apply(state, legal_commands(state)[0])[0]
        lays = view_for(state, state.mover).options
        assert lays is not None
        for lay in lays.lays:
            half = apply(state, lay)[0]
            if not view_for(half, state.mover).has_opened[state.ruleset.team_of(state.mover)]:
                events = play_safely(half)
                assert isinstance(events[0], CardsTakenBack)
                assert not replay(half, events).side_of(Seat(state.mover)).melds
                return
    pytest.fail("no such deal")


def test_the_partner_says_no() -> None:
    state = position(
        hands=[["c9"], ["h8"], ["d7"], ["s8"]],
        melds=[[["d4", "h4", "s4", "c4", "d4", "h4", "s4"]], []],
        stock=["h5", "c11"],
        permission="asked",
    )
    assert play_safely(state) == (PermissionAnswered(Seat(2), yes=False),)


@pytest.mark.parametrize(
    ("hand", "theirs", "own", "expected"),
    [
        ("c9 c5 d5 jk", "", "", "c9"),  # a lone card, and no wild one
        ("c9 c5 c2 jk", "", "", "c5"),  # of lone cards the cheapest
        ("c9 s3 c5", "", "", "s3"),  # a black three stops the next player
        ("c9 c5 d12", "d5 h5 s5", "", "c9"),  # nothing that fits their melds
        ("c9 c5 d12", "", "d5 h5 s5", "c9"),  # nor what fits the own ones
        ("c9 c5 jk", "d5 h5 s5 d9 h9 s9", "", "c5"),  # a wild card only where there is nothing else
        ("c2 jk", "", "", "c2"),
    ],
)
def test_the_least_harmful_card(hand: str, theirs: str, own: str, expected: str) -> None:
    def melds(text: str) -> list[list[str]]:
        cards = text.split()
        return [cards[start : start + 3] for start in range(0, len(cards), 3)]

    state = position(hands=[hand.split(), ["h8"], ["d7"], ["s8"]], melds=[melds(own), melds(theirs)])
    assert discarded(state) == expected


def test_it_chooses_by_what_the_player_may_know() -> None:
    state = position()
    others = position(hands=[["c9", "c5", "d5", "jk"], ["c9"], ["s9"], ["h5"]])
    assert card_names([least_harmful(view_for(each, Seat(0))) for each in (state, others)]) == ["c9", "c9"]
