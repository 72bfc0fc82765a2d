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
    Rewrite,
    SettingsOwner,
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
    users: set[int] = field(default_factory=set)
    """Everybody who has ever sat here."""


class MemoryStore:
    """Keeps the contract of `Store` in dictionaries; look-ups walk over all tables, which is plenty here."""

    def __init__(self, *, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._tables: dict[TableId, _Table] = {}
        self._interactions: dict[int, CommitKey] = {}
        self._messages: dict[TableId, dict[str, MessageRecord]] = {}
        self._house_rules: dict[int, dict[str, HouseRulesRecord]] = {}
        self._settings: dict[SettingsOwner, dict[int, str]] = {owner: {} for owner in SettingsOwner}
        self._left_guilds: dict[int, float] = {}
        self._alive_at: float | None = None
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
        table.users.update(user for user in commit.table.seats if user is not None)
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

    async def next_due(self, *, after: float) -> float | None:
        """See `Store.next_due`."""
        timers = [record.due_at for record in self._open_records() if record.due_at is not None]
        return min((due_at for due_at in timers if due_at > after), default=None)

    async def changed_since(self, at: float) -> tuple[TableId, ...]:
        """See `Store.changed_since`."""
        self._require_open()
        changes = [(self._log(table_id)[-1].at, table_id) for table_id in self._tables]
        latest_first = sorted(changes, key=lambda change: -change[0])
        return tuple(table_id for changed_at, table_id in latest_first if changed_at >= at)

    async def note_alive(self, at: float) -> None:
        """See `Store.note_alive`."""
        self._require_open()
        self._alive_at = at

    async def last_alive(self) -> float | None:
        """See `Store.last_alive`."""
        self._require_open()
        return self._alive_at

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

    async def save_settings(self, owner: SettingsOwner, owner_id: int, data: str) -> None:
        """See `Store.save_settings`."""
        self._require_open()
        self._settings[owner][owner_id] = data

    async def forget_settings(self, owner: SettingsOwner, owner_id: int) -> None:
        """See `Store.forget_settings`."""
        self._require_open()
        self._settings[owner].pop(owner_id, None)

    async def all_settings(self, owner: SettingsOwner) -> dict[int, str]:
        """See `Store.all_settings`."""
        self._require_open()
        return dict(self._settings[owner])

    async def count_open(self) -> int:
        """See `Store.count_open`."""
        return sum(1 for _ in self._open_records())

    async def tables_ever_of_user(self, user_id: int) -> tuple[TableId, ...]:
        """See `Store.tables_ever_of_user`."""
        self._require_open()
        return tuple(table_id for table_id, table in self._tables.items() if user_id in table.users)

    async def house_rules_of_user(self, user_id: int) -> tuple[HouseRulesRecord, ...]:
        """See `Store.house_rules_of_user`."""
        self._require_open()
        everything = (rules for _, kept in sorted(self._house_rules.items()) for _, rules in sorted(kept.items()))
        return tuple(rules for rules in everything if rules.user_id == user_id)

    async def rewrite(self, change: Rewrite) -> None:
        """See `Store.rewrite`."""
        log = self._log(change.table.id)
        if len(log) != len(change.log):
            raise RevisionConflict(change.table.id, expected=len(change.log), actual=len(log))
        table = self._tables[change.table.id]
        table.record, table.snapshot = replace(table.record, seats=change.table.seats), change.snapshot
        table.log[:] = [replace(old, events=events) for old, events in zip(log, change.log, strict=True)]
        table.users.discard(change.user_id)

    async def replace_saver(self, user_id: int, *, by: int) -> None:
        """See `Store.replace_saver`."""
        self._require_open()
        for kept in self._house_rules.values():
            for key, rules in kept.items():
                if rules.user_id == user_id:
                    kept[key] = replace(rules, user_id=by)

    async def forget_ended(self, *, before: float, most: int) -> tuple[TableId, ...]:
        """See `Store.forget_ended`."""
        self._require_open()
        ended = (table for table in self._tables.values() if not table.record.status.is_open)
        return self._forget([table.record.id for table in ended if table.log[-1].at <= before][:most])

    async def guild_left(self, guild_id: int, *, at: float) -> None:
        """See `Store.guild_left`."""
        self._require_open()
        self._left_guilds.setdefault(guild_id, at)

    async def guild_stays(self, guild_id: int) -> None:
        """See `Store.guild_stays`."""
        self._require_open()
        self._left_guilds.pop(guild_id, None)

    async def guilds_left(self, *, before: float) -> tuple[int, ...]:
        """See `Store.guilds_left`."""
        self._require_open()
        left = sorted((at, guild_id) for guild_id, at in self._left_guilds.items())
        return tuple(guild_id for at, guild_id in left if at <= before)

    async def known_guilds(self) -> tuple[int, ...]:
        """See `Store.known_guilds`."""
        self._require_open()
        with_rules = {guild_id for guild_id, kept in self._house_rules.items() if kept}
        with_rules |= self._settings[SettingsOwner.GUILD].keys()
        return tuple(sorted(with_rules | {table.record.guild_id for table in self._tables.values()}))

    async def forget_guild(self, guild_id: int, *, most: int) -> tuple[TableId, ...]:
        """See `Store.forget_guild`."""
        self._require_open()
        tables = [table_id for table_id, table in self._tables.items() if table.record.guild_id == guild_id][:most]
        if not tables:
            self._house_rules.pop(guild_id, None)
            self._settings[SettingsOwner.GUILD].pop(guild_id, None)
            self._left_guilds.pop(guild_id, None)
        return self._forget(tables)

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

    def _forget(self, table_ids: list[TableId]) -> tuple[TableId, ...]:
        for table_id in table_ids:
            del self._tables[table_id]
            self._messages.pop(table_id, None)
        self._interactions = {
            interaction: key for interaction, key in self._interactions.items() if key.table_id in self._tables
        }
        return tuple(table_ids)

    def _open_records(self) -> Iterator[TableRecord]:
        self._require_open()
        return (table.record for table in self._tables.values() if table.record.status.is_open)
