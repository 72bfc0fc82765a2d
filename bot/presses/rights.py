"""Missing rights, seen from a press or a command: each says what the bot may do there, and its sender is told."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

from bot.answers import Answer
from bot.shell import Asker, Shell
from bot.ui.notices import render_standstill


async def with_rights(
    work: Coroutine[Any, Any, Answer], shell: Shell, asker: Asker, channel_id: int, missing: tuple[str, ...]
) -> Answer:
    """Do some work for somebody in a channel; tell them, once, that tables there stand still for want of rights.

    ``missing`` are the permissions that the bot lacks there, as discord.py names them. Where it lacks none any more,
    the tables go on at once.
    """
    pictures = shell.pictures
    if pictures.is_barred(channel_id) and not missing:
        pictures.try_again(channel_id)
    given = await work
    if given.form is not None or given.aside is not None or not pictures.is_news(channel_id, asker.user):
        return given
    return replace(given, aside=render_standstill(missing, asker.words))
