"""Copies of a database: whole while a bot writes, refused where they would do harm."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import BackupFailed, DatabaseCorrupt, DatabaseInUse, SqliteStore, StorageError, TableId, back_up, restore
from tests.storage.samples import a_commit
from tests.storage.test_processes import writer

ALPHA = TableId("alpha")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy.db"


async def revision_in(database: Path) -> int:
    store = await SqliteStore.open(database)
    table = await store.load(ALPHA)
    await store.close()
    return table.revision if table else 0


async def fill(database: Path, commits: int = 1) -> None:
    store = await SqliteStore.open(database)
    table = await store.load(ALPHA)
    before = table.revision if table else 0
    for expected in range(before, before + commits):
        await store.append(a_commit(expected=expected))
    await store.close()


async def test_a_backup_of_an_open_store_is_whole_private_and_one_file(database: Path, copy: Path) -> None:
    store = await SqliteStore.open(database)
    await store.append(a_commit())
    back_up(database, copy)
    await store.append(a_commit(expected=1))
    await store.close()

    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in copy.parent.iterdir() if path.name.startswith("copy")) == ["copy.db"]
    assert await revision_in(copy) == 1
    assert await revision_in(database) == 2


async def test_a_backup_while_another_process_writes(database: Path, copy: Path) -> None:
    with writer(database) as process:
        assert process.stdout is not None
        for _ in range(20):
            process.stdout.readline()
        back_up(database, copy)
        for _ in range(20):
            process.stdout.readline()
    assert 20 <= await revision_in(copy) < await revision_in(database)


async def test_a_newer_backup_replaces_the_one_before(database: Path, copy: Path) -> None:
    await fill(database)
    back_up(database, copy)
    await fill(database, 2)
    back_up(database, copy)
    assert await revision_in(copy) == 3


async def test_what_is_no_backup_is_not_replaced(database: Path, copy: Path) -> None:
    await fill(database)
    copy.write_text("my thesis")
    with pytest.raises(BackupFailed, match="is no backup"):
        back_up(database, copy)
    assert copy.read_text() == "my thesis"
    with closing(sqlite3.connect(copy.with_name("other.db"))) as other:
        other.execute("CREATE TABLE mine (a)")
    with pytest.raises(BackupFailed, match="is no backup"):
        back_up(database, copy.with_name("other.db"))
    with pytest.raises(BackupFailed, match="the database itself"):
        back_up(database, database)
    with pytest.raises(BackupFailed, match="no directory"):
        back_up(database, database.parent / "missing" / "copy.db")


def test_a_backup_of_nothing_makes_nothing(database: Path, copy: Path) -> None:
    with pytest.raises(BackupFailed, match="no database"):
        back_up(database, copy)
    assert list(database.parent.iterdir()) == []


async def test_restoring_keeps_the_former_database(database: Path, copy: Path) -> None:
    await fill(database)
    back_up(database, copy)
    await fill(database, 4)

    former = restore(database, copy)

    assert former is not None
    assert await revision_in(database) == 1
    assert await revision_in(former) == 5
    assert database.stat().st_mode & 0o777 == 0o600
    assert copy.is_file()
    again = restore(database, copy)
    assert again not in (None, former)


async def test_restoring_keeps_moves_that_stand_in_the_log_beside_the_file(database: Path, copy: Path) -> None:
    with writer(database) as process:  # killed, so that its last moves are in the -wal file alone
        assert process.stdout is not None
        process.stdout.readline()
        back_up(database, copy)
        process.stdout.readline()
    told = await _revision_beside(database)
    former = restore(database, copy)
    assert former is not None
    assert await revision_in(former) == told > 1
    assert await revision_in(database) >= 1


async def _revision_beside(database: Path) -> int:
    assert database.with_name(f"{database.name}-wal").is_file()
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        (revision,) = connection.execute("SELECT revision FROM tables WHERE id = 'alpha'").fetchone()
    return int(revision)


async def test_restoring_where_there_is_no_database_yet(database: Path, copy: Path) -> None:
    await fill(copy)
    assert restore(database, copy) is None
    assert await revision_in(database) == 1


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
@pytest.mark.parametrize("was_there", [True, False])
async def test_what_root_puts_back_belongs_to_the_user_of_the_bot(tmp_path: Path, copy: Path, was_there: bool) -> None:
    await fill(copy)
    folder, user = tmp_path / "data", 12_345
    folder.mkdir()
    if was_there:
        await fill(folder / "canasta.db")
    for path in (folder, *folder.iterdir()):
        os.chown(path, user, user)
    restore(folder / "canasta.db", copy)
    owners = {path.name: (path.stat().st_uid, path.stat().st_gid) for path in folder.iterdir()}
    assert {"canasta.db", "canasta.db.lock"} <= owners.keys()
    assert set(owners.values()) == {(user, user)}


async def test_restoring_is_refused_while_a_bot_is_running(database: Path, copy: Path) -> None:
    await fill(database)
    back_up(database, copy)
    store = await SqliteStore.open(database)
    try:
        with pytest.raises(DatabaseInUse):
            restore(database, copy)
    finally:
        await store.close()
    assert sorted(path.name for path in database.parent.iterdir()) == ["canasta.db", "canasta.db.lock", "copy.db"]
    restore(database, copy)


@pytest.mark.parametrize("damage", ["text", "truncated", "other program", "missing", "itself"])
async def test_a_bad_backup_is_not_put_back(database: Path, copy: Path, damage: str) -> None:
    await fill(database, 3)
    await fill(copy, 300)
    match damage:
        case "text":
            copy.write_text("not a database " * 500)
        case "truncated":
            os.truncate(copy, copy.stat().st_size // 2)
        case "other program":
            with closing(sqlite3.connect(copy)) as connection:
                connection.execute("PRAGMA application_id = 7")
        case "missing":
            copy.unlink()
        case "itself":
            copy = database
    with pytest.raises(StorageError) as refused:
        restore(database, copy)
    assert isinstance(refused.value, BackupFailed | DatabaseCorrupt)
    assert await revision_in(database) == 3
    assert not list(database.parent.glob("*.part")) + list(database.parent.glob("*before*"))
