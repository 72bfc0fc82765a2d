"""The vacancy: a new message when a seat of a match comes free, because only a new one notifies the other players."""

from __future__ import annotations

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table, UserId
from bot.ui.cards import joined
from bot.ui.custom_id import Press, Verb
from bot.ui.layout import Button, button, message, rows, text
from bot.ui.people import computer_name, mention, seat_name
from bot.ui.rendered import Rendered
from engine.ruleset import Seat


def render_vacancy(table: Table, words: Words) -> Rendered:
    """Tell the players who are left which seats of a running match stand open, and let anybody take one (public)."""
    others = [user for user in table.seats if user is not None]
    return message(
        text(
            words(
                "vacancy" if table.open_seats else "vacancy-computer",
                players=joined([mention(user) for user in others], words),
                table=table.id,
            ),
            *(_seat_to_take(table, seat, words) for seat in table.seats_to_take),
            words("vacancy-waits" if table.open_seats else "vacancy-may-take"),
        ),
        *rows(take_seat_button(table, seat, words) for seat in table.seats_to_take),
        mentions=others,
    )


def take_seat_button(table: Table, seat: Seat, words: Words) -> Button:
    """Return the button with which anybody takes an open seat of a running match."""
    press = Press(table.id, table.revision, Verb.SIT, str(seat))
    label = words("button-take-seat", seat=seat_name(seat, table.ruleset, words))
    return button(label, press, style=ButtonStyle.success)


def _seat_to_take(table: Table, seat: Seat, words: Words) -> str:
    name, gone, computer = seat_name(seat, table.ruleset, words), _who_left(table, seat), table.computer_on(seat)
    plays_on = "" if computer is None else words("vacancy-stand-in", seat=name, player=computer_name(computer, words))
    if not gone:
        return plays_on or words("vacancy-seat", seat=name)
    players = joined([mention(user) for user in gone], words)
    left = words("vacancy-seat-left", seat=name, players=players, count=len(gone))
    return f"{left}\n{plays_on}" if plays_on else left


def _who_left(table: Table, seat: Seat) -> list[UserId]:
    """Return who has left a seat since the last deal, and sits nowhere else by now."""
    return sorted(user for user, left in table.held if left == seat and table.seat_of(user) is None)
