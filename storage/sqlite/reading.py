"""The queries. Each is one statement, so each sees the database at one moment."""

import json
import sqlite3

from storage.records import CommitKey, EventRecord, StoredCommit, StoredTable, TableId, TableRecord, TableStatus

# The partial indexes are used only where a query repeats their condition word for word.
IS_OPEN = "status IN ('lobby', 'playing')"

_LOAD = """
    SELECT guild_id, channel_id, status, seats, due_at, revision, snapshot FROM tables WHERE id = ?
"""
_HISTORY = """
    SELECT revision, at, events FROM commits WHERE table_id = ? AND revision > ? ORDER BY revision LIMIT ?
"""
_RECENT = """
    SELECT revision, at, events FROM commits WHERE table_id = ? ORDER BY revision DESC LIMIT ?
"""
_FIND_INTERACTION = "SELECT table_id, revision FROM commits WHERE interaction_id = ?"
_IN_CHANNEL = f"""
    SELECT id FROM tables WHERE {IS_OPEN} AND channel_id = ? ORDER BY number
"""
_OF_USER = """
    SELECT id FROM open_tables_by_user JOIN tables ON id = table_id WHERE user_id = ? ORDER BY number
"""
_DUE = f"""
    SELECT id FROM tables WHERE {IS_OPEN} AND due_at IS NOT NULL AND due_at <= ? ORDER BY due_at, number
"""
_CHANGED_SINCE = """
    SELECT id FROM tables JOIN commits ON commits.table_id = id AND commits.revision = tables.revision
    WHERE at >= ? ORDER BY at DESC, number
"""

_NO_LIMIT = -1


def load(connection: sqlite3.Connection, table_id: TableId) -> StoredTable | None:
    """See `Store.load`."""
    row = connection.execute(_LOAD, (table_id,)).fetchone()
    if row is None:
        return None
    guild_id, channel_id, status, seats, due_at, revision, snapshot = row
    record = TableRecord(
        table_id, guild_id, channel_id, TableStatus(status), seats=tuple(json.loads(seats)), due_at=due_at
    )
    return StoredTable(record, revision, snapshot)


def history(
    connection: sqlite3.Connection, table_id: TableId, *, after: int, limit: int | None
) -> tuple[StoredCommit, ...]:
    """See `Store.history`."""
    rows = connection.execute(_HISTORY, (table_id, after, _NO_LIMIT if limit is None else limit))
    return tuple(_stored_commit(*row) for row in rows)


def recent(connection: sqlite3.Connection, table_id: TableId, *, count: int) -> tuple[StoredCommit, ...]:
    """See `Store.recent`."""
    newest_first = connection.execute(_RECENT, (table_id, count)).fetchall()
    return tuple(_stored_commit(*row) for row in reversed(newest_first))


def find_interaction(connection: sqlite3.Connection, interaction_id: int) -> CommitKey | None:
    """See `Store.find_interaction`."""
    row = connection.execute(_FIND_INTERACTION, (interaction_id,)).fetchone()
    return None if row is None else CommitKey(TableId(row[0]), row[1])


def tables_in_channel(connection: sqlite3.Connection, channel_id: int) -> tuple[TableId, ...]:
    """See `Store.tables_in_channel`."""
    return _table_ids(connection.execute(_IN_CHANNEL, (channel_id,)))


def tables_of_user(connection: sqlite3.Connection, user_id: int) -> tuple[TableId, ...]:
    """See `Store.tables_of_user`."""
    return _table_ids(connection.execute(_OF_USER, (user_id,)))


def due(connection: sqlite3.Connection, *, before: float) -> tuple[TableId, ...]:
    """See `Store.due`."""
    return _table_ids(connection.execute(_DUE, (before,)))


def changed_since(connection: sqlite3.Connection, at: float) -> tuple[TableId, ...]:
    """See `Store.changed_since`."""
    return _table_ids(connection.execute(_CHANGED_SINCE, (at,)))


def _table_ids(rows: sqlite3.Cursor) -> tuple[TableId, ...]:
    return tuple(TableId(table_id) for (table_id,) in rows)


def _stored_commit(revision: int, at: float, events: str) -> StoredCommit:
    records = tuple(EventRecord(name, version, data) for name, version, data in json.loads(events))
    return StoredCommit(revision, at, records)
