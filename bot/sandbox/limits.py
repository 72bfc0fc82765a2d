"""Counting requests against Discord's rates, and the headers that tell the bot how it stands."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import NamedTuple

from bot.sandbox.clock import Clock
from bot.sandbox.rules import Rate


class Allowance(NamedTuple):
    """How a request stands: ``wait`` seconds until the next one may come, and whether this one may."""

    is_allowed: bool
    limit: int
    remaining: int
    reset_at: float
    wait: float

    def headers(self, bucket: str) -> dict[str, str]:
        """Return the headers of the answer."""
        return {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{self.reset_at:.3f}",
            "X-RateLimit-Reset-After": f"{self.wait:.3f}",
            "X-RateLimit-Bucket": bucket,
        }


@dataclass(slots=True)
class _Window:
    ends: float
    used: int = 0


class Buckets:
    """Windows of time, each with so many requests; a window begins with its first one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[Hashable, _Window] = {}

    def take(self, key: Hashable, rate: Rate) -> Allowance:
        """Count a request, if there is room for it."""
        now = self._clock.now()
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            window = self._windows[key] = _Window(now + rate.seconds)
            self._forget_old(now)
        is_allowed = window.used < rate.requests
        window.used += is_allowed
        return Allowance(is_allowed, rate.requests, rate.requests - window.used, window.ends, window.ends - now)

    def _forget_old(self, now: float) -> None:
        if len(self._windows) > 10_000:
            self._windows = {key: window for key, window in self._windows.items() if window.ends > now}
