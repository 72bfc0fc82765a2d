"""Whatever is done to them, the SQLite store and its twin in memory answer the same."""

import asyncio
import os
import tempfile
from collections.abc import Awaitable
from dataclasses import dataclass
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from storage import (
    Commit,
    EventRecord,
    MemoryStore,
    SqliteStore,
    StorageError,
    Store,
    TableId,
    TableRecord,
    TableStatus,
)

# This is about answers and not about the disk, which would make hundreds of commits slow.
IN_MEMORY = "/dev/shm" if os.path.isdir("/dev/shm") else None

TABLE_IDS = [TableId(name) for name in ("alpha", "beta", "gamma")]
CHANNEL_IDS = [21, 22]
USER_IDS = [31, 32, 33]


@dataclass(frozen=True)
class Change:
    """A commit to come, made from the table's revision at the time plus `lag`; or a restart of the bot."""

    commit: Commit
    lag: int
    is_restart: bool


events = st.builds(EventRecord, st.text(max_size=8), st.integers(1, 3), st.text(max_size=20))
tables = st.builds(
    TableRecord,
    id=st.sampled_from(TABLE_IDS),
    guild_id=st.integers(0, 2**63 - 1),
    channel_id=st.sampled_from(CHANNEL_IDS),
    status=st.sampled_from(TableStatus),
    seats=st.lists(st.none() | st.sampled_from(USER_IDS), max_size=4).map(tuple),
    due_at=st.none() | st.floats(0, 10),
)
commits = st.builds(
    Commit,
    table=tables,
    expected_revision=st.just(0),
    events=st.lists(events, max_size=2).map(tuple),
    snapshot=st.binary(max_size=8),
    interaction_id=st.none() | st.integers(1, 6),
)
changes = st.builds(
    Change,
    commits,
    lag=st.sampled_from([0, 0, 0, 0, 1, -1]),
    is_restart=st.sampled_from([False] * 9 + [True]),
)


async def outcome(call: Awaitable[object]) -> object:
    try:
        return await call
    except StorageError as refusal:
        return type(refusal), str(refusal), vars(refusal)


async def everything(store: Store) -> list[object]:
    return [
        [await store.load(table_id) for table_id in TABLE_IDS],
        [await store.history(table_id, after=1, limit=3) for table_id in TABLE_IDS],
        [await store.recent(table_id, count=2) for table_id in TABLE_IDS],
        [await store.tables_in_channel(channel_id) for channel_id in CHANNEL_IDS],
        [await store.tables_of_user(user_id) for user_id in USER_IDS],
        [await store.due(before=before) for before in (0.0, 5.0, 10.0)],
    ]


async def compare(path: Path, script: list[Change]) -> None:
    def clock() -> float:
        return 1_700_000_000.5

    memory, sqlite = MemoryStore(clock=clock), await SqliteStore.open(path, clock=clock)
    try:
        for change in script:
            if change.is_restart:
                await sqlite.close()
                sqlite = await SqliteStore.open(path, clock=clock)
            table = change.commit.table
            known = await memory.load(table.id)
            expected = (known.revision if known else 0) + change.lag
            commit = Commit(table, expected, change.commit.events, change.commit.snapshot, change.commit.interaction_id)
            assert await outcome(sqlite.append(commit)) == await outcome(memory.append(commit))
            assert await everything(sqlite) == await everything(memory)
    finally:
        await sqlite.close()


@given(script=st.lists(changes, min_size=1, max_size=12))
def test_both_stores_answer_the_same(script: list[Change]) -> None:
    with tempfile.TemporaryDirectory(dir=IN_MEMORY) as directory:
        asyncio.run(compare(Path(directory) / "canasta.db", script))
