"""Tables to draw: one as it often is, one full of melds, and what play brings in every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from engine.cards import SUIT_COUNT, Card, Rank
from engine.commands import DealRound
from engine.play import apply
from engine.ruleset import Ruleset
from engine.state import Meld, State, new_match
from tests.bot.ui.pictures import position
from tests.engine.policy import choose, seed_of
from tests.pictures.posed import OTHERS, OURS, SOME, THEIRS

NAMES: Final = ("Anna", "Benedict", "Carla María", "Dave", "Евгения", "Φαίδρα")
_SELDOM: Final = 7


def early_table() -> State:
    """Return a table with a few melds, and a pile that is free."""
    return position("c3 s4", ours=SOME, theirs=OTHERS, pile="s9 s7 c8", scores=[1240, -55])


def busy_table() -> State:
    """Return a table with melds of almost every rank on both sides, and a pile that is frozen and blocked."""
    return position(
        "c3 s4",
        others=["c3", "s8", "s11"],
        ours=OURS,
        theirs=THEIRS,
        pile="d2 s7 s3",
        scores=[3240, 2890],
        red_threes=("h3 d3", "h3"),
    )


def rounds_of(ruleset: Ruleset, seed: int = 0) -> Iterator[State]:
    """Play a round, and yield some of its moments, the last among them."""
    state = new_match(ruleset)
    state, _ = apply(state, DealRound(seed_of(f"{ruleset.id} {seed}")))
    chance = random.Random(f"{ruleset.id} {seed}")
    while state.result is None:
        if chance.randrange(_SELDOM) == 0:
            yield state
        state, _ = apply(state, choose(state))
    yield state


def meld_of(rank: int, size: int) -> Meld:
    """Return a meld without wild cards."""
    return Meld(Rank(rank), tuple(sorted(Card(rank * SUIT_COUNT + number % SUIT_COUNT) for number in range(size))))
