"""What each seat remembers of the running round: a fold over the stored events, as that seat may see them.

The log is the only source, so a restart changes nothing. It is read when somebody thinks, and never on the way of a
move; of a round that has been read once, only what is new.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.tables.codec import EVENTS
from bot.tables.events import Event, TableEvent
from bot.tables.table import Table, TableId
from engine import events as ev
from engine.fold import evolve
from engine.players.memory import Memory, look, new_memory, observe
from engine.ruleset import Ruleset, Seat
from engine.state import State
from engine.view import redact, view_for
from storage import Store, StoredCommit

KEPT: Final = 256
"""So many rounds are kept in memory."""
FIRST_READ: Final = 64
_MORE: Final = 4

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
            known = _Remembered(table.revision, memories_of(table.match, await self._events_of(table)))
        elif known.revision < table.revision:
            commits = await self._store.history(table.id, after=known.revision, limit=table.revision - known.revision)
            known = _Remembered(table.revision, _after(known.memories, _events(commits), table.ruleset))
        self._rounds[key] = known
        self._rounds.move_to_end(key)
        if len(self._rounds) > KEPT:
            self._rounds.popitem(last=False)
        return known.memories[seat]

    async def _events_of(self, table: Table) -> Sequence[ev.Event]:
        """Return the round's events from its deal to the table's revision."""
        count = FIRST_READ
        while True:
            commits = await self._store.recent(table.id, count=count)
            events = _events([commit for commit in commits if commit.revision <= table.revision])
            deals = [place for place, event in enumerate(events) if isinstance(event, ev.RoundDealt)]
            if deals:
                return events[deals[-1] :]
            if len(commits) < count:
                return events
            count *= _MORE


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


def _events(commits: Sequence[StoredCommit]) -> list[ev.Event]:
    """Return the events of the match in commits; those of the table tell nothing about cards."""
    decoded: list[Event] = [EVENTS.decode(record) for commit in commits for record in commit.events]
    return [event for event in decoded if not isinstance(event, TableEvent)]
