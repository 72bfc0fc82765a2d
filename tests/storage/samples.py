"""Commits to write, with everything filled in that a test does not care about."""

from storage import Commit, EventRecord, TableId, TableRecord, TableStatus

DRAWN = EventRecord("CardDrawn", 1, '{"seat": 2}')
DISCARDED = EventRecord("CardDiscarded", 2, '{"seat":2,"card":"K♠"}')


def a_commit(
    table: str = "alpha",
    expected: int = 0,
    *,
    interaction: int | None = None,
    status: TableStatus = TableStatus.PLAYING,
    seats: tuple[int | None, ...] = (11, None, 12, None),
    channel: int = 200,
    due_at: float | None = None,
    events: tuple[EventRecord, ...] = (DRAWN, DISCARDED),
    snapshot: bytes | None = None,
) -> Commit:
    """Return a commit to `table`, by default its first."""
    return Commit(
        table=TableRecord(TableId(table), 100, channel, status, seats, due_at),
        expected_revision=expected,
        events=events,
        snapshot=f"{table} at {expected + 1}".encode() if snapshot is None else snapshot,
        interaction_id=interaction,
    )
