"""The SQL for what a store forgets: games long over, servers long left, and people who ask for it.

Each function that writes is one transaction.
"""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from storage.errors import RevisionConflict
from storage.records import HouseRulesRecord, Rewrite, TableId

_IS_OPEN = "status IN ('lobby', 'playing')"

_COUNT_OPEN = f"SELECT count(*) FROM tables WHERE {_IS_OPEN}"
_EVER_OF_USER = """
    SELECT id FROM users_of_tables JOIN tables ON id = table_id WHERE user_id = ? ORDER BY number
"""
_ENDED = f"""
    SELECT id FROM tables JOIN commits ON commits.table_id = id AND commits.revision = tables.revision
    WHERE NOT ({_IS_OPEN}) AND at <= ? ORDER BY number LIMIT ?
"""
_OF_GUILD = "SELECT id FROM tables WHERE guild_id = ? ORDER BY number LIMIT ?"
_DELETE_TABLE = (
    "DELETE FROM messages WHERE table_id = ?",
    "DELETE FROM users_of_tables WHERE table_id = ?",
    "DELETE FROM open_tables_by_user WHERE table_id = ?",
    "DELETE FROM commits WHERE table_id = ?",
    "DELETE FROM tables WHERE id = ?",
)
_DELETE_HOUSE_RULES = "DELETE FROM house_rules WHERE guild_id = ?"
_DELETE_SETTINGS = "DELETE FROM settings WHERE owner = 'guild' AND owner_id = ?"
_LEFT = "INSERT INTO left_guilds (guild_id, at) VALUES (?, ?) ON CONFLICT (guild_id) DO NOTHING"
_STAYS = "DELETE FROM left_guilds WHERE guild_id = ?"
_LEFT_BEFORE = "SELECT guild_id FROM left_guilds WHERE at <= ? ORDER BY at, guild_id"
_KNOWN_GUILDS = """
    SELECT guild_id FROM tables UNION SELECT guild_id FROM house_rules
    UNION SELECT owner_id FROM settings WHERE owner = 'guild' ORDER BY guild_id
"""

_REVISION = "SELECT revision FROM tables WHERE id = ?"
_REWRITE_COMMIT = "UPDATE commits SET events = ? WHERE table_id = ? AND revision = ?"
_REWRITE_TABLE = "UPDATE tables SET seats = ?, snapshot = ? WHERE id = ?"
_NO_USER_OF_TABLE = "DELETE FROM users_of_tables WHERE user_id = ? AND table_id = ?"
_NOT_SEATED = "DELETE FROM open_tables_by_user WHERE user_id = ? AND table_id = ?"
_SAVED_BY = """
    SELECT guild_id, name, ruleset, user_id, at, is_default FROM house_rules WHERE user_id = ? ORDER BY guild_id, key
"""
_SAVED_BY_NOBODY = "UPDATE house_rules SET user_id = ? WHERE user_id = ?"

_to_json = json.JSONEncoder(separators=(",", ":")).encode


def count_open(connection: sqlite3.Connection) -> int:
    """See `Store.count_open`."""
    (count,) = connection.execute(_COUNT_OPEN).fetchone()
    return int(count)


def tables_ever_of_user(connection: sqlite3.Connection, user_id: int) -> tuple[TableId, ...]:
    """See `Store.tables_ever_of_user`."""
    return _ids(connection.execute(_EVER_OF_USER, (user_id,)))


def house_rules_of_user(connection: sqlite3.Connection, user_id: int) -> tuple[HouseRulesRecord, ...]:
    """See `Store.house_rules_of_user`."""
    rows = connection.execute(_SAVED_BY, (user_id,))
    return tuple(
        HouseRulesRecord(guild, name, ruleset, user, at, is_default=bool(is_default))
        for guild, name, ruleset, user, at, is_default in rows
    )


def known_guilds(connection: sqlite3.Connection) -> tuple[int, ...]:
    """See `Store.known_guilds`."""
    return tuple(guild_id for (guild_id,) in connection.execute(_KNOWN_GUILDS))


def guilds_left(connection: sqlite3.Connection, *, before: float) -> tuple[int, ...]:
    """See `Store.guilds_left`."""
    return tuple(guild_id for (guild_id,) in connection.execute(_LEFT_BEFORE, (before,)))


def guild_left(connection: sqlite3.Connection, guild_id: int, *, at: float) -> None:
    """See `Store.guild_left`."""
    connection.execute(_LEFT, (guild_id, at))


def guild_stays(connection: sqlite3.Connection, guild_id: int) -> None:
    """See `Store.guild_stays`."""
    connection.execute(_STAYS, (guild_id,))


def forget_ended(connection: sqlite3.Connection, *, before: float, most: int) -> tuple[TableId, ...]:
    """See `Store.forget_ended`."""
    with _transaction(connection):
        ended = _ids(connection.execute(_ENDED, (before, most)))
        _delete(connection, ended)
    return ended


def forget_guild(connection: sqlite3.Connection, guild_id: int, *, most: int) -> tuple[TableId, ...]:
    """See `Store.forget_guild`."""
    with _transaction(connection):
        tables = _ids(connection.execute(_OF_GUILD, (guild_id, most)))
        _delete(connection, tables)
        if not tables:
            connection.execute(_DELETE_HOUSE_RULES, (guild_id,))
            connection.execute(_DELETE_SETTINGS, (guild_id,))
            connection.execute(_STAYS, (guild_id,))
    return tables


def rewrite(connection: sqlite3.Connection, change: Rewrite) -> None:
    """See `Store.rewrite`."""
    table_id = change.table.id
    with _transaction(connection):
        (revision,) = connection.execute(_REVISION, (table_id,)).fetchone() or (0,)
        if revision != len(change.log):
            raise RevisionConflict(table_id, expected=len(change.log), actual=revision)
        logs = [[(event.name, event.version, event.data) for event in events] for events in change.log]
        connection.executemany(
            _REWRITE_COMMIT, [(_to_json(events), table_id, number) for number, events in enumerate(logs, start=1)]
        )
        connection.execute(_REWRITE_TABLE, (_to_json(change.table.seats), change.snapshot, table_id))
        connection.execute(_NO_USER_OF_TABLE, (change.user_id, table_id))
        connection.execute(_NOT_SEATED, (change.user_id, table_id))


def replace_saver(connection: sqlite3.Connection, user_id: int, *, by: int) -> None:
    """See `Store.replace_saver`."""
    connection.execute(_SAVED_BY_NOBODY, (by, user_id))


def _delete(connection: sqlite3.Connection, table_ids: Sequence[TableId]) -> None:
    for statement in _DELETE_TABLE:
        connection.executemany(statement, [(table_id,) for table_id in table_ids])


def _ids(rows: sqlite3.Cursor) -> tuple[TableId, ...]:
    return tuple(TableId(table_id) for (table_id,) in rows)


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
