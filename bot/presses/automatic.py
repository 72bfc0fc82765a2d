"""Presses about computer players: the host sets them, and players ask what an expert would do."""

from __future__ import annotations

import re
from typing import Final

from bot.answers import Answer
from bot.computers.driver import seed_of
from bot.presses.company import settings_page
from bot.presses.pressed import Pressed, Unreadable
from bot.shell import own_hand, own_view
from bot.tables.computer import Level
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import Stage, Table
from bot.ui.computers import ALL_SEATS, NOBODY, OFF, ON, render_computers
from bot.ui.custom_id import parse_seat
from bot.ui.hint import may_hint
from bot.ui.notices import Notice
from engine.ruleset import Seat

COST: Final = 3
"""A hint is as much work as so many presses."""
_SETTING: Final = re.compile(rf"({ALL_SEATS}|\d{{1,2}})-([a-z]+)", re.ASCII)


async def show(pressed: Pressed) -> Answer:
    """Show the page about computers."""
    return _page(pressed, await pressed.table())


async def seat_computer(pressed: Pressed) -> Answer:
    """Set a computer on a seat, or on all open ones."""
    found = _SETTING.fullmatch(pressed.argument)
    level = None if found is None else _level(found[2])
    if found is None or level is None:
        raise Unreadable
    seat = None if found[1] == ALL_SEATS else Seat(int(found[1]))
    asker = pressed.asker
    outcome = await pressed.shell.tables.seat_computers(
        pressed.press.table, asker.user, level, seat=seat, interaction=asker.interaction
    )
    return _page(pressed, outcome.table)


async def take_off(pressed: Pressed) -> Answer:
    """Take a computer off its seat."""
    seat, asker = parse_seat(pressed.argument), pressed.asker
    if seat is None:
        raise Unreadable
    outcome = await pressed.shell.tables.take_computer_off(
        pressed.press.table, asker.user, Seat(seat), interaction=asker.interaction
    )
    return _page(pressed, outcome.table)


async def set_stand_in(pressed: Pressed) -> Answer:
    """Choose who plays for somebody who leaves."""
    level, asker = _level(pressed.argument), pressed.asker
    if level is None and pressed.argument != NOBODY:
        raise Unreadable
    outcome = await pressed.shell.tables.set_stand_in(
        pressed.press.table, asker.user, level, interaction=asker.interaction
    )
    return _page(pressed, outcome.table)


async def set_hints(pressed: Pressed) -> Answer:
    """Switch hints on or off."""
    if pressed.argument not in (ON, OFF):
        raise Unreadable
    asker = pressed.asker
    outcome = await pressed.shell.tables.set_hints(
        pressed.press.table, asker.user, allowed=pressed.argument == ON, interaction=asker.interaction
    )
    return _page(pressed, outcome.table)


async def hint(pressed: Pressed) -> Answer:
    """Show on top of the presser's hand what an expert would do with it."""
    table, asker = await pressed.table(), pressed.asker
    view = own_view(table, asker.user)
    if not table.hints:
        raise TableProblem(TableRefusal.NO_HINTS)
    if not may_hint(table, view):
        return Answer(own_hand(table, asker, notice=Notice.NOTHING_TO_HINT), pressed.hand_place)
    pressed.shell.gate.charge(asker.user, COST)
    assert view.viewer is not None
    memory = await pressed.shell.tables.remembered(table, view.viewer)
    choice = await pressed.shell.thinkers.choose(Level.EXPERT, view, memory, seed_of(table, view))
    after = await pressed.table()
    # A thought takes its time; what was true when it began may not be any more.
    hinted = choice if after.match is table.match else None
    return Answer(own_hand(after, asker, hint=hinted), pressed.hand_place)


def _page(pressed: Pressed, table: Table) -> Answer:
    """Return the page about computers; once the match has begun, the one about what can still be changed."""
    if table.stage is not Stage.LOBBY:
        return settings_page(pressed, table)
    return Answer(render_computers(table, pressed.asker.user, pressed.asker.words), pressed.hand_place)


def _level(text: str) -> Level | None:
    return next((level for level in Level if level == text), None)
