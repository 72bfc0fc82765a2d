"""The plates of seats: a name, how many cards are held, whose turn it is, who is out, whose foot still waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.deck.colours import BLACK, GOLD, PAPER, Colour
from bot.pictures.lettering import figure, fitted
from bot.pictures.scene import Scene
from bot.pictures.sprites import Sprites
from bot.pictures.theme import MIST, Theme

HEIGHT: Final = 46
TEXT: Final = 29
NAME: Final = 260
_PAD: Final = 12
_GAP: Final = 10
_BACK: Final = 20
_FOOT: Final = 28


@dataclass(frozen=True, slots=True)
class Plate:
    """What is said of a seat.

    Attributes:
        score: Where partners of a round have scores of their own; else None.
        foot: The second packet still lies there.
        is_away: The player has no turns in this round.
    """

    name: str
    cards: int
    score: int | None = None
    foot: bool = False
    is_on_turn: bool = False
    is_out: bool = False
    is_away: bool = False


def put_plates(scene: Scene, plates: Sequence[Plate], sprites: Sprites, box: tuple[int, int, int], first: int) -> int:
    """Put plates side by side into left, top and right, and return where the next thing can begin.

    ``first`` pixels of the first line are taken by something else, at its right.
    """
    left, y, right = box
    x, most = left, right - first
    for plate in plates:
        shown = sprites.together(plate, partial(_plate, plate, sprites))
        if x > left and x + shown.width > most:
            x, y, most = left, y + HEIGHT + 8, right
        scene.put(shown, x, y)
        x += shown.width + _GAP
    return y + HEIGHT


def _inks(plate: Plate, theme: Theme) -> tuple[Colour, Colour]:
    """Return the ink and the paper of a plate."""
    if plate.is_on_turn:
        return BLACK, GOLD
    return (MIST if plate.is_away else PAPER), theme.table


def _plate(plate: Plate, sprites: Sprites) -> Scene:
    scene = Scene(sprites.theme, 0, HEIGHT)
    ink, paper = _inks(plate, sprites.theme)
    x, middle = _PAD, HEIGHT // 2
    if plate.is_on_turn:
        scene.put(sprites.pointer(), x, middle - 10)
        x += 26
    if plate.is_out:
        scene.put(sprites.star(22, paper), x, middle - 11)
        x += 26
    x = _write(scene, fitted(plate.name, TEXT, NAME), sprites, ink, paper, x)
    if not plate.is_away:
        scene.put(sprites.small_back(), x + _GAP, middle - 14)
        x = _write(scene, str(plate.cards), sprites, ink, paper, x + _GAP + _BACK + 6)
    if plate.foot:
        scene.put(sprites.small_back(turned=True), x + _GAP, middle - 10)
        x += _GAP + _FOOT
    if plate.score is not None:
        scene.panel((x + _GAP, 8, x + _GAP + 2, HEIGHT - 8), ink, 1)
        gold = BLACK if plate.is_on_turn else GOLD
        x = _write(scene, figure(plate.score), sprites, gold, paper, x + 2 * _GAP + 2)
    scene.width = x + _PAD
    scene.panel((0, 0, scene.width, HEIGHT), paper, 12)
    scene.parts.insert(0, scene.parts.pop())  # it lies below all this
    return scene


def _write(scene: Scene, text: str, sprites: Sprites, ink: Colour, paper: Colour, x: int) -> int:
    """Write a text, and return where it ends."""
    written = sprites.text(text, TEXT, ink, paper)
    scene.put(written, x, 6)
    return x + written.width
