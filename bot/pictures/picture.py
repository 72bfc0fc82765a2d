"""A finished picture: its PNG, and in words what it shows."""

from __future__ import annotations

from typing import Final, NamedTuple

MOST_WORDS: Final = 1024
"""Letters that Discord takes for what a picture shows."""


class Picture(NamedTuple):
    """A PNG, and what it shows, for those who do not see it."""

    png: bytes
    alt: str


class NamedPicture(NamedTuple):
    """A picture and the name of its file, a new one for each new picture: Discord keeps files by their names."""

    name: str
    picture: Picture

    @property
    def address(self) -> str:
        """Where a message finds the file that it comes with."""
        return f"attachment://{self.name}"
