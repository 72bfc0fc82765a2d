"""The poster: puts a table's messages up, changes them and takes them down, and sees to it that this is remembered."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from bot.publishing.memory import Memory
from bot.publishing.outlet import Outlet, OutletError, Sent, Trouble
from bot.publishing.scroll import Scroll
from bot.tables.messages import MessageKind
from bot.tables.table import Table, TableId
from bot.ui.rendered import Rendered
from storage import MessageRecord, Store

_log = logging.getLogger(__name__)

MAX_NONCE: Final = 25
PASSING: Final = (Trouble.LATER, Trouble.NOT_ALLOWED)
"""What is worth trying again."""
UNEDITABLE: Final = (Trouble.MESSAGE_GONE, Trouble.ASLEEP)
"""Where a message has to be sent anew."""


class Poster:
    """The way of one table's messages to Discord and into the store. Its methods raise what these raise."""

    def __init__(self, store: Store, outlet: Outlet, *, clock: Callable[[], float]) -> None:
        self._store = store
        self._outlet = outlet
        self._clock = clock
        self.scroll = Scroll()

    async def send(
        self,
        table: Table,
        kind: MessageKind,
        rendered: Rendered,
        memory: Memory,
        *,
        at: float | None = None,
        replaced: MessageRecord | None = None,
    ) -> None:
        """Send a message that is to be remembered, and throw the one away that it replaces."""
        nonce = memory.tries.setdefault((kind, at), nonce_of(table, kind, table.revision))
        try:
            sent = await self._outlet.send(table.channel_id, rendered, nonce=nonce)
        except OutletError as error:
            if error.trouble not in PASSING:  # an earlier try may have arrived
                del memory.tries[kind, at]
            raise
        del memory.tries[kind, at]
        if replaced is not None:
            memory.litter.append(replaced)
        await self.sent(table, kind, rendered, sent, memory, at=self._clock() if at is None else at)

    async def sent(
        self, table: Table, kind: MessageKind, rendered: Rendered, sent: Sent, memory: Memory, *, at: float
    ) -> None:
        """Remember a message that was sent; one of an earlier try shows what was true at that time, and is changed."""
        record = memory.unstored[kind] = MessageRecord(table.channel_id, sent.id, at)
        if kind is MessageKind.BOARD:
            self.scroll.sent(table.channel_id, table.id)
        await self.remember(table.id, memory)
        if sent.is_earlier:
            await self.edit(table, kind, record, rendered, memory)
        else:
            memory.note(kind, sent.id, table.revision)

    async def edit(
        self, table: Table, kind: MessageKind, old: MessageRecord, rendered: Rendered, memory: Memory
    ) -> bool:
        """Change a message; return False if it is gone."""
        try:
            await self._outlet.edit(old.channel_id, old.message_id, rendered)
        except OutletError as error:
            if error.trouble in UNEDITABLE:
                return False
            raise
        memory.note(kind, old.message_id, table.revision)
        return True

    async def drop(self, table: Table, kind: MessageKind, old: MessageRecord | None, memory: Memory) -> None:
        """Delete a message, if there is one, and forget it."""
        if old is not None:
            await self.delete(table, old, memory)
            await self._store.forget_message(table.id, kind)

    async def delete(self, table: Table, old: MessageRecord, memory: Memory) -> None:
        """Delete a message; one that cannot be deleted now is no reason to do nothing else, and deleted later."""
        try:
            await self._outlet.delete(old.channel_id, old.message_id)
        except OutletError as error:
            is_out_of_sight = error.trouble is Trouble.ASLEEP and not table.is_open
            if error.trouble in (*PASSING, Trouble.ASLEEP) and not is_out_of_sight:
                memory.litter.append(old)
            else:
                _log.info("Table %s: an old message stays: %s", table.id, error.trouble)

    async def tidy(self, table: Table, memory: Memory) -> bool:
        """Delete what has been replaced; return False if something has to wait."""
        litter, memory.litter = memory.litter, []
        for old in litter:
            await self.delete(table, old, memory)
        return not memory.litter

    async def remember(self, table_id: TableId, memory: Memory) -> None:
        """Store which messages have been sent; it is tried again with the next drawing."""
        for kind, sent in list(memory.unstored.items()):
            await self._store.remember_message(
                table_id, kind, channel_id=sent.channel_id, message_id=sent.message_id, at=sent.at
            )
            if memory.unstored.get(kind) == sent:
                del memory.unstored[kind]

    async def messages(self, table_id: TableId) -> dict[MessageKind, MessageRecord]:
        """Return which messages a table has."""
        stored = await self._store.messages(table_id)
        return {MessageKind(kind): record for kind, record in stored.items()}


def nonce_of(table: Table, kind: MessageKind, revision: int) -> str:
    """Return what tells the sending of a message, first tried at a revision, from all others."""
    return f"{table.id}-{kind}-{revision}"[-MAX_NONCE:]
