"""The painter: compares the messages that a table has with those that it should have, and makes up the difference."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bot.i18n import Words
from bot.logs import without_values
from bot.publishing import wanted
from bot.publishing.illustrator import Illustration, Illustrator
from bot.publishing.memory import Memory
from bot.publishing.outlet import Outlet, OutletError, Trouble
from bot.publishing.poster import PASSING, Poster, nonce_of
from bot.tables.messages import MessageKind
from bot.tables.table import Table, UserId
from bot.ui.rendered import Rendered
from storage import MessageRecord, StorageError, Store

_log = logging.getLogger(__name__)

_CALLS: Final = (MessageKind.TURN, MessageKind.REMINDER)
"""Which messages notify only who likes to be notified; a question waits for an answer, and always does."""
BOARD_AGE: Final = 50 * 60.0
"""Seconds after which the board is sent anew; edits of messages older than an hour are rationed (30046)."""


class Painter:
    """Sends, edits and deletes a table's messages; what goes wrong costs a picture and nothing else."""

    def __init__(
        self,
        store: Store,
        outlet: Outlet,
        *,
        clock: Callable[[], float],
        words_of: Callable[[int], Words],
        illustrator: Illustrator,
        may_call: Callable[[UserId], bool],
    ) -> None:
        self._store = store
        self._outlet = outlet
        self._poster = Poster(store, outlet, clock=clock)
        self._clock = clock
        self._words_of = words_of
        self._illustrator = illustrator
        self._may_call = may_call
        self.scroll = self._poster.scroll
        self.lost: Callable[[Table], None] = lambda table: None

    async def paint(self, table: Table, memory: Memory) -> bool:
        """Bring every message up to date; return False if it is worth trying again later."""
        try:
            await self._poster.remember(table.id, memory)
            messages = await self._poster.messages(table.id)
            all_well = await self._all(table, messages, memory) and await self._poster.tidy(table, memory)
        except StorageError as error:
            _log.warning("Table %s: its messages have to wait: %s", table.id, type(error).__name__)
            return False
        if not table.is_open:
            self.scroll.forget(table.channel_id, table.id)
        elif MessageKind.BOARD in messages:
            self.scroll.changed(table.channel_id, table.id)
        return all_well

    async def adopt(self, table: Table, kind: MessageKind, message_id: int, memory: Memory) -> bool:
        """Make a message that somebody else has sent the table's own, and delete the one that it replaces.

        Return False if that is worth trying again later.
        """
        replaced = memory.unstored.get(kind)
        memory.unstored[kind] = MessageRecord(table.channel_id, message_id, self._clock())
        memory.note(kind, message_id, table.revision)
        if kind is MessageKind.BOARD:
            self.scroll.sent(table.channel_id, table.id)
        try:
            replaced = replaced or (await self._poster.messages(table.id)).get(kind)
            if replaced is not None and replaced.message_id != message_id:
                memory.litter.append(replaced)
            await self._poster.remember(table.id, memory)
        except StorageError as error:
            _log.warning("Table %s: a %s is not remembered yet: %s", table.id, kind, type(error).__name__)
            return False
        return await self._poster.tidy(table, memory)

    # how

    async def _all(self, table: Table, messages: dict[MessageKind, MessageRecord], memory: Memory) -> bool:
        """Bring messages up to date, each whatever becomes of the others."""
        all_well = True
        for kind in wanted.KINDS:
            try:
                await self._one(table, kind, messages, memory)
            except OutletError as error:
                if error.trouble is Trouble.CHANNEL_GONE:
                    self._lose(table)
                    return True
                all_well &= self._overcome(error, table, kind)
            except StorageError:
                raise
            except Exception as error:
                _log.error("Table %s: its %s could not be drawn", table.id, kind, exc_info=without_values(error))
        return all_well

    def _overcome(self, error: OutletError, table: Table, kind: MessageKind) -> bool:
        """Log why a message is not as it should be; return False if that may pass."""
        if error.trouble in PASSING:  # of missing rights the guard has told
            return False
        level = logging.ERROR if error.trouble is Trouble.REFUSED else logging.WARNING
        where = f"Table {table.id}: no {kind} in channel {table.channel_id}"
        _log.log(level, "%s: %s (%s)", where, error.trouble, error.details)
        return True

    def _lose(self, table: Table) -> None:
        if table.is_open:
            self.lost(table)

    async def _one(
        self, table: Table, kind: MessageKind, messages: dict[MessageKind, MessageRecord], memory: Memory
    ) -> None:
        old = messages.get(kind)
        match kind:
            case MessageKind.BOARD:
                await self._board(table, old, memory, is_new_turn=_is_new_turn(table, messages.get(MessageKind.TURN)))
            case MessageKind.TURN:
                await self._news(table, kind, old, memory, mark=wanted.turn_mark(table), draw=wanted.turn_call)
            case MessageKind.QUESTION:
                await self._question(table, old, memory)
            case MessageKind.ANSWER:
                await self._answer(table, old, memory)
            case MessageKind.VACANCY:
                await self._news(table, kind, old, memory, mark=wanted.vacancy_mark(table), draw=wanted.vacancy)
            case MessageKind.REMINDER:
                await self._news(table, kind, old, memory, mark=wanted.reminder_mark(table), draw=wanted.reminder)
            case MessageKind.CLOSING:
                await self._news(table, kind, old, memory, mark=wanted.closing_mark(table), draw=wanted.closing)
            case MessageKind.RESULT:
                await self._result(table, old, memory)

    async def _board(self, table: Table, old: MessageRecord | None, memory: Memory, *, is_new_turn: bool) -> None:
        """Change the board; send it anew where that is not possible, or where nobody sees it any more at a new turn."""
        words = self._words_of(table.guild_id)
        illustration = await self._illustrator.board(table, words)
        _note_late(memory, MessageKind.BOARD, illustration)
        is_under_way = (MessageKind.BOARD, None) in memory.tries  # a new one may be there already, and nobody knows it
        if old is not None and not is_under_way and memory.shows(MessageKind.BOARD, old, table.revision):
            is_as_wanted = not illustration.pictures or memory.pictured == (old.message_id, table.revision)
            if is_as_wanted:
                return
        rendered = wanted.board(table, words, illustration.pictures)
        if old is not None:
            is_out_of_sight = is_new_turn and self.scroll.is_far(table.channel_id, table.id)
            is_young = self._clock() - old.at < BOARD_AGE and not is_out_of_sight
            may_stay = (is_young or not table.is_open) and not is_under_way
            if may_stay and await self._poster.edit(table, MessageKind.BOARD, old, rendered, memory):
                _note_picture(memory, rendered)
                return
        else:
            rendered = replace(rendered, mentions=memory.invited)
        try:
            await self._poster.send(table, MessageKind.BOARD, rendered, memory, replaced=old)
        except OutletError as error:
            # Who may not send may still change: better an old board than one that is out of date.
            if error.trouble is Trouble.NOT_ALLOWED and old is not None:
                await self._poster.edit(table, MessageKind.BOARD, old, rendered, memory)
            raise
        memory.invited = ()
        _note_picture(memory, rendered)

    async def _news(
        self,
        table: Table,
        kind: MessageKind,
        old: MessageRecord | None,
        memory: Memory,
        *,
        mark: float | None,
        draw: Callable[[Table, Words], Rendered],
    ) -> None:
        """Have a new message for each mark, for edits notify nobody; without a mark have none.

        That one is being sent is noted before. So it is found again, and deleted, where Discord's answer got lost, or
        the process was killed, and its mark has passed since.
        """
        is_tried = old is not None and old.message_id < 0
        if old is not None and old.at == mark and not is_tried:
            return
        if mark is None:
            if not is_tried:
                await self._poster.drop(table, kind, old, memory)
            return
        rendered = draw(table, self._words_of(table.guild_id))
        if kind in _CALLS:
            rendered = replace(rendered, mentions=tuple(filter(self._may_call, rendered.mentions)))
        if old is not None and is_tried:
            sent = await self._outlet.send(old.channel_id, rendered, nonce=nonce_of(table, kind, -old.message_id))
            if not sent.is_earlier or old.at == mark:
                await self._poster.sent(table, kind, rendered, sent, memory, at=mark)
                return
            memory.litter.append(MessageRecord(old.channel_id, sent.id, old.at))
        elif old is not None:
            await self._poster.delete(table, old, memory)
        await self._store.remember_message(
            table.id, kind, channel_id=table.channel_id, message_id=-table.revision, at=mark
        )
        sent = await self._outlet.send(table.channel_id, rendered, nonce=nonce_of(table, kind, table.revision))
        await self._poster.sent(table, kind, rendered, sent, memory, at=mark)

    async def _question(self, table: Table, old: MessageRecord | None, memory: Memory) -> None:
        """A question belongs to its turn, too. Its answer takes its place; without one it goes."""
        words, kind = self._words_of(table.guild_id), MessageKind.QUESTION
        is_of_this_turn = old is not None and old.at == table.turn_since
        if old is not None and is_of_this_turn and wanted.wants_answer(table):
            await self._answered(table, old, memory)
            return
        if not wanted.wants_question(table):
            await self._poster.drop(table, kind, old, memory)
            return
        rendered = wanted.question(table, words)
        if old is not None and is_of_this_turn:
            if memory.shows(kind, old, table.revision) or await self._poster.edit(table, kind, old, rendered, memory):
                return
        elif old is not None:
            await self._poster.delete(table, old, memory)
        await self._poster.send(table, kind, rendered, memory, at=table.turn_since)

    async def _answered(self, table: Table, old: MessageRecord, memory: Memory) -> None:
        """Turn a question into its answer, which is not changed again."""
        try:
            if not memory.shows(MessageKind.QUESTION, old, table.revision):
                rendered = wanted.answer(table, self._words_of(table.guild_id))
                await self._poster.edit(table, MessageKind.QUESTION, old, rendered, memory)
        except OutletError as error:
            if error.trouble not in PASSING:
                await self._store.forget_message(table.id, MessageKind.QUESTION)
            raise
        await self._store.remember_message(
            table.id, MessageKind.ANSWER, channel_id=old.channel_id, message_id=old.message_id, at=old.at
        )
        await self._store.forget_message(table.id, MessageKind.QUESTION)

    async def _answer(self, table: Table, old: MessageRecord | None, memory: Memory) -> None:
        """An answer goes with its turn; the board's last turns tell it."""
        if not wanted.wants_answer(table) or (old is not None and old.at != table.turn_since):
            await self._poster.drop(table, MessageKind.ANSWER, old, memory)

    async def _result(self, table: Table, old: MessageRecord | None, memory: Memory) -> None:
        """A result stays where it is; the round's last turn tells it from the one before."""
        if not wanted.wants_result(table):
            if old is not None:
                await self._store.forget_message(table.id, MessageKind.RESULT)
            memory.late.discard(MessageKind.RESULT)
            return
        is_there = old is not None and old.at == table.turn_since
        if is_there and MessageKind.RESULT not in memory.late:
            return
        words = self._words_of(table.guild_id)
        illustration = await self._illustrator.result(table, words)
        _note_late(memory, MessageKind.RESULT, illustration)
        rendered = wanted.result(table, words, illustration.pictures)
        if not is_there:
            await self._poster.send(table, MessageKind.RESULT, rendered, memory, at=table.turn_since)
        elif old is not None and illustration.pictures:
            await self._poster.edit(table, MessageKind.RESULT, old, rendered, memory)


def _is_new_turn(table: Table, call: MessageRecord | None) -> bool:
    """Whether the player to move has not been called yet."""
    mark = wanted.turn_mark(table)
    return mark is not None and (call is None or call.at != mark)


def _note_late(memory: Memory, kind: MessageKind, illustration: Illustration) -> None:
    (memory.late.add if illustration.is_late else memory.late.discard)(kind)


def _note_picture(memory: Memory, rendered: Rendered) -> None:
    if rendered.files:
        memory.pictured = memory.shown.get(MessageKind.BOARD, (0, 0))
