"""How tests probe a rule with one turn of seat 0: a position in a few words, commands, and what became of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine.cards import Rank, parse_card, parse_cards
from engine.commands import AskPermission, Command, DealRound, Discard, Draw, LayDown, TakePile
from engine.play import apply
from engine.position import read_position
from engine.refusals import RuleViolation
from engine.ruleset import Ruleset, Seat
from engine.state import State, new_match
from tests.engine.policy import seed_of

#: A meld that opens a side, and two canastas.
OPEN: Final = "c10 d10 h10"
CANASTA: Final = "c13 c13 d13 d13 h13 h13 s13"
MIXED: Final = "c13 c13 d13 d13 h13 jk s2"
DRAW: Final = Draw(Seat(0))
ASK: Final = AskPermission(Seat(0))


def turn(
    ruleset: Ruleset,
    hand: str,
    *melds: str,
    pile: str = "",
    stock: str = "s11 s11 h11",
    phase: str = "meld",
    score: int = 0,
    permission: str | None = None,
    theirs: Sequence[str] = (),
    **more: Any,
) -> State:
    """Return a turn of seat 0; the other seats hold nothing, and only the next team has melds. ``more`` are fields of
    a position.
    """
    seats, teams = ruleset.seats, ruleset.teams
    table = [melds, theirs, *([] for _ in range(teams - 2))]
    return read_position(
        {
            "turn": 0,
            "phase": phase,
            "scores": [score] * teams,
            "hands": [hand.split(), *([] for _ in range(seats - 1))],
            "melds": [[meld.split() for meld in side] for side in table],
            "stock": stock.split(),
            "pile": pile.split(),
            "permission": permission,
            **more,
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
