"""The choices that the search compares, each with what it does to a sampled table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.cards import THREE, rank_of
from engine.commands import AnswerPermission, Discard, Draw, LayDown, Pass, PlayerCommand, TakePile
from engine.players.chance import Chance
from engine.players.compact import Compact
from engine.players.compact_policy import finish_turn, go_out
from engine.players.discards import explain, rank_discards
from engine.players.laying import explain_lay, is_opening, lay_value
from engine.players.opening import Plan, cheapest_opening, composition, matching_lay
from engine.players.reasons import Choice, Why, choice
from engine.players.sight import Sight
from engine.players.taking import take_value
from engine.players.weights import Weights
from engine.state import Phase

Effect = Callable[[Compact], None]
"""Plays a choice, and the mover's turn to its end, on a full table."""

MOST_TAKES = 2
MOST_LAYS = 3
MOST_DISCARDS = 5
MOST_DISCARDS_BESIDE_LAYS = 2


@dataclass(frozen=True, slots=True)
class Candidate:
    """A choice and its effect."""

    choice: Choice
    effect: Effect


def candidates(sight: Sight, weights: Weights, base: Choice, chance: Chance) -> list[Candidate]:
    """Return the choices worth comparing, ``base`` first; fewer than two where there is nothing to compare."""
    is_draw = sight.view.turn.phase is Phase.DRAW
    if isinstance(base.command, AnswerPermission):
        return _answers(sight, base, is_yes=base.command.yes)
    found = _at_draw(sight, weights) if is_draw else _at_meld(sight, weights, chance)
    mine = [each for each in found if _same(each.choice.command, base.command)]
    if not mine:
        return []
    first = Candidate(base, mine[0].effect)
    return [first, *(each for each in found if each is not mine[0])]


def _answers(sight: Sight, base: Choice, *, is_yes: bool) -> list[Candidate]:
    """Return both answers to "may I go out?"."""
    other = choice(AnswerPermission(sight.me, yes=not is_yes), Why.SAYS_NO if is_yes else Why.SAYS_YES)
    effects = (_granting, _refusing) if is_yes else (_refusing, _granting)
    return [Candidate(base, effects[0]), Candidate(other, effects[1])]


def _granting(table: Compact) -> None:
    """Let the asker go out; a sampled hand that the quick way cannot lay down is taken to be laid all the same."""
    if go_out(table):
        return
    mover, rules = table.mover, table.rules
    hand = table.hands[mover]
    table.points[rules.side[mover]] += sum([count * rules.value[rank] for rank, count in enumerate(hand)])
    table.hands[mover] = [0] * len(hand)
    table.sizes[mover] = 0
    table.end(mover)


def _refusing(table: Compact) -> None:
    finish_turn(table, goes=False)


def can_go(table: Compact) -> bool:
    """Whether the mover of a sampled table can go out in this turn."""
    twin = table.copy()
    return go_out(twin) and twin.is_free(twin.rules.side[twin.out])


def _same(one: PlayerCommand, other: PlayerCommand) -> bool:
    if isinstance(one, Discard) and isinstance(other, Discard):
        return rank_of(one.card) == rank_of(other.card)
    return one == other


def _at_draw(sight: Sight, weights: Weights) -> list[Candidate]:
    options, count = sight.view.options, sight.view.pile.count
    assert options is not None
    found = []
    if options.may_draw:
        found.append(Candidate(choice(Draw(sight.me), Why.DRAWS), _draw))
    elif options.may_pass:
        found.append(Candidate(choice(Pass(sight.me), Why.PASSES), _pass))
    takes = sorted(options.takes, key=lambda take: -take_value(sight, weights, take))
    return found + [Candidate(choice(take, Why.TAKES_PILE, count=count), _taking(take)) for take in takes[:MOST_TAKES]]


def _draw(table: Compact) -> None:
    table.draw()
    if not table.done:
        finish_turn(table)


def _pass(table: Compact) -> None:
    table.done = True


def _taking(take: TakePile) -> Effect:
    _, naturals, twos, jokers = composition(LayDown(take.seat, take.cards))

    def effect(table: Compact) -> None:
        table.start()
        side = table.rules.side[table.mover]
        top = table.lift_top()
        before = table.points[side]
        table.put(top, naturals + 1, twos, jokers)
        if not table.opened[side]:
            _complete_opening(table, side, table.points[side] - before)
        table.collect()
        if not table.done:
            finish_turn(table)

    return effect


def _complete_opening(table: Compact, side: int, points: int) -> None:
    """Lay what an opening still needs; if no quick way is found, the side counts as open all the same."""
    missing = table.need[side] - points
    if missing > 0:
        needs = table.need
        table.need = [missing if each == side else need for each, need in enumerate(needs)]
        steps = table.opening(-1, 0)
        table.need = needs
        if steps is not None:
            for step in steps:
                table.put(*step)
    table.opened[side] = True


def _at_meld(sight: Sight, weights: Weights, chance: Chance) -> list[Candidate]:
    options = sight.view.options
    assert options is not None
    found: list[Candidate] = []
    if options.way_out:
        found.append(Candidate(choice(options.way_out[0], Why.GOES_OUT), _going_out(options.way_out)))
    if is_opening(sight):
        found += _openings(sight, weights)
    else:
        lays = [(lay_value(sight, weights, lay), -place, lay) for place, lay in enumerate(options.lays)]
        lays = [each for each in lays if composition(each[2])[0] != THREE]
        lays.sort(key=lambda each: each[:2], reverse=True)
        for _, _, lay in lays[:MOST_LAYS]:
            found.append(Candidate(explain_lay(sight, lay), _laying(lay, goes=not options.way_out)))
    if options.discards and not (sight.view.turn.laid and is_opening(sight)):
        seen: set[int] = set()
        most = MOST_DISCARDS_BESIDE_LAYS if found else MOST_DISCARDS
        for _, card in rank_discards(sight, weights, chance):
            if card >> 2 not in seen and len(seen) < most:
                seen.add(card >> 2)
                found.append(Candidate(explain(sight, card), _discarding(card >> 2)))
    return found


def _openings(sight: Sight, weights: Weights) -> list[Candidate]:
    plan = cheapest_opening(sight, weights)
    lay = None if plan is None else matching_lay(sight, plan)
    if plan is None or lay is None:
        return []
    points = sum(sight.points(card >> 2) for card in lay.cards)
    return [Candidate(choice(lay, Why.OPENS, points=points), _opening(plan))]


def _opening(plan: Plan) -> Effect:
    def effect(table: Compact) -> None:
        for step in plan.steps:
            table.put(step.rank, step.naturals, step.twos, step.jokers)
        table.opened[table.rules.side[table.mover]] = True
        finish_turn(table)

    return effect


def _laying(lay: LayDown, *, goes: bool) -> Effect:
    rank, naturals, twos, jokers = composition(lay)

    def effect(table: Compact) -> None:
        table.put(rank, naturals, twos, jokers)
        if not table.sizes[table.mover]:
            table.end(table.mover)
        else:
            finish_turn(table, goes=goes)

    return effect


def _discarding(rank: int) -> Effect:
    def effect(table: Compact) -> None:
        table.discard(rank)

    return effect


def _going_out(way: tuple[PlayerCommand, ...]) -> Effect:
    def effect(table: Compact) -> None:
        for command in way:
            if isinstance(command, LayDown):
                table.put(*composition(command))
            elif isinstance(command, Discard):
                table.discard(rank_of(command.card))
        table.opened[table.rules.side[table.mover]] = True
        if not table.done:
            table.end(table.mover)

    return effect
