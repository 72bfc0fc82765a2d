"""The SQL for the messages that show tables. Each is one statement, and so a transaction of its own."""

import sqlite3

from storage.records import MessageRecord, TableId

_REMEMBER = """
    INSERT OR REPLACE INTO messages (table_id, kind, channel_id, message_id, at) VALUES (?, ?, ?, ?, ?)
"""
_FORGET = "DELETE FROM messages WHERE table_id = ? AND kind = ?"
_OF_TABLE = "SELECT kind, channel_id, message_id, at FROM messages WHERE table_id = ? ORDER BY kind"


def remember(connection: sqlite3.Connection, table_id: TableId, kind: str, message: MessageRecord) -> None:
    """See `Store.remember_message`."""
    connection.execute(_REMEMBER, (table_id, kind, message.channel_id, message.message_id, message.at))


def forget(connection: sqlite3.Connection, table_id: TableId, kind: str) -> None:
    """See `Store.forget_message`."""
    connection.execute(_FORGET, (table_id, kind))


def of_table(connection: sqlite3.Connection, table_id: TableId) -> dict[str, MessageRecord]:
    """See `Store.messages`."""
    return {kind: MessageRecord(*place) for kind, *place in connection.execute(_OF_TABLE, (table_id,))}
