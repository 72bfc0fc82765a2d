"""The search for lay-downs that complete an opening (rules 39 to 43): complete, and never a greedy guess.

It is cut short only where no completion can reach the missing points.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.books import outcomes, room, wild_outcome
from engine.cards import JOKER_RANK, NATURAL_RANKS, TWO, Rank
from engine.prospect import Prospect, Way, best_wild_points
from engine.runs import run_plans
from engine.terms import MeldsPerRank, OpeningShape


@dataclass(frozen=True, slots=True)
class Share:
    """Cards for one rank: so many naturals of it and so many wild cards, from hand; rank 0: wild cards alone."""

    rank: Rank
    naturals: int
    wilds: int


def can_complete_opening(turn: Prospect, *, limit: int) -> bool:
    """Tell whether at most ``limit`` hand cards can complete the opening."""
    if turn.is_open:
        return True
    for each in with_runs(turn, limit=limit):
        left = limit - (turn.size - each.size)
        if each.is_open or OpeningSearch(each, limit=left).find(each.need, each.shape) is not None:
            return True
        if each.ruleset.splash and OpeningSearch(each, limit=left).find_splash() is not None:
            return True
    return False


def with_runs(turn: Prospect, *, limit: int) -> Iterator[Prospect]:
    """Yield the turn after each choice of sequences with at most ``limit`` cards, none first."""
    ruleset = turn.ruleset
    if not ruleset.sequences:
        yield turn
        return
    plans = run_plans(turn.cards, turn.runs, least=ruleset.min_meld_size, full=ruleset.canasta_size)
    for plan in plans:
        if sum([len(piece.cards) for piece in plan.pieces]) <= limit:
            after = turn
            for piece in plan.pieces:
                after = after.laid(Way(JOKER_RANK, piece=piece))
            yield after


def best_points(turn: Prospect, *, limit: int) -> int:
    """Return the most points that at most ``limit`` hand cards can add to the side's melds in this turn."""
    most = 0
    for each in with_runs(turn, limit=limit):
        laid = turn.need - each.need
        search = OpeningSearch(each, limit=limit - (turn.size - each.size))
        best = max(0, most - laid)
        while (shares := search.find(best + 1)) is not None:
            best = search.points(shares)
        most = max(most, laid + best)
    return most


class OpeningSearch:
    """Depth-first search over the ranks, most valuable first, each with its ways to be laid, fullest first."""

    def __init__(self, turn: Prospect, *, limit: int, holds_back: bool = False) -> None:
        """Search the turn's hand; ``holds_back`` also tries to keep naturals that could be laid at no cost."""
        ruleset = turn.ruleset
        self.ruleset = ruleset
        self.limit = min(limit, turn.size)
        may_use = ruleset.opening_wilds or not turn.opening
        jokers, twos = (turn.hand[JOKER_RANK], turn.hand[TWO]) if may_use else (0, 0)
        self.wild_points = best_wild_points(ruleset, jokers=jokers, twos=twos)
        self.wilds = len(self.wild_points) - 1
        points, hand, books = ruleset.card_points, turn.hand, turn.books
        cap = ruleset.max_meld_size
        several = ruleset.melds_per_rank is not MeldsPerRank.ONE

        def can_lay(rank: Rank) -> bool:
            count = hand[rank] if cap is None or several else min(hand[rank], cap)
            if several and count > 3:
                return True
            least, most = room(ruleset, rank, None, count, opening=turn.opening)
            return least <= most and least <= self.wilds

        ranks = [r for r in NATURAL_RANKS if r not in turn.dead and (books[r] or (hand[r] and can_lay(r)))]
        ranks.sort(key=lambda r: hand[r] * points[r], reverse=True)
        if ruleset.wild_melds and self.wilds:
            ranks.insert(0, JOKER_RANK)  # first, for it decides how many wild cards are left for the sets
        self.ranks = ranks
        self.value = [points[r] if r else 0 for r in ranks]
        suffix = [0]
        for rank in reversed(ranks):
            suffix.append(suffix[-1] + (hand[rank] * points[rank] if rank else 0))
        self.suffix = suffix[::-1]
        self.turn = turn
        self.is_tight = (
            holds_back or several or cap is not None or self.limit < sum(hand[r] for r in ranks if r) + self.wilds
        )

    def find(self, need: int, shape: OpeningShape = OpeningShape.NONE) -> tuple[Share, ...] | None:
        """Find shares worth at least ``need`` points which, with what lies there, contain ``shape``."""
        if self.suffix[0] + self.wild_points[-1] < need:
            return None
        return self._search(need, shape)

    def find_splash(self) -> tuple[Share, ...] | None:
        """Find shares that make a natural canasta, or one of wild cards, whatever they are worth (rule 2.16)."""
        return self._search(0, OpeningShape.NATURAL_CANASTA)

    def _search(self, need: int, shape: OpeningShape) -> tuple[Share, ...] | None:
        self.need = need
        self.shape = shape
        self.seen: dict[tuple[int, int, int, int, bool], int] = {}
        # A clean meld that lies there is one only as long as no wild card joins it: its rank decides.
        shaped = shape is not OpeningShape.CLEAN_TRIPLE and self.turn.has_shape(shape)
        # Whether this rank or one after it could still give the shape, with all the wild cards there are.
        self.may_shape = [False]
        for rank in reversed(self.ranks):
            self.may_shape.append(self.may_shape[-1] or shaped or self._could_shape(rank))
        self.may_shape.reverse()
        return self._extend(0, 0, self.limit, 0, self.wilds, shaped)

    def points(self, shares: tuple[Share, ...]) -> int:
        """Return what shares are worth, their wild cards at best."""
        naturals = sum(share.naturals * self.ruleset.card_points[share.rank] for share in shares if share.rank)
        return naturals + self.wild_points[sum(share.wilds for share in shares)]

    def every(self, need: int) -> Iterator[tuple[Share, ...]]:
        """Yield every choice of shares worth at least ``need`` points."""

        def extend(place: int, points: int, left: int, used: int, budget: int) -> Iterator[tuple[Share, ...]]:
            if points + self.suffix[place] + self.wild_points[-1] < need:
                return
            if place == len(self.ranks):
                if points + self.wild_points[used] >= need:
                    yield ()
                return
            rank = self.ranks[place]
            for naturals, wilds in self._ways(rank, left, min(self.wilds - used, budget)):
                share = (Share(rank, naturals, wilds),) if naturals or wilds else ()
                gained = points + naturals * self.value[place]
                rest = self.turn.wild_budget(wilds, self.wilds) if not rank else budget - wilds
                for more in extend(place + 1, gained, left - naturals - wilds, used + wilds, rest):
                    yield (*share, *more)

        return extend(0, 0, self.limit, 0, self.wilds)

    def _extend(
        self, place: int, points: int, left: int, used: int, budget: int, shaped: bool
    ) -> tuple[Share, ...] | None:
        if shaped and points + self.wild_points[used] >= self.need:
            return ()
        if points + self.suffix[place] + self.wild_points[-1] < self.need or place == len(self.ranks):
            return None
        if not shaped and not self.may_shape[place]:
            return None
        # Reached before with the same means and no fewer points: nothing new can come of it.
        key = (place, left, used, budget, shaped)
        if self.seen.get(key, -1) >= points:
            return None
        self.seen[key] = points
        rank, value = self.ranks[place], self.value[place]
        for naturals, wilds in self._ways(rank, left, min(self.wilds - used, budget)):
            gained = points + naturals * value
            rest = self.turn.wild_budget(wilds, self.wilds) if not rank else budget - wilds
            is_shaped = shaped or self._shapes(rank, naturals, wilds)
            more = self._extend(place + 1, gained, left - naturals - wilds, used + wilds, rest, is_shaped)
            if more is not None:
                return (Share(rank, naturals, wilds), *more) if naturals or wilds else more
        return None

    def _could_shape(self, rank: Rank) -> bool:
        most = self.turn.hand[rank] if rank else 0
        return any(self._shapes(rank, used, wilds) for used in range(most, -1, -1) for wilds in range(self.wilds + 1))

    def _shapes(self, rank: Rank, naturals: int, wilds: int) -> bool:
        """Tell whether a rank, with a share laid, gives the opening what it must contain."""
        turn = self.turn
        if not rank:
            after = wild_outcome(self.ruleset, turn.books[0], wilds)
            return self.shape is not OpeningShape.CLEAN_TRIPLE and after is not None and after[0] > 0
        if self.shape is OpeningShape.CLEAN_TRIPLE:
            own = naturals + sum([held for held, _ in turn.books[rank]]) - (rank == turn.uncounted)
            return not wilds and not any(w for _, w in turn.books[rank]) and own >= self.ruleset.min_meld_size
        reached = outcomes(self.ruleset, rank, turn.books[rank], naturals, wilds, opening=turn.opening)
        if self.shape is OpeningShape.NATURAL_CANASTA:
            return any(kinds.natural or (kinds.sevens and not wilds) for kinds in reached)
        return any(sum(kinds[:3]) for kinds in reached)

    def _ways(self, rank: Rank, left: int, wilds: int) -> Iterator[tuple[int, int]]:
        """Yield (naturals, wilds) that this rank may get; none at all comes last."""
        turn, ruleset = self.turn, self.ruleset
        if not rank:
            for count in range(min(left, wilds), 0, -1):
                if wild_outcome(ruleset, turn.books[0], count) is not None:
                    yield 0, count
            yield 0, 0
            return
        have, books = turn.hand[rank], turn.books[rank]
        # With cards to spare nothing is gained by holding naturals back.
        fewest = (0 if books else 1) if self.is_tight else have
        if ruleset.melds_per_rank is MeldsPerRank.ONE:
            book = books[0] if books else None
            for naturals in range(min(have, left), fewest - 1, -1):
                least, most = room(ruleset, rank, book, naturals, opening=turn.opening)
                for count in range(least, min(wilds, most, left - naturals) + 1):
                    if naturals or count:
                        yield naturals, count
        else:
            for naturals in range(min(have, left), fewest - 1, -1):
                for count in range(min(wilds, left - naturals) + 1):
                    if (naturals or count) and outcomes(ruleset, rank, books, naturals, count, opening=turn.opening):
                        yield naturals, count
        yield 0, 0
