"""Makes a database file ready: claims it for this process, checks it and brings it to the newest format."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from storage.errors import DatabaseCorrupt, DatabaseInUse, DatabaseTooNew, DatabaseUnwritable
from storage.sqlite.connecting import connect_visitor, connect_writer
from storage.sqlite.faults import opening_fault
from storage.sqlite.migrating import all_migrations, format_version, migrate

_APPLICATION_ID = 0x43616E61
"""The mark that migration 0001 leaves in the file's header."""

PRIVATE = 0o600
"""The rights of every file: nobody but the bot's own user may look into other people's hands."""


def prepare(path: Path) -> BaseFileLock:
    """Claim the database, check and migrate it; return the claim, to be released after the last use.

    Blocks on the disk: call it in a thread. Raises DatabaseInUse, DatabaseUnwritable, DatabaseCorrupt or
    DatabaseTooNew.
    """
    claim = claim_file(path)
    try:
        make_private(path)
        with closing(connect_visitor(path)) as connection:
            require_ours(connection, path)
            require_known_format(connection, path)
        with closing(connect_writer(path)) as connection:
            migrate(connection)
            _require_intact(connection, path)
            _require_writable(connection)
    except sqlite3.Error as error:
        claim.release()
        raise opening_fault(error, path) from error
    except BaseException:
        claim.release()
        raise
    return claim


def claim_file(path: Path) -> BaseFileLock:
    """Claim a database for this process. Raises DatabaseInUse or DatabaseUnwritable."""
    # A lock file, because SQLite's own locks allow a second process. The operating system lets go of it
    # when the process dies, however it dies.
    if not path.parent.is_dir():
        raise DatabaseUnwritable(path, reason=f"there is no directory {path.parent}")
    real = path.resolve()  # a link to the file must not lead to a second lock
    lock_path = real.with_name(f"{real.name}.lock")
    # thread_local=False: the claim is taken in one thread and released in another.
    lock = FileLock(lock_path, timeout=0, mode=PRIVATE, thread_local=False)
    try:
        lock.acquire()
    except Timeout as error:
        if lock_path.exists():
            raise DatabaseInUse(path) from error
        # The lock waits for ever where the file system refuses new files with "not found", as /proc does.
        raise DatabaseUnwritable(path, reason=f"{lock_path.name} cannot be created") from error
    except OSError as error:
        raise DatabaseUnwritable(path, reason=error.strerror or str(error)) from error
    return lock


def make_private(path: Path) -> None:
    """Create a file that only its owner may read, or make it one; SQLite gives its side files the same rights.

    Raises DatabaseUnwritable.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
        with suppress(PermissionError):  # somebody else's file, which may be written all the same
            path.chmod(PRIVATE)
    except OSError as error:
        raise DatabaseUnwritable(path, reason=error.strerror or str(error)) from error


def require_ours(connection: sqlite3.Connection, path: Path) -> None:
    """Require a new database or one of this bot. Raises DatabaseCorrupt, sqlite3.Error."""
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    is_new = mark == 0 and objects == 0
    if not is_new and mark != _APPLICATION_ID:
        raise DatabaseCorrupt(path, reason="it belongs to another program")


def require_known_format(connection: sqlite3.Connection, path: Path) -> None:
    """Require a format that this program can read or bring up to date. Raises DatabaseTooNew, sqlite3.Error."""
    found = format_version(connection)
    supported = all_migrations()[-1].version
    if found > supported:
        raise DatabaseTooNew(path, found=found, supported=supported)


def _require_writable(connection: sqlite3.Connection) -> None:
    # Shows at once, and not at the first move, that a file may be read but not written. It takes a write to
    # find out: on such a file BEGIN IMMEDIATE quietly begins a transaction for reading.
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {all_migrations()[-1].version}")
    connection.execute("ROLLBACK")


def _require_intact(connection: sqlite3.Connection, path: Path) -> None:
    # All of it: games that are over are deleted after a while, so the file does not grow for ever.
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise DatabaseCorrupt(path, reason=" ".join(str(verdict).split()))
