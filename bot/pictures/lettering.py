"""Names and numbers in pictures: what the font can write, how wide it is, and cutting what is too long."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib import resources
from typing import Final

from PIL import Image, ImageDraw, ImageFont

FONT: Final = "DejaVuSansCondensed-Bold.ttf"
ELLIPSIS: Final = "…"
NARROW_SPACE: Final = "\u202f"
MINUS: Final = "−"
LINE: Final = 1.2
"""How high a line is, in sizes of its letters."""
_REMEMBERED: Final = 4096
#: Written from right to left, or joined: that needs more than putting letters side by side.
_INTRICATE: Final = frozenset({"R", "AL", "AN"})
_INVISIBLE: Final = frozenset({"Mn", "Me", "Cc", "Cf", "Co", "Cs", "Cn"})


def figure(number: int) -> str:
    """Return a number as it is written in pictures, in all languages alike: ``12 450``, ``−55``."""
    return f"{number:,}".replace(",", NARROW_SPACE).replace("-", MINUS)


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font at a size in pixels."""
    with resources.as_file(resources.files("bot.deck") / "fonts" / FONT) as path:
        return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(_REMEMBERED)
def width_of(text: str, size: int) -> int:
    """Return how many pixels a text takes."""
    return round(font(size).getlength(text))


def largest(texts: Iterable[str], sizes: Sequence[int], most: int) -> int:
    """Return the largest of some sizes at which no text is wider than ``most`` pixels; else the smallest of them."""
    widest = tuple(texts)
    return next((size for size in sizes if all(width_of(text, size) <= most for text in widest)), min(sizes))


@lru_cache(_REMEMBERED)
def fitted(text: str, size: int, most: int) -> str:
    """Return a text, cut with an ellipsis where it would be wider than ``most`` pixels."""
    if width_of(text, size) <= most:
        return text
    for length in range(len(text) - 1, 0, -1):
        cut = text[:length].rstrip() + ELLIPSIS
        if width_of(cut, size) <= most:
            return cut
    return ELLIPSIS


@lru_cache(_REMEMBERED)
def writable(text: str) -> str:
    """Return what the font can write of a text; empty if that is not most of it."""
    composed = unicodedata.normalize("NFC", text)
    visible = [letter for letter in composed if unicodedata.category(letter) not in _INVISIBLE]
    kept = " ".join("".join(letter if _has(letter) else " " for letter in visible).split())
    letters = sum(not letter.isspace() for letter in visible)
    return kept if kept and 2 * sum(not letter.isspace() for letter in kept) >= letters else ""


@cache
def _has(letter: str) -> bool:
    if letter.isspace() or unicodedata.bidirectional(letter) in _INTRICATE:
        return False
    shape = font(24).getmask(letter)
    missing = font(24).getmask("\U0010ffff")
    return bytes(shape) != bytes(missing)


def lettered(text: str, size: int) -> Image.Image:
    """Return a text as a mask, one line high: 255 where there is ink."""
    line = round(size * LINE)
    mask = Image.new("L", (max(1, width_of(text, size)), line))
    ImageDraw.Draw(mask).text((0, round(size * 0.93)), text, fill=255, font=font(size), anchor="ls")
    return mask
