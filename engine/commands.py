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
    """Take the pile; ``cards`` from hand are laid with its top card (rules 16 to 27)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LayDown:
    """Lay cards as a new meld or onto the side's meld of that rank; ``rank`` is needed for wild cards alone (rule
    35).
    """

    seat: Seat
    cards: tuple[Card, ...]
    rank: Rank | None = None


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


PlayerCommand = Draw | TakePile | LayDown | AskPermission | AnswerPermission | WithdrawQuestion | Discard | Pass | Undo
Command = DealRound | PlayerCommand
