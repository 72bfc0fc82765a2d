"""The way to a channel: sending, editing and deleting the bot's own messages, with Discord's refusals told apart."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from enum import StrEnum
from http import HTTPStatus
from typing import Final, Protocol, TypeVar

import aiohttp
import discord

from bot.ui.rendered import Rendered

T = TypeVar("T")

_NAME: Final = re.compile(r"\w+", re.ASCII)

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
OLD_MESSAGE_EDITS: Final = 30046
INVALID_FORM: Final = 50035
AT_ONCE: Final = 10
A_SECOND: Final = 40
ARCHIVED_THREAD: Final = 50083

UNREACHABLE: Final = (aiohttp.ClientError, discord.RateLimited, OSError)
"""What is raised where Discord could not be asked at all; time-outs are among them."""


class Trouble(StrEnum):
    """What stands in the way of a message."""

    MESSAGE_GONE = "message-gone"  # deleted, or too old to be edited again: send a new one
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


class Outlet(Protocol):
    """Where public messages go. Every method raises ``OutletError``."""

    async def send(self, channel_id: int, rendered: Rendered, *, nonce: str) -> int:
        """Send a new message and return its id; the same nonce within minutes sends nothing twice."""
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

    async def send(self, channel_id: int, rendered: Rendered, *, nonce: str) -> int:
        """Send a new message."""
        channel = self._client.get_partial_messageable(channel_id)
        message = await self._request(
            lambda: channel.send(view=rendered.layout, allowed_mentions=mentions_of(rendered), nonce=nonce)
        )
        return message.id

    async def edit(self, channel_id: int, message_id: int, rendered: Rendered) -> None:
        """Change a message."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        nobody = discord.AllowedMentions.none()
        await self._request(lambda: message.edit(view=rendered.layout, allowed_mentions=nobody))

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await self._request(message.delete)
        except OutletError as error:
            if error.trouble is not Trouble.MESSAGE_GONE:
                raise

    async def _request(self, request: Callable[[], Awaitable[T]]) -> T:
        await self._turns.acquire()
        asyncio.get_running_loop().call_later(self._rest, self._turns.release)
        return await _told_apart(request)


def mentions_of(rendered: Rendered) -> discord.AllowedMentions:
    """Return the permission to notify exactly the users that a message is for."""
    users = [discord.Object(user) for user in rendered.mentions]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


async def _told_apart(request: Callable[[], Awaitable[T]]) -> T:
    try:
        return await request()
    except discord.HTTPException as error:
        trouble = trouble_of(error)
        is_refused = trouble is Trouble.REFUSED
        details = disliked_fields(error) if is_refused else f"status {error.status}, code {error.code}"
        raise OutletError(trouble, details) from error
    except UNREACHABLE as error:
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
    if error.code in (UNKNOWN_MESSAGE, OLD_MESSAGE_EDITS, ARCHIVED_THREAD):
        return Trouble.MESSAGE_GONE
    if error.code == INVALID_FORM:
        return Trouble.REFUSED
    too_busy = (HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS)
    is_passing = error.status in too_busy or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return Trouble.LATER if is_passing else Trouble.NOT_ALLOWED
