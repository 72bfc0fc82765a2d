"""What goes into a store and what comes out of it: plain values, the game's own data already encoded."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

TableId = NewType("TableId", str)
"""A table's short, URL-safe name. The caller chooses it; a store never looks inside."""


class TableStatus(StrEnum):
    """Where a table is in its life. The values are stored: never rename one."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    """The match was played to its end."""
    CLOSED = "closed"
    """Ended early, or a lobby that everybody left."""

    @property
    def is_open(self) -> bool:
        """Whether the table still waits for somebody: only open tables are found by channel, user or timer."""
        return self in (TableStatus.LOBBY, TableStatus.PLAYING)


@dataclass(frozen=True, slots=True)
class EventRecord:
    """One event of the game, encoded. `data` is JSON text and is given back character for character."""

    name: str
    version: int
    data: str = field(repr=False)  # holds hands and seeds, which no log may show


@dataclass(frozen=True, slots=True)
class TableRecord:
    """What the look-ups need to know of a table; each commit rewrites it whole."""

    id: TableId
    guild_id: int
    channel_id: int
    status: TableStatus
    seats: tuple[int | None, ...]
    """The user at each seat; None where no user sits."""
    due_at: float | None = None
    """When the table's next timer is due, in Unix seconds; None without a timer."""


@dataclass(frozen=True, slots=True)
class Commit:
    """One change of one table: written whole or not at all."""

    table: TableRecord
    expected_revision: int
    """The revision this change was made from; 0 for a table that does not exist yet."""
    events: tuple[EventRecord, ...]
    snapshot: bytes = field(repr=False)
    """The whole table as it is after the events."""
    interaction_id: int | None = None
    """The Discord interaction that asked for the change; None where a timer or the bot did."""


@dataclass(frozen=True, slots=True)
class Rewrite:
    """A table's log and snapshot with one user taken out of them; nothing else about the table changes."""

    table: TableRecord
    log: tuple[tuple[EventRecord, ...], ...]
    """The events of every commit, oldest first."""
    snapshot: bytes = field(repr=False)
    user_id: int
    """Who is in none of this any more."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as its latest commit left it."""

    record: TableRecord
    revision: int
    snapshot: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class StoredCommit:
    """One commit of a table's log; `at` is the moment it was written, in Unix seconds."""

    revision: int
    at: float
    events: tuple[EventRecord, ...]


@dataclass(frozen=True, slots=True)
class CommitKey:
    """Which commit of which table."""

    table_id: TableId
    revision: int


def house_key(name: str) -> str:
    """Return what two names of house rules have in common that mean the same."""
    return name.casefold()


@dataclass(frozen=True, slots=True)
class HouseRulesRecord:
    """Rules that a server keeps under a name.

    Attributes:
        ruleset: JSON text, given back character for character.
        user_id: Who saved them last.
        at: When that was, in Unix seconds.
        is_default: Whether new tables of the server get them; of one record a server at most.
    """

    guild_id: int
    name: str
    ruleset: str
    user_id: int
    at: float
    is_default: bool = False


class SettingsOwner(StrEnum):
    """Whose settings are kept. The values are stored: never rename one."""

    USER = "user"
    GUILD = "guild"


@dataclass(frozen=True, slots=True)
class MessageRecord:
    """A Discord message that shows a table.

    Attributes:
        at: The moment it was sent or what it shows began, in Unix seconds, or another number that tells it from the
            messages of its kind before and after.
    """

    channel_id: int
    message_id: int
    at: float
