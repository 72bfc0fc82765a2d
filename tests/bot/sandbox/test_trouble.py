"""The real client over real sockets where answers come late or get lost, and where Discord refuses."""

from __future__ import annotations

import dataclasses

import pytest

from bot.sandbox.faults import Fault, Loss
from bot.sandbox.interactions import Outcome
from bot.sandbox.permissions import SEND
from bot.sandbox.rules import Rate
from bot.sandbox.world import Overwrite
from tests.bot.sandbox.rig import FREE, SlowStore, client_for, club, soon

EDIT = "/channels/*/messages/*"
CALLBACK = "/interactions/*/*/callback"


# late answers


async def test_what_takes_long_is_announced_and_then_done() -> None:
    store = SlowStore()
    async with club(client_for(store)) as here:
        table_id = await here.seated()
        mover, hand, pressing = await here.chosen(table_id)
        store.gate.clear()
        press = mover.start_press(hand, pressing)
        opening = here.sandbox.acting.command(here.people["Bob"].user, here.channel, ["canasta", "new"], {})
        assert await press.first is Outcome.ANSWERED
        assert await opening.first is Outcome.THINKING
        assert press.answer == {"type": 6, "data": {}}
        assert opening.original is not None
        assert opening.original.is_loading
        shown = hand.text
        store.gate.set()
        await here.until(lambda: hand.text != shown and opening.outcome is Outcome.ANSWERED)
        assert "## Canasta" in opening.original.text
        assert not opening.original.is_loading


async def test_an_answer_that_comes_too_late_costs_no_move(caplog: pytest.LogCaptureFixture) -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        mover, hand, pressing = await here.chosen(table_id)
        before = await here.table(table_id)
        press = mover.start_press(hand, pressing)
        here.sandbox.clock.advance(FREE.answer_within)
        assert await press.first is Outcome.FAILED
        await here.board_is_current(table_id)
        await soon(lambda: bool(here.sandbox.api.refused))

        assert here.sandbox.interactions.failed == [press]
        assert (await here.table(table_id)).revision == before.revision + 1
        await here.step(table_id)
    assert here.sandbox.api.refused == {10062: 1}
    assert "status 404, code 10062" in caplog.text


@pytest.mark.parametrize("loss", [Loss.REQUEST, Loss.ANSWER])
async def test_an_answer_that_gets_lost_costs_no_move(loss: Loss) -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        mover, hand, pressing = await here.chosen(table_id)
        before = await here.table(table_id)
        here.sandbox.faults.add(Fault("POST", CALLBACK, loss=loss))
        mover.start_press(hand, pressing)
        await here.moved_on(before)
        await here.board_is_current(table_id)
        await here.step(table_id)
        assert (await here.table(table_id)).revision == before.revision + 2


# what Discord refuses


@pytest.mark.parametrize("status", [429, 500])
async def test_the_board_catches_up_when_discord_has_no_time_for_it(status: int) -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        here.sandbox.faults.add(Fault("PATCH", EDIT, status=status, times=3 if status == 429 else 1))
        for _ in range(6):
            await here.step(table_id)
        await here.board_is_current(table_id)
        assert here.sandbox.api.refused[status] == here.sandbox.faults.count > 0


async def test_a_board_that_changes_too_often_is_drawn_as_discord_allows() -> None:
    rules = dataclasses.replace(FREE, edits=Rate(2, 0.3))
    async with club(client_for(), rules) as here:
        table_id = await here.seated()
        for _ in range(20):
            await here.step(table_id)
        await here.board_is_current(table_id)
        assert not here.sandbox.api.refused


async def test_an_old_board_makes_way_for_a_new_one() -> None:
    rules = dataclasses.replace(FREE, old_edits=Rate(0, 0.02))
    async with club(client_for(), rules) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        old = here.board()
        here.sandbox.clock.advance(3601)
        await here.step(table_id)
        await here.until(lambda: old not in here.public())
        await here.board_is_current(table_id)
        assert here.board() is not old
        assert here.sandbox.api.refused == {30046: 5}


async def test_a_board_that_somebody_has_deleted_comes_back() -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        here.sandbox.messages.delete(here.board())
        await here.step(table_id)
        await here.board_is_current(table_id)
        assert here.sandbox.api.refused == {10008: 1}


async def test_who_may_not_write_here_any_more_plays_on_in_hands() -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        bot = here.sandbox.world.bot.id
        here.sandbox.world.overwrite(here.channel, Overwrite(bot, deny=SEND, is_member=True))
        for _ in range(8):
            await here.step(table_id)
        assert here.sandbox.api.refused[50013] > 0
        said = await here.people["Ann"].slash("new")
        assert said.original is not None
        assert "Send Messages" in said.original.text
        here.sandbox.world.overwrite(here.channel)
        await here.step(table_id)
        await here.board_is_current(table_id)


async def test_a_table_ends_with_its_channel() -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        before = await here.table(table_id)
        here.sandbox.delete_channel(here.channel)
        assert not (await here.moved_on(before)).is_open


async def test_a_hand_outlives_the_token_that_it_came_with() -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        mover, hand, pressing = await here.chosen(table_id)
        here.sandbox.clock.advance(901)
        await mover.press(hand, pressing)
        assert hand in mover.private()
        assert not here.sandbox.api.refused
