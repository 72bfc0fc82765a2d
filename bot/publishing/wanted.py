"""Which public messages a table should have now, as pure functions of the table."""

from __future__ import annotations

from bot.i18n import Words
from bot.tables.messages import MessageKind
from bot.tables.table import Stage, Table
from bot.ui.board import render_board
from bot.ui.closing import render_closed
from bot.ui.lobby import render_lobby
from bot.ui.question import render_answered, render_question, render_withdrawn
from bot.ui.rendered import Rendered
from bot.ui.results import render_match_result, render_round_result
from bot.ui.turn_call import render_turn_call
from engine import events as ev
from engine.state import Permission
from engine.view import view_for


def wants_turn_call(table: Table) -> bool:
    """Whether somebody sits on the seat that is to move, and a round is running."""
    is_running = table.stage is Stage.PLAYING and table.match.result is None
    return is_running and table.seats[table.match.mover] is not None


def wants_question(table: Table) -> bool:
    """Whether a question waits for the partner's answer."""
    return table.stage is Stage.PLAYING and table.match.turn.permission is Permission.ASKED


def wants_result(table: Table) -> bool:
    """Whether a round's result is the latest news."""
    return table.stage in (Stage.PLAYING, Stage.FINISHED) and table.match.result is not None


def board(table: Table, words: Words) -> Rendered:
    """Return the lobby, the board, or what is left of them."""
    if table.stage is Stage.LOBBY:
        return render_lobby(table, words)
    if table.stage is Stage.CLOSED and not table.match.number:
        return render_closed(table, words)
    return render_board(table, view_for(table.match, None, log=table.log), words)


def turn_call(table: Table, words: Words) -> Rendered:
    """Return the message that calls the player to move."""
    return render_turn_call(table, view_for(table.match, None), words)


def question(table: Table, words: Words) -> Rendered:
    """Return the partner's question."""
    return render_question(table, view_for(table.match, None), words)


def settled_question(table: Table, words: Words) -> Rendered:
    """Return what stands in the place of a question that waits no more: the answer, or that it was taken back."""
    for event in reversed(table.log):
        if isinstance(event, ev.PermissionAnswered):
            asker = table.ruleset.partner_of(event.seat)
            return render_answered(table, words, asker=event.seat if asker is None else asker, yes=event.yes)
        if isinstance(event, ev.PermissionAsked):
            break
    return render_withdrawn(table, words, asker=table.match.mover)


def result(table: Table, words: Words) -> Rendered:
    """Return the round's result, with the match's where that is decided."""
    view = view_for(table.match, None)
    if table.stage is Stage.FINISHED:
        return render_match_result(table, view, words, table.rounds)
    return render_round_result(table, view, words)


KINDS = (MessageKind.BOARD, MessageKind.QUESTION, MessageKind.RESULT, MessageKind.TURN)
"""In the order in which they are brought up to date: the call comes last, so that it stands lowest."""
