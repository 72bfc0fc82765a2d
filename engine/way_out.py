"""The best way to go out in this turn: the one press that lays everything must not cost points.

Of all ways to keep a card for the discard and to divide the wild cards, the one that scores most is taken: a natural
canasta stays natural if it can, melds become canastas if they can, and a concealed hand is laid as one where that
pays.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import JOKER, RED_THREES, THREE, Card, Rank, rank_of
from engine.commands import Discard, LayDown, PlayerCommand
from engine.fold import without
from engine.going_out import Range, can_go_out, last_cards, ranges_for, wilds_to_lay
from engine.prospect import Prospect
from engine.state import ASKED, MELD_PHASE, REFUSED, State
from engine.ways import cards_of


@dataclass(frozen=True, slots=True)
class _Plan:
    """A discard (None: every card is laid) and the wild cards by rank; ``score`` compares plans of one hand, in
    points.
    """

    score: int
    discard: Rank | None
    ranges: tuple[Range, ...]
    wilds: tuple[int, ...]


def way_out(state: State) -> tuple[PlayerCommand, ...]:
    """Return the commands with which the player to move goes out in this turn at the best score, or none if it cannot
    be.

    While a pile waits for the opening, its buried cards would belong to the plan but are not yet the player's to
    know, so no plan is given then.
    """
    turn = state.turn
    if turn.phase is not MELD_PHASE or turn.pending or turn.permission in (ASKED, REFUSED):
        return ()
    prospect = Prospect(state)
    if not can_go_out(prospect):
        return ()
    plan = max(_plans(state, prospect), key=lambda plan: plan.score)
    return tuple(_commands(state, prospect, plan))


def _plans(state: State, turn: Prospect) -> Iterator[_Plan]:
    """Yield the best plan for each last card, and the best concealed one where that is still possible."""
    ruleset = turn.ruleset
    may_be_concealed = (
        not state.melded_before[state.mover]
        and not state.turn.laid
        and (state.turn.from_stock or ruleset.concealed_after_take)
    )
    for discard in last_cards(turn):
        ranges = ranges_for(turn, discard) or []
        kept = 0 if discard is None else ruleset.card_points[discard]
        for concealed in (False, True) if may_be_concealed else (False,):
            divided = _divide(turn, ranges, wilds_to_lay(turn, discard), concealed=concealed)
            if divided is not None:
                bonus, wilds = divided
                score = bonus - kept + (ruleset.bonus_concealed if concealed else 0)
                yield _Plan(score, discard, tuple(ranges), wilds)


def _divide(turn: Prospect, ranges: list[Range], wilds: int, *, concealed: bool) -> tuple[int, tuple[int, ...]] | None:
    """Divide wild cards so that the canastas are worth most, in points; None if there is no way.

    The best division is kept for each number of wild cards used, of canastas reached (as far as they matter), and
    whether one of them is made from hand alone. Concealed, each rank must be a meld by what is laid now (rule 60).
    """
    ruleset = turn.ruleset
    best: dict[tuple[int, int, bool], tuple[int, tuple[int, ...]]] = {(0, 0, False): (0, ())}
    for each in ranges:
        grown: dict[tuple[int, int, bool], tuple[int, tuple[int, ...]]] = {}
        lowest, highest = ruleset.wild_room[each.naturals][0]
        for (used, reached, own), (bonus, shares) in best.items():
            for count in range(each.least, min(each.most, wilds - used) + 1):
                is_whole = lowest <= count <= highest or not (each.naturals or count)
                if concealed and not is_whole:
                    continue
                worth = _canasta_points(turn, each, count)
                is_own = each.naturals + count >= ruleset.canasta_size
                key = (used + count, min(reached + (worth is not None), ruleset.canastas_out), own or is_own)
                total = bonus + (worth or 0)
                if key not in grown or grown[key][0] < total:
                    grown[key] = (total, (*shares, count))
        best = grown
    ends = [
        division
        for (used, reached, own), division in best.items()
        if used == wilds and reached >= ruleset.canastas_out and (own or not concealed)
    ]
    return max(ends, default=None)


def _canasta_points(turn: Prospect, each: Range, wilds: int) -> int | None:
    """Return the bonus of a meld that got its cards, None if it is no canasta (rule 36)."""
    ruleset = turn.ruleset
    all_wilds = turn.wilds[each.rank] + wilds
    if turn.naturals[each.rank] + each.naturals + all_wilds < ruleset.canasta_size:
        return None
    return ruleset.bonus_mixed if all_wilds else ruleset.bonus_natural


def _commands(state: State, turn: Prospect, plan: _Plan) -> Iterator[PlayerCommand]:
    """Yield the lay-downs of a plan, black threes last (rule 38), and its discard."""
    seat, hand = state.mover, state.hand
    last: Card | None = None
    if plan.discard is not None:
        last = next(card for card in hand if rank_of(card) == plan.discard and card not in RED_THREES)
        hand = without(hand, (last,))
    for each, wilds in zip(plan.ranges, plan.wilds, strict=True):
        if not each.naturals and not wilds:
            continue
        jokers = min(wilds, hand.count(JOKER))
        cards = cards_of(hand, each.rank, each.naturals, wilds - jokers, jokers)
        hand = without(hand, cards)
        yield LayDown(seat, cards, None if each.naturals else each.rank)
    threes = turn.hand[THREE] - (plan.discard == THREE)
    if threes:
        yield LayDown(seat, cards_of(hand, THREE, threes, 0, 0))
    if last is not None:
        yield Discard(seat, last)
