"""Who is told that a table has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.tables.events import Event
from bot.tables.table import Table


class Publisher(Protocol):
    """Shows tables to the world; the shell implements it with a renderer that draws when it gets to it."""

    def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
        """Take note of a change that has just been stored; ``before`` is None for a new table.

        Called in the order of the table's revisions, while its lock is held: return at once and await nothing.
        The events are the whole truth, hidden cards included.
        """
        ...

    def table_loaded(self, table: Table) -> None:
        """Take note that a table came from the store; what was stored last may not have been shown before a crash.

        Called while the table's lock is held, as ``table_changed`` is.
        """
        ...


class Publishers:
    """Tells several publishers, in order."""

    def __init__(self, *publishers: Publisher) -> None:
        self._publishers = publishers

    def table_changed(self, before: Table | None, after: Table, events: Sequence[Event]) -> None:
        """See `Publisher.table_changed`."""
        for publisher in self._publishers:
            publisher.table_changed(before, after, events)

    def table_loaded(self, table: Table) -> None:
        """See `Publisher.table_loaded`."""
        for publisher in self._publishers:
            publisher.table_loaded(table)
