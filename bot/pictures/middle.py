"""The middle of the table: the stock and the pile, with the card that freezes it lying crosswise."""

from __future__ import annotations

from typing import Final

from bot.deck.colours import PAPER
from bot.deck.faces import Mark
from bot.pictures.scene import Scene
from bot.pictures.sprites import LARGE, NARROW, STEP, Sprites
from engine.cards import CLASS_OF, Card, CardClass
from engine.view import View

HEIGHT: Final = 132
_COUNT: Final = 38
_MARK: Final = 56
_DEEP: Final = 3
"""Of a thick pile so many cards show at its edges."""
_SHOWN: Final = 6
"""Cards of a pile that are shown beside its top, where the rules show them."""
_NARROWER: Final = 26


def put_middle(scene: Scene, view: View, sprites: Sprites, y: int) -> int:
    """Put stock and pile side by side, and return where the next thing can begin."""
    top = y + (HEIGHT - LARGE[1]) // 2
    _stock(scene, view, sprites, 40, top)
    _pile(scene, view, sprites, 318, top)
    return y + HEIGHT


def _stock(scene: Scene, view: View, sprites: Sprites, x: int, y: int) -> None:
    count = view.stock_count
    if not count:
        scene.put(sprites.place(), x, y)
    else:
        deep = min(_DEEP, count)
        scene.put(sprites.back(deep), x - STEP[0] * (deep - 1), y)
    _number(scene, sprites, count, x + LARGE[0] + 16, y)


def _pile(scene: Scene, view: View, sprites: Sprites, x: int, y: int) -> None:
    pile = view.pile
    if pile.base_count:
        scene.put(sprites.back(), x - 18, y + 10)
    top = pile.top
    if top is None:
        scene.put(sprites.place(), x, y)
    else:
        _cards(scene, view, sprites, top, x, y)
    right = x + LARGE[0] + 36
    count = pile.count + (pile.base_count if pile.is_waiting else 0)
    written = _number(scene, sprites, count, right, y)
    if pile.base_count and not pile.is_waiting:
        scene.put(sprites.text(f"+{pile.base_count}", 28, PAPER, scene.theme.table), right, y + 76)
    marks = [Mark.BLOCKED] * (pile.is_blocked and view.result is None)
    marks += [Mark.FROZEN] * (pile.is_frozen and view.result is None)
    left = right + max(written, 40) + 18
    for place, mark in enumerate(marks):
        scene.put(sprites.mark(mark, _MARK), left + (_MARK + 10) * place, y + (LARGE[1] - _MARK) // 2)
    left += (_MARK + 10) * len(marks)
    for place, card in enumerate(pile.cards[-1 - _SHOWN : -1]):
        if left + NARROW[0] + _NARROWER * place < scene.width:
            scene.put(sprites.narrow(card), left + _NARROWER * place, y + (LARGE[1] - NARROW[1]) // 2)


def _cards(scene: Scene, view: View, sprites: Sprites, top: Card, x: int, y: int) -> None:
    pile = view.pile
    deep = min(_DEEP, pile.count)
    left = x - STEP[0] * (deep - 1)
    crosswise = (x + (LARGE[0] - LARGE[1]) // 2, y + (LARGE[1] - LARGE[0]) // 2)
    if top in view.ruleset.freezing and CLASS_OF[top] in pile.frozen_by:
        if deep > 1:
            scene.put(sprites.edges(deep), left, y)
        scene.put(sprites.turned_up(top), *crosswise)
        return
    frozen_by = next((kind for kind in CardClass if kind in pile.frozen_by), None)
    if frozen_by is not None:
        scene.put(sprites.turned_below(frozen_by), *crosswise)
    scene.put(sprites.face_up(top, deep), left, y)


def _number(scene: Scene, sprites: Sprites, count: int, x: int, y: int) -> int:
    """Write a number beside cards, and return its width."""
    written = sprites.text(str(count), _COUNT, PAPER, scene.theme.table)
    scene.put(written, x, y + 30)
    return written.width
