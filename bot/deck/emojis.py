"""The deck as Discord's emojis: a PNG of 128 pixels for each face, the back and each mark."""

from __future__ import annotations

import hashlib
import io
from functools import cache
from typing import Final, NamedTuple

from PIL import Image

from bot.deck.colours import Suits
from bot.deck.faces import Mark, draw_back, draw_face, draw_mark
from bot.deck.names import BACK, EmojiName, card_key
from engine.cards import ALL_CARDS

SIZE: Final = 128
LARGEST: Final = 256 << 10
"""Bytes that Discord takes for an emoji."""
_MARGIN: Final = 8
_DIGITS: Final = 6


class EmojiPicture(NamedTuple):
    """An emoji to be: its name and its PNG."""

    name: EmojiName
    png: bytes


@cache
def deck_emojis() -> tuple[EmojiPicture, ...]:
    """Draw all emojis, cards in four colours and in two; this takes a second or two."""
    square = (SIZE, SIZE)
    wanted = {card_key(card, suits): (card, suits) for suits in Suits for card in ALL_CARDS}
    drawn = {key: draw_face(card, suits, square, margin=_MARGIN) for key, (card, suits) in wanted.items()}
    drawn[BACK] = draw_back(square, margin=_MARGIN)
    drawn.update((mark.value, draw_mark(mark, SIZE)) for mark in Mark)
    return tuple(EmojiPicture(EmojiName(key, _digest(image)), _png(image)) for key, image in drawn.items())


def _digest(image: Image.Image) -> str:
    """Return a hash of what is seen: another way to pack the same picture is no change."""
    return hashlib.sha256(image.tobytes()).hexdigest()[:_DIGITS]


def _png(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=9)
    return buffer.getvalue()
