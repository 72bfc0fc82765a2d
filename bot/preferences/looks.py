"""In which words, and with which cards among them, each user and each server reads."""

from __future__ import annotations

from collections.abc import Callable

from bot.deck.card_faces import CardFaces
from bot.i18n import Words, words_for
from bot.preferences.values import AUTOMATIC, BoardStyle, CardStyle, Preferences, ServerSettings
from bot.tables.table import UserId

_TEXT = CardFaces()


class Looks:
    """Finds words. ``faces`` are the emojis that there are; none until the bot has found them."""

    def __init__(self, users: Callable[[UserId], Preferences], servers: Callable[[int], ServerSettings]) -> None:
        """Ask ``users`` what a user likes, and ``servers`` what is settled for a server."""
        self.faces = _TEXT
        self._users = users
        self._servers = servers

    def private(self, user: UserId, locale: str) -> Words:
        """Return the words for what only one user reads, in the language that is theirs or they have chosen."""
        liked = self._users(user)
        faces = self.faces.coloured(liked.suits) if liked.cards is CardStyle.EMOJI else _TEXT
        return words_for(locale if liked.locale == AUTOMATIC else liked.locale).with_faces(faces)

    def public(self, guild_id: int, locale: str) -> Words:
        """Return the words for a server's public messages, in the language that is its own or was settled."""
        settled = self._servers(guild_id)
        faces = _TEXT if settled.board is BoardStyle.TEXT else self.faces.coloured(settled.suits)
        return words_for(locale if settled.locale == AUTOMATIC else settled.locale).with_faces(faces)
