"""The way to a channel: sending, editing and deleting the bot's own messages, with Discord's refusals told apart."""

from __future__ import annotations

import asyncio
import io
import logging
import re
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from http import HTTPStatus
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import aiohttp
import discord

from bot.operation.metrics import Kind, failed
from bot.ui.rendered import Rendered

_log = logging.getLogger(__name__)

T = TypeVar("T")

_NAME: Final = re.compile(r"\w+", re.ASCII)

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
OLD_MESSAGE_EDITS: Final = 30046
INVALID_FORM: Final = 50035
UNKNOWN_EMOJI: Final = 10014
TOO_LARGE: Final = 40005
MISSING_PERMISSIONS: Final = 50013
WITHOUT_FILES: Final = 600.0
"""Seconds before a channel that takes no files is asked again."""
AT_ONCE: Final = 10
A_SECOND: Final = 40
ARCHIVED_THREAD: Final = 50083
LOCKED_THREAD: Final = 160005

UNREACHABLE: Final = (aiohttp.ClientError, discord.RateLimited, OSError)
"""What is raised where Discord could not be asked at all; time-outs are among them."""


class Trouble(StrEnum):
    """What stands in the way of a message."""

    MESSAGE_GONE = "message-gone"  # deleted, or too old to be edited again: send a new one
    ASLEEP = "asleep"  # its thread is archived: a new message wakes that
    CHANNEL_GONE = "channel-gone"
    NOT_ALLOWED = "not-allowed"  # rights are missing; they may come back
    REFUSED = "refused"  # the message breaks one of Discord's rules: a bug, and no better at the next try
    LATER = "later"  # Discord is busy or down


class OutletError(Exception):
    """A message could not be sent or changed."""

    def __init__(self, trouble: Trouble, details: str = "") -> None:
        super().__init__(trouble)
        self.trouble = trouble
        self.details = details


class Sent(NamedTuple):
    """A message that stands in the channel; it is an earlier one where the same nonce had already sent that."""

    id: int
    is_earlier: bool = False


class Outlet(Protocol):
    """Where public messages go. Every method raises ``OutletError``."""

    async def send(self, channel_id: int, rendered: Rendered, *, nonce: str) -> Sent:
        """Send a new message; the same nonce within minutes sends nothing twice."""
        ...

    async def edit(self, channel_id: int, message_id: int, rendered: Rendered) -> None:
        """Change a message; nobody is notified."""
        ...

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message; one that is gone already is no trouble."""
        ...


class DiscordOutlet:
    """The outlet to Discord, through the bot's own token.

    Discord lets a token make 50 requests a second, all channels together, and shuts out for an hour whoever runs into
    that too often; discord.py waits only after the fact. So no more than ``budget`` a second leave here, ten of them at
    once.
    """

    def __init__(self, client: discord.Client, *, budget: float = A_SECOND) -> None:
        self._client = client
        self._rest = AT_ONCE / budget
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._takes_no_files: dict[int, float] = {}

    async def send(self, channel_id: int, rendered: Rendered, *, nonce: str) -> Sent:
        """Send a new message."""
        channel = self._client.get_partial_messageable(channel_id)
        try:
            message = await self._request(
                lambda shown: channel.send(
                    view=shown.layout, allowed_mentions=mentions_of(shown), nonce=nonce, files=files_of(shown.files)
                ),
                channel_id,
                rendered,
            )
        except OutletError as error:
            if error.trouble is Trouble.ASLEEP:  # archived by somebody who has locked it, too
                raise OutletError(Trouble.NOT_ALLOWED, error.details) from error
            raise
        # Every button says at which revision it was drawn.
        wanted = {item.custom_id for item in rendered.interactive() if item.custom_id}
        return Sent(message.id, is_earlier=set(_controls(message.components)) != wanted)

    async def edit(self, channel_id: int, message_id: int, rendered: Rendered) -> None:
        """Change a message."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        nobody = discord.AllowedMentions.none()
        await self._request(
            lambda shown: message.edit(view=shown.layout, allowed_mentions=nobody, attachments=files_of(shown.files)),
            channel_id,
            rendered,
        )

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await self._in_turn(message.delete)
        except OutletError as error:
            if error.trouble is not Trouble.MESSAGE_GONE:
                raise

    async def _request(self, request: Callable[[Rendered], Awaitable[T]], channel_id: int, rendered: Rendered) -> T:
        """Send a message as it is, or as simple as Discord takes it."""
        if rendered.files and self._takes_no_files.get(channel_id, 0.0) > time.monotonic():
            rendered = rendered.without_files()

        async def or_without_files() -> T:
            try:
                return await or_in_text(request, rendered)
            except discord.HTTPException as error:
                if not rendered.files or not refuses_files(error):
                    raise
                _log.warning("Channel %s: no pictures, status %s, code %s", channel_id, error.status, error.code)
            self._takes_no_files[channel_id] = time.monotonic() + WITHOUT_FILES
            return await or_in_text(request, rendered.without_files())

        return await self._in_turn(or_without_files)

    async def _in_turn(self, request: Callable[[], Awaitable[T]]) -> T:
        await self._turns.acquire()
        asyncio.get_running_loop().call_later(self._rest, self._turns.release)
        return await _told_apart(request)


async def or_in_text(request: Callable[[Rendered], Awaitable[T]], rendered: Rendered) -> T:
    """Send a message, and once more with cards as text where Discord refuses an emoji, even a valid one at times."""
    try:
        return await request(rendered)
    except discord.HTTPException as error:
        in_text = rendered.without_emojis() if refuses_emoji(error) else None
        if in_text is None:
            raise
        _log.info("Discord refuses an emoji: code %s", error.code)
    return await request(in_text)


def files_of(contents: Sequence[tuple[str, bytes]]) -> list[discord.File]:
    """Return files, as (name, content), to send: made anew each time, for one that was sent cannot be sent again."""
    if not contents:
        return discord.utils.MISSING  # type: ignore[no-any-return]  # which discord.py takes for a list
    return [discord.File(io.BytesIO(content), filename=name) for name, content in contents]


def refuses_files(error: discord.HTTPException) -> bool:
    """Whether a message may have been refused for its files: the right to attach them is missing, or they are large."""
    is_too_large = error.status == HTTPStatus.REQUEST_ENTITY_TOO_LARGE or error.code == TOO_LARGE
    return is_too_large or error.code == MISSING_PERMISSIONS


def refuses_emoji(error: discord.HTTPException) -> bool:
    """Whether a message was refused for an emoji of a button or an option."""
    return error.code == UNKNOWN_EMOJI or (error.code == INVALID_FORM and "INVALID_EMOJI" in disliked_fields(error))


def _controls(components: Iterable[Any]) -> Iterator[str]:
    """Yield the custom_ids of a message."""
    for part in components:
        yield from _controls(getattr(part, "children", ()))
        yield from _controls(filter(None, [getattr(part, "accessory", None)]))
        custom_id = getattr(part, "custom_id", None)
        if custom_id:
            yield custom_id


def mentions_of(rendered: Rendered) -> discord.AllowedMentions:
    """Return the permission to notify exactly the users that a message is for."""
    users = [discord.Object(user) for user in rendered.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


_COUNTED: Final = {Trouble.LATER: Kind.BUSY, Trouble.NOT_ALLOWED: Kind.BARRED}


async def _told_apart(request: Callable[[], Awaitable[T]]) -> T:
    try:
        return await request()
    except discord.HTTPException as error:
        trouble = trouble_of(error)
        if trouble in _COUNTED:
            failed(_COUNTED[trouble])
        is_refused = trouble is Trouble.REFUSED
        status = f"status {error.status}, code {error.code}"
        details = (disliked_fields(error) if is_refused else "") or status
        raise OutletError(trouble, details) from error
    except UNREACHABLE as error:
        failed(Kind.BUSY)
        raise OutletError(Trouble.LATER, type(error).__name__) from error


def disliked_fields(error: discord.HTTPException) -> str:
    """Return for the log which fields of a form Discord dislikes, and why: ``components.0.label: BASE_TYPE_REQUIRED``.

    The error's text is not for the log: it may quote what was sent, such as labels with cards.
    """
    # discord.py keeps what Discord says of each field, and shows it in that text only.
    return ", ".join(_disliked(getattr(error, "_errors", None), ()))


def _disliked(errors: object, path: tuple[str, ...]) -> Iterator[str]:
    match errors:
        case {"_errors": [*faults]}:
            codes = [fault.get("code") for fault in faults if isinstance(fault, dict)]
            yield f"{'.'.join(path)}: {' '.join(_named(code) for code in codes)}"
        case dict():
            for field, inner in errors.items():
                yield from _disliked(inner, (*path, _named(field)))
        case _:
            return


def _named(name: object) -> str:
    """Return the name of a field or fault; anything else is not for the log."""
    return name if isinstance(name, str) and _NAME.fullmatch(name) else "?"


def trouble_of(error: discord.HTTPException) -> Trouble:
    """Return what Discord's answer means for a message."""
    if error.code == UNKNOWN_CHANNEL:
        return Trouble.CHANNEL_GONE
    if error.code in (UNKNOWN_MESSAGE, OLD_MESSAGE_EDITS):
        return Trouble.MESSAGE_GONE
    if error.code == ARCHIVED_THREAD:
        return Trouble.ASLEEP
    too_busy = (HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS)
    if error.status in too_busy or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Trouble.LATER
    is_about_form = error.status == HTTPStatus.BAD_REQUEST and error.code != LOCKED_THREAD
    return Trouble.REFUSED if is_about_form else Trouble.NOT_ALLOWED
