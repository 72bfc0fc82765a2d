"""The cheapest opening of a hand: the least cards and wild cards that reach the minimum."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import JOKER_RANK, NATURAL_RANKS, TWO
from engine.commands import LayDown
from engine.players.sight import Sight
from engine.players.weights import Weights
from engine.state import SEQUENCE
from engine.terms import OpeningShape


@dataclass(frozen=True, slots=True)
class Step:
    """Cards for one rank: naturals, twos and jokers."""

    rank: int
    naturals: int
    twos: int
    jokers: int


@dataclass(frozen=True, slots=True)
class Plan:
    """An opening, and what it costs in points."""

    cost: float
    steps: tuple[Step, ...]


def cheapest_opening(sight: Sight, weights: Weights) -> Plan | None:
    """Return the cheapest plan of sets that completes the opening, None if there is none (or none that is so simple).

    The engine knows every opening there is; this only looks for one to begin with, and what it finds is checked
    against what may be laid.
    """
    turn = sight.view.turn
    missing = turn.minimum - turn.laid_points
    room = sight.size - 1 - sight.ruleset.keep_cards
    if sight.view.shapes[sight.team] is not OpeningShape.NONE:
        return None
    ranks = [rank for rank in NATURAL_RANKS if sight.hand[rank] >= 2 or (sight.hand[rank] and rank in sight.books)]
    ranks.sort(key=lambda rank: -sight.hand[rank] * sight.points(rank))
    best: list[Plan] = []
    jokers, twos = (sight.hand[JOKER_RANK], sight.hand[TWO]) if sight.ruleset.opening_wilds else (0, 0)

    def extend(place: int, need: int, room: int, twos: int, jokers: int, cost: float, steps: tuple[Step, ...]) -> None:
        if room < 0 or (best and cost >= best[0].cost):
            return
        if need <= 0:
            best[:] = [Plan(cost, steps)]
            return
        if place == len(ranks):
            return
        rank = ranks[place]
        for naturals, used_twos, used_jokers in _ways(sight, rank, twos, jokers):
            wilds = used_twos + used_jokers
            gained = naturals * sight.points(rank) + used_twos * sight.points(TWO)
            gained += used_jokers * sight.points(JOKER_RANK)
            more = weights.open_card * (naturals + wilds) + weights.open_wild * wilds + 12 * used_jokers
            more -= 2 * weights.open_card * (naturals >= 3 and not wilds)
            step = Step(rank, naturals, used_twos, used_jokers)
            extend(
                place + 1,
                need - gained,
                room - naturals - wilds,
                twos - used_twos,
                jokers - used_jokers,
                cost + more,
                (*steps, step),
            )
        extend(place + 1, need, room, twos, jokers, cost, steps)

    extend(0, missing, room, twos, jokers, 0.0, ())
    return best[0] if best else None


def _ways(sight: Sight, rank: int, twos: int, jokers: int) -> list[tuple[int, int, int]]:
    """Return ways to lay a rank: all its naturals, alone or with one to three wild cards."""
    ruleset, book = sight.ruleset, sight.books.get(rank)
    naturals = sight.hand[rank]
    held, lying = book or (0, 0)
    if held + naturals >= len(ruleset.wild_room):
        return []
    least, most = ruleset.wild_room[held + naturals][lying]
    if rank in ruleset.pure_ranks:
        most = 0
    found = []
    for wilds in range(max(0, least), min(most, twos + jokers, 3) + 1):
        most_jokers = min(jokers, wilds)
        found += [(naturals, wilds - used, used) for used in range(most_jokers + 1) if wilds - used <= twos]
    return found


def matching_lay(sight: Sight, plan: Plan) -> LayDown | None:
    """Return the lay-down on offer that begins a plan, or None."""
    options = sight.view.options
    assert options is not None
    for step in sorted(plan.steps, key=lambda step: step.twos + step.jokers):
        for lay in options.lays:
            counts = composition(lay)
            if counts == (step.rank, step.naturals, step.twos, step.jokers) and not is_run(sight, lay):
                return lay
    return None


def composition(lay: LayDown) -> tuple[int, int, int, int]:
    """Return a lay-down as (rank of its naturals or the one it names, naturals, twos, jokers)."""
    jokers = sum([card >> 2 == JOKER_RANK for card in lay.cards])
    twos = sum([card >> 2 == TWO for card in lay.cards])
    naturals = [card >> 2 for card in lay.cards if card >> 2 not in (JOKER_RANK, TWO)]
    rank = naturals[0] if naturals else (lay.rank or 0)
    return rank, len(naturals), twos, jokers


def is_run(sight: Sight, lay: LayDown) -> bool:
    """Whether a lay-down makes or continues a sequence."""
    if lay.onto is not None:
        return sight.melds[lay.onto].kind is SEQUENCE
    ranks = {card >> 2 for card in lay.cards if card >> 2 not in (JOKER_RANK, TWO)}
    return len(ranks) > 1
