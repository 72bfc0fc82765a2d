"""Exact answers about a turn: can it open, can it end, can it go out?

Nothing here guesses. Keeping cards back is decided by a search over the ways to spend naturals and wild cards, cut
short only where no completion can reach the missing points. Going out is decided in closed form: all cards but at
most one must be laid, so each rank takes a range of wild cards, and the wild cards fit exactly when their number lies
between the sums of the range ends, with enough of them left over to complete the canastas.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import mul

from engine.cards import JOKER_RANK, NATURAL_RANKS, THREE, TWO, Rank
from engine.prospect import Prospect, best_wild_points
from engine.ruleset import BlackThreeMeld, Ruleset
from engine.state import GRANTED, REFUSED


@dataclass(frozen=True, slots=True)
class Share:
    """Cards for one meld: so many naturals of a rank and so many wild cards, from hand."""

    rank: Rank
    naturals: int
    wilds: int


@dataclass(frozen=True, slots=True)
class WayOut:
    """Shares that empty the hand but for ``discard`` (the rank of the last card, None when every card is laid)."""

    shares: tuple[Share, ...]
    discard: Rank | None


def can_end(turn: Prospect) -> bool:
    """Tell whether the turn can still end legally by some further lay-downs (rules 43, 51, 55)."""
    if turn.permission is not GRANTED and can_keep(turn):
        return True
    return turn.permission is not REFUSED and can_go_out(turn)


def can_keep(turn: Prospect) -> bool:
    """Tell whether the turn can end with a discard that leaves the cards which must be kept (rule 51)."""
    spare = turn.size + turn.rest_size - turn.ruleset.keep_cards - turn.may_discard
    if turn.need <= 0:
        return spare >= 0
    if spare <= 0:
        return False
    certain, cards, possible = _bounds(turn)
    if possible < turn.need:
        return False
    return (certain >= turn.need and cards <= spare) or find_opening(turn, limit=spare) is not None


def _bounds(turn: Prospect) -> tuple[int, int, int]:
    """Return what the hand can lay without wild cards, in points and cards, and the points that it cannot exceed."""
    ruleset, hand, held = turn.ruleset, turn.hand, turn.naturals
    points, room = ruleset.card_points, ruleset.wild_room
    certain = cards = 0
    possible = hand[JOKER_RANK] * points[JOKER_RANK] + hand[TWO] * points[TWO]
    for rank in NATURAL_RANKS:
        count = hand[rank]
        if count and count + held[rank] >= ruleset.min_naturals:
            value = count * points[rank]
            possible += value
            least, most = room[count + held[rank]][turn.wilds[rank]]
            if not least <= 0 <= most:
                continue
            certain += value
            cards += count
    return certain, cards, possible


def can_go_out(turn: Prospect) -> bool:
    """Tell whether the turn can end with an empty hand, a partner's refusal left aside."""
    return not _is_far_from_out(turn) and next(ways_out(turn), None) is not None


def _is_far_from_out(turn: Prospect) -> bool:
    """Tell quickly, by what most hands fail on: two single cards that go nowhere, or no canasta in reach."""
    if turn.rest is not None:
        return False
    hand, naturals = turn.hand, turn.naturals
    fewest = turn.ruleset.min_naturals
    singles = 0
    for rank in NATURAL_RANKS:
        count = hand[rank]
        if count and count + naturals[rank] < fewest:
            singles += 1
            if singles > 1:
                return True
    return not _may_have_canastas(turn)


def can_open(turn: Prospect) -> bool:
    """Tell whether the hand holds an opening that the side still needs, and that leaves the turn a legal end (rule
    43).
    """
    return turn.need > 0 and turn.size > 0 and can_end(turn)


def closes_with(turn: Prospect) -> bool:
    """Tell whether nothing but a last discard remains, and going out is allowed (rule 38: the last meld)."""
    return turn.size <= turn.may_discard and turn.permission is not REFUSED


def find_opening(turn: Prospect, *, limit: int) -> tuple[Share, ...] | None:
    """Find lay-downs from hand worth the missing points with at most ``limit`` cards, or None if there are none.

    Returns:
        The shares to lay; empty when no points are missing.
    """
    return _OpeningSearch(turn, limit=limit).find(turn.need)


def best_points(turn: Prospect, *, limit: int) -> int:
    """Return the most points that at most ``limit`` hand cards can add to the side's melds in this turn."""
    search = _OpeningSearch(turn, limit=limit)
    best = 0
    while (shares := search.find(best + 1)) is not None:
        best = search.points(shares)
    return best


class _OpeningSearch:
    """Depth-first search over the ranks, most valuable first, each with its ways to be laid, fullest first."""

    def __init__(self, turn: Prospect, *, limit: int) -> None:
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
        self.is_tight = cap is not None or self.limit < sum(hand[r] for r in ranks) + self.wilds

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

    def all(self, need: int) -> Iterator[tuple[Share, ...]]:
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


def ways_out(turn: Prospect) -> Iterator[WayOut]:
    """Yield ways to lay all cards but at most one that satisfy every condition of going out (rules 38, 49 to 53).

    They differ in the card that is kept for the discard; the way without a discard comes first. While a pile waits
    for the opening, the minimum must be reached with hand cards before the rest joins; then a way is any one that
    exists.
    """
    if turn.rest is None:
        yield from _ways_out_of_hand(turn, need=0 if turn.exempt else turn.need)
        return
    for opening in _openings(turn):
        after = _after(turn, opening)
        for way in _ways_out_of_hand(after, need=0):
            yield WayOut(shares=(*opening, *way.shares), discard=way.discard)
            return


def _ways_out_of_hand(turn: Prospect, *, need: int) -> Iterator[WayOut]:
    stuck = _stuck_ranks(turn)
    if len(stuck) > 1:
        return
    hand, ruleset = turn.hand, turn.ruleset
    if sum(hand) != turn.size:
        return  # a red three that was never laid cannot leave the hand
    points = sum(map(mul, hand, ruleset.card_points))
    discards: list[Rank | None] = [None]
    if turn.may_discard:
        discards += [Rank(rank) for rank, count in enumerate(hand) if count]
    for discard in discards:
        if stuck and discard not in stuck:
            continue
        value = 0 if discard is None else ruleset.card_points[discard]
        if points - value < need:
            continue
        shares = _share_out(turn, discard)
        if shares is not None:
            yield WayOut(shares=shares, discard=discard)


def _stuck_ranks(turn: Prospect) -> list[Rank]:
    """Return ranks whose hand cards cannot all be laid, whatever wild cards join them.

    Two are enough to know: only one card can be discarded.
    """
    room, hand, naturals, wilds = turn.ruleset.wild_room, turn.hand, turn.naturals, turn.wilds
    stuck = [] if _black_threes_fit(turn.ruleset, hand[THREE]) else [THREE]
    for rank in NATURAL_RANKS:
        if hand[rank]:
            least, most = room[naturals[rank] + hand[rank]][wilds[rank]]
            if most < least:
                stuck.append(rank)
                if len(stuck) > 1:
                    break
    return stuck


def _may_have_canastas(turn: Prospect) -> bool:
    """Tell quickly whether the side could have enough canastas if each meld got all the wild cards."""
    needed = turn.ruleset.canasta_size - turn.hand_wilds
    hand, naturals, wilds = turn.hand, turn.naturals, turn.wilds
    reached = 0
    for rank in NATURAL_RANKS:
        if hand[rank] + naturals[rank] + wilds[rank] >= needed:
            reached += 1
    return reached >= turn.ruleset.canastas_out


def _black_threes_fit(ruleset: Ruleset, count: int) -> bool:
    may_meld = ruleset.black_three_meld is BlackThreeMeld.GOING_OUT
    return count == 0 or (may_meld and count >= ruleset.min_meld_size)


def _share_out(turn: Prospect, discard: Rank | None) -> tuple[Share, ...] | None:
    """Divide all hand cards but the discard among the melds, or return None if that cannot be done.

    Every rank must get at least its range's lower end, may get up to its upper end, and enough melds must become
    canastas; the cheapest ones do, with the wild cards that the lower ends leave over.
    """
    ruleset, hand = turn.ruleset, turn.hand
    kept = {discard: 1} if discard is not None else {}
    threes = hand[THREE] - kept.get(THREE, 0)
    if not _black_threes_fit(ruleset, threes):
        return None
    wilds = turn.hand_wilds - (1 if discard in (JOKER_RANK, TWO) else 0)
    ranges: list[tuple[Rank, int, int, int]] = []
    extras: list[tuple[int, Rank]] = []
    spare, room = wilds, 0
    for rank in NATURAL_RANKS:
        naturals, on_table = hand[rank] - kept.get(rank, 0), turn.wilds[rank]
        held = turn.naturals[rank]
        if not naturals and not held:
            continue
        least, most = ruleset.wild_room[held + naturals][on_table]
        if not ruleset.wild_into_canasta and held + on_table >= ruleset.canasta_size:
            most = min(most, 0)
        if most < least:
            return None
        ranges.append((rank, naturals, least, most))
        spare -= least
        room += most
        missing = max(0, ruleset.canasta_size - held - naturals - on_table - least)
        if missing <= most - least:
            extras.append((missing, rank))
    extras.sort()
    completed = {rank: missing for missing, rank in extras[: ruleset.canastas_out]}
    if spare < 0 or wilds > room or len(completed) < ruleset.canastas_out or sum(completed.values()) > spare:
        return None
    spare -= sum(completed.values())
    shares = []
    for rank, naturals, least, most in ranges:
        count = least + completed.get(rank, 0)
        more = min(spare, most - count)
        spare -= more
        if naturals or count + more:
            shares.append(Share(rank, naturals, count + more))
    if threes:
        shares.append(Share(THREE, threes, 0))
    return tuple(shares)


def _openings(turn: Prospect) -> Iterator[tuple[Share, ...]]:
    """Yield every set of lay-downs from hand, one share a rank at most, that is worth the missing points."""
    search = _OpeningSearch(turn, limit=turn.size)
    search.is_tight = True
    return search.all(turn.need)


def _after(turn: Prospect, opening: tuple[Share, ...]) -> Prospect:
    """Return the turn as it stands when an opening has been laid and the waiting pile cards have joined the hand."""
    after = turn.copy()
    for share in opening:
        jokers = min(share.wilds, after.hand[JOKER_RANK])
        after.lay(share.rank, share.naturals, share.wilds - jokers, jokers)
    after.collect()
    return after
