"""Presses of the lobby, and of chairs that stand open."""

from __future__ import annotations

from bot.answers import Answer
from bot.presses.pressed import Pressed, Unreadable, board
from bot.ui.custom_id import parse_seat
from engine.ruleset import Seat


async def sit(pressed: Pressed) -> Answer:
    """Take the seat, or move to it."""
    seat = parse_seat(pressed.argument)
    if seat is None:
        raise Unreadable
    asker = pressed.asker
    outcome = await pressed.shell.tables.sit(
        pressed.press.table, asker.user, seat=Seat(seat), interaction=asker.interaction
    )
    return board(pressed, outcome.table)


async def leave(pressed: Pressed) -> Answer:
    """Stand up."""
    asker = pressed.asker
    outcome = await pressed.shell.tables.leave(pressed.press.table, asker.user, interaction=asker.interaction)
    return board(pressed, outcome.table)


async def start(pressed: Pressed) -> Answer:
    """Start the match."""
    asker = pressed.asker
    outcome = await pressed.shell.tables.start(pressed.press.table, asker.user, interaction=asker.interaction)
    return board(pressed, outcome.table)
