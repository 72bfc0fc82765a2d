"""How far boards have scrolled away: how many messages others have written below each, as far as the bot has seen."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from bot.tables.table import TableId

FAR: Final = 10
"""Messages below a board by which it is out of sight on a phone."""


class Scroll:
    """Counts messages below the boards that the bot knows of; of the messages themselves nothing is kept."""

    def __init__(self) -> None:
        self._below: defaultdict[int, dict[TableId, int]] = defaultdict(dict)

    def sent(self, channel_id: int, table_id: TableId) -> None:
        """Take note that a table's board has just been sent."""
        self._below[channel_id][table_id] = 0

    def changed(self, channel_id: int, table_id: TableId) -> None:
        """Take note that there is a board, which may have been sent before the bot was started."""
        self._below[channel_id].setdefault(table_id, 0)

    def forget(self, channel_id: int, table_id: TableId) -> None:
        """Count no more below the board of a table that is over."""
        boards = self._below[channel_id]
        boards.pop(table_id, None)
        if not boards:
            del self._below[channel_id]

    def written(self, channel_id: int) -> None:
        """Take note that somebody else has written in a channel."""
        if channel_id in self._below:
            boards = self._below[channel_id]
            for table_id in boards:
                boards[table_id] += 1

    def is_far(self, channel_id: int, table_id: TableId) -> bool:
        """Whether a table's board is out of sight."""
        return channel_id in self._below and self._below[channel_id].get(table_id, 0) >= FAR

    def __len__(self) -> int:
        """Return in how many channels messages are counted."""
        return len(self._below)
