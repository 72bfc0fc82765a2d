"""Which public messages a table should have now, as pure functions of the table."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Words
from bot.pictures.picture import NamedPicture
from bot.tables.events import ClosingAnnounced, Event, PlayerReminded
from bot.tables.messages import MessageKind
from bot.tables.table import Stage, Table
from bot.tables.timers import closes_at
from bot.ui.board import render_board
from bot.ui.clock import with_clock
from bot.ui.closing import render_closed
from bot.ui.closing_soon import render_closing_soon
from bot.ui.fitting import with_text_behind
from bot.ui.lobby import render_lobby
from bot.ui.pictured import with_pictures
from bot.ui.question import render_answered, render_question
from bot.ui.reminder import render_reminder
from bot.ui.rendered import Rendered
from bot.ui.results import render_match_result, render_round_result
from bot.ui.turn_call import render_turn_call
from bot.ui.vacancy import render_vacancy
from engine.state import Permission
from engine.view import view_for


def is_seen(table: Table, events: Sequence[Event]) -> bool:
    """Whether anything of a change that has led to a table shows in its messages.

    A reminder does not where there is no clock, nor an announcement where nobody is. To draw the table then would only
    bring an old board up to the end of its channel.
    """
    unseen = (() if table.clock.pace else (PlayerReminded,)) + ((ClosingAnnounced,) if _is_empty(table) else ())
    return not all(isinstance(event, unseen) for event in events)


def turn_mark(table: Table) -> float | None:
    """Return which turn its player is to be called to: when it began, in Unix seconds."""
    is_taken = table.seats[table.match.mover] is not None
    # Where the clock stood still, the player is called anew, and told until when they have time now.
    return table.turn_since + table.clock.stood_still if table.is_round_running and is_taken else None


def reminder_mark(table: Table) -> float | None:
    """Return when the player was reminded for whom everybody waits, in Unix seconds; None if there is no reminder.

    Without a clock nobody is called twice.
    """
    return table.clock.reminded_at if table.clock.pace and table.waited_user is not None else None


def closing_mark(table: Table) -> float | None:
    """Return when it was announced that a table is about to be closed; None if nobody there has to be told."""
    return table.warned_at if table.is_open and not _is_empty(table) else None


def vacancy_mark(table: Table) -> float | None:
    """Return which seats of a match stand open, as a number; None if all are taken, or nobody plays."""
    if table.stage is not Stage.PLAYING or table.is_resting or not table.seats_to_take:
        return None
    return float(sum(1 << seat for seat in table.seats_to_take))


def wants_question(table: Table) -> bool:
    """Whether a question waits for the answer of a person; computers need no message."""
    partner = table.match.partner
    is_asked = table.stage is Stage.PLAYING and table.match.turn.permission is Permission.ASKED
    return is_asked and partner is not None and table.computer_on(partner) is None


def wants_answer(table: Table) -> bool:
    """Whether the partner's answer is about the turn that is running."""
    return table.is_round_running and table.match.turn.permission in (Permission.GRANTED, Permission.REFUSED)


def wants_result(table: Table) -> bool:
    """Whether a round's result is the latest news."""
    return table.stage in (Stage.PLAYING, Stage.FINISHED) and table.match.result is not None


def board(table: Table, words: Words, pictures: Sequence[NamedPicture] = ()) -> Rendered:
    """Return the lobby, the board, or what is left of them; a board under its picture, if there is one."""
    if table.stage is Stage.LOBBY:
        return render_lobby(table, words)
    if table.stage is Stage.CLOSED and not table.match.number:
        return render_closed(table, words)
    view = view_for(table.match, None, log=table.log)

    def draw(words: Words) -> Rendered:
        return with_pictures(with_clock(render_board(table, view, words), table, words), pictures)

    return with_text_behind(draw, words)


def turn_call(table: Table, words: Words) -> Rendered:
    """Return the message that calls the player to move."""
    return render_turn_call(table, view_for(table.match, None), words)


def question(table: Table, words: Words) -> Rendered:
    """Return the partner's question."""
    return render_question(table, view_for(table.match, None), words)


def answer(table: Table, words: Words) -> Rendered:
    """Return what stands in the place of the running turn's question once it has been answered."""
    is_yes = table.match.turn.permission is Permission.GRANTED
    return render_answered(table, words, asker=table.match.mover, yes=is_yes)


def vacancy(table: Table, words: Words) -> Rendered:
    """Return the message that looks for somebody to take a seat."""
    return render_vacancy(table, words)


def reminder(table: Table, words: Words) -> Rendered:
    """Return the message that reminds the player for whom everybody waits."""
    return render_reminder(table, words)


def closing(table: Table, words: Words) -> Rendered:
    """Return the announcement that the table is about to be closed."""
    return render_closing_soon(table, words, at=closes_at(table))


def result(table: Table, words: Words, pictures: Sequence[NamedPicture] = ()) -> Rendered:
    """Return the round's result, with the match's where that is decided, under its pictures."""
    view = view_for(table.match, None)
    if table.stage is Stage.FINISHED:
        return with_pictures(render_match_result(table, view, words, table.rounds), pictures)
    return with_pictures(render_round_result(table, view, words), pictures)


def _is_empty(table: Table) -> bool:
    return not table.has_users


KINDS = (
    MessageKind.BOARD,
    MessageKind.ANSWER,
    MessageKind.QUESTION,
    MessageKind.RESULT,
    MessageKind.VACANCY,
    MessageKind.TURN,
    MessageKind.REMINDER,
    MessageKind.CLOSING,
)
"""In the order in which they are brought up to date.

An old answer goes before a question can become the next one; the calls come last, so that they stand lowest.
"""
