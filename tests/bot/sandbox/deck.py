"""The deck in a local Discord, as if it had been brought there by ``canasta emojis sync``."""

from __future__ import annotations

import base64
from functools import cache
from typing import Final

from bot.deck.emojis import deck_emojis
from bot.sandbox.emojis import EmojiBook

EMOJI: Final = "<:cn_"
"""What an emoji of the deck begins with."""


@cache
def _images() -> tuple[tuple[str, str], ...]:
    """Return the deck as Discord is given it."""
    pictures = deck_emojis()
    return tuple((str(name), f"data:image/png;base64,{base64.b64encode(png).decode()}") for name, png in pictures)


def give_deck(emojis: EmojiBook) -> None:
    """Add the deck to the emojis of an application."""
    for name, image in _images():
        emojis.add({"name": name, "image": image})
