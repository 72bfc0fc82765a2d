"""Where pictures are drawn while the bot goes on: in one thread, and each only once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from bot.pictures.picture import Picture

KEPT: Final = 256
"""Pictures in memory; a table's has about 30 kB."""


class Studio:
    """Draws pictures in a worker thread and keeps the latest by what they show.

    What a picture shows is its key: the same view, names, words and theme are the same picture, whoever asks.
    """

    def __init__(self, *, kept: int = KEPT) -> None:
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._pictures: OrderedDict[Hashable, asyncio.Future[Picture]] = OrderedDict()
        self._kept = kept

    async def picture(self, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        """Return the picture of a key; ``draw`` is called in the worker unless that is drawn already, or being drawn.

        Raises:
            Exception: Whatever ``draw`` raises; it is tried again the next time.
        """
        drawing = self._pictures.get(key)
        if drawing is None:
            drawing = asyncio.get_running_loop().run_in_executor(self._worker, draw)
            self._pictures[key] = drawing
            drawing.add_done_callback(lambda done: self._forget_failure(key, done))
            while len(self._pictures) > self._kept:
                self._pictures.popitem(last=False)
        else:
            self._pictures.move_to_end(key)
        return await asyncio.shield(drawing)

    def close(self) -> None:
        """Let the worker end; what waits is not drawn any more."""
        self._worker.shutdown(wait=False, cancel_futures=True)

    def _forget_failure(self, key: Hashable, done: asyncio.Future[Picture]) -> None:
        if (done.cancelled() or done.exception() is not None) and self._pictures.get(key) is done:
            del self._pictures[key]
