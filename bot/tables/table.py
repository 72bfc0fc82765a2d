"""A table: its seats, its lobby choices and its match, as one immutable value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

from engine.events import Event as MatchEvent
from engine.ruleset import Ruleset, Seat
from engine.state import State

TableId = NewType("TableId", str)
UserId = NewType("UserId", int)


class Stage(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"  # seats are being taken
    PLAYING = "playing"  # a match is running, between its rounds too
    FINISHED = "finished"  # the match has a winner
    CLOSED = "closed"  # ended before that, or left by everybody


class CloseReason(StrEnum):
    """Why a table was closed before its match had a winner."""

    EMPTY = "empty"  # the last player left the lobby
    AGREED = "agreed"  # a player of each side agreed to end
    MODERATOR = "moderator"  # somebody with the right to manage the channel ended it
    LOST = "lost"  # the channel is gone


@dataclass(frozen=True, slots=True)
class Table:
    """A table between two changes.

    Attributes:
        revision: How many changes have been stored; part of every button, so that old ones are known.
        seats: The user on each seat, clockwise; None is an open chair. Length ``ruleset.seats``.
        host: Who may start the match; None only when nobody sits.
        agreed: Who has agreed to end the match early.
        match: The engine's state; in the lobby one in which nothing has been dealt.
        log: Events of the last turns, oldest first, for "what happened" on board and hand; never longer than a few turns.
        turn_since: Unix seconds at which the running turn began.
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
    agreed: frozenset[UserId] = frozenset()
    log: tuple[MatchEvent, ...] = ()
    turn_since: float = 0.0
    closed_because: CloseReason | None = None
    rematch: TableId | None = None

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat on which a user sits, or None."""
        return next((Seat(seat) for seat, sitter in enumerate(self.seats) if sitter == user), None)

    @property
    def is_full(self) -> bool:
        """Whether every chair is taken."""
        return None not in self.seats

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """The chairs that nobody sits on."""
        return tuple(Seat(seat) for seat, sitter in enumerate(self.seats) if sitter is None)
