"""What a running round is worth: a linear estimate of the final difference, from what lies there and what is held.

It ends the samples of the search after a few turns, which is cheaper than playing them out and, more important, tells
small differences that the luck of the later cards would drown. The figures were fitted to rounds that the quick
player played to their end; ``FEATURES`` names them in order.
"""

from __future__ import annotations

from typing import Final

from engine.players.compact import Compact
from engine.players.compact_rules import CompactRules
from engine.players.compact_table import NATURAL_BITS, ranks_in

FEATURES: Final = (
    "points", "bonus", "opened", "right", "six", "five", "four", "three", "pure", "cards", "shortest", "held",
    "wilds", "pairs", "triples", "fits", "reds", "need", "right_short", "right_next", "right_foes", "moves",
    "moves_pile", "moves_fits_pile", "stock_right", "cans_two",
)  # fmt: skip

# fmt: off
#: By (players, sides, canastas to go out, cards drawn, packs); fitted to 6,000 rounds of Classic, 1,600 of the others.
WEIGHTS: Final[dict[tuple[int, int, int, int, int], tuple[float, ...]]] = {
    (4, 2, 1, 1, 2): (
        1.041, 0.936, -1.847, -1.422, 1.679, 0.959, 0.273, 0.08, -0.388, -1.183, 2.603, 0.718, 1.861,
        0.721, 1.827, 3.281, 0.847, -4.444, 1.534, 0.151, 0.437, 0.099, -0.08, 2.35, 1.586, 0.266,
    ),
    (2, 2, 2, 2, 2): (
        0.85, 0.863, -1.732, 1.365, 1.621, 0.318, 0.051, -0.243, 0.506, -5.164, -0.06, 1.112, 2.334,
        0.996, 2.905, -0.123, 1.163, 0.039, 0.33, 0.028, -2.872, 0.423, -0.026, -0.542, -1.49, 0.434,
    ),
    (3, 3, 1, 1, 2): (
        0.736, 0.596, 2.393, 1.042, 2.597, 1.659, 0.698, 0.388, -0.265, 14.92, -10.234, -0.387, 2.029,
        0.315, 1.068, -1.866, 0.976, -2.212, 1.733, 0.18, 1.58, -0.04, 0.074, 3.147, 0.735, 1.677,
    ),
    (6, 2, 2, 1, 3): (
        0.778, 0.675, -3.59, 8.841, 2.339, 1.254, 0.768, 0.529, 0.111, -0.796, 2.254, 0.482, 1.219,
        0.632, 1.874, 3.365, 1.04, -3.169, 0.951, -0.041, 1.792, 0.176, -0.046, 2.831, -13.979, 1.295,
    ),
    (6, 3, 2, 1, 3): (
        1.476, 1.153, -2.01, -3.692, 2.729, 1.46, 0.598, 0.281, -0.189, -0.86, 2.292, 1.091, 1.727,
        0.853, 1.483, 4.073, 0.856, -3.512, 1.587, 0.194, 0.901, 0.057, -0.079, 4.206, 4.509, -1.007,
    ),
    (4, 2, 1, 1, 3): (
        1.28, 1.03, -0.096, -16.17, 1.058, 1.284, 0.151, -0.021, -0.162, 0.851, 7.923, 1.001, 1.151,
        1.491, 1.321, 3.267, 0.9, -5.129, 3.645, 0.193, 6.267, 0.082, -0.104, 2.528, 12.72, -0.309,
    ),
}
# fmt: on


def weights_of(rules: CompactRules) -> tuple[float, ...] | None:
    """Return the figures for a game, or None if none were fitted to one like it."""
    if rules.penalties:
        return None  # the figures know nothing of fines for what is held or unfinished
    return WEIGHTS.get((len(rules.order), rules.sides, rules.outs, rules.draws, rules.copies // 4))


def outlook(table: Compact, side: int, weights: tuple[float, ...]) -> float:
    """Return the expected difference between a side and the mean of the others at the end of the round, in points."""
    value = 0.0
    others = table.rules.sides - 1
    for each in range(table.rules.sides):
        points = sum([weight * figure for weight, figure in zip(weights, features(table, each), strict=True)])
        value += points if each == side else -points / others
    return value


def features(table: Compact, side: int) -> list[float]:
    """Return the figures of one side at the beginning of a turn."""
    rules = table.rules
    nat, wild = table.nat[side], table.wild[side]
    opened = table.opened[side]
    cans = table.cans[side]
    right = float(cans >= rules.outs)
    by_size = [0] * 7
    bonus = pure = 0
    full = rules.full
    for rank in ranks_in(table.lying[side]):
        size = nat[rank] + wild[rank]
        if size >= full:
            bonus += rules.mixed[rank] if wild[rank] else rules.natural[rank]
        else:
            by_size[full - size] += 1
            pure += size >= full - 2 and not wild[rank]
    cards = held = wilds = pairs = triples = fits = 0
    shortest = 99
    lying = table.lying[side]
    value = rules.value
    for seat in rules.members[side]:
        hand, size = table.hands[seat], table.sizes[seat]
        cards += size
        if size < shortest:
            shortest = size
        one = table.one[seat]
        for rank in ranks_in(one & NATURAL_BITS):
            held += hand[rank] * value[rank]
        if one & 13:
            held += hand[0] * value[0] + hand[2] * value[2] + hand[3] * value[3]
        wilds += hand[0] + hand[2]
        two, three = table.two[seat] & ~lying & NATURAL_BITS, table.three[seat] & ~lying & NATURAL_BITS
        triples += three.bit_count()
        pairs += (two & ~three).bit_count()
        if one & lying:
            for rank in ranks_in(one & lying):
                fits += hand[rank]
    foes = sum([size for seat, size in enumerate(table.sizes) if rules.side[seat] != side])
    reds = rules.red_table[table.reds[side]]
    moves = rules.side[table.mover] == side
    pile = len(table.pile)
    top = table.pile[-1] if pile else 3
    fit = moves and opened and not table.closed and bool(lying >> top & 1)
    pair = moves and bool((table.two[table.mover] & NATURAL_BITS) >> top & 1) and (top > 3 or top == 1)
    return [
        table.points[side],
        bonus,
        100.0 * opened,
        100.0 * right,
        100.0 * by_size[1],
        100.0 * by_size[2],
        100.0 * by_size[3],
        100.0 * by_size[4],
        100.0 * pure,
        10.0 * cards,
        10.0 * min(shortest, 12),
        held,
        50.0 * wilds,
        50.0 * pairs,
        50.0 * triples,
        20.0 * fits,
        reds if opened else -reds,
        0.0 if opened else table.need[side],
        right * 40.0 * max(0, 5 - shortest),
        100.0 * right * (moves and table.sizes[table.mover] <= 4),
        right * 5.0 * foes,
        100.0 * moves,
        10.0 * pile * moves,
        10.0 * pile * (fit or pair),
        right * 2.0 * min(40, len(table.stock)),
        100.0 * max(0, cans - 1),
    ]
