"""Answering an interaction exactly once and in time, whatever it is about."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any, Final

import discord

from bot.i18n import Words
from bot.logs import without_values
from bot.operation import metrics
from bot.publishing.outlet import (
    INVALID_FORM,
    UNREACHABLE,
    disliked_fields,
    files_of,
    mentions_of,
    or_in_text,
    refuses_files,
)
from bot.ui.notices import Notice, render_notice
from bot.ui.rendered import Form, Rendered
from storage import StorageError

_log = logging.getLogger(__name__)

PATIENCE: Final = 1.8
"""Seconds before an answer that takes long is announced; Discord gives up on an interaction after three."""

_UNANSWERABLE: Final = (discord.HTTPException, *UNREACHABLE)


class Place(StrEnum):
    """Where an answer appears."""

    HERE = "here"  # in place of the message that was pressed
    PRIVATE = "private"  # a new message for the user alone
    PUBLIC = "public"  # a new message for everybody in the channel


@dataclass(frozen=True, slots=True)
class Answer:
    """What a user gets to see.

    Attributes:
        sent: Called with the id of a new message once it is there.
        file: The name and bytes of a file that the message shows; only in a new message.
        takes_files_off: The message in whose place the answer stands may have files, which go.
        form: Opened instead of the message, which is only for an answer that comes too late to open a form.
        failed: Called where the answer did not reach Discord, so that it can be shown in another way.
        aside: A word for the user alone, after the answer.
    """

    rendered: Rendered
    place: Place = Place.PRIVATE
    sent: Callable[[int], Awaitable[None]] | None = None
    failed: Callable[[], Awaitable[None]] | None = None
    form: Form | None = None
    file: tuple[str, bytes] | None = None
    takes_files_off: bool = False
    aside: Rendered | None = None

    @property
    def files(self) -> list[discord.File]:
        """The files to send, made anew each time: a file that was sent cannot be sent again."""
        contents = (*self.rendered.files, *(() if self.file is None else (self.file,)))
        takes_off = self.takes_files_off and self.place is Place.HERE
        return [] if takes_off and not contents else files_of(contents)


async def answer(
    interaction: discord.Interaction[Any],
    work: Coroutine[Any, Any, Answer],
    *,
    expected: Place,
    words: Words,
    patience: float = PATIENCE,
) -> None:
    """Give the answer that some work comes to; announce it if the work takes longer than ``patience`` seconds.

    ``expected`` is where the answer will most likely appear, ``words`` are those of an apology. The work is done in any
    case. An answer that Discord does not take any more is logged and given up: what the work has done stands, and the
    board will show it.
    """
    begun = time.perf_counter()
    task = asyncio.create_task(_outcome(work, words))
    await asyncio.wait({task}, timeout=patience)
    announced: Place | None = None
    try:
        if not task.done():
            await _announce(interaction, expected)
            metrics.acknowledged(begun)
            announced = expected
        given = await task
        message_id = await _give(interaction, given, announced)
        if announced is None:
            metrics.acknowledged(begun)
    except _UNANSWERABLE as error:
        given = await task
        await _give_up(interaction, error, announced, words)
        if given.failed is not None:
            await _afterwards(given.failed())
        return
    if given.sent is not None and message_id is not None:
        await _afterwards(given.sent(message_id))
    if given.aside is not None:
        await _afterwards(_say_aside(interaction, given.aside))


async def _outcome(work: Coroutine[Any, Any, Answer], words: Words) -> Answer:
    """Return what the work comes to; one that raises even here still gets an answer."""
    try:
        return await work
    except Exception as error:
        _log.error("No answer could be made", exc_info=without_values(error))
        return _apology(words)


def _apology(words: Words) -> Answer:
    return Answer(render_notice(Notice.BUG, words))


async def _announce(interaction: discord.Interaction[Any], expected: Place) -> None:
    if expected is Place.HERE:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=expected is Place.PRIVATE, thinking=True)


async def _give(interaction: discord.Interaction[Any], given: Answer, announced: Place | None) -> int | None:
    give = _at_once if announced is None else partial(_late, announced=announced)

    async def shown(rendered: Rendered) -> int | None:
        return await give(interaction, replace(given, rendered=rendered))

    try:
        return await or_in_text(shown, given.rendered)
    except discord.HTTPException as error:
        if not given.rendered.files or not refuses_files(error):
            raise
        _log.info("An answer goes without its pictures: status %s, code %s", error.status, error.code)
    return await or_in_text(shown, given.rendered.without_files())


async def _at_once(interaction: discord.Interaction[Any], given: Answer) -> int | None:
    """Answer at once; return the id of a new message."""
    if given.form is not None:
        await interaction.response.send_modal(given.form)
        return None
    view = given.rendered.layout
    if given.place is Place.HERE:
        await interaction.response.edit_message(
            view=view, allowed_mentions=discord.AllowedMentions.none(), attachments=given.files
        )
        return None
    response = await interaction.response.send_message(
        view=view,
        ephemeral=given.place is Place.PRIVATE,
        allowed_mentions=mentions_of(given.rendered),
        files=given.files,
    )
    return response.message_id


async def _late(interaction: discord.Interaction[Any], given: Answer, announced: Place) -> int | None:
    """Answer in the place that was announced, or beside it where the answer belongs elsewhere."""
    view, mentions = given.rendered.layout, mentions_of(given.rendered)
    if given.place is Place.HERE and announced is not Place.PUBLIC:
        await interaction.edit_original_response(
            view=view, allowed_mentions=discord.AllowedMentions.none(), attachments=given.files
        )
        return None
    if given.place is announced:
        edited = interaction.edit_original_response(view=view, allowed_mentions=mentions, attachments=given.files)
        return (await edited).id
    if announced is not Place.HERE:
        # Otherwise the follow-up would take the place of the announcement, and be as public as that.
        await interaction.delete_original_response()
    is_private = given.place is not Place.PUBLIC
    sent = interaction.followup.send(
        view=view, ephemeral=is_private, allowed_mentions=mentions, wait=True, files=given.files
    )
    return (await sent).id


async def _give_up(
    interaction: discord.Interaction[Any], error: Exception, announced: Place | None, words: Words
) -> None:
    """Log why an answer did not arrive; where Discord disliked the answer itself, apologise."""
    metrics.failed(metrics.Kind.UNANSWERED)
    if not isinstance(error, discord.HTTPException):
        _log.warning("An interaction could not be answered: %s", type(error).__name__)
    elif error.code != INVALID_FORM:
        _log.warning("An interaction could not be answered: status %s, code %s", error.status, error.code)
    else:
        _log.error("Discord refuses an answer, which is a bug: %s", disliked_fields(error))
        with contextlib.suppress(*_UNANSWERABLE):
            await _give(interaction, _apology(words), announced)


async def _say_aside(interaction: discord.Interaction[Any], aside: Rendered) -> None:
    try:
        await interaction.followup.send(view=aside.layout, ephemeral=True)
    except _UNANSWERABLE as error:
        _log.warning("A word after an answer did not arrive: %s", type(error).__name__)


async def _afterwards(errand: Awaitable[None]) -> None:
    """Do what remains to be done after an answer; nobody waits for it."""
    try:
        await errand
    except StorageError as error:
        _log.warning("After an answer, the database was busy: %s", type(error).__name__)
    except Exception as error:
        _log.error("After an answer, something went wrong", exc_info=without_values(error))
