"""The reminder: a new message to the player for whom everybody waits, before their time is up."""

from __future__ import annotations

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.clock import MOST_MISSED
from bot.tables.table import Table
from bot.ui.custom_id import Verb
from bot.ui.layout import message, row, text, verb_button
from bot.ui.people import player
from bot.ui.rendered import Rendered


def render_reminder(table: Table, words: Words) -> Rendered:
    """Remind the player for whom everybody waits, and tell what happens when their time is up (public).

    Raises:
        ValueError: Nobody is waited for.
    """
    seat, user = table.waited_seat, table.waited_user
    if seat is None or user is None:
        raise ValueError(table.id)
    deadline, missed = str(int(table.clock.deadline)), table.clock.missed_by(seat)
    what = "reminder-turn" if seat == table.match.mover else "reminder-answer"
    return message(
        text(
            words("reminder", player=player(table, seat, words), table=table.name),
            words(what, deadline=deadline),
            words("reminder-last", missed=missed, most=MOST_MISSED) if missed else None,
        ),
        row(verb_button(table, Verb.HAND, words, style=ButtonStyle.primary)),
        mentions=(user,),
    )
