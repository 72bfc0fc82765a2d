"""What only the SQLite store can get wrong with house rules: the disk."""

from pathlib import Path

import pytest

from storage import HouseRulesRecord, SqliteStore, WriteFailed

FRIDAY = HouseRulesRecord(100, "Friday", "{}", user_id=11, at=5.5)


async def test_a_disk_that_refuses_is_reported(database: Path) -> None:
    store = await SqliteStore.open(database)
    await store.save_house_rules(FRIDAY, most=2)
    await store._worker.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
    with pytest.raises(WriteFailed):
        await store.save_house_rules(FRIDAY, most=2)
    with pytest.raises(WriteFailed):
        await store.delete_house_rules(100, "Friday")
    with pytest.raises(WriteFailed):
        await store.set_default_house_rules(100, "Friday")
    assert await store.house_rules(100) == (FRIDAY,)
    await store.close()


async def test_house_rules_survive_a_restart(database: Path) -> None:
    store = await SqliteStore.open(database)
    await store.save_house_rules(FRIDAY, most=2)
    await store.set_default_house_rules(100, "Friday")
    kept = await store.house_rules(100)
    await store.close()
    store = await SqliteStore.open(database)
    assert await store.house_rules(100) == kept
    assert kept[0].is_default
    await store.close()
