"""What is forgotten when: games that are over, servers that were left, and nothing else."""

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import CanastaClient
from bot.operation.upkeep import A_DAY, Keeping, Upkeep
from bot.preferences.book import PreferenceBook
from bot.preferences.values import ServerSettings, TablePlace
from bot.tables.refusals import TableProblem
from storage import HouseRulesRecord, MemoryStore, ReadFailed, Store
from tests.bot.simulation import simulated
from tests.bot.tables.rig import ANN, BEN, GUILD, Clock, Rig

KEEPING = Keeping(games=90, servers=30)


@pytest.fixture
def rig() -> Rig:
    clock = Clock()
    return Rig.of(MemoryStore(clock=clock), clock)


def upkeep_of(
    rig: Rig,
    *guilds: int,
    keeping: Keeping = KEEPING,
    store: Store | None = None,
    preferences: PreferenceBook | None = None,
) -> Upkeep:
    return Upkeep(
        store or rig.store,
        rig.service,
        preferences or PreferenceBook(),
        keeping=keeping,
        clock=rig.clock,
        is_in=lambda guild_id: guild_id in guilds,
    )


def test_what_the_papers_promise_is_the_default() -> None:
    assert Keeping() == KEEPING


async def test_a_game_goes_so_many_days_after_it_is_over(rig: Rig) -> None:
    over, running = await rig.over(), await rig.match()
    upkeep = upkeep_of(rig, GUILD)
    rig.clock.now += 90 * A_DAY - 1
    await upkeep.tidy()
    assert (await rig.service.get(over.id)).id == over.id
    rig.clock.now += 1
    await upkeep.tidy()
    with pytest.raises(TableProblem):
        await rig.service.get(over.id)
    assert await rig.service.get(running.id) == running


async def test_many_games_go_at_once(rig: Rig) -> None:
    tables = [await rig.lobby(ANN, BEN, None, None) for _ in range(35)]
    for table in tables:
        await rig.service.agree_to_end(table.id, ANN)
    rig.clock.now += 91 * A_DAY
    await upkeep_of(rig).tidy()
    assert await rig.store.tables_ever_of_user(ANN) == ()


async def test_a_server_goes_so_many_days_after_it_was_left(rig: Rig) -> None:
    table = await rig.match()
    await rig.store.save_house_rules(HouseRulesRecord(GUILD, "Ours", "{}", ANN, 1.0), most=5)
    preferences = PreferenceBook(rig.store)
    await preferences.change_server(GUILD, place=TablePlace.THREAD)
    upkeep = upkeep_of(rig, preferences=preferences)
    await upkeep.left(GUILD)
    rig.clock.now += 30 * A_DAY - 1
    await upkeep.tidy()
    assert await rig.service.get(table.id) == table
    assert preferences.of_server(GUILD).place is TablePlace.THREAD
    rig.clock.now += 1
    await upkeep.tidy()
    with pytest.raises(TableProblem):
        await rig.service.get(table.id)
    assert await rig.store.known_guilds() == ()
    assert preferences.of_server(GUILD) == ServerSettings(), "nor in memory, where it would come back from"


async def test_a_server_that_takes_the_bot_back_keeps_everything(rig: Rig) -> None:
    table = await rig.match()
    upkeep = upkeep_of(rig)
    await upkeep.left(GUILD)
    rig.clock.now += 29 * A_DAY
    await upkeep.came_back(GUILD)
    rig.clock.now += 60 * A_DAY
    await upkeep.tidy()
    assert await rig.service.get(table.id) == table


async def test_a_server_that_the_bot_is_in_is_never_forgotten_by_mistake(rig: Rig) -> None:
    table = await rig.match()
    upkeep = upkeep_of(rig, GUILD)
    await upkeep.left(GUILD)  # noted, and somehow never taken back
    rig.clock.now += 99 * A_DAY
    await upkeep.tidy()
    assert await rig.service.get(table.id) == table
    assert await rig.store.guilds_left(before=rig.clock.now) == ()


async def test_what_came_and_went_while_the_bot_was_away_is_noted(rig: Rig) -> None:
    await rig.match()
    upkeep = upkeep_of(rig)
    await upkeep.compare({5, 6})
    assert await rig.store.guilds_left(before=rig.clock.now) == (GUILD,)
    rig.clock.now += 9
    await upkeep.compare({5, 6})  # the first time counts
    assert await rig.store.guilds_left(before=rig.clock.now - 9) == (GUILD,)
    await upkeep.compare({5, GUILD})
    assert await rig.store.guilds_left(before=rig.clock.now) == ()


async def test_a_disk_that_fails_is_told_and_tried_again(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    class Failing(MemoryStore):
        async def forget_ended(self, *, before: float, most: int) -> Any:
            raise ReadFailed(Path("canasta.db"), reason="disk failing")

        async def guild_left(self, guild_id: int, *, at: float) -> None:
            raise ReadFailed(Path("canasta.db"), reason="disk failing")

        async def known_guilds(self) -> Any:
            raise ReadFailed(Path("canasta.db"), reason="disk failing")

    upkeep = upkeep_of(rig, store=Failing())
    await upkeep.tidy()
    await upkeep.left(1)
    await upkeep.compare({1})
    assert caplog.text.count("ReadFailed") == 3


# at the bot


async def test_being_taken_out_is_noted_and_an_outage_is_not() -> None:
    store = MemoryStore()
    client = CanastaClient(store, pause=0)
    async with simulated(client, "alice") as server:
        await server.members["alice"].slash(server.channel, "canasta new")
        guild_id = server.guild.id
        _tell(client, "GUILD_DELETE", {"id": str(guild_id), "unavailable": True})
        await server.env.settle()
        assert await store.guilds_left(before=9e9) == ()
        assert client._upkeep._is_in(guild_id)  # out of reach, and still its server
        guild: Any = discord.Object(guild_id)
        await client.on_guild_remove(guild)
        assert await store.guilds_left(before=9e9) == (guild_id,)
        await client.on_guild_join(guild)
        assert await store.guilds_left(before=9e9) == ()


def _tell(client: CanastaClient, event: str, data: Any) -> None:
    client._connection.parsers[event](data)
