"""The bots that the benchmarks measure, each in a process of its own: ``python -m tests.bench.discord_bots``.

It is given a local Discord's address, which bot to be, and a database. When it ends it prints the seconds of CPU used.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord

from bot.client import CanastaClient
from bot.sandbox.point import pointed_at
from bot.sandbox.server import TOKEN, SandboxDiscord
from storage import SqliteStore
from tests.shared_folder import CHECKOUT

CANASTA, PONG = "canasta", "pong"


class Pong(discord.AutoShardedClient):
    """The least that a bot can do with a press."""

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer."""
        await interaction.response.send_message("pong", ephemeral=True)


@contextlib.asynccontextmanager
async def bot_process(sandbox: SandboxDiscord, kind: str, database: Path) -> AsyncIterator[list[float]]:
    """Run a bot beside this process; the list gets the seconds of CPU that it has used."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.discord_bots", sandbox.address, kind, str(database)),
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        stdout=subprocess.PIPE,
    )
    used: list[float] = []
    try:
        await asyncio.wait_for(sandbox.gateway.online.wait(), 30)
        yield used
    finally:
        process.send_signal(signal.SIGTERM)
        printed, _ = await process.communicate()
        used.append(float(printed.split()[-1]))


async def _serve(address: str, kind: str, database: str) -> None:
    with pointed_at(address):
        if kind == PONG:
            client: discord.Client = Pong(intents=discord.Intents(guilds=True), max_messages=None)
        else:
            client = CanastaClient(await SqliteStore.open(Path(database)))
        loop = asyncio.get_running_loop()
        stop = asyncio.Event()
        loop.add_signal_handler(signal.SIGTERM, stop.set)
        serving = asyncio.create_task(client.start(TOKEN))
        await stop.wait()
        await client.close()
        await serving


if __name__ == "__main__":
    asyncio.run(_serve(*sys.argv[1:4]))
    print(time.process_time())
