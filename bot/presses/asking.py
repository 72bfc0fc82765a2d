"""The partner answers "may I go out?"."""

from __future__ import annotations

from bot.answers import Answer, Place
from bot.presses.pressed import Action, Pressed, instead_of_drawing, own_seat, play
from bot.publishing import wanted
from bot.tables.messages import MessageKind
from bot.ui.notices import Notice, render_notice
from bot.ui.question import render_answered
from engine.commands import AnswerPermission
from engine.view import view_for


def answering(*, yes: bool) -> Action:
    """Return the action for a yes or a no, on the public question or in the partner's own hand."""

    async def action(pressed: Pressed) -> Answer:
        table = await pressed.table()
        seat, asked = await own_seat(pressed), view_for(table.match, None).turn.asked
        if seat != asked:
            notice = Notice.QUESTION_CLOSED if asked is None else Notice.NOT_YOUR_QUESTION
            return Answer(render_notice(notice, pressed.asker.words))
        if not pressed.is_private and pressed.press.revision != table.revision:
            # The question stands, but somebody has come or gone since it was drawn: show it as it is now.
            return Answer(wanted.question(table, pressed.shell.words_of(table.guild_id)), Place.HERE)
        after = await play(pressed, AnswerPermission(seat, yes=yes))
        if pressed.is_private:
            return pressed.hand(after)
        words = pressed.shell.words_of(after.guild_id)
        answered = render_answered(after, words, asker=table.match.mover, yes=yes)
        return instead_of_drawing(pressed, after, MessageKind.QUESTION, answered)

    return action
