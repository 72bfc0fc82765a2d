"""A picture to be: panels and sprites with their places, and how it becomes a PNG.

All sprites share one palette of 16 colours. Putting them in their places then copies bytes, one for each pixel, and the
PNG is packed from these, two pixels to a byte. Packing lets go of Python's lock, so that other threads go on.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bot.deck.colours import Colour
from bot.pictures.theme import Theme, palette_of

PIXELS: Final = 2
"""Pixels to a byte."""
LEVEL: Final = 3
"""How hard zlib tries: beyond this it takes much longer for little."""


class Sprite(NamedTuple):
    """A small picture in the palette.

    Attributes:
        mask: What of it belongs to it; None for all.
        parts: What it was put together from, if it was.
    """

    image: Image.Image
    mask: Image.Image | None = None
    parts: tuple[Placed | Panel, ...] = ()

    @property
    def width(self) -> int:
        """Its width in pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """Its height in pixels."""
        return self.image.height


class Placed(NamedTuple):
    """A sprite with the place of its upper left corner."""

    sprite: Sprite
    x: int
    y: int

    @property
    def corner(self) -> tuple[int, int]:
        """Its lower right corner."""
        return self.x + self.sprite.width, self.y + self.sprite.height


class Panel(NamedTuple):
    """A rectangle with round corners: left, top, right and bottom."""

    box: tuple[int, int, int, int]
    colour: Colour
    radius: int


@dataclass(slots=True)
class Scene:
    """What a picture consists of, from below to above."""

    theme: Theme
    width: int
    height: int = 0
    parts: list[Placed | Panel] = field(default_factory=list)

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Put a sprite on top."""
        # Where the same sprite begins within a byte in the same way, it is packed in the same way.
        self.parts.append(Placed(sprite, x - x % PIXELS, y))

    def centre(self, sprite: Sprite, x: int, y: int) -> None:
        """Put a sprite on top, around a point."""
        self.put(sprite, x - sprite.width // 2, y - sprite.height // 2)

    def panel(self, box: tuple[int, int, int, int], colour: Colour, radius: int = 14) -> None:
        """Put a panel on top."""
        self.parts.append(Panel(box, colour, radius))

    def png(self) -> bytes:
        """Draw the picture and return it as a PNG."""
        palette = palette_of(self.theme)
        # A PNG's line begins with a byte for its filter; 0 is "none". It is drawn along as the first pixels.
        sheet = Image.new("P", (self.width + PIXELS, self.height), palette[self.theme.table])
        sheet.paste(0, (0, 0, PIXELS, self.height))
        self._draw(sheet, PIXELS)
        return _png(sheet.tobytes("raw", "P;4"), palette.bytes(), width=self.width, height=self.height)

    def sprite(self) -> Sprite:
        """Draw what belongs to the picture as one sprite."""
        image = Image.new("P", (self.width, self.height), palette_of(self.theme)[self.theme.mat])
        self._draw(image, 0)
        mask = Image.new("1", image.size)
        for part in self.parts:
            if isinstance(part, Placed):
                mask.paste(1, (part.x, part.y, *part.corner), part.sprite.mask)
            else:
                _fill(mask, part, 1, 0)
        return Sprite(image, mask, tuple(self.parts))

    def _draw(self, sheet: Image.Image, moved: int) -> None:
        palette = palette_of(self.theme)
        for part in self.parts:
            if isinstance(part, Placed):
                sheet.paste(part.sprite.image, (part.x + moved, part.y), part.sprite.mask)
            else:
                _fill(sheet, part, palette[part.colour], moved)


def _fill(sheet: Image.Image, panel: Panel, index: int, moved: int) -> None:
    """Fill a panel: two rectangles and four corners, which is much quicker than to have it drawn."""
    (left, top, right, bottom), radius = panel.box, panel.radius
    left, right = left + moved, right + moved
    sheet.paste(index, (left + radius, top, right - radius, bottom))
    sheet.paste(index, (left, top + radius, right, bottom - radius))
    columns, lines = ((left, left + radius), (right - radius, right)), ((top, top + radius), (bottom - radius, bottom))
    for corner, ((x, x2), (y, y2)) in zip(_corners(radius), product(columns, lines), strict=True):
        sheet.paste(index, (x, y, x2, y2), corner)


@cache
def _corners(radius: int) -> tuple[Image.Image, ...]:
    """Return the corners of a disc as masks: both on the left from above, then both on the right."""
    disc = Image.new("1", (2 * radius, 2 * radius))
    ImageDraw.Draw(disc).ellipse((0, 0, 2 * radius - 1, 2 * radius - 1), fill=1)
    ends = ((0, radius), (radius, 2 * radius))
    return tuple(disc.crop((x, y, x2, y2)) for (x, x2), (y, y2) in product(ends, ends))


def _png(lines: bytes, palette: bytes, *, width: int, height: int) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 4, 3, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(lines, LEVEL)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
