"""What is explained in a guided game, in words: what is new, what can be done now, and what would be good."""

from __future__ import annotations

from bot.guide.lesson import Lesson, Step
from bot.guide.lessons import Explanation, advice
from bot.i18n import Words
from bot.ui.hint import hint_line
from engine.view import View


def lesson_lines(explained: Explanation, view: View, words: Words) -> list[str]:
    """Return what is new, for the top of the hand that it is about."""
    return [words("guide-lesson", text=_lesson(lesson, view, words)) for lesson in explained.lessons]


def step_line(explained: Explanation, view: View, words: Words) -> str:
    """Return what can be done now."""
    return words("guide-step", text=_step(explained.step, view, words))


def advice_line(view: View, words: Words) -> str | None:
    """Return what a player who knows the craft would do; None while there is nothing to do."""
    choice = advice(view)
    return None if choice is None else hint_line(choice, view, words)


def _lesson(lesson: Lesson, view: View, words: Words) -> str:
    ruleset = view.ruleset
    values: dict[Lesson, dict[str, int]] = {
        Lesson.RED_THREE: {"points": ruleset.red_three_table[1]},
        Lesson.CANASTA: {"mixed": ruleset.bonus_mixed, "natural": ruleset.bonus_natural},
        Lesson.OUT: {"points": ruleset.bonus_out},
    }
    return words.of("lesson", lesson, **values.get(lesson, {}))


def _step(step: Step, view: View, words: Words) -> str:
    needed = view.turn.minimum
    values: dict[Step, dict[str, int]] = {
        Step.CANNOT_OPEN: {"minimum": needed},
        Step.OPEN: {"minimum": needed},
        Step.FINISH_OPENING: {"minimum": needed, "laid": view.turn.laid_points},
        Step.SCORE: {"target": view.ruleset.target},
    }
    return words.of("step", step, **values.get(step, {}))
