"""Disk drill: the disk is full, or somebody else holds the database, while people play."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

from tests.drill.hall import Hall, Report, hall, judged

_TABLES: Final = 4
_FREE: Final = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


async def _full(here: Hall, seconds: float) -> None:
    """Let no file grow any more: as on a full disk, what is there can be written over."""
    log = here.bot.database.with_name(here.bot.database.name + "-wal")
    size = max(os.path.getsize(file) for file in (log, here.bot.database) if file.exists())
    await _limited(here, size, seconds)


async def _read_only(here: Hall, seconds: float) -> None:
    """Let nothing be written beyond the first page, as on a disk that has become read-only."""
    await _limited(here, 4096, seconds)


async def _limited(here: Hall, size: int, seconds: float) -> None:
    pid = here.bot.pid
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    await asyncio.sleep(seconds)
    with contextlib.suppress(ProcessLookupError):  # it was killed meanwhile
        resource.prlimit(pid, resource.RLIMIT_FSIZE, _FREE)


async def _busy(here: Hall, seconds: float) -> None:
    """Hold the database's lock for writing, as a tool does that looks into it from outside."""
    other = sqlite3.connect(here.bot.database, isolation_level=None, timeout=1.0)
    try:
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(seconds)
        other.execute("ROLLBACK")
    except sqlite3.OperationalError:
        return  # the bot was faster
    finally:
        other.close()


async def _busy_long(here: Hall, seconds: float) -> None:
    """Hold it for longer than the bot waits."""
    await _busy(here, seconds + 5.5)


TROUBLE: Final[Mapping[str, tuple[int, Callable[[Hall, float], Coroutine[Any, Any, None]]]]] = {
    "disk full": (4, _full),
    "read-only": (4, _read_only),
    "busy": (4, _busy),
    "busy for long": (1, _busy_long),
}
"""What can go wrong, each with how often it does."""


async def disk(*, times: int, seed: int, tables: int = _TABLES, kills: bool = True, moves: int | None = None) -> Report:
    """Let people play, let the disk fail so many times, and report; after some failures the bot is killed, too."""
    begun = time.monotonic()
    async with hall(seed) as here:
        await here.seat(tables, think=0.005)
        counts: Counter[str] = Counter()
        async with here.playing():
            for number in range(times):
                weights = [weight for weight, _ in TROUBLE.values()]
                kind = here.chance.choices(list(TROUBLE), weights)[0]
                counts[kind] += 1
                trouble = asyncio.create_task(TROUBLE[kind][1](here, here.chance.uniform(0.2, 1.5)))
                if kills and number % 4 == 3:
                    await asyncio.sleep(0.1)
                    here.scene.silence.set()
                    await asyncio.gather(trouble, here.bot.kill())
                    here.bot.start()
                    await here.bot.ready()
                    here.scene.silence.clear()
                await trouble
                await asyncio.sleep(here.chance.uniform(0.1, 0.6))
        took = time.monotonic() - begun

        def figures() -> str:
            what = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
            return f"seed {seed}, {times} failures ({what}), {here.bot.starts - 1} kills, in {took:.0f} s"

        return await judged(here, "disk", figures, moves=moves)
