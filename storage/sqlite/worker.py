"""One SQLite connection and the thread that it lives on."""

import sqlite3
from collections.abc import Callable
from typing import Concatenate, ParamSpec, Self, TypeVar

import aiosqlite

from storage.errors import StoreClosed

P = ParamSpec("P")
T = TypeVar("T")

_UNUSED_CHUNK_SIZE = 64
"""aiosqlite wants to know how to iterate over cursors; no cursor ever leaves the thread here."""


class Worker:
    """Runs whole functions on a connection's thread, one after another in the order of the calls."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._thread = aiosqlite.Connection(self._keep(connect), _UNUSED_CHUNK_SIZE)
        self._connection: sqlite3.Connection | None = None
        self._is_closed = False

    @classmethod
    async def open(cls, connect: Callable[[], sqlite3.Connection]) -> Self:
        """Start a thread and call `connect` on it; raises what `connect` raises."""
        worker = cls(connect)
        await worker._thread
        return worker

    async def run(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call `work(connection, ...)` on the thread and return or raise what it does.

        The call is queued before this first gives way to other tasks, and a cancelled caller does not stop
        it: the work is done all the same, only nobody hears of it. Raises StoreClosed after `close()`.
        """
        self.require_open()
        # The one private name used here. aiosqlite's public methods are one statement and one hop to the
        # thread each, and between two of them other tasks' statements slip into the same transaction.
        # `_execute` is what they are all made of: call this on the thread and hand back the result.
        result: T = await self._thread._execute(  # type: ignore[no-untyped-call]
            work, self._connection, *args, **kwargs
        )
        return result

    def require_open(self) -> None:
        """Raise StoreClosed after `close()`."""
        if self._is_closed:
            raise StoreClosed

    async def close(self) -> None:
        """Do all the work that is queued, then close the connection and end the thread.

        aiosqlite's threads are not daemons: one that is forgotten keeps the process from ending.
        """
        self._is_closed = True
        await self._thread.close()

    def _keep(self, connect: Callable[[], sqlite3.Connection]) -> Callable[[], sqlite3.Connection]:
        def connect_on_thread() -> sqlite3.Connection:
            self._connection = connect()
            return self._connection

        return connect_on_thread
