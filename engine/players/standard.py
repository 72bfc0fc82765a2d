"""The standard player: good rules of thumb, each in its module, and the order in which they are asked."""

from __future__ import annotations

from engine.commands import AnswerPermission, AskPermission, PlayerCommand, ShowHand
from engine.options import Options
from engine.players.chance import Chance
from engine.players.discards import choose_discard
from engine.players.going_out import gain_by_going_out, hand_cost
from engine.players.laying import choose_lay
from engine.players.memory import Memory
from engine.players.plain import any_command
from engine.players.reasons import Choice, Why, choice
from engine.players.sight import Sight
from engine.players.taking import choose_draw
from engine.players.weights import STANDARD, Weights
from engine.state import GRANTED, Phase
from engine.terms import AskPartner
from engine.view import View


def choose_standard(view: View, memory: Memory, chance: Chance, weights: Weights = STANDARD) -> Choice:
    """Return what the rules of thumb choose."""
    options = view.options
    assert options is not None
    sight = Sight(view, memory)
    if options.may_answer:
        return answer(sight, weights)
    if view.turn.phase is Phase.DRAW:
        return choose_draw(sight, weights)
    return (
        _end_now(sight, weights, options)
        or choose_lay(sight, weights)
        or choose_discard(sight, weights, chance)
        or choice(any_command(view), Why.ONLY_CHOICE)
    )


def answer(sight: Sight, weights: Weights) -> Choice:
    """Return the answer to "may I go out?": what the own hand costs is known, what the partner's would cost is 0."""
    gain = gain_by_going_out(sight, weights, held=hand_cost(sight))
    # The partner goes out, so its cards cost nothing: they were counted as a partner's.
    asker = sight.view.turn.seat
    gain += 11.0 * sight.view.hand_counts[asker]
    yes = gain > weights.out_margin
    return choice(AnswerPermission(sight.me, yes), Why.SAYS_YES if yes else Why.SAYS_NO)


def _end_now(sight: Sight, weights: Weights, options: Options) -> Choice | None:
    """Return the next step of ending the round in this turn, where that is best."""
    if options.special is not None:
        return choice(ShowHand(sight.me), Why.SHOWS_HAND)
    must = sight.view.turn.permission is GRANTED
    if must and options.way_out:
        return choice(options.way_out[0], Why.GOES_OUT)
    asks = sight.ruleset.ask_partner is AskPartner.MANDATORY and sight.view.turn.permission is None
    if not options.way_out and not (asks and options.may_ask):
        return None
    gain = gain_by_going_out(sight, weights, held=0.0)
    if sight.view.turn.laid and options.way_out and _is_under_way(options.way_out):
        gain += 60.0
    if gain <= weights.out_margin:
        return None
    if asks:
        return choice(AskPermission(sight.me), Why.ASKS) if options.may_ask else None
    return choice(options.way_out[0], Why.GOES_OUT)


def _is_under_way(way: tuple[PlayerCommand, ...]) -> bool:
    return len(way) <= 2
