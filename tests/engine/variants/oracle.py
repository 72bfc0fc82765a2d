"""A turn judged by trying everything: sequences, wild melds and several melds of a rank, with cards as they are.

Nothing here knows how the engine searches. A spot is the hand, the melds and the points laid; from it every choice of
cards is laid onto every meld or beside them, again and again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

Cards = tuple[str, ...]
#: A new meld, where others are named by their place.
NEW: Final = -1


@dataclass(frozen=True)
class Rules:
    """What the oracle must know of a ruleset; `kinds` are canastas that going out needs."""

    base: str
    fields: Mapping[str, Any]
    canasta: int
    max_set: int | None = None
    max_wild_meld: int = 7
    max_wilds: int = 3
    sequences: bool = False
    wild_melds: bool = True
    wild_into_canasta: bool = True
    per_rank: str = "one"
    canastas_out: int = 1
    kinds: Mapping[str, int] | None = None
    must_discard: bool = False
    black_threes: bool = True
    twos_to_wild_meld: bool = False
    ignored: str = ""
    wilds_open: bool = True
    # taking the pile, by a side that has opened
    always_frozen: bool = False
    frozen_naturals: int = 2
    natural_and_wild: bool = False
    adding: str = "never"


@dataclass(frozen=True)
class Spot:
    """A turn: hand, melds in their order, points laid in it, and whether anything was."""

    hand: Cards
    melds: tuple[Cards, ...]
    points: int = 0
    has_laid: bool = False


def rank(card: str) -> int:
    """Return the rank of a card, 0 for a joker."""
    return 0 if card == "jk" else int(card[1:])


def is_wild(card: str) -> bool:
    """Whether a card is wild."""
    return rank(card) in (0, 2)


def value(card: str) -> int:
    """Return the points of a card."""
    return {0: 50, 1: 20, 2: 20}.get(rank(card), 5 if rank(card) < 8 else 10)


def kind(meld: Cards) -> str:
    """Return what a meld is by its cards: set, sequence or wild."""
    ranks = {rank(card) for card in meld if not is_wild(card)}
    return "wild" if not ranks else "set" if len(ranks) == 1 else "sequence"


def canasta_kind(meld: Cards) -> str:
    """Return which canasta a meld is if it is one."""
    return kind(meld) if kind(meld) != "set" else "mixed" if any(map(is_wild, meld)) else "natural"


class Oracle:
    """Decides what a turn allows, by trying."""

    def __init__(self, rules: Rules, minimum: int, permission: str | None) -> None:
        self.rules = rules
        self.minimum = minimum
        self.permission = permission
        self._ends: dict[Spot, bool] = {}
        self._outs: dict[Spot, bool] = {}

    # melds

    def is_meld(self, cards: Cards) -> bool:
        """Whether cards lie well as a meld."""
        rules, size = self.rules, len(cards)
        wilds = sum(map(is_wild, cards))
        naturals = [card for card in cards if not is_wild(card)]
        ranks = sorted(14 if rank(card) == 1 else rank(card) for card in naturals)
        if size < 3:
            return False
        if not naturals:
            return rules.wild_melds and size <= rules.max_wild_meld
        if len(set(ranks)) == 1:
            if ranks[0] == 3:
                return rules.black_threes and not wilds
            if rules.max_set is not None and size > rules.max_set:
                return False
            return len(naturals) >= 2 and wilds <= rules.max_wilds and len(naturals) > wilds
        suits = {card[0] for card in naturals}
        in_row = ranks == list(range(ranks[0], ranks[0] + size))
        return rules.sequences and not wilds and len(suits) == 1 and in_row and ranks[0] > 3 and size <= rules.canasta

    def joined(self, spot: Spot, cards: Cards, onto: int) -> tuple[Cards, ...] | None:
        """Return the melds after cards were laid, or None if they cannot lie there."""
        rules = self.rules
        if rules.twos_to_wild_meld and any(rank(card) == 2 for card in cards):
            open_wild = [at for at, meld in enumerate(spot.melds) if kind(meld) == "wild" and len(meld) < rules.canasta]
            if open_wild and onto not in open_wild:
                return None
        if onto == NEW:
            return (*spot.melds, cards) if self.is_meld(cards) and self.has_room(spot, cards) else None
        old = spot.melds[onto]
        if (
            kind(old) == "set"
            and any(map(is_wild, cards))
            and len(old) >= rules.canasta
            and not rules.wild_into_canasta
        ):
            return None
        new = tuple(sorted(old + cards))
        if kind(new) != kind(old) or not self.is_meld(new):
            return None
        return (*spot.melds[:onto], new, *spot.melds[onto + 1 :])

    def has_room(self, spot: Spot, cards: Cards) -> bool:
        """Whether another meld of the cards' rank may begin."""
        if kind(cards) == "sequence" or (kind(cards) == "set" and self.rules.per_rank == "several"):
            return True
        return not self.alike(spot, cards) or (
            self.rules.per_rank != "one" and all(len(meld) >= self.rules.canasta for meld in self.alike(spot, cards))
        )

    def alike(self, spot: Spot, cards: Cards) -> list[Cards]:
        """Return the melds of the same kind and rank."""
        return [meld for meld in spot.melds if kind(meld) == kind(cards) and self.rank_of(meld) == self.rank_of(cards)]

    def rank_of(self, meld: Cards) -> int:
        """Return a set's rank, 0 for wild cards alone."""
        return max((rank(card) for card in meld if not is_wild(card)), default=0)

    def after(self, spot: Spot, cards: Cards, onto: int) -> Spot | None:
        """Return the spot after cards were laid, or None if they do not lie well."""
        melds = self.joined(spot, cards, onto)
        if melds is None or (not self.rules.wilds_open and not self.is_open(spot) and any(map(is_wild, cards))):
            return None
        left = list(spot.hand)
        for card in cards:
            left.remove(card)
        after = Spot(tuple(left), melds, spot.points + sum(map(value, cards)), has_laid=True)
        if rank(cards[0]) == 3 and not (len(left) <= 1 and self.may_go_out(after) and self.permission != "refused"):
            return None
        return after

    def combined(self, spot: Spot) -> Iterator[Spot]:
        """Return the spots after two melds of a rank became one; a finished canasta gains nothing by it."""
        if self.rules.per_rank != "several":
            return
        for one, two in combinations(range(len(spot.melds)), 2):
            first, second = spot.melds[one], spot.melds[two]
            together = tuple(sorted(first + second))
            alike = kind(first) == kind(second) == kind(together) != "sequence"
            if alike and max(len(first), len(second)) < self.rules.canasta and self.is_meld(together):
                others = [meld for at, meld in enumerate(spot.melds) if at not in (one, two)]
                yield Spot(spot.hand, (*others, together), spot.points, spot.has_laid)

    def choices(self, spot: Spot) -> Iterator[tuple[Cards, int]]:
        """Return every choice of hand cards with every place for them."""
        for size in range(1, len(spot.hand) + 1):
            for cards in sorted(set(combinations(spot.hand, size))):
                for onto in range(NEW, len(spot.melds)):
                    yield cards, onto

    def following(self, spot: Spot) -> Iterator[Spot]:
        """Return all spots after one more step."""
        yield from self.combined(spot)
        for cards, onto in self.choices(spot):
            after = self.after(spot, cards, onto)
            if after is not None:
                yield after

    # the end of the turn

    def is_open(self, spot: Spot) -> bool:
        """Whether the side has opened by now."""
        return spot.points >= self.minimum

    def may_go_out(self, spot: Spot) -> bool:
        """Whether the side has what going out asks for."""
        canastas = [canasta_kind(meld) for meld in spot.melds if len(meld) >= self.rules.canasta]
        canastas = [name for name in canastas if name != self.rules.ignored]
        enough = all(canastas.count(name) >= count for name, count in (self.rules.kinds or {}).items())
        return self.is_open(spot) and len(canastas) >= self.rules.canastas_out and enough

    def is_out(self, spot: Spot) -> bool:
        """Whether the turn can end the round now."""
        return self.may_go_out(spot) and (len(spot.hand) == 1 or (not spot.hand and not self.rules.must_discard))

    def can_go_out(self, spot: Spot) -> bool:
        """Whether the turn can still end the round."""
        if spot not in self._outs:
            self._outs[spot] = self.is_out(spot) or any(map(self.can_go_out, self.following(spot)))
        return self._outs[spot]

    def can_end(self, spot: Spot) -> bool:
        """Whether the turn can end, with its side open."""
        if spot not in self._ends:
            stays = self.permission != "granted" and len(spot.hand) >= 2 and self.is_open(spot)
            out = self.permission != "refused" and self.is_out(spot)
            self._ends[spot] = stays or out or any(map(self.can_end, self.following(spot)))
        return self._ends[spot]

    # commands

    def may_lay(self, spot: Spot, cards: Cards, onto: int) -> bool:
        """Whether cards may be laid."""
        after = self.after(spot, cards, onto)
        return after is not None and self.can_end(after)

    def may_take(self, spot: Spot, pile: Cards, cards: Cards, onto: int) -> bool:
        """Whether a side that has opened may take the pile, its top card last, with these hand cards."""
        rules, top = self.rules, pile[-1]
        if rank(top) in (0, 2, 3) or (len(spot.hand) == len(pile) == 1):
            return False
        naturals = sum(rank(card) == rank(top) for card in cards)
        wilds = sum(map(is_wild, cards))
        frozen = rules.always_frozen or any(map(is_wild, pile))
        pair = naturals >= (rules.frozen_naturals if frozen else 2)
        mixed = rules.natural_and_wild and not frozen and naturals >= 1 and wilds >= 1
        added = (
            rules.adding != "never" and not frozen and onto != NEW and (not cards or kind(spot.melds[onto]) == "set")
        )
        if added and rules.adding == "below_canasta" and len(spot.melds[onto]) >= rules.canasta:
            added = False
        if not (pair or mixed or added) or naturals + wilds != len(cards):
            return False
        melds = self.joined(spot, tuple(sorted((*cards, top))), onto)
        if melds is None:
            return False
        left = list(spot.hand)
        for card in cards:
            left.remove(card)
        return self.can_end(Spot(tuple(sorted((*left, *pile[:-1]))), melds, spot.points, has_laid=True))

    def may_discard(self, spot: Spot) -> bool:
        """Whether the turn may end by a discard."""
        if len(spot.hand) == 1 and self.permission != "refused" and self.may_go_out(spot):
            return True
        if self.permission == "granted" or len(spot.hand) < 2:
            return False
        return self.is_open(spot) or not spot.has_laid

    def can_open(self, spot: Spot) -> bool:
        """Whether a side that has not opened can."""
        if self.is_open(spot):
            return False
        return any(self.may_lay(spot, cards, onto) for cards, onto in self.choices(spot))
