"""Rounds between computer players, played by the engine, and what a seat is shown of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence

from engine.commands import DealRound, PlayerCommand
from engine.play import apply
from engine.players.levels import player_named
from engine.players.memory import Memory, look, new_memory, observe
from engine.ruleset import Ruleset, Seat
from engine.state import ASKED, State, new_match
from engine.view import View, redact, view_for
from tests.engine.policy import seed_of

MOVES_AT_MOST = 3000


def actor(state: State) -> Seat:
    """Return the seat that has to act."""
    if state.turn.permission is ASKED:
        assert state.partner is not None
        return state.partner
    return state.mover


def play_round(
    ruleset: Ruleset, levels: Sequence[str], seed: str, *, state: State | None = None
) -> Iterator[tuple[State, View, Memory, PlayerCommand]]:
    """Play a round; yield each state with the view and memory of the seat that acts, and what it chose."""
    before = new_match(ruleset) if state is None else state
    state, events = apply(before, DealRound(seed_of(seed)))
    memories = [new_memory(ruleset.seats)] * ruleset.seats
    chances = [random.Random(f"{seed}:{seat}") for seat in range(ruleset.seats)]
    for moves in range(MOVES_AT_MOST):
        for seat in range(ruleset.seats):
            for event in events:
                memories[seat] = observe(memories[seat], redact(event, Seat(seat), ruleset=ruleset))
            if not moves:
                memories[seat] = look(memories[seat], view_for(state, Seat(seat)))
        if state.result is not None:
            return
        seat = actor(state)
        view = view_for(state, seat)
        command = player_named(levels[seat])(view, memories[seat], chances[seat]).command
        yield state, view, memories[seat], command
        state, events = apply(state, command)
    raise AssertionError(f"the round {seed} of {ruleset.id} does not end")


def levels_by_team(ruleset: Ruleset, levels: Mapping[int, str], other: str) -> list[str]:
    """Return levels by seat from those of teams."""
    return [levels.get(ruleset.team_of(seat), other) for seat in range(ruleset.seats)]
