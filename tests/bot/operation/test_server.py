"""/health and /metrics: on this machine alone, right about how the bot is, and silent about who plays."""

import asyncio
import json
import logging
import os
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.client import CanastaClient
from bot.operation import metrics
from bot.operation.asking import HOST, is_well
from bot.operation.server import OperationServer
from bot.ui.custom_id import Verb
from storage import (
    DuplicateInteraction,
    MemoryStore,
    ReadFailed,
    RevisionConflict,
    SqliteStore,
    StorageError,
    Store,
    TableId,
)
from tests.bot.play.games import game
from tests.bot.simulation import simulated
from tests.error_log import ErrorLog
from tests.shared_folder import CHECKOUT


class Line:
    """A connection to Discord, as far as health is concerned."""

    is_up = True


@pytest.fixture
def line() -> Line:
    return Line()


@pytest.fixture
async def store() -> Store:
    return MemoryStore()


@pytest.fixture
async def server(store: Store, line: Line) -> AsyncIterator[OperationServer]:
    server = OperationServer(metrics.timed(store), is_connected=lambda: line.is_up)
    await server.start(0)
    yield server
    await server.stop()
    await server.stop()


async def got(server: OperationServer, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{HOST}:{server.port}{path}") as answer:
        return answer.status, await answer.text()


def value(name: str, **labels: str) -> float:
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


async def test_all_is_well(server: OperationServer) -> None:
    status, body = await got(server, "/health")
    assert (status, json.loads(body)) == (200, {"ok": True, "gateway": True, "store": True})
    well, words = await asyncio.to_thread(is_well, server.port)
    assert well
    assert json.loads(words)["ok"]


async def test_without_discord_it_is_not_well(server: OperationServer, line: Line) -> None:
    line.is_up = False
    status, body = await got(server, "/health")
    assert (status, json.loads(body)) == (503, {"ok": False, "gateway": False, "store": True})
    well, words = await asyncio.to_thread(is_well, server.port)
    assert not well
    assert not json.loads(words)["ok"]


async def test_a_host_asks_with_the_standard_library_alone(server: OperationServer, line: Line) -> None:
    async def asked(port: str) -> tuple[int | None, str]:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-S", "-m", "bot.operation.asking"),  # -S: without what is installed
            cwd=CHECKOUT,
            env={**os.environ, "METRICS_PORT": port},
            stdout=asyncio.subprocess.PIPE,
        )
        said, _ = await process.communicate()
        return process.returncode, said.decode()

    status, said = await asked(f"{server.port}")
    assert (status, json.loads(said)["ok"]) == (0, True)
    line.is_up = False
    status, said = await asked(f"{server.port}")
    assert (status, json.loads(said)["gateway"]) == (1, False)
    assert await asked("") == (1, "METRICS_PORT in the environment is no port.\n")


@pytest.mark.parametrize("trouble", ["closed", "failing", "stuck"])
async def test_without_an_answer_of_the_store_it_is_not_well(
    server: OperationServer, store: Store, trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing() -> int:
        raise ReadFailed(Path("canasta.db"), reason="disk failing")

    async def stuck() -> int:
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr("bot.operation.server.PATIENCE", 0.05)
    if trouble == "closed":
        await store.close()
    else:
        monkeypatch.setattr(store, "count_open", failing if trouble == "failing" else stuck)
    status, body = await got(server, "/health")
    assert (status, json.loads(body)["store"]) == (503, False)
    assert "canasta_open_tables NaN" in (await got(server, "/metrics"))[1]


def test_where_nobody_listens_it_is_not_well() -> None:
    well, words = is_well(9)
    assert not well
    assert "no bot that answers on port 9" in words


async def test_a_port_that_is_taken_is_an_error(server: OperationServer, store: Store) -> None:
    other = OperationServer(store, is_connected=lambda: True)
    with pytest.raises(OSError, match="in use"):
        await other.start(server.port)


async def test_it_listens_on_this_machine_alone(server: OperationServer) -> None:
    assert server._runner is not None
    assert {address[0] for address in server._runner.addresses} == {"127.0.0.1"}
    for path in ("/", "/admin", "/metrics/x"):
        assert (await got(server, path))[0] == 404


async def test_what_is_measured(tmp_path: Path) -> None:
    store = metrics.timed(await SqliteStore.open(tmp_path / "canasta.db"))
    client = CanastaClient(store, pause=0)
    acknowledged = value("canasta_acknowledged_seconds_count")
    appended = value("canasta_store_seconds_count", operation="append")
    async with simulated(client, "alice") as simulation:
        server = OperationServer(store, is_connected=lambda: client.is_connected)
        await server.start(0)
        try:
            for command in ("new", "join", "help"):
                await simulation.members["alice"].slash(simulation.channel, f"canasta {command}")
            status, body = await got(server, "/metrics")
        finally:
            await server.stop()
        users = [str(member.id) for member in simulation.members.values()]
        [table] = await client.shell.tables.tables_in_channel(simulation.channel.id)
    await store.close()
    assert status == 200
    assert "canasta_open_tables 1.0" in body
    assert value("canasta_acknowledged_seconds_count") == acknowledged + 3
    assert value("canasta_store_seconds_count", operation="append") == appended + 1
    assert "canasta_loop_lag_seconds" in body
    for private in (*users, table.id, str(table.guild_id), str(table.channel_id)):
        assert private not in body


def errors() -> dict[str, float]:
    return {kind: value("canasta_errors_total", kind=kind) for kind in metrics.Kind}


async def test_every_kind_of_error_is_told_before_there_is_one(server: OperationServer) -> None:
    _, body = await got(server, "/metrics")
    for kind in metrics.Kind:
        assert f'canasta_errors_total{{kind="{kind}"}}' in body


async def test_what_the_store_fails_at_is_counted_once_whoever_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    client = CanastaClient(metrics.timed(store), pause=0)
    before = errors()

    async def failing(commit: object) -> int:
        raise ReadFailed(Path("canasta.db"), reason="disk failing")

    async with simulated(client, "alice") as simulation:
        monkeypatch.setattr(store, "append", failing)
        await simulation.members["alice"].slash(simulation.channel, "canasta new")
    assert errors() == {**before, "store": before["store"] + 1}


@pytest.mark.parametrize("refusal", ["conflict", "duplicate"])
async def test_what_the_store_refuses_is_no_failure(refusal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, before = MemoryStore(), errors()
    error: StorageError = RevisionConflict(TableId("abcde"), expected=1, actual=2)
    if refusal == "duplicate":
        error = DuplicateInteraction(7, table_id=TableId("abcde"), revision=2)

    async def refusing() -> int:
        raise error

    monkeypatch.setattr(store, "count_open", refusing)
    with pytest.raises(type(error)):
        await metrics.timed(store).count_open()
    assert errors() == before


async def test_bugs_are_counted_wherever_they_are_logged(server: OperationServer, expect_errors: ErrorLog) -> None:
    before = errors()
    for name in ("bot.timekeeper", "bot.publishing.painter", "storage.sqlite", "asyncio"):
        logging.getLogger(name).error("This is a bug")
    logging.getLogger("bot").warning("This is none")
    logging.getLogger("discord.shard").error("A line has broken")
    assert errors() == {**before, "bug": before["bug"] + 4}
    await server.stop()
    logging.getLogger("bot").error("Nobody counts")
    assert errors() == {**before, "bug": before["bug"] + 4}


@pytest.mark.parametrize(("status", "code", "kind"), [(503, 0, "discord-busy"), (403, 50013, "not-allowed")])
async def test_a_board_that_discord_does_not_take_is_counted(status: int, code: int, kind: str) -> None:
    async with game() as match:
        mover = await match.mover()
        hand = await mover.open_hand()
        before = errors()
        match.server.env.inject_error("PATCH", "/channels/*/messages/*", status=status, code=code, times=1)
        await mover.click(hand, Verb.DRAW)
    now = errors()
    assert now[kind] > before[kind]
    assert {other for other in now if now[other] != before[other]} == {kind}


async def test_the_loops_lag_is_measured() -> None:
    looks, slow = value("canasta_loop_lag_seconds_count"), value("canasta_loop_lag_seconds_bucket", le="0.05")
    watching = asyncio.create_task(metrics.watch_loop(every=0.001))
    await asyncio.sleep(0)
    time.sleep(0.06)  # noqa: ASYNC251 -- this is what it is there to find
    await asyncio.sleep(0.02)
    watching.cancel()
    all_looks, quick = (
        value("canasta_loop_lag_seconds_count") - looks,
        value("canasta_loop_lag_seconds_bucket", le="0.05") - slow,
    )
    assert all_looks > quick, "the one that was late counts, although others came after it"


async def test_connected_means_every_shard(monkeypatch: pytest.MonkeyPatch) -> None:
    client = CanastaClient(MemoryStore(), pause=0)
    assert not client.is_connected
    async with simulated(client, "alice"):
        assert client.is_ready()
        for closed, is_connected in (([False, False], True), ([False, True], False)):
            shards = {number: Shard(closed=each) for number, each in enumerate(closed)}
            monkeypatch.setattr(CanastaClient, "shards", shards)
            assert bool(client.is_connected) == is_connected
        monkeypatch.undo()


class Shard:
    """A shard that is closed, or not."""

    def __init__(self, *, closed: bool) -> None:
        self._closed = closed

    def is_closed(self) -> bool:
        return self._closed
