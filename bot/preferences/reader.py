"""In which words somebody is answered who has sent an interaction: the one way to find them."""

from __future__ import annotations

from typing import Any

import discord

from bot.i18n import Words
from bot.preferences.looks import Looks
from bot.tables.table import UserId


def own_words(looks: Looks, interaction: discord.Interaction[Any]) -> Words:
    """Return the words for what only the sender reads: in the language they have chosen, or else their Discord's."""
    return looks.private(UserId(interaction.user.id), interaction.locale.value)
