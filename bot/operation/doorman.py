"""Turning interactions away at the gate: kindly the first time, and then not at all."""

from __future__ import annotations

from typing import Any

import discord

from bot.answers import Answer, Place, answer
from bot.i18n import Words
from bot.operation.gate import Gate, Verdict
from bot.preferences.looks import Looks
from bot.preferences.reader import own_words
from bot.tables.refusals import TableProblem, TableRefusal
from bot.ui.notices import Notice, render_notice, render_problem
from bot.ui.rendered import Rendered


async def turned_away(gate: Gate, looks: Looks, interaction: discord.Interaction[Any]) -> bool:
    """Ask the gate about an interaction; where it may not come in, say so if that is to be said, and return True."""
    is_typing = interaction.type is discord.InteractionType.autocomplete
    verdict = gate.asks(interaction.user.id, is_typing=is_typing)
    if verdict is Verdict.PASS:
        return False
    if verdict is not Verdict.DROP and not is_typing:
        words = own_words(looks, interaction)
        await answer(interaction, _saying(_why(gate, verdict, words)), expected=Place.PRIVATE, words=words)
    return True


def _why(gate: Gate, verdict: Verdict, words: Words) -> Rendered:
    if verdict is Verdict.LEAVING or gate.pace is None:
        return render_problem(TableProblem(TableRefusal.SHUTTING_DOWN), words)
    return render_notice(Notice.TOO_FAST, words, seconds=gate.pace.wait)


async def _saying(rendered: Rendered) -> Answer:
    return Answer(rendered)
