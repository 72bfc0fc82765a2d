"""A taken pile that waits for the opening (rule 17c): nobody sees a card of it before the opening is made."""

from typing import Final

import pytest

from engine.cards import parse_cards
from engine.commands import AskPermission, LayDown, TakePile, Undo
from engine.play import apply
from engine.position import read_position
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Seat
from engine.rulesets import CLASSIC_PAGAT
from engine.state import State
from engine.view import view_for

MOVER: Final = Seat(0)


def waiting() -> tuple[State, State]:
    """Return a turn before and after a take that leaves 60 of the 90 points of the opening to be laid."""
    position = {
        "scores": [1500, 0],
        "hands": [["h13", "c13", "c1", "d1", "h1", "s5", "s6"], ["s9"], ["s8"], ["s7"]],
        "turn": 0,
        "stock": ["c9", "c10"],
        "pile": ["c8", "h10", "d13"],
    }
    before = read_position(position, CLASSIC_PAGAT)
    after, _ = apply(before, TakePile(MOVER, parse_cards(["h13", "c13"])))
    return before, after


@pytest.mark.parametrize("viewer", [None, *map(Seat, range(4))])
def test_its_cards_are_nobodys_to_see(viewer: Seat | None) -> None:
    _, after = waiting()
    pile = view_for(after, viewer).pile
    assert (pile.top, pile.count, pile.cards) == (None, 2, ())
    assert pile.is_waiting
    assert not pile.is_frozen
    assert not pile.is_blocked


def test_the_take_can_still_be_undone() -> None:
    before, after = waiting()
    assert apply(after, Undo(MOVER))[0] == before


def test_the_partner_is_not_asked_about_cards_that_are_not_seen_yet() -> None:
    _, after = waiting()
    with pytest.raises(RuleViolation) as refused:
        apply(after, AskPermission(MOVER))
    assert refused.value.refusal is Refusal.ASK_AFTER_OPENING


def test_it_joins_the_hand_when_the_opening_is_made_and_then_nothing_is_undone() -> None:
    _, after = waiting()
    opened, _ = apply(after, LayDown(MOVER, parse_cards(["c1", "d1", "h1"])))
    view = view_for(opened, MOVER)
    assert view.hand == parse_cards(["h10", "c8", "s6", "s5"])
    assert not view.pile.is_waiting
    with pytest.raises(RuleViolation) as refused:
        apply(opened, Undo(MOVER))
    assert refused.value.refusal is Refusal.UNDO_TOO_LATE
