"""What is measured: how quickly the bot answers, how busy it is, what goes wrong. Never who does what."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Any, Final, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from storage import DuplicateInteraction, RevisionConflict, StorageError, Store

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
LOOP_LAG: Final = Histogram(
    "canasta_loop_lag_seconds",
    "How late the event loop comes back from a sleep of a second; each one counts.",
    buckets=BUCKETS,
    registry=REGISTRY,
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


class Kind(StrEnum):
    """What goes wrong."""

    BUG = "bug"  # an error in the log of our own code, and of tasks that nobody waits for
    STORE = "store"  # the database could not be read or written
    UNANSWERED = "unanswered"  # a first answer that Discord did not get, or did not take
    BUSY = "discord-busy"  # a public message for which Discord has no time, or that does not reach it
    BARRED = "not-allowed"  # a public message for which rights are missing


for _kind in Kind:  # nothing is told as nothing, not left out: else no alarm notices the first one
    ERRORS.labels(_kind.value)

_OURS: Final = ("bot", "storage", "engine", "asyncio")
_REFUSALS: Final = (RevisionConflict, DuplicateInteraction)
"""With these the store does its work."""


def acknowledged(begun: float) -> None:
    """Take note of a first answer to an interaction that came at ``begun`` (of ``time.perf_counter``)."""
    ACKNOWLEDGED.observe(time.perf_counter() - begun)


def failed(kind: Kind) -> None:
    """Take note of something that went wrong."""
    ERRORS.labels(kind.value).inc()


class BugCounter(logging.Handler):
    """Counts the errors in the log of our own code; those of libraries are about the network more often than not."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.addFilter(lambda record: record.name.partition(".")[0] in _OURS)

    def emit(self, record: logging.LogRecord) -> None:
        """Count a record, whatever it says."""
        failed(Kind.BUG)


def text() -> bytes:
    """Return everything measured, as Prometheus reads it."""
    return generate_latest(REGISTRY)


async def watch_loop(*, every: float = LOOK_EVERY) -> None:
    """Measure for ever how late the event loop is; cancel to end."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + every
        await asyncio.sleep(every)
        LOOP_LAG.observe(max(0.0, loop.time() - due))


class _Timed:
    """Hands every call on to a store, and notes how long it takes and whether it fails."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        method: Callable[..., Awaitable[Any]] = getattr(self._store, name)

        async def timed(*args: Any, **values: Any) -> Any:
            with STORE.labels(name).time():
                try:
                    return await method(*args, **values)
                except _REFUSALS:
                    raise
                except StorageError:
                    failed(Kind.STORE)
                    raise

        self.__dict__[name] = timed  # the next call finds it at once
        return timed


def timed(store: Store) -> Store:
    """Return a store that is the same, and measured."""
    return cast(Store, _Timed(store))
