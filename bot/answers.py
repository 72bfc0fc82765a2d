"""Answering an interaction exactly once and in time, whatever it is about."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

import discord

from bot.publishing.outlet import mentions_of
from bot.ui.rendered import Rendered

_log = logging.getLogger(__name__)

PATIENCE: Final = 1.8
"""Seconds before an answer that takes long is announced; Discord gives up on an interaction after three."""


class Place(StrEnum):
    """Where an answer appears."""

    HERE = "here"  # in place of the message that was pressed
    PRIVATE = "private"  # a new message for the user alone
    PUBLIC = "public"  # a new message for everybody in the channel


@dataclass(frozen=True, slots=True)
class Answer:
    """What a user gets to see; ``sent`` is called with the id of a new message."""

    rendered: Rendered
    place: Place = Place.PRIVATE
    sent: Callable[[int], Awaitable[None]] | None = None


async def answer(
    interaction: discord.Interaction[Any],
    work: Coroutine[Any, Any, Answer],
    *,
    expected: Place,
    patience: float = PATIENCE,
) -> None:
    """Give the answer that some work comes to; announce it if the work takes longer than ``patience`` seconds.

    ``expected`` is where the answer will most likely appear. An answer that Discord does not take any more is logged
    and given up: what the work has done stands, and the board will show it.
    """
    task = asyncio.create_task(work)
    done, _ = await asyncio.wait({task}, timeout=patience)
    try:
        announced = None if done else await _announce(interaction, expected)
        given = await task
        message_id = await (_deliver(interaction, given) if announced is None else _late(interaction, given, announced))
    except discord.HTTPException as error:
        _log.warning("An interaction could not be answered: status %s, code %s", error.status, error.code)
        return
    if given.sent is not None and message_id is not None:
        await given.sent(message_id)


async def _announce(interaction: discord.Interaction[Any], expected: Place) -> Place:
    if expected is Place.HERE:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=expected is Place.PRIVATE, thinking=True)
    return expected


async def _deliver(interaction: discord.Interaction[Any], given: Answer) -> int | None:
    """Answer at once; return the id of a new message."""
    view = given.rendered.layout
    if given.place is Place.HERE:
        await interaction.response.edit_message(view=view, allowed_mentions=discord.AllowedMentions.none())
        return None
    response = await interaction.response.send_message(
        view=view, ephemeral=given.place is Place.PRIVATE, allowed_mentions=mentions_of(given.rendered)
    )
    return response.message_id


async def _late(interaction: discord.Interaction[Any], given: Answer, announced: Place) -> int:
    """Answer in the place that was announced, or beside it where the answer belongs elsewhere."""
    view, mentions = given.rendered.layout, mentions_of(given.rendered)
    if announced is given.place:
        return (await interaction.edit_original_response(view=view, allowed_mentions=mentions)).id
    is_private = given.place is not Place.PUBLIC
    return (await interaction.followup.send(view=view, ephemeral=is_private, allowed_mentions=mentions, wait=True)).id
