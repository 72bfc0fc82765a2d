"""A connection that comes back, whatever breaks it and however often."""

from __future__ import annotations

import asyncio
import dataclasses
import time

import pytest

from bot.operation import shard
from bot.sandbox.gateway import Op
from tests.bot.sandbox.rig import FREE, Club, client_for, club, soon
from tests.error_log import ErrorLog

RESUMES, LONGEST, BAD_SEQUENCE = shard.RESUMES, shard.LONGEST, 4007


@pytest.fixture(autouse=True)
def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shard, "APART", 0.0)
    monkeypatch.setattr(shard, "AT_LEAST", 0.0)
    monkeypatch.setattr(shard, "LONGEST", 0.02)


async def is_there(here: Club) -> None:
    """Wait until the bot answers; whatever it has to be told first is told it."""
    async with asyncio.timeout(5):
        await here.sandbox.gateway.online.wait()
        shown = await here.people["Ann"].slash("help")
        assert shown.original is not None


async def test_a_session_that_ends_before_it_has_begun_is_not_resumed() -> None:
    async with club(client_for()) as here:
        gateway = here.sandbox.gateway
        gateway.refused[Op.IDENTIFY] = [4000, 4000]
        gateway.end_sessions()
        await soon(lambda: not gateway.refused[Op.IDENTIFY])
        await is_there(here)
        assert gateway.resumed == 0


async def test_a_session_that_cannot_be_resumed_is_given_up() -> None:
    async with club(client_for()) as here:
        gateway = here.sandbox.gateway
        gateway.refused[Op.RESUME] = [BAD_SEQUENCE] * 100
        await gateway.drop()
        await soon(lambda: len(gateway.refused[Op.RESUME]) == 100 - RESUMES)
        await is_there(here)
        assert len(gateway.refused[Op.RESUME]) == 100 - RESUMES


async def test_pauses_are_short_again_once_it_was_connected(monkeypatch: pytest.MonkeyPatch) -> None:
    paused: list[int] = []

    class Pauses(shard.Pauses):
        def delay(self) -> float:
            super().delay()
            paused.append(self.tries)
            return 0.0

    monkeypatch.setattr(shard, "Pauses", Pauses)
    async with club(client_for()) as here:
        gateway = here.sandbox.gateway
        for _ in range(3):
            gateway.refused[Op.IDENTIFY] = [4000] * (RESUMES + 1)
            gateway.end_sessions()
            await soon(lambda: not gateway.refused[Op.IDENTIFY])
            await is_there(here)
    assert set(paused) == {1, 2}


async def test_a_line_that_breaks_before_the_greeting_is_no_reason_to_end(expect_errors: ErrorLog) -> None:
    async with club(client_for()) as here:
        gateway = here.sandbox.gateway
        gateway.turned_away = [503, 1001, 1001, 503, 1001]
        await gateway.drop()
        await soon(lambda: not gateway.turned_away)
        await is_there(here)


async def test_a_line_over_which_nothing_comes_is_replaced(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(shard, "SILENCE", 0.2)
    async with club(client_for(), dataclasses.replace(FREE, heartbeat=0.05)) as here:
        gateway = here.sandbox.gateway
        gateway.refused[Op.IDENTIFY] = [0, 0]
        gateway.end_sessions()
        await soon(lambda: not gateway.refused[Op.IDENTIFY])
        await is_there(here)
        assert "Discord has said nothing" in caplog.text


def test_pauses_grow_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shard, "LONGEST", LONGEST)
    pauses = shard.Pauses()
    delays = [pauses.delay() for _ in range(12)]
    assert 1.5 <= delays[0] <= 2
    assert 3 <= delays[1] <= 4
    assert all(0.75 * LONGEST <= delay <= LONGEST for delay in delays[7:])


async def test_sessions_begin_at_a_distance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shard, "APART", 0.2)
    monkeypatch.setattr(shard, "AT_LEAST", 0.05)
    turns, begun = shard.Identifying(), time.monotonic()
    await turns.wait()
    assert time.monotonic() - begun < 0.15  # the first one waits for nobody
    await turns.wait()
    assert time.monotonic() - begun >= 0.2
    await turns.rest()
    rested = time.monotonic()
    assert rested - begun >= 0.4
    await turns.rest()
    assert time.monotonic() - rested >= 0.05  # a moment at least


async def test_a_line_is_opened_when_its_session_may_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shard, "AT_LEAST", 0.5)
    async with club(client_for()) as here:
        gateway = here.sandbox.gateway
        gateway.end_sessions()
        for _ in range(10):  # there is nothing yet that could break
            await asyncio.sleep(0.02)
            await gateway.drop()
        await is_there(here)
        [parent] = [info._parent for info in here.client.shards.values()]
        assert isinstance(parent, shard.SteadyShard)
        assert parent._tries == 0
