"""The page for whoever looks after the bot: ``/health`` and ``/metrics``, on this machine alone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.operation import metrics
from bot.operation.asking import HOST, PATIENCE
from storage import StorageError, Store


class OperationServer:
    """Serves the page from ``start`` to ``stop``."""

    def __init__(self, store: Store, *, is_connected: Callable[[], bool]) -> None:
        self._store = store
        self._is_connected = is_connected
        self._runner: web.AppRunner | None = None
        self._watching: asyncio.Task[None] | None = None
        self._bugs = metrics.BugCounter()
        self.port = 0

    async def start(self, port: int) -> None:
        """Listen on a port of this machine, 0 for any.

        Raises:
            OSError: The port cannot be used.
        """
        app = web.Application()
        app.router.add_get("/health", self._health)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, port).start()
        except OSError:
            await self.stop()
            raise
        _, self.port = self._runner.addresses[0][:2]
        self._watching = asyncio.create_task(metrics.watch_loop())
        logging.getLogger().addHandler(self._bugs)

    async def stop(self) -> None:
        """Listen no more. Stopping twice is harmless."""
        logging.getLogger().removeHandler(self._bugs)
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
            self._watching = None
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def _health(self, request: web.Request) -> web.Response:
        parts = {"gateway": self._is_connected(), "store": await self._asked(self._store.count_open) is not None}
        is_well = all(parts.values())
        return web.json_response({"ok": is_well, **parts}, status=200 if is_well else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        count = await self._asked(self._store.count_open)
        metrics.OPEN_TABLES.set(float("nan") if count is None else count)
        return web.Response(body=metrics.text(), headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})

    async def _asked(self, question: Callable[[], Awaitable[int]]) -> int | None:
        try:
            return await asyncio.wait_for(question(), PATIENCE)
        except (StorageError, TimeoutError):
            return None
