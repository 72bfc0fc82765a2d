"""SqliteStore: the contract of `Store` over a writing and a reading connection to one file."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, Self, TypeVar

from storage.records import (
    Commit,
    CommitKey,
    HouseRulesRecord,
    MessageRecord,
    Rewrite,
    SettingsOwner,
    StoredCommit,
    StoredTable,
    TableId,
)
from storage.sqlite import alive, house_rules, messages, reading, settings, upkeep
from storage.sqlite.connecting import connect_reader, connect_writer
from storage.sqlite.faults import reading_fault, writing_fault
from storage.sqlite.group_commit import GroupCommit
from storage.sqlite.opening import prepare
from storage.sqlite.worker import Worker

P = ParamSpec("P")
T = TypeVar("T")


class SqliteStore:
    """A store in one SQLite file, which belongs to this process as long as the store is open."""

    def __init__(
        self, path: Path, *, worker: Worker, writer: GroupCommit, reader: Worker, resources: AsyncExitStack
    ) -> None:
        """Take over what `open` has opened; use that instead."""
        self._path = path
        self._worker = worker
        self._writer = writer
        self._reader = reader
        self._resources = resources

    @classmethod
    async def open(cls, path: str | os.PathLike[str], *, clock: Callable[[], float] = time.time) -> Self:
        """Open a database, creating the file or migrating it to the newest format where needed.

        Raises DatabaseInUse where another process has it open, DatabaseTooNew, DatabaseCorrupt, or
        DatabaseUnwritable. Must be closed: its threads keep the process alive.
        """
        file = Path(path)
        async with AsyncExitStack() as resources:
            claim = await asyncio.to_thread(prepare, file)
            resources.callback(claim.release)
            worker = await Worker.open(partial(connect_writer, file))
            resources.push_async_callback(worker.close)
            writer = GroupCommit(worker, path=file, clock=clock)
            resources.push_async_callback(writer.close)
            # A connection of its own, so that no look-up waits for the disk behind somebody's commit. Closed
            # before the writer: the last one to leave tidies the write-ahead log away, and a reader cannot.
            reader = await Worker.open(partial(connect_reader, file))
            resources.push_async_callback(reader.close)
            return cls(file, worker=worker, writer=writer, reader=reader, resources=resources.pop_all())

    async def append(self, commit: Commit) -> int:
        """See `Store.append`."""
        return await self._writer.append(commit)

    async def load(self, table_id: TableId) -> StoredTable | None:
        """See `Store.load`."""
        return await self._read(reading.load, table_id)

    async def history(self, table_id: TableId, *, after: int = 0, limit: int | None = None) -> tuple[StoredCommit, ...]:
        """See `Store.history`."""
        return await self._read(reading.history, table_id, after=after, limit=limit)

    async def recent(self, table_id: TableId, *, count: int) -> tuple[StoredCommit, ...]:
        """See `Store.recent`."""
        return await self._read(reading.recent, table_id, count=count)

    async def find_interaction(self, interaction_id: int) -> CommitKey | None:
        """See `Store.find_interaction`."""
        return await self._read(reading.find_interaction, interaction_id)

    async def tables_in_channel(self, channel_id: int) -> tuple[TableId, ...]:
        """See `Store.tables_in_channel`."""
        return await self._read(reading.tables_in_channel, channel_id)

    async def tables_of_user(self, user_id: int) -> tuple[TableId, ...]:
        """See `Store.tables_of_user`."""
        return await self._read(reading.tables_of_user, user_id)

    async def due(self, *, before: float) -> tuple[TableId, ...]:
        """See `Store.due`."""
        return await self._read(reading.due, before=before)

    async def next_due(self, *, after: float) -> float | None:
        """See `Store.next_due`."""
        return await self._read(alive.next_due, after=after)

    async def changed_since(self, at: float) -> tuple[TableId, ...]:
        """See `Store.changed_since`."""
        return await self._read(reading.changed_since, at)

    async def note_alive(self, at: float) -> None:
        """See `Store.note_alive`."""
        await self._write(alive.note, at)

    async def last_alive(self) -> float | None:
        """See `Store.last_alive`."""
        return await self._read(alive.last)

    async def remember_message(
        self, table_id: TableId, kind: str, *, channel_id: int, message_id: int, at: float
    ) -> None:
        """See `Store.remember_message`."""
        await self._write(messages.remember, table_id, kind, MessageRecord(channel_id, message_id, at))

    async def forget_message(self, table_id: TableId, kind: str) -> None:
        """See `Store.forget_message`."""
        await self._write(messages.forget, table_id, kind)

    async def messages(self, table_id: TableId) -> dict[str, MessageRecord]:
        """See `Store.messages`."""
        return await self._read(messages.of_table, table_id)

    async def save_house_rules(self, rules: HouseRulesRecord, *, most: int) -> bool:
        """See `Store.save_house_rules`."""
        return await self._write(house_rules.save, rules, most=most)

    async def delete_house_rules(self, guild_id: int, name: str) -> bool:
        """See `Store.delete_house_rules`."""
        return await self._write(house_rules.delete, guild_id, name)

    async def set_default_house_rules(self, guild_id: int, name: str | None) -> bool:
        """See `Store.set_default_house_rules`."""
        return await self._write(house_rules.make_default, guild_id, name)

    async def house_rules(self, guild_id: int) -> tuple[HouseRulesRecord, ...]:
        """See `Store.house_rules`."""
        return await self._read(house_rules.of_guild, guild_id)

    async def save_settings(self, owner: SettingsOwner, owner_id: int, data: str) -> None:
        """See `Store.save_settings`."""
        await self._write(settings.save, owner, owner_id, data)

    async def forget_settings(self, owner: SettingsOwner, owner_id: int) -> None:
        """See `Store.forget_settings`."""
        await self._write(settings.forget, owner, owner_id)

    async def all_settings(self, owner: SettingsOwner) -> dict[int, str]:
        """See `Store.all_settings`."""
        return await self._read(settings.of_all, owner)

    async def count_open(self) -> int:
        """See `Store.count_open`."""
        return await self._read(upkeep.count_open)

    async def tables_ever_of_user(self, user_id: int) -> tuple[TableId, ...]:
        """See `Store.tables_ever_of_user`."""
        return await self._read(upkeep.tables_ever_of_user, user_id)

    async def house_rules_of_user(self, user_id: int) -> tuple[HouseRulesRecord, ...]:
        """See `Store.house_rules_of_user`."""
        return await self._read(upkeep.house_rules_of_user, user_id)

    async def rewrite(self, change: Rewrite) -> None:
        """See `Store.rewrite`."""
        await self._write(upkeep.rewrite, change)

    async def replace_saver(self, user_id: int, *, by: int) -> None:
        """See `Store.replace_saver`."""
        await self._write(upkeep.replace_saver, user_id, by=by)

    async def forget_ended(self, *, before: float, most: int) -> tuple[TableId, ...]:
        """See `Store.forget_ended`."""
        return await self._write(upkeep.forget_ended, before=before, most=most)

    async def guild_left(self, guild_id: int, *, at: float) -> None:
        """See `Store.guild_left`."""
        await self._write(upkeep.guild_left, guild_id, at=at)

    async def guild_stays(self, guild_id: int) -> None:
        """See `Store.guild_stays`."""
        await self._write(upkeep.guild_stays, guild_id)

    async def guilds_left(self, *, before: float) -> tuple[int, ...]:
        """See `Store.guilds_left`."""
        return await self._read(upkeep.guilds_left, before=before)

    async def known_guilds(self) -> tuple[int, ...]:
        """See `Store.known_guilds`."""
        return await self._read(upkeep.known_guilds)

    async def forget_guild(self, guild_id: int, *, most: int) -> tuple[TableId, ...]:
        """See `Store.forget_guild`."""
        return await self._write(upkeep.forget_guild, guild_id, most=most)

    async def close(self) -> None:
        """See `Store.close`."""
        await self._resources.aclose()

    async def _write(
        self, statement: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        try:
            return await self._worker.run(statement, *args, **kwargs)
        except sqlite3.Error as error:
            raise writing_fault(error, self._path) from error

    async def _read(
        self, query: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        try:
            return await self._reader.run(query, *args, **kwargs)
        except sqlite3.Error as error:
            raise reading_fault(error, self._path) from error
