"""Presses of the lobby, and of chairs that stand open."""

from __future__ import annotations

from bot.answers import Answer, Place
from bot.presses.pressed import Pressed, Unreadable, board
from bot.shell import own_hand
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import Stage
from bot.ui.custom_id import parse_seat
from bot.ui.house import render_start_question
from bot.ui.lobby import render_lobby
from bot.ui.notices import Notice, render_notice
from engine.ruleset import Seat


async def sit(pressed: Pressed) -> Answer:
    """Take the seat, or move to it; whoever takes one in a match sees its cards."""
    asker = pressed.asker
    outcome = await pressed.shell.tables.sit(
        pressed.press.table, asker.user, seat=_seat(pressed), interaction=asker.interaction
    )
    if outcome.table.stage is Stage.PLAYING:
        return Answer(own_hand(outcome.table, asker), Place.PRIVATE)
    return board(pressed, outcome.table)


async def swap(pressed: Pressed) -> Answer:
    """Exchange places with whoever sits on the seat."""
    asker = pressed.asker
    outcome = await pressed.shell.tables.swap(
        pressed.press.table, asker.user, seat=_seat(pressed), interaction=asker.interaction
    )
    return board(pressed, outcome.table)


async def leave(pressed: Pressed) -> Answer:
    """Stand up."""
    asker = pressed.asker
    outcome = await pressed.shell.tables.leave(pressed.press.table, asker.user, interaction=asker.interaction)
    if pressed.is_private:
        return Answer(render_notice(Notice.LEFT, asker.words, table=outcome.table.name), Place.HERE)
    return board(pressed, outcome.table)


async def ready(pressed: Pressed) -> Answer:
    """Mark that the presser is ready to play by the rules that the button was shown with."""
    asker = pressed.asker
    outcome = await pressed.shell.tables.mark_ready(
        pressed.press.table, asker.user, seen=pressed.press.revision, interaction=asker.interaction
    )
    return board(pressed, outcome.table)


async def start(pressed: Pressed) -> Answer:
    """Start the match, or ask the host first where not everybody is ready for changed rules."""
    asker = pressed.asker
    try:
        outcome = await pressed.shell.tables.start(pressed.press.table, asker.user, interaction=asker.interaction)
    except TableProblem as problem:
        if problem.code is not TableRefusal.NOT_READY:
            raise
        return Answer(render_start_question(await pressed.table(), asker.words))
    return board(pressed, outcome.table)


async def start_sure(pressed: Pressed) -> Answer:
    """Start the match although not everybody is ready; who that is must still be as the host has read it."""
    asker = pressed.asker
    outcome = await pressed.shell.tables.start(
        pressed.press.table,
        asker.user,
        unready=True,
        revision=pressed.press.revision,
        interaction=asker.interaction,
    )
    return Answer(render_lobby(outcome.table, asker.words), pressed.hand_place)


def _seat(pressed: Pressed) -> Seat:
    seat = parse_seat(pressed.argument)
    if seat is None:
        raise Unreadable
    return Seat(seat)
