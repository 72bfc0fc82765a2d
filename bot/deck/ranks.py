"""The signs of the ranks: lines drawn with a thick round pen, in a box one unit high."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.deck.colours import Colour
from bot.deck.pen import Pen, Point

THICKNESS: Final = 0.2
_STEP: Final = 5


@dataclass(frozen=True, slots=True)
class Sign:
    """The lines of a sign, each a row of points, and how wide it is with its pen, in units of its height."""

    width: float
    lines: tuple[tuple[Point, ...], ...]
    thickness: float = THICKNESS


def draw_sign(
    pen: Pen, sign: Sign, centre: Point, height: float, colour: Colour, *, most: float = math.inf, heavy: float = 1.0
) -> None:
    """Draw a sign around a point; one that would be wider than ``most`` is pressed together."""
    across = min(height, most / sign.width)
    left, top = centre[0] - sign.width * across / 2, centre[1] - height / 2
    thickness = sign.thickness * height * heavy
    for line in sign.lines:
        pen.line([(left + x * across, top + y * height) for x, y in line], colour, thickness)


def _arc(centre: Point, across: float, down: float, begin: int, end: int) -> tuple[Point, ...]:
    """Return points along an ellipse, clockwise; 0 degrees is on the right, 90 below."""
    steps = max(2, abs(end - begin) // _STEP)
    angles = [math.radians(begin + (end - begin) * step / steps) for step in range(steps + 1)]
    return tuple((centre[0] + across * math.cos(a), centre[1] + down * math.sin(a)) for a in angles)


def _sign(width: float, *lines: tuple[Point, ...], thickness: float = THICKNESS) -> Sign:
    return Sign(width, lines, thickness)


_SIX: Final = (_arc((0.37, 0.65), 0.26, 0.25, 0, 360), _arc((0.61, 0.65), 0.5, 0.56, 180, 258))
_NINE: Final = tuple(tuple((0.74 - x, 1 - y) for x, y in line) for line in _SIX)

SIGNS: Final[Mapping[int, Sign]] = {
    1: _sign(0.82, ((0.1, 0.9), (0.41, 0.1), (0.72, 0.9)), ((0.22, 0.66), (0.6, 0.66)), thickness=0.19),
    2: _sign(0.7, (*_arc((0.34, 0.35), 0.23, 0.25, 190, 395), (0.1, 0.9), (0.6, 0.9))),
    3: _sign(0.68, ((0.11, 0.1), (0.55, 0.1), (0.29, 0.42)), _arc((0.31, 0.65), 0.27, 0.25, 265, 520)),
    4: _sign(0.78, ((0.5, 0.9), (0.5, 0.1), (0.1, 0.68), (0.68, 0.68)), thickness=0.19),
    5: _sign(0.7, ((0.56, 0.1), (0.17, 0.1), (0.14, 0.46), *_arc((0.32, 0.64), 0.27, 0.26, 232, 515))),
    6: _sign(0.74, *_SIX),
    7: _sign(0.7, ((0.1, 0.1), (0.6, 0.1), (0.27, 0.9))),
    8: _sign(0.72, _arc((0.36, 0.29), 0.2, 0.19, 0, 360), _arc((0.36, 0.69), 0.26, 0.21, 0, 360), thickness=0.18),
    9: _sign(0.74, *_NINE),
    10: _sign(1.02, ((0.09, 0.25), (0.24, 0.1), (0.24, 0.9)), _arc((0.69, 0.5), 0.23, 0.4, 0, 360), thickness=0.18),
    11: _sign(0.62, ((0.26, 0.1), (0.52, 0.1), (0.52, 0.64), *_arc((0.31, 0.64), 0.21, 0.26, 0, 165))),
    12: _sign(0.88, _arc((0.42, 0.48), 0.32, 0.38, 0, 360), ((0.5, 0.64), (0.76, 0.91)), thickness=0.18),
    13: _sign(0.78, ((0.11, 0.1), (0.11, 0.9)), ((0.64, 0.1), (0.13, 0.57)), ((0.33, 0.42), (0.67, 0.9))),
}
"""By rank, from the ace to the king."""
