"""A ruleset: every number and switch of a Canasta as frozen data, checked when it is made.

Field names follow the rules reference; the comment behind a field gives its rule. No rule reads a ruleset's
name, so a variant is a value and never a branch.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields, replace
from functools import lru_cache
from typing import Any, NewType, Self

from engine.cards import BLACK_THREES, CLASS_OF, CODES, RED_THREES, SUIT_COUNT, Card, CardClass
from engine.errors import RulesetError
from engine.ruleset_checks import check
from engine.ruleset_json import read_field, write_field
from engine.terms import (
    AskPartner,
    BlackThreeMeld,
    CanastaKind,
    CountedCanastas,
    DiscardRule,
    FinalDiscard,
    FootTrigger,
    LastRedThree,
    MeldsPerRank,
    MinimumBasis,
    OpeningShape,
    Penalty,
    PileBase,
    RedThreeReveal,
    RedThreeSign,
    ScoreModel,
    SpecialHand,
    StockEnd,
    TakeByAdding,
    ThreesLaid,
    UnfinishedWildMeld,
    WildPattern,
    WildRelation,
)

Seat = NewType("Seat", int)
Team = NewType("Team", int)

WILD_OR_RED_THREE = frozenset({CardClass.WILD, CardClass.RED_THREE})
# A top card of these classes starts no meld and joins none, so the pile is out of reach in every ruleset (19, 23, 38).
NEVER_TAKEN = WILD_OR_RED_THREE | {CardClass.BLACK_THREE}
CLASSIC_POINTS = (50, 20, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10)


@dataclass(frozen=True, slots=True, repr=False)
class Ruleset:
    """Everything that varies between one Canasta and another. Points are game points; counts are cards."""

    id: str
    # people: seats clockwise, team of a seat = seat modulo teams, so partners sit evenly spread (rule 4)
    seats: int = 4
    teams: int = 2
    # who plays in the rounds 1, 2, 3 …, in the order of their turns, and round again (2.4); none: all, clockwise
    turn_orders: tuple[tuple[int, ...], ...] = ()
    # teams of one, of which all but the first to take the pile become partners in that round (2.3)
    lone_hand: bool = False
    # cards (rules 1, 2, 5); card_points by rank: joker, ace, two, three (black), four … king
    decks: int = 2
    jokers: int = 4
    hand_size: int = 11
    foot_size: int = 0  # a second packet for each player (2.11, 2.17)
    foot_trigger: FootTrigger = FootTrigger.NONE
    card_points: tuple[int, ...] = CLASSIC_POINTS
    # drawing (rules 15, 18): each also brings the replacements of red threes
    draw_count: int = 1
    pile_take_extra_draw: int = 0  # stock cards after taking the pile (2.13)
    opening_bonus_draw: int = 0  # stock cards for the player who opens for the side (2.9)
    # stock cards at the next turn of the player who opened first, second … from hand (2.16), while so many remain
    talon: tuple[int, ...] = ()
    talon_reserve: int = 9
    # the discard pile (rules 6, 7, 19 to 27, 46, 47)
    turn_upcard: bool = True
    upcard_reject: frozenset[CardClass] = WILD_OR_RED_THREE
    pile_base: PileBase = PileBase.NONE
    pile_base_ace: int = 14
    # what freezes the pile that it lies in, turned up at the deal or discarded: a pile shows all there is to know
    frozen_by: frozenset[CardClass] = WILD_OR_RED_THREE
    blocked_tops: frozenset[CardClass] = WILD_OR_RED_THREE | {CardClass.BLACK_THREE}
    blocked_ranks: tuple[int, ...] = ()
    always_frozen: bool = False
    frozen_until_opened: bool = True  # 20
    frozen_naturals: int = 2  # 21: naturals from hand that take a frozen pile
    unfrozen_naturals: int = 2  # … and one that is not frozen
    take_natural_plus_wild: bool = True  # 22b
    take_by_adding: TakeByAdding = TakeByAdding.ANY  # 22c
    take_below_meld: int | None = None  # not while the side's meld of the top card's rank has so many cards
    take_for_opening: bool = True
    top_counts_for_minimum: bool = True  # 41
    take_amount: int | None = None  # only so many from the top; None: the whole pile
    one_card_hand_may_take_one_card_pile: bool = False  # 26
    # points by the number of black threes in taken piles, which are set aside; none: they join the hand (2.7)
    captured_black_threes: tuple[int, ...] = ()
    pile_shows_only_top: bool = True
    # melds (rules 28 to 38)
    min_meld_size: int = 3
    min_naturals: int = 2
    max_wilds: int | None = 3
    natural_wild_relation: WildRelation = WildRelation.MORE_NATURALS
    canasta_size: int = 7
    max_meld_size: int | None = None  # of sets; sequences end at canasta_size
    melds_per_rank: MeldsPerRank = MeldsPerRank.ONE  # 34
    wild_into_canasta: bool = True  # 36
    pure_ranks: tuple[int, ...] = ()  # never with wild cards
    pure_after_opening: tuple[int, ...] = ()  # with wild cards in the opening only
    wild_needs_naturals: int = 0  # naturals in a meld that gets a wild card after the opening
    dead_when_closed: bool = False  # nobody may meld a rank of which a canasta is full
    sequences: bool = False  # 2.10: one suit, consecutive, four low, ace high, without wild cards
    sequence_grows_going_out: bool = False  # 2.14: onto a finished one by a player who goes out
    wild_melds: bool = False  # 2.6
    max_wild_meld: int | None = 7
    unfinished_wild_meld: UnfinishedWildMeld = UnfinishedWildMeld.FREE
    black_three_meld: BlackThreeMeld = BlackThreeMeld.GOING_OUT
    # threes (rules 8, 13, 67): points by number held, by colour if all threes are laid
    threes_laid: ThreesLaid = ThreesLaid.RED
    red_three_reveal: RedThreeReveal = RedThreeReveal.FIRST_TURN
    red_three_table: tuple[int, ...] = (0, 100, 200, 300, 800)
    red_three_positive_if: RedThreeSign = RedThreeSign.MELD
    red_three_in_foot: int = 0  # lost for each in a packet that was never taken up
    last_stock_red_three: LastRedThree = LastRedThree.END
    black_three_in_hand: int = 5  # lost for each when the round ends
    # opening (rules 39, 44): (from this total or round upwards, points needed); None = any lower
    minimums: tuple[tuple[int | None, int], ...] = ((None, 15), (0, 50), (1500, 90), (3000, 120))
    minimum_basis: MinimumBasis = MinimumBasis.TOTAL
    opening_wilds: bool = True
    opening_shapes: tuple[tuple[int | None, OpeningShape], ...] = ()  # from this total upwards
    splash: bool = False  # a natural or wild canasta from hand opens without the points
    concealed_exempts_minimum: bool = False
    # going out (rules 50, 51, 54, 61)
    canastas_out: int = 1
    canastas_out_kinds: tuple[tuple[CanastaKind, int], ...] = ()  # how many of which kind at least
    canastas_out_ignored: frozenset[CanastaKind] = frozenset()
    red_threes_out: bool = False  # the side must have laid as many red threes as it has canastas (2.9)
    finished_specials_out: bool = False  # no meld that would be fined as unfinished may lie there (2.16)
    partner_in_foot: bool = False  # each player of the side must have taken up the second packet (2.17)
    final_discard: FinalDiscard = FinalDiscard.OPTIONAL
    keep_cards: int = 1  # left in hand after the discard of a player who does not go out
    ask_partner: AskPartner = AskPartner.OPTIONAL
    ask_once: bool = False  # in a round
    ask_after_take: bool = False
    concealed_after_take: bool = True
    discard_rules: frozenset[DiscardRule] = frozenset()
    # scoring and the end (rules 58, 63 to 69)
    bonus_natural: int = 500
    bonus_mixed: int = 300
    bonus_sequence: int = 0
    bonus_wild: tuple[tuple[WildPattern, int], ...] = ()  # the first that fits
    wild_bonus_out_only: bool = False  # paid to the side that goes out only (2.12)
    rank_bonuses: tuple[tuple[int, int, int], ...] = ()  # (rank, natural canasta, mixed canasta)
    count_bonuses: tuple[tuple[CountedCanastas, int, int], ...] = ()  # (of which, how many, points): the best that fits
    bonus_out: int = 100
    bonus_concealed: int = 100
    penalties: tuple[tuple[Penalty, int, int, int], ...] = ()  # (what, rank or 0, how many or 0, points lost)
    score_model: ScoreModel = ScoreModel.ADDITIVE
    special_hands: tuple[tuple[SpecialHand, int], ...] = ()
    stock_end: StockEnd = StockEnd.TURN_END
    target: int = 5000
    rounds: int | None = None  # the match ends after so many, whatever the totals
    # tables worked out once from the fields above, for speed
    points_of: tuple[int, ...] = field(init=False, repr=False, compare=False)
    freezing: frozenset[Card] = field(init=False, repr=False, compare=False)
    blocking: frozenset[Card] = field(init=False, repr=False, compare=False)
    bonus_threes: frozenset[Card] = field(init=False, repr=False, compare=False)
    wild_room: tuple[tuple[tuple[int, int], ...], ...] = field(init=False, repr=False, compare=False)
    sevens_apart: bool = field(init=False, repr=False, compare=False)
    cache: dict[Any, Any] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check(self)
        derive = object.__setattr__
        derive(self, "bonus_threes", RED_THREES | BLACK_THREES if self.threes_laid is ThreesLaid.ALL else RED_THREES)
        derive(self, "points_of", tuple(_points(self, Card(code)) for code in range(CODES)))
        derive(self, "freezing", _cards_in(self.frozen_by))
        ranks = frozenset(Card(code) for code in range(CODES) if code >> 2 in self.blocked_ranks)
        derive(self, "blocking", _cards_in(self.blocked_tops | NEVER_TAKEN) | ranks)
        derive(self, "wild_room", _wild_room(self))
        kinds = {kind for kind, _ in self.canastas_out_kinds}
        derive(self, "sevens_apart", CanastaKind.SEVENS in kinds or self.red_three_positive_if is RedThreeSign.SEVENS)
        derive(self, "cache", {})

    def __reduce__(self) -> tuple[Any, ...]:
        """Travel to another process as what differs from the defaults; equal rulesets arrive as one object."""
        changed = tuple([(f.name, getattr(self, f.name)) for f in fields(self) if f.init and _differs(self, f)])
        return _made_of, (changed,)

    def __repr__(self) -> str:
        """Name what differs from Classic, which has all defaults."""
        names = [f.name for f in fields(self) if f.init and _differs(self, f)]
        changed = [f"{name}={write_field(getattr(self, name))!r}" for name in names]
        return f"Ruleset({', '.join(changed)})"

    @property
    def late_threes(self) -> frozenset[Card]:
        """The threes that count as laid when the round ends while they are in a hand (rules 14, 2.16)."""
        return frozenset() if self.last_stock_red_three is LastRedThree.IN_HAND else self.bonus_threes

    @property
    def hands_per_team(self) -> int:
        """How many players share one side, at most."""
        return -(-self.seats // self.teams)

    def team_of(self, seat: int) -> Team:
        """Return the team that plays on a seat (rule 4: partners sit evenly spread around the table)."""
        return Team(seat % self.teams)

    def seats_of(self, team: int) -> tuple[Seat, ...]:
        """Return the seats of a team, clockwise."""
        return tuple(Seat(seat) for seat in range(team, self.seats, self.teams))

    def turn_order(self, number: int = 1) -> tuple[int, ...]:
        """Return the seats that play in a round, in the order of their turns."""
        if not self.turn_orders:
            return tuple(range(self.seats))
        return self.turn_orders[(number - 1) % len(self.turn_orders)]

    def next_seat(self, seat: int, number: int = 1) -> Seat:
        """Return the seat whose turn comes after a seat's in a round; who sits out stands for the seat before."""
        if not self.turn_orders:
            return Seat((seat + 1) % self.seats)
        order = self.turn_order(number)
        while seat not in order:
            seat = (seat - 1) % self.seats
        return Seat(order[(order.index(seat) + 1) % len(order)])

    def next_dealer(self, dealer: int, number: int) -> Seat:
        """Return who deals a round after ``dealer`` dealt the one before: the next player to the left (rule 4)."""
        seat = (dealer + 1) % self.seats
        while self.turn_orders and seat not in self.turn_order(number):
            seat = (seat + 1) % self.seats
        return Seat(seat)

    def partner_of(self, seat: int, number: int = 1) -> Seat | None:
        """Return the partner to ask: the next player of the team, or None for a player without one (rule 57)."""
        if not self.turn_orders:
            partner = Seat((seat + self.teams) % self.seats)
            return None if partner == seat else partner
        order = self.turn_order(number)
        if seat not in order:
            return None
        place = order.index(seat)
        for other in (*order[place + 1 :], *order[:place]):
            if self.team_of(other) == self.team_of(seat):
                return Seat(other)
        return None

    def minimum_for(self, total: int, number: int = 1) -> int:
        """Return the points that a side needs to open, by its total at the start of the round or its number (39)."""
        by = total if self.minimum_basis is MinimumBasis.TOTAL else number
        return next(need for floor, need in reversed(self.minimums) if floor is None or by >= floor)

    def shape_for(self, total: int) -> OpeningShape:
        """Return what an opening must contain besides its points, by the side's total (2.14, 2.16)."""
        fitting = (shape for floor, shape in reversed(self.opening_shapes) if floor is None or total >= floor)
        return next(fitting, OpeningShape.NONE)

    def copies_of(self, card: Card) -> int:
        """Return how many copies of a card the pack holds (rule 1)."""
        return self.jokers if card == 0 else self.decks

    @property
    def pack_size(self) -> int:
        """How many cards the whole pack has."""
        return self.decks * 52 + self.jokers

    def overrides(self, base: Ruleset) -> dict[str, Any]:
        """Return the fields, as JSON values, in which this ruleset differs from another."""
        return {name: write_field(mine) for name in FIELD_NAMES if (mine := getattr(self, name)) != getattr(base, name)}

    def with_fields(self, changes: Mapping[str, Any]) -> Self:
        """Return this ruleset with some fields replaced, given as JSON values.

        Raises:
            RulesetError: A field is unknown, of the wrong type, or contradicts another.
        """
        unknown = sorted(set(changes) - set(FIELD_NAMES))
        if unknown:
            raise RulesetError(f"unknown ruleset field: {', '.join(unknown)}", fields=tuple(unknown))
        return replace(self, **{name: read_field(Ruleset, name, value) for name, value in changes.items()})


FIELD_NAMES = tuple(f.name for f in fields(Ruleset) if f.init and f.name != "id")
"""The fields that can be changed, in the order in which they are declared."""


@lru_cache(maxsize=256)
def _made_of(values: tuple[tuple[str, Any], ...]) -> Ruleset:
    return Ruleset(**dict(values))


def _differs(ruleset: Ruleset, each: Field[Any]) -> bool:
    return bool(getattr(ruleset, each.name) != each.default)


def _points(r: Ruleset, card: Card) -> int:
    return 0 if card in RED_THREES and r.threes_laid is ThreesLaid.RED else r.card_points[card >> 2]


def _wild_room(r: Ruleset) -> tuple[tuple[tuple[int, int], ...], ...]:
    """For a meld of so many naturals that holds so many wilds: the least and the most wilds that may still join it.

    Indexed by naturals, then wilds; an empty range (most below least) means that no such meld is valid (rules 28 to
    31).
    """
    most_naturals, most_wilds = r.decks * SUIT_COUNT, r.decks * SUIT_COUNT + r.jokers

    def room(naturals: int, wilds: int) -> tuple[int, int]:
        if naturals < r.min_naturals:
            return (0, -1)
        limits = [most_wilds]
        if r.max_wilds is not None:
            limits.append(max(r.max_wilds, wilds) if r.lone_hand else r.max_wilds)  # 2.3: merged melds may exceed it
        if r.natural_wild_relation is WildRelation.MORE_NATURALS:
            limits.append(naturals - 1)
        if r.natural_wild_relation is WildRelation.AT_LEAST_AS_MANY:
            limits.append(naturals)
        if r.max_meld_size is not None:
            limits.append(r.max_meld_size - naturals)
        return (max(0, r.min_meld_size - naturals - wilds), min(limits) - wilds)

    return tuple(tuple(room(n, w) for w in range(most_wilds + 1)) for n in range(most_naturals + 1))


def _cards_in(classes: frozenset[CardClass]) -> frozenset[Card]:
    return frozenset(Card(code) for code in range(CODES) if CLASS_OF[code] in classes)
