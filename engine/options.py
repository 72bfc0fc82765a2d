"""What a seat may do now, and for what it may not, the one reason why."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card
from engine.commands import LayDown, PlayerCommand, TakePile
from engine.refusals import SENTENCES, Refusal
from engine.ruleset import Seat
from engine.state import State


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a stable code and its figures, as in ``RuleViolation``."""

    refusal: Refusal
    values: tuple[tuple[str, int | str], ...] = ()

    @property
    def sentence(self) -> str:
        """The reason as one English sentence."""
        return SENTENCES[self.refusal].format(**dict(self.values))


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one seat. Where a list is empty or a flag false, the ``no_…`` beside it tells why.

    Attributes:
        takes: Ways to take the pile, best first; each is legal.
        lays: Lay-downs to offer as buttons, best first, at most ``LAYS_OFFERED``; each is legal.
        discards: The distinct cards that may be discarded, in the order in which a hand is shown.
        way_out: Commands that go out in this turn, in order; empty when it is impossible.
        may_answer: This seat has been asked "may I go out?".
    """

    may_draw: bool = False
    may_pass: bool = False
    takes: tuple[TakePile, ...] = ()
    lays: tuple[LayDown, ...] = ()
    discards: tuple[Card, ...] = ()
    may_ask: bool = False
    may_undo: bool = False
    may_answer: bool = False
    way_out: tuple[PlayerCommand, ...] = ()
    no_draw: Reason | None = None
    no_take: Reason | None = None
    no_lay: Reason | None = None
    no_discard: Reason | None = None
    no_ask: Reason | None = None
    no_undo: Reason | None = None


def options_for(state: State, seat: Seat) -> Options | None:
    raise NotImplementedError
