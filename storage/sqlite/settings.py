"""The SQL for what users like and servers have settled."""

import sqlite3

from storage.records import SettingsOwner

_SAVE = """
    INSERT INTO settings (owner, owner_id, data) VALUES (?, ?, ?)
    ON CONFLICT (owner, owner_id) DO UPDATE SET data = excluded.data
"""
_FORGET = "DELETE FROM settings WHERE owner = ? AND owner_id = ?"
_ALL = "SELECT owner_id, data FROM settings WHERE owner = ?"


def save(connection: sqlite3.Connection, owner: SettingsOwner, owner_id: int, data: str) -> None:
    """See `Store.save_settings`."""
    connection.execute(_SAVE, (owner.value, owner_id, data))


def forget(connection: sqlite3.Connection, owner: SettingsOwner, owner_id: int) -> None:
    """See `Store.forget_settings`."""
    connection.execute(_FORGET, (owner.value, owner_id))


def of_all(connection: sqlite3.Connection, owner: SettingsOwner) -> dict[int, str]:
    """See `Store.all_settings`."""
    return dict(connection.execute(_ALL, (owner.value,)).fetchall())
