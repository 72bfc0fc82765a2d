"""What users like and servers have settled, on every kind of store."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from storage import SettingsOwner, SqliteStore, Store, StoreClosed, WriteFailed

USER, GUILD = SettingsOwner.USER, SettingsOwner.GUILD
BIG = 2**63 - 1

CALLS: list[Callable[[Store], Awaitable[object]]] = [
    lambda store: store.save_settings(USER, 11, "{}"),
    lambda store: store.forget_settings(USER, 11),
    lambda store: store.all_settings(USER),
]


async def test_there_are_none_at_first(store: Store) -> None:
    assert await store.all_settings(USER) == {}
    assert await store.all_settings(GUILD) == {}


async def test_the_latest_are_kept_character_for_character(store: Store) -> None:
    await store.save_settings(USER, 11, "{}")
    await store.save_settings(USER, BIG, '{"order":  "suit"}')
    await store.save_settings(USER, 11, '{"ü": 1}')
    assert await store.all_settings(USER) == {11: '{"ü": 1}', BIG: '{"order":  "suit"}'}


async def test_users_and_servers_with_the_same_number_are_told_apart(store: Store) -> None:
    await store.save_settings(USER, 11, "user")
    await store.save_settings(GUILD, 11, "guild")
    await store.forget_settings(USER, 11)
    await store.forget_settings(USER, 12)
    assert await store.all_settings(USER) == {}
    assert await store.all_settings(GUILD) == {11: "guild"}


async def test_a_server_is_known_by_its_settings_and_forgotten_with_them(store: Store) -> None:
    await store.save_settings(GUILD, 11, "guild")
    await store.save_settings(USER, 11, "user")
    assert await store.known_guilds() == (11,)
    assert await store.forget_guild(11, most=9) == ()
    assert await store.all_settings(GUILD) == {}
    assert await store.all_settings(USER) == {11: "user"}
    assert await store.known_guilds() == ()


async def test_a_closed_store_refuses_everything(store: Store) -> None:
    await store.close()
    for call in CALLS:
        with pytest.raises(StoreClosed):
            await call(store)


async def test_they_survive_a_restart(database: Path) -> None:
    store = await SqliteStore.open(database)
    await store.save_settings(GUILD, 11, "guild")
    await store.close()
    store = await SqliteStore.open(database)
    assert await store.all_settings(GUILD) == {11: "guild"}
    await store.close()


async def test_a_disk_that_refuses_is_reported(database: Path) -> None:
    store = await SqliteStore.open(database)
    await store._worker.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
    with pytest.raises(WriteFailed):
        await store.save_settings(USER, 11, "{}")
    with pytest.raises(WriteFailed):
        await store.forget_settings(USER, 11)
    await store.close()
