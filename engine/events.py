"""What has happened: the facts that a match is made of, and that are stored."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Card, Rank
from engine.ruleset import Seat
from engine.state import SET, MeldKind, RoundResult
from engine.terms import SpecialHand


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


class ExtraDraw(StrEnum):
    """Why cards came from the stock besides a turn's draw."""

    PILE = "pile"  # after taking the pile (rule 2.13)
    OPENING = "opening"  # for opening the side (rule 2.9)
    TALON = "talon"  # for having opened in an earlier turn (rule 2.16)


@dataclass(frozen=True, slots=True)
class ExtraCardsDrawn:
    """The player to move got further stock cards, in this order; threes that are laid were laid at once."""

    seat: Seat
    cards: tuple[Card, ...]
    reason: ExtraDraw


@dataclass(frozen=True, slots=True)
class FootTaken:
    """A player took up the second packet (rules 2.11, 2.17); threes that are laid were laid at once."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PartnershipFormed:
    """A player stands alone for this round; all others are partners and join their melds (rule 2.3)."""

    lone: Seat


@dataclass(frozen=True, slots=True)
class PileTaken:
    """The pile's top card was laid with cards from hand (rule 16); ``size`` counts the pile with its top card.

    ``onto`` is the place of the meld; None stands for the only set of the rank, and a new one if there is none.
    """

    seat: Seat
    rank: Rank
    top: Card
    cards: tuple[Card, ...]
    size: int
    kind: MeldKind = SET
    onto: int | None = None


@dataclass(frozen=True, slots=True)
class PileCollected:
    """The rest of a taken pile joined the hand; red threes in it were laid (rules 11, 17c)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsLaid:
    """Cards from hand were laid as a meld or added to one (rules 28 to 38); ``onto`` as in ``PileTaken``.

    ``rank`` is that of a set; of a sequence that of its lowest card afterwards; 0 for a meld of wild cards.
    """

    seat: Seat
    rank: Rank
    cards: tuple[Card, ...]
    kind: MeldKind = SET
    onto: int | None = None


@dataclass(frozen=True, slots=True)
class MeldsCombined:
    """Two sets of a rank became one, which lies at the lower place; later places moved up by one."""

    seat: Seat
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class CardsTakenBack:
    """The turn's latest lay-down went back to the hand, its pile card (``top``) back to the pile."""

    seat: Seat
    rank: Rank
    cards: tuple[Card, ...]
    top: Card | None = None
    kind: MeldKind = SET
    onto: int | None = None


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
class HandShown:
    """A player showed a special hand, which ends the round (rule 2.16)."""

    seat: Seat
    hand: SpecialHand
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over and scored."""

    result: RoundResult


Event = (
    RoundDealt
    | RedThreesLaid
    | RedThreesReplaced
    | CardsDrawn
    | ExtraCardsDrawn
    | FootTaken
    | PartnershipFormed
    | PileTaken
    | PileCollected
    | CardsLaid
    | MeldsCombined
    | CardsTakenBack
    | HandShown
    | PermissionAsked
    | PermissionAnswered
    | QuestionWithdrawn
    | Discarded
    | Passed
    | RoundEnded
)
