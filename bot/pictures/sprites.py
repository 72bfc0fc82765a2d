"""The sprites of a theme: each is drawn when it is first wanted, and kept."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache
from typing import Final

from PIL import Image

from bot.deck.colours import BLACK, EDGE, GOLD, PAPER, RED, STRAW, Colour
from bot.deck.faces import MARK_COLOURS, Mark, draw_back, draw_face, draw_mark, draw_narrow_face
from bot.deck.figures import draw_jester, draw_snowflake, draw_star, draw_suit
from bot.deck.pen import Pen
from bot.deck.ranks import SIGNS, draw_sign
from bot.pictures.lettering import lettered
from bot.pictures.scene import Scene, Sprite
from bot.pictures.theme import Theme, palette_of
from engine.cards import JOKER_RANK, SUIT_COUNT, SUITS, Card, CardClass

STRIP: Final = 26
"""Pixels by which a card of a fan shows beside the next."""
NARROW: Final = (46, 64)
LARGE: Final = (80, 112)
CANASTA: Final = (100, 64)
LONG_CANASTA: Final = (160, 64)
SMALL_BACK: Final = (20, 28)
_CORNER: Final = 8
"""Over the round corners of the next card so much of a card is seen besides its strip."""
_HALF: Final = 128
STEP: Final = (4, 3)
"""How far cards of a pile stand out to the left and below."""
_TEXTS: Final = 2048
_KEPT: Final = 2048

_TURNED_PAPERS: Final = {CardClass.WILD: STRAW, CardClass.RED_THREE: RED, CardClass.BLACK_THREE: BLACK}


class Sprites:
    """Draws and keeps the sprites of one theme."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._palette = palette_of(theme)
        self._kept: dict[object, Sprite] = {}
        self._together: dict[Hashable, Sprite] = {}
        self._ramp = cache(self._palette.ramp)
        self.text = lru_cache(_TEXTS)(self._text)

    def narrow(self, card: Card, *, is_last: bool = True) -> Sprite:
        """Return a card of a fan; one that is not the last, without what the next card covers."""

        def draw() -> Image.Image:
            whole = draw_narrow_face(card, self.theme.suits, NARROW, strip=STRIP)
            return whole if is_last else whole.crop((0, 0, STRIP + _CORNER, NARROW[1]))

        return self._keep(("narrow", card, is_last), draw, self.theme.mat)

    def turned_up(self, card: Card) -> Sprite:
        """Return a card that lies crosswise on top of the pile."""
        turn = Image.Transpose.ROTATE_270
        return self._keep(
            ("turned", card),
            lambda: draw_face(card, self.theme.suits, LARGE).transpose(turn),
            self.theme.table,
        )

    def edges(self, deep: int) -> Sprite:
        """Return the cards below one that lies crosswise."""
        return self._keep(("edges", deep), lambda: _pile([_blank()] * deep), self.theme.table)

    def leaning(self, card: Card, degrees: int) -> Sprite:
        """Return a card that leans to the left by so many degrees."""

        def draw() -> Image.Image:
            upright = draw_face(card, self.theme.suits, LARGE)
            return upright.rotate(degrees, Image.Resampling.BICUBIC, expand=True)

        return self._keep(("leaning", card, degrees), draw, self.theme.mat)

    def turned_below(self, kind: CardClass) -> Sprite:
        """Return a card that lies crosswise in the pile: only its ends show, each with a snowflake."""
        return self._keep(("below", kind), lambda: _turned_below(kind), self.theme.table)

    def back(self, deep: int = 1) -> Sprite:
        """Return a large card face down, on top of others; those stand out to the left and below."""
        return self._keep(("back", deep), lambda: _pile([draw_back(LARGE)] * deep), self.theme.table)

    def face_up(self, card: Card, deep: int) -> Sprite:
        """Return a large card on top of others."""

        def draw() -> Image.Image:
            return _pile([draw_face(card, self.theme.suits, LARGE), *[_blank()] * (deep - 1)])

        return self._keep(("face up", card, deep), draw, self.theme.table)

    def small_back(self, *, turned: bool = False) -> Sprite:
        """Return a very small card face down; a foot lies crosswise."""
        turn = Image.Transpose.ROTATE_90

        def draw() -> Image.Image:
            drawn = draw_back(SMALL_BACK)
            return drawn.transpose(turn) if turned else drawn

        return self._keep(("small back", turned), draw, self.theme.table)

    def place(self) -> Sprite:
        """Return the empty place of a pile."""
        return self._keep("place", lambda: _place(self.theme), self.theme.table)

    def mark(self, mark: Mark, size: int) -> Sprite:
        """Return a mark."""
        return self._keep(("mark", mark, size), lambda: draw_mark(mark, size), self.theme.table)

    def star(self, size: int, ground: Colour) -> Sprite:
        """Return a star for who has gone out or won."""

        def draw() -> Image.Image:
            pen = Pen(size, size)
            draw_star(pen, (size / 2, size / 2), size, GOLD)
            return pen.finished()

        return self._keep(("star", size, ground), draw, ground)

    def pointer(self) -> Sprite:
        """Return the arrow in front of whose turn it is."""

        def draw() -> Image.Image:
            pen = Pen(18, 20)
            pen.area([(2, 1), (17, 10), (2, 19)], BLACK)
            return pen.finished()

        return self._keep("pointer", draw, GOLD)

    def canasta(self, kind: Mark, rank: int, wilds: int) -> Sprite:
        """Return a squared canasta of a rank, turned, with its mark; a dot for each of its wild cards."""
        return self._keep((kind, rank, wilds), lambda: _canasta(kind, rank, wilds), self.theme.mat)

    def full_sequence(self, suit: int, low: int, high: int) -> Sprite:
        """Return a squared sequence, turned: its suit, and its ends by their ranks."""
        return self._keep(("run", suit, low, high), lambda: _full_sequence(suit, low, high), self.theme.mat)

    def together(self, key: Hashable, compose: Callable[[], Scene]) -> Sprite:
        """Return what lies together again and again, such as the cards of a meld, as one sprite."""
        kept = self._together.get(key)
        if kept is None:
            if len(self._together) >= _KEPT:
                self._together.clear()
            kept = self._together[key] = compose().sprite()
        return kept

    def _text(self, text: str, size: int, ink: Colour, paper: Colour) -> Sprite:
        """Return a text on a plain paper."""
        mask = lettered(text, size).point(self._ramp(ink, paper))
        return Sprite(Image.frombytes("P", mask.size, mask.tobytes()))

    def _keep(self, key: object, draw: Callable[[], Image.Image], ground: Colour) -> Sprite:
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = self.reduced(draw(), ground)
        return kept

    def reduced(self, drawn: Image.Image, ground: Colour) -> Sprite:
        """Return a drawing with soft edges as a sprite that lies on a ground."""
        below = Image.new("RGB", drawn.size, ground)
        below.paste(drawn, (0, 0), drawn)
        alpha = drawn.getchannel("A")
        is_whole = alpha.getextrema()[0] == 255
        mask = None if is_whole else alpha.point([255 * (value >= _HALF) for value in range(256)]).convert("1")
        return Sprite(self._palette.reduced(below), mask)


@cache
def sprites_of(theme: Theme) -> Sprites:
    """Return the sprites of a theme."""
    return Sprites(theme)


def _turned_below(kind: CardClass) -> Image.Image:
    high, wide = LARGE
    pen = Pen(wide, high)
    pen.panel((0, 0, wide, high), 12, EDGE)
    pen.panel((2, 2, wide - 2, high - 2), 10, _TURNED_PAPERS.get(kind, PAPER))
    ink = BLACK if kind is CardClass.WILD else PAPER
    for x in (9, wide - 9):
        for y in (16, high / 2, high - 16):
            draw_snowflake(pen, (x, y), 12, ink)
    return pen.finished()


def _pile(cards: Sequence[Image.Image]) -> Image.Image:
    """Return cards on top of each other, the top card first; its own place is the upper right corner."""
    deep = len(cards) - 1
    sheet = Image.new("RGBA", (LARGE[0] + STEP[0] * deep, LARGE[1] + STEP[1] * deep))
    for below in range(deep, -1, -1):
        sheet.alpha_composite(cards[below], (STEP[0] * (deep - below), STEP[1] * below))
    return sheet


def _blank() -> Image.Image:
    wide, high = LARGE
    pen = Pen(wide, high)
    pen.panel((0, 0, wide, high), 12, EDGE)
    pen.panel((2, 2, wide - 2, high - 2), 10, PAPER)
    return pen.finished()


def _place(theme: Theme) -> Image.Image:
    wide, high = LARGE
    pen = Pen(wide, high)
    pen.panel((0, 0, wide, high), 12, theme.mat)
    pen.panel((4, 4, wide - 4, high - 4), 9, theme.table)
    return pen.finished()


def _squared(size: tuple[int, int], kind: Mark) -> Pen:
    """Begin a canasta: a small pile of cards, of which the top one has the colour of its kind."""
    pen = Pen(*size)
    wide, high = size
    for step, colour in ((6, EDGE), (5, PAPER), (3, EDGE), (2, PAPER)):
        pen.panel((step, step, wide, high), 10, colour)
    pen.panel((0, 0, wide - 5, high - 5), 10, PAPER)
    pen.panel((2, 2, wide - 7, high - 7), 8, MARK_COLOURS[kind])
    return pen


def _canasta(kind: Mark, rank: int, wilds: int) -> Image.Image:
    pen = _squared(CANASTA, kind)
    middle = (32, 26 if wilds else 29)
    if kind is Mark.WILD and rank == JOKER_RANK:
        draw_jester(pen, (34, 30), 44, GOLD, PAPER)
    else:
        draw_sign(pen, SIGNS[rank], middle, 34, PAPER, most=46)
    if kind is not Mark.WILD:
        left = 32 - 5.5 * (min(wilds, 5) - 1)
        for dot in range(min(wilds, 5)):
            pen.disc((left + 11 * dot, 50), 4, GOLD)
    _seal(pen, kind, CANASTA[0])
    return pen.finished()


def _full_sequence(suit: int, low: int, high: int) -> Image.Image:
    pen = _squared(LONG_CANASTA, Mark.SEQUENCE)
    draw_suit(pen, SUITS[suit % SUIT_COUNT], (22, 29), 28, PAPER)
    draw_sign(pen, SIGNS[low], (52, 29), 28, PAPER, most=30)
    pen.panel((70, 27, 78, 31), 1, PAPER)
    draw_sign(pen, SIGNS[high], (96, 29), 28, PAPER, most=30)
    _seal(pen, Mark.SEQUENCE, LONG_CANASTA[0])
    return pen.finished()


def _seal(pen: Pen, kind: Mark, wide: int) -> None:
    """Put the sign of a kind into the upper right corner; the number of cards is written below it."""
    pen.stamp(draw_mark(kind, 26), (wide - 37, 4))
