"""The driver: sees that a computer is to act, lets it think, and carries out what it chooses, one command at a time.

A computer sees what its seat may know, and its commands go the way of everybody's: under the table's lock, checked by
the rules, real once they are stored. Nothing is remembered here. After a crash the tables are looked through at the
start, and wherever a computer is to act it goes on.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from typing import Final, Protocol

from bot.computers.workers import INSTEAD
from bot.logs import about_table, without_values
from bot.tables.events import Event
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.safe_move import safe_command
from bot.tables.service import TableService
from bot.tables.table import Table, TableId
from engine.commands import AnswerPermission, PlayerCommand
from engine.players.memory import Memory
from engine.players.reasons import Choice
from engine.refusals import RuleViolation
from engine.ruleset import Seat
from engine.view import View, view_for
from storage import StorageError, Store

_log = logging.getLogger(__name__)

PAUSE: Final = 1.5
"""Seconds before a computer's turn, so that people can follow."""
RETRY: Final = 15.0
"""Seconds before what the database refused is tried again."""
MOST_COMMANDS: Final = 60
"""Far more than a sensible turn needs; after so many the turn is ended in the safe way."""
EVER: Final = float("inf")


class Thinkers(Protocol):
    """Who thinks for computer players."""

    async def choose(self, level: str, view: View, memory: Memory, seed: bytes) -> Choice:
        """Return a level's choice for the seat of a view and its memory; the same seed makes the same choice."""
        ...

    async def answer(self, level: str, view: View, memory: Memory, seed: bytes) -> Choice:
        """Return a level's answer to a partner who waits for it, at once."""
        ...

    def close(self) -> None:
        """Think no more."""
        ...


class Driver:
    """Plays for the computers of all tables. It is a ``Publisher``: tables tell it when somebody else is to act."""

    def __init__(self, store: Store, thinkers: Thinkers, *, pause: float = PAUSE) -> None:
        """Drive tables, ``pause`` seconds before each turn of a computer."""
        self._store = store
        self._thinkers = thinkers
        self._pause = pause
        self._tables: TableService | None = None
        self._driving: dict[TableId, asyncio.Task[None]] = {}
        self._news: set[TableId] = set()
        self._start: asyncio.Task[None] | None = None

    # tables

    def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
        """Take note of a change, which may be for a computer to act on."""
        self._look_at(after)

    def table_loaded(self, table: Table) -> None:
        """Take note of a table that was not in memory; a computer may have been about to act."""
        self._look_at(table)

    # the bot comes and goes

    async def start(self, tables: TableService) -> None:
        """Begin, and go on wherever a computer is to act. Starting twice is harmless."""
        if self._tables is None:
            self._tables = tables
            self._start = asyncio.create_task(self._look_through())

    async def settle(self) -> None:
        """Wait until no computer has anything to do."""
        while tasks := {
            task for task in (self._start, *self._driving.values()) if task is not None and not task.done()
        }:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Finish the commands that are being stored, and stop."""
        self._tables = None
        tasks = {task for task in (self._start, *self._driving.values()) if task is not None}
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        self._thinkers.close()

    # how

    def _look_at(self, table: Table) -> None:
        if self._tables is None or table.computer_to_act is None:
            return
        self._news.add(table.id)
        if table.id not in self._driving:
            self._driving[table.id] = asyncio.create_task(self._drive(table.id))

    async def _look_through(self) -> None:
        """Look at every table that is open: each of them has a timer."""
        try:
            for table_id in await self._store.due(before=EVER):
                tables = self._tables
                table = None if tables is None else await tables.peek(table_id)
                if table is not None:
                    self._look_at(table)
        except StorageError as error:
            _log.warning("Computers wait until their tables are looked at: %s", type(error).__name__)
        except Exception as error:
            _log.error("Computers wait until their tables are looked at", exc_info=without_values(error))

    async def _drive(self, table_id: TableId) -> None:
        with about_table(table_id):
            try:
                while table_id in self._news:
                    self._news.discard(table_id)
                    await self._act_on(table_id)
            except Exception as error:
                _log.error("Table %s: its computers stop", table_id, exc_info=without_values(error))
            finally:
                self._news.discard(table_id)
                del self._driving[table_id]

    async def _act_on(self, table_id: TableId) -> None:
        """Act until nothing is to be done at a table."""
        turn, commands = 0.0, 0
        while self._tables is not None:
            try:
                table = await self._tables.peek(table_id)
                seat = None if table is None else table.computer_to_act
                if table is None or seat is None:
                    return
                if table.turn_since != turn:
                    turn, commands = table.turn_since, 0
                    if table.match.mover == seat and await self._rested():
                        continue  # something may have happened meanwhile
                commands += 1
                if not await self._act(self._tables, table, seat, is_stuck=commands > MOST_COMMANDS):
                    return
            except StorageError as error:
                _log.warning("Table %s: its computer has to wait: %s", table_id, type(error).__name__)
                await asyncio.sleep(RETRY)

    async def _rested(self) -> bool:
        """Pause before a turn, if that is wanted; return whether it was."""
        if self._pause > 0:
            await asyncio.sleep(self._pause)
        return self._pause > 0

    async def _act(self, tables: TableService, table: Table, seat: Seat, *, is_stuck: bool) -> bool:
        """Carry out one command of a computer; return whether to look at the table again."""
        view = view_for(table.match, seat)
        if view.options is None:
            _log.error("Table %s: a computer is to act and has nothing to choose from", table.id)
            return False
        memory = await tables.remembered(table, seat)
        for level in _LAST_RESORTS if is_stuck else (_level(table, seat), INSTEAD, *_LAST_RESORTS):
            command = safe_answer(view) if level is None else await self._chosen(level, table, view, memory)
            if command is None:
                continue
            try:
                await tables.play_computer(table.id, seat, (command,), revision=table.revision)
            except RuleViolation as violation:
                _log.error("Table %s: a computer's command was refused: %s", table.id, violation.refusal)
            except TableProblem as problem:
                if problem.code in (TableRefusal.STALE, TableRefusal.NOT_YOURS):
                    return True  # somebody was faster, or has taken the seat: look again
                if problem.code is not TableRefusal.PARTNER_AWAY:
                    return False
            else:
                return True
        _log.error("Table %s: a computer knows nothing that the rules allow", table.id)
        return False

    async def _chosen(self, level: str, table: Table, view: View, memory: Memory) -> PlayerCommand | None:
        """Return the command that a level chooses; None where it fails, which is a bug."""
        options, seed = view.options, seed_of(table, view)
        is_asked = options is not None and options.may_answer
        ask = self._thinkers.answer if is_asked else self._thinkers.choose
        try:
            return (await ask(level, view, memory, seed)).command
        except Exception as error:
            _log.error("Table %s: a computer of level %s fails", table.id, level, exc_info=without_values(error))
            return None


_LAST_RESORTS: Final[tuple[None]] = (None,)


def seed_of(table: Table, view: View) -> bytes:
    """Return where a player's chance comes from: the same table at the same revision makes the same choice.

    Of the round it has the public fingerprint, and nothing that would tell a card.
    """
    return hashlib.sha256(f"{table.id}:{view.seed_hash}:{table.revision}".encode()).digest()


def safe_answer(view: View) -> PlayerCommand:
    """Return what is always legal: no to a partner's question, or what brings the turn nearer to its end."""
    options, seat = view.options, view.viewer
    if options is not None and options.may_answer and seat is not None:
        return AnswerPermission(seat, yes=False)
    return safe_command(view)


def _level(table: Table, seat: Seat) -> str:
    computer = table.computer_on(seat)
    return INSTEAD if computer is None else computer.level
