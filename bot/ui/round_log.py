"""All turns of a round, a line for each (private): the newest first, and the others page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.custom_id import Press, Verb
from bot.ui.fitting import with_text_behind
from bot.ui.history import turns_in_words
from bot.ui.layout import Button, button, message, row, text
from bot.ui.rendered import Rendered
from engine.view import View

ON_A_PAGE: Final = 12
"""Lines: as many of the longest as a message holds, and about what a phone shows."""


def render_log(table: Table, view: View, words: Words, *, start: int | None = None) -> Rendered:
    """Show so many of the round's turns, oldest first, from the line ``start`` on; the newest where none is named.

    ``view`` is the reader's, with a log of the whole round: nothing that they may not know can be told.
    """

    def draw(words: Words) -> Rendered:
        lines = turns_in_words(table, view.log, words)
        newest = max(0, len(lines) - ON_A_PAGE)
        first = newest if start is None else min(start, newest)
        shown = lines[first : first + ON_A_PAGE]
        part = words("log-part", first=first + 1, last=first + len(shown), count=len(lines))
        is_parted = newest > 0
        return message(
            text(words("log-title", table=table.name, number=view.number)),
            text(*(words("board-last-turn", told=line) for line in shown)),
            text(part) if is_parted else None,
            row(*_turning(table, words, first, newest, part)) if is_parted else None,
        )

    return with_text_behind(draw, words)


def log_button(table: Table, words: Words) -> Button:
    """Return the button that shows the newest page."""
    return button(words("button-log"), Press(table.id, table.revision, Verb.LOG))


def parse_line(argument: str) -> int | None:
    """Read from which line on a button asks for; None if it is forged."""
    is_number = argument.isascii() and argument.isdigit() and len(argument) <= len("9999")
    return int(argument) if is_number else None


def _turning(table: Table, words: Words, first: int, newest: int, part: str) -> Sequence[Button]:
    """Return the buttons to other pages; which lines are shown tells why there is none before, or after."""

    def to(label: str, line: int, *, is_end: bool) -> Button:
        press = Press(table.id, table.revision, Verb.LOG, str(line))
        return button(words(label), press, why_not=part if is_end else None)

    return (
        to("button-log-earlier", max(0, first - ON_A_PAGE), is_end=not first),
        to("button-log-later", min(first + ON_A_PAGE, newest), is_end=first == newest),
    )
