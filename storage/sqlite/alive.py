"""The SQL for when the bot was there for the last time, and when a timer is due next."""

import sqlite3

from storage.sqlite.reading import IS_OPEN

_NOTE = "INSERT OR REPLACE INTO alive (only, at) VALUES (1, ?)"
_LAST = "SELECT at FROM alive WHERE only = 1"
_NEXT_DUE = f"""
    SELECT due_at FROM tables WHERE {IS_OPEN} AND due_at IS NOT NULL AND due_at > ? ORDER BY due_at LIMIT 1
"""


def note(connection: sqlite3.Connection, at: float) -> None:
    """See `Store.note_alive`."""
    connection.execute(_NOTE, (at,))


def last(connection: sqlite3.Connection) -> float | None:
    """See `Store.last_alive`."""
    row = connection.execute(_LAST).fetchone()
    return None if row is None else float(row[0])


def next_due(connection: sqlite3.Connection, *, after: float) -> float | None:
    """See `Store.next_due`."""
    row = connection.execute(_NEXT_DUE, (after,)).fetchone()
    return None if row is None else float(row[0])
