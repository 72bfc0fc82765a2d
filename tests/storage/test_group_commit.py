"""The one writer: what shares a transaction, and what happens when something goes wrong on the way."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from storage import Commit, RevisionConflict, StoreClosed, TableId, WriteFailed
from storage.sqlite import reading
from storage.sqlite.connecting import connect_writer
from storage.sqlite.group_commit import GroupCommit
from storage.sqlite.opening import prepare
from storage.sqlite.worker import Worker
from tests.storage.conftest import Clock
from tests.storage.samples import a_commit


@dataclass
class Bench:
    """A group commit on the bench: its thread can be held up, its statements are noted."""

    worker: Worker
    group: GroupCommit
    statements: list[str] = field(default_factory=list)

    async def while_busy(self, *calls: Coroutine[Any, Any, Any]) -> list[asyncio.Task[Any]]:
        """Start all calls while the thread is busy with something else, then let it go on."""
        release = threading.Event()
        busy = asyncio.create_task(self.worker.run(lambda _: release.wait(timeout=10)))
        tasks = [asyncio.create_task(call) for call in calls]
        await asyncio.sleep(0)
        release.set()
        await busy
        return tasks

    async def append_together(self, commits: Sequence[Commit]) -> list[Any]:
        """Return what became of commits that arrive while the thread is busy."""
        tasks = await self.while_busy(*(self.group.append(commit) for commit in commits))
        return await asyncio.gather(*tasks, return_exceptions=True)

    async def revision(self, table: str) -> int:
        stored = await self.worker.run(reading.load, TableId(table))
        return stored.revision if stored else 0

    async def execute(self, sql: str) -> Any:
        return await self.worker.run(lambda connection: connection.execute(sql).fetchone())

    @property
    def transactions(self) -> int:
        return self.statements.count("COMMIT")


@pytest.fixture
async def bench(database: Path, clock: Clock) -> AsyncIterator[Bench]:
    claim = prepare(database)
    worker = await Worker.open(lambda: connect_writer(database))
    bench = Bench(worker, GroupCommit(worker, path=database, clock=clock))
    await worker.run(lambda connection: connection.set_trace_callback(bench.statements.append))
    yield bench
    await worker.close()
    claim.release()


class TestBatches:
    async def test_a_lone_commit_is_one_transaction(self, bench: Bench) -> None:
        await bench.group.append(a_commit())
        await bench.group.append(a_commit(expected=1))
        assert bench.transactions == 2

    async def test_commits_that_arrive_meanwhile_share_one(self, bench: Bench) -> None:
        outcomes = await bench.append_together([a_commit(f"table-{n}") for n in range(50)])
        assert outcomes == [1] * 50
        assert bench.transactions == 1

    async def test_they_are_written_in_the_order_of_the_calls(self, bench: Bench) -> None:
        assert await bench.append_together([a_commit(expected=n) for n in range(5)]) == [1, 2, 3, 4, 5]
        assert bench.transactions == 1

    async def test_a_refused_commit_does_not_disturb_its_neighbours(self, bench: Bench) -> None:
        one, refused, other = await bench.append_together([a_commit("alpha"), a_commit("beta", 3), a_commit("gamma")])
        assert (one, other) == (1, 1)
        assert isinstance(refused, RevisionConflict)
        assert [await bench.revision(table) for table in ("alpha", "beta", "gamma")] == [1, 0, 1]

    async def test_nor_does_one_that_breaks_off_half_written(self, bench: Bench) -> None:
        too_big_for_the_log = a_commit("beta", interaction=2**63)
        too_big_for_the_look_up = a_commit("gamma", seats=(1, 2**63))
        commits = [a_commit("alpha"), too_big_for_the_log, too_big_for_the_look_up, a_commit("delta")]
        outcomes = await bench.append_together(commits)
        assert [type(outcome) for outcome in outcomes] == [int, OverflowError, OverflowError, int]
        assert [await bench.revision(table) for table in ("alpha", "beta", "gamma", "delta")] == [1, 0, 0, 1]
        assert bench.transactions == 1


class TestFailures:
    async def test_a_full_disk_fails_the_batch_and_nothing_else(self, bench: Bench, database: Path) -> None:
        await bench.group.append(a_commit("alpha"))
        (pages,) = await bench.execute("PRAGMA page_count")
        await bench.execute(f"PRAGMA max_page_count = {pages}")
        outcomes = await bench.append_together(
            [a_commit("alpha", 1), a_commit("beta", snapshot=bytes(100_000)), a_commit("alpha", 2)]
        )
        assert [type(outcome) for outcome in outcomes] == [WriteFailed] * 3
        assert len({id(outcome) for outcome in outcomes}) == 3
        assert f"{database} (database or disk is full)" in str(outcomes[0])
        assert [await bench.revision(table) for table in ("alpha", "beta")] == [1, 0]

        await bench.execute(f"PRAGMA max_page_count = {pages + 1000}")
        assert await bench.append_together([a_commit("alpha", 1), a_commit("beta")]) == [2, 1]

    async def test_a_commit_that_the_disk_refuses_fails_the_batch(self, bench: Bench) -> None:
        def refuse(connection: sqlite3.Connection) -> None:
            def may(action: int, name: str | None, *_: str | None) -> int:
                is_commit = action == sqlite3.SQLITE_TRANSACTION and name == "COMMIT"
                return sqlite3.SQLITE_DENY if is_commit else sqlite3.SQLITE_OK

            connection.set_authorizer(may)

        await bench.worker.run(refuse)
        outcomes = await bench.append_together([a_commit("alpha"), a_commit("alpha", 1), a_commit("beta", 9)])
        # The conflict too: it was found by looking at neighbours who are gone.
        assert [type(outcome) for outcome in outcomes] == [WriteFailed] * 3

        await bench.worker.run(lambda connection: connection.set_authorizer(None))
        assert await bench.revision("alpha") == 0
        assert await bench.group.append(a_commit("alpha")) == 1

    async def test_a_file_locked_from_outside_fails_the_batch(self, bench: Bench, database: Path) -> None:
        await bench.execute("PRAGMA busy_timeout = 0")
        outside = sqlite3.connect(database, isolation_level=None)
        outside.execute("BEGIN IMMEDIATE")
        with pytest.raises(WriteFailed, match="locked"):
            await bench.group.append(a_commit())
        outside.close()
        assert await bench.group.append(a_commit()) == 1

    async def test_a_bug_is_told_to_everybody_concerned(self, bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
        def stumble(*_: object, **__: object) -> list[int]:
            raise LookupError("oops")

        with monkeypatch.context() as patch:
            patch.setattr("storage.sqlite.group_commit.write_together", stumble)
            outcomes = await bench.append_together([a_commit("alpha"), a_commit("beta")])
        assert [type(outcome) for outcome in outcomes] == [LookupError] * 2
        assert await bench.group.append(a_commit()) == 1


class TestCancellation:
    async def test_the_others_are_written(self, bench: Bench) -> None:
        tasks = await bench.while_busy(*(bench.group.append(a_commit(f"table-{n}")) for n in range(3)))
        tasks[0].cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(outcomes[0], asyncio.CancelledError)
        assert outcomes[1:] == [1, 1]

    async def test_what_was_asked_for_is_written_all_the_same(self, bench: Bench) -> None:
        release = threading.Event()
        busy = asyncio.create_task(bench.worker.run(lambda _: release.wait(timeout=10)))
        task = asyncio.create_task(bench.group.append(a_commit()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        release.set()
        await busy
        assert await bench.group.append(a_commit(expected=1)) == 2

    async def test_a_loop_that_shuts_down_leaves_nobody_waiting(self, bench: Bench) -> None:
        release = threading.Event()
        busy = asyncio.create_task(bench.worker.run(lambda _: release.wait(timeout=10)))
        callers = [asyncio.create_task(bench.group.append(a_commit(f"table-{n}"))) for n in range(2)]
        await asyncio.sleep(0)
        (writing,) = [task for task in asyncio.all_tasks() if task.get_name() == "group commit"]
        await asyncio.sleep(0)
        callers.append(asyncio.create_task(bench.group.append(a_commit("table-2"))))
        await asyncio.sleep(0)
        writing.cancel()
        outcomes = await asyncio.gather(*callers, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [asyncio.CancelledError] * 3
        release.set()
        await busy
        # The first two were with the thread already; the third had not left the queue.
        assert [await bench.revision(f"table-{n}") for n in range(3)] == [1, 1, 0]
        assert await bench.group.append(a_commit("table-2")) == 1


class TestClosing:
    async def test_finishes_what_is_queued(self, bench: Bench, database: Path) -> None:
        tasks = await bench.while_busy(bench.group.append(a_commit("alpha")), bench.group.close())
        assert await tasks[0] == 1
        await tasks[1]
        with connect_writer(database) as connection:
            assert reading.load(connection, TableId("alpha")) is not None
        connection.close()

    async def test_a_commit_that_comes_too_late_is_refused_and_never_written(
        self, bench: Bench, database: Path
    ) -> None:
        early = bench.group.append(a_commit("alpha"))
        late = bench.group.append(a_commit("beta"))
        first, closing, second = await bench.while_busy(early, bench.group.close(), late)
        assert await first == 1
        await closing
        with pytest.raises(StoreClosed):
            await second
        with connect_writer(database) as connection:
            assert reading.load(connection, TableId("beta")) is None
        connection.close()
