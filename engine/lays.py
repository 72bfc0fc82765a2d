"""The lay-downs of a hand: every legal one by rank and composition, and the best of them for the buttons."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.cards import JOKER_RANK, NATURAL_RANKS, THREE, TWO, Rank
from engine.commands import LayDown
from engine.opening import best_points
from engine.prospect import Prospect
from engine.refusals import Refusal, RuleViolation
from engine.search import can_end, closes_with
from engine.state import ASKED, GRANTED, MELD_PHASE, REFUSED, State
from engine.terms import BlackThreeMeld
from engine.ways import cards_of, wild_choices

LAYS_OFFERED: Final = 25


Way: TypeAlias = tuple[Rank, int, int, int]
"""Hand cards to lay as a meld of a rank or add to it: naturals, twos and jokers. Suits are left open, for they make no
difference."""


def offered_lays(state: State) -> tuple[LayDown, ...]:
    """Return the legal lay-downs of the player to move, best first, at most ``LAYS_OFFERED``.

    Best is what completes a canasta, then what needs few wild cards and holds no naturals back. Where there are more,
    each rank gets its best before any gets its second best. Empty only if no lay-down at all is legal.
    """
    turn = state.turn
    if turn.phase is not MELD_PHASE or turn.permission is ASKED:
        return ()
    prospect = Prospect(state)
    ordered = sorted(legal_ways(prospect), key=lambda way: _badness(prospect, way))
    if len(ordered) > LAYS_OFFERED:
        place_in_rank = {way: sum(other[0] == way[0] for other in ordered[:place]) for place, way in enumerate(ordered)}
        ordered.sort(key=place_in_rank.__getitem__)
        del ordered[LAYS_OFFERED:]
        ordered.sort(key=lambda way: _badness(prospect, way))
    return tuple(lay_down(state, way) for way in ordered)


def lay_down(state: State, way: Way) -> LayDown:
    """Return the command that lays a way's cards, the first of equal ones in hand."""
    rank, naturals, twos, jokers = way
    cards = cards_of(state.hand, rank, naturals, twos, jokers)
    return LayDown(state.turn.seat, cards, None if naturals else rank)


def legal_ways(prospect: Prospect) -> list[Way]:
    """Return every legal way to lay cards in the meld phase that a prospect was made from, in no special order."""
    if prospect.need > 0 and not can_end(prospect):
        return []  # no lay-down can lead anywhere, so none needs to be tried
    ways = _valid_ways(prospect)
    # Without an opening to make or a promise to keep, a lay-down that leaves enough cards needs no search.
    is_free = prospect.need <= 0 and prospect.permission is not GRANTED
    roomy = prospect.size - prospect.ruleset.keep_cards - 1 if is_free else -1
    if max(prospect.hand) + prospect.hand_wilds <= roomy and not prospect.hand[THREE]:
        return ways
    return [way for way in ways if (way[1] + way[2] + way[3] <= roomy and way[0] != THREE) or _fits(prospect, way)]


def _fits(prospect: Prospect, way: Way) -> bool:
    """Whether the turn can still end after a lay-down."""
    rank, naturals, twos, jokers = way
    prospect.lay(rank, naturals, twos, jokers)
    fits = can_end(prospect) and (rank != THREE or closes_with(prospect))
    prospect.lay(rank, -naturals, -twos, -jokers)
    return fits


def _valid_ways(prospect: Prospect) -> list[Way]:
    """Return all ways that leave a valid meld (rules 28 to 38)."""
    ruleset, hand, on_table = prospect.ruleset, prospect.hand, prospect.naturals
    room, fewest_naturals = ruleset.wild_room, ruleset.min_naturals
    twos, jokers = hand[TWO], hand[JOKER_RANK]
    has_wilds = twos + jokers > 0
    closed = not ruleset.wild_into_canasta
    found: list[Way] = []
    for rank in NATURAL_RANKS:
        count = hand[rank]
        if not count and not has_wilds:
            continue
        held = on_table[rank]
        if count + held < fewest_naturals:
            continue
        wilds = prospect.wilds[rank]
        for naturals in range(0 if has_wilds else 1, count + 1):
            least, most = room[held + naturals][wilds]
            if has_wilds:
                if closed and held + wilds >= ruleset.canasta_size:
                    most = min(most, 0)
                for used_twos, used_jokers in wild_choices(twos, jokers, least, most):
                    if naturals or used_twos or used_jokers:
                        found.append((rank, naturals, used_twos, used_jokers))
            elif least == 0 <= most:
                found.append((rank, naturals, 0, 0))
    threes = hand[THREE]
    if threes >= ruleset.min_meld_size and ruleset.black_three_meld is BlackThreeMeld.GOING_OUT:
        found += [(THREE, count, 0, 0) for count in range(ruleset.min_meld_size, threes + 1)]
    return found


def _badness(prospect: Prospect, way: Way) -> tuple[bool, bool, int, int, int, int]:
    """Return what makes a way less attractive, the weightiest first; the least bad is offered first."""
    ruleset, (rank, naturals, twos, jokers) = prospect.ruleset, way
    before = prospect.naturals[rank] + prospect.wilds[rank]
    completes = before < ruleset.canasta_size <= before + naturals + twos + jokers
    held_back = prospect.hand[rank] - naturals
    return rank == THREE, not completes, twos + jokers, held_back, jokers, -ruleset.card_points[rank]


def why_no_lay(state: State) -> RuleViolation:
    """Return the one reason why nothing can be laid, given that nothing can."""
    turn, ruleset = state.turn, state.ruleset
    prospect = Prospect(state)
    keep = ruleset.keep_cards
    if prospect.need > 0:
        reachable = best_points(prospect, limit=prospect.size)
        if reachable < prospect.need:
            have = turn.minimum - prospect.need + reachable
            return RuleViolation(Refusal.OPENING_TOO_LOW, needed=turn.minimum, have=have)
    if not _valid_ways(prospect):
        return RuleViolation(Refusal.NO_MELD_IN_HAND)
    if turn.permission is GRANTED:
        return RuleViolation(Refusal.MUST_GO_OUT)
    if turn.permission is REFUSED:
        return RuleViolation(Refusal.PARTNER_SAID_NO, keep=keep, left=prospect.size)
    return RuleViolation(Refusal.NO_CANASTA, needed=ruleset.canastas_out, keep=keep, left=prospect.size)
