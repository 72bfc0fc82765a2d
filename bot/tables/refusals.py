"""Why a table refuses what somebody asks of it: one stable code per reason, with the values that matter.

Codes never change their meaning; the bot words them from its catalogs. What the rules of the game refuse is the
engine's ``RuleViolation`` instead.
"""

from __future__ import annotations

from enum import StrEnum

from bot.errors import BotError
from engine.ruleset import Ruleset


class TableRefusal(StrEnum):
    """A reason for which a table refuses a request; the comment lists the values that come with it."""

    # the table
    NO_SUCH_TABLE = "no-such-table"  # table
    TABLE_CLOSED = "table-closed"  # nothing but a rematch is possible any more
    NOT_OVER = "not-over"  # a rematch needs a table that is over
    SHUTTING_DOWN = "shutting-down"  # the bot is about to restart; a moment later it works again
    # seats
    NO_SUCH_SEAT = "no-such-seat"  # seat
    SEAT_TAKEN = "seat-taken"  # seat
    ALREADY_SEATED = "already-seated"  # seat: where the user sits
    TABLE_FULL = "table-full"
    KNOWS_ANOTHER_HAND = "knows-another-hand"  # seat: whose hand the user has held in this round
    NOT_SEATED = "not-seated"
    NOBODY_THERE = "nobody-there"  # seat: nobody sits on it
    RESTING = "resting"  # everybody has left the match, and only who has played in it can sit down first
    NOT_ABSENT = "not-absent"  # seat: whoever sits there does not make the others wait
    ALREADY_VOTED = "already-voted"  # seat: against whom
    NOT_VOTED = "not-voted"  # seat: against whom
    # the match
    NOT_HOST = "not-host"  # host: a user
    NOT_FULL = "not-full"  # open: how many seats stand open
    NOT_READY = "not-ready"  # count: how many players have not said so since the rules were changed
    NO_SUCH_CLOCK = "no-such-clock"
    NO_HINTS = "no-hints"
    TOO_MANY_PLAYERS = "too-many-players"  # seats: of the rules that were asked for
    ALREADY_STARTED = "already-started"
    NOT_STARTED = "not-started"
    ROUND_RUNNING = "round-running"  # the next round comes after this one
    WAITING_FOR_SEAT = "waiting-for-seat"  # seat: it stands open, and the match cannot go on without it
    PARTNER_AWAY = "partner-away"  # seat: the partner's, which stands open, so that nobody can answer
    STALE = "stale"  # revision: the table's; what was pressed belongs to an earlier one
    NOT_YOURS = "not-yours"  # seat: the command is for a seat on which the user does not sit
    # ending
    ALREADY_AGREED = "already-agreed"
    NOT_AGREED = "not-agreed"


class TableProblem(BotError):
    """A request that the table refuses; nothing has changed.

    ``values`` are seats, users, counts or a table's id, as the comment behind each code lists them. ``ruleset`` is the
    table's, once it is known which table refuses: it names the seats.
    """

    ruleset: Ruleset | None = None

    def __init__(self, code: TableRefusal, **values: int | str) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        values = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code} ({values})" if values else str(self.code)
