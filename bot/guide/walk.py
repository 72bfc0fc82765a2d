"""A short round of Classic as it was played, and the moments of it that show how a turn goes.

What is shown is never made up: each position is what the rules make of the deal and of the actions before it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Final

from bot.ui.custom_id import parse_card_argument, parse_lay, parse_take
from engine.commands import AnswerPermission, AskPermission, Command, DealRound, Discard, Draw
from engine.play import apply
from engine.ruleset import Seat
from engine.rulesets import CLASSIC
from engine.state import State, new_match
from engine.view import View, view_for


class Moment(StrEnum):
    """A moment of a round that is shown, in the order in which they come."""

    DRAW = "draw"
    OPENING = "opening"
    PILE = "pile"
    MELD = "meld"
    CANASTA = "canasta"
    DISCARD = "discard"
    ASK = "ask"
    OUT = "out"


READER: Final = Seat(0)
"""Whose cards the reader sees."""

_SEED: Final = "314f04b30f62e0056bd059354a5536fb2e302107eed143b5fa2aa0bbba07f608"
#: A turn in each line: actions with their arguments as presses have them, and after an @ the moment that is shown.
_TURNS: Final = """
draw; discard s4
draw; lay -:c8h8x2; lay 8:jk; discard s4
@draw; draw; lay -:jkc8d8; @opening; discard s3
draw; lay 8:c2; lay -:s2c9s9; discard s10
draw; lay -:s8; discard d5
draw; lay -:d9h9; discard d6
@pile; take d6s6; lay -:h10x2s10; lay -:h4s4x2; lay -:d8; @meld; discard s12
draw; discard c11
draw; lay -:d10; lay -:c12d12h12; lay -:c6; lay 8:s2; discard c1
draw; discard h6
take -; lay 8:c2; @canasta; lay -:s12; @discard; discard c11
draw; lay -:c7x2s7; discard d1
draw; lay -:d10; discard s5
draw; discard c10
take -; discard c11
draw; discard s5
draw; discard s3
draw; lay -:c13d13s13; discard h11
draw; lay -:c1x2d1; discard s3
draw; discard h5
draw; lay -:d1; lay -:h4; discard c9
take -; discard d12
draw; ask; @ask; yes; lay -:jkd5s5; discard h7; @out
"""


@cache
def positions() -> Mapping[Moment, View]:
    """Return what the reader sees at each moment: the round, played once."""
    state, _ = apply(new_match(CLASSIC), DealRound(bytes.fromhex(_SEED)))
    found: dict[Moment, View] = {}
    for action in filter(None, (each.strip() for line in _TURNS.splitlines() for each in line.split(";"))):
        if action.startswith("@"):
            found[Moment(action[1:])] = view_for(state, READER)
        else:
            state, _ = apply(state, _command(state, action))
    return MappingProxyType(found)


def _command(state: State, action: str) -> Command:
    name, _, argument = action.partition(" ")
    command = _COMMANDS[name](state, argument)
    if command is None:
        raise ValueError(action)
    return command


def _discard(state: State, argument: str) -> Command | None:
    card = parse_card_argument(argument)
    return None if card is None else Discard(state.mover, card)


def _yes(state: State, argument: str) -> Command | None:
    return None if state.partner is None else AnswerPermission(state.partner, yes=True)


_COMMANDS: Final[Mapping[str, Callable[[State, str], Command | None]]] = {
    "draw": lambda state, _: Draw(state.mover),
    "take": lambda state, argument: parse_take(argument, state.mover),
    "lay": lambda state, argument: parse_lay(argument, state.mover),
    "discard": _discard,
    "ask": lambda state, _: AskPermission(state.mover),
    "yes": _yes,
}
