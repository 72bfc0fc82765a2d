"""Going out: whether all cards but at most one can be laid, and how it is done best (rules 38, 49 to 53).

Decided in closed form: each rank takes a range of wild cards, and the wild cards fit exactly when their number lies
between the sums of the range ends, with enough of them left over to complete the canastas.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import mul

from engine.cards import JOKER_RANK, NATURAL_RANKS, THREE, TWO, Rank
from engine.opening import OpeningSearch, Share
from engine.prospect import Prospect
from engine.ruleset import Ruleset
from engine.terms import BlackThreeMeld


def can_go_out(turn: Prospect) -> bool:
    """Tell whether the turn can end with an empty hand, a partner's refusal left aside."""
    return not _is_far_from_out(turn) and next(_ways(turn), False)


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


def _ways(turn: Prospect) -> Iterator[bool]:
    """Yield True for each way to go out that there is; while a pile waits, the minimum comes from the hand alone."""
    if turn.rest is None:
        yield from (True for _ in last_cards(turn))
        return
    for opening in OpeningSearch(turn, limit=turn.size, holds_back=True).every(turn.need):
        yield from (True for _ in last_cards(_after(turn, opening)))


def last_cards(turn: Prospect) -> Iterator[Rank | None]:
    """Yield the rank of each card that can be kept for a last discard while all others are laid.

    None stands for no discard at all, and comes first. No pile is waiting.
    """
    stuck = _stuck_ranks(turn)
    if len(stuck) > 1:
        return
    hand, ruleset = turn.hand, turn.ruleset
    if sum(hand) != turn.size:
        return  # a red three that was never laid cannot leave the hand
    need = 0 if turn.exempt else turn.need
    points = sum(map(mul, hand, ruleset.card_points))
    discards: list[Rank | None] = [None]
    if turn.may_discard:
        discards += [Rank(rank) for rank, count in enumerate(hand) if count]
    for discard in discards:
        if stuck and discard not in stuck:
            continue
        value = 0 if discard is None else ruleset.card_points[discard]
        if points - value >= need and _all_fit(turn, discard):
            yield discard


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


@dataclass(frozen=True, slots=True)
class Range:
    """What one meld can take when all cards but the discard are laid: its naturals, and so many wild cards, from
    hand.
    """

    rank: Rank
    naturals: int
    least: int
    most: int


def ranges_for(turn: Prospect, discard: Rank | None) -> list[Range] | None:
    """Return what each meld can take if a card of this rank is kept back, None if some cards fit nowhere."""
    ruleset, hand = turn.ruleset, turn.hand
    found = []
    for rank in NATURAL_RANKS:
        naturals, on_table, held = hand[rank] - (rank == discard), turn.wilds[rank], turn.naturals[rank]
        if not naturals and not held:
            continue
        least, most = ruleset.wild_room[held + naturals][on_table]
        if not ruleset.wild_into_canasta and held + on_table >= ruleset.canasta_size:
            most = min(most, 0)
        if most < least:
            return None
        found.append(Range(rank, naturals, least, most))
    return found


def wilds_to_lay(turn: Prospect, discard: Rank | None) -> int:
    """Return how many wild cards the melds have to take."""
    return turn.hand_wilds - (discard in (JOKER_RANK, TWO))


def _all_fit(turn: Prospect, discard: Rank | None) -> bool:
    """Tell whether all hand cards but the discard fit into melds, enough of which are canastas then.

    Every meld must get at least its range's lower end and may get up to its upper end; the canastas that need fewest
    wild cards get them from what the lower ends leave over.
    """
    if not _black_threes_fit(turn.ruleset, turn.hand[THREE] - (discard == THREE)):
        return False
    ranges = ranges_for(turn, discard)
    if ranges is None:
        return False
    size, needed = turn.ruleset.canasta_size, turn.ruleset.canastas_out
    wilds = wilds_to_lay(turn, discard)
    spare, room = wilds, 0
    missing: list[int] = []
    for each in ranges:
        spare -= each.least
        room += each.most
        total = turn.naturals[each.rank] + turn.wilds[each.rank] + each.naturals + each.least
        if size - total <= each.most - each.least:
            missing.append(max(0, size - total))
    missing.sort()
    return spare >= 0 and wilds <= room and len(missing) >= needed and sum(missing[:needed]) <= spare


def _after(turn: Prospect, opening: tuple[Share, ...]) -> Prospect:
    """Return the turn as it stands when an opening has been laid and the waiting pile cards have joined the hand."""
    after = turn.copy()
    for share in opening:
        jokers = min(share.wilds, after.hand[JOKER_RANK])
        after.lay(share.rank, share.naturals, share.wilds - jokers, jokers)
    after.collect()
    return after
