"""The thread of a connection, and the one private name of aiosqlite's that it stands on."""

import asyncio
import sqlite3
import threading

import pytest

from storage import StoreClosed
from storage.sqlite.worker import Worker


def connect() -> sqlite3.Connection:
    return sqlite3.connect(":memory:", isolation_level=None)


def worker_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if "_connection_worker_thread" in thread.name]


@pytest.fixture(autouse=True)
def no_thread_of_an_earlier_test() -> None:
    # A closed store's thread may take a moment longer than its store.
    for thread in worker_threads():
        thread.join(timeout=10)


async def test_runs_a_whole_function_on_its_own_thread() -> None:
    def work(connection: sqlite3.Connection, first: int, *, second: int) -> tuple[int, int]:
        (result,) = connection.execute("SELECT ? * ?", (first, second)).fetchone()
        return result, threading.get_ident()

    worker = await Worker.open(connect)
    result, thread = await worker.run(work, 6, second=7)
    assert result == 42
    assert thread != threading.get_ident()
    await worker.close()


async def test_raises_what_the_function_raises() -> None:
    worker = await Worker.open(connect)
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await worker.run(lambda connection: connection.execute("SELECT * FROM missing"))
    assert await worker.run(lambda connection: connection.execute("SELECT 1").fetchone()) == (1,)
    await worker.close()


async def test_keeps_the_order_of_the_calls_and_never_mixes_two() -> None:
    seen: list[str] = []

    def work(_: sqlite3.Connection, name: str) -> None:
        seen.append(f"{name} begins")
        seen.append(f"{name} ends")

    worker = await Worker.open(connect)
    await asyncio.gather(*(worker.run(work, name) for name in "abc"))
    assert seen == ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]
    await worker.close()


async def test_a_connection_that_cannot_be_made_is_an_error_and_no_thread() -> None:
    def fail() -> sqlite3.Connection:
        raise sqlite3.OperationalError("unable to open database file")

    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        await Worker.open(fail)
    for thread in worker_threads():
        thread.join(timeout=10)
    assert worker_threads() == []


async def test_close_ends_the_thread() -> None:
    worker = await Worker.open(connect)
    (thread,) = worker_threads()
    await worker.close()
    thread.join(timeout=10)
    assert not thread.is_alive()
    with pytest.raises(StoreClosed):
        await worker.run(lambda _: None)
