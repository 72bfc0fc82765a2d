"""What a player, or the bot for the table, can ask the engine to do."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Rank
from engine.ruleset import Seat


@dataclass(frozen=True, slots=True)
class DealRound:
    """Deal the next round from 32 secret bytes. The table's command, not a player's."""

    seed: bytes


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the stock (rule 15)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakePile:
    """Take the pile; ``cards`` from hand are laid with its top card (rules 16 to 27).

    ``onto`` is the place of the meld that they join; None leaves it to ``melds.target_of``.
    """

    seat: Seat
    cards: tuple[Card, ...]
    onto: int | None = None


@dataclass(frozen=True, slots=True)
class LayDown:
    """Lay cards as a new meld or onto one of the side's (rules 28 to 38).

    ``rank`` names the set that wild cards alone are added to (rule 35); ``onto`` is the place of the meld that the
    cards join. Both None leave it to ``melds.target_of``.
    """

    seat: Seat
    cards: tuple[Card, ...]
    rank: Rank | None = None
    onto: int | None = None


@dataclass(frozen=True, slots=True)
class CombineMelds:
    """Make one meld of two sets of the same rank, given by their places (rule 2.10)."""

    seat: Seat
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Show a whole hand that is a special one, which ends the round (rule 2.16)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AskPermission:
    """Ask the partner "may I go out?" (rule 54)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswerPermission:
    """Answer the partner's question; binding for that turn (rule 55)."""

    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class WithdrawQuestion:
    """Take the question back before it is answered, as when a player leaves the table."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card and end the turn (rule 45)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Pass:
    """End a turn that has no discard: decline the pile when the stock is empty (rule 64), or after rule 13."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back this turn's latest lay-down, as long as nothing hidden was learnt since."""

    seat: Seat


PlayerCommand = (
    Draw
    | TakePile
    | LayDown
    | CombineMelds
    | ShowHand
    | AskPermission
    | AnswerPermission
    | WithdrawQuestion
    | Discard
    | Pass
    | Undo
)
Command = DealRound | PlayerCommand
