"""The tree of commands: it finds the command for each interaction, and answers where there is none."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.answers import Answer, Place, answer
from bot.i18n import Words
from bot.logs import without_values
from bot.operation.doorman import turned_away
from bot.operation.gate import Gate
from bot.preferences.book import PreferenceBook
from bot.preferences.looks import Looks
from bot.preferences.reader import own_words
from bot.ui.notices import Notice, render_notice

_log = logging.getLogger(__name__)

OUTDATED = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
"""Errors of commands as they were before an update: some clients show the old ones for a while."""


class CanastaTree(app_commands.CommandTree[Any]):
    """Answers a command that cannot be carried out at all, where discord.py would only log it."""

    gate: Gate = Gate()
    """Set by whoever has the gate; this one lets in everybody."""
    looks: Looks = PreferenceBook().looks
    """Set by whoever knows what users like; these know nobody."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let in what may come in at the gate: commands, and the choices while one is typed."""
        return not await turned_away(self.gate, self.looks, interaction)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Tell the user of an error that came up before or beside the command's own work."""
        if isinstance(error, OUTDATED):
            _log.warning("A command does not fit, it may be of an older version: %s", type(error).__name__)
            notice = Notice.TRY_AGAIN
        else:
            cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
            _log.error("A command failed, which is a bug", exc_info=without_values(cause))
            notice = Notice.BUG
        is_completion = interaction.type is not discord.InteractionType.application_command
        if is_completion or interaction.response.is_done():
            return
        words = own_words(self.looks, interaction)
        await answer(interaction, _notice(notice, words), expected=Place.PRIVATE, words=words)


async def _notice(notice: Notice, words: Words) -> Answer:
    return Answer(render_notice(notice, words))
