"""Choices without judgement: something legal, whatever the view offers; and the player that chooses by chance."""

from __future__ import annotations

from engine.commands import (
    AnswerPermission,
    AskPermission,
    CombineMelds,
    Discard,
    Draw,
    LayDown,
    Pass,
    PlayerCommand,
    ShowHand,
    TakePile,
)
from engine.players.chance import Chance, pick
from engine.players.memory import Memory
from engine.players.reasons import Choice, Why, choice
from engine.view import View


def commands_on_offer(view: View) -> list[PlayerCommand]:
    """Return the legal commands that a view names. Taking back is left out: it leads nowhere."""
    options, seat = view.options, view.viewer
    assert options is not None
    assert seat is not None
    if options.may_answer:
        return [AnswerPermission(seat, yes=True), AnswerPermission(seat, yes=False)]
    found: list[PlayerCommand] = []
    if options.may_draw:
        found.append(Draw(seat))
    found += options.takes
    found += options.lays
    found += options.combines
    if options.special is not None:
        found.append(ShowHand(seat))
    if options.may_ask:
        found.append(AskPermission(seat))
    found += [Discard(seat, card) for card in options.discards]
    if options.may_pass:
        found.append(Pass(seat))
    return found


def any_command(view: View) -> PlayerCommand:
    """Return a legal command that brings the turn nearer to its end."""
    found = commands_on_offer(view)
    order = (Discard, Pass, Draw, TakePile, LayDown, CombineMelds, AnswerPermission, ShowHand, AskPermission)
    return min(found, key=lambda command: order.index(type(command)))


def choose_random(view: View, memory: Memory, chance: Chance) -> Choice:
    """Return any legal command, each as likely."""
    return choice(pick(commands_on_offer(view), chance), Why.BY_CHANCE)
