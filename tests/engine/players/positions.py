"""Positions in a few words, as a computer player sees them (see ``tests.engine.notation``)."""

from __future__ import annotations

import random
from typing import Unpack

from engine.commands import Discard, LayDown
from engine.play import apply
from engine.players.levels import player_named
from engine.players.memory import Memory, look, new_memory
from engine.players.reasons import Choice
from engine.position import read_position
from engine.rulesets import ruleset_from_json
from engine.state import State
from engine.view import View, view_for
from tests.engine.notation import Case, request
from tests.engine.players.tables import actor


def state_of(hand: str, **case: Unpack[Case]) -> State:
    """Return the state of a case."""
    asked = request(hand, case)
    return read_position(asked["position"], ruleset_from_json(asked["ruleset"]))


def seen(state: State, memory: Memory | None = None) -> tuple[View, Memory]:
    """Return what the seat that has to act sees, with an empty memory unless one is given."""
    view = view_for(state, actor(state))
    return view, look(new_memory(state.ruleset.seats) if memory is None else memory, view)


def chosen(state: State, level: str = "standard", *, memory: Memory | None = None, seed: int = 1) -> Choice:
    """Return what a level chooses."""
    view, remembered = seen(state, memory)
    return player_named(level)(view, remembered, random.Random(seed))


def rest_of_turn(state: State, level: str = "standard", *, memory: Memory | None = None) -> list[Choice]:
    """Return all that a level does to the end of the turn."""
    found: list[Choice] = []
    seat = state.mover
    while state.result is None and state.mover == seat:
        found.append(chosen(state, level, memory=memory))
        state, _ = apply(state, found[-1].command)
        assert len(found) < 40
    return found


def discarded(choices: list[Choice]) -> str:
    """Return the rank of the card with which a turn ended, as text."""
    last = choices[-1].command
    assert isinstance(last, Discard)
    return "jk" if last.card == 0 else str(last.card >> 2)


def laid(choices: list[Choice]) -> list[tuple[int, ...]]:
    """Return the ranks of each lay-down of a turn."""
    return [tuple(card >> 2 for card in each.command.cards) for each in choices if isinstance(each.command, LayDown)]
