"""A store that forgets: the twin of the SQLite store for tests and for playing without a file."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from storage.errors import DuplicateInteraction, RevisionConflict, StoreClosed
from storage.records import (
    Commit,
    CommitKey,
    HouseRulesRecord,
    MessageRecord,
    StoredCommit,
    StoredTable,
    TableId,
    TableRecord,
    house_key,
)


@dataclass(slots=True)
class _Table:
    record: TableRecord
    snapshot: bytes
    log: list[StoredCommit] = field(default_factory=list)


class MemoryStore:
    """Keeps the contract of `Store` in dictionaries; look-ups walk over all tables, which is plenty here."""

    def __init__(self, *, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._tables: dict[TableId, _Table] = {}
        self._interactions: dict[int, CommitKey] = {}
        self._messages: dict[TableId, dict[str, MessageRecord]] = {}
        self._house_rules: dict[int, dict[str, HouseRulesRecord]] = {}
        self._is_closed = False

    # Nothing in here awaits, so each method is one indivisible step of the event loop.

    async def append(self, commit: Commit) -> int:
        """See `Store.append`."""
        self._require_open()
        if commit.interaction_id is not None and commit.interaction_id in self._interactions:
            first = self._interactions[commit.interaction_id]
            raise DuplicateInteraction(commit.interaction_id, table_id=first.table_id, revision=first.revision)
        table = self._tables.get(commit.table.id) or _Table(commit.table, commit.snapshot)
        actual = len(table.log)
        if actual != commit.expected_revision:
            raise RevisionConflict(commit.table.id, expected=commit.expected_revision, actual=actual)

        revision = actual + 1
        table.record, table.snapshot = commit.table, commit.snapshot
        table.log.append(StoredCommit(revision, self._clock(), commit.events))
        self._tables[commit.table.id] = table
        if commit.interaction_id is not None:
            self._interactions[commit.interaction_id] = CommitKey(commit.table.id, revision)
        return revision

    async def load(self, table_id: TableId) -> StoredTable | None:
        """See `Store.load`."""
        self._require_open()
        table = self._tables.get(table_id)
        return StoredTable(table.record, len(table.log), table.snapshot) if table else None

    async def history(self, table_id: TableId, *, after: int = 0, limit: int | None = None) -> tuple[StoredCommit, ...]:
        """See `Store.history`."""
        later = self._log(table_id)[after:]
        return tuple(later if limit is None else later[:limit])

    async def recent(self, table_id: TableId, *, count: int) -> tuple[StoredCommit, ...]:
        """See `Store.recent`."""
        log = self._log(table_id)
        return tuple(log[max(0, len(log) - count) :])

    async def find_interaction(self, interaction_id: int) -> CommitKey | None:
        """See `Store.find_interaction`."""
        self._require_open()
        return self._interactions.get(interaction_id)

    async def tables_in_channel(self, channel_id: int) -> tuple[TableId, ...]:
        """See `Store.tables_in_channel`."""
        return tuple(record.id for record in self._open_records() if record.channel_id == channel_id)

    async def tables_of_user(self, user_id: int) -> tuple[TableId, ...]:
        """See `Store.tables_of_user`."""
        return tuple(record.id for record in self._open_records() if user_id in record.seats)

    async def due(self, *, before: float) -> tuple[TableId, ...]:
        """See `Store.due`."""
        timers = [(record.due_at, record.id) for record in self._open_records() if record.due_at is not None]
        soonest_first = sorted(timers, key=lambda timer: timer[0])
        return tuple(table_id for due_at, table_id in soonest_first if due_at <= before)

    async def remember_message(
        self, table_id: TableId, kind: str, *, channel_id: int, message_id: int, at: float
    ) -> None:
        """See `Store.remember_message`."""
        self._require_open()
        self._messages.setdefault(table_id, {})[kind] = MessageRecord(channel_id, message_id, at)

    async def forget_message(self, table_id: TableId, kind: str) -> None:
        """See `Store.forget_message`."""
        self._require_open()
        self._messages.get(table_id, {}).pop(kind, None)

    async def messages(self, table_id: TableId) -> dict[str, MessageRecord]:
        """See `Store.messages`."""
        self._require_open()
        return dict(self._messages.get(table_id, {}))

    async def save_house_rules(self, rules: HouseRulesRecord, *, most: int) -> bool:
        """See `Store.save_house_rules`."""
        self._require_open()
        kept, key = self._house_rules.setdefault(rules.guild_id, {}), house_key(rules.name)
        if len(kept.keys() - {key}) >= most:
            return False
        kept[key] = replace(rules, is_default=key in kept and kept[key].is_default)
        return True

    async def delete_house_rules(self, guild_id: int, name: str) -> bool:
        """See `Store.delete_house_rules`."""
        self._require_open()
        return self._house_rules.get(guild_id, {}).pop(house_key(name), None) is not None

    async def set_default_house_rules(self, guild_id: int, name: str | None) -> bool:
        """See `Store.set_default_house_rules`."""
        self._require_open()
        kept = self._house_rules.get(guild_id, {})
        chosen = None if name is None else house_key(name)
        if chosen is not None and chosen not in kept:
            return False
        kept.update({key: replace(rules, is_default=key == chosen) for key, rules in kept.items()})
        return True

    async def house_rules(self, guild_id: int) -> tuple[HouseRulesRecord, ...]:
        """See `Store.house_rules`."""
        self._require_open()
        return tuple(rules for _, rules in sorted(self._house_rules.get(guild_id, {}).items()))

    async def close(self) -> None:
        """See `Store.close`."""
        self._is_closed = True

    def _require_open(self) -> None:
        if self._is_closed:
            raise StoreClosed

    def _log(self, table_id: TableId) -> list[StoredCommit]:
        self._require_open()
        table = self._tables.get(table_id)
        return table.log if table else []

    def _open_records(self) -> Iterator[TableRecord]:
        self._require_open()
        return (table.record for table in self._tables.values() if table.record.status.is_open)
