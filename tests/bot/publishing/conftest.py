"""A gallery over a store in memory."""

import pytest

from storage import MemoryStore
from tests.bot.publishing.fake_outlet import FakeOutlet
from tests.bot.publishing.gallery import Gallery
from tests.bot.tables.rig import Clock
from tests.bot.timers import Timers


@pytest.fixture
async def timers(monkeypatch: pytest.MonkeyPatch) -> Timers:
    return Timers(monkeypatch)


@pytest.fixture
async def gallery(timers: Timers) -> Gallery:
    clock = Clock()
    return Gallery.of(MemoryStore(clock=clock), clock, timers, FakeOutlet())
