"""What to lay: the opening, cards onto the side's melds, new melds, and wild cards only where they close a canasta."""

from __future__ import annotations

from engine.cards import THREE
from engine.commands import CombineMelds, LayDown
from engine.players.opening import cheapest_opening, composition, is_run, matching_lay
from engine.players.reasons import Choice, Why, choice
from engine.players.sight import Sight
from engine.players.weights import Weights


def choose_lay(sight: Sight, weights: Weights) -> Choice | None:
    """Return the next thing to lay, or None if the hand is better kept."""
    options = sight.view.options
    assert options is not None
    if is_opening(sight):
        return _open(sight, weights) if options.lays else None
    if options.combines:
        return _combine(options.combines[0])
    valued = [(lay_value(sight, weights, lay), -place, lay) for place, lay in enumerate(options.lays)]
    if not valued:
        return None
    value, _, lay = max(valued, key=lambda each: each[:2])
    if value <= 0 and options.discards:
        return None
    return explain_lay(sight, lay)


def is_opening(sight: Sight) -> bool:
    """Whether the side still has its opening to make."""
    return sight.view.turn.minimum > 0 and not sight.view.has_opened[sight.team]


def _combine(command: CombineMelds) -> Choice:
    return choice(command, Why.COMBINES)


def _open(sight: Sight, weights: Weights) -> Choice | None:
    options, turn = sight.view.options, sight.view.turn
    assert options is not None
    plan = cheapest_opening(sight, weights)
    lay = matching_lay(sight, plan) if plan is not None else None
    if not turn.laid and options.discards:
        limit = weights.open_limit
        if any(sight.view.side_at(seat).melds for seat in sight.foes):
            limit += weights.open_rush
        if plan is not None and plan.cost > limit:
            return None
    if lay is None:
        # No plan of simple sets: whatever is on offer can be completed, so begin with what gives most for its cards.
        lay = max(options.lays, key=lambda each: _opening_value(sight, weights, each))
    points = sum(sight.points(card >> 2) for card in lay.cards)
    return choice(lay, Why.OPENS, points=points)


def _opening_value(sight: Sight, weights: Weights, lay: LayDown) -> float:
    rank, _, twos, jokers = composition(lay)
    points = sum(sight.points(card >> 2) for card in lay.cards)
    return points - weights.open_card * len(lay.cards) - weights.open_wild * (twos + jokers) - 100 * (rank == THREE)


def lay_value(sight: Sight, weights: Weights, lay: LayDown) -> float:
    """Return what a lay-down gains against keeping its cards, in points."""
    ruleset = sight.ruleset
    rank, naturals, twos, jokers = composition(lay)
    wilds = twos + jokers
    if rank == THREE:
        return -1.0  # black threes are laid by a player who goes out, who has a plan for it
    full = ruleset.canasta_size
    if is_run(sight, lay):
        held = sight.melds[lay.onto].size if lay.onto is not None else 0
        closes = held < full <= held + len(lay.cards)
        return _kept_back(sight, weights, len(lay.cards)) + (400 if closes else 20 + 10 * len(lay.cards))
    if not naturals and not rank:
        return _wild_meld_value(sight, weights, wilds)
    held, lying = _joined(sight, lay, rank)
    size = held + lying + naturals + wilds
    closes = held + lying < full <= size
    value = _kept_back(sight, weights, len(lay.cards))
    if closes:
        clean = not lying and not wilds
        value += weights.first_canasta if sight.lacks_canastas else weights.wild_closes
        value += (ruleset.bonus_natural - ruleset.bonus_mixed) * clean / 2
        value -= weights.wild_cost * max(0, wilds - 1)
        value -= 30 * max(0, size - full)
    else:
        # Three hands feed a meld soon, and so do partners who are still to be found; but where wild cards are melded
        # by themselves, they are kept for that.
        is_fed = (len(sight.mates) > 1 or ruleset.lone_hand) and not ruleset.wild_melds
        value -= (weights.wild_crowd if is_fed else weights.wild_cost) * wilds
        if held + lying >= full and wilds:
            value -= 200 * (not lying)
    value += naturals * (weights.new_meld + (6 if held else 0))
    return value


def _joined(sight: Sight, lay: LayDown, rank: int) -> tuple[int, int]:
    """Return naturals and wild cards of the meld that a lay-down joins."""
    if lay.onto is not None:
        meld = sight.melds[lay.onto]
        return len(meld.naturals), len(meld.wilds)
    if sight.ruleset.melds_per_rank.value == "several":
        return (0, 0)
    return sight.books.get(rank, (0, 0))


def _kept_back(sight: Sight, weights: Weights, used: int) -> float:
    """Return what a hand that gets short costs, as long as the side cannot go out; a packet waits for an empty one."""
    if sight.awaits_foot:
        return weights.foot_card * used
    missing = sight.view.missing[sight.team]
    if not missing:
        return 0.0
    left = sight.size - used - 1
    return -35.0 * max(0, weights.hand_floor - left)


def _wild_meld_value(sight: Sight, weights: Weights, wilds: int) -> float:
    """Return what laying wild cards by themselves is worth: a canasta of them is worth thousands, a start little."""
    lying = sum(meld.size for meld in sight.melds if not meld.naturals and meld.size < sight.ruleset.canasta_size)
    total = lying + sight.wilds
    if lying + wilds >= sight.ruleset.canasta_size:
        return 1000.0
    if lying:
        return 30.0 * wilds + _kept_back(sight, weights, wilds)
    return 20.0 * (wilds - 3) if total >= 4 else -50.0


def explain_lay(sight: Sight, lay: LayDown) -> Choice:
    """Return a lay-down with its reason."""
    rank, naturals, twos, jokers = composition(lay)
    held, lying = _joined(sight, lay, rank)
    full = sight.ruleset.canasta_size
    if held + lying < full <= held + lying + naturals + twos + jokers:
        return choice(lay, Why.COMPLETES_CANASTA, rank=rank)
    if not held and lay.onto is None:
        return choice(lay, Why.NEW_MELD, rank=rank)
    return choice(lay, Why.FEEDS_PARTNER if sight.mates else Why.ADDS_TO_MELD, rank=rank)
