"""The bot as a process of its own, as ``python -m bot`` runs it, except that it talks to a local Discord.

The processes come from a fork server that has imported everything and read every catalog already, so that each start
takes moments. A killed one is as dead as any: nothing of it is left but its files.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import resource
import signal
import sys
from pathlib import Path
from typing import Final

import bot.__main__ as program
from bot.i18n import catalogs, words_for
from bot.operation.gate import Pace
from bot.publishing import guard, pictures
from bot.sandbox.point import pointed_at
from bot.sandbox.server import TOKEN, SandboxDiscord
from tests.shared_folder import CHECKOUT

_CONTEXT: Final = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["tests.drill.process"])
STARTING: Final = 60.0
"""Seconds that a start may take on a busy machine."""
LEAVING: Final = 30.0
AGAIN: Final = 2.0
"""Seconds before the bot tries again what Discord had no time for, or did not let it do."""
ALL_WORDS: Final = tuple(map(words_for, catalogs()))
"""Read once, in the fork server: every start needs all of them, to register the commands."""


class DiedError(Exception):
    """The bot has ended without having been told to."""


class BotProcess:
    """One bot after the other on one database; what they say is heard through a pipe, as lines of JSON."""

    def __init__(self, sandbox: SandboxDiscord, folder: Path) -> None:
        self.database = folder / "canasta.db"
        self._pipe = folder / "log"
        os.mkfifo(self._pipe)
        self._ear = os.open(self._pipe, os.O_RDWR | os.O_NONBLOCK)
        self._said = bytearray()
        asyncio.get_running_loop().add_reader(self._ear, self._hear)
        self._sandbox = sandbox
        self._folder = folder
        self._process: multiprocessing.process.BaseProcess | None = None
        self.dead = asyncio.Event()
        self.dead.set()
        """Set while no bot runs."""
        self.starts = 0

    @property
    def pid(self) -> int:
        """The id of the running process."""
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def memory(self) -> int:
        """How much memory the running process has, in bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()

    @property
    def worked(self) -> float:
        """For how many seconds the running process has been on a processor."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def start(self) -> None:
        """Start a bot, and do not wait for it."""
        arguments = (self._sandbox.address, str(self._folder), str(self.database), str(self._pipe))
        self._process = _CONTEXT.Process(target=_serve, args=arguments)
        self._process.start()
        self.starts += 1
        self.dead.clear()
        asyncio.get_running_loop().add_reader(self._process.sentinel, self._ended, self._process.sentinel)

    async def ready(self) -> None:
        """Wait until it is connected.

        Raises:
            DiedError: It has ended instead.
        """
        online, dead = (asyncio.create_task(event.wait()) for event in (self._sandbox.gateway.online, self.dead))
        try:
            await asyncio.wait({online, dead}, timeout=STARTING, return_when=asyncio.FIRST_COMPLETED)
            if not online.done():
                raise DiedError(self.words())
        finally:
            online.cancel()
            dead.cancel()

    async def kill(self) -> None:
        """Let it end in the middle of whatever it does."""
        if self._process is not None and self._process.is_alive():
            os.kill(self.pid, signal.SIGKILL)
        await self.dead.wait()
        await self._hung_up()

    async def stop(self) -> int:
        """Tell it to leave, and return its exit status; one that does not leave is killed, which is -9."""
        process = self._process
        assert process is not None
        process.terminate()
        try:
            await asyncio.wait_for(self.dead.wait(), LEAVING)
        except TimeoutError:
            await self.kill()
        await self._hung_up()
        process.join()
        return process.exitcode or 0

    def words(self) -> str:
        """Return the end of what it has said."""
        return "\n".join(self._said.decode(errors="replace").splitlines()[-8:])

    def faults(self) -> list[str]:
        """Return what it has logged as errors: each is a bug, or a test that expects too little."""
        found = []
        for line in self._said.decode(errors="replace").splitlines():
            try:
                said = json.loads(line)
            except ValueError:
                found.append(line)
                continue
            if said["level"] in ("ERROR", "CRITICAL"):
                found.append(f"{said['message']} {said.get('error', '').splitlines()[-1:]}")
        return found

    def close(self) -> None:
        """Hear no more."""
        asyncio.get_running_loop().remove_reader(self._ear)
        os.close(self._ear)

    def _hear(self) -> None:
        with contextlib.suppress(BlockingIOError):
            self._said += os.read(self._ear, 1 << 16)

    async def _hung_up(self) -> None:
        """Wait until Discord, too, has noticed that it is gone."""
        async with asyncio.timeout(STARTING):
            while self._sandbox.gateway.online.is_set():  # noqa: ASYNC110 -- nobody tells when it is cleared
                await asyncio.sleep(0.002)

    def _ended(self, sentinel: int) -> None:
        asyncio.get_running_loop().remove_reader(sentinel)
        self.dead.set()


def _serve(address: str, folder: str, database: str, log: str) -> None:
    """Be the bot, in a process of its own."""
    os.chdir(folder)  # where no .env is
    said = os.open(log, os.O_WRONLY)
    os.dup2(said, 1)
    os.dup2(said, 2)
    os.environ |= {
        "DISCORD_TOKEN": TOKEN,
        "DATABASE": database,
        "LOG_FORMAT": "json",
        "COMPUTER_PAUSE": "0",
        "PYTHONPATH": str(CHECKOUT),
    }
    sys.argv = ["canasta"]
    # Drills play faster than people may, and do not wait as long before something is tried again.
    vars(program)["Pace"] = lambda: Pace(burst=1e9, a_second=1e9)
    vars(pictures)["RETRY"] = AGAIN
    vars(guard)["FIRST"] = AGAIN
    with pointed_at(address):
        status = program.main()
    sys.stderr.flush()
    os._exit(status)
