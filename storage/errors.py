"""Everything a store can refuse or fail at. Messages about the file are written for whoever hosts the bot."""

from pathlib import Path

from storage.records import TableId


class StorageError(Exception):
    """The root of all errors of this package."""


class RevisionConflict(StorageError):
    """The table is not at the revision that the commit was made from. Nothing was written."""

    def __init__(self, table_id: TableId, *, expected: int, actual: int) -> None:
        super().__init__(f"Table {table_id} is at revision {actual}, not at {expected}.")
        self.table_id = table_id
        self.expected = expected
        self.actual = actual


class DuplicateInteraction(StorageError):
    """The interaction has already changed a table, at `table_id` and `revision`. Nothing was written."""

    def __init__(self, interaction_id: int, *, table_id: TableId, revision: int) -> None:
        super().__init__(f"Interaction {interaction_id} already made table {table_id}'s revision {revision}.")
        self.interaction_id = interaction_id
        self.table_id = table_id
        self.revision = revision


class StoreClosed(StorageError):
    """The store was used after `close()`."""

    def __init__(self) -> None:
        super().__init__("The store is closed.")


class DatabaseInUse(StorageError):
    """Another process has the database open."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"The database {path} is in use by another running bot. "
            "Stop that one first, or give this one a database of its own."
        )
        self.path = path


class DatabaseTooNew(StorageError):
    """The database was written by a later version of this program."""

    def __init__(self, path: Path, *, found: int, supported: int) -> None:
        super().__init__(
            f"The database {path} has format {found}, but this version of the bot knows formats up to "
            f"{supported}. Update the bot, or restore a backup from before the update."
        )
        self.path = path
        self.found = found
        self.supported = supported


class DatabaseCorrupt(StorageError):
    """The file is damaged, or is no database of this bot at all."""

    def __init__(self, path: Path, *, reason: str) -> None:
        super().__init__(
            f"The file {path} is damaged or is not a database of this bot ({reason}). "
            "Move it away and restore a backup, or check the configured path."
        )
        self.path = path
        self.reason = reason


class DatabaseUnwritable(StorageError):
    """The file cannot be created, or cannot be opened for writing."""

    def __init__(self, path: Path, *, reason: str) -> None:
        super().__init__(
            f"The database {path} cannot be opened for writing ({reason}). "
            "Check that its directory exists, that the bot may write there and that the disk is not full."
        )
        self.path = path
        self.reason = reason


class WriteFailed(StorageError):
    """A commit could not be written: the disk is full or failing. The table is as it was before."""

    def __init__(self, path: Path, *, reason: str) -> None:
        super().__init__(
            f"Nothing could be written to the database {path} ({reason}). "
            "Check the disk and its free space; the bot carries on by itself once writing works again."
        )
        self.path = path
        self.reason = reason


class ReadFailed(StorageError):
    """The database could not be read."""

    def __init__(self, path: Path, *, reason: str) -> None:
        super().__init__(f"The database {path} could not be read ({reason}). Check the disk.")
        self.path = path
        self.reason = reason


class BackupFailed(StorageError):
    """A copy of the database could not be written, or cannot be put back. The database is as it was before."""

    def __init__(self, path: Path, *, reason: str) -> None:
        super().__init__(f"The backup {path} cannot be used ({reason}). The database is unchanged.")
        self.path = path
        self.reason = reason
