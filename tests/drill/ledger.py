"""What users have pressed and been told, held against what the store has kept."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from bot.tables.codec import EVENTS, table_of
from bot.tables.fold import fold, new_table
from bot.tables.table import Table
from bot.ui.custom_id import Verb
from storage import TableId
from storage.sqlite import reading
from storage.sqlite.connecting import connect_reader

CHANGING: Final = frozenset(
    {Verb.DRAW, Verb.TAKE, Verb.LAY, Verb.DISCARD_SURE, Verb.GO_OUT, Verb.PASS, Verb.NEXT, Verb.YES, Verb.NO, Verb.ASK}
)
"""What must bring the table to another revision where it is not refused."""


@dataclass(slots=True)
class Entry:
    """One press that changes a table.

    Attributes:
        begun: Its place in the order of everything that happened; ``told`` that of its answer, 0 without one.
        shown: The revision that the answer showed.
    """

    interaction: int
    user: str
    table: TableId
    revision: int
    verb: Verb
    begun: int
    told: int = 0
    shown: int = 0


class Kept(NamedTuple):
    """One commit as the store has it."""

    revision: int
    interaction: int | None


@dataclass(slots=True)
class Ledger:
    """All presses, in their order."""

    entries: list[Entry] = field(default_factory=list)
    moments: int = 0
    highest: dict[TableId, int] = field(default_factory=dict)
    """The latest state of each table that anybody has been shown."""

    def begin(self, interaction: int, user: str, table: TableId, revision: int, verb: Verb) -> Entry:
        """Write down a press."""
        self.moments += 1
        entry = Entry(interaction, user, table, revision, verb, self.moments)
        self.entries.append(entry)
        return entry

    def told(self, entry: Entry, shown: int) -> None:
        """Write down that a press was answered, and what the answer showed."""
        self.moments += 1
        entry.told, entry.shown = self.moments, shown

    def saw(self, table: TableId, revision: int) -> None:
        """Write down that somebody was shown a state of a table."""
        self.highest[table] = max(revision, self.highest.get(table, 0))


@dataclass(frozen=True, slots=True)
class Findings:
    """What came of the comparison.

    Attributes:
        acknowledged: Moves that were answered, and are stored.
        unheard: Moves that are stored, and whose answer never arrived.
        lost: What users were told and the store does not have.
        doubled: Moves that were made twice.
        broken: Tables whose log does not lead to what is stored of them.
    """

    acknowledged: int
    unheard: int
    lost: tuple[str, ...]
    doubled: tuple[str, ...]
    broken: tuple[str, ...]

    @property
    def is_well(self) -> bool:
        """Whether nothing was lost or doubled."""
        return not (self.lost or self.doubled or self.broken)


def compare(ledger: Ledger, database: Path) -> Findings:
    """Hold what users know against what is stored."""
    kept = commits(database)
    made = {commit.interaction: (table, commit) for table, log in kept.items() for commit in log}
    acknowledged = [entry for entry in ledger.entries if entry.told and entry.interaction in made]
    unheard = [entry for entry in ledger.entries if not entry.told and entry.interaction in made]
    return Findings(
        len(acknowledged),
        len(unheard),
        tuple(_lost(ledger, kept)),
        tuple(_doubled(ledger, made)),
        tuple(_broken(database, kept)),
    )


def commits(database: Path) -> Mapping[TableId, Sequence[Kept]]:
    """Return every commit of every table."""
    found: dict[TableId, list[Kept]] = defaultdict(list)
    connection = connect_reader(database)
    try:
        query = "SELECT table_id, revision, interaction_id FROM commits ORDER BY table_id, revision"
        for table, revision, interaction in connection.execute(query):
            found[TableId(table)].append(Kept(revision, interaction))
    finally:
        connection.close()
    return found


def stored_table(database: Path, table_id: TableId) -> Table:
    """Return a table as it is stored, also while a bot runs."""
    connection = connect_reader(database)
    try:
        stored = reading.load(connection, table_id)
    finally:
        connection.close()
    assert stored is not None, table_id
    return table_of(stored)


def _lost(ledger: Ledger, kept: Mapping[TableId, Sequence[Kept]]) -> Iterator[str]:
    for table, shown in ledger.highest.items():
        last = kept[table][-1].revision if kept.get(table) else 0
        if shown > last:
            yield f"table {table}: revision {shown} was shown, {last} is stored"
    by_interaction = {entry.interaction: entry for entry in ledger.entries}
    for entry in ledger.entries:
        if not entry.told or entry.shown <= entry.revision:
            continue  # nobody said that it was made
        log = kept.get(entry.table, ())
        if any(commit.interaction == entry.interaction for commit in log):
            continue
        # Refused, because something else had come first: that must have begun before this was answered.
        after = [commit for commit in log if commit.revision == entry.revision + 1]
        other = by_interaction.get(after[0].interaction or 0) if after else None
        if not after or (other is not None and other.begun > entry.told):
            yield f"table {entry.table}: {entry.verb} at {entry.revision} was answered with {entry.shown}, not stored"


def _doubled(ledger: Ledger, made: Mapping[int | None, tuple[TableId, Kept]]) -> Iterator[str]:
    seen: dict[tuple[TableId, int, str], int] = {}
    for entry in ledger.entries:
        if entry.interaction not in made:
            continue
        place = (entry.table, entry.revision, entry.user)
        if place in seen:
            yield f"table {entry.table}: two presses at revision {entry.revision} were both carried out"
        seen[place] = entry.interaction
        if made[entry.interaction][0] != entry.table:
            yield f"table {entry.table}: {entry.verb} was carried out elsewhere"


def _broken(database: Path, kept: Mapping[TableId, Sequence[Kept]]) -> Iterator[str]:
    connection = connect_reader(database)
    try:
        for table_id, log in kept.items():
            if [commit.revision for commit in log] != list(range(1, len(log) + 1)):
                yield f"table {table_id}: its log has gaps"
                continue
            stored = reading.load(connection, table_id)
            table: Table | None = None
            for commit in reading.history(connection, table_id, after=0, limit=None):
                events = tuple(EVENTS.decode(event) for event in commit.events)
                table = new_table(events, at=commit.at) if table is None else fold(table, events, at=commit.at)
            if stored is None or table is None or table_of(stored).match != table.match:
                yield f"table {table_id}: its log leads to another state than the stored one"
    finally:
        connection.close()
