"""The clock in words, and what a lobby or a board says of it."""

from __future__ import annotations

from typing import Final

from discord import ui

from bot.i18n import Words
from bot.tables.clock import DAY, HOUR, MINUTE, MOST_MISSED, PACES
from bot.tables.table import Stage, Table
from bot.ui.custom_id import Press, Verb
from bot.ui.layout import Row, option, row, select, text, verb_button
from bot.ui.people import mention
from bot.ui.rendered import Rendered

_UNITS: Final = ((DAY, "span-days"), (HOUR, "span-hours"), (MINUTE, "span-minutes"), (1, "span-seconds"))
_MANY: Final = 2
_FULL_ROW: Final = 5


def pace_line(table: Table, words: Words) -> str:
    """Return how long a turn may take."""
    return words("clock", pace=words.of("pace", table.clock.pace))


def clock_select(table: Table, words: Words) -> Row:
    """Return the select for how long a turn may take."""
    options = [option(words.of("pace", pace), str(pace), chosen=pace == table.clock.pace) for pace in PACES]
    return select(words("players-choose-clock"), Press(table.id, table.revision, Verb.CLOCK), options)


def span(seconds: int, words: Words) -> str:
    """Return a span of time, rounded: ``12 minutes``."""
    size, message = next((unit for unit in _UNITS if seconds >= _MANY * unit[0]), _UNITS[-1])
    return words(message, count=round(seconds / size))


def stood_still_line(table: Table, words: Words) -> str | None:
    """Return for how long the clock stood still in this turn, if it did."""
    seconds = table.clock.stood_still
    return words("clock-stood-still", span=span(seconds, words)) if seconds else None


def with_clock(board: Rendered, table: Table, words: Words) -> Rendered:
    """Add to a board what there is to say about time, and the way to the players, as far as it fits."""
    if table.stage is not Stage.PLAYING:
        return board
    container = next(item for item in board.layout.children if isinstance(item, ui.Container))
    rows = [item for item in container.children if isinstance(item, ui.ActionRow)]
    for each in rows:
        container.remove_item(each)
    said = text(*_lines(table, words))
    if said is not None:
        container.add_item(said)
    for each in rows:
        container.add_item(each)
    button = verb_button(table, Verb.PLAYERS, words)
    if rows and len(rows[-1].children) < _FULL_ROW:
        rows[-1].add_item(button)
    elif (last := row(button)) is not None:
        container.add_item(last)
    if said is not None and not board.fits and not words.faces:  # which are given up first
        container.remove_item(said)
    return board


def _lines(table: Table, words: Words) -> list[str | None]:
    if table.is_resting:
        return [words("table-rests")]
    clock, user = table.clock, table.waited_user
    missed = [
        words("clock-missed", player=mention(sitter), missed=clock.missed_by(seat), most=MOST_MISSED)
        for seat, sitter in enumerate(table.seats)
        if sitter is not None and clock.missed_by(seat)
    ]
    if not clock.pace:
        return [*missed]
    if user is None:
        return [*missed, pace_line(table, words)]
    deadline = str(int(clock.deadline))
    running = words("clock-running", pace=words.of("pace", clock.pace), player=mention(user), deadline=deadline)
    return [*missed, running, stood_still_line(table, words)]
