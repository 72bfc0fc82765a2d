"""Presses about the players of a table: the clock, the host, and who makes everybody wait."""

from __future__ import annotations

from bot.answers import Answer, Place
from bot.presses.pressed import Pressed, Unreadable
from bot.tables.events import PlayerRemoved
from bot.tables.service import Outcome
from bot.tables.table import Stage, Table, UserId
from bot.ui.closing import render_closed, render_end_question
from bot.ui.custom_id import parse_pace, parse_seat
from bot.ui.notices import Notice, render_notice
from bot.ui.players import render_players, render_vote, render_voted_off
from bot.ui.table_settings import render_table_settings
from engine.ruleset import Seat


async def show(pressed: Pressed) -> Answer:
    """Show the page about the players."""
    return _page(pressed, await pressed.table())


async def clock(pressed: Pressed) -> Answer:
    """Choose how long a turn may take."""
    pace, asker = parse_pace(pressed.argument), pressed.asker
    if pace is None:
        raise Unreadable
    outcome = await pressed.shell.tables.set_clock(pressed.press.table, asker.user, pace, interaction=asker.interaction)
    if outcome.table.stage is Stage.LOBBY:
        return _page(pressed, outcome.table)
    return settings_page(pressed, outcome.table)


async def table_settings(pressed: Pressed) -> Answer:
    """Show what holds at the table."""
    return settings_page(pressed, await pressed.table())


async def hand_over(pressed: Pressed) -> Answer:
    """Make somebody host."""
    asker = pressed.asker
    outcome = await pressed.shell.tables.hand_over(
        pressed.press.table, asker.user, _seat(pressed), interaction=asker.interaction
    )
    return _page(pressed, outcome.table)


async def remove(pressed: Pressed) -> Answer:
    """Take somebody off the table as the host of a lobby, or vote for it in a match, which everybody sees."""
    asker, seat = pressed.asker, _seat(pressed)
    outcome = await pressed.shell.tables.remove(pressed.press.table, asker.user, seat, interaction=asker.interaction)
    if outcome.table.stage is Stage.LOBBY:
        return _page(pressed, outcome.table)
    place = Place.PUBLIC if pressed.is_private else Place.HERE
    words = pressed.shell.words_of(outcome.table.guild_id)
    user = _removed(outcome)
    if user is not None:
        return Answer(render_voted_off(outcome.table, user, seat, words), place)
    if outcome.table.seats[seat] is None:
        return _page(pressed, outcome.table)  # the same press again, after it has done its work
    return Answer(render_vote(outcome.table, seat, words), place)


async def keep_player(pressed: Pressed) -> Answer:
    """Take a vote back, which everybody sees."""
    asker, seat = pressed.asker, _seat(pressed)
    outcome = await pressed.shell.tables.withdraw_vote(
        pressed.press.table, asker.user, seat, interaction=asker.interaction
    )
    place = Place.PUBLIC if pressed.is_private else Place.HERE
    return Answer(render_vote(outcome.table, seat, pressed.shell.words_of(outcome.table.guild_id)), place)


async def propose_end(pressed: Pressed) -> Answer:
    """Propose to end the match, which everybody sees."""
    asker = pressed.asker
    outcome = await pressed.shell.tables.agree_to_end(pressed.press.table, asker.user, interaction=asker.interaction)
    words = pressed.shell.words_of(outcome.table.guild_id)
    if outcome.table.stage is Stage.CLOSED:
        return Answer(render_closed(outcome.table, words), Place.PUBLIC)
    return Answer(render_end_question(outcome.table, words, asker=asker.user), Place.PUBLIC)


async def keep_open(pressed: Pressed) -> Answer:
    """Keep the table open."""
    asker = pressed.asker
    await pressed.shell.tables.keep_open(pressed.press.table, asker.user, interaction=asker.interaction)
    return Answer(render_notice(Notice.KEPT_OPEN, asker.words))


def settings_page(pressed: Pressed, table: Table) -> Answer:
    """Return the page about what holds at a table."""
    return Answer(render_table_settings(table, pressed.asker.user, pressed.asker.words), pressed.hand_place)


def _page(pressed: Pressed, table: Table) -> Answer:
    asker = pressed.asker
    rendered = render_players(table, asker.user, asker.words, now=pressed.shell.now())
    return Answer(rendered, pressed.hand_place)


def _seat(pressed: Pressed) -> Seat:
    seat = parse_seat(pressed.argument)
    if seat is None:
        raise Unreadable
    return Seat(seat)


def _removed(outcome: Outcome) -> UserId | None:
    return next((event.user for event in outcome.events if isinstance(event, PlayerRemoved)), None)
