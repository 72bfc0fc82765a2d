"""Benchmark S2: a start with many stored tables beside one with few, and the memory that they cost.

`python -m tests.bench.starting` prints it alone. Time runs from a fresh process, with everything imported, to its
answer to a command; memory is looked at when the bot has done all that it does at a start.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import statistics
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from bot.sandbox.server import SandboxDiscord
from bot.tables.codec import commit_of
from bot.tables.service import TableService
from bot.tables.table import TableId, UserId
from engine.rulesets import CLASSIC
from storage import SqliteStore
from tests.bench.rows import Row, table
from tests.bot.sandbox.people import Person, answered
from tests.bot.tables.rig import Notes
from tests.drill.process import BotProcess

_FEW: Final = 10
_MANY: Final = 10_000
_AT_ONCE: Final = 250
_AGO: Final = 2 * 3600.0
"""Seconds since anything happened at the stored tables."""
_CALM: Final = 2.0
"""Seconds without work after which a start is over."""


def measure_starting(rounds: int = 5) -> list[Row]:
    """Return the rows of goal S2: medians over interleaved rounds."""
    on_disk = "/var/tmp" if os.path.isdir("/var/tmp") else None
    with tempfile.TemporaryDirectory(dir=on_disk) as directory:
        return asyncio.run(_measure(Path(directory), rounds=rounds))


async def _measure(directory: Path, *, rounds: int) -> list[Row]:
    async with SandboxDiscord() as sandbox:
        guild = sandbox.world.add_guild("Club", owner=sandbox.world.add_user("Owner"))
        channel = sandbox.world.add_channel(guild, "table")
        user = sandbox.world.add_user("Ann")
        sandbox.world.join(guild, user)
        ann = Person(sandbox, user, channel)
        bots = []
        for count in (_FEW, _MANY):
            folder = directory / str(count)
            folder.mkdir()
            bots.append(BotProcess(sandbox, folder))
            await _fill(bots[-1].database, ann, count=count)
        for bot in bots:
            await _start(bot, ann)  # the first one waits for whoever imports
        starts = [[await _start(bot, ann) for bot in bots] for _ in range(rounds)]
        memory = [await _memory(bot) for bot in bots]
        for bot in bots:
            bot.close()
    few, many = (statistics.median(column) * 1000 for column in zip(*starts, strict=True))
    ratio = statistics.median(late / early for early, late in starts)
    each = (memory[1] - memory[0]) / (_MANY - _FEW) / 1024
    return [
        Row("S2", f"start to first answer, {_MANY} tables to {_FEW}", ratio, "<= 1.5", f"{many:.0f} to {few:.0f} ms"),
        Row(
            "S2",
            "memory for each table that nobody touches, kB",
            each,
            "<= 1",
            f"{memory[1] / 2**20:.1f} to {memory[0] / 2**20:.1f} MiB",
        ),
    ]


async def _fill(database: Path, ann: Person, *, count: int) -> None:
    """Store so many running matches; at the first one Ann sits, in her channel."""
    now = time.time()
    store = await SqliteStore.open(database, clock=lambda: now - _AGO)
    service = TableService(store, clock=lambda: now - _AGO, entropy=secrets.token_bytes, publisher=Notes())
    seats = (UserId(ann.id), *(UserId(5_000_000 + n) for n in range(3)))
    guild, channel = int(ann.channel.guild.id), int(ann.channel.id)
    opened = await service.open_table(guild_id=guild, channel_id=channel, host=seats[0], ruleset=CLASSIC, seats=seats)
    first = (await service.start(opened.table.id, seats[0])).table
    others = range(1, count)
    for begin in range(0, len(others), _AT_ONCE):
        copies = [
            replace(
                first,
                id=TableId(f"bench{number}"),
                revision=1,
                channel_id=6_000_000 + number,
                seats=tuple(UserId(7_000_000 + 4 * number + seat) for seat in range(4)),
            )
            for number in others[begin : begin + _AT_ONCE]
        ]
        await asyncio.gather(*(store.append(commit_of(copy, (), None)) for copy in copies))
    await store.note_alive(now - 5)
    await store.close()


async def _start(bot: BotProcess, ann: Person) -> float:
    """Return the seconds from a start to the first answer."""
    begun = time.perf_counter()
    bot.start()
    await bot.ready()
    await answered(ann.sandbox.acting.command(ann.user, ann.channel, ["canasta", "hand"], {}))
    took = time.perf_counter() - begun
    await bot.stop()
    return took


async def _memory(bot: BotProcess) -> int:
    """Return the memory of a bot, in bytes, when its start is over."""
    bot.start()
    await bot.ready()
    used = -1.0
    while (now := _processor(bot.pid)) - used > 0.3:
        used = now
        await asyncio.sleep(_CALM)
    memory = bot.memory
    await bot.stop()
    return memory


def _processor(pid: int) -> float:
    """Return the seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    print(table(measure_starting()))
