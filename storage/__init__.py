"""Where tables are kept: an append-only log of events, a snapshot to load quickly, and the look-ups."""

from storage.errors import (
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
    StoredCommit,
    StoredTable,
    TableId,
    TableRecord,
    TableStatus,
)
from storage.sqlite import SqliteStore
from storage.store import Store

__all__ = [
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
]
