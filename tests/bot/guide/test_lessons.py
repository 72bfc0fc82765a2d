"""What is explained when: from a view and from what was explained before, and from nothing else."""

from __future__ import annotations

from typing import Unpack

import pytest

from bot.guide.lesson import Lesson, Step
from bot.guide.lessons import MOST_AT_ONCE, advice, explanation
from engine.cards import Rank, parse_card, parse_cards
from engine.commands import Discard, Draw, LayDown, TakePile
from engine.events import PileTaken
from engine.play import apply
from engine.players.reasons import Why
from engine.rulesets import CLASSIC
from engine.state import State
from engine.view import View
from tests.bot.ui.pictures import EAST, MIXED_NINES, NORTH, SOUTH, WEST, position, seen
from tests.engine.notation import Case

CANASTA = MIXED_NINES
ALL = frozenset(Lesson)


def melding(hand: str, **case: Unpack[Case]) -> State:
    """Return a position in which the player has drawn."""
    case["phase"] = "meld"
    return position(hand, **case)


def step(match: State, seat: int = 0) -> Step:
    return explanation(view(match, seat)).step


def view(match: State, seat: int = 0, *events: PileTaken) -> View:
    return seen(match, (NORTH, EAST, SOUTH, WEST)[seat], events)


def new(shown: View, *besides: Lesson) -> tuple[Lesson, ...]:
    """Return what is explained to somebody who knows all but these lessons."""
    return explanation(shown, ALL - set(besides)).lessons


def took(seat: int) -> PileTaken:
    return PileTaken((NORTH, EAST, SOUTH, WEST)[seat], Rank(7), parse_card("h7"), parse_cards(["c7", "d7"]), 5)


# lessons


def test_first_of_all_comes_what_it_is_about() -> None:
    lessons = explanation(view(melding("c4 c5 c6", ours=["c8 d8 h8"], theirs=[CANASTA]))).lessons
    assert lessons[0] is Lesson.AIM
    assert len(lessons) == MOST_AT_ONCE


def test_what_was_explained_is_not_explained_again() -> None:
    match = melding("c4 c5 c6", ours=["c8 d8 h8"])
    first = explanation(view(match)).lessons
    assert first == (Lesson.AIM, Lesson.OPENED)
    assert explanation(view(match), first).lessons == ()


def test_the_same_view_is_explained_in_the_same_way() -> None:
    match = melding("c4 c5 c6", ours=["c8 d8 h8"])
    assert explanation(view(match), {Lesson.AIM}) == explanation(view(match), {Lesson.AIM})
    assert advice(view(match)) == advice(view(match))


@pytest.mark.parametrize(
    ("lesson", "match"),
    [
        (Lesson.RED_THREE, melding("c4 c5", red_threes=["h3", ""])),
        (Lesson.RED_THREE, melding("c4 c5", red_threes=["", "h3"])),
        (Lesson.FROZEN, position("c4 c5", pile="c9 s2 c10", ours=["c8 d8 h8"])),
        (Lesson.BLOCKED, position("c4 c5", pile="c9 s3", ours=["c8 d8 h8"])),
        (Lesson.OPENED, melding("c4 c5", ours=["c8 d8 h8"])),
        (Lesson.CANASTA, melding("c4 c5 c6", ours=[CANASTA])),
        (Lesson.THEIR_CANASTA, melding("c4 c5 c6", theirs=[CANASTA])),
        (Lesson.OUT, melding("c4", ours=[CANASTA])),
        (Lesson.ASK, melding("c4 d4 h4 c5", ours=[CANASTA])),
    ],
    ids=lambda value: str(value) if isinstance(value, Lesson) else "position",
)
def test_a_lesson_comes_when_it_comes_up(lesson: Lesson, match: State) -> None:
    assert new(view(match), lesson) == (lesson,)
    assert lesson not in explanation(view(match), {lesson}).lessons


def test_no_lesson_comes_before_it_comes_up() -> None:
    assert explanation(view(position("c4 c5 c6 c7", pile="c9"))).lessons == (Lesson.AIM,)


def test_who_has_taken_the_pile() -> None:
    match = melding("c4 c5", ours=["c8 d8 h8"])
    both = (Lesson.YOU_TOOK, Lesson.THEY_TOOK)
    assert new(view(match, 0, took(0)), *both) == (Lesson.YOU_TOOK,)
    assert new(view(match, 0, took(1)), *both) == (Lesson.THEY_TOOK,)
    assert new(view(match, 0, took(2)), *both) == ()


def test_the_partner_asks() -> None:
    match = melding("c4 d4 h4 c5", ours=[CANASTA], permission="asked")
    assert new(view(match, 2), Lesson.ASKED) == (Lesson.ASKED,)
    assert new(view(match, 1), Lesson.ASKED) == ()


def test_after_the_round_there_is_only_the_score_to_explain() -> None:
    ended, _ = apply(melding("c4", ours=[CANASTA]), Discard(NORTH, parse_card("c4")))
    shown = explanation(view(ended))
    assert shown.lessons == (Lesson.ROUND_OVER,)
    assert shown.step is Step.SCORE


def test_a_spectator_is_taught_nothing() -> None:
    with pytest.raises(ValueError, match="None"):
        explanation(seen(melding("c4")))


# steps

OPENED = ["c8 d8 h8"]


@pytest.mark.parametrize(
    ("wanted", "match"),
    [
        (Step.DRAW, position("c4 c5", pile="c9")),
        (Step.DRAW_OR_TAKE, position("c9 d9 c5 c6", pile="h9", ours=OPENED)),
        (Step.TAKE, position("c9 d9 c5 c6", pile="h9", ours=OPENED, stock="")),
        (Step.CANNOT_OPEN, melding("c4 c5 c6 c7")),
        (Step.OPEN, melding("c1 d1 h1 c5 c6")),
        (Step.LAY, melding("c4 d4 h4 c5 c6", ours=OPENED)),
        (Step.DISCARD, melding("c4 c5 c6 c7", ours=OPENED)),
        (Step.GO_OUT, melding("c4", ours=[CANASTA])),
        (Step.GO_OUT_NOW, melding("c4", ours=[CANASTA], permission="granted")),
        (Step.PLAY_ON, melding("c4 d4 h4 c5", ours=[CANASTA], permission="refused")),
        (Step.AWAIT, melding("c4", ours=[CANASTA], permission="asked")),
    ],
    ids=lambda value: str(value) if isinstance(value, Step) else "position",
)
def test_a_step_says_what_can_be_done(wanted: Step, match: State) -> None:
    assert step(match) is wanted


def test_the_others_wait() -> None:
    assert step(position("c4 c5"), 1) is Step.WAIT
    assert step(melding("c4", ours=[CANASTA], permission="asked"), 2) is Step.ANSWER


def test_half_an_opening_is_to_be_finished() -> None:
    match = melding("c4 d4 h4 c1 d1 h1 c13 c12")
    after, _ = apply(match, LayDown(NORTH, parse_cards(["c4", "d4", "h4"])))
    assert step(after) is Step.FINISH_OPENING


# advice


def test_advice_is_legal_and_has_its_reason() -> None:
    draws = advice(view(position("c4 c5", pile="c9")))
    assert draws is not None
    assert (draws.command, draws.why) == (Draw(NORTH), Why.DRAWS)
    takes = advice(view(position("c9 d9 c5 c6 c7 c4", pile="c10 c11 c12 c10 h9", ours=OPENED)))
    assert takes is not None
    assert isinstance(takes.command, TakePile)


def test_there_is_no_advice_for_who_waits() -> None:
    assert advice(view(position("c4 c5"), 1)) is None
    assert advice(view(melding("c4", ours=[CANASTA], permission="asked"))) is None
    assert advice(view(melding("c4", ours=[CANASTA], permission="asked"), 2)) is not None


def test_classic_is_what_is_taught() -> None:
    """The lessons name a bonus for one canasta, and going out with one."""
    assert CLASSIC.canastas_out == 1
