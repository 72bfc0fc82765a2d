"""Benchmark D1: the table's picture beside the usual way, RGB pictures pasted and saved as PNG.

`python -m tests.bench.pictures` prints it alone. Both begin with the view and put the same things in the same places;
both have their sprites drawn beforehand, the usual way with all their colours. What is measured is the processor time
of this thread, so that other work on the machine does not count.
"""

from __future__ import annotations

import io
import statistics
import time
from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from bot.deck.colours import Colour
from bot.pictures.lettering import lettered
from bot.pictures.scene import Panel, Placed, Scene, Sprite
from bot.pictures.sprites import Sprites
from bot.pictures.table import table_scene
from bot.pictures.theme import USUAL, Theme
from engine.view import View, view_for
from tests.bench.rows import Row, table
from tests.bot.pictures.tables import NAMES, busy_table, early_table

_TIMES = 5
"""Pictures of each kind in a round."""


class Originals(Sprites):
    """Sprites that remember what they were before their colours were reduced."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.smooth: dict[int, Image.Image] = {}

    def reduced(self, drawn: Image.Image, ground: Colour) -> Sprite:
        """Reduce a drawing and remember it."""
        sprite = super().reduced(drawn, ground)
        self.smooth[id(sprite.image)] = drawn
        return sprite

    def _text(self, text: str, size: int, ink: Colour, paper: Colour) -> Sprite:
        sprite = super()._text(text, size, ink, paper)
        smooth = Image.new("RGBA", sprite.image.size, ink)
        smooth.putalpha(lettered(text, size))
        self.smooth[id(sprite.image)] = smooth
        return sprite

    def png(self, scene: Scene) -> bytes:
        """Draw a scene in the usual way: smooth pictures pasted on a sheet in RGB, saved with all defaults."""
        sheet = Image.new("RGB", (scene.width, scene.height), scene.theme.table)
        draw = ImageDraw.Draw(sheet)
        self._put(scene.parts, sheet, draw, (0, 0))
        buffer = io.BytesIO()
        sheet.save(buffer, "PNG")
        return buffer.getvalue()

    def _put(
        self, parts: Sequence[Placed | Panel], sheet: Image.Image, draw: ImageDraw.ImageDraw, at: tuple[int, int]
    ) -> None:
        x, y = at
        for part in parts:
            if isinstance(part, Panel):
                left, top, right, bottom = part.box
                draw.rounded_rectangle(
                    (x + left, y + top, x + right - 1, y + bottom - 1), part.radius, fill=part.colour
                )
            elif part.sprite.parts:
                self._put(part.sprite.parts, sheet, draw, (x + part.x, y + part.y))
            else:
                smooth = self.smooth[id(part.sprite.image)]
                sheet.paste(smooth, (x + part.x, y + part.y), smooth)


def measure_pictures(rounds: int = 7) -> list[Row]:
    """Return the rows of goal D1: medians over interleaved rounds."""
    tables = {"a busy table": busy_table(), "an early table": early_table()}
    return [row for what, match in tables.items() for row in _measure(what, view_for(match, None), rounds)]


def _measure(what: str, view: View, rounds: int) -> list[Row]:
    usual = Originals(USUAL)
    names = NAMES[: len(view.hand_counts)]

    def ours() -> bytes:
        return table_scene(view, names).png()

    def theirs() -> bytes:
        return usual.png(table_scene(view, names, sprites=usual))

    small, large = len(ours()), len(theirs())
    scene = table_scene(view, names)
    pairs = [(_seconds(theirs), _seconds(ours)) for _ in range(rounds)]
    slow, fast = (statistics.median(column) * 1000 for column in zip(*pairs, strict=True))
    ratio = statistics.median(slower / faster for slower, faster in pairs)
    size = f"{scene.width} x {scene.height}"
    return [
        Row("D1", f"{what}, faster than RGB + default PNG", ratio, ">= 8", f"{slow:.1f} to {fast:.1f} ms, {size}"),
        Row("D1", f"{what}, smaller", large / small, ">= 3", f"{large / 1000:.0f} to {small / 1000:.0f} kB"),
    ]


def _seconds(draw: Callable[[], bytes]) -> float:
    begin = time.thread_time()
    for _ in range(_TIMES):
        draw()
    return (time.thread_time() - begin) / _TIMES


if __name__ == "__main__":
    print(table(measure_pictures()))
