"""Copies of a database: taken while a bot is running, checked, and put back while none is.

Everything in here blocks on the disk and stands on its own; the store of a running bot takes no part in it.
"""

import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from storage.errors import BackupFailed, DatabaseCorrupt
from storage.sqlite.connecting import connect_reader
from storage.sqlite.faults import opening_fault
from storage.sqlite.opening import claim_file, make_private, require_known_format, require_ours

_SIDE_FILES = ("-wal", "-shm")


def back_up(database: Path, copy: Path) -> None:
    """Write a whole and checked copy of a database as one private file, whether a bot is using it or not.

    A backup that is there already is replaced once the new one is good; anything else is left alone. Raises
    BackupFailed, DatabaseCorrupt or DatabaseTooNew.
    """
    if not database.is_file():
        raise BackupFailed(copy, reason=f"there is no database {database}")
    _require_backup_or_nothing(copy, database)
    _write_copy(database, copy)


def restore(database: Path, copy: Path) -> Path | None:
    """Put a backup in the place of a database, and return where the former one is now, if there was one.

    Raises DatabaseInUse while a bot is running, and BackupFailed, DatabaseCorrupt, DatabaseTooNew or
    DatabaseUnwritable; the database is then as it was.
    """
    if not copy.is_file():
        raise BackupFailed(copy, reason="there is no such file")
    if database.exists() and copy.samefile(database):
        raise BackupFailed(copy, reason="it is the database itself")
    claim = claim_file(database)
    try:
        fresh = database.with_name(f"{database.name}.restoring")
        _write_copy(copy, fresh)
        _hand_over([fresh, Path(claim.lock_file)], like=database if database.exists() else database.parent)
        try:
            former = _moved_aside(database)
            fresh.replace(database)
        except OSError as error:
            raise BackupFailed(copy, reason=error.strerror or str(error)) from error
        _sync_folder(database.parent)
        return former
    finally:
        claim.release()


def _hand_over(files: Sequence[Path], *, like: Path) -> None:
    """Give files to whom another belongs: the bot may have a user of its own, for whom root restores."""
    owner = like.stat()
    with suppress(PermissionError, AttributeError):  # whoever is not root keeps what they made; Windows knows no owners
        for file in files:
            os.chown(file, owner.st_uid, owner.st_gid)


def _write_copy(source: Path, target: Path) -> None:
    """Write a checked copy under another name first, so that a half one never stands in anybody's way."""
    half = target.with_name(f"{target.name}.part")
    try:
        half.unlink(missing_ok=True)
        make_private(half)
        with _told(source), closing(connect_reader(source)) as reading:
            require_ours(reading, source)
            require_known_format(reading, source)
            with closing(sqlite3.connect(half, isolation_level=None)) as writing:
                # All pages in one step: with several, each commit of a running bot would begin it anew.
                reading.backup(writing, pages=-1)
                writing.execute("PRAGMA journal_mode = DELETE")
        _require_whole(half, source)
        with half.open("rb+") as written:
            os.fsync(written.fileno())
        half.replace(target)
        _sync_folder(target.parent)
    except OSError as error:
        raise BackupFailed(target, reason=error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            half.unlink(missing_ok=True)


def _require_whole(copy: Path, source: Path) -> None:
    with _told(source), closing(connect_reader(copy)) as connection:
        (verdict,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if verdict != "ok":
        raise DatabaseCorrupt(source, reason=" ".join(str(verdict).split()))


def _require_backup_or_nothing(copy: Path, database: Path) -> None:
    if not copy.parent.is_dir():
        raise BackupFailed(copy, reason=f"there is no directory {copy.parent}")
    if not copy.exists():
        return
    if copy.samefile(database):
        raise BackupFailed(copy, reason="it is the database itself")
    try:
        with closing(connect_reader(copy)) as connection:
            require_ours(connection, copy)
    except (sqlite3.Error, DatabaseCorrupt) as error:
        raise BackupFailed(copy, reason="a file with this name is there already, and is no backup") from error


def _moved_aside(database: Path) -> Path | None:
    """Rename a database with its side files, which belong together by their names."""
    if not database.exists():
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    number, former = 1, database.with_name(f"{database.name}.before-{stamp}")
    while former.exists():
        number += 1
        former = database.with_name(f"{database.name}.before-{stamp}-{number}")
    for ending in _SIDE_FILES:
        side = database.with_name(database.name + ending)
        if side.exists():
            side.rename(former.with_name(former.name + ending))
    return database.rename(former)


@contextmanager
def _told(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise opening_fault(error, path) from error


def _sync_folder(folder: Path) -> None:
    # The new name survives a power cut only once its folder is written; where folders cannot be opened, as on
    # Windows, there is nothing to do.
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
