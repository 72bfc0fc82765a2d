"""The pictures of the walk through a turn: the table as its reader sees it, and below it their own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.guide.walk import READER, Moment, positions
from bot.i18n import Words
from bot.pictures.picture import MOST_WORDS, Picture
from bot.pictures.scene import Scene
from bot.pictures.sprites import LARGE, sprites_of
from bot.pictures.table import MARGIN, WIDTH, labels, table_scene
from bot.pictures.table_words import card_words, table_words
from bot.pictures.theme import USUAL, Theme
from bot.ui.cards import joined
from bot.ui.layout import clip
from engine.cards import Card
from engine.view import View

_BELOW: Final = 4
#: What the seats are called, clockwise from the reader's.
_WHO: Final = ("you", "left", "partner", "right")


def moment_picture(moment: Moment, words: Words, theme: Theme = USUAL) -> Picture:
    """Draw a moment of the walk."""
    view = positions()[moment]
    hand = view.hand or ()
    names = [words.of("guide-seat", _WHO[(seat - READER) % len(_WHO)]) for seat in range(view.ruleset.seats)]
    scene = table_scene(view, labels(names, view.ruleset, words), theme)
    _put_hand(scene, hand)
    return Picture(scene.png(), _said(view, names, hand, words))


def _put_hand(scene: Scene, hand: Sequence[Card]) -> None:
    """Put cards side by side in the middle below everything, overlapping as far as they must."""
    if not hand:
        return
    wide, high = LARGE
    room = WIDTH - 2 * MARGIN - wide
    step = min(wide + MARGIN, room // max(1, len(hand) - 1))
    left = (WIDTH - wide - step * (len(hand) - 1)) // 2
    sprites = sprites_of(scene.theme)
    for place, card in enumerate(hand):
        scene.put(sprites.face_up(card, 1), left + step * place, scene.height + _BELOW)
    scene.height += _BELOW + high + MARGIN


def _said(view: View, names: Sequence[str], hand: Sequence[Card], words: Words) -> str:
    """Return what is to be seen: first the hand, which is shorter than the table."""
    held = words("guide-alt-hand", cards=joined([card_words(card, words) for card in hand], words)) if hand else ""
    return clip(f"{held} {table_words(view, names, words)}".strip(), MOST_WORDS)
