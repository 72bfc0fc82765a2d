"""A computer player on a seat: how well it plays, and whether it plays for somebody who has left."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """How well a computer plays. The values are stored, and name ``engine.players.levels``: never rename one."""

    BEGINNER = "beginner"
    STANDARD = "standard"
    EXPERT = "expert"


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player.

    Attributes:
        level: How well it plays.
        stands_in: It plays for somebody who has left the match, and makes room for anybody who takes the seat.
    """

    level: Level
    stands_in: bool = False
