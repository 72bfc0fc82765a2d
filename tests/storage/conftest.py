"""Stores to test: each test that asks for `store` runs once on every kind."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from storage import MemoryStore, SqliteStore, Store


class Clock:
    """A clock that a test sets by hand, in Unix seconds."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "canasta.db"


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, database: Path, clock: Callable[[], float]) -> AsyncIterator[Store]:
    store: Store = (
        MemoryStore(clock=clock) if request.param == "memory" else await SqliteStore.open(database, clock=clock)
    )
    yield store
    await store.close()
