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
from engine.terms import DiscardRule, SpecialHand


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
    """What holds a meld together: one rank, one suit in a row (rule 2.10), or wild cards alone (rule 2.6)."""

    SET = "set"
    SEQUENCE = "sequence"
    WILD = "wild"


SET: Final = MeldKind.SET
SEQUENCE: Final = MeldKind.SEQUENCE
WILD: Final = MeldKind.WILD


@dataclass(frozen=True, slots=True)
class Meld:
    """A meld on the table.

    Attributes:
        rank: The rank of a set; of a sequence that of its lowest card; 0 for wild cards alone.
        naturals: Sorted by card value; in a sequence from the lowest card to the highest, the ace being high.
        wilds: Sorted by card value.
    """

    rank: Rank
    naturals: tuple[Card, ...]
    wilds: tuple[Card, ...] = ()
    kind: MeldKind = SET

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
    """What lies in front of a team: melds in the order of their first laying, laid threes, and set aside black threes.

    A meld is addressed by its place in ``melds``.
    """

    melds: tuple[Meld, ...] = ()
    red_threes: tuple[Card, ...] = ()
    captured: tuple[Card, ...] = ()

    def meld_of(self, rank: Rank) -> Meld | None:
        """Return the side's set of a rank, the latest if there are several (rule 34)."""
        for meld in reversed(self.melds):
            if meld.rank == rank and meld.kind is SET:
                return meld
        return None


@dataclass(frozen=True, slots=True)
class Laid:
    """One lay-down of the running turn: cards from hand and, for a pile take, the pile's top card.

    ``onto`` is the place of the meld that they went to.
    """

    rank: Rank
    cards: tuple[Card, ...]
    top: Card | None = None
    kind: MeldKind = SET
    onto: int = 0

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
        bound: What was laid allows no other end of the turn than going out (rule 2.14).
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
    bound: bool = False


class SheetItem(StrEnum):
    """The named lines of a round's score (rule 66)."""

    MELDED_CARDS = "melded-cards"
    NATURAL_CANASTAS = "natural-canastas"
    MIXED_CANASTAS = "mixed-canastas"
    SEQUENCE_CANASTAS = "sequence-canastas"
    WILD_CANASTAS = "wild-canastas"
    RANK_CANASTAS = "rank-canastas"
    CANASTA_COUNT = "canasta-count"
    RED_THREES = "red-threes"
    BLACK_THREES = "black-threes"
    GOING_OUT = "going-out"
    CONCEALED = "concealed"
    PENALTIES = "penalties"
    SPECIAL_HAND = "special-hand"
    CARDS_IN_HAND = "cards-in-hand"


@dataclass(frozen=True, slots=True)
class SheetLine:
    """One line: what it is for, of how many cards or canastas, and its points (negative if lost)."""

    item: SheetItem
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended: who went out (None: the stock ended it), and per team the lines, their sum, the new total.

    ``special`` is the hand that was shown to end it; ``lone`` who played against all others (rule 2.3).
    """

    out: Seat | None
    concealed: bool
    sheets: tuple[tuple[SheetLine, ...], ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    winner: Team | None
    special: SpecialHand | None = None
    lone: Seat | None = None


class Extras(NamedTuple):
    """What only some rulesets have; a tuple that a ruleset has no use for is empty, but ``side_of`` never is.

    Attributes:
        side_of: By seat, the place in ``State.sides`` where the player's melds lie; partnerships can form (rule 2.3).
        lone: Who plays alone against all others, once that is known.
        feet: Second packets by seat; empty once taken up.
        base: Face-down cards under the pile.
        owed: By seat, stock cards that the player gets at the start of the next turn (rule 2.16).
        opened: Teams in the order in which they opened.
        played: By seat, whether the player has had a turn in this round.
        asked: By seat, whether the player has asked for permission in this round.
    """

    side_of: tuple[int, ...]
    lone: Seat | None = None
    feet: tuple[tuple[Card, ...], ...] = ()
    base: tuple[Card, ...] = ()
    owed: tuple[int, ...] = ()
    opened: tuple[Team, ...] = ()
    played: tuple[bool, ...] = ()
    asked: tuple[bool, ...] = ()


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
    extras: Extras
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
        return self.sides[self.extras.side_of[self.turn.seat]]

    @property
    def partner(self) -> Seat | None:
        """The partner whom the player to move would ask (rule 57)."""
        return self.ruleset.partner_of(self.turn.seat, self.number)

    def side_of(self, seat: int) -> Side:
        """Return what lies in front of a seat's side."""
        return self.sides[self.extras.side_of[seat]]

    def allies_of(self, seat: int) -> tuple[Seat, ...]:
        """Return the seats that share a side with a seat, itself among them."""
        side_of = self.extras.side_of
        return tuple([Seat(other) for other, side in enumerate(side_of) if side == side_of[seat]])

    def has_foot(self, seat: int) -> bool:
        """Whether a player's second packet still lies there."""
        feet = self.extras.feet
        return bool(feet and feet[seat])

    @property
    def waiting(self) -> tuple[Card, ...]:
        """What the pile gives to a hand besides its top card, once that has been laid: from below upwards."""
        amount = self.ruleset.take_amount
        if amount is None or len(self.pile) < amount:
            return self.extras.base + self.pile
        return self.pile[len(self.pile) - amount + 1 :]

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
        extras=new_extras(ruleset),
    )


def new_extras(ruleset: Ruleset) -> Extras:
    """Return the extras of a round before its deal."""
    by_seat = ruleset.seats
    return Extras(
        side_of=tuple([ruleset.team_of(seat) for seat in range(by_seat)]),
        feet=((),) * by_seat if ruleset.foot_size else (),
        owed=(0,) * by_seat if ruleset.talon else (),
        played=(False,) * by_seat if DiscardRule.NO_BLACK_THREE_AT_FIRST in ruleset.discard_rules else (),
        asked=(False,) * by_seat if ruleset.ask_once else (),
    )
