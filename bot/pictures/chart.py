"""The course of a match: a line for each team over the rounds, with the totals at which openings get dearer."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.deck.colours import GOLD, PAPER, Colour
from bot.deck.pen import Pen, Point
from bot.i18n import Words
from bot.pictures.chart_words import chart_words
from bot.pictures.lettering import LINE, figure, fitted, largest, width_of, writable
from bot.pictures.picture import Picture
from bot.pictures.scene import Scene, Sprite
from bot.pictures.sprites import Sprites, sprites_of
from bot.pictures.theme import MIST, TEAMS, USUAL, Theme
from engine.ruleset import Ruleset
from engine.state import RoundResult
from engine.terms import MinimumBasis

WIDTH: Final = 780
HEIGHT: Final = 460
_LEFT, RIGHT, _TOP, _BOTTOM = 136, 228, 38, 66
_BOTTOM_BY_ROUND: Final = 104
TEXT: Final = 28
NAMES: Final = (30, 28, 26, 24)
"""Sizes of letters, of which the largest is taken that leaves all names room."""
_BETWEEN: Final = 14
_TICK: Final = 14
_LARGER: Final = 3
_HIGHEST: Final = 46
_APART: Final = 76
"""Pixels that the names at the ends of lines keep from each other."""


@dataclass(frozen=True, slots=True)
class _Frame:
    """Where totals and rounds lie in the picture."""

    low: int
    high: int
    rounds: int
    bottom: int = _BOTTOM

    def x(self, number: float) -> float:
        """Return where a round lies; the match begins at 0."""
        return _LEFT + (WIDTH - _LEFT - RIGHT) * number / max(1, self.rounds)

    def y(self, total: float) -> float:
        """Return where a total lies."""
        return HEIGHT - self.bottom - (HEIGHT - _TOP - self.bottom) * (total - self.low) / (self.high - self.low)


def score_chart(
    ruleset: Ruleset, rounds: Sequence[RoundResult], teams: Sequence[str], words: Words, theme: Theme = USUAL
) -> Picture:
    """Draw the totals of a match, round by round; ``teams`` are their names.

    Raises:
        ValueError: No round has ended.
    """
    if not rounds:
        raise ValueError(len(rounds))
    names = [writable(name) or str(team + 1) for team, name in enumerate(teams)]
    return Picture(chart_scene(ruleset, rounds, names, theme).png(), chart_words(ruleset, rounds, teams, words))


def chart_scene(ruleset: Ruleset, rounds: Sequence[RoundResult], names: Sequence[str], theme: Theme) -> Scene:
    """Lay out a chart; names are in letters that the font has."""
    scene, sprites = Scene(theme, WIDTH, HEIGHT), sprites_of(theme)
    scene.panel((8, 8, WIDTH - 8, HEIGHT - 8), theme.mat, 18)
    frame = _frame(ruleset, rounds)
    courses = [[0, *(result.totals[team] for result in rounds)] for team in range(ruleset.teams)]
    steps = thresholds(ruleset, frame.low, frame.high)
    _write_scale(scene, ruleset, frame, steps, sprites)
    scene.put(_lines(ruleset, frame, courses, steps, sprites, theme), 0, 0)
    _write_rounds(scene, ruleset, frame, sprites)
    _write_names(scene, frame, courses, names, sprites)
    return scene


def thresholds(ruleset: Ruleset, low: int, high: int) -> list[tuple[int, int]]:
    """Return the totals within bounds from which an opening needs so many points.

    Where that goes by rounds, these are round numbers that help to read the chart, with 0 for the points.
    """
    if ruleset.minimum_basis is MinimumBasis.ROUND:
        apart = next(step for step in (200, 500, 1000, 2000, 5000, 10_000, 1_000_000) if high - low <= 5 * step)
        return [(total, 0) for total in range(apart, high + 1, apart)]
    return [(floor, points) for floor, points in ruleset.minimums if floor is not None and low < floor < high]


def _frame(ruleset: Ruleset, rounds: Sequence[RoundResult]) -> _Frame:
    every = [0, *(total for result in rounds for total in result.totals)]
    if ruleset.rounds is None:
        every.append(ruleset.target)
    low, high = min(every), max(every)
    bottom = _BOTTOM_BY_ROUND if ruleset.minimum_basis is MinimumBasis.ROUND else _BOTTOM
    return _Frame(low, high if high > low else low + 1, len(rounds), bottom)


def _lines(
    ruleset: Ruleset,
    frame: _Frame,
    courses: Sequence[Sequence[int]],
    steps: Sequence[tuple[int, int]],
    sprites: Sprites,
    theme: Theme,
) -> Sprite:
    pen = Pen(WIDTH, HEIGHT, larger=_LARGER)
    left, right = frame.x(0), frame.x(frame.rounds)
    for total, _ in steps:
        _dashes(pen, left, right, frame.y(total), MIST)
    pen.line([(left, frame.y(0)), (right, frame.y(0))], MIST, 2)
    if ruleset.rounds is None:
        pen.line([(left, frame.y(ruleset.target)), (right, frame.y(ruleset.target))], GOLD, 3)
    for team, course in enumerate(courses):
        points = [(frame.x(number), frame.y(total)) for number, total in enumerate(course)]
        pen.line(points, TEAMS[team % len(TEAMS)], 5)
    for team, course in enumerate(courses):
        for number, total in enumerate(course):
            if number:
                _sign(pen, team, (frame.x(number), frame.y(total)), theme.mat)
    return sprites.reduced(pen.finished(), theme.mat)


def _dashes(pen: Pen, left: float, right: float, y: float, colour: Colour) -> None:
    x = left
    while x < right:
        pen.area([(x, y - 1), (min(x + 8, right), y - 1), (min(x + 8, right), y + 1), (x, y + 1)], colour)
        x += 16


def _sign(pen: Pen, team: int, at: Point, ground: Colour) -> None:
    """Mark a point of a team's line: teams differ in shape, not in colour alone."""
    colour, (x, y) = TEAMS[team % len(TEAMS)], at
    for radius, ink in ((11, ground), (8, colour)):
        match team % 3:
            case 0:
                pen.disc(at, radius, ink)
            case 1:
                pen.area(
                    [
                        (x - radius, y - radius),
                        (x + radius, y - radius),
                        (x + radius, y + radius),
                        (x - radius, y + radius),
                    ],
                    ink,
                )
            case _:
                pen.area([(x, y - radius * 1.3), (x + radius * 1.2, y + radius), (x - radius * 1.2, y + radius)], ink)


def _write_scale(
    scene: Scene, ruleset: Ruleset, frame: _Frame, steps: Sequence[tuple[int, int]], sprites: Sprites
) -> None:
    """Write totals at the left, and at each line what an opening then needs."""
    marked = {0: MIST, **{total: MIST for total, _ in steps}}
    if ruleset.rounds is None:
        marked[ruleset.target] = GOLD
    written: list[float] = []
    for total, ink in sorted(marked.items(), key=lambda each: each[1] is not GOLD):
        y = frame.y(total)
        if all(abs(y - other) >= TEXT for other in written):
            text = sprites.text(figure(total), TEXT, ink, scene.theme.mat)
            scene.put(text, _LEFT - 16 - text.width, round(y) - text.height // 2)
            written.append(y)
    above = math.inf
    for total, points in steps:
        y = frame.y(total)
        if points and above - y >= TEXT:
            text = sprites.text(f"≥ {points}", TEXT, MIST, scene.theme.mat)
            scene.put(text, _LEFT + 6, round(y) - text.height - 1)
            above = y


def _write_rounds(scene: Scene, ruleset: Ruleset, frame: _Frame, sprites: Sprites) -> None:
    by_round = ruleset.minimum_basis is MinimumBasis.ROUND
    widest = width_of(f"≥ {ruleset.minimum_for(0, frame.rounds)}" if by_round else str(frame.rounds), TEXT)
    every = math.ceil((widest + _BETWEEN) / (frame.x(1) - frame.x(0)))
    for number in range(1, frame.rounds + 1):
        if number % every == 0:
            text = sprites.text(str(number), TEXT, PAPER, scene.theme.mat)
            x = round(frame.x(number))
            scene.put(text, x - text.width // 2, HEIGHT - frame.bottom + _TICK)
            if by_round:
                need = sprites.text(f"≥ {ruleset.minimum_for(0, number)}", TEXT, MIST, scene.theme.mat)
                scene.put(need, x - need.width // 2, HEIGHT - frame.bottom + 50)


def _write_names(
    scene: Scene, frame: _Frame, courses: Sequence[Sequence[int]], names: Sequence[str], sprites: Sprites
) -> None:
    """Write each team's name and total where its line ends, the leader above."""
    x = round(frame.x(frame.rounds)) + 20
    room = WIDTH - 14 - x
    size = largest(names, NAMES, room)
    best = sorted(range(len(courses)), key=lambda team: (-courses[team][-1], team))
    places = [max(_HIGHEST, frame.y(courses[team][-1])) for team in best]
    lowest = HEIGHT - frame.bottom + _TICK - round(size * LINE)  # above the number of the last round
    for place in range(1, len(places)):
        places[place] = max(places[place], places[place - 1] + _APART)
    over = max(0.0, places[-1] - lowest)
    places = [place - over for place in places]
    for team, y in zip(best, places, strict=True):
        ink = TEAMS[team % len(TEAMS)]
        name = sprites.text(fitted(names[team], size, room), size, ink, scene.theme.mat)
        total = sprites.text(figure(courses[team][-1]), size, PAPER, scene.theme.mat)
        scene.put(name, x, round(y) - name.height)
        scene.put(total, x, round(y))
