"""Presses of the player to move, in the hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.answers import Answer
from bot.presses.pressed import Action, Pressed, Unreadable, own_seat, play
from bot.shell import own_view
from bot.tables.refusals import TableProblem, TableRefusal
from bot.ui.confirm import needs_confirmation, render_discard_confirmation
from bot.ui.custom_id import parse_card_argument, parse_combine, parse_lay, parse_take
from engine.commands import Discard, PlayerCommand
from engine.ruleset import Seat


def simple(make: Callable[[Seat], PlayerCommand]) -> Action:
    """Return the action for a command that needs nothing but its seat."""

    async def action(pressed: Pressed) -> Answer:
        return pressed.hand(await play(pressed, make(await own_seat(pressed))))

    return action


async def take(pressed: Pressed) -> Answer:
    """Take the pile."""
    return await _played(pressed, parse_take)


async def lay(pressed: Pressed) -> Answer:
    """Lay cards."""
    return await _played(pressed, parse_lay)


async def combine(pressed: Pressed) -> Answer:
    """Make two melds one."""
    return await _played(pressed, parse_combine)


async def _played(pressed: Pressed, parse: Callable[[str, Seat], PlayerCommand | None]) -> Answer:
    command = parse(pressed.argument, await own_seat(pressed))
    if command is None:
        raise Unreadable
    return pressed.hand(await play(pressed, command))


async def discard(pressed: Pressed) -> Answer:
    """Discard, or ask first where it may be a slip."""
    card = parse_card_argument(pressed.argument)
    if card is None:
        raise Unreadable
    table = await pressed.table()
    view = own_view(table, pressed.asker.user)
    is_current = table.shows_match(pressed.press.revision)
    if is_current and view.options is not None and card in view.options.discards and needs_confirmation(view, card):
        return Answer(render_discard_confirmation(table, view, pressed.asker.words, card), pressed.hand_place)
    return await discard_sure(pressed)


async def discard_sure(pressed: Pressed) -> Answer:
    """Discard without asking."""
    card = parse_card_argument(pressed.argument)
    if card is None:
        raise Unreadable
    return pressed.hand(await play(pressed, Discard(await own_seat(pressed), card)))


async def go_out(pressed: Pressed) -> Answer:
    """Lay and discard whatever it takes to go out."""
    view = own_view(await pressed.table(), pressed.asker.user)
    commands: Sequence[PlayerCommand] = () if view.options is None else view.options.way_out
    if not commands:
        raise TableProblem(TableRefusal.STALE, revision=pressed.press.revision)
    return pressed.hand(await play(pressed, *commands))
