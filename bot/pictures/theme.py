"""How pictures look: the ground they are drawn on, the colours of suits, and the one palette that all sprites share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final

from PIL import Image

from bot.deck.colours import (
    BLACK,
    BLUE,
    EDGE,
    GOLD,
    GREEN,
    ICE,
    PAPER,
    RED,
    STRAW,
    VIOLET,
    Colour,
    Suits,
)


class Ground(StrEnum):
    """What the cards lie on."""

    FELT = "felt"
    NIGHT = "night"


@dataclass(frozen=True, slots=True)
class Theme:
    """The choices that a picture leaves."""

    ground: Ground = Ground.FELT
    suits: Suits = Suits.FOUR

    @property
    def table(self) -> Colour:
        """What lies below everything."""
        return _TABLES[self.ground]

    @property
    def mat(self) -> Colour:
        """The mat of a side, a little darker or lighter than the table."""
        return _MATS[self.ground]


USUAL: Final = Theme()
_TABLES: Final = {Ground.FELT: Colour(26, 98, 70), Ground.NIGHT: Colour(34, 36, 44)}
_MATS: Final = {Ground.FELT: Colour(17, 72, 51), Ground.NIGHT: Colour(50, 53, 65)}

SKY: Final = Colour(140, 178, 240)
PINK: Final = Colour(240, 142, 146)
MIST: Final = Colour(146, 182, 162)
BRONZE: Final = Colour(146, 122, 66)
TEAMS: Final = (GOLD, SKY, PINK, PAPER, MIST, ICE)
"""The colours of teams in charts; their signs differ, too."""

MOST: Final = 16
"""A pixel has half a byte. So few colours make a picture half as large, and quicker to pack."""


class Palette:
    """The colours of a theme, each with its index: grounds, papers and inks, and what softens edges between them."""

    def __init__(self, theme: Theme) -> None:
        inks = (PAPER, BLACK, RED, GREEN, BLUE, GOLD, VIOLET, ICE)
        self.colours: tuple[Colour, ...] = (theme.table, theme.mat, *inks, EDGE, SKY, PINK, MIST, BRONZE, STRAW)
        # What Pillow takes for a palette is a picture that has it.
        self._pattern = Image.new("P", (1, 1))
        self._pattern.putpalette(self.bytes())

    def __getitem__(self, colour: Colour) -> int:
        """Return the index of a colour, or of what comes nearest to it."""
        return min(range(len(self.colours)), key=lambda place: _apart(colour, self.colours[place]))

    def reduced(self, image: Image.Image) -> Image.Image:
        """Return a picture in RGB with the nearest of these colours in the place of each."""
        return image.quantize(palette=self._pattern, dither=Image.Dither.NONE)

    def ramp(self, ink: Colour, paper: Colour) -> list[int]:
        """Return the indices for all amounts of ink on a paper, from 0 to 255."""
        return [self[_blend(ink, paper, amount / 255)] for amount in range(256)]

    def bytes(self) -> bytes:
        """Return red, green and blue of each colour."""
        return bytes(band for colour in self.colours for band in colour)


def _blend(ink: Colour, paper: Colour, amount: float) -> Colour:
    return Colour(*(round(p + (i - p) * amount) for i, p in zip(ink, paper, strict=True)))


def _apart(one: Colour, other: Colour) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))


@cache
def palette_of(theme: Theme) -> Palette:
    """Return the palette of a theme."""
    return Palette(theme)
