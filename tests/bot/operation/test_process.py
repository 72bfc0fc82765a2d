"""The whole program as a host runs it, against the local Discord: healthy, told to stop, killed, started again."""

import asyncio
import json
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.operation.asking import is_well
from bot.sandbox.default import populate
from bot.sandbox.server import TOKEN, SandboxDiscord
from storage import DatabaseInUse, SqliteStore
from tests.shared_folder import CHECKOUT

SCRIPT = (
    "import sys; from bot.sandbox.point import pointed_at; from bot.__main__ import main\n"
    "address = sys.argv.pop(1)\n"
    "with pointed_at(address): sys.exit(main())"
)


@pytest.fixture
async def discord_address() -> AsyncIterator[str]:
    sandbox = SandboxDiscord()
    populate(sandbox.world, seats=4)
    await sandbox.start(0)
    yield sandbox.address
    await sandbox.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def running(address: str, folder: Path, port: int) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the program in a folder until it says that it is well."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", SCRIPT, address),
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": str(CHECKOUT),
            "DISCORD_TOKEN": TOKEN,
            "DATABASE": "kept/canasta.db",
            "METRICS_PORT": str(port),
            "LOG_FORMAT": "json",
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        for _ in range(200):
            if process.returncode is not None or (await asyncio.to_thread(is_well, port))[0]:
                break
            await asyncio.sleep(0.1)  # it starts in a process of its own, and nothing else tells of it
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def test_told_to_stop_it_leaves_within_seconds(discord_address: str, tmp_path: Path) -> None:
    port = free_port()
    async with running(discord_address, tmp_path, port) as process:
        well, words = await asyncio.to_thread(is_well, port)
        assert well, words
        with pytest.raises(DatabaseInUse, match="Stop that one first"):
            await SqliteStore.open(tmp_path / "kept" / "canasta.db")
        began = time.monotonic()
        process.send_signal(signal.SIGTERM)
        printed, log = await asyncio.wait_for(process.communicate(), 20)
        assert (process.returncode, printed) == (0, b"")
        assert time.monotonic() - began < 8
    lines = [json.loads(line) for line in log.decode().splitlines()]
    assert any("Ready in" in line["message"] for line in lines)
    assert any("finishing what is in hand" in line["message"] for line in lines)
    assert {line["level"] for line in lines} <= {"INFO", "WARNING"}
    assert TOKEN not in log.decode()
    assert not list((tmp_path / "kept").glob("*-wal"))  # everything is in the one file
    assert (tmp_path / "kept").stat().st_mode & 0o777 == 0o700


async def test_killed_it_starts_again_at_once(discord_address: str, tmp_path: Path) -> None:
    port = free_port()
    async with running(discord_address, tmp_path, port) as process:
        process.kill()
        await process.communicate()
    async with running(discord_address, tmp_path, port) as process:
        assert process.returncode is None
        assert (await asyncio.to_thread(is_well, port))[0]
