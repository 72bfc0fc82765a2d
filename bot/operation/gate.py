"""The gate at which every interaction comes in: who is too fast is told once and then not answered any more.

It also knows what is in hand, so that the bot can finish that before it leaves.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.operation.metrics import TURNED_AWAY


class Verdict(StrEnum):
    """What to do with an interaction."""

    PASS = "pass"
    TELL = "tell"  # too many: say so, once
    DROP = "drop"  # too many, and told already
    LEAVING = "leaving"  # the bot is about to stop


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast one person may be.

    Somebody in a hurry presses five times a second for a few seconds; nobody does so for a minute.

    Attributes:
        burst: How many interactions at once.
        a_second: How many for ever.
        debt: How far below nothing a flood can get, and so how long its silence lasts.
        again: How much must have come back before somebody who was too fast is let in again.
    """

    burst: float = 30.0
    a_second: float = 3.0
    debt: float = 30.0
    again: float = 6.0

    @property
    def wait(self) -> int:
        """Seconds after which somebody who stops at once is let in again."""
        return max(1, math.ceil((self.again + 1) / self.a_second))


@dataclass(slots=True)
class _Bucket:
    left: float
    at: float
    is_shut: bool = False


MOST_KNOWN: Final = 10_000
"""Of how many people the pace is remembered; a bucket that is full again says nothing anyway."""


class Gate:
    """Lets interactions in. Without a pace it lets in everybody, as fast as they like."""

    def __init__(self, pace: Pace | None = None, *, clock: Callable[[], float] = time.monotonic) -> None:
        self.pace = pace
        self._clock = clock
        self._buckets: OrderedDict[tuple[int, bool], _Bucket] = OrderedDict()
        self._in_hand = 0
        self._is_leaving = False
        self._done = asyncio.Event()

    def __len__(self) -> int:
        """Return of how many people something is remembered."""
        return len(self._buckets)

    def asks(self, user: int, *, is_typing: bool = False) -> Verdict:
        """Return what to do with an interaction; ``is_typing``: it only wants to be helped with typing a command.

        What people type is counted by itself: nobody should be shut out for having typed.
        """
        if self._is_leaving:
            return Verdict.LEAVING
        verdict = Verdict.PASS if self.pace is None else self._counted(self.pace, (user, is_typing))
        if verdict is Verdict.TELL and is_typing:
            verdict = Verdict.DROP  # a list of choices can tell nothing
        if verdict is not Verdict.PASS:
            TURNED_AWAY.labels(verdict.value).inc()
        return verdict

    def charge(self, user: int, cost: float) -> None:
        """Take note that what a user is let in for is as much work as so many interactions."""
        bucket = self._buckets.get((user, False))
        if bucket is not None:
            bucket.left -= cost

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Count an interaction as in hand meanwhile."""
        self._in_hand += 1
        try:
            yield
        finally:
            self._in_hand -= 1
            if not self._in_hand:
                self._done.set()

    def close(self) -> None:
        """Let nobody in any more."""
        self._is_leaving = True

    async def finish(self, *, within: float) -> bool:
        """Wait until nothing is in hand, so many seconds at most; return whether that came true."""
        if not self._in_hand:
            return True
        self._done.clear()
        try:
            await asyncio.wait_for(self._done.wait(), within)
        except TimeoutError:
            return False
        return True

    def _counted(self, pace: Pace, who: tuple[int, bool]) -> Verdict:
        now = self._clock()
        bucket = self._buckets.pop(who, None) or _Bucket(pace.burst, now)
        self._buckets[who] = bucket  # the last one of the order
        if len(self._buckets) > MOST_KNOWN:
            self._buckets.popitem(last=False)
        bucket.left = min(pace.burst, bucket.left + (now - bucket.at) * pace.a_second)
        bucket.at = now
        if bucket.is_shut and bucket.left >= pace.again:
            bucket.is_shut = False
        if bucket.is_shut:
            bucket.left = max(-pace.debt, bucket.left - 1)
            return Verdict.DROP
        bucket.left -= 1
        if bucket.left >= 0:
            return Verdict.PASS
        bucket.is_shut = True
        return Verdict.TELL
