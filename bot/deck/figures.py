"""The figures of the deck: suits, the jester, and what marks stand for, each in a box around a point."""

from __future__ import annotations

import math
from collections.abc import Iterable

from bot.deck.colours import Colour
from bot.deck.pen import Pen, Point

_AROUND = tuple(math.radians(degrees) for degrees in range(0, 360, 4))


def draw_suit(pen: Pen, suit: str, centre: Point, size: float, colour: Colour) -> None:
    """Draw a suit, ``c d h s``, as high as ``size``."""
    match suit:
        case "h":
            pen.area(_placed(_heart(), centre, size), colour)
        case "s":
            _spade(pen, centre, size, colour)
        case "d":
            pen.area(_placed(((0, -0.5), (0.42, 0), (0, 0.5), (-0.42, 0)), centre, size), colour)
        case _:
            _club(pen, centre, size, colour)


def _placed(points: Iterable[Point], centre: Point, size: float) -> list[Point]:
    return [(centre[0] + x * size, centre[1] + y * size) for x, y in points]


def _heart(height: float = 1.0) -> list[Point]:
    points = []
    for angle in _AROUND:
        y = 13 * math.cos(angle) - 5 * math.cos(2 * angle) - 2 * math.cos(3 * angle) - math.cos(4 * angle)
        points.append((math.sin(angle) ** 3 / 1.93, (-(y + 2.5) / 29) * height))
    return points


def _spade(pen: Pen, centre: Point, size: float, colour: Colour) -> None:
    pen.area(_placed([(x, -y * 0.82 - 0.09) for x, y in _heart()], centre, size), colour)
    _foot(pen, centre, size, colour)


def _club(pen: Pen, centre: Point, size: float, colour: Colour) -> None:
    for x, y in _placed(((0, -0.27), (-0.28, 0.1), (0.28, 0.1)), centre, size):
        pen.disc((x, y), 0.235 * size, colour)
    pen.area(_placed(((-0.12, -0.2), (0.12, -0.2), (0.12, 0.2), (-0.12, 0.2)), centre, size), colour)
    _foot(pen, centre, size, colour)


def _foot(pen: Pen, centre: Point, size: float, colour: Colour) -> None:
    outline = ((-0.06, 0.05), (0.06, 0.05), (0.1, 0.34), (0.25, 0.5), (-0.25, 0.5), (-0.1, 0.34))
    pen.area(_placed(outline, centre, size), colour)


def draw_jester(pen: Pen, centre: Point, size: float, colour: Colour, face: Colour) -> None:
    """Draw a jester's head: a cap with three bells over a smiling face."""
    x, y = centre
    pen.disc((x, y + 0.2 * size), 0.28 * size, face)
    cap = ((-0.34, 0.12), (-0.46, -0.26), (-0.17, -0.12), (0, -0.42), (0.17, -0.12), (0.46, -0.26), (0.34, 0.12))
    pen.area(_placed(cap, centre, size), colour)
    for bell in _placed(((-0.46, -0.28), (0, -0.42), (0.46, -0.28)), centre, size):
        pen.disc(bell, 0.09 * size, colour)


def draw_smile(pen: Pen, centre: Point, size: float, colour: Colour) -> None:
    """Give a jester's head its eyes and its mouth."""
    for eye in _placed(((-0.1, 0.22), (0.1, 0.22)), centre, size):
        pen.disc(eye, 0.04 * size, colour)
    mouth = [(0.13 * math.cos(a), 0.29 + 0.09 * math.sin(a)) for a in (math.radians(d) for d in range(15, 170, 10))]
    pen.line(_placed(mouth, centre, size), colour, 0.045 * size)


def draw_star(pen: Pen, centre: Point, size: float, colour: Colour) -> None:
    """Draw a star with five points."""
    outline = []
    for step in range(10):
        radius, angle = (0.5, 0.22)[step % 2], math.radians(36 * step - 90)
        outline.append((radius * math.cos(angle), radius * math.sin(angle)))
    pen.area(_placed(outline, centre, size), colour)


def draw_snowflake(pen: Pen, centre: Point, size: float, colour: Colour) -> None:
    """Draw a snowflake with six arms."""
    for arm in range(6):
        angle = math.radians(60 * arm - 90)
        along, aside = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
        tip = (along[0] * 0.46, along[1] * 0.46)
        pen.line(_placed(((0, 0), tip), centre, size), colour, 0.1 * size)
        fork = (along[0] * 0.27, along[1] * 0.27)
        for side in (-1, 1):
            twig = (along[0] * 0.4 + side * aside[0] * 0.15, along[1] * 0.4 + side * aside[1] * 0.15)
            pen.line(_placed((fork, twig), centre, size), colour, 0.08 * size)


def draw_stairs(pen: Pen, centre: Point, size: float, colour: Colour) -> None:
    """Draw three bars, each higher than the last."""
    for step, high in enumerate((0.34, 0.62, 0.9)):
        left = -0.42 + 0.3 * step
        bar = ((left, 0.45), (left, 0.45 - high), (left + 0.22, 0.45 - high), (left + 0.22, 0.45))
        pen.area(_placed(bar, centre, size), colour)


def draw_octagon(pen: Pen, centre: Point, size: float, colour: Colour) -> None:
    """Fill a stop sign's shape."""
    corners = [math.radians(45 * corner + 22.5) for corner in range(8)]
    pen.area(_placed([(0.5 * math.cos(a), 0.5 * math.sin(a)) for a in corners], centre, size), colour)


def draw_padlock(pen: Pen, centre: Point, size: float, colour: Colour) -> None:
    """Draw a closed padlock."""
    x, y = centre
    bow = [(0.24 * math.cos(a), -0.2 + 0.24 * math.sin(a)) for a in (math.radians(d) for d in range(180, 361, 10))]
    pen.line(_placed([(-0.24, 0.1), *bow, (0.24, 0.1)], centre, size), colour, 0.14 * size)
    pen.panel((x - 0.42 * size, y - 0.06 * size, x + 0.42 * size, y + 0.52 * size), 0.1 * size, colour)
