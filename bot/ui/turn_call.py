"""The turn call: a new message, because only a new one notifies the player whose turn it is."""

from __future__ import annotations

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.clock import stood_still_line
from bot.ui.custom_id import Press, Verb
from bot.ui.layout import button, message, row, text
from bot.ui.people import player
from bot.ui.rendered import Rendered
from engine.view import View


def render_turn_call(table: Table, view: View, words: Words) -> Rendered:
    """Tell the player to move that it is their turn, with the way to their hand (public)."""
    user = table.seats[view.turn.seat]
    said = words("turn-call", player=player(table, view.turn.seat, words), table=table.name)
    press = Press(table.id, table.revision, Verb.HAND)
    clock = table.clock
    until = words("turn-until", deadline=str(int(clock.deadline))) if clock.pace else None
    return message(
        text(said, until, stood_still_line(table, words)),
        row(button(words("button-hand"), press, style=ButtonStyle.primary)),
        mentions=() if user is None else (user,),
    )
