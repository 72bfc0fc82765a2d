"""The turn clock of a table: for whom everybody waits, since when, and until when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

PACES: Final = (
    0,
    MINUTE,
    2 * MINUTE,
    5 * MINUTE,
    15 * MINUTE,
    HOUR,
    6 * HOUR,
    DAY,
    3 * DAY,
    7 * DAY,
)
"""How many seconds a turn may take, as a host can choose; 0 is no clock."""

MOST_MISSED: Final = 3
"""After so many missed turns in a row a seat is opened for somebody else."""

SHORT_OUTAGE: Final = MINUTE
"""Seconds that the bot may be away without a word, where no clock has run out meanwhile."""

_REMINDED_AT: Final = 0.75
_SHARE: Final = 100


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The clock of a table.

    Attributes:
        pace: Seconds that a turn may take; 0 is no clock.
        since: Unix seconds from which the present wait counts; later than its beginning where the clock stood still.
        reminded_at: When the player was reminded, in Unix seconds; None if not yet.
        stood_still: Seconds for which the clock stood still in this turn, because the bot was away.
        missed: By seat, how many turns in a row its player has missed; empty while nobody has missed any.
    """

    pace: int = 0
    since: float = 0.0
    reminded_at: float | None = None
    stood_still: int = 0
    missed: tuple[int, ...] = ()

    @property
    def deadline(self) -> float:
        """When the present wait ends, in Unix seconds; it means nothing without a pace."""
        return self.since + self.pace

    @property
    def reminds_at(self) -> float:
        """When the player is to be reminded, in Unix seconds: when a quarter of the time is left."""
        return self.since + self.pace * _REMINDED_AT

    def missed_by(self, seat: int) -> int:
        """Return how many turns in a row the player on a seat has missed."""
        return self.missed[seat] if seat < len(self.missed) else 0

    def is_worth_stopping(self, *, since: float, until: float) -> bool:
        """Whether the bot was away for long enough that this clock has to stand still for it (Unix seconds).

        It has to where it ran out meanwhile. Otherwise a moment makes no difference to a clock of days.
        """
        away = until - max(since, self.since)
        if not self.pace or away <= 0:
            return False
        return self.deadline <= until or away >= max(SHORT_OUTAGE, self.pace / _SHARE)


NO_CLOCK: Final = TurnClock()
