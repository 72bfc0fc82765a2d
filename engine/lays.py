"""The lay-downs that a hand offers: every legal one by rank and composition, best first, as many as fit on the
buttons.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.cards import JOKER_RANK, NATURAL_RANKS, THREE, TWO, Rank
from engine.commands import LayDown
from engine.prospect import Prospect
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import BlackThreeMeld
from engine.search import best_points, can_end, closes_with
from engine.state import Permission, Phase, State
from engine.ways import Way, cards_of, wild_choices

LAYS_OFFERED: Final = 25


def offered_lays(state: State) -> tuple[LayDown, ...]:
    """Return the legal lay-downs of the player to move, best first, at most ``LAYS_OFFERED``.

    Best is what completes a canasta, then what needs few wild cards and holds no naturals back. The list is empty
    only if no lay-down at all is legal.
    """
    hand, seat = state.hand, state.mover
    offers = []
    for rank, way in _legal_ways(state):
        offers.append(LayDown(seat, cards_of(hand, rank, way), None if way.naturals else rank))
        if len(offers) == LAYS_OFFERED:
            break
    return tuple(offers)


def _legal_ways(state: State) -> Iterator[tuple[Rank, Way]]:
    turn = state.turn
    if turn.phase is not Phase.MELD or turn.permission is Permission.ASKED:
        return
    prospect = Prospect(state)
    if prospect.need > 0 and not can_end(prospect):
        return  # no lay-down can lead anywhere, so none needs to be tried
    for rank, way in _ordered_ways(prospect):
        prospect.lay(rank, way.naturals, way.twos, way.jokers)
        fits = can_end(prospect) and (rank != THREE or closes_with(prospect))
        prospect.lay(rank, -way.naturals, -way.twos, -way.jokers)
        if fits:
            yield rank, way


def _ordered_ways(prospect: Prospect) -> list[tuple[Rank, Way]]:
    """Return all ways to lay a valid meld or add to one, best first."""
    ruleset, hand = prospect.ruleset, prospect.hand
    twos, jokers = hand[TWO], hand[JOKER_RANK]
    keyed: list[tuple[tuple[int, int, int, int, int], Rank, Way]] = []
    for rank in NATURAL_RANKS:
        count, held, on_table = hand[rank], prospect.naturals[rank], prospect.wilds[rank]
        if count + held < ruleset.min_naturals or not (count or twos or jokers):
            continue
        before = held + on_table
        value = ruleset.card_points[rank]
        is_closed = not ruleset.wild_into_canasta and before >= ruleset.canasta_size
        least_of_all = ruleset.wild_room[held + count][on_table][0]
        for naturals in range(count + 1):
            least, most = ruleset.wild_room[held + naturals][on_table]
            for used_twos, used_jokers in wild_choices(twos, jokers, least, 0 if is_closed else most):
                wilds = used_twos + used_jokers
                if not naturals and not wilds:
                    continue
                completes = before < ruleset.canasta_size <= before + naturals + wilds
                key = (not completes, wilds - least_of_all, count - naturals, used_jokers, -value)
                keyed.append((key, rank, Way(naturals, used_twos, used_jokers)))
    keyed.sort()
    ordered = [(rank, way) for _, rank, way in keyed]
    threes = hand[THREE]
    if threes >= ruleset.min_meld_size and ruleset.black_three_meld is BlackThreeMeld.GOING_OUT:
        ordered += [(THREE, Way(n, 0, 0)) for n in range(threes, ruleset.min_meld_size - 1, -1)]
    return ordered


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
