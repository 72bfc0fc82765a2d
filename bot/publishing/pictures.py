"""The publisher: brings each table's public messages up to date, the newest state first and never too often.

A table that has changed is marked and drawn when its turn comes; what happened in between is never drawn. Nothing here
can harm a match: what fails costs a picture and is tried again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.i18n import Words
from bot.logs import about_table, without_values
from bot.publishing import wanted
from bot.publishing.guard import Guard
from bot.publishing.illustrator import Illustrator
from bot.publishing.memory import Memory
from bot.publishing.outlet import Outlet
from bot.publishing.painter import Painter
from bot.tables.events import Event
from bot.tables.messages import MessageKind
from bot.tables.table import Table, TableId, UserId
from storage import Store

_log = logging.getLogger(__name__)

PAUSE: Final = 1.2
"""Seconds between two drawings of one table: Discord allows about five edits in five seconds a channel."""
RETRY: Final = 15.0
"""Seconds before what Discord had no time for is tried again."""
SOON: Final = 0.5
"""Seconds at least before a message is looked at again whose pictures were not ready."""
LAST_MINUTE: Final = 5.0
"""Seconds that the last drawings may take when the bot leaves; hosts kill a process that takes its time."""


@dataclass(slots=True)
class _Easel:
    """One table's drawing in progress.

    Attributes:
        due: The latest state that has not been drawn; None when all is drawn.
        worker: Whoever is drawing.
        timer: Runs while the table rests.
        is_barred: It rests because rights are missing.
        guests: How many wait to add a message of their own.
        lock: Held by whoever touches the messages.
    """

    due: Table | None = None
    worker: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    is_barred: bool = False
    guests: int = 0
    memory: Memory = field(default_factory=Memory)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def is_idle(self) -> bool:
        """Whether nobody draws, and nothing will be drawn by itself."""
        return self.worker is None and self.timer is None

    def mark(self, table: Table) -> None:
        """Take note that a state has to be drawn, unless a later one has."""
        if self.due is None or self.due.revision <= table.revision:
            self.due = table

    def take(self) -> Table | None:
        """Return what is due, and take note that somebody draws it."""
        due, self.due = self.due, None
        return due


class Pictures:
    """Keeps the messages of every table in step with it."""

    def __init__(
        self,
        store: Store,
        outlet: Outlet,
        *,
        clock: Callable[[], float],
        words_of: Callable[[int], Words],
        pause: float = PAUSE,
        illustrator: Illustrator | None = None,
        may_call: Callable[[UserId], bool] = lambda user: True,
    ) -> None:
        """Draw tables.

        Args:
            store: Remembers which messages belong to a table.
            outlet: Where messages go.
            clock: The present in Unix seconds.
            words_of: The words for the public messages of a server, by its id.
            pause: Seconds between two drawings of one table.
            illustrator: Has pictures drawn; without one there are none.
            may_call: Whether a user likes to be notified when it is their turn.
        """
        self._illustrator = illustrator or Illustrator()
        self._guard = Guard(outlet, clock)
        self._painter = Painter(
            store, self._guard, clock=clock, words_of=words_of, illustrator=self._illustrator, may_call=may_call
        )
        self._pause = pause
        self._easels: dict[TableId, _Easel] = {}
        self._is_closing = False
        self._calmer = asyncio.Event()

    def __len__(self) -> int:
        """Return of how many tables something is kept in memory."""
        return len(self._easels)

    async def calm(self, most: int) -> None:
        """Wait until something is kept of fewer than ``most`` tables."""
        while len(self) >= most:
            self._calmer.clear()
            await self._calmer.wait()

    def when_lost(self, callback: Callable[[Table], None]) -> None:
        """Tell whom to call about an open table whose channel is gone."""
        self._painter.lost = callback

    def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
        """Take note of a change; a new table is shown by whoever opened it, see ``adopt``."""
        if before is not None and wanted.is_seen(after, events):
            self.draw(after)

    def table_loaded(self, table: Table) -> None:
        """Draw an open table when it is looked at first: a process that was killed may have left it half shown."""
        if table.is_open:
            self.draw(table)

    def draw(self, table: Table) -> None:
        """Bring a table's messages up to date as soon as may be; ``table`` is its latest state."""
        if self._is_closing:
            return
        easel = self._easels.setdefault(table.id, _Easel())
        easel.mark(table)
        if easel.is_barred:  # what is allowed is done at once, and nothing else asked for
            self._hurry(table.id, easel)
        self._wake(table.id, easel)

    def is_barred(self, channel_id: int) -> bool:
        """Whether the bot lacks rights in a channel, and tables there stand still for everybody who looks."""
        return self._guard.is_shut(channel_id)

    def is_news(self, channel_id: int, user: UserId) -> bool:
        """Whether that is so, and a user is to be told of it; they count as told from then on."""
        return self._guard.is_news(channel_id, user)

    def written(self, channel_id: int) -> None:
        """Take note that somebody has written in a channel: boards there scroll away."""
        self._painter.scroll.written(channel_id)

    def try_again(self, channel_id: int) -> None:
        """Take note that the rights are back in a channel."""
        self._guard.try_now(channel_id)
        for table_id, easel in list(self._easels.items()):
            if easel.is_barred and easel.due is not None and easel.due.channel_id == channel_id:
                self._hurry(table_id, easel)

    def show_first(self, table: Table, *, mentions: Sequence[UserId]) -> None:
        """Show a new table where there is nothing of it yet; that notifies the users who are named."""
        if not self._is_closing:
            self._easels.setdefault(table.id, _Easel()).memory.invited = tuple(mentions)
        self.draw(table)

    def draw_again(self, table: Table) -> None:
        """Like ``draw``, whatever ``already_drawn`` has said: the answer that was to show it never arrived."""
        if table.id in self._easels:
            self._easels[table.id].memory.shown.clear()
        self.draw(table)

    def already_drawn(self, table: Table, kind: MessageKind, message_id: int) -> None:
        """Take note that a message shows this revision already, as when it is changed in answer to a press."""
        easel = self._easels.get(table.id)
        if easel is not None:
            easel.memory.note(kind, message_id, table.revision)

    async def adopt(self, table: Table, kind: MessageKind, message_id: int) -> None:
        """Make a message that somebody else has sent the table's own, and delete the one that it replaces.

        What has happened since it was drawn is for the caller to ``draw``.
        """
        easel = self._easels.setdefault(table.id, _Easel())
        easel.guests += 1
        try:
            async with easel.lock:
                all_well = await self._painter.adopt(table, kind, message_id, easel.memory)
        finally:
            easel.guests -= 1
        if not all_well:
            easel.mark(table)
        if easel.is_idle:
            self._rest(table.id, easel, self._pause if all_well else RETRY)

    async def close(self) -> None:
        """Draw what is due at once, and stop."""
        self._is_closing = True
        for table_id, easel in list(self._easels.items()):
            if easel.timer is not None:
                easel.timer.cancel()
                easel.timer = None
                self._wake(table_id, easel)
        workers = [easel.worker for easel in self._easels.values() if easel.worker is not None]
        if workers:
            _, late = await asyncio.wait(workers, timeout=LAST_MINUTE)
            for worker in late:
                worker.cancel()
            if late:
                _log.warning("%d tables could not be drawn before leaving", len(late))
                await asyncio.wait(late)
        self._easels.clear()
        self._illustrator.close()
        self._calmer.set()

    # how

    def _wake(self, table_id: TableId, easel: _Easel) -> None:
        if easel.is_idle and easel.due is not None:
            easel.worker = asyncio.create_task(self._about(table_id, easel))

    async def _about(self, table_id: TableId, easel: _Easel) -> None:
        with about_table(table_id):  # whoever has wakened this may be at another one
            await self._work(table_id, easel)

    async def _work(self, table_id: TableId, easel: _Easel) -> None:
        """Draw until nothing is due; between two drawings, and after a failure, let the table rest."""
        pause = self._pause
        try:
            while (table := easel.take()) is not None:
                async with easel.lock:
                    all_well = await self._painter.paint(table, easel.memory)
                easel.is_barred = not all_well and self._guard.is_shut(table.channel_id)
                if not all_well:
                    pause = max(self._guard.rest(table.channel_id), self._pause) if easel.is_barred else RETRY
                    easel.mark(table)
                elif easel.memory.late and not self._is_closing:
                    pause = max(pause, SOON)
                    easel.mark(table)
                    break
                if not all_well or (pause and not self._is_closing):
                    break
        except Exception as error:
            _log.error("Table %s could not be drawn", table_id, exc_info=without_values(error))
        finally:
            easel.worker = None
            self._rest(table_id, easel, pause)

    def _hurry(self, table_id: TableId, easel: _Easel) -> None:
        """Let a table rest no longer than one with which all is well."""
        easel.is_barred = False
        if easel.timer is not None:
            easel.timer.cancel()
            self._rest(table_id, easel, self._pause)

    def _rest(self, table_id: TableId, easel: _Easel, pause: float) -> None:
        """Let a table wait before it is drawn again; one with nothing to draw is forgotten."""

        def go_on() -> None:
            easel.timer = None
            self._wake(table_id, easel)
            if easel.is_idle and not easel.guests:
                self._easels.pop(table_id, None)
                self._calmer.set()

        if not self._is_closing:
            easel.timer = asyncio.get_running_loop().call_later(pause, go_on)
