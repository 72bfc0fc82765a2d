"""Brings a database to the newest format by the numbered SQL files in storage/migrations."""

import sqlite3
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Migration:
    """One step: the SQL that makes format `version` out of the one before."""

    version: int
    sql: str


@cache
def all_migrations() -> tuple[Migration, ...]:
    """Return every migration, oldest first. The last one's version is the format this code works with."""
    entries = files("storage").joinpath("migrations").iterdir()
    scripts = [entry for entry in entries if entry.name.endswith(".sql")]
    steps = [Migration(int(script.name.partition("_")[0]), script.read_text("utf-8")) for script in scripts]
    return tuple(sorted(steps, key=lambda step: step.version))


def format_version(connection: sqlite3.Connection) -> int:
    """Return the database's format, 0 for a new file."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def migrate(connection: sqlite3.Connection) -> None:
    """Apply the migrations that the database does not have yet, each in a transaction of its own.

    Raises sqlite3.Error; the database is then in the format of the last migration that succeeded.
    """
    current = format_version(connection)
    for step in all_migrations():
        if step.version > current:
            _apply(connection, step)


def _apply(connection: sqlite3.Connection, step: Migration) -> None:
    # The number goes into the same transaction: a crash leaves the step done and counted, or neither.
    script = f"BEGIN IMMEDIATE;\n{step.sql}\nPRAGMA user_version = {step.version};\nCOMMIT;"
    try:
        connection.executescript(script)
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
