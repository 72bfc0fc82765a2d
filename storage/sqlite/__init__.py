"""The store in one SQLite file, and copies of it."""

from storage.sqlite.backup import back_up, restore
from storage.sqlite.store import SqliteStore

__all__ = ["SqliteStore", "back_up", "restore"]
