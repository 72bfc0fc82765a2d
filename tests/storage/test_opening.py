"""Opening a file: what is kept, and what is refused in words that help."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from storage import (
    DatabaseCorrupt,
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnwritable,
    SqliteStore,
    StorageError,
    TableId,
)
from storage.sqlite.migrating import all_migrations
from tests.storage.conftest import Clock
from tests.storage.samples import a_commit

NEWEST = all_migrations()[-1].version


async def fill(database: Path, *, tables: int = 1) -> None:
    store = await SqliteStore.open(database)
    await asyncio.gather(*(store.append(a_commit(f"table-{n}", interaction=n)) for n in range(tables)))
    await store.close()


async def refusal(database: Path, kind: type[StorageError]) -> str:
    with pytest.raises(kind) as refused:
        # Closed if it opens after all: its threads would keep the test run from ending.
        await (await SqliteStore.open(database)).close()
    message = str(refused.value)
    assert str(database) in message
    return message


@contextmanager
def unchanged(database: Path) -> Iterator[None]:
    content = database.read_bytes()
    yield
    assert database.read_bytes() == content


def overwrite_root(database: Path, table: str) -> None:
    """Fill the page at which a table's rows begin with rubbish."""
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
        (root,) = connection.execute(query, (table,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    content = bytearray(database.read_bytes())
    content[(root - 1) * size : root * size] = b"\xaa" * size
    database.write_bytes(content)


@pytest.fixture
def diary(database: Path) -> Path:
    """A file that is no database."""
    database.write_bytes(b"Dear diary, today we played Canasta. " * 100)
    return database


async def test_everything_is_there_after_reopening(database: Path, clock: Clock) -> None:
    store = await SqliteStore.open(database, clock=clock)
    await store.append(a_commit(interaction=7, due_at=3.0))
    await store.append(a_commit(expected=1, interaction=8, due_at=4.0))
    alpha = TableId("alpha")
    before = (await store.load(alpha), await store.history(alpha))
    await store.close()

    store = await SqliteStore.open(str(database))
    assert (await store.load(alpha), await store.history(alpha)) == before
    assert await store.tables_in_channel(200) == await store.tables_of_user(11) == (alpha,)
    assert await store.due(before=4.0) == (alpha,)
    with pytest.raises(StorageError, match="Interaction 7 already made"):
        await store.append(a_commit(expected=2, interaction=7))
    assert await store.append(a_commit(expected=2, interaction=9)) == 3
    await store.close()


async def test_closing_leaves_one_file_and_its_lock(database: Path) -> None:
    await fill(database)
    assert sorted(os.listdir(database.parent)) == ["canasta.db", "canasta.db.lock"]


@pytest.mark.parametrize("name", ["with space & 100%?.db", "Pavo#réal.db"])
async def test_odd_file_names_are_taken_as_they_are(tmp_path: Path, name: str) -> None:
    await fill(tmp_path / name)
    assert sorted(os.listdir(tmp_path)) == [name, f"{name}.lock"]


async def test_a_second_store_on_the_same_file_is_refused_until_the_first_is_closed(database: Path) -> None:
    first = await SqliteStore.open(database)
    message = await refusal(database, DatabaseInUse)
    assert "in use by another running bot" in message
    await first.append(a_commit())
    await first.close()
    await fill(database)


async def test_a_link_to_the_file_is_the_same_file(database: Path) -> None:
    link = database.with_name("link.db")
    os.symlink(database, link)
    store = await SqliteStore.open(database)
    await refusal(link, DatabaseInUse)
    await store.close()


async def test_a_newer_format_is_refused_and_left_alone(database: Path) -> None:
    await fill(database)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(f"PRAGMA user_version = {NEWEST + 1}")
    with unchanged(database):
        message = await refusal(database, DatabaseTooNew)
    assert f"has format {NEWEST + 1}, but this version of the bot knows formats up to {NEWEST}." in message


async def test_a_file_that_is_no_database_is_refused_and_left_alone(diary: Path) -> None:
    with unchanged(diary):
        assert "not a database" in await refusal(diary, DatabaseCorrupt)


async def test_another_programs_database_is_refused(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("CREATE TABLE recipes (title TEXT)")
        connection.commit()
    with unchanged(database):
        assert "another program" in await refusal(database, DatabaseCorrupt)


async def test_a_damaged_file_is_refused(database: Path) -> None:
    await fill(database, tables=200)
    overwrite_root(database, "tables")
    await refusal(database, DatabaseCorrupt)


async def test_damage_in_the_log_shows_at_once(database: Path) -> None:
    await fill(database, tables=200)
    overwrite_root(database, "commits")
    assert "restore a backup" in await refusal(database, DatabaseCorrupt)


async def test_nobody_else_can_read_the_files(database: Path) -> None:
    before = os.umask(0)
    try:
        store = await SqliteStore.open(database)
        await store.append(a_commit())
        rights = {path.name: path.stat().st_mode & 0o777 for path in database.parent.iterdir()}
        await store.close()
    finally:
        os.umask(before)
    names = {database.name + ending for ending in ("", "-wal", "-shm", ".lock")}
    assert rights == dict.fromkeys(names, 0o600)


async def test_a_file_of_before_becomes_private(database: Path) -> None:
    await fill(database)
    database.chmod(0o644)
    await fill(database.with_name("other.db"))
    await (await SqliteStore.open(database)).close()
    assert database.stat().st_mode & 0o777 == 0o600


async def test_a_missing_directory_is_refused_and_not_made(tmp_path: Path) -> None:
    message = await refusal(tmp_path / "missing" / "canasta.db", DatabaseUnwritable)
    assert f"there is no directory {tmp_path / 'missing'}" in message
    assert os.listdir(tmp_path) == []


async def test_a_directory_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    await refusal(tmp_path, DatabaseUnwritable)


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="needs /proc, where nobody can create files")
async def test_a_directory_that_takes_no_files_is_refused() -> None:
    await refusal(Path("/proc/canasta.db"), DatabaseUnwritable)


async def test_a_file_that_may_only_be_read_is_refused(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await fill(database)

    def connect_without_permission(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)

    with monkeypatch.context() as patch:
        # Not by chmod: tests may run as root, whom no file mode stops.
        patch.setattr("storage.sqlite.opening.connect_writer", connect_without_permission)
        assert "readonly" in await refusal(database, DatabaseUnwritable)
    await fill(database.with_name("another.db"))


async def test_a_refused_file_is_free_for_the_next(diary: Path) -> None:
    await refusal(diary, DatabaseCorrupt)
    await refusal(diary, DatabaseCorrupt)
