"""The SQLite queries: each look-up is answered from an index, and none waits for a commit."""

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import SqliteStore, TableId
from storage.sqlite import alive, house_rules, messages, reading
from storage.sqlite.connecting import connect_reader
from tests.storage.samples import a_commit


@pytest.fixture
async def store(database: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(database)
    yield store
    await store.close()


@pytest.mark.parametrize(
    ("query", "index"),
    [
        (reading._LOAD, "sqlite_autoindex_tables_1"),
        (reading._HISTORY, "PRIMARY KEY"),
        (reading._RECENT, "PRIMARY KEY"),
        (reading._FIND_INTERACTION, "commits_by_interaction"),
        (reading._IN_CHANNEL, "open_tables_by_channel"),
        (reading._OF_USER, "PRIMARY KEY"),
        (reading._DUE, "open_tables_by_due_at"),
        (alive._NEXT_DUE, "open_tables_by_due_at"),
        (alive._LAST, "PRIMARY KEY"),
        (messages._OF_TABLE, "PRIMARY KEY"),
        (house_rules._OF_GUILD, "PRIMARY KEY"),
    ],
)
async def test_each_query_searches_an_index(store: SqliteStore, database: Path, query: str, index: str) -> None:
    connection = connect_reader(database)
    plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}", (1,) * query.count("?"))]
    connection.close()
    assert any(step.startswith("SEARCH") and index in step for step in plan), plan
    assert not any(step.startswith("SCAN") for step in plan), plan


async def test_nobody_writes_through_a_reader(store: SqliteStore, database: Path) -> None:
    connection = connect_reader(database)
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        connection.execute("DELETE FROM commits")
    connection.close()


async def test_reads_do_not_wait_for_a_transaction_under_way(store: SqliteStore, database: Path) -> None:
    await store.append(a_commit())
    outside = sqlite3.connect(database, isolation_level=None)
    outside.execute("BEGIN IMMEDIATE")
    outside.execute("UPDATE tables SET channel_id = 999")
    assert await store.tables_in_channel(200) == (TableId("alpha"),)
    outside.close()
