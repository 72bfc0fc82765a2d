"""Lets commits that arrive while the disk is busy share the next transaction.

Making a commit safe costs one fsync, whether it is alone in its transaction or has fifty neighbours.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

from storage.errors import StoreClosed
from storage.records import Commit
from storage.sqlite.faults import writing_fault
from storage.sqlite.worker import Worker
from storage.sqlite.writing import Outcome, write_together


class GroupCommit:
    """The only writer of a database.

    Each caller leaves its commit in the queue and waits for the answer to it. A task writes whatever is in
    the queue, and again what has come in meanwhile, and ends when nothing has: there is none while nobody
    writes. A caller who is cancelled lets go of its answer and of nothing else.
    """

    def __init__(self, worker: Worker, *, path: Path, clock: Callable[[], float]) -> None:
        self._worker = worker
        self._path = path
        self._clock = clock
        self._queue: list[tuple[Commit, asyncio.Future[int]]] = []
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    async def append(self, commit: Commit) -> int:
        """See `Store.append`."""
        if self._is_closed:
            raise StoreClosed
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._queue.append((commit, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._write_queue(), name="group commit")
        return await answer

    async def close(self) -> None:
        """Take no more commits and write those in the queue."""
        self._is_closed = True
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _write_queue(self) -> None:
        batch: list[tuple[Commit, asyncio.Future[int]]] = []
        try:
            while self._queue:
                batch, self._queue = self._queue, []
                outcomes = await self._worker.run(self._write, [commit for commit, _ in batch])
                for (_, answer), outcome in zip(batch, outcomes, strict=True):
                    _give(answer, outcome)
        finally:
            # Only a loop that is shutting down cancels this task. Nobody may be left waiting for ever.
            for _, answer in (*batch, *self._queue):
                answer.cancel()
            self._queue.clear()
            self._task = None

    def _write(self, connection: sqlite3.Connection, commits: Sequence[Commit]) -> list[Outcome]:
        try:
            return write_together(connection, commits, clock=self._clock)
        except sqlite3.Error as error:
            return [writing_fault(error, self._path) for _ in commits]
        except Exception as bug:
            return [bug for _ in commits]  # whatever happens, every caller gets an answer


def _give(answer: asyncio.Future[int], outcome: Outcome) -> None:
    if answer.done():
        return  # its caller was cancelled
    if isinstance(outcome, int):
        answer.set_result(outcome)
    else:
        answer.set_exception(outcome)
