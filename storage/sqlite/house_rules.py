"""The SQL for the house rules of servers."""

import sqlite3

from storage.records import HouseRulesRecord, house_key

# Whoever has saved them, the default stays the default. One statement counts and writes.
_SAVE = """
    INSERT INTO house_rules (guild_id, key, name, ruleset, user_id, at, is_default)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, 0
    WHERE (SELECT count(*) FROM house_rules WHERE guild_id = ?1 AND key <> ?2) < ?7
    ON CONFLICT (guild_id, key) DO UPDATE SET
        name = excluded.name, ruleset = excluded.ruleset, user_id = excluded.user_id, at = excluded.at
"""
_DELETE = "DELETE FROM house_rules WHERE guild_id = ? AND key = ?"
_OF_GUILD = """
    SELECT guild_id, name, ruleset, user_id, at, is_default FROM house_rules WHERE guild_id = ? ORDER BY key
"""
_NO_DEFAULT = "UPDATE house_rules SET is_default = 0 WHERE guild_id = ? AND is_default = 1"
_DEFAULT = "UPDATE house_rules SET is_default = 1 WHERE guild_id = ? AND key = ?"


def save(connection: sqlite3.Connection, rules: HouseRulesRecord, *, most: int) -> bool:
    """See `Store.save_house_rules`."""
    values = (rules.guild_id, house_key(rules.name), rules.name, rules.ruleset, rules.user_id, rules.at, most)
    return connection.execute(_SAVE, values).rowcount > 0


def delete(connection: sqlite3.Connection, guild_id: int, name: str) -> bool:
    """See `Store.delete_house_rules`."""
    return connection.execute(_DELETE, (guild_id, house_key(name))).rowcount > 0


def of_guild(connection: sqlite3.Connection, guild_id: int) -> tuple[HouseRulesRecord, ...]:
    """See `Store.house_rules`."""
    rows = connection.execute(_OF_GUILD, (guild_id,))
    return tuple(
        HouseRulesRecord(guild, name, ruleset, user, at, is_default=bool(is_default))
        for guild, name, ruleset, user, at, is_default in rows
    )


def make_default(connection: sqlite3.Connection, guild_id: int, name: str | None) -> bool:
    """See `Store.set_default_house_rules`."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(_NO_DEFAULT, (guild_id,))
        found = name is None or connection.execute(_DEFAULT, (guild_id, house_key(name))).rowcount > 0
        connection.execute("COMMIT" if found else "ROLLBACK")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return found
