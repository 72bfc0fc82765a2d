"""A ruleset: every number and switch of a Canasta as frozen data, checked when it is made.

Field names follow the rules reference; the comment behind a field gives its rule. No rule reads a ruleset's
name, so a variant is a value and never a branch.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NewType, Self

from engine.cards import CLASS_OF, CODES, RANKS, SUIT_COUNT, Card, CardClass
from engine.errors import RulesetError

Seat = NewType("Seat", int)
Team = NewType("Team", int)


class RedThreeReveal(StrEnum):
    """When red threes of the dealt hands are laid (rule 8)."""

    FIRST_TURN = "first_turn"
    AFTER_DEAL = "after_deal"


class WildRelation(StrEnum):
    """How a meld's naturals must compare with its wild cards (rule 31)."""

    MORE_NATURALS = "gt"
    AT_LEAST_AS_MANY = "ge"
    FREE = "none"


class TakeByAdding(StrEnum):
    """Whether an unfrozen pile's top card may be taken onto a meld of the side (rule 22c)."""

    ANY = "any"
    BELOW_CANASTA = "below_canasta"
    NEVER = "never"


class BlackThreeMeld(StrEnum):
    """Whether black threes can be melded (rule 38)."""

    GOING_OUT = "going_out"
    NEVER = "never"


class LastRedThree(StrEnum):
    """What a red three drawn as the last stock card does (rule 13)."""

    END = "end"
    MAY_MELD = "may_meld"


class RedThreeSign(StrEnum):
    """What makes a side's red threes count for it instead of against it (rule 67)."""

    MELD = "meld"
    CANASTA = "canasta"


class AskPartner(StrEnum):
    """Whether a player may ask the partner for permission to go out (rules 54 to 57)."""

    NO = "no"
    OPTIONAL = "optional"


class StockEnd(StrEnum):
    """How a round ends when the stock is used up (rules 63 and 64)."""

    TURN_END = "turn_end"
    WHILE_TAKEABLE = "while_takeable"


WILD_OR_RED_THREE = frozenset({CardClass.WILD, CardClass.RED_THREE})
# A top card of these classes starts no meld and joins none, so the pile is out of reach in every ruleset (19, 23, 38).
NEVER_TAKEN = WILD_OR_RED_THREE | {CardClass.BLACK_THREE}
# Bounds of a pack that a table can be asked to play with; tables of what may be melded grow with it.
MOST_DECKS = 16
MOST_JOKERS = 64
CLASSIC_POINTS = (50, 20, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """Everything that varies between one Canasta and another. Points are game points; counts are cards."""

    id: str
    # people: seats clockwise, team of a seat = seat modulo teams, so partners sit evenly spread (rule 4)
    seats: int = 4
    teams: int = 2
    # cards (rules 1, 2, 5); card_points by rank: joker, ace, two, three (black), four … king
    decks: int = 2
    jokers: int = 4
    hand_size: int = 11
    draw_count: int = 1  # 15
    card_points: tuple[int, ...] = CLASSIC_POINTS
    # the discard pile (rules 6, 7, 19 to 27, 46, 47)
    upcard_reject: frozenset[CardClass] = WILD_OR_RED_THREE
    # what freezes the pile that it lies in, turned up at the deal or discarded: a pile shows all there is to know
    frozen_by: frozenset[CardClass] = WILD_OR_RED_THREE
    blocked_tops: frozenset[CardClass] = WILD_OR_RED_THREE | {CardClass.BLACK_THREE}
    always_frozen: bool = False
    frozen_until_opened: bool = True  # 20
    frozen_naturals: int = 2  # 21
    take_natural_plus_wild: bool = True  # 22b
    take_by_adding: TakeByAdding = TakeByAdding.ANY  # 22c
    one_card_hand_may_take_one_card_pile: bool = False  # 26
    pile_shows_only_top: bool = True
    # melds (rules 28 to 38)
    min_meld_size: int = 3
    min_naturals: int = 2
    max_wilds: int | None = 3
    natural_wild_relation: WildRelation = WildRelation.MORE_NATURALS
    canasta_size: int = 7
    max_meld_size: int | None = None
    wild_into_canasta: bool = True  # 36
    black_three_meld: BlackThreeMeld = BlackThreeMeld.GOING_OUT
    # red threes (rules 8, 13, 67): points by number held
    red_three_reveal: RedThreeReveal = RedThreeReveal.FIRST_TURN
    red_three_table: tuple[int, ...] = (0, 100, 200, 300, 800)
    red_three_positive_if: RedThreeSign = RedThreeSign.MELD
    last_stock_red_three: LastRedThree = LastRedThree.END
    # opening (rules 39, 44): (from this total upwards, points needed); None = any lower total
    minimums: tuple[tuple[int | None, int], ...] = ((None, 15), (0, 50), (1500, 90), (3000, 120))
    concealed_exempts_minimum: bool = False
    # going out (rules 50, 51, 54, 61)
    canastas_out: int = 1
    keep_cards: int = 1  # left in hand after the discard of a player who does not go out
    ask_partner: AskPartner = AskPartner.OPTIONAL
    ask_after_take: bool = False
    concealed_after_take: bool = True
    # scoring and the end (rules 58, 63 to 69)
    bonus_natural: int = 500
    bonus_mixed: int = 300
    bonus_out: int = 100
    bonus_concealed: int = 100
    stock_end: StockEnd = StockEnd.TURN_END
    target: int = 5000
    # tables worked out once from the fields above, for speed
    points_of: tuple[int, ...] = field(init=False, repr=False, compare=False)
    freezing: frozenset[Card] = field(init=False, repr=False, compare=False)
    blocking: frozenset[Card] = field(init=False, repr=False, compare=False)
    wild_room: tuple[tuple[tuple[int, int], ...], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        _check(self)
        points = tuple(
            0 if CLASS_OF[code] is CardClass.RED_THREE else self.card_points[code >> 2] for code in range(CODES)
        )
        object.__setattr__(self, "points_of", points)
        object.__setattr__(self, "freezing", _cards_in(self.frozen_by))
        object.__setattr__(self, "blocking", _cards_in(self.blocked_tops | NEVER_TAKEN))
        object.__setattr__(self, "wild_room", _wild_room(self))

    @property
    def hands_per_team(self) -> int:
        """How many players share one side."""
        return self.seats // self.teams

    def team_of(self, seat: int) -> Team:
        """Return the team that plays on a seat (rule 4: partners sit evenly spread around the table)."""
        return Team(seat % self.teams)

    def seats_of(self, team: int) -> tuple[Seat, ...]:
        """Return the seats of a team, clockwise."""
        return tuple(Seat(seat) for seat in range(team, self.seats, self.teams))

    def next_seat(self, seat: int) -> Seat:
        """Return the seat to the left, whose turn comes next."""
        return Seat((seat + 1) % self.seats)

    def partner_of(self, seat: int) -> Seat | None:
        """Return the partner to ask: the next seat of the same team, or None for a player without one (rule 57)."""
        partner = Seat((seat + self.teams) % self.seats)
        return None if partner == seat else partner

    def minimum_for(self, total: int) -> int:
        """Return the points that a side with this total at the start of the round needs to open (rule 39)."""
        return next(need for floor, need in reversed(self.minimums) if floor is None or total >= floor)

    def copies_of(self, card: Card) -> int:
        """Return how many copies of a card the pack holds (rule 1)."""
        return self.jokers if card == 0 else self.decks

    @property
    def pack_size(self) -> int:
        """How many cards the whole pack has."""
        return self.decks * 52 + self.jokers

    def overrides(self, base: Ruleset) -> dict[str, Any]:
        """Return the fields, as JSON values, in which this ruleset differs from another."""
        mine, theirs = _plain(self), _plain(base)
        return {name: value for name, value in mine.items() if value != theirs[name] and name != "id"}

    def with_fields(self, fields: Mapping[str, Any]) -> Self:
        """Return this ruleset with some fields replaced, given as JSON values.

        Raises:
            RulesetError: A field is unknown, of the wrong type, or contradicts another.
        """
        known = {f.name: f for f in dataclasses.fields(self) if f.init and f.name != "id"}
        unknown = sorted(set(fields) - set(known))
        if unknown:
            raise RulesetError(f"unknown ruleset field: {', '.join(unknown)}")
        read = {name: _read(name, value, getattr(self, name)) for name, value in fields.items()}
        return dataclasses.replace(self, **read)


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
            limits.append(r.max_wilds)
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


def _plain(ruleset: Ruleset) -> dict[str, Any]:
    return {f.name: _write(getattr(ruleset, f.name)) for f in dataclasses.fields(ruleset) if f.init}


def _write(value: Any) -> Any:
    if isinstance(value, frozenset):
        return sorted(str(item) for item in value)
    if isinstance(value, tuple):
        return [_write(item) for item in value]
    return str(value) if isinstance(value, StrEnum) else value


def _read(name: str, value: Any, model: Any) -> Any:
    """Turn a JSON value into a field's type, taking the type from the value that the base ruleset has there."""
    try:
        if isinstance(model, StrEnum):
            return type(model)(value)
        if isinstance(model, frozenset):
            return frozenset(CardClass(item) for item in _a_list(value))
        if name == "minimums":
            return tuple(_minimum(row) for row in _a_list(value))
        if isinstance(model, tuple):
            return tuple(_exactly(int, item) for item in _a_list(value))
        if isinstance(model, bool):
            return _exactly(bool, value)
        return None if value is None and name in ("max_wilds", "max_meld_size") else _exactly(int, value)
    except (TypeError, ValueError):
        raise RulesetError(f"ruleset field {name} cannot be {value!r}") from None


def _exactly(kind: type, value: Any) -> Any:
    if type(value) is not kind:
        raise TypeError
    return value


def _a_list(value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise TypeError
    return list(value)


def _minimum(row: Any) -> tuple[int | None, int]:
    floor, points = _a_list(row)
    return None if floor is None else _exactly(int, floor), _exactly(int, points)


def _are_minimums(rows: tuple[tuple[int | None, int], ...]) -> bool:
    """Whether the rows hold one for any lower total first, then rising totals."""
    if not rows or not all(len(row) == 2 for row in rows):
        return False
    floors = [floor for floor, _ in rows[1:] if floor is not None]
    return rows[0][0] is None and len(floors) == len(rows) - 1 and floors == sorted(set(floors))


def _check(ruleset: Ruleset) -> None:
    """Refuse a ruleset that could not be played, with a sentence that names the field."""
    r = ruleset
    numbers = (
        *(number for row in r.minimums for number in row if number is not None),
        *r.red_three_table,
        *r.card_points,
    )
    complaints = {
        "seats": r.seats >= 1,
        "teams": r.teams >= 2 and r.seats % r.teams == 0,
        "decks": 1 <= r.decks <= MOST_DECKS,
        "jokers": 0 <= r.jokers <= MOST_JOKERS,
        "hand_size": r.hand_size >= 1 and r.pack_size > r.seats * r.hand_size,
        "draw_count": r.draw_count >= 1,
        "card_points": len(r.card_points) == len(RANKS),
        "frozen_naturals": r.frozen_naturals >= 1,
        "min_meld_size": r.min_meld_size >= 1,
        "min_naturals": 1 <= r.min_naturals <= r.min_meld_size,
        "max_wilds": r.max_wilds is None or r.max_wilds >= 0,
        "canasta_size": r.canasta_size >= r.min_meld_size,
        "max_meld_size": r.max_meld_size is None or r.max_meld_size >= r.canasta_size,
        "red_three_table": len(r.red_three_table) == r.decks * 2 + 1,
        "minimums": _are_minimums(r.minimums),
        "canastas_out": r.canastas_out >= 0,
        # Whoever could never keep so many after a first draw could not end the turn.
        "keep_cards": 1 <= r.keep_cards <= r.hand_size,
    }
    wrong = [name for name, fine in complaints.items() if not fine]
    if not all(type(n) is int for n in numbers):
        wrong.append("minimums, red_three_table or card_points")
    if wrong:
        raise RulesetError(f"ruleset {r.id} cannot be played with this value of {', '.join(wrong)}")
