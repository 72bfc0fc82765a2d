"""The levels of play by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.errors import EngineError
from engine.players.beginner import choose_beginner
from engine.players.chance import Chance
from engine.players.expert import choose_expert
from engine.players.memory import Memory
from engine.players.plain import choose_random
from engine.players.reasons import Choice
from engine.players.standard import choose_standard
from engine.view import View

Player = Callable[[View, Memory, Chance], Choice]

#: From the weakest to the strongest; ``random`` is a yardstick and no opponent.
LEVELS: Final[Mapping[str, Player]] = {
    "random": choose_random,
    "beginner": choose_beginner,
    "standard": choose_standard,
    "expert": choose_expert,
}


def player_named(level: str) -> Player:
    """Return the player of a level.

    Raises:
        EngineError: There is no such level.
    """
    try:
        return LEVELS[level]
    except KeyError:
        raise EngineError(f"unknown level {level!r}; known: {', '.join(LEVELS)}") from None
