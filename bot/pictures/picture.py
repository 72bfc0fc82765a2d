"""A finished picture: its PNG, and in words what it shows."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST_WORDS: Final = 1024
"""Letters that Discord takes for what a picture shows."""


class Picture(NamedTuple):
    """A PNG, and what it shows, for those who do not see it."""

    png: bytes
    alt: str
