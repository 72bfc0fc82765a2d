"""The sandbox's time, which a test may put forward, and the ids that are made of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from bot.sandbox.wire import Id

EPOCH: Final = 1_420_070_400_000
"""The first millisecond of 2015, where snowflakes begin."""


class Timer:
    """Something that happens once, unless it is cancelled before."""

    def __init__(self, clock: Clock, due: float, callback: Callable[[], None]) -> None:
        self.due = due
        self._clock = clock
        self._callback = callback
        self._handle = asyncio.get_running_loop().call_later(due - clock.now(), self.fire)

    def cancel(self) -> None:
        """Let it never happen."""
        self._handle.cancel()
        self._clock.timers.pop(self, None)

    def fire(self) -> None:
        """Let it happen now."""
        self.cancel()
        self._callback()


class Clock:
    """The present in Unix seconds: the machine's, plus what it was put forward."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()
        self.timers: dict[Timer, None] = {}

    def now(self) -> float:
        """Return the present; it never goes back."""
        return self._offset + time.monotonic()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        """Call something in so many seconds of this clock."""
        timer = Timer(self, self.now() + seconds, callback)
        self.timers[timer] = None
        return timer

    def advance(self, seconds: float) -> None:
        """Let time pass at once; what is due by then happens in its order."""
        self._offset += seconds
        now = self.now()
        for timer in sorted(self.timers, key=lambda timer: timer.due):
            if timer.due <= now and timer in self.timers:
                timer.fire()


class Snowflakes:
    """Makes ids that grow, also from one run of the program to the next."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> Id:
        """Return a new id."""
        fresh = (int(self._clock.now() * 1000) - EPOCH) << 22
        self._last = max(fresh, self._last + 1)
        return str(self._last)
