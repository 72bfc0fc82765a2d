"""Presses after a round and at the end of a match."""

from __future__ import annotations

from bot.answers import Answer, Place
from bot.presses.placing import Spot, spot_for
from bot.presses.pressed import Pressed
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import Stage, Table, is_user
from bot.ui.closing import render_closed, render_end_question
from bot.ui.notices import Notice, render_in_thread, render_lacking, render_notice


async def next_round(pressed: Pressed) -> Answer:
    """Deal the next round; whoever presses sees the new cards."""
    asker = pressed.asker
    try:
        outcome = await pressed.shell.tables.next_round(pressed.press.table, asker.user, interaction=asker.interaction)
    except TableProblem as problem:
        if problem.code is not TableRefusal.ROUND_RUNNING:
            raise
        return pressed.hand(await pressed.table())  # somebody else was faster: here are the new cards
    return pressed.hand(outcome.table)


async def rematch(pressed: Pressed) -> Answer:
    """Open a table for the same players, or show the way to it."""
    asker, old = pressed.asker, await pressed.table()
    if old.rematch is None and not pressed.shell.may_start(asker, pressed.guild_id):
        return Answer(render_notice(Notice.REMATCH_MANAGERS, asker.words))
    # Where the old table has a thread, or is not here, it is as good as any for the new one.
    gets_place = old.rematch is None and not old.is_open and old.channel_id == pressed.channel_id
    spot, opened = await spot_for(pressed) if gets_place else Spot(old.channel_id), None
    try:
        outcome = await pressed.shell.tables.rematch(
            old.id, asker.user, channel_id=spot.channel_id, interaction=asker.interaction
        )
        opened = outcome.table
    finally:
        await spot.settle(opened)
    aside = render_lacking(spot.lacking, asker.words)
    if opened.channel_id == old.channel_id:
        if outcome.events:
            pressed.shell.pictures.draw(opened)
        return Answer(render_notice(Notice.REMATCH_THERE, asker.words, table=opened.name), aside=aside)
    if outcome.events:
        users = [user for user in opened.seats if user is not None and is_user(user)]
        pressed.shell.pictures.show_first(opened, mentions=users)
    return Answer(render_in_thread(opened, asker.words), aside=aside)


async def agree(pressed: Pressed) -> Answer:
    """Agree to end the match."""
    asker = pressed.asker
    outcome = await pressed.shell.tables.agree_to_end(pressed.press.table, asker.user, interaction=asker.interaction)
    return _end_question(pressed, outcome.table)


async def carry_on(pressed: Pressed) -> Answer:
    """Take that back."""
    asker = pressed.asker
    outcome = await pressed.shell.tables.withdraw_agreement(
        pressed.press.table, asker.user, interaction=asker.interaction
    )
    return _end_question(pressed, outcome.table)


def _end_question(pressed: Pressed, table: Table) -> Answer:
    words = pressed.shell.words_of(table.guild_id)
    if table.stage is Stage.CLOSED:
        return Answer(render_closed(table, words), Place.HERE)
    asker = min(table.agreed, default=pressed.asker.user)
    return Answer(render_end_question(table, words, asker=asker), Place.HERE)
