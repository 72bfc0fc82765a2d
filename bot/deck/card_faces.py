"""Cards in messages: the deck's emoji where there is one, and plain text where there is none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final, NewType

from bot.deck.colours import Suits
from bot.deck.faces import Mark
from bot.deck.names import BACK, EmojiName, card_key, parse_name
from engine.cards import Card, card_of

EmojiId = NewType("EmojiId", int)
_COLOURED: Final = card_of("d", 4)
"""A card that looks different in four colours and in two."""


@dataclass(frozen=True, slots=True)
class CardFaces:
    """Which emojis there are, by the key of their picture; ``CardFaces()`` has none and gives text only.

    Emojis have other ids in every application, so that they are looked up by name when the bot starts. Where Discord
    refuses a message for its emojis, it is drawn once more with ``CardFaces()``.

    Attributes:
        suits: How suits are coloured. A card that is not there in these colours is shown in the others.
    """

    emojis: Mapping[str, tuple[EmojiName, EmojiId]] = field(default_factory=dict)
    suits: Suits = Suits.FOUR

    def __bool__(self) -> bool:
        """Whether there is any emoji."""
        return bool(self.emojis)

    @property
    def has_colours(self) -> bool:
        """Whether cards are there in four colours and in two."""
        return all(card_key(_COLOURED, suits) in self.emojis for suits in Suits)

    def coloured(self, suits: Suits) -> CardFaces:
        """Return the same faces with suits in these colours."""
        return self if suits is self.suits else replace(self, suits=suits)

    def card(self, card: Card, text: str) -> str:
        """Return a card for running text; ``text`` (``Q♥``) stands in its place where it has no emoji."""
        return self._shown(self._key(card), text)

    def back(self, text: str) -> str:
        """Return the back of a card for running text."""
        return self._shown(BACK, text)

    def mark(self, mark: Mark, text: str) -> str:
        """Return a mark for running text, or ``text`` (``❄️``)."""
        return self._shown(mark, text)

    def on_button(self, card: Card) -> str | None:
        """Return a card's emoji for a button or an option, which discord.py reads; None where there is none."""
        return self._shown(self._key(card), "") or None

    def _key(self, card: Card) -> str:
        key = card_key(card, self.suits)
        return key if key in self.emojis else card_key(card)

    def _shown(self, key: str, text: str) -> str:
        found = self.emojis.get(key)
        return text if found is None else f"<:{found[0]}:{found[1]}>"


def faces_from(emojis: Iterable[tuple[str, int]]) -> CardFaces:
    """Return the faces for the emojis of an application, given by name and id; what is not the deck's is left out.

    Where a picture is there twice, as while the deck is being replaced, the newer one counts.
    """
    found: dict[str, tuple[EmojiName, EmojiId]] = {}
    for name, emoji_id in sorted(emojis, key=lambda emoji: emoji[1]):
        parsed = parse_name(name)
        if parsed is not None:
            found[parsed.key] = parsed, EmojiId(emoji_id)
    return CardFaces(found)
