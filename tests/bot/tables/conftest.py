"""A service over each kind of store."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from storage import MemoryStore, SqliteStore, Store
from tests.bot.tables.rig import Clock, Rig


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> AsyncIterator[Store]:
    store: Store = (
        MemoryStore(clock=clock)
        if request.param == "memory"
        else await SqliteStore.open(tmp_path / "canasta.db", clock=clock)
    )
    yield store
    await store.close()


@pytest.fixture
async def memory(clock: Clock) -> MemoryStore:
    return MemoryStore(clock=clock)


@pytest.fixture
def rig(store: Store, clock: Clock) -> Rig:
    return Rig.of(store, clock)
