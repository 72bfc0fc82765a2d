"""What has happened in the round that a table is in, read from the log: hidden cards included."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.tables.codec import EVENTS
from bot.tables.events import Event, TableEvent
from bot.tables.table import Table
from engine import events as ev
from storage import Store, StoredCommit

FIRST_READ: Final = 64
_MORE: Final = 4


async def round_events(store: Store, table: Table) -> Sequence[ev.Event]:
    """Return the events of the latest round from its deal to the table's revision, oldest first.

    Raises:
        StorageError: The log cannot be read.
    """
    count = FIRST_READ
    while True:
        commits = await store.recent(table.id, count=count)
        events = match_events([commit for commit in commits if commit.revision <= table.revision])
        deals = [place for place, event in enumerate(events) if isinstance(event, ev.RoundDealt)]
        if deals:
            return events[deals[-1] :]
        if len(commits) < count:
            return events
        count *= _MORE


def match_events(commits: Sequence[StoredCommit]) -> list[ev.Event]:
    """Return the events of the match in commits; those of the table tell nothing about cards."""
    decoded: list[Event] = [EVENTS.decode(record) for commit in commits for record in commit.events]
    return [event for event in decoded if not isinstance(event, TableEvent)]
