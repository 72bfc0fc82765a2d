"""Sending over a WebSocket in order, without anybody waiting for it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from aiohttp import web

MOST_WAITING = 10_000
"""Frames that may wait for somebody who does not read; then the line is cut."""


class Outbox:
    """One WebSocket, written to by a task of its own; ``encode`` makes frames of messages, in their order."""

    def __init__(self, socket: web.WebSocketResponse, encode: Callable[[bytes], bytes | str]) -> None:
        self._socket = socket
        self._encode = encode
        self._waiting: asyncio.Queue[bytes | str | int] = asyncio.Queue(MOST_WAITING)
        self._task = asyncio.create_task(self._write())

    @property
    def is_open(self) -> bool:
        """Whether what is put in still goes out."""
        return not self._task.done() and not self._socket.closed

    def put(self, message: bytes) -> None:
        """Send a message after those before it."""
        if self.is_open:
            self._put(self._encode(message))

    def close(self, code: int) -> None:
        """Close the line with a code, once everything is sent."""
        self._put(code)

    def cut(self) -> None:
        """Stop at once; nothing more goes out."""
        self._task.cancel()

    def _put(self, frame: bytes | str | int) -> None:
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self.cut()

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError, RuntimeError):
            while True:
                frame = await self._waiting.get()
                if isinstance(frame, int):
                    await self._socket.close(code=frame)
                    return
                if isinstance(frame, str):
                    await self._socket.send_str(frame)
                else:
                    await self._socket.send_bytes(frame)
