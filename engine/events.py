"""What has happened: the facts that a match is made of, and that are stored."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, Rank
from engine.ruleset import Seat
from engine.state import RoundResult


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """A round was dealt from a seed; hands, stock and pile follow from it (see deal.py)."""

    number: int
    dealer: Seat
    seed: bytes


@dataclass(frozen=True, slots=True)
class RedThreesLaid:
    """Red threes of a dealt hand were laid face up (rules 8, 9)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RedThreesReplaced:
    """Cards came from the stock for red threes laid from hand, red threes among them laid at once (rule 9)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """The player to move drew from the stock, in this order; red threes among the cards were laid (rules 10, 15)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PileTaken:
    """The pile's top card was laid with cards from hand (rule 16); ``size`` counts the pile with its top card."""

    seat: Seat
    rank: Rank
    top: Card
    cards: tuple[Card, ...]
    size: int


@dataclass(frozen=True, slots=True)
class PileCollected:
    """The rest of a taken pile joined the hand; red threes in it were laid (rules 11, 17c)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsLaid:
    """Cards from hand were laid as a meld or added to one (rules 28 to 38)."""

    seat: Seat
    rank: Rank
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsTakenBack:
    """The turn's latest lay-down went back to the hand, its pile card (``top``) back to the pile."""

    seat: Seat
    rank: Rank
    cards: tuple[Card, ...]
    top: Card | None = None


@dataclass(frozen=True, slots=True)
class PermissionAsked:
    """A player asked the partner for permission to go out."""

    seat: Seat
    partner: Seat


@dataclass(frozen=True, slots=True)
class PermissionAnswered:
    """The partner answered; binding for the turn."""

    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class QuestionWithdrawn:
    """The question was taken back before it was answered."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card was discarded; the turn passed to the left."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """A player ended the turn without a discard."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over and scored."""

    result: RoundResult


Event = (
    RoundDealt
    | RedThreesLaid
    | RedThreesReplaced
    | CardsDrawn
    | PileTaken
    | PileCollected
    | CardsLaid
    | CardsTakenBack
    | PermissionAsked
    | PermissionAnswered
    | QuestionWithdrawn
    | Discarded
    | Passed
    | RoundEnded
)
