"""What has happened at a table outside the rules of the game; with the engine's events it is the whole story."""

from __future__ import annotations

from dataclasses import dataclass

from bot.guide.lesson import Lesson
from bot.tables.computer import Level
from bot.tables.table import CloseReason, RemovalReason, TableId, UserId
from engine.events import Event as MatchEvent
from engine.ruleset import Ruleset, Seat


@dataclass(frozen=True, slots=True)
class TableOpened:
    """A table was opened in a channel."""

    table: TableId
    guild_id: int
    channel_id: int
    ruleset: Ruleset


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A user sat down on an open seat; in a match, with the cards that lie there."""

    user: UserId
    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatChanged:
    """A user moved to an open seat of the lobby."""

    user: UserId
    before: Seat
    after: Seat


@dataclass(frozen=True, slots=True)
class SeatsExchanged:
    """The users on two seats of the lobby exchanged places."""

    seat: Seat
    other: Seat


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """A user stood up; in a match the cards stay."""

    user: UserId
    seat: Seat


@dataclass(frozen=True, slots=True)
class HostChanged:
    """Another user may start the match now."""

    host: UserId


@dataclass(frozen=True, slots=True)
class RulesChanged:
    """The host chose other rules in the lobby; nobody is ready any more.

    Users stay on their seats as far as the new rules have them; the others take the first open ones.
    """

    ruleset: Ruleset
    user: UserId


@dataclass(frozen=True, slots=True)
class ReadyMarked:
    """A user of the lobby is ready to play by the rules that were shown."""

    user: UserId


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """The host started the match; its first deal follows.

    It is played by this ruleset to its end, field by field, whatever becomes of the one with this name. None, in old
    records, is the ruleset of the table.
    """

    ruleset: Ruleset | None = None


@dataclass(frozen=True, slots=True)
class EndAgreed:
    """A player agreed to end the match early; it ends once a player of each side has."""

    user: UserId


@dataclass(frozen=True, slots=True)
class EndAgreementWithdrawn:
    """A player wants to play on after all."""

    user: UserId


@dataclass(frozen=True, slots=True)
class TableClosed:
    """The table was closed before its match had a winner."""

    reason: CloseReason


@dataclass(frozen=True, slots=True)
class RematchOpened:
    """The players of a finished table go on at another one."""

    table: TableId
    user: UserId


@dataclass(frozen=True, slots=True)
class ClockSet:
    """A turn may take so many seconds from now on; 0 is no clock. ``user`` is None for what the server is used to."""

    pace: int
    user: UserId | None = None


@dataclass(frozen=True, slots=True)
class PlayerReminded:
    """The table has waited long for the player on a seat."""

    user: UserId
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnMissed:
    """A player's time is up; what is played for them follows."""

    user: UserId
    seat: Seat


@dataclass(frozen=True, slots=True)
class ClockStoodStill:
    """The clock stood still for so many seconds, because the bot was away."""

    seconds: int


@dataclass(frozen=True, slots=True)
class PlayerRemoved:
    """A player was taken off the table; in a match the cards stay."""

    user: UserId
    seat: Seat
    reason: RemovalReason


@dataclass(frozen=True, slots=True)
class RemovalVoted:
    """A player wants the seat of an absent one to be opened."""

    user: UserId
    seat: Seat


@dataclass(frozen=True, slots=True)
class RemovalVoteWithdrawn:
    """A player wants an absent one to keep the seat after all."""

    user: UserId
    seat: Seat


@dataclass(frozen=True, slots=True)
class ClosingAnnounced:
    """Nobody has done anything for long, so the table is about to be closed."""


@dataclass(frozen=True, slots=True)
class KeptOpen:
    """A player wants the table to stay open."""

    user: UserId


@dataclass(frozen=True, slots=True)
class ComputerSeated:
    """A computer plays on a seat from now on; ``stands_in``: for somebody who has left the match."""

    seat: Seat
    level: Level
    stands_in: bool = False


@dataclass(frozen=True, slots=True)
class ComputerLeft:
    """A computer was taken off its seat."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class StandInSet:
    """Which computer plays for whoever leaves the match; ``user`` is None for what the server is used to."""

    level: Level | None
    user: UserId | None = None


@dataclass(frozen=True, slots=True)
class HintsSet:
    """Whether players can ask what a computer would do."""

    allowed: bool
    user: UserId


@dataclass(frozen=True, slots=True)
class GuidanceBegun:
    """A user plays here for the first time, and has each step explained until the first round is over."""

    user: UserId


@dataclass(frozen=True, slots=True)
class LessonsTold:
    """The player who is guided has acted with these explanations in sight; they are not given again."""

    user: UserId
    lessons: tuple[Lesson, ...]


@dataclass(frozen=True, slots=True)
class GuidanceEnded:
    """The player who was guided needs no explanations any more."""

    user: UserId


TableEvent = (
    TableOpened
    | SeatTaken
    | SeatChanged
    | SeatsExchanged
    | SeatLeft
    | HostChanged
    | RulesChanged
    | ReadyMarked
    | MatchStarted
    | EndAgreed
    | EndAgreementWithdrawn
    | TableClosed
    | RematchOpened
    | ClockSet
    | PlayerReminded
    | TurnMissed
    | ClockStoodStill
    | PlayerRemoved
    | RemovalVoted
    | RemovalVoteWithdrawn
    | ClosingAnnounced
    | KeptOpen
    | ComputerSeated
    | ComputerLeft
    | StandInSet
    | HintsSet
    | GuidanceBegun
    | LessonsTold
    | GuidanceEnded
)
Event = TableEvent | MatchEvent
