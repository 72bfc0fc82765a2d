"""The real client in bad weather: each of Discord's refusals, and what becomes of the game under it."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from itertools import pairwise
from typing import Any

import pytest

from bot.client import CanastaClient
from bot.sandbox.faults import Fault
from bot.sandbox.message import Happening, Message
from bot.sandbox.permissions import VIEW
from bot.sandbox.world import Overwrite
from storage import MemoryStore
from tests.bot.sandbox.rig import FREE, client_for, club, soon

EDIT = "/channels/*/messages/*"
SEND = "/channels/*/messages"
CALLBACK = "/interactions/*/*/callback"


@pytest.mark.parametrize("code", [10062, 40060])
async def test_an_answer_that_discord_does_not_take_costs_no_move(code: int) -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        mover, hand, pressing = await here.chosen(table_id)
        before = await here.table(table_id)
        here.sandbox.faults.add(Fault("POST", CALLBACK, code=code))
        mover.start_press(hand, pressing)
        assert (await here.moved_on(before)).revision == before.revision + 1
        await here.step(table_id)
        await here.board_is_current(table_id)
        assert here.sandbox.api.refused == {code: 1}


@pytest.mark.parametrize("code", [10008, 50083])
async def test_a_board_that_cannot_be_edited_is_sent_anew(code: int) -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        old = here.board()
        here.sandbox.faults.add(Fault("PATCH", EDIT, code=code))
        await here.step(table_id)
        await here.board_is_current(table_id)
        assert here.board() is not old


async def test_a_channel_that_is_out_of_sight_for_a_while() -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        bot = here.sandbox.world.bot.id
        mover, hand, pressing = await here.chosen(table_id)
        here.sandbox.world.overwrite(here.channel, Overwrite(bot, deny=VIEW, is_member=True))
        await mover.press(hand, pressing)
        for _ in range(3):
            await here.step(table_id)
        assert here.sandbox.api.refused[50001] > 0
        here.sandbox.world.overwrite(here.channel)
        await here.step(table_id)
        await here.board_is_current(table_id)


async def test_a_long_wait_is_kept_and_the_last_state_arrives() -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        here.sandbox.faults.add(Fault("PATCH", EDIT, status=429, retry_after=1.5))
        begun = time.monotonic()
        asked = here.sandbox.faults.count
        for _ in range(5):
            await here.step(table_id)
        await here.board_is_current(table_id)
        assert time.monotonic() - begun >= 1.5
        assert here.sandbox.faults.count - asked == 1
        assert here.sandbox.api.refused == {429: 1}


async def test_edits_of_one_board_keep_their_distance() -> None:
    edits: list[float] = []
    client = CanastaClient(MemoryStore(), pause=0.3)
    async with club(client) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)

        def note(happening: Happening, message: Message) -> None:
            if happening is Happening.CHANGED and message.reader is None:
                edits.append(time.monotonic())

        here.sandbox.messages.watchers.append(note)
        for _ in range(12):
            await here.step(table_id)
        await here.board_is_current(table_id)
    gaps = [later - earlier for earlier, later in pairwise(edits)]
    assert len(edits) < 12
    assert all(gap > 0.25 for gap in gaps), gaps


async def test_a_thread_that_was_archived_is_woken_by_a_new_board() -> None:
    async with club(client_for()) as here:
        thread = here.sandbox.world.add_thread(here.channel, "thread")
        for name, person in here.people.items():
            here.people[name] = dataclasses.replace(person, channel=thread)
        here.channel = thread
        table_id = await here.seated()
        await here.board_is_current(table_id)
        here.sandbox.world.archive(thread)
        await here.step(table_id)
        await here.until(lambda: not thread.is_archived)
        await here.step(table_id)
        await soon(lambda: bool(here.offering()))
        assert here.sandbox.api.refused[50083] > 0


async def test_a_line_whose_heartbeats_nobody_answers_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    client = client_for()
    connection: Any = client._connection
    connection.heartbeat_timeout = 0.3
    async with club(client, dataclasses.replace(FREE, heartbeat=0.1)) as here:
        table_id = await here.seated()
        gateway = here.sandbox.gateway
        gateway.withholds_acks = True
        await asyncio.wait_for(soon(lambda: gateway.resumed > 0), 10)
        gateway.withholds_acks = False
        await here.step(table_id)
        await here.board_is_current(table_id)
