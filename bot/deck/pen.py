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

    def __init__(self, width: int, height: int, *, larger: int = LARGER) -> None:
        self._larger = larger
        self._sheet = Image.new("RGBA", (width * larger, height * larger))
        self._draw = ImageDraw.Draw(self._sheet)

    def finished(self) -> Image.Image:
        """Return what has been drawn."""
        return self._sheet.reduce(self._larger)

    def area(self, points: Iterable[Point], colour: Colour) -> None:
        """Fill a shape, given by its outline."""
        self._draw.polygon([self._large(point) for point in points], fill=colour)

    def line(self, points: Sequence[Point], colour: Colour, thickness: float) -> None:
        """Draw a line with round ends and corners."""
        large = [self._large(point) for point in points]
        self._draw.line(large, fill=colour, width=round(thickness * self._larger))
        for x, y in points:
            self.disc((x, y), thickness / 2, colour)

    def disc(self, centre: Point, radius: float, colour: Colour) -> None:
        """Fill a circle."""
        x, y = centre
        self._draw.ellipse(
            (*self._large((x - radius, y - radius)), *self._large((x + radius, y + radius))), fill=colour
        )

    def half_disc(self, centre: Point, radius: float, colour: Colour) -> None:
        """Fill the right half of a circle."""
        x, y = centre
        box = (*self._large((x - radius, y - radius)), *self._large((x + radius, y + radius)))
        self._draw.pieslice(box, -90, 90, fill=colour)

    def panel(self, box: tuple[float, float, float, float], radius: float, colour: Colour) -> None:
        """Fill a rectangle with round corners, given by left, top, right and bottom."""
        left, top, right, bottom = box
        # The lower right corner belongs to the shape.
        corner = (right * self._larger - 1, bottom * self._larger - 1)
        self._draw.rounded_rectangle((*self._large((left, top)), *corner), radius * self._larger, fill=colour)

    def stamp(self, image: Image.Image, corner: tuple[int, int]) -> None:
        """Put a finished picture on top, with its upper left corner at a point."""
        size = (image.width * self._larger, image.height * self._larger)
        large = image.resize(size, Image.Resampling.BICUBIC)
        self._sheet.alpha_composite(large, (corner[0] * self._larger, corner[1] * self._larger))

    def _large(self, point: Point) -> Point:
        return point[0] * self._larger, point[1] * self._larger
