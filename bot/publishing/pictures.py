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
from bot.publishing import wanted
from bot.publishing.outlet import Outlet, OutletError, Trouble
from bot.tables.events import Event
from bot.tables.messages import MessageKind
from bot.tables.table import Table, TableId
from bot.ui.rendered import Rendered
from storage import MessageRecord, StorageError, Store

_log = logging.getLogger(__name__)

PAUSE: Final = 1.2
"""Seconds between two drawings of one table: Discord allows about five edits in five seconds a channel."""
BOARD_AGE: Final = 50 * 60.0
"""Seconds after which the board is sent anew; edits of messages older than an hour are rationed (30046)."""
RETRY: Final = 15.0
"""Seconds before what Discord had no time for is tried again."""


@dataclass(slots=True)
class _Easel:
    """One table's drawing in progress. ``due`` is the latest state that has not been drawn, None when all is drawn."""

    due: Table | None = None
    worker: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    drawn: dict[MessageKind, int] = field(default_factory=dict)

    def take(self) -> Table | None:
        """Return what is due, and take note that somebody draws it."""
        due, self.due = self.due, None
        return due


class Pictures:
    """Keeps board, turn call, question and result of every table in step with it."""

    def __init__(
        self,
        store: Store,
        outlet: Outlet,
        *,
        clock: Callable[[], float],
        words_of: Callable[[int], Words],
        pause: float = PAUSE,
    ) -> None:
        """Draw tables.

        Args:
            store: Remembers which messages belong to a table.
            outlet: Where messages go.
            clock: The present in Unix seconds.
            words_of: The words for the public messages of a server, by its id.
            pause: Seconds between two drawings of one table.
        """
        self._store = store
        self._outlet = outlet
        self._clock = clock
        self._words_of = words_of
        self._pause = pause
        self._easels: dict[TableId, _Easel] = {}
        self._is_closing = False
        self._lost: Callable[[Table], None] = lambda table: None

    def when_lost(self, callback: Callable[[Table], None]) -> None:
        """Tell whom to call about a table whose channel is gone."""
        self._lost = callback

    def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
        """Take note of a change; a new table is shown by whoever opened it, see ``adopt``."""
        if before is not None:
            self.draw(after)

    def draw(self, table: Table) -> None:
        """Bring a table's messages up to date as soon as may be."""
        easel = self._easels.setdefault(table.id, _Easel())
        if easel.due is None or easel.due.revision <= table.revision:
            easel.due = table
        self._wake(table.id, easel)

    async def adopt(self, table: Table, kind: MessageKind, message_id: int) -> None:
        """Make a message that somebody else has sent the table's own, and delete the one that it replaces."""
        old = (await self._messages(table.id)).get(kind)
        await self._store.remember_message(
            table.id, kind, channel_id=table.channel_id, message_id=message_id, at=self._clock()
        )
        self.already_drawn(table, kind)
        if old is not None and old.message_id != message_id:
            try:
                await self._outlet.delete(old.channel_id, old.message_id)
            except OutletError as error:
                _log.info("Table %s: an old message stays: %s", table.id, error.trouble)

    def already_drawn(self, table: Table, kind: MessageKind) -> None:
        """Take note that a message shows this revision already, as when it was changed in answer to a press."""
        drawn = self._easels.setdefault(table.id, _Easel()).drawn
        drawn[kind] = max(table.revision, drawn.get(kind, 0))

    async def close(self) -> None:
        """Draw what is due at once, and stop."""
        self._is_closing = True
        for table_id, easel in list(self._easels.items()):
            if easel.timer is not None:
                easel.timer.cancel()
                easel.timer = None
                self._wake(table_id, easel)
        while workers := [easel.worker for easel in self._easels.values() if easel.worker is not None]:
            await asyncio.wait(workers)

    # how

    def _wake(self, table_id: TableId, easel: _Easel) -> None:
        if easel.worker is None and easel.timer is None and easel.due is not None:
            easel.worker = asyncio.create_task(self._work(table_id, easel))

    async def _work(self, table_id: TableId, easel: _Easel) -> None:
        """Draw until nothing is due; between two drawings, and after a failure, let the table rest."""
        pause = self._pause
        try:
            while (table := easel.take()) is not None:
                all_well = await self._bring_up_to_date(table, easel)
                if not all_well or (self._pause and not self._is_closing):
                    pause = self._pause if all_well else RETRY
                    break
        except Exception:
            _log.exception("Table %s could not be drawn", table_id)
        finally:
            easel.worker = None
            self._rest(table_id, easel, pause)

    def _rest(self, table_id: TableId, easel: _Easel, pause: float) -> None:
        """Let a table wait before it is drawn again; one with nothing to draw is forgotten."""

        def go_on() -> None:
            easel.timer = None
            self._wake(table_id, easel)
            if easel.worker is None:
                self._easels.pop(table_id, None)

        if self._is_closing or (not pause and easel.due is None):
            self._easels.pop(table_id, None)
        else:
            easel.timer = asyncio.get_running_loop().call_later(pause, go_on)

    async def _bring_up_to_date(self, table: Table, easel: _Easel) -> bool:
        """Bring each message up to date; return whether all went well or will not go better soon."""
        all_well = True
        try:
            messages = await self._messages(table.id)
            for kind in wanted.KINDS:
                all_well &= await self._one(table, kind, messages.get(kind), easel)
        except StorageError:
            _log.warning("Table %s: the database is busy; its messages are brought up to date later", table.id)
            all_well = False
        if not all_well and easel.due is None:
            easel.due = table
        return all_well

    async def _one(self, table: Table, kind: MessageKind, old: MessageRecord | None, easel: _Easel) -> bool:
        try:
            await self._reconcile(table, kind, old, easel)
        except OutletError as error:
            match error.trouble:
                case Trouble.LATER:
                    return False
                case Trouble.CHANNEL_GONE:
                    self._lost(table)
                case _:
                    _log.warning("Table %s: no %s in channel %s: %s", table.id, kind, table.channel_id, error.trouble)
        return True

    async def _reconcile(self, table: Table, kind: MessageKind, old: MessageRecord | None, easel: _Easel) -> None:
        match kind:
            case MessageKind.BOARD:
                await self._board(table, old, easel)
            case MessageKind.TURN:
                await self._turn_call(table, old)
            case MessageKind.QUESTION:
                await self._question(table, old, easel)
            case MessageKind.RESULT:
                await self._result(table, old)

    async def _board(self, table: Table, old: MessageRecord | None, easel: _Easel) -> None:
        if old is not None and easel.drawn.get(MessageKind.BOARD, 0) >= table.revision:
            return
        rendered = wanted.board(table, self._words_of(table.guild_id))
        is_fresh = old is not None and self._clock() - old.at < BOARD_AGE
        if old is not None and (is_fresh or not table.is_open) and await self._edit(old, rendered):
            return
        await self._send(table, MessageKind.BOARD, rendered)
        if old is not None:
            await self._outlet.delete(old.channel_id, old.message_id)

    async def _turn_call(self, table: Table, old: MessageRecord | None) -> None:
        """A call belongs to the turn that began at its time; a new turn has a new call, for edits notify nobody."""
        is_wanted = wanted.wants_turn_call(table)
        if old is not None:
            if is_wanted and old.at == table.turn_since:
                return
            await self._store.forget_message(table.id, MessageKind.TURN)
            await self._outlet.delete(old.channel_id, old.message_id)
        if is_wanted:
            rendered = wanted.turn_call(table, self._words_of(table.guild_id))
            await self._send(table, MessageKind.TURN, rendered, at=table.turn_since)

    async def _question(self, table: Table, old: MessageRecord | None, easel: _Easel) -> None:
        words = self._words_of(table.guild_id)
        if wanted.wants_question(table):
            if old is None:
                await self._send(table, MessageKind.QUESTION, wanted.question(table, words))
            elif easel.drawn.get(MessageKind.QUESTION, 0) < table.revision:
                await self._edit(old, wanted.question(table, words))
        elif old is not None:
            await self._store.forget_message(table.id, MessageKind.QUESTION)
            if easel.drawn.get(MessageKind.QUESTION, 0) < table.revision:
                await self._edit(old, wanted.settled_question(table, words))

    async def _result(self, table: Table, old: MessageRecord | None) -> None:
        if not wanted.wants_result(table):
            if old is not None:
                await self._store.forget_message(table.id, MessageKind.RESULT)
        elif old is None:
            await self._send(table, MessageKind.RESULT, wanted.result(table, self._words_of(table.guild_id)))

    async def _send(self, table: Table, kind: MessageKind, rendered: Rendered, *, at: float | None = None) -> None:
        nonce = f"{table.id}-{table.revision}-{kind}"[:25]
        message_id = await self._outlet.send(table.channel_id, rendered, nonce=nonce)
        await self._store.remember_message(
            table.id,
            kind,
            channel_id=table.channel_id,
            message_id=message_id,
            at=self._clock() if at is None else at,
        )

    async def _edit(self, old: MessageRecord, rendered: Rendered) -> bool:
        """Change a message; return False if it is gone."""
        try:
            await self._outlet.edit(old.channel_id, old.message_id, rendered)
        except OutletError as error:
            if error.trouble is Trouble.MESSAGE_GONE:
                return False
            raise
        return True

    async def _messages(self, table_id: TableId) -> dict[MessageKind, MessageRecord]:
        stored = await self._store.messages(table_id)
        return {MessageKind(kind): record for kind, record in stored.items()}
