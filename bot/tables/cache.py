"""The tables in memory: the ones used last, and the locks of those being changed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from bot.tables.table import Table, TableId


class TableCache:
    """Keeps a limited number of tables, and a lock for each table as long as somebody holds or awaits it."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._tables: OrderedDict[TableId, Table] = OrderedDict()
        self._locks: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._tables)

    def lock(self, table_id: TableId) -> asyncio.Lock:
        """Return the lock under which a table is loaded and changed."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    def get(self, table_id: TableId) -> Table | None:
        """Return a table as it was stored last, or None if it is not in memory."""
        table = self._tables.get(table_id)
        if table is not None:
            self._tables.move_to_end(table_id)
        return table

    def put(self, table: Table) -> None:
        """Keep a table, and let go of the one that was not used for longest; only under the table's lock."""
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if len(self._tables) > self._size:
            self._tables.popitem(last=False)

    def drop(self, table_id: TableId) -> None:
        """Forget a table, so that it is loaded anew."""
        self._tables.pop(table_id, None)
