"""Computers that think at once, in the process of the test."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.computers.workers import think
from engine.players.memory import Memory
from engine.players.reasons import Choice
from engine.view import View


@dataclass
class Quick:
    """Thinks where it is asked, without other processes, and notes whom it was asked to be.

    Attributes:
        instead: The level that thinks for the expert, whose search would take long.
    """

    instead: str = "standard"
    asked: list[tuple[str, int | None]] = field(default_factory=list)
    is_closed: bool = False

    async def choose(self, level: str, view: View, memory: Memory, seed: bytes) -> Choice:
        """Choose at once."""
        self.asked.append((level, view.viewer))
        return think(self.instead if level == "expert" else level, view, memory, seed)

    async def answer(self, level: str, view: View, memory: Memory, seed: bytes) -> Choice:
        """Answer at once."""
        return await self.choose(level, view, memory, seed)

    def close(self) -> None:
        """Take note."""
        self.is_closed = True
