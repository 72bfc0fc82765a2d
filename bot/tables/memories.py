"""What each seat remembers of the running round: a fold over the stored events, as that seat may see them.

The log is the only source, so a restart changes nothing. It is read when somebody thinks, and never on the way of a
move; of a round that has been read once, only what is new.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.tables.round_events import match_events, round_events
from bot.tables.table import Table, TableId
from engine import events as ev
from engine.fold import evolve
from engine.players.memory import Memory, look, new_memory, observe
from engine.ruleset import Ruleset, Seat
from engine.state import State
from engine.view import redact, view_for
from storage import Store

KEPT: Final = 256
"""So many rounds are kept in memory."""

_Round: TypeAlias = tuple[TableId, bytes]


@dataclass(frozen=True, slots=True)
class _Remembered:
    """The memories of all seats, by seat, as of a revision of their table."""

    revision: int
    memories: tuple[Memory, ...]


class RoundMemories:
    """The memories of the seats of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rounds: OrderedDict[_Round, _Remembered] = OrderedDict()

    async def of(self, table: Table, seat: Seat) -> Memory:
        """Return what a seat remembers of the round that a table is in, as of the table's revision.

        Raises:
            StorageError: The log cannot be read.
        """
        key = (table.id, table.match.seed)
        known = self._rounds.get(key)
        if known is None or known.revision > table.revision:
            known = _Remembered(table.revision, memories_of(table.match, await round_events(self._store, table)))
        elif known.revision < table.revision:
            commits = await self._store.history(table.id, after=known.revision, limit=table.revision - known.revision)
            known = _Remembered(table.revision, _after(known.memories, match_events(commits), table.ruleset))
        self._rounds[key] = known
        self._rounds.move_to_end(key)
        if len(self._rounds) > KEPT:
            self._rounds.popitem(last=False)
        return known.memories[seat]


def memories_of(match: State, events: Sequence[ev.Event]) -> tuple[Memory, ...]:
    """Return by seat what is remembered of a round; everybody has seen the card that was turned at the deal."""
    memories = (new_memory(match.ruleset.seats),) * match.ruleset.seats
    if events and isinstance(events[0], ev.RoundDealt):
        dealt = view_for(evolve(match, events[0]), None)
        memories = tuple([look(memory, dealt) for memory in memories])
        events = events[1:]
    return _after(memories, events, match.ruleset)


def _after(memories: tuple[Memory, ...], events: Sequence[ev.Event], ruleset: Ruleset) -> tuple[Memory, ...]:
    """Let each seat take note of events, as far as it may know them."""
    told = []
    for seat, memory in enumerate(memories):
        for event in events:
            memory = observe(memory, redact(event, Seat(seat), ruleset=ruleset))
        told.append(memory)
    return tuple(told)
