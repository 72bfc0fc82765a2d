"""The deck itself: 53 different faces, a back and the marks, drawn at any size."""

from __future__ import annotations

from enum import StrEnum
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
    TEAL,
    VIOLET,
    Colour,
    Suits,
    look_of,
)
from bot.deck.figures import (
    draw_jester,
    draw_octagon,
    draw_padlock,
    draw_smile,
    draw_snowflake,
    draw_stairs,
    draw_star,
    draw_suit,
)
from bot.deck.pen import Pen
from bot.deck.ranks import SIGNS, draw_sign
from engine.cards import JOKER, Card, rank_of, suit_of

Box = tuple[float, float, float, float]
ROUND: Final = 0.15
"""The radius of a card's corners, in parts of its width."""
DARK: Final = 280
"""The sum of a dark paper's red, green and blue: it gets a light edge, or it would vanish on a dark ground."""


class Mark(StrEnum):
    """What is said of a pile or a meld by a sign beside it."""

    NATURAL = "natural"  # a canasta without wild cards
    MIXED = "mixed"
    SEQUENCE = "sequence"
    WILD = "wild"
    SEVENS = "sevens"
    FROZEN = "frozen"
    BLOCKED = "blocked"
    CLOSED = "closed"  # a meld that takes no more cards


MARK_COLOURS: Final = {
    Mark.NATURAL: RED,
    Mark.MIXED: BLACK,
    Mark.SEQUENCE: BLUE,
    Mark.WILD: VIOLET,
    Mark.SEVENS: GREEN,
    Mark.FROZEN: ICE,
    Mark.BLOCKED: RED,
    Mark.CLOSED: TEAL,
}


def draw_face(card: Card, suits: Suits, size: tuple[int, int], *, margin: float = 0.0) -> Image.Image:
    """Return a card: its rank, and under it its suit, both large. ``margin`` stays free at the sides."""
    pen = Pen(*size)
    paper, ink = look_of(card, suits)
    left, top, right, bottom = box = (margin, 0.0, size[0] - margin, float(size[1]))
    wide, high, middle = right - left, bottom - top, (left + right) / 2
    _sheet(pen, box, paper, wide * ROUND)
    if card == JOKER:
        centre = (middle, top + high * 0.5)
        draw_jester(pen, centre, wide * 0.9, ink, PAPER)
        draw_smile(pen, centre, wide * 0.9, paper)
        return pen.finished()
    sign = min(high * 0.45, wide * 0.66)
    suit = min(high * 0.39, wide * 0.62)
    gap = (high - sign - suit) / 3
    draw_sign(pen, SIGNS[rank_of(card)], (middle, top + gap + sign / 2), sign, ink, most=wide * 0.72)
    draw_suit(pen, suit_of(card), (middle, bottom - gap - suit / 2), suit, ink)
    return pen.finished()


def draw_narrow_face(card: Card, suits: Suits, size: tuple[int, int], *, strip: int) -> Image.Image:
    """Return a card for a fan: all that is to be read stands in a strip at its left."""
    pen = Pen(*size)
    paper, ink = look_of(card, suits)
    wide, high = size
    _sheet(pen, (0, 0, wide, high), paper, wide * ROUND)
    middle, room = strip / 2 + 1, strip - 5
    if card == JOKER:
        draw_jester(pen, (middle + 0.5, high * 0.36), room, ink, PAPER)
        draw_star(pen, (middle + 0.5, high * 0.76), room * 0.8, ink)
        return pen.finished()
    draw_sign(pen, SIGNS[rank_of(card)], (middle, high * 0.29), high * 0.42, ink, most=room)
    draw_suit(pen, suit_of(card), (middle, high * 0.74), min(room, high * 0.36), ink)
    return pen.finished()


def draw_back(size: tuple[int, int], *, margin: float = 0.0) -> Image.Image:
    """Return the back of the cards: a lattice with a diamond."""
    pen = Pen(*size)
    box = (margin, 0.0, size[0] - margin, float(size[1]))
    wide, high = box[2] - box[0], box[3]
    _sheet(pen, box, PAPER, wide * ROUND)
    inset = wide * 0.09
    inner = (box[0] + inset, inset, box[2] - inset, high - inset)
    pen.panel(inner, wide * ROUND * 0.6, TEAL)
    middle = ((box[0] + box[2]) / 2, high / 2)
    for size_, colour in ((0.78, GOLD), (0.6, TEAL), (0.4, GOLD), (0.22, TEAL)):
        draw_suit(pen, "d", middle, min(wide, high * 0.9) * size_, colour)
    return pen.finished()


def draw_mark(mark: Mark, size: int) -> Image.Image:
    """Return a mark, with a light rim, so that it stands out on any ground."""
    pen = Pen(size, size)
    middle, colour = (size / 2, size / 2), MARK_COLOURS[mark]
    if mark is Mark.BLOCKED:
        draw_octagon(pen, middle, size, PAPER)
        draw_octagon(pen, middle, size * 0.88, colour)
        pen.panel((size * 0.22, size * 0.41, size * 0.78, size * 0.59), size * 0.04, PAPER)
        return pen.finished()
    pen.disc(middle, size / 2, PAPER)
    pen.disc(middle, size * 0.44, colour)
    _inside(pen, mark, middle, size)
    return pen.finished()


def _inside(pen: Pen, mark: Mark, middle: tuple[float, float], size: float) -> None:
    match mark:
        case Mark.NATURAL:
            draw_star(pen, (middle[0], middle[1] + size * 0.02), size * 0.72, PAPER)
        case Mark.MIXED:
            pen.disc(middle, size * 0.3, PAPER)
            pen.disc(middle, size * 0.22, BLACK)
            pen.half_disc(middle, size * 0.27, PAPER)
        case Mark.SEQUENCE:
            draw_stairs(pen, middle, size * 0.52, PAPER)
        case Mark.WILD:
            draw_jester(pen, middle, size * 0.66, GOLD, PAPER)
        case Mark.SEVENS:
            draw_sign(pen, SIGNS[7], middle, size * 0.56, PAPER)
        case Mark.CLOSED:
            draw_padlock(pen, middle, size * 0.58, PAPER)
        case _:
            draw_snowflake(pen, middle, size * 0.74, PAPER)


def _sheet(pen: Pen, box: Box, paper: Colour, radius: float) -> None:
    """Draw a card's paper with its edge."""
    left, top, right, bottom = box
    is_dark = sum(paper) < DARK
    edge = max(1.0, (right - left) * (0.035 if is_dark else 0.025))
    pen.panel(box, radius, PAPER if is_dark else EDGE)
    pen.panel((left + edge, top + edge, right - edge, bottom - edge), radius - edge, paper)
