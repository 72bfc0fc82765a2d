"""Where tables are kept: an append-only log of events, a snapshot to load quickly, and the look-ups."""

from storage.errors import (
    BackupFailed,
    DatabaseCorrupt,
    DatabaseInUse,
    DatabaseTooNew,
    DatabaseUnwritable,
    DuplicateInteraction,
    ReadFailed,
    RevisionConflict,
    StorageError,
    StoreClosed,
    WriteFailed,
)
from storage.memory import MemoryStore
from storage.records import (
    Commit,
    CommitKey,
    EventRecord,
    HouseRulesRecord,
    MessageRecord,
    Rewrite,
    SettingsOwner,
    StoredCommit,
    StoredTable,
    TableId,
    TableRecord,
    TableStatus,
)
from storage.sqlite import SqliteStore, back_up, restore
from storage.store import Store

__all__ = [
    "BackupFailed",
    "Commit",
    "CommitKey",
    "DatabaseCorrupt",
    "DatabaseInUse",
    "DatabaseTooNew",
    "DatabaseUnwritable",
    "DuplicateInteraction",
    "EventRecord",
    "HouseRulesRecord",
    "MemoryStore",
    "MessageRecord",
    "ReadFailed",
    "RevisionConflict",
    "Rewrite",
    "SettingsOwner",
    "SqliteStore",
    "StorageError",
    "Store",
    "StoreClosed",
    "StoredCommit",
    "StoredTable",
    "TableId",
    "TableRecord",
    "TableStatus",
    "WriteFailed",
    "back_up",
    "restore",
]
