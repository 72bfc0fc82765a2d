"""Lets commits that arrive while the disk is busy share the next transaction.

Making a commit safe costs one fsync, whether it is alone in its transaction or has fifty neighbours.
"""

import sqlite3
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from storage.records import Commit
from storage.sqlite.faults import writing_fault
from storage.sqlite.worker import Worker
from storage.sqlite.writing import Outcome, write_together


@dataclass(slots=True)
class _Pending:
    commit: Commit
    outcome: Outcome | None = None


class GroupCommit:
    """The only writer of a database.

    Each caller leaves its commit in the queue and asks the worker's thread to see to it. The thread takes
    such requests one by one: the first writes everything that is in the queue by then, and the requests
    of those whose commits went along find them already written. There is no task to supervise, and a
    caller who is cancelled takes nothing with it.
    """

    def __init__(self, worker: Worker, *, path: Path, clock: Callable[[], float]) -> None:
        self._worker = worker
        self._path = path
        self._clock = clock
        # Filled by the event loop's thread and emptied by the worker's; a deque's ends are safe for that.
        self._queue: deque[_Pending] = deque()

    async def append(self, commit: Commit) -> int:
        """See `Store.append`."""
        self._worker.require_open()  # before queueing: a commit that is refused here must never be written
        pending = _Pending(commit)
        self._queue.append(pending)
        await self._worker.run(self._see_to, pending)
        if isinstance(pending.outcome, int):
            return pending.outcome
        assert pending.outcome is not None
        raise pending.outcome

    def _see_to(self, connection: sqlite3.Connection, pending: _Pending) -> None:
        # One whose commit went along with an earlier request must not start on the newcomers: those behind
        # it in the line have their answers waiting, and would wait for another fsync.
        if pending.outcome is not None:
            return
        batch = [self._queue.popleft() for _ in range(len(self._queue))]
        outcomes = self._write(connection, [each.commit for each in batch])
        for each, outcome in zip(batch, outcomes, strict=True):
            each.outcome = outcome

    def _write(self, connection: sqlite3.Connection, commits: list[Commit]) -> list[Outcome]:
        try:
            return write_together(connection, commits, clock=self._clock)
        except sqlite3.Error as error:
            return [writing_fault(error, self._path) for _ in commits]
        except Exception as bug:
            return [bug for _ in commits]  # whatever happens, every caller gets an answer
