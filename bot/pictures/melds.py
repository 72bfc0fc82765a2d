"""What lies before a side: open melds fanned, canastas squared and turned, threes; laid out in lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.deck.colours import BLACK, PAPER
from bot.deck.faces import MARK_COLOURS
from bot.pictures.scene import Scene, Sprite
from bot.pictures.sprites import NARROW, STRIP, Sprites
from bot.ui.marks import CANASTA_MARKS
from bot.ui.melds import in_table_order
from engine.cards import JOKER, JOKER_RANK, PLACE_OF, TWO, Card, in_order, rank_of
from engine.melds import canasta_kind
from engine.ruleset import Ruleset
from engine.state import Meld, Side
from engine.terms import CanastaKind

LINE: Final = 64
GAP: Final = 12
_BETWEEN: Final = 11
_COUNT: Final = 22
_COUNTED_FROM: Final = 4
_BEYOND: Final = 8
_BELOW: Final = 3
"""By so much the number of cards stands out over the last of them, so that it hides no suit."""

_ORDER: Final = tuple(CanastaKind)


class Line(NamedTuple):
    """Sprites side by side, each with its left edge."""

    items: tuple[tuple[Sprite, int], ...]


def items_of(sides: Sequence[Side], side: Side, ruleset: Ruleset, sprites: Sprites) -> list[Sprite]:
    """Return the threes of teams that play together, then their canastas by kind, then their open melds."""
    found = [(canasta_kind(meld, ruleset), meld) for meld in in_table_order(side)]
    closed = [(kind, meld) for kind, meld in found if kind is not None]
    closed.sort(key=lambda each: _ORDER.index(each[0]))
    threes = [cards for each in sides for cards in (each.red_threes, each.captured) if cards]
    return [
        *(_fan(in_order(cards), sprites) for cards in threes),
        *(_canasta(meld, kind, sprites) for kind, meld in closed),
        *(_fan(meld.cards, sprites) for kind, meld in found if kind is None),
    ]


def lines_of(items: Sequence[Sprite], width: int) -> list[Line]:
    """Lay items out in lines of a width."""
    lines: list[list[tuple[Sprite, int]]] = []
    x = width + 1
    for item in items:
        if x + item.width > width and (not lines or lines[-1]):
            lines.append([])
            x = 0
        lines[-1].append((item, x))
        x += item.width + _BETWEEN
    return [Line(tuple(line)) for line in lines]


def put_lines(scene: Scene, lines: Sequence[Line], x: int, y: int) -> int:
    """Put lines under each other, and return where the next thing can begin."""
    for line in lines:
        for item, left in line.items:
            scene.put(item, x + left, y)
        y += LINE + GAP
    return y


def _fan(cards: tuple[Card, ...], sprites: Sprites) -> Sprite:
    return sprites.together(("fan", cards), lambda: _fan_scene(cards, sprites))


def _fan_scene(cards: Sequence[Card], sprites: Sprites) -> Scene:
    is_counted = len(cards) >= _COUNTED_FROM
    scene = Scene(sprites.theme, STRIP * (len(cards) - 1) + NARROW[0], LINE)
    for place, card in enumerate(cards):
        scene.put(sprites.narrow(card, is_last=place == len(cards) - 1), STRIP * place, 0)
    if is_counted:
        count = sprites.text(str(len(cards)), _COUNT, PAPER, BLACK)
        scene.width += _BEYOND
        scene.height += _BELOW
        scene.panel((scene.width - count.width - 12, scene.height - 26, scene.width, scene.height), BLACK, 9)
        scene.put(count, scene.width - count.width - 6, scene.height - 26)
    return scene


def _canasta(meld: Meld, kind: CanastaKind, sprites: Sprites) -> Sprite:
    return sprites.together((kind, meld), lambda: _canasta_scene(meld, kind, sprites))


def _canasta_scene(meld: Meld, kind: CanastaKind, sprites: Sprites) -> Scene:
    mark = CANASTA_MARKS[kind]
    if kind is CanastaKind.SEQUENCE:
        row = sorted(meld.naturals, key=PLACE_OF.__getitem__)
        squared = sprites.full_sequence(row[0] & 3, rank_of(row[0]), rank_of(row[-1]))
    elif kind is CanastaKind.WILD:
        squared = sprites.canasta(mark, JOKER_RANK if JOKER in meld.wilds else TWO, 0)
    else:
        squared = sprites.canasta(mark, meld.rank, len(meld.wilds))
    count = sprites.text(str(meld.size), _COUNT, PAPER, MARK_COLOURS[mark])
    scene = Scene(sprites.theme, squared.width, squared.height)
    scene.put(squared, 0, 0)
    scene.put(count, squared.width - 24 - count.width // 2, 30)
    return scene
