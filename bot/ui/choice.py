"""What has been picked so far in the picker: counts for a set, the two ends for a sequence, and which meld it joins."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.ui.lays import own_side
from engine.cards import (
    HIGHEST_PLACE,
    JOKER_RANK,
    LOWEST_PLACE,
    PLACE_OF,
    RANK_ORDER,
    RED_THREES,
    SUITS,
    THREE,
    TWO,
    WILDS,
    Card,
    Rank,
    card_at,
    in_order,
    rank_of,
)
from engine.commands import LayDown
from engine.ruleset import Seat
from engine.state import SEQUENCE, SET, WILD, MeldKind
from engine.terms import MeldsPerRank
from engine.view import View

_SET: Final = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{1,2})\.(\d{1,2})(?:@(\d{1,3}))?", re.ASCII)
_RUN: Final = re.compile(r"([cdhs])\.(\d{1,2})\.(\d{1,2})(?:@(\d{1,3}))?", re.ASCII)


@dataclass(frozen=True, slots=True)
class SetChoice:
    """The rank of a set, and how many naturals, jokers and twos go to it; rank 0 is a meld of wild cards.

    ``onto`` is the place of the meld they join; None leaves it to the rules, which is a new meld where there may be
    several.
    """

    rank: Rank
    naturals: int
    jokers: int = 0
    twos: int = 0
    onto: int | None = None

    def encode(self) -> str:
        """Write the choice as an argument of ``Verb.PICK``."""
        return ".".join(map(str, (self.rank, self.naturals, self.jokers, self.twos))) + _onto(self.onto)

    def cards(self, view: View) -> tuple[Card, ...]:
        """Return the chosen cards from the viewer's hand, at most as many as it holds."""
        hand = view.hand or ()
        return (
            *naturals_of(hand, self.rank)[: self.naturals],
            *wilds_of(hand, JOKER_RANK)[: self.jokers],
            *wilds_of(hand, TWO)[: self.twos],
        )

    def lay(self, view: View, seat: Seat) -> LayDown:
        """Return the command that lays the chosen cards."""
        cards = self.cards(view)
        is_named = self.onto is None and self.rank != JOKER_RANK
        return LayDown(seat, cards, self.rank if is_named else None, self.onto)


@dataclass(frozen=True, slots=True)
class RunChoice:
    """A sequence as it is to lie on the table: its suit, and the places of its lowest and highest cards.

    ``onto`` is the place of the sequence that grows; None is a new one.
    """

    suit: str
    low: int
    high: int
    onto: int | None = None

    def encode(self) -> str:
        """Write the choice as an argument of ``Verb.PICK``."""
        return f"{self.suit}.{self.low}.{self.high}{_onto(self.onto)}"

    def cards(self, view: View) -> tuple[Card, ...]:
        """Return the cards from the viewer's hand that are between the ends, those on the table left out."""
        lying = {PLACE_OF[card] for card in _lying(view, self.onto)}
        suit = SUITS.index(self.suit)
        wanted = [card_at(suit, place) for place in range(self.low, self.high + 1) if place not in lying]
        return tuple(card for card in wanted if card in (view.hand or ()))

    def lay(self, view: View, seat: Seat) -> LayDown:
        """Return the command that lays the chosen cards."""
        return LayDown(seat, self.cards(view), None, self.onto)

    def beginning(self, view: View, low: int) -> RunChoice:
        """Return the choice with another lowest card; the highest one moves where it must."""
        if self.onto is not None:
            return replace(self, low=low)
        least, reach = low + view.ruleset.min_meld_size - 1, _reach(self._row(view), low)
        return replace(self, low=low, high=min(max(self.high, least), reach, low + view.ruleset.canasta_size - 1))

    def ends(self, view: View) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return where the sequence can begin and end, with cards in hand and on the table in a row."""
        row = self._row(view)
        lying = sorted(PLACE_OF[card] for card in _lying(view, self.onto))
        if not lying:
            least, full = view.ruleset.min_meld_size, view.ruleset.canasta_size
            lows = tuple(place for place in row if _reach(row, place) >= place + least - 1)
            return lows, tuple(place for place in range(self.low, _reach(row, self.low) + 1) if place - self.low < full)
        lows = tuple(place for place in row if place <= lying[0] and _reach(row, place) >= lying[-1])
        return lows, tuple(place for place in row if lying[-1] <= place <= _reach(row, lying[-1]))

    def _row(self, view: View) -> tuple[int, ...]:
        suit = SUITS.index(self.suit)
        lying = {PLACE_OF[card] for card in _lying(view, self.onto)}
        hand = set(view.hand or ())
        places = range(LOWEST_PLACE, HIGHEST_PLACE + 1)
        return tuple(place for place in places if place in lying or card_at(suit, place) in hand)


Choice: TypeAlias = SetChoice | RunChoice


def parse_choice(text: str) -> Choice | None:
    """Read what ``encode`` wrote; None if it is forged."""
    if found := _SET.fullmatch(text):
        rank, naturals, jokers, twos = map(int, found.groups()[:4])
        onto = None if found[5] is None else int(found[5])
        return SetChoice(Rank(rank), naturals, jokers, twos, onto) if rank in RANK_ORDER else None
    if found := _RUN.fullmatch(text):
        low, high = int(found[2]), int(found[3])
        is_row = LOWEST_PLACE <= low <= high <= HIGHEST_PLACE
        return RunChoice(found[1], low, high, None if found[4] is None else int(found[4])) if is_row else None
    return None


def begun(view: View, rank: Rank, onto: int | None = None) -> SetChoice:
    """Return the choice to begin a rank with: all its naturals, and wild cards only if it is no meld without."""
    hand, ruleset = view.hand or (), view.ruleset
    size = own_side(view).melds[onto].size if onto is not None else _size_joined(view, rank)
    naturals = len(naturals_of(hand, rank))
    jokers, twos = len(wilds_of(hand, JOKER_RANK)), len(wilds_of(hand, TWO))
    if rank == JOKER_RANK:
        space = (jokers + twos) if ruleset.max_wild_meld is None else max(0, ruleset.max_wild_meld - size)
        taken = min(twos, space)
        return SetChoice(rank, 0, jokers=min(jokers, space - taken), twos=taken, onto=onto)
    if ruleset.max_meld_size is not None:
        naturals = min(naturals, max(0, ruleset.max_meld_size - size))
    missing = max(0, ruleset.min_meld_size - naturals - size)
    if size and naturals == 0:
        missing = 1
    if rank == THREE or rank in ruleset.pure_ranks:
        missing = 0
    taken = min(missing, twos)
    return SetChoice(rank, naturals, jokers=min(missing - taken, jokers), twos=taken, onto=onto)


def begun_run(view: View, suit: str, onto: int | None = None) -> RunChoice | None:
    """Return the choice to begin a sequence with: the longest that hand and table give; None if there is none."""
    lying = sorted(PLACE_OF[card] for card in _lying(view, onto))
    full = view.ruleset.canasta_size
    if lying:
        low, high = lying[0], lying[-1]
        lows, highs = RunChoice(suit, low, high, onto).ends(view)
        high = min(highs[-1], low + full - 1) if highs else high
        low = max(lows[0], high - full + 1) if lows else low
        return RunChoice(suit, low, max(high, lying[-1]), onto)
    lows, _ = RunChoice(suit, LOWEST_PLACE, LOWEST_PLACE).ends(view)
    rows = [(min(full, _reach(RunChoice(suit, low, low)._row(view), low) - low + 1), low) for low in lows]
    if not rows:
        return None
    size, low = max(rows)
    return RunChoice(suit, low, low + size - 1)


def homes(view: View, choice: Choice) -> tuple[int | None, ...]:
    """Return the places of melds that a choice could go to, None being a new one; none if that is clear."""
    melds, ruleset = own_side(view).melds, view.ruleset
    if isinstance(choice, RunChoice):
        suit = SUITS.index(choice.suit)
        limit = HIGHEST_PLACE if ruleset.sequence_grows_going_out else ruleset.canasta_size
        places = [p for p, m in enumerate(melds) if m.kind is SEQUENCE and m.naturals[0] & 3 == suit and m.size < limit]
        new = [None] if begun_run(view, choice.suit) is not None else []
        return (*places, *new)
    if choice.rank == JOKER_RANK or ruleset.melds_per_rank is not MeldsPerRank.SEVERAL:
        return ()
    return (*(place for place, m in enumerate(melds) if m.kind is SET and m.rank == choice.rank), None)


def at_home(view: View, choice: Choice, onto: int | None) -> Choice:
    """Return a choice begun anew for another meld."""
    if isinstance(choice, SetChoice):
        return begun(view, choice.rank, onto)
    return begun_run(view, choice.suit, onto) or replace(choice, onto=onto)


def naturals_of(hand: tuple[Card, ...], rank: Rank) -> tuple[Card, ...]:
    """Return the cards of a rank that are not wild, in the order of a hand."""
    return in_order(card for card in hand if rank_of(card) == rank and card not in RED_THREES and card not in WILDS)


def wilds_of(hand: tuple[Card, ...], rank: Rank) -> tuple[Card, ...]:
    """Return the jokers, or the twos, in the order of a hand."""
    return in_order(card for card in hand if card in WILDS and rank_of(card) == rank)


def _size_joined(view: View, rank: Rank) -> int:
    """Return how many cards lie in the meld that cards of a rank would join where no meld is named."""
    ruleset = view.ruleset
    kind = WILD if rank == JOKER_RANK else SET
    limit = ruleset.max_wild_meld if rank == JOKER_RANK else ruleset.max_meld_size
    if kind is SET and ruleset.melds_per_rank is MeldsPerRank.SEVERAL:
        return 0
    same = (meld for meld in own_side(view).melds if meld.kind is kind and meld.rank == rank)
    if kind is SET and ruleset.melds_per_rank is MeldsPerRank.ONE:
        return next((meld.size for meld in same), 0)
    return next((meld.size for meld in same if limit is None or meld.size < limit), 0)


def _lying(view: View, onto: int | None) -> tuple[Card, ...]:
    melds = own_side(view).melds
    if onto is None or not 0 <= onto < len(melds) or melds[onto].kind is not MeldKind.SEQUENCE:
        return ()
    return melds[onto].naturals


def _reach(row: tuple[int, ...], place: int) -> int:
    """Return the last place that follows in a row without a gap."""
    held = set(row)
    while place + 1 in held:
        place += 1
    return place


def _onto(place: int | None) -> str:
    return "" if place is None else f"@{place}"
