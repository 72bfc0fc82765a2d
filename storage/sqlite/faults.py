"""Turns what SQLite says into errors of this package, by result code and not by wording."""

import sqlite3
from pathlib import Path

from storage.errors import DatabaseCorrupt, DatabaseUnwritable, ReadFailed, StorageError, WriteFailed

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def opening_fault(error: sqlite3.Error, path: Path) -> StorageError:
    """Return what an error while opening the database means."""
    fault = DatabaseCorrupt if _is_damage(error) else DatabaseUnwritable
    return fault(path, reason=str(error))


def writing_fault(error: sqlite3.Error, path: Path) -> StorageError:
    """Return what an error while writing a commit means."""
    fault = DatabaseCorrupt if _is_damage(error) else WriteFailed
    return fault(path, reason=str(error))


def reading_fault(error: sqlite3.Error, path: Path) -> StorageError:
    """Return what an error while reading means."""
    fault = DatabaseCorrupt if _is_damage(error) else ReadFailed
    return fault(path, reason=str(error))


def is_file_trouble(error: Exception) -> bool:
    """Whether the error comes from the file or its disk and not from what was to be written to it."""
    return isinstance(error, sqlite3.OperationalError) or _is_damage(error)


def _is_damage(error: Exception) -> bool:
    # Extended codes keep the primary one in their low byte; errors of the Python module itself have no code.
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF in _DAMAGED
