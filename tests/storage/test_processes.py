"""Two processes and one file: refused while the first lives, free and whole once it is gone."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from storage import DatabaseInUse, SqliteStore, TableId

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "tests.storage.endless_writer"]


@contextmanager
def writer(database: Path) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen([*COMMAND, str(database)], cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


async def test_a_killed_bot_leaves_a_whole_database_and_a_free_lock(database: Path) -> None:
    with writer(database) as process:
        assert process.stdout is not None
        for _ in range(25):
            process.stdout.readline()
        with pytest.raises(DatabaseInUse):
            await SqliteStore.open(database)
        process.kill()  # SIGKILL: nothing is tidied up
        told = [25, *map(int, process.stdout.read().split("\n")[:-1])]
    assert process.returncode == -9

    store = await SqliteStore.open(database)
    table = await store.load(TableId("alpha"))
    assert table is not None
    # What was told is there; one more commit may have become safe before it could be told.
    assert table.revision in (told[-1], told[-1] + 1)
    assert table.snapshot == f"alpha at {table.revision}".encode()
    assert table.record.due_at == table.revision
    log = await store.history(TableId("alpha"))
    assert [commit.revision for commit in log] == list(range(1, table.revision + 1))
    await store.close()


def test_a_bot_that_closes_its_store_ends(database: Path) -> None:
    done = subprocess.run(
        [*COMMAND, str(database), "3"], cwd=ROOT, capture_output=True, text=True, timeout=30, check=True
    )
    assert done.stdout.split() == ["1", "2", "3"]
    assert done.stderr == ""
