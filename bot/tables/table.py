"""A table: its seats, its lobby choices and its match, as one immutable value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from bot.guide.lesson import Lesson
from bot.tables.clock import NO_CLOCK, TurnClock
from bot.tables.computer import Computer, Level
from engine.events import Event as MatchEvent
from engine.ruleset import Ruleset, Seat, Team
from engine.state import Permission, RoundResult, State
from storage.records import TableId as TableId

UserId = NewType("UserId", int)


def is_user(user: int | None) -> bool:
    """Whether this is a user: neither nobody, nor what stands in for somebody whose data was deleted."""
    return user is not None and user > 0


def table_name(table_id: str) -> str:
    """Return a table's id as people read it: in capitals. Where they type it, either will do."""
    return table_id.upper()


class Stage(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"  # seats are being taken
    PLAYING = "playing"  # a match is running, between its rounds too
    FINISHED = "finished"  # the match has a winner
    CLOSED = "closed"  # ended before that, or left by everybody


class CloseReason(StrEnum):
    """Why a table was closed before its match had a winner."""

    EMPTY = "empty"  # the last player left
    HOST = "host"  # the host called the lobby off
    AGREED = "agreed"  # a player of each side agreed to end
    MODERATOR = "moderator"  # somebody with the right to manage the channel ended it
    LOST = "lost"  # the channel is gone
    EXPIRED = "expired"  # a lobby that nobody has started
    IDLE = "idle"  # a match in which nobody has done anything for long


class RemovalReason(StrEnum):
    """Why a player was taken off a table. The values are stored: never rename one."""

    MISSED = "missed"  # missed too many turns in a row
    VOTED = "voted"  # the others have voted so
    HOST = "host"  # the host of the lobby wanted it
    GONE = "gone"  # is not in the server any more


@dataclass(frozen=True, slots=True)
class Table:
    """A table between two changes.

    Attributes:
        revision: How many changes have been stored; part of every button, so that old ones are known.
        seats: The user on each seat, clockwise; None is an open chair. Length ``ruleset.seats``.
        host: Who may start the match; None only when nobody sits.
        ready: Who has marked in the lobby that they are ready.
        rules_revision: The revision at which the rules were changed in the lobby; 0 if they were not.
        agreed: Who has agreed to end the match early.
        match: The engine's state; in the lobby one in which nothing has been dealt.
        held: Who has left which seat since the last deal, and so has played, and while the round runs knows, a hand
            that is not theirs any more.
        match_revision: The revision at which the match changed for the last time.
        rounds: How the match's rounds have ended, oldest first.
        log: Events of the last turns, oldest first, for "what happened" on board and hand; a lap of turns at most.
        turn_since: Unix seconds at which the running turn began, or its clock was set anew.
        rematch: The table at which the players of this one go on.
        clock: How long turns may take, and for how long the present one has taken.
        last_act: Unix seconds at which a person did something here for the last time.
        warned_at: When it was announced that the table closes soon, because nobody does anything; None if it was not.
        votes: Who wants to open which seat, because its player is absent.
        former: Everybody who has played in this match, also those who have left.
        computers: By seat, the computer that plays there; empty where none does. No user sits on such a seat.
        stand_in: Which computer takes the seat of whoever leaves the match; None is nobody.
        hints: Whether players can ask what a computer would do.
        learner: Who plays for the first time and has each step explained; None is nobody.
        told: What was explained already.
    """

    id: TableId
    guild_id: int
    channel_id: int
    ruleset: Ruleset
    match: State
    seats: tuple[UserId | None, ...]
    host: UserId | None
    stage: Stage = Stage.LOBBY
    revision: int = 0
    ready: frozenset[UserId] = frozenset()
    rules_revision: int = 0
    agreed: frozenset[UserId] = frozenset()
    held: frozenset[tuple[UserId, Seat]] = frozenset()
    rounds: tuple[RoundResult, ...] = ()
    log: tuple[MatchEvent, ...] = ()
    turn_since: float = 0.0
    closed_because: CloseReason | None = None
    rematch: TableId | None = None
    clock: TurnClock = NO_CLOCK
    last_act: float = 0.0
    warned_at: float | None = None
    votes: frozenset[tuple[UserId, Seat]] = frozenset()
    former: frozenset[UserId] = frozenset()
    computers: tuple[Computer | None, ...] = ()
    stand_in: Level | None = None
    hints: bool = True
    learner: UserId | None = None
    told: frozenset[Lesson] = frozenset()
    match_revision: int = 0

    @property
    def name(self) -> str:
        """The table's id as people read it."""
        return table_name(self.id)

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat on which a user sits, or None."""
        return next((Seat(seat) for seat, sitter in enumerate(self.seats) if sitter == user), None)

    def guides(self, seat: int | None) -> bool:
        """Whether the player on a seat has each step explained."""
        return self.learner is not None and seat is not None and self.seats[seat] == self.learner

    def absent_partner_of(self, seat: Seat) -> Seat | None:
        """Return the seat of a seat's partner if nobody sits there."""
        partner = self.ruleset.partner_of(seat, self.match.number)
        return partner if partner is not None and not self.is_taken(partner) else None

    def computer_on(self, seat: int) -> Computer | None:
        """Return the computer that plays on a seat, or None."""
        return self.computers[seat] if seat < len(self.computers) else None

    def is_taken(self, seat: int) -> bool:
        """Whether a user or a computer plays on a seat."""
        return self.seats[seat] is not None or self.computer_on(seat) is not None

    def may_be_taken(self, seat: int) -> bool:
        """Whether a user can sit down on a seat: an open one, a stand-in's, and in the lobby any computer's."""
        computer = self.computer_on(seat)
        if computer is None:
            return self.seats[seat] is None
        return computer.stands_in or self.stage is Stage.LOBBY

    def sitters_of(self, team: int) -> tuple[UserId, ...]:
        """Return the users who sit on a team's seats, clockwise."""
        sitters = (self.seats[seat] for seat in self.ruleset.seats_of(team))
        return tuple(user for user in sitters if user is not None)

    def shows_match(self, revision: int) -> bool:
        """Whether what was drawn at a revision shows the match as it is, whoever has come or gone since."""
        return self.match_revision <= revision <= self.revision

    @property
    def is_open(self) -> bool:
        """Whether the table still waits for somebody: in the lobby and while a match is running."""
        return self.stage in (Stage.LOBBY, Stage.PLAYING)

    @property
    def is_round_running(self) -> bool:
        """Whether a round is being played."""
        return self.stage is Stage.PLAYING and self.match.result is None

    @property
    def is_between_rounds(self) -> bool:
        """Whether a round is over and the next one waits for somebody to deal it."""
        return self.stage is Stage.PLAYING and self.match.result is not None

    @property
    def missing_agreements(self) -> tuple[Team, ...]:
        """The sides of which nobody has agreed to end the match; one that has left the table need not."""
        teams = (Team(team) for team in range(self.ruleset.teams))
        sides = ((team, self.sitters_of(team)) for team in teams)
        return tuple(team for team, sitters in sides if sitters and self.agreed.isdisjoint(sitters))

    @property
    def not_ready(self) -> tuple[UserId, ...]:
        """Whom a start would surprise: the rules were changed, and they have not said that they are ready since.

        The host, who changes the rules and starts the match, need not say so.
        """
        if not self.rules_revision:
            return ()
        return tuple(user for user in self.seats if user not in (None, self.host) and user not in self.ready)

    @property
    def is_full(self) -> bool:
        """Whether every chair is taken."""
        return not self.open_seats

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """The chairs that nobody sits on."""
        return tuple(Seat(seat) for seat in range(len(self.seats)) if not self.is_taken(seat))

    @property
    def seats_to_take(self) -> tuple[Seat, ...]:
        """The chairs on which a user can sit down, the open ones first."""
        replaceable = (Seat(seat) for seat in range(len(self.seats)) if self.is_taken(seat) and self.may_be_taken(seat))
        return (*self.open_seats, *replaceable)

    @property
    def has_users(self) -> bool:
        """Whether any user sits here."""
        return any(user is not None for user in self.seats)

    @property
    def has_computers(self) -> bool:
        """Whether any computer plays here."""
        return any(computer is not None for computer in self.computers)

    @property
    def is_resting(self) -> bool:
        """Whether everybody has left a match; it waits quietly until one of its players comes back.

        Computers do not play among themselves.
        """
        return self.stage is Stage.PLAYING and not self.has_users

    @property
    def waited_seat(self) -> Seat | None:
        """The seat that has to do something in the running round, taken or not; None where no round is running."""
        if not self.is_round_running:
            return None
        partner = self.match.partner if self.match.turn.permission is Permission.ASKED else None
        return self.match.mover if partner is None else partner

    @property
    def waited_user(self) -> UserId | None:
        """The user for whom everybody waits; None where there is nobody on that seat."""
        seat = self.waited_seat
        return None if seat is None else self.seats[seat]

    @property
    def computer_to_act(self) -> Seat | None:
        """The seat of the computer that everybody waits for; None where it is somebody else, or nobody watches."""
        seat = None if self.is_resting else self.waited_seat
        return None if seat is None or self.computer_on(seat) is None else seat
