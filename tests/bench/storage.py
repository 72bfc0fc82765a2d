"""Benchmark S1: what a commit costs beside the disk itself, and what sharing transactions gains.

`python -m tests.bench.storage` prints it alone.
"""

import asyncio
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import aiosqlite

from storage import Commit, EventRecord, SqliteStore, TableId, TableRecord, TableStatus
from tests.bench.rows import Row, table

_APPENDS = 150
_TABLES = 50
_COMMITS_PER_TABLE = 12
_SNAPSHOT = bytes(range(140))
_EVENTS = (
    EventRecord("CardDrawn", 1, '{"seat": 2, "card": "K♠", "from": "stock"}'),
    EventRecord("MeldLaid", 1, '{"seat": 2, "rank": "7", "cards": ["7♠", "7♥", "2♦"]}'),
    EventRecord("CardDiscarded", 1, '{"seat": 2, "card": "4♣"}'),
)
_PAYLOAD = "".join(event.name + event.data for event in _EVENTS).encode() + _SNAPSHOT

_NAIVE_SCHEMA = """
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE tables (id TEXT PRIMARY KEY, revision INTEGER, snapshot BLOB);
    CREATE TABLE events (table_id TEXT, revision INTEGER, events BLOB, PRIMARY KEY (table_id, revision));
    CREATE TABLE interactions (id INTEGER PRIMARY KEY);
"""


def measure_storage(rounds: int = 5) -> list[Row]:
    """Return the rows of goal S1: medians over interleaved rounds, on the disk that /var/tmp is on."""
    on_disk = "/var/tmp" if os.path.isdir("/var/tmp") else None  # /tmp is often memory, which syncs for nothing
    with tempfile.TemporaryDirectory(dir=on_disk) as directory:
        return asyncio.run(_measure(Path(directory), rounds=rounds))


async def _measure(directory: Path, *, rounds: int) -> list[Row]:
    alone = [await _round_alone(directory / f"alone-{n}") for n in range(rounds)]
    crowd = [await _round_crowd(directory / f"crowd-{n}") for n in range(rounds)]
    return [
        Row(
            "S1",
            "append, p50, to a raw write + fdatasync",
            statistics.median(store / raw for store, raw in alone),
            "<= 4",
            "{:.0f} to {:.0f} µs".format(*_medians(alone, unit=1e-6)),
        ),
        Row(
            "S1",
            f"{_TABLES} tables at once, throughput, to lock + three awaits",
            statistics.median(store / naive for store, naive in crowd),
            ">= 8",
            "{:.0f} to {:.0f} commits/s".format(*_medians(crowd, unit=1)),
        ),
    ]


def _medians(pairs: list[tuple[float, float]], *, unit: float) -> tuple[float, float]:
    return statistics.median(pair[0] for pair in pairs) / unit, statistics.median(pair[1] for pair in pairs) / unit


async def _round_alone(directory: Path) -> tuple[float, float]:
    """Return the p50 of an append and of a raw write, in seconds, taken in turns."""
    os.mkdir(directory)
    store = await SqliteStore.open(directory / "canasta.db")
    file = os.open(directory / "raw", os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    appends, writes = [], []
    for n in range(_APPENDS):
        begin = time.perf_counter()
        await store.append(_commit("alone", n, interaction=n))
        middle = time.perf_counter()
        os.write(file, _PAYLOAD)
        os.fdatasync(file)
        appends.append(middle - begin)
        writes.append(time.perf_counter() - middle)
    os.close(file)
    await store.close()
    return statistics.median(appends), statistics.median(writes)


async def _round_crowd(directory: Path) -> tuple[float, float]:
    """Return the commits per second of the store and of the naive way, with many tables at once."""
    os.mkdir(directory)
    store = await SqliteStore.open(directory / "canasta.db")

    async def append(table: int, n: int) -> None:
        await store.append(_commit(f"table-{table}", n, interaction=table * 1000 + n))

    ours = await _throughput(append)
    await store.close()

    lock = asyncio.Lock()
    async with aiosqlite.connect(directory / "naive.db") as connection:
        await connection.executescript(_NAIVE_SCHEMA)

        async def write_naively(table: int, n: int) -> None:
            name = f"table-{table}"
            async with lock:
                await connection.execute("INSERT INTO events VALUES (?, ?, ?)", (name, n, _PAYLOAD))
                await connection.execute("INSERT OR REPLACE INTO tables VALUES (?, ?, ?)", (name, n, _SNAPSHOT))
                await connection.execute("INSERT INTO interactions VALUES (?)", (table * 1000 + n,))
                await connection.commit()

        naive = await _throughput(write_naively)
    return ours, naive


async def _throughput(commit: Callable[[int, int], Awaitable[None]]) -> float:
    async def play(table: int) -> None:
        for n in range(_COMMITS_PER_TABLE):
            await commit(table, n)

    begin = time.perf_counter()
    await asyncio.gather(*map(play, range(_TABLES)))
    return _TABLES * _COMMITS_PER_TABLE / (time.perf_counter() - begin)


def _commit(table: str, expected: int, *, interaction: int) -> Commit:
    record = TableRecord(TableId(table), 1, 2, TableStatus.PLAYING, (11, 12, None, 14), due_at=expected + 60.0)
    return Commit(record, expected, _EVENTS, _SNAPSHOT, interaction)


if __name__ == "__main__":
    print(f"SQLite {sqlite3.sqlite_version}")
    print(table(measure_storage()))
