"""Makes a database file ready: claims it for this process, checks it and brings it to the newest format."""

import sqlite3
from contextlib import closing
from pathlib import Path

from filelock import BaseFileLock, FileLock, Timeout

from storage.errors import DatabaseCorrupt, DatabaseInUse, DatabaseTooNew, DatabaseUnwritable
from storage.sqlite.connecting import connect_visitor, connect_writer
from storage.sqlite.faults import opening_fault
from storage.sqlite.migrating import all_migrations, format_version, migrate

_APPLICATION_ID = 0x43616E61
"""The mark that migration 0001 leaves in the file's header."""

_CHECKED_AT_OPEN = ("tables", "open_tables_by_user")


def prepare(path: Path) -> BaseFileLock:
    """Claim the database, check and migrate it; return the claim, to be released after the last use.

    Blocks on the disk: call it in a thread. Raises DatabaseInUse, DatabaseUnwritable, DatabaseCorrupt or
    DatabaseTooNew.
    """
    claim = _claim(path)
    try:
        with closing(connect_visitor(path)) as connection:
            _require_ours(connection, path)
            _require_known_format(connection, path)
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


def _claim(path: Path) -> BaseFileLock:
    # A lock file, because SQLite's own locks allow a second process. The operating system lets go of it
    # when the process dies, however it dies.
    if not path.parent.is_dir():
        raise DatabaseUnwritable(path, reason=f"there is no directory {path.parent}")
    real = path.resolve()  # a link to the file must not lead to a second lock
    lock_path = real.with_name(f"{real.name}.lock")
    # thread_local=False: the claim is taken in one thread and released in another.
    lock = FileLock(lock_path, timeout=0, thread_local=False)
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


def _require_ours(connection: sqlite3.Connection, path: Path) -> None:
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    (objects,) = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    is_new = mark == 0 and objects == 0
    if not is_new and mark != _APPLICATION_ID:
        raise DatabaseCorrupt(path, reason="it belongs to another program")


def _require_known_format(connection: sqlite3.Connection, path: Path) -> None:
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
    # Only what every move needs: this takes milliseconds for thousands of tables. The log grows for ever and
    # would hold up each start a little longer; damage there shows when it is read.
    for name in _CHECKED_AT_OPEN:
        (verdict,) = connection.execute(f"PRAGMA quick_check({name})").fetchone()
        if verdict != "ok":
            raise DatabaseCorrupt(path, reason=" ".join(str(verdict).split()))
