"""Which explanations a player needs: a pure function of their view, and of what was explained before."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final

from bot.guide.lesson import Lesson, Step
from engine import events as ev
from engine.melds import canastas
from engine.options import Options
from engine.players.memory import remember
from engine.players.reasons import Choice
from engine.players.standard import choose_standard
from engine.ruleset import Seat
from engine.state import Permission, Phase
from engine.view import View

MOST_AT_ONCE: Final = 2
"""Lessons; more than that nobody reads. The rest comes with the next step."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a player is told: lessons that are new, and what can be done now."""

    lessons: tuple[Lesson, ...]
    step: Step


def explanation(view: View, told: Collection[str] = ()) -> Explanation:
    """Return what to explain to the viewer; ``told`` are the lessons of before.

    Raises:
        ValueError: It is a spectator's view.
    """
    if view.viewer is None:
        raise ValueError(view.viewer)
    if view.result is not None:
        return Explanation((Lesson.ROUND_OVER,), Step.SCORE)
    new = [lesson for lesson, has_come in _SIGNS.items() if lesson not in told and has_come(view, view.viewer)]
    return Explanation(tuple(new[:MOST_AT_ONCE]), _step(view, view.viewer))


def advice(view: View) -> Choice | None:
    """Return what a player who knows the craft would do, and why; None while there is nothing to do.

    It is the standard player's rule of thumb, which can be learned, and not the expert's search.
    """
    options = view.options
    if options is None or (view.turn.permission is Permission.ASKED and not options.may_answer):
        return None
    memory = remember(view.ruleset.seats, view.log)
    return choose_standard(view, memory, random.Random(view.seed_hash))  # the same view has the same advice


def _always(view: View, seat: Seat) -> bool:
    return True


def _can_answer(view: View, seat: Seat) -> bool:
    return view.options is not None and view.options.may_answer


def _can_go_out(view: View, seat: Seat) -> bool:
    return view.options is not None and bool(view.options.way_out)


def _can_ask(view: View, seat: Seat) -> bool:
    return view.options is not None and view.options.may_ask


def _has_opened(view: View, seat: Seat) -> bool:
    return view.has_opened[view.ruleset.team_of(seat)]


def _has_canasta(view: View, seat: Seat) -> bool:
    return canastas(view.side_at(seat).melds, view.ruleset) > 0


def _others_have_canasta(view: View, seat: Seat) -> bool:
    others = (side for place, side in enumerate(view.sides) if place != view.side_of[seat])
    return any(canastas(side.melds, view.ruleset) for side in others)


def _you_took(view: View, seat: Seat) -> bool:
    return any(isinstance(event, ev.PileTaken) and event.seat == seat for event in view.log)


def _they_took(view: View, seat: Seat) -> bool:
    allies = view.allies_of(seat)
    return any(isinstance(event, ev.PileTaken) and event.seat not in allies for event in view.log)


def _is_frozen(view: View, seat: Seat) -> bool:
    return view.pile.is_frozen


def _is_blocked(view: View, seat: Seat) -> bool:
    return view.pile.is_blocked


def _red_three_lies(view: View, seat: Seat) -> bool:
    return any(side.red_threes for side in view.sides)


_SIGNS: Final[Mapping[Lesson, Callable[[View, Seat], bool]]] = {
    # What a player must know to decide comes first.
    Lesson.AIM: _always,
    Lesson.ASKED: _can_answer,
    Lesson.OUT: _can_go_out,
    Lesson.ASK: _can_ask,
    Lesson.OPENED: _has_opened,
    Lesson.CANASTA: _has_canasta,
    Lesson.YOU_TOOK: _you_took,
    Lesson.THEY_TOOK: _they_took,
    Lesson.THEIR_CANASTA: _others_have_canasta,
    Lesson.FROZEN: _is_frozen,
    Lesson.BLOCKED: _is_blocked,
    Lesson.RED_THREE: _red_three_lies,
}


def _step(view: View, seat: Seat) -> Step:
    options, turn = view.options, view.turn
    if options is not None and options.may_answer:
        return Step.ANSWER
    if turn.seat == seat and turn.asked is not None:
        return Step.AWAIT
    if options is None:
        return Step.WAIT
    return _at_draw(options) if turn.phase is Phase.DRAW else _at_meld(view, options)


def _at_draw(options: Options) -> Step:
    if options.may_draw:
        return Step.DRAW_OR_TAKE if options.takes else Step.DRAW
    return Step.TAKE if options.takes else Step.PASS


def _at_meld(view: View, options: Options) -> Step:
    turn = view.turn
    if turn.permission is Permission.GRANTED:
        return Step.GO_OUT_NOW
    if options.way_out:
        return Step.GO_OUT
    if turn.permission is Permission.REFUSED:
        return Step.PLAY_ON
    if turn.minimum and turn.laid_points < turn.minimum:
        if turn.laid:
            return Step.FINISH_OPENING
        return Step.OPEN if options.lays else Step.CANNOT_OPEN
    return Step.LAY if options.lays else Step.DISCARD
