"""The processes in which computer players think.

The event loop never waits for a thought: each runs in a worker process, has a budget, and where a worker dies or takes
too long the table plays on with the standard player's choice, and a new worker takes its place.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import random
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from bot.logs import without_values
from engine.players.levels import player_named
from engine.players.memory import Memory
from engine.players.reasons import Choice
from engine.view import View

log = logging.getLogger(__name__)

#: Seconds that a worker may think about one choice; the players' budgets are far below it.
PATIENCE: Final = 4.0
#: Seconds that a worker may think about an answer, for which a partner waits.
AT_ONCE: Final = 0.7
#: Seconds that the first worker may take to start, which counts as nobody's thought.
BEGINNING: Final = 30.0
#: What plays on when a thought is lost: quick enough to be had at once.
INSTEAD: Final = "standard"


Thought = Callable[[str, View, Memory, bytes], Choice]


def think(level: str, view: View, memory: Memory, seed: bytes) -> Choice:
    """Return the choice of a level for the seat of a view and its memory; the same seed makes the same choice."""
    return player_named(level)(view, memory, random.Random(seed))


class Workers:
    """Worker processes, started when the first thought is asked for."""

    def __init__(
        self,
        count: int | None = None,
        *,
        patience: float = PATIENCE,
        thought: Thought = think,
        executor: Callable[[int], Executor] | None = None,
    ) -> None:
        """Use ``count`` processes (default: one less than the machine has processors, at least one)."""
        self._count = count or max(1, (os.cpu_count() or 1) - 1)
        self._patience = patience
        self._thought = thought
        self._make = executor or _processes
        self._pool: Executor | None = None
        self._begun: asyncio.Future[None] | None = None
        self._turns = asyncio.Semaphore(self._count)

    async def choose(self, level: str, view: View, memory: Memory, seed: bytes) -> Choice:
        """Return a level's choice for the seat of a view, or the standard one where the thought is lost.

        Thoughts wait their turn, so that none is lost only because others think; who waits too long does without.
        """
        try:
            await asyncio.wait_for(self._turns.acquire(), self._patience)
        except TimeoutError:
            log.info("a computer player does without a thought: there are many")
            return await asyncio.to_thread(think, INSTEAD, view, memory, seed)
        try:
            found = await self._thought_of(level, view, memory, seed)
        finally:
            self._turns.release()
        return await asyncio.to_thread(think, INSTEAD, view, memory, seed) if found is None else found

    async def _thought_of(self, level: str, view: View, memory: Memory, seed: bytes) -> Choice | None:
        loop = asyncio.get_running_loop()
        is_new = self._pool is None
        pool = self._pool = self._pool or self._make(self._count)
        try:
            if is_new:
                self._begun = asyncio.ensure_future(loop.run_in_executor(pool, _begun))
                self._begun.add_done_callback(_noted)
            if self._begun is not None:
                await asyncio.wait({self._begun}, timeout=BEGINNING)
            thought = loop.run_in_executor(pool, self._thought, level, view, memory, seed)
            return await asyncio.wait_for(thought, self._patience)
        except (BrokenProcessPool, TimeoutError) as trouble:
            log.warning("a computer player's thought was lost: %s", type(trouble).__name__)
            self._replace(pool)
        except Exception as error:
            # A fault in a player is a bug, and no reason for the table to stand still. What it held is not for the log.
            log.error("a computer player of level %s failed", level, exc_info=without_values(error))
        return None

    async def answer(self, level: str, view: View, memory: Memory, seed: bytes) -> Choice:
        """Return a level's answer to its partner's question, or the standard one where that is not had at once."""
        try:
            async with asyncio.timeout(AT_ONCE):
                return await self.choose(level, view, memory, seed)
        except TimeoutError:
            return await asyncio.to_thread(think, INSTEAD, view, memory, seed)

    def _replace(self, pool: Executor) -> None:
        """Give up a pool whose worker died or is lost in thought; the next thought starts another."""
        if self._pool is pool:
            self._pool = None
        for process in list(getattr(pool, "_processes", None) or {}):
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End all workers; thoughts that nobody waits for any more are lost."""
        if self._pool is not None:
            self._replace(self._pool)


def _processes(count: int) -> Executor:
    # A fresh interpreter each: a forked one would inherit the event loop, the database and the connection.
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Leave interrupts to the bot, which ends its workers itself, and leave it the processor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(5)


def _begun() -> None:
    """Do nothing; that it is done tells that a worker is there."""


def _noted(future: asyncio.Future[None]) -> None:
    """Look at what became of a start; that it failed shows in the thought that follows."""
    if not future.cancelled():
        future.exception()
