"""/canasta privacy in the simulated Discord: read it, get one's data, have it deleted."""

import json

import simcord

from bot.operation.upkeep import Keeping
from bot.tables.table import Stage
from bot.ui.custom_id import Verb
from storage import MemoryStore
from tests.bot.play.games import game
from tests.bot.play.people import Person
from tests.bot.simulation import controls, texts


async def page(person: Person) -> simcord.ResponseMessage:
    shown = await person.slash("privacy")
    assert shown.ephemeral
    assert shown.response is not None
    return shown.response


async def test_it_tells_how_long_things_are_kept() -> None:
    async with game("eve") as match:
        text = texts(await page(match.people["eve"]))
    assert f"{Keeping().games} days after it is over" in text
    assert f"deleted after {Keeping().servers} days" in text


async def test_somebody_gets_their_data_as_a_file_of_their_own() -> None:
    async with game() as match:
        await match.play_until(lambda table: len(table.match.pile) > 3)
        bob = match.people["bob"]
        shown = await bob.click(await page(bob), Verb.EXPORT)
        assert shown.ephemeral
        assert shown.response is not None
        [file] = shown.response.attachments
        data = json.loads(await _content(match.server.env, file))
        assert data["user"] == str(bob.id)
        assert [table["table"] for table in data["tables"]] == [match.table_id]
        for name in ("ann", "cat", "dan"):
            assert str(match.people[name].id) not in json.dumps(data)


async def test_somebody_is_deleted_only_after_they_have_confirmed_it() -> None:
    store = MemoryStore()
    async with game("eve", store=store) as match:
        ann, eve = match.people["ann"], match.people["eve"]
        shown = await page(ann)
        before = await match.table()
        asked = await ann.click(shown, Verb.ERASE)
        assert asked.response is not None
        assert "Delete your data?" in texts(asked.response)
        assert await match.table() == before
        await ann.click(asked.response, Verb.PRIVACY)
        assert any(":erase" in custom_id for custom_id in controls(shown))
        assert await match.table() == before

        asked = await ann.click(shown, Verb.ERASE)
        assert asked.response is not None
        done = await ann.click(asked.response, Verb.ERASE_SURE)
        assert done.response is not None
        assert "Done: you were taken out of one table" in texts(done.response)
        table = await match.table()
        assert table.stage is Stage.PLAYING
        assert table.seats[0] is None
        assert await store.tables_ever_of_user(ann.id) == ()

        again = await ann.forge(done.response, offer_of_erasing())
        assert again.response is not None
        assert "There was nothing about you to delete." in texts(again.response)

        await eve.slash("join")
        assert (await match.table()).seats[0] == eve.id


def offer_of_erasing() -> str:
    return "c1:-:0:erase-sure"


async def _content(env: simcord.Env, file: object) -> bytes:
    return await file.read()  # type: ignore[attr-defined,no-any-return]
