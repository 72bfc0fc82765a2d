"""What a store forgets: games that are long over, servers that were left, users who ask for it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import (
    Commit,
    EventRecord,
    HouseRulesRecord,
    RevisionConflict,
    Rewrite,
    SqliteStore,
    Store,
    TableId,
    TableRecord,
    TableStatus,
    WriteFailed,
)
from storage.sqlite.migrating import all_migrations
from tests.storage.conftest import Clock
from tests.storage.samples import DRAWN, a_commit

ALPHA, BETA, GAMMA = (TableId(name) for name in ("alpha", "beta", "gamma"))
ANN, BEN, NOBODY = 11, 12, -77


def of_guild(guild: int, table: str, *, status: TableStatus = TableStatus.PLAYING) -> Commit:
    commit = a_commit(table, status=status)
    old = commit.table
    record = TableRecord(old.id, guild, old.channel_id, old.status, old.seats)
    return Commit(record, 0, commit.events, commit.snapshot, hash(table) & 0xFFFF)


async def test_open_tables_are_counted(store: Store) -> None:
    await store.append(a_commit("alpha"))
    await store.append(a_commit("beta", status=TableStatus.LOBBY))
    await store.append(a_commit("gamma", status=TableStatus.FINISHED))
    assert await store.count_open() == 2


async def test_only_what_is_over_for_long_is_forgotten(store: Store, clock: Clock) -> None:
    start = clock.now
    await store.append(a_commit("alpha", interaction=1))
    await store.append(a_commit("beta", interaction=2, status=TableStatus.CLOSED))
    await store.remember_message(BETA, "board", channel_id=1, message_id=2, at=3.0)
    clock.now = start + 10
    await store.append(a_commit("gamma", interaction=3))
    await store.append(a_commit("gamma", 1, interaction=4, status=TableStatus.FINISHED))

    assert await store.forget_ended(before=start - 1, most=9) == ()
    assert await store.forget_ended(before=start + 9, most=9) == (BETA,)
    assert await store.load(BETA) is None
    assert await store.history(BETA) == ()
    assert await store.messages(BETA) == {}
    assert await store.find_interaction(2) is None
    assert await store.tables_ever_of_user(ANN) == (ALPHA, GAMMA)
    assert await store.load(ALPHA) is not None
    assert await store.forget_ended(before=start + 10, most=9) == (GAMMA,)
    assert await store.find_interaction(1) is not None


async def test_so_many_at_once_and_no_more(store: Store, clock: Clock) -> None:
    for name in ("alpha", "beta", "gamma"):
        await store.append(a_commit(name, status=TableStatus.CLOSED))
    assert await store.forget_ended(before=clock.now, most=2) == (ALPHA, BETA)
    assert await store.forget_ended(before=clock.now, most=2) == (GAMMA,)


async def test_servers_that_were_left(store: Store) -> None:
    await store.guild_left(1, at=100.0)
    await store.guild_left(1, at=500.0)
    await store.guild_left(2, at=200.0)
    assert await store.guilds_left(before=99.0) == ()
    assert await store.guilds_left(before=200.0) == (1, 2)
    await store.guild_stays(1)
    await store.guild_stays(7)
    assert await store.guilds_left(before=900.0) == (2,)


async def test_a_server_is_forgotten_with_all_that_is_its(store: Store) -> None:
    await store.append(of_guild(1, "alpha"))
    await store.append(of_guild(2, "beta"))
    await store.append(of_guild(1, "gamma", status=TableStatus.FINISHED))
    for guild in (1, 2, 3):
        await store.save_house_rules(HouseRulesRecord(guild, "Ours", "{}", ANN, 1.0), most=5)
    await store.guild_left(1, at=1.0)
    assert await store.known_guilds() == (1, 2, 3)

    assert await store.forget_guild(1, most=1) == (ALPHA,)
    assert await store.guilds_left(before=9.0) == (1,)  # not all is gone yet
    assert await store.forget_guild(1, most=1) == (GAMMA,)
    assert await store.forget_guild(1, most=1) == ()

    assert await store.known_guilds() == (2, 3)
    assert await store.guilds_left(before=9.0) == ()
    assert await store.tables_of_user(ANN) == (BETA,)


async def test_who_has_left_a_table_is_still_found(store: Store) -> None:
    await store.append(a_commit("alpha", seats=(ANN, BEN)))
    await store.append(a_commit("alpha", 1, seats=(None, BEN)))
    await store.append(a_commit("beta", seats=(ANN, None), status=TableStatus.FINISHED))
    assert await store.tables_ever_of_user(ANN) == (ALPHA, BETA)
    assert await store.tables_of_user(ANN) == ()


async def test_a_user_is_taken_out_of_a_table(store: Store, clock: Clock) -> None:
    await store.append(a_commit("alpha", seats=(ANN, BEN), interaction=5))
    clock.now += 5
    await store.append(a_commit("alpha", 1, seats=(ANN, BEN), status=TableStatus.FINISHED))
    before = await store.load(ALPHA)
    assert before is not None
    kept = TableRecord(ALPHA, 100, 200, TableStatus.FINISHED, (NOBODY, BEN))
    log = ((EventRecord("a", 1, "{}"),), (DRAWN, DRAWN))

    await store.rewrite(Rewrite(kept, log, b"without", ANN))

    after = await store.load(ALPHA)
    assert after is not None
    assert (after.snapshot, after.record.seats, after.revision) == (b"without", (NOBODY, BEN), 2)
    assert after.record.status is TableStatus.FINISHED
    history = await store.history(ALPHA)
    assert [commit.events for commit in history] == list(log)
    assert [commit.at for commit in history] == [clock.now - 5, clock.now]
    assert await store.tables_ever_of_user(ANN) == ()
    assert await store.tables_ever_of_user(BEN) == (ALPHA,)
    assert await store.find_interaction(5) is not None


async def test_a_log_of_another_length_is_not_rewritten(store: Store) -> None:
    await store.append(a_commit("alpha"))
    before = await store.load(ALPHA)
    assert before is not None
    for log in ((), ((DRAWN,), (DRAWN,))):
        with pytest.raises(RevisionConflict):
            await store.rewrite(Rewrite(before.record, log, b"x", ANN))
    assert await store.load(ALPHA) == before


async def test_house_rules_change_their_saver(store: Store) -> None:
    for guild, name, user in ((1, "A", ANN), (1, "B", BEN), (2, "C", ANN)):
        await store.save_house_rules(HouseRulesRecord(guild, name, "{}", user, 1.0), most=5)
    assert [rules.name for rules in await store.house_rules_of_user(ANN)] == ["A", "C"]
    await store.replace_saver(ANN, by=NOBODY)
    assert await store.house_rules_of_user(ANN) == ()
    assert [rules.user_id for rules in await store.house_rules(1)] == [NOBODY, BEN]


# what only SQLite can get wrong


async def test_users_of_former_databases_are_found(database: Path) -> None:
    """Format 3 knew who sits at open tables; who has left, or whose table is over, stands in log and seats."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for step in all_migrations()[:3]:
            connection.executescript(step.sql)
        connection.execute("PRAGMA user_version = 3")
        events = '[["seat-taken",1,"{\\"user\\":13,\\"seat\\":0}"],["draw",1,"no json"],["x",1,"{\\"user\\":\\"y\\"}"]]'
        connection.execute("INSERT INTO tables VALUES (1, 'alpha', 1, 5, 6, 'closed', '[11,null]', NULL, x'00')")
        connection.execute("INSERT INTO commits VALUES ('alpha', 1, 0.5, NULL, ?)", (events,))
    store = await SqliteStore.open(database)
    found = [user for user in (10, 11, 12, 13, 14) if await store.tables_ever_of_user(user)]
    await store.close()
    assert found == [11, 13]


async def test_what_is_forgotten_is_not_in_the_file_any_more(database: Path, clock: Clock) -> None:
    store = await SqliteStore.open(database, clock=clock)
    marked = EventRecord("secret", 1, "the-name-of-the-card")
    await store.append(a_commit("alpha", status=TableStatus.CLOSED, events=(marked,), snapshot=b"the-hand" * 4000))
    await store.close()
    assert b"the-name-of-the-card" in database.read_bytes()
    store = await SqliteStore.open(database, clock=clock)
    await store.forget_ended(before=clock.now, most=9)
    await store.close()
    assert b"the-name-of-the-card" not in database.read_bytes()
    assert b"the-handthe-hand" not in database.read_bytes()


async def test_a_disk_that_refuses_is_reported(database: Path, clock: Clock) -> None:
    store = await SqliteStore.open(database, clock=clock)
    await store.append(a_commit(status=TableStatus.CLOSED))
    await store._worker.run(lambda connection: connection.execute("PRAGMA query_only = ON"))
    for call in (
        store.forget_ended(before=clock.now, most=9),
        store.forget_guild(100, most=9),
        store.guild_left(1, at=1.0),
        store.replace_saver(1, by=2),
    ):
        with pytest.raises(WriteFailed):
            await call
    assert await store.load(ALPHA) is not None
    await store.close()
