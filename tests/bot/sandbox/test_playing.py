"""The real client over real sockets: whole matches, races, and broken lines.

Every request is held against what Discord accepts as well, see the ``recorder`` fixture.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.tables.table import Stage
from bot.ui.custom_id import Verb
from storage import SqliteStore
from tests.bot.play.policy import Pressing
from tests.bot.sandbox.people import answered, offers
from tests.bot.sandbox.rig import client_for, club, soon

EDIT = "/channels/*/messages/*"
CALLBACK = "/interactions/*/*/callback"


async def test_a_whole_match_is_played_and_kept(tmp_path: Path) -> None:
    async with club(client_for(await SqliteStore.open(tmp_path / "canasta.db"))) as here:
        table_id = await here.seated(target=1000)
        while (table := await here.table(table_id)).stage is Stage.PLAYING:
            await here.step(table_id)
        await here.until(lambda: sum("won!" in message.text for message in here.public()) == 2)
        assert table.stage is Stage.FINISHED
        assert len(table.rounds) > 1
        for name, person in here.people.items():
            others = [other for other in here.people if other != name]
            assert person.private()
            assert not any(message in here.people[other].sees() for other in others for message in person.private())
        assert not here.sandbox.interactions.failed
        assert not here.sandbox.api.refused


# races


async def test_of_two_who_want_the_same_seat_in_the_same_moment_one_gets_it() -> None:
    async with club(client_for()) as here:
        await here.people["Ann"].slash("new")
        [lobby] = here.public()
        seat = Pressing(next(offer for offer in offers(lobby) if offer.verb is Verb.SIT))
        presses = [here.people[name].start_press(lobby, seat) for name in ("Bob", "Cat")]
        await asyncio.gather(*map(answered, presses))

        mentions = [here.people[name].user for name in ("Bob", "Cat")]
        await here.until(lambda: any(f"<@{user.id}>" in lobby.text for user in mentions))
        assert sum(f"<@{user.id}>" in lobby.text for user in mentions) == 1
        assert sorted(len(here.people[name].private()) for name in ("Bob", "Cat")) == [0, 1]


async def test_two_moves_of_one_player_in_the_same_moment_are_one_move() -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        mover, hand, pressing = await here.chosen(table_id)
        before = await here.table(table_id)
        presses = [mover.start_press(hand, pressing) for _ in range(2)]
        await asyncio.gather(*map(answered, presses))

        after = await here.table(table_id)
        assert after.revision == before.revision + 1
        assert len({press.id for press in presses}) == 2
        await here.board_is_current(table_id)


async def test_the_same_press_delivered_twice_is_one_move(caplog: pytest.LogCaptureFixture) -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        mover, hand, pressing = await here.chosen(table_id)
        before = await here.table(table_id)
        press = mover.start_press(hand, pressing)
        here.sandbox.deliver(press)
        await answered(press)
        await here.step(table_id)
        await here.step(table_id)

        after = await here.table(table_id)
        assert after.revision == before.revision + 3
        assert here.sandbox.api.refused == {40060: 1}
    assert "status 400, code 40060" in caplog.text


# broken lines


@pytest.mark.parametrize("how", ["dropped", "asked to reconnect"])
async def test_a_press_while_the_line_is_broken_is_heard_after_the_resume(how: str) -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        mover, hand, pressing = await here.chosen(table_id)
        before = await here.table(table_id)
        gateway = here.sandbox.gateway
        if how == "dropped":
            await gateway.drop()
            assert not gateway.online.is_set()
        else:
            gateway.ask_to_reconnect()
        await answered(mover.start_press(hand, pressing))

        assert gateway.resumed == 1
        assert (await here.table(table_id)).revision == before.revision + 1
        await here.step(table_id)


async def test_play_goes_on_in_a_new_session() -> None:
    client = client_for()

    async def at_once(shard_id: int | None, *, initial: bool = False) -> None:
        """Discord.py waits for five seconds here."""

    client.before_identify_hook = at_once  # type: ignore[method-assign]
    async with club(client) as here:
        table_id = await here.seated()
        here.sandbox.gateway.end_sessions()
        await soon(lambda: not here.sandbox.gateway.online.is_set())
        await asyncio.wait_for(here.sandbox.gateway.online.wait(), 10)

        await here.step(table_id)
        assert here.sandbox.gateway.resumed == 0
