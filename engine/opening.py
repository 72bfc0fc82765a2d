"""The search for lay-downs that are worth the missing points (rules 39 to 43): complete, and never a greedy guess.

It is cut short only where no completion can reach the missing points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import JOKER_RANK, NATURAL_RANKS, TWO, Rank
from engine.prospect import Prospect, best_wild_points


@dataclass(frozen=True, slots=True)
class Share:
    """Cards for one meld: so many naturals of a rank and so many wild cards, from hand."""

    rank: Rank
    naturals: int
    wilds: int


def find_opening(turn: Prospect, *, limit: int) -> tuple[Share, ...] | None:
    """Find lay-downs from hand worth the missing points with at most ``limit`` cards, or None if there are none.

    Returns:
        The shares to lay; empty when no points are missing.
    """
    return OpeningSearch(turn, limit=limit).find(turn.need)


def best_points(turn: Prospect, *, limit: int) -> int:
    """Return the most points that at most ``limit`` hand cards can add to the side's melds in this turn."""
    search = OpeningSearch(turn, limit=limit)
    best = 0
    while (shares := search.find(best + 1)) is not None:
        best = search.points(shares)
    return best


class OpeningSearch:
    """Depth-first search over the ranks, most valuable first, each with its ways to be laid, fullest first."""

    def __init__(self, turn: Prospect, *, limit: int, holds_back: bool = False) -> None:
        """Search the turn's hand; ``holds_back`` also tries to keep naturals that could be laid at no cost."""
        self.ruleset = turn.ruleset
        self.limit = min(limit, turn.size)
        self.wild_points = best_wild_points(turn.ruleset, jokers=turn.hand[JOKER_RANK], twos=turn.hand[TWO])
        self.wilds = len(self.wild_points) - 1
        points = turn.ruleset.card_points
        room = turn.ruleset.wild_room
        hand, naturals = turn.hand, turn.naturals
        cap = turn.ruleset.max_meld_size

        def can_lay(rank: Rank) -> bool:
            count = hand[rank] if cap is None else min(hand[rank], cap)
            least, most = room[count][0]
            return least <= most and least <= self.wilds

        ranks = [r for r in NATURAL_RANKS if naturals[r] or (hand[r] and can_lay(r))]
        ranks.sort(key=lambda r: hand[r] * points[r], reverse=True)
        self.ranks = ranks
        self.value = [points[r] for r in ranks]
        suffix = [0]
        for rank in reversed(ranks):
            suffix.append(suffix[-1] + hand[rank] * points[rank])
        self.suffix = suffix[::-1]
        self.turn = turn
        self.is_tight = holds_back or cap is not None or self.limit < sum(hand[r] for r in ranks) + self.wilds

    def find(self, need: int) -> tuple[Share, ...] | None:
        """Find shares worth at least ``need`` points."""
        if self.suffix[0] + self.wild_points[-1] < need:
            return None
        self.need = need
        self.seen: dict[tuple[int, int, int], int] = {}
        return self._extend(0, 0, self.limit, 0)

    def points(self, shares: tuple[Share, ...]) -> int:
        """Return what shares are worth, their wild cards at best."""
        naturals = sum(share.naturals * self.ruleset.card_points[share.rank] for share in shares)
        return naturals + self.wild_points[sum(share.wilds for share in shares)]

    def every(self, need: int) -> Iterator[tuple[Share, ...]]:
        """Yield every choice of shares worth at least ``need`` points."""

        def extend(place: int, points: int, left: int, used: int) -> Iterator[tuple[Share, ...]]:
            if points + self.suffix[place] + self.wild_points[-1] < need:
                return
            if place == len(self.ranks):
                if points + self.wild_points[used] >= need:
                    yield ()
                return
            rank = self.ranks[place]
            for naturals, wilds in self._ways(rank, left, self.wilds - used):
                share = (Share(rank, naturals, wilds),) if naturals or wilds else ()
                gained = points + naturals * self.value[place]
                for rest in extend(place + 1, gained, left - naturals - wilds, used + wilds):
                    yield (*share, *rest)

        return extend(0, 0, self.limit, 0)

    def _extend(self, place: int, points: int, left: int, used: int) -> tuple[Share, ...] | None:
        if points + self.wild_points[used] >= self.need:
            return ()
        if points + self.suffix[place] + self.wild_points[-1] < self.need or place == len(self.ranks):
            return None
        # Reached before with the same means and no fewer points: nothing new can come of it.
        key = (place, left, used)
        if self.seen.get(key, -1) >= points:
            return None
        self.seen[key] = points
        rank, value = self.ranks[place], self.value[place]
        for naturals, wilds in self._ways(rank, left, self.wilds - used):
            more = self._extend(place + 1, points + naturals * value, left - naturals - wilds, used + wilds)
            if more is not None:
                return (Share(rank, naturals, wilds), *more) if naturals or wilds else more
        return None

    def _ways(self, rank: Rank, left: int, wilds: int) -> Iterator[tuple[int, int]]:
        """Yield (naturals, wilds) that this rank's meld may get; none at all comes last."""
        turn = self.turn
        have, held, on_table = turn.hand[rank], turn.naturals[rank], turn.wilds[rank]
        closed = not self.ruleset.wild_into_canasta and held + on_table >= self.ruleset.canasta_size
        # With cards to spare nothing is gained by holding naturals back.
        fewest = (0 if held else 1) if self.is_tight else have
        for naturals in range(min(have, left), fewest - 1, -1):
            least, most = self.ruleset.wild_room[held + naturals][on_table]
            for count in range(least, min(0 if closed else wilds, most, left - naturals) + 1):
                if naturals or count:
                    yield naturals, count
        yield 0, 0
