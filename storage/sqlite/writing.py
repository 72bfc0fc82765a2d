"""Writes commits to an open connection: several in one transaction, each on its own merits."""

import json
import sqlite3
from collections.abc import Callable, Sequence

from storage.errors import DuplicateInteraction, RevisionConflict
from storage.records import Commit, TableId, TableStatus
from storage.sqlite.faults import is_file_trouble
from storage.sqlite.reading import find_interaction

Outcome = int | Exception
"""What became of one commit: the table's new revision, or why it was refused."""

_CURRENT = "SELECT revision, status, seats FROM tables WHERE id = ?"
_NO_TABLE = (0, TableStatus.CLOSED.value, "[]")
_REWRITE_TABLE = """
    INSERT INTO tables (id, revision, guild_id, channel_id, status, seats, due_at, snapshot)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
        revision = excluded.revision, guild_id = excluded.guild_id, channel_id = excluded.channel_id,
        status = excluded.status, seats = excluded.seats, due_at = excluded.due_at,
        snapshot = excluded.snapshot
"""
_ADD_COMMIT = "INSERT INTO commits (table_id, revision, at, interaction_id, events) VALUES (?, ?, ?, ?, ?)"
_SEAT_USER = "INSERT INTO open_tables_by_user (user_id, table_id) VALUES (?, ?)"
_NOTE_USER = "INSERT OR IGNORE INTO users_of_tables (user_id, table_id) VALUES (?, ?)"
_UNSEAT_USER = "DELETE FROM open_tables_by_user WHERE user_id = ? AND table_id = ?"

_to_json = json.JSONEncoder(separators=(",", ":")).encode
"""json.dumps, without making the same encoder anew at each call."""


def write_together(
    connection: sqlite3.Connection, commits: Sequence[Commit], *, clock: Callable[[], float]
) -> list[Outcome]:
    """Write commits in one transaction and return each one's outcome, once they are safely on the disk.

    A refused commit does not disturb its neighbours. Raises sqlite3.Error where the transaction as a whole
    failed; nothing of it was written then, and the connection is ready for the next one.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_attempt(connection, commit, clock=clock) for commit in commits]
        connection.execute("COMMIT")
    except BaseException:
        # SQLite may have rolled back already, as it does when the disk is full.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return outcomes


def _attempt(connection: sqlite3.Connection, commit: Commit, *, clock: Callable[[], float]) -> Outcome:
    connection.execute("SAVEPOINT attempt")
    try:
        revision = _write(connection, commit, clock=clock)
    except Exception as refusal:
        if is_file_trouble(refusal):
            raise  # its neighbours would fare no better
        connection.execute("ROLLBACK TO attempt")
        connection.execute("RELEASE attempt")
        return refusal
    connection.execute("RELEASE attempt")
    return revision


def _write(connection: sqlite3.Connection, commit: Commit, *, clock: Callable[[], float]) -> int:
    table = commit.table
    _require_new_interaction(connection, commit.interaction_id)
    row = connection.execute(_CURRENT, (table.id,)).fetchone()
    revision, *before = row or _NO_TABLE
    if revision != commit.expected_revision:
        raise RevisionConflict(table.id, expected=commit.expected_revision, actual=revision)

    revision += 1
    after = [table.status.value, _to_json(table.seats)]
    place = (table.guild_id, table.channel_id, *after)
    connection.execute(_REWRITE_TABLE, (table.id, revision, *place, table.due_at, commit.snapshot))
    if before != after:  # hardly ever: most commits are moves
        _reseat(connection, table.id, before=_seated(*before), after=_seated(*after))
        users = [(user_id, table.id) for user_id in table.seats if user_id is not None]
        connection.executemany(_NOTE_USER, users)
    events = _to_json([(event.name, event.version, event.data) for event in commit.events])
    connection.execute(_ADD_COMMIT, (table.id, revision, clock(), commit.interaction_id, events))
    return revision


def _require_new_interaction(connection: sqlite3.Connection, interaction_id: int | None) -> None:
    if interaction_id is None:
        return
    first = find_interaction(connection, interaction_id)
    if first is not None:
        raise DuplicateInteraction(interaction_id, table_id=first.table_id, revision=first.revision)


def _seated(status: str, seats: str) -> frozenset[int]:
    """Return the users that look-ups find at a table."""
    if not TableStatus(status).is_open:
        return frozenset()
    return frozenset(user_id for user_id in json.loads(seats) if user_id is not None)


def _reseat(
    connection: sqlite3.Connection, table_id: TableId, *, before: frozenset[int], after: frozenset[int]
) -> None:
    connection.executemany(_UNSEAT_USER, [(user_id, table_id) for user_id in before - after])
    connection.executemany(_SEAT_USER, [(user_id, table_id) for user_id in after - before])
