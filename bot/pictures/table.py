"""The table as a picture: every side with its seats and melds, stock and pile between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.deck.colours import GOLD, PAPER
from bot.i18n import Words
from bot.pictures.lettering import figure, writable
from bot.pictures.melds import items_of, lines_of, put_lines
from bot.pictures.middle import put_middle
from bot.pictures.picture import Picture
from bot.pictures.scene import Scene
from bot.pictures.seats import Plate, put_plates
from bot.pictures.sprites import Sprites, sprites_of
from bot.pictures.table_words import table_words
from bot.pictures.theme import USUAL, Theme
from bot.ui.people import seat_name
from engine.ruleset import Ruleset, Seat
from engine.view import View

WIDTH: Final = 780
"""Twice what a phone shows, so that it stays sharp there."""
MARGIN: Final = 8
_PAD: Final = 12
_SCORE: Final = 34
_NEED: Final = 25


def table_scene(view: View, names: Sequence[str], theme: Theme = USUAL, *, sprites: Sprites | None = None) -> Scene:
    """Lay out what a view shows; ``names`` are those of the seats, in letters that the font has."""
    scene = Scene(theme, WIDTH)
    sprites = sprites or sprites_of(theme)
    first, *rest = _sides(view)
    y = _side(scene, view, first, names, sprites, MARGIN)
    y = put_middle(scene, view, sprites, y)
    for seats in rest:
        y = _side(scene, view, seats, names, sprites, y) + MARGIN
    scene.height = y
    return scene


def _sides(view: View) -> list[tuple[Seat, ...]]:
    """Return who plays together; the viewer's side comes last, nearest to whoever looks."""
    sides = list(dict.fromkeys(view.allies_of(seat) for seat in range(view.ruleset.seats)))
    return sides if view.viewer is None else sorted(sides, key=lambda seats: view.viewer in seats)


def _side(scene: Scene, view: View, seats: Sequence[Seat], names: Sequence[str], sprites: Sprites, y: int) -> int:
    """Put a side on its mat, and return where the next thing can begin."""
    ruleset, theme = view.ruleset, scene.theme
    left, right = MARGIN + _PAD, WIDTH - MARGIN - _PAD
    teams = sorted({ruleset.team_of(seat) for seat in seats})
    items = items_of([view.sides[team] for team in teams], view.side_at(seats[0]), ruleset, sprites)
    lines = lines_of(items, right - left)

    mat = len(scene.parts)
    x = right
    if len(teams) == 1:
        score = sprites.text(figure(view.scores[teams[0]]), _SCORE, GOLD, theme.mat)
        x -= score.width
        scene.put(score, x, y + _PAD + 1)
    for team in reversed(teams):
        need = _need(view, team)
        if need:
            written = sprites.text(need, _NEED, PAPER, theme.mat)
            x -= written.width + 14
            scene.put(written, x, y + _PAD + 7)
    plates = [_plate(view, seat, names, scored=len(teams) > 1) for seat in seats]
    bottom = put_plates(scene, plates, sprites, (left, y + _PAD, right), right - x + 12) + _PAD
    bottom = put_lines(scene, lines, left, bottom)
    scene.panel((MARGIN, y, WIDTH - MARGIN, bottom), theme.mat, 18)
    scene.parts.insert(mat, scene.parts.pop())  # it lies below all this
    return bottom


def _need(view: View, team: int) -> str:
    """Return what a team that has not opened needs: ``≥ 50``, or how far it has come: ``35/50``."""
    if view.has_opened[team] or view.result is not None:
        return ""
    turn = view.turn
    if turn.minimum and turn.laid and view.side_of[turn.seat] == view.side_of[view.ruleset.seats_of(team)[0]]:
        return f"{turn.laid_points}/{turn.minimum}"
    return f"≥ {view.minimums[team]}"


def _plate(view: View, seat: Seat, names: Sequence[str], *, scored: bool) -> Plate:
    result, ruleset = view.result, view.ruleset
    return Plate(
        name=names[seat],
        cards=view.hand_counts[seat],
        score=view.scores[ruleset.team_of(seat)] if scored else None,
        foot=bool(view.feet and view.feet[seat]),
        is_on_turn=result is None and view.turn.seat == seat,
        is_out=result is not None and result.out == seat,
        is_away=seat in view.sits_out,
    )


def table_picture(view: View, names: Sequence[str], words: Words, theme: Theme = USUAL) -> Picture:
    """Draw what a view shows. ``names`` are what the players on the seats are called, seat by seat.

    A name that the font cannot write is replaced by its seat's in the picture; in words it is kept. Two tables that
    look the same have the same PNG in every language.
    """
    return Picture(table_scene(view, labels(names, view.ruleset, words), theme).png(), table_words(view, names, words))


def labels(names: Sequence[str], ruleset: Ruleset, words: Words) -> list[str]:
    """Return the names of seats for a picture, each in letters that the font has."""
    return [
        writable(name) or writable(seat_name(seat, ruleset, words)) or str(seat + 1) for seat, name in enumerate(names)
    ]
