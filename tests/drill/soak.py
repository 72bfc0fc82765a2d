"""Soak: many tables for a while; memory is sampled, and at the end every board shows its table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from storage import TableId
from tests.drill.hall import Hall, Report, hall
from tests.drill.players import DrillTable

_THINK: Final = 1.0
_SAMPLES: Final = 12
_MIB: Final = 1 << 20


async def soak(*, minutes: float, tables: int, seed: int, think: float = _THINK) -> Report:
    """Let so many tables play for so long, and report."""
    async with hall(seed) as here:
        at_start = here.bot.memory
        begun = time.monotonic()
        await here.seat(tables, think=think)
        seating = time.monotonic() - begun
        seated = here.bot.memory
        samples = [seated]
        at_first = {table.id: here.table(table).revision for table in here.tables}
        begun, pressed, worked = time.monotonic(), here.scene.pressed, here.bot.worked
        async with here.playing():
            for _ in range(_SAMPLES):
                await asyncio.sleep(minutes * 60 / _SAMPLES)
                samples.append(here.bot.memory)
        took, pressed, worked = time.monotonic() - begun, here.scene.pressed - pressed, here.bot.worked - worked
        ended = time.monotonic()
        wrong = await here.settled(within=120.0)
        settling = time.monotonic() - ended
        waits = sorted(here.scene.waits)
        stuck = [f"table {table.id}: nothing happens" for table in here.tables if _stands_still(here, table, at_first)]
        status = await here.bot.stop()
        found = here.compared()
        failed, faults = here.sandbox.interactions.failed, here.bot.faults()
        grown = sum(later > before for before, later in pairwise(samples[-_SAMPLES // 2 :]))
        line = (
            f"soak: {tables} tables of 4 for {took:.0f} s, think time {think:.1f} s (seated in {seating:.0f} s), "
            f"{pressed} presses of {worked / max(pressed, 1) * 1000:.1f} ms of work for the bot each, "
            f"{found.acknowledged} moves, {len(failed)} missed deadlines, "
            f"p50 {_at(waits, 0.5)} ms, p99 {_at(waits, 0.99)} ms, memory {at_start / _MIB:.0f} MiB at the start, "
            f"{seated / _MIB:.0f} seated, {max(samples) / _MIB:.0f} at most, {samples[-1] / _MIB:.0f} at the end "
            f"(grew in {grown} of the last {_SAMPLES // 2} samples), "
            f"{len(found.lost)} lost, {len(found.doubled)} doubled, {len(found.broken)} broken logs, "
            f"{len(stuck)} stuck, all boards right after {settling:.0f} s but {len(wrong)}, "
            f"{len(faults)} errors logged, refused {dict(here.sandbox.api.refused)}, exit status {status}"
        )
        ending = [f"the bot ended with status {status}"] if status else []
        return Report(line, (*found.lost, *found.doubled, *found.broken, *stuck, *wrong, *faults, *ending))


def _stands_still(here: Hall, table: DrillTable, before: Mapping[TableId, int]) -> bool:
    return here.table(table).revision == before[table.id]


def _at(waits: list[float], part: float) -> str:
    return f"{waits[int(len(waits) * part)] * 1000:.0f}" if waits else "-"
