"""The lay-downs that a hand offers: every legal one by rank and composition, best first, as many as fit on the
buttons.
"""

from __future__ import annotations

from typing import Final

from engine.cards import JOKER_RANK, NATURAL_RANKS, THREE, TWO, Rank
from engine.commands import LayDown
from engine.prospect import Prospect
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import BlackThreeMeld
from engine.search import best_points, can_end, closes_with
from engine.state import Permission, Phase, State
from engine.ways import cards_of, wild_choices

LAYS_OFFERED: Final = 25


def offered_lays(state: State) -> tuple[LayDown, ...]:
    """Return the legal lay-downs of the player to move, best first, at most ``LAYS_OFFERED``.

    Best is what completes a canasta, then what needs few wild cards and holds no naturals back. The list is empty only
    if no lay-down at all is legal.
    """
    turn = state.turn
    if turn.phase is not Phase.MELD or turn.permission is Permission.ASKED:
        return ()
    return tuple(lays_of(state, Prospect(state)))


def lays_of(state: State, prospect: Prospect) -> list[LayDown]:
    """Return what ``offered_lays`` does; ``prospect`` is the state's, which is in its meld phase."""
    if prospect.need > 0 and not can_end(prospect):
        return []  # no lay-down can lead anywhere, so none needs to be tried
    hand, seat = state.hand, state.turn.seat
    # Without an opening to make or a promise to keep, a lay-down that leaves enough cards needs no search.
    is_free = prospect.need <= 0 and prospect.permission is not Permission.GRANTED
    roomy = prospect.size - prospect.ruleset.keep_cards - 1 if is_free else -1
    found: list[LayDown] = []
    for _, rank, naturals, twos, jokers in _ordered_ways(prospect):
        if (naturals + twos + jokers <= roomy and rank != THREE) or _fits(prospect, rank, naturals, twos, jokers):
            cards = cards_of(hand, rank, naturals, twos, jokers)
            found.append(LayDown(seat, cards, None if naturals else rank))
            if len(found) == LAYS_OFFERED:
                break
    return found


def _fits(prospect: Prospect, rank: Rank, naturals: int, twos: int, jokers: int) -> bool:
    """Whether the turn can still end after a lay-down."""
    prospect.lay(rank, naturals, twos, jokers)
    fits = can_end(prospect) and (rank != THREE or closes_with(prospect))
    prospect.lay(rank, -naturals, -twos, -jokers)
    return fits


def _ordered_ways(prospect: Prospect) -> list[tuple[int, Rank, int, int, int]]:
    """Return all valid ways to lay cards as (badness, rank, naturals, twos, jokers), the least bad first."""
    ruleset, hand = prospect.ruleset, prospect.hand
    room, canasta = ruleset.wild_room, ruleset.canasta_size
    twos, jokers = hand[TWO], hand[JOKER_RANK]
    has_wilds = twos + jokers > 0
    found: list[tuple[int, Rank, int, int, int]] = []
    for rank in NATURAL_RANKS:
        count, held = hand[rank], prospect.naturals[rank]
        if count + held < ruleset.min_naturals or not (count or has_wilds):
            continue
        on_table = prospect.wilds[rank]
        before = held + on_table
        is_closed = not ruleset.wild_into_canasta and before >= canasta
        fewest = room[held + count][on_table][0]
        value = ruleset.card_points[rank]
        for naturals in range(0 if has_wilds else 1, count + 1):
            least, most = room[held + naturals][on_table]
            for used_twos, used_jokers in wild_choices(twos, jokers, least, 0 if is_closed else most):
                used = used_twos + used_jokers
                if naturals or used:
                    badness = 0 if before < canasta <= before + naturals + used else _NO_CANASTA
                    badness += (used - fewest) * _EXTRA_WILD + (count - naturals) * _HELD_BACK
                    found.append((badness + used_jokers * _JOKER - value, rank, naturals, used_twos, used_jokers))
    threes = hand[THREE]
    if threes >= ruleset.min_meld_size and ruleset.black_three_meld is BlackThreeMeld.GOING_OUT:
        found += [(_BLACK_THREES - n, THREE, n, 0, 0) for n in range(ruleset.min_meld_size, threes + 1)]
    found.sort()
    return found


# What makes a lay-down less attractive, each worth more than all that follow it together.
_BLACK_THREES: Final = 1 << 40
_NO_CANASTA: Final = 1 << 32
_EXTRA_WILD: Final = 1 << 24
_HELD_BACK: Final = 1 << 16
_JOKER: Final = 1 << 10


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
    if not _ordered_ways(prospect):
        return RuleViolation(Refusal.NO_MELD_IN_HAND)
    if turn.permission is Permission.GRANTED:
        return RuleViolation(Refusal.MUST_GO_OUT)
    if turn.permission is Permission.REFUSED:
        return RuleViolation(Refusal.PARTNER_SAID_NO, keep=keep, left=prospect.size)
    return RuleViolation(Refusal.NO_CANASTA, needed=ruleset.canastas_out, keep=keep, left=prospect.size)
