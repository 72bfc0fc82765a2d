"""What is kept of people, and their buttons to get it or have it deleted (private). It needs no table."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.ui.custom_id import NO_TABLE, Press, Verb
from bot.ui.layout import GOLD, Button, button, message, row, rule, text
from bot.ui.rendered import Layout, Rendered


def render_privacy(words: Words, *, games: int, servers: int) -> Rendered:
    """Tell what is kept, why and how long; ``games`` and ``servers`` are the days."""
    return message(
        text(words("privacy-title"), words("privacy-what")),
        text(words("privacy-how-long-title"), words("privacy-how-long", games=games, servers=servers)),
        text(words("privacy-who-title"), words("privacy-who")),
        rule(),
        text(words("privacy-choice")),
        row(_button(Verb.EXPORT, words), _button(Verb.ERASE, words, style=ButtonStyle.danger)),
    )


def render_export(words: Words, place: str) -> Rendered:
    """Hand over the file with a user's data; ``place`` is what Discord calls the attachment."""
    layout = Layout()
    layout.add_item(ui.Container(ui.TextDisplay(words("privacy-export")), ui.File(place)))
    return Rendered(layout)


def render_erase_question(words: Words) -> Rendered:
    """Ask whether everything is to be deleted."""
    return message(
        text(words("privacy-erase-title"), words("privacy-erase-question")),
        row(_button(Verb.ERASE_SURE, words, style=ButtonStyle.danger), _button(Verb.PRIVACY, words)),
        accent=GOLD,
    )


def render_erased(words: Words, *, tables: int) -> Rendered:
    """Tell that everything is deleted, and what Discord still shows."""
    return message(text(words("privacy-erased", tables=tables)), accent=GOLD)


def _button(verb: Verb, words: Words, *, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    return button(words.of("button", verb), Press(NO_TABLE, 0, verb), style=style)
