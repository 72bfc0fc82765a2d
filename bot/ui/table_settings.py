"""The page about what holds at a table and its host can change at any time: clock, stand-ins, hints (private)."""

from __future__ import annotations

from bot.i18n import Words
from bot.tables.table import Stage, Table
from bot.ui.clock import clock_select, pace_line
from bot.ui.computers import choose_stand_in, hints_button, hints_line, stand_in_line
from bot.ui.layout import message, row, rule, text
from bot.ui.rendered import Rendered


def render_table_settings(table: Table, user: int, words: Words) -> Rendered:
    """Show a user what holds at a table; its host can change it (private)."""
    may_change = table.is_open and user == table.host
    is_running = table.stage is Stage.PLAYING
    return message(
        text(
            words("table-settings-title", table=table.name),
            pace_line(table, words),
            stand_in_line(table, words),
            hints_line(table, words),
        ),
        rule(),
        text((words("table-settings-clock") if is_running else None) if may_change else words("computers-host-only")),
        *(
            (clock_select(table, words), choose_stand_in(table, words), row(hints_button(table, words)))
            if may_change
            else ()
        ),
    )
