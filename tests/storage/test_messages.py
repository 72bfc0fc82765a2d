"""What only the SQLite store can get wrong with messages: the disk."""

from pathlib import Path

import pytest

from storage import SqliteStore, TableId, WriteFailed

ALPHA = TableId("alpha")


async def test_a_disk_that_refuses_is_reported(database: Path) -> None:
    store = await SqliteStore.open(database)
    await store.remember_message(ALPHA, "board", channel_id=1, message_id=2, at=3.0)
    await store._worker.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
    with pytest.raises(WriteFailed):
        await store.remember_message(ALPHA, "turn", channel_id=1, message_id=3, at=4.0)
    with pytest.raises(WriteFailed):
        await store.forget_message(ALPHA, "board")
    assert list(await store.messages(ALPHA)) == ["board"]
    await store.close()


async def test_messages_survive_a_restart(database: Path) -> None:
    store = await SqliteStore.open(database)
    await store.remember_message(ALPHA, "board", channel_id=1, message_id=2, at=3.0)
    remembered = await store.messages(ALPHA)
    await store.close()
    store = await SqliteStore.open(database)
    assert await store.messages(ALPHA) == remembered != {}
    await store.close()
