"""The question "May I go out?": asked of the partner alone, and what became of it."""

from __future__ import annotations

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.custom_id import Press, Verb
from bot.ui.layout import Row, button, message, row, text
from bot.ui.people import player
from bot.ui.rendered import Rendered
from engine.ruleset import Seat
from engine.view import View


def render_question(table: Table, view: View, words: Words) -> Rendered:
    """Ask the partner of the player to move (public). It may notify nobody else.

    Raises:
        ValueError: Nothing has been asked.
    """
    partner = view.turn.asked
    if partner is None:
        raise ValueError(view.turn.seat)
    user = table.seats[partner]
    return message(
        text(*question_lines(table, view, partner, words), words("question-only", table=table.name)),
        answer_row(table, words),
        mentions=() if user is None else (user,),
    )


def question_lines(table: Table, view: View, partner: Seat, words: Words) -> list[str]:
    """Return the question, and what an answer means."""
    asker = player(table, view.turn.seat, words)
    return [
        words("question", partner=player(table, partner, words), asker=asker),
        words("question-meaning", asker=asker),
    ]


def answer_row(table: Table, words: Words) -> Row | None:
    """Return the two answers."""

    def press(verb: Verb) -> Press:
        return Press(table.id, table.revision, verb)

    return row(
        button(words("button-yes"), press(Verb.YES), style=ButtonStyle.success),
        button(words("button-no"), press(Verb.NO), style=ButtonStyle.danger),
    )


def render_answered(table: Table, words: Words, *, asker: Seat, yes: bool) -> Rendered:
    """Say what the partner answered, in place of the question (public)."""
    partner = table.ruleset.partner_of(asker, table.match.number)
    names = {
        "asker": player(table, asker, words),
        "partner": player(table, asker if partner is None else partner, words),
    }
    return message(text(words("question-answered-yes" if yes else "question-answered-no", **names)))
