"""The state of a match as a value: hands, sides, stock, pile, and where the turn stands.

``State`` and ``Turn`` are made anew by every move. They are named tuples, which are made in a third of the time that a
frozen dataclass takes; ``_replace`` changes a part.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from engine.cards import SUIT_COUNT, Card, Rank
from engine.ruleset import Ruleset, Seat, Team


class Phase(StrEnum):
    """Which kind of command the state waits for."""

    DEAL = "deal"  # before a round's deal
    DRAW = "draw"  # the player to move draws or takes the pile
    MELD = "meld"  # … has drawn: lays, asks, and ends the turn with a discard
    OVER = "over"  # the match has a winner


class Permission(StrEnum):
    """The state of the question "may I go out?" within one turn (rule 55)."""

    ASKED = "asked"
    GRANTED = "granted"
    REFUSED = "refused"


# Reading a member off its class costs as much as ten names, and every move asks for these again and again.
DRAW_PHASE: Final = Phase.DRAW
MELD_PHASE: Final = Phase.MELD
ASKED: Final = Permission.ASKED
GRANTED: Final = Permission.GRANTED
REFUSED: Final = Permission.REFUSED


class MeldKind(StrEnum):
    """What holds a meld together. Classic has sets of one rank only (rule 33)."""

    SET = "set"


class CanastaKind(StrEnum):
    """Which bonus a finished canasta earns (rule 36)."""

    NATURAL = "natural"
    MIXED = "mixed"


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the table; both tuples are sorted by card value."""

    rank: Rank
    naturals: tuple[Card, ...]
    wilds: tuple[Card, ...] = ()
    kind: MeldKind = MeldKind.SET

    @property
    def size(self) -> int:
        """How many cards lie in the meld."""
        return len(self.naturals) + len(self.wilds)

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards, naturals first."""
        return self.naturals + self.wilds


@dataclass(frozen=True, slots=True)
class Side:
    """What lies in front of a team: melds in the order of their first laying, and red threes."""

    melds: tuple[Meld, ...] = ()
    red_threes: tuple[Card, ...] = ()

    def meld_of(self, rank: Rank) -> Meld | None:
        """Return the side's meld of a rank (rule 34: there is at most one)."""
        for meld in self.melds:
            if meld.rank == rank:
                return meld
        return None


@dataclass(frozen=True, slots=True)
class Laid:
    """One lay-down of the running turn: cards from hand and, for a pile take, the pile's top card."""

    rank: Rank
    cards: tuple[Card, ...]
    top: Card | None = None

    @property
    def all_cards(self) -> tuple[Card, ...]:
        """The cards from hand and the top card together."""
        return self.cards if self.top is None else (*self.cards, self.top)


class Turn(NamedTuple):
    """Where the running turn stands.

    Attributes:
        minimum: Points that the side must lay in this turn to open, or 0 when it had opened before.
        drew: Cards that this turn's draw or take brought to the hand.
        from_stock: Whether the draw came from the stock; rule 44 asks.
        laid: This turn's lay-downs, oldest first.
        fixed: How many of them can no longer be taken back.
        pending: The pile's rest waits for the opening to reach its minimum (rule 17c).
        no_discard: The draw ended on a last red three; the turn ends by passing (rule 13).
    """

    seat: Seat
    phase: Phase
    minimum: int = 0
    drew: tuple[Card, ...] = ()
    from_stock: bool = False
    laid: tuple[Laid, ...] = ()
    fixed: int = 0
    pending: bool = False
    permission: Permission | None = None
    no_discard: bool = False


class SheetItem(StrEnum):
    """The named lines of a round's score (rule 66)."""

    MELDED_CARDS = "melded-cards"
    NATURAL_CANASTAS = "natural-canastas"
    MIXED_CANASTAS = "mixed-canastas"
    RED_THREES = "red-threes"
    GOING_OUT = "going-out"
    CONCEALED = "concealed"
    CARDS_IN_HAND = "cards-in-hand"


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line: what it is for, of how many cards or canastas, and its points (negative if lost)."""

    item: SheetItem
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended: who went out (None: the stock ended it), and per team the lines, their sum, the new total."""

    out: Seat | None
    concealed: bool
    sheets: tuple[tuple[SheetLine, ...], ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    winner: Team | None


class State(NamedTuple):
    """A match between two commands. Stock and pile have their top card last; hands are sorted by card value.

    ``scores`` are the totals before the running round; once ``result`` is set, the round is over and its ``totals``
    are the scores of the next. ``melded_before`` tells, by seat, who laid cards in an earlier turn of the round (rule
    59).
    """

    ruleset: Ruleset
    scores: tuple[int, ...]
    number: int
    dealer: Seat
    seed: bytes
    hands: tuple[tuple[Card, ...], ...]
    sides: tuple[Side, ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    turn: Turn
    melded_before: tuple[bool, ...]
    result: RoundResult | None = None

    @property
    def phase(self) -> Phase:
        """What the state waits for."""
        return self.turn.phase

    @property
    def is_over(self) -> bool:
        """Whether the match has a winner."""
        return self.turn.phase is Phase.OVER

    @property
    def mover(self) -> Seat:
        """The seat whose turn it is (after a round: whose turn it was)."""
        return self.turn.seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The hand of the player to move."""
        return self.hands[self.turn.seat]

    def hand_count(self, rank: Rank) -> int:
        """How many cards of a rank the player to move holds."""
        hand = self.hands[self.turn.seat]
        first = bisect_left(hand, rank * SUIT_COUNT)
        return bisect_left(hand, (rank + 1) * SUIT_COUNT, first) - first

    @property
    def side(self) -> Side:
        """The side of the player to move."""
        return self.sides[self.ruleset.team_of(self.turn.seat)]

    @property
    def is_frozen(self) -> bool:
        """Whether the pile is frozen for everybody: by rule, or by a card that lies in it (rules 6, 46)."""
        return self.ruleset.always_frozen or not self.ruleset.freezing.isdisjoint(self.pile)


def new_match(ruleset: Ruleset) -> State:
    """Return a match in which nothing has been dealt yet."""
    seats = range(ruleset.seats)
    return State(
        ruleset=ruleset,
        scores=(0,) * ruleset.teams,
        number=0,
        dealer=Seat(0),
        seed=b"",
        hands=tuple(() for _ in seats),
        sides=(Side(),) * ruleset.teams,
        stock=(),
        pile=(),
        turn=Turn(seat=Seat(0), phase=Phase.DEAL),
        melded_before=(False,) * ruleset.seats,
    )
