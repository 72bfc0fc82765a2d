"""Bringing the deck to Discord: what is missing is uploaded, what is stale goes, what is not the deck's stays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import discord

from bot.deck.card_faces import CardFaces, faces_from
from bot.deck.emojis import EmojiPicture
from bot.deck.names import parse_name
from bot.errors import BotError

MOST: Final = 2000
"""Emojis that an application can have."""


class NoRoom(BotError):
    """The application has so many emojis of its own that the deck does not fit beside them."""

    def __init__(self, missing: int) -> None:
        super().__init__(missing)
        self.missing = missing


class OwnEmoji(Protocol):
    """An emoji that the application has; discord.py's are such."""

    @property
    def name(self) -> str:
        """Its name."""
        ...

    @property
    def id(self) -> int:
        """Its id."""
        ...

    async def delete(self) -> None:
        """Remove it."""
        ...


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be done: upload, then delete. ``kept`` is up to date, and ``foreign`` not the deck's."""

    upload: tuple[EmojiPicture, ...]
    delete: tuple[OwnEmoji, ...]
    kept: int
    foreign: int

    def __bool__(self) -> bool:
        """Whether there is anything to do."""
        return bool(self.upload or self.delete)


def plan(existing: Iterable[OwnEmoji], wanted: Sequence[EmojiPicture]) -> Plan:
    """Compare what an application has with what it should have.

    Raises:
        NoRoom: Not even without the stale emojis is there room for the deck.
    """
    found = list(existing)
    names = {str(picture.name) for picture in wanted}
    present = {emoji.name for emoji in found}
    stale = [emoji for emoji in found if parse_name(emoji.name) is not None and emoji.name not in names]
    upload = [picture for picture in wanted if str(picture.name) not in present]
    foreign = sum(parse_name(emoji.name) is None for emoji in found)
    if foreign + len(wanted) > MOST:
        raise NoRoom(foreign + len(wanted) - MOST)
    return Plan(tuple(upload), tuple(stale), len(wanted) - len(upload), foreign)


async def faces_of(client: discord.Client) -> CardFaces:
    """Return the faces that a client can show.

    Raises:
        discord.HTTPException: Discord does not tell; the bot then goes on with ``CardFaces()``.
    """
    return faces_from((emoji.name, emoji.id) for emoji in await client.fetch_application_emojis())


async def carry_out(client: discord.Client, todo: Plan, *, report: Callable[[str], None]) -> None:
    """Do what a plan says; ``report`` gets the name of each emoji that is done.

    New pictures come before the old ones go, so that a running bot always finds one; only where the limit leaves no
    room does it begin with the old ones. Whatever stops it, the next plan has just the rest. discord.py waits where
    Discord asks for that.

    Raises:
        discord.HTTPException: Discord refuses.
    """
    total = todo.kept + len(todo.delete) + len(todo.upload) + todo.foreign
    first = todo.delete[: max(0, total - MOST)]
    for emoji in first:
        await _delete(emoji, report)
    for picture in todo.upload:
        await client.create_application_emoji(name=str(picture.name), image=picture.png)
        report(f"+ {picture.name}")
    for emoji in todo.delete[len(first) :]:
        await _delete(emoji, report)


async def _delete(emoji: OwnEmoji, report: Callable[[str], None]) -> None:
    """Delete an emoji; one that somebody else has deleted is no trouble."""
    try:
        await emoji.delete()
    except discord.NotFound:
        return
    report(f"- {emoji.name}")
