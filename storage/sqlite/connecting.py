"""Opens the kinds of connection: the one that writes, those that only read, and one for a first look."""

import sqlite3
from pathlib import Path

_BUSY_TIMEOUT_S = 5.0
"""How long to wait for somebody who looks into the file from outside, such as a backup."""


def connect_visitor(path: Path) -> sqlite3.Connection:
    """Open a database that may be anybody's: nothing in it changes by that. Raises sqlite3.Error."""
    return _connect(f"{path.absolute().as_uri()}?mode=rwc")


def connect_writer(path: Path) -> sqlite3.Connection:
    """Open the database for writing and create the file if it is missing. Raises sqlite3.Error."""
    connection = _connect(f"{path.absolute().as_uri()}?mode=rwc")
    try:
        # WAL lets readers go on while a commit is written; FULL makes a commit survive a power cut.
        (journal_mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        if journal_mode != "wal":
            raise sqlite3.OperationalError("its file system does not support write-ahead logging")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        # What is deleted is overwritten, for it was deleted because it must not be read any more.
        connection.execute("PRAGMA secure_delete = ON")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_reader(path: Path) -> sqlite3.Connection:
    """Open a database that a writer has open, for reading only. Raises sqlite3.Error."""
    return _connect(f"{path.absolute().as_uri()}?mode=ro")


def _connect(uri: str) -> sqlite3.Connection:
    # isolation_level=None: transactions begin and end where the SQL says so. Python's implicit ones are
    # deferred, and a deferred transaction that turns to writing fails without waiting for the timeout.
    return sqlite3.connect(uri, uri=True, timeout=_BUSY_TIMEOUT_S, isolation_level=None)
