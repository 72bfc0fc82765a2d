"""A pen that draws smooth shapes: large at first, then made small."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PIL import Image, ImageDraw

from bot.deck.colours import Colour

Point = tuple[float, float]
LARGER: Final = 6


class Pen:
    """Draws on a transparent sheet; all measures are pixels of the finished picture."""

    def __init__(self, width: int, height: int) -> None:
        self._sheet = Image.new("RGBA", (width * LARGER, height * LARGER))
        self._draw = ImageDraw.Draw(self._sheet)

    def finished(self) -> Image.Image:
        """Return what has been drawn."""
        return self._sheet.reduce(LARGER)

    def area(self, points: Iterable[Point], colour: Colour) -> None:
        """Fill a shape, given by its outline."""
        self._draw.polygon([_large(point) for point in points], fill=colour)

    def line(self, points: Sequence[Point], colour: Colour, thickness: float) -> None:
        """Draw a line with round ends and corners."""
        large = [_large(point) for point in points]
        self._draw.line(large, fill=colour, width=round(thickness * LARGER))
        for x, y in points:
            self.disc((x, y), thickness / 2, colour)

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        """Fill a circle."""
        x, y = centre
        self._draw.ellipse((*_large((x - radius, y - radius)), *_large((x + radius, y + radius))), fill=colour)

    def half_disc(self, centre: Point, radius: float, colour: Colour) -> None:
        """Fill the right half of a circle."""
        x, y = centre
        box = (*_large((x - radius, y - radius)), *_large((x + radius, y + radius)))
        self._draw.pieslice(box, -90, 90, fill=colour)

    def panel(self, box: tuple[float, float, float, float], radius: float, colour: Colour) -> None:
        """Fill a rectangle with round corners, given by left, top, right and bottom."""
        left, top, right, bottom = box
        # The lower right corner belongs to the shape.
        corner = (right * LARGER - 1, bottom * LARGER - 1)
        self._draw.rounded_rectangle((*_large((left, top)), *corner), radius * LARGER, fill=colour)


def _large(point: Point) -> Point:
    return point[0] * LARGER, point[1] * LARGER
