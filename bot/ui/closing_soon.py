"""The announcement that a table is about to be closed because nobody uses it."""

from __future__ import annotations

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Stage, Table
from bot.ui.cards import joined
from bot.ui.custom_id import Verb
from bot.ui.layout import message, row, text, verb_button
from bot.ui.people import mention
from bot.ui.rendered import Rendered


def render_closing_soon(table: Table, words: Words, *, at: float) -> Rendered:
    """Tell the players when their table is closed, in Unix seconds, and how to keep it open (public)."""
    users = [user for user in table.seats if user is not None]
    why = "closing-lobby" if table.stage is Stage.LOBBY else "closing-match"
    return message(
        text(
            words(why, players=joined([mention(user) for user in users], words), table=table.name),
            words("closing-when", at=str(int(at))),
        ),
        row(verb_button(table, Verb.KEEP_OPEN, words, style=ButtonStyle.primary)),
        mentions=users,
    )
