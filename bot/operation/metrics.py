"""What is measured: how quickly the bot answers, how busy it is, what goes wrong. Never who does what."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from storage import Store

REGISTRY: Final = CollectorRegistry()
"""Of our own, so that it tells nothing about the machine."""

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)
"""Seconds; Discord gives up after three."""

ACKNOWLEDGED: Final = Histogram(
    "canasta_acknowledged_seconds",
    "From an interaction's arrival to Discord's word that it has our first answer.",
    buckets=BUCKETS,
    registry=REGISTRY,
)
STORE: Final = Histogram(
    "canasta_store_seconds",
    "How long the store takes.",
    ["operation"],
    buckets=BUCKETS,
    registry=REGISTRY,
)
LOOP_LAG: Final = Gauge(
    "canasta_loop_lag_seconds", "How late the event loop came back from its last short sleep.", registry=REGISTRY
)
OPEN_TABLES: Final = Gauge("canasta_open_tables", "Tables in the lobby or in a match.", registry=REGISTRY)
ERRORS: Final = Counter("canasta_errors", "What went wrong, by kind.", ["kind"], registry=REGISTRY)
TURNED_AWAY: Final = Counter(
    "canasta_turned_away",
    "Interactions of people who were too fast, by what became of them.",
    ["how"],
    registry=REGISTRY,
)
FORGOTTEN: Final = Counter(
    "canasta_forgotten_tables", "Tables that were deleted because their time was up.", registry=REGISTRY
)

LOOK_EVERY: Final = 1.0


def acknowledged(begun: float) -> None:
    """Take note of a first answer to an interaction that came at ``begun`` (of ``time.perf_counter``)."""
    ACKNOWLEDGED.observe(time.perf_counter() - begun)


def failed(kind: str) -> None:
    """Take note of something that went wrong; ``kind`` is one of a few words, never a text with values."""
    ERRORS.labels(kind).inc()


def text() -> bytes:
    """Return everything measured, as Prometheus reads it."""
    return generate_latest(REGISTRY)


async def watch_loop(*, every: float = LOOK_EVERY) -> None:
    """Measure for ever how late the event loop is; cancel to end."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + every
        await asyncio.sleep(every)
        LOOP_LAG.set(max(0.0, loop.time() - due))


class _Timed:
    """Hands every call on to a store, and notes how long it takes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        method: Callable[..., Awaitable[Any]] = getattr(self._store, name)

        async def timed(*args: Any, **values: Any) -> Any:
            with STORE.labels(name).time():
                return await method(*args, **values)

        self.__dict__[name] = timed  # the next call finds it at once
        return timed


def timed(store: Store) -> Store:
    """Return a store that is the same, and measured."""
    return cast(Store, _Timed(store))
