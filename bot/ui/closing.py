"""How a match ends before it has a winner: the question, and the last message."""

from __future__ import annotations

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import CloseReason, Table, UserId
from bot.ui.cards import joined
from bot.ui.custom_id import Press, Verb
from bot.ui.layout import button, message, row, text
from bot.ui.people import mention
from bot.ui.rendered import Rendered


def render_end_question(table: Table, words: Words, *, asker: UserId) -> Rendered:
    """Ask the table whether the match shall end now; a player of each side has to agree (public)."""
    others = tuple(user for user in table.seats if user is not None and user not in table.agreed)
    agreed = joined([mention(user) for user in sorted(table.agreed)], words)
    return message(
        text(
            words("title", table=table.id),
            words("end-question", player=mention(asker)),
            words("end-agreed", players=agreed) if table.agreed else None,
            words("end-waiting", players=joined([mention(user) for user in others], words)) if others else None,
        ),
        row(
            button(words("button-agree"), Press(table.id, table.revision, Verb.AGREE), style=ButtonStyle.danger),
            button(words("button-carry-on"), Press(table.id, table.revision, Verb.CARRY_ON)),
        ),
        mentions=others,
    )


def render_end_refused(table: Table, words: Words, *, by: UserId) -> Rendered:
    """Say that somebody wants to go on playing, in place of the question (public)."""
    return message(text(words("title", table=table.id), words("end-refused", player=mention(by))))


def render_closed(table: Table, words: Words) -> Rendered:
    """Say that a table is closed, and why (public)."""
    return message(text(words("title", table=table.id), closed_line(table, words)))


def closed_line(table: Table, words: Words) -> str:
    """Return why a table is closed, in one line."""
    return words.of("closed", table.closed_because or CloseReason.AGREED)
