"""How the tests play: the rulesets they try, a small deterministic player, and whole matches from a seed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.cards import IS_WILD, rank_of
from engine.commands import (
    AnswerPermission,
    AskPermission,
    CombineMelds,
    Command,
    DealRound,
    Discard,
    Draw,
    LayDown,
    PlayerCommand,
    ShowHand,
    TakePile,
    Undo,
)
from engine.events import Event
from engine.legal import legal_commands
from engine.play import apply
from engine.refusals import RuleViolation
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS as ALL_RULESETS
from engine.rulesets import ruleset_named
from engine.state import Phase, State, new_match


def _variant(base: str, **fields: Any) -> Ruleset:
    return ruleset_named(base).with_fields(fields)


#: What is played at a table, and what a table could be asked to play: each field that changes the course of a round
#: has a value here that classic does not have.
RULESETS: Final[Mapping[str, Ruleset]] = {
    "classic": ruleset_named("classic"),
    "classic-pagat": ruleset_named("classic-pagat"),
    "two": _variant("classic", seats=2, hand_size=15, draw_count=2, canastas_out=2),
    "two-pagat": _variant("classic-pagat", seats=2, hand_size=15, draw_count=2, canastas_out=2, ask_partner="no"),
    "three": _variant("classic", seats=3, teams=3, hand_size=13),
    "six": _variant(
        "classic",
        seats=6,
        decks=3,
        jokers=6,
        hand_size=13,
        canastas_out=2,
        red_three_table=[0, 100, 200, 300, 400, 1000, 1200],
        minimums=[[None, 15], [0, 50], [1500, 90], [3000, 120], [7500, 150]],
    ),
    "short": _variant("classic", hand_size=24),
    "short-pagat": _variant("classic-pagat", hand_size=24, last_stock_red_three="may_meld"),
    "equal-wilds": _variant("classic", natural_wild_relation="ge", max_wilds=None, keep_cards=2),
    "closed": _variant("classic-pagat", wild_into_canasta=False, max_meld_size=7, black_three_meld="never"),
    "tight": _variant("classic", take_by_adding="never", take_natural_plus_wild=False, red_three_positive_if="canasta"),
    "frozen": _variant("classic-pagat", always_frozen=True, max_wilds=2, canasta_size=6, draw_count=2, hand_size=13),
    "loose": _variant(
        "classic",
        frozen_until_opened=False,
        take_by_adding="below_canasta",
        canastas_out=0,
        one_card_hand_may_take_one_card_pile=True,
        pile_shows_only_top=False,
        concealed_after_take=False,
        hand_size=9,
    ),
}


#: The other games of the rules reference, as they are played.
VARIANTS: Final[Mapping[str, Ruleset]] = {
    name: ruleset for name, ruleset in ALL_RULESETS.items() if not name.startswith("classic")
}


def seed_of(text: str) -> bytes:
    """Return 32 bytes that a text stands for."""
    return hashlib.sha256(text.encode()).digest()


def refusal_of(state: State, command: Command) -> RuleViolation | None:
    """Return why a command is refused, or None if it is legal."""
    try:
        apply(state, command)
    except RuleViolation as violation:
        return violation
    return None


def choose(state: State) -> PlayerCommand:
    """Choose a command: take the pile with as much as possible, lay what can be laid, discard what is least wanted.

    The choice does not hang on the order in which the engine lists commands.
    """
    return min(legal_commands(state), key=lambda command: _dislike(state, command))


def _dislike(state: State, command: PlayerCommand) -> tuple[int, ...]:
    match command:
        case AnswerPermission(seat=seat, yes=yes):
            return (0 if yes == (len(state.hands[seat]) < 9) else 1,)
        case TakePile(cards=cards, onto=onto):
            return (0, sum(IS_WILD[card] for card in cards), -len(cards), -1 if onto is None else onto, *cards)
        case AskPermission():
            return (1,)
        case LayDown(cards=cards, rank=rank, onto=onto):
            wilds = sum(IS_WILD[card] for card in cards)
            place = -1 if onto is None else onto
            return (2, wilds, -len(cards), -1 if rank is None else rank, place, *cards)
        case CombineMelds(first=first, second=second):
            return (2, 0, 0, first, second)
        case ShowHand():
            return (-1,)
        case Draw():
            return (3,)
        case Discard(card=card):
            company = sum(rank_of(other) == rank_of(card) for other in state.hand)
            return (4, IS_WILD[card], company, state.ruleset.points_of[card], card)
        case Undo():
            return (6,)
        case _:
            return (5,)


def play_round(state: State, seed: bytes) -> Iterator[tuple[State, Command, tuple[Event, ...]]]:
    """Deal a round and play it to its end; yield each state reached, with the command and the events that led there."""
    command: Command = DealRound(seed)
    while True:
        state, events = apply(state, command)
        yield state, command, events
        if state.result is not None:
            return
        command = choose(state)


def play_match(ruleset: Ruleset, seed: str) -> Iterator[tuple[State, Command, tuple[Event, ...]]]:
    """Play rounds from a text's seeds until the match has a winner; yield as ``play_round`` does."""
    state = new_match(ruleset)
    while state.phase is not Phase.OVER:
        for step in play_round(state, seed_of(f"{seed}, round {state.number + 1}")):
            state = step[0]
            yield step
