"""Time in the hands of a test: nothing that the bot has put off happens before the test says so."""

import asyncio
import heapq
from collections.abc import Callable
from typing import Any

import pytest


class Timer(asyncio.TimerHandle):
    """A call that waits for the test."""

    def __init__(self, due: float, call: Callable[..., object], args: tuple[Any, ...]) -> None:
        loop = asyncio.get_running_loop()
        super().__init__(due, call, args, loop)

    def cancel(self) -> None:
        asyncio.Handle.cancel(self)  # the loop does not know of it


class Timers:
    """Stand in for ``call_later`` of the running loop. Time passes in ``advance`` alone."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self._waiting: list[tuple[float, int, Timer]] = []
        self._count = 0
        monkeypatch.setattr(asyncio.get_running_loop(), "call_later", self._call_later)

    @property
    def pending(self) -> list[float]:
        """In how many seconds each timer is due that nobody has cancelled."""
        return sorted(due - self.now for due, _, timer in self._waiting if not timer.cancelled())

    async def advance(self, seconds: float) -> None:
        """Let time pass: whatever falls due happens, and all that follows from it."""
        await settle()
        end = self.now + seconds
        while self._waiting and self._waiting[0][0] <= end:
            due, _, timer = heapq.heappop(self._waiting)
            self.now = max(self.now, due)
            if not timer.cancelled():
                timer._run()
                await settle()
        self.now = end

    def _call_later(self, delay: float, call: Callable[..., object], *args: Any, context: Any = None) -> Timer:
        timer = Timer(self.now + delay, call, args)
        self._count += 1
        heapq.heappush(self._waiting, (self.now + delay, self._count, timer))
        return timer


async def settle() -> None:
    """Let every task go as far as it can without time or network."""
    for _ in range(100):
        await asyncio.sleep(0)
