"""How alike two pictures look to somebody who sees them small."""

from __future__ import annotations

import io

from PIL import Image, ImageChops, ImageStat

SMALL = 22
"""Pixels that Discord gives an emoji within text."""
DARK, LIGHT = (49, 51, 56), (255, 255, 255)


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))


def small(image: Image.Image, ground: tuple[int, int, int]) -> Image.Image:
    """Return a picture as it stands in a line of text."""
    shown = image.convert("RGBA").resize((SMALL, SMALL), Image.Resampling.LANCZOS)
    below = Image.new("RGB", shown.size, ground)
    below.paste(shown, (0, 0), shown)
    return below


def difference(one: Image.Image, other: Image.Image) -> float:
    """Return how far two small pictures are apart: the mean over all pixels, 0 to 255."""
    bands = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return max(bands)


def grey(image: Image.Image) -> Image.Image:
    """Return a picture as somebody sees it who sees no colours."""
    return image.convert("L").convert("RGB")
