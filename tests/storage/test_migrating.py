"""Databases of every older format open, and a migration that fails leaves no trace."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import SqliteStore, TableId
from storage.sqlite.migrating import Migration, all_migrations, format_version, migrate
from tests.storage.samples import a_commit

NEWEST = all_migrations()[-1].version


def test_migrations_are_numbered_without_gaps() -> None:
    assert [step.version for step in all_migrations()] == list(range(1, NEWEST + 1))


@pytest.mark.parametrize("version", range(NEWEST + 1))
async def test_a_database_of_each_format_becomes_the_newest(database: Path, version: int) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for step in all_migrations()[:version]:
            connection.executescript(step.sql)
        connection.execute(f"PRAGMA user_version = {version}")

    store = await SqliteStore.open(database)
    await store.append(a_commit(interaction=7, due_at=1.0))
    assert await store.load(TableId("alpha")) is not None
    await store.close()

    with closing(sqlite3.connect(database)) as connection:
        assert format_version(connection) == NEWEST


def test_a_migration_that_fails_leaves_the_format_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = Migration(NEWEST + 1, "CREATE TABLE half (done INTEGER) STRICT; CREATE TABLE tables (twice TEXT);")
    steps = (*all_migrations(), broken)
    monkeypatch.setattr("storage.sqlite.migrating.all_migrations", lambda: steps)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError, match="already exists"):
            migrate(connection)
        assert format_version(connection) == NEWEST
        assert not connection.in_transaction
        assert connection.execute("SELECT name FROM sqlite_schema WHERE name = 'half'").fetchone() is None


def test_migrating_twice_changes_nothing() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        schema = connection.execute("SELECT * FROM sqlite_schema").fetchall()
        migrate(connection)
        assert connection.execute("SELECT * FROM sqlite_schema").fetchall() == schema
