"""The real client in bad weather: each of Discord's refusals, and what becomes of the game under it."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from itertools import pairwise
from typing import Any

import pytest

from bot import answers
from bot.client import CanastaClient
from bot.publishing import guard, pictures
from bot.publishing.scroll import FAR
from bot.sandbox.faults import Fault
from bot.sandbox.interactions import Outcome
from bot.sandbox.message import Happening, Message
from bot.sandbox.permissions import SEND, VIEW
from bot.sandbox.world import Channel, Overwrite
from bot.tables.table import CloseReason
from bot.ui.custom_id import Verb
from storage import MemoryStore
from tests.bot.sandbox.people import Person
from tests.bot.sandbox.rig import FREE, Club, SlowStore, client_for, club, soon

EDIT = "/channels/*/messages/*"
SEND_TO = "/channels/*/messages"
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


@pytest.mark.parametrize("denied", [VIEW, SEND], ids=["unseen", "unwritable"])
async def test_without_rights_the_table_waits_and_each_player_is_told_once(
    denied: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        bot = here.sandbox.world.bot.id
        for person in here.people.values():
            await person.look()  # who has no hand yet sees no board to open it from
        here.sandbox.world.overwrite(here.channel, Overwrite(bot, deny=denied, is_member=True))
        for _ in range(20):
            await here.step(table_id)
        await soon(lambda: here.client.shell.pictures.is_barred(int(here.channel.id)))
        for person in here.people.values():
            for _ in range(2):
                await person.look()
        await soon(lambda: all(len(_asides(person)) == 1 for person in here.people.values()))
        for person in here.people.values():
            [told] = _asides(person)
            assert "You can play on in your hand" in told
            assert ("View Channel" if denied == VIEW else "Send Messages") in told
        refused = sum(here.sandbox.api.refused.values())
        assert 0 < refused <= 3
        warnings = [each for each in caplog.records if each.levelname == "WARNING" and "rights" in each.getMessage()]
        assert 0 < len(warnings) <= 2

        here.sandbox.world.overwrite(here.channel)
        await here.step(table_id)  # a press says that the rights are back
        await here.board_is_current(table_id)
        await soon(lambda: not here.client.shell.pictures.is_barred(int(here.channel.id)))
        assert sum(here.sandbox.api.refused.values()) == refused


def _asides(person: Person) -> list[str]:
    return [message.text for message in person.private() if "I may not write in this channel" in message.text]


async def test_rights_that_come_back_are_noticed_without_a_press(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "FIRST", 0.2)
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        bot = here.sandbox.world.bot.id
        here.sandbox.world.overwrite(here.channel, Overwrite(bot, deny=VIEW, is_member=True))
        await here.step(table_id)
        await soon(lambda: here.sandbox.api.refused[50001] > 0)
        here.sandbox.world.overwrite(here.channel)
        await here.board_is_current(table_id)


async def test_a_thread_that_is_locked_bars_the_table_until_it_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "FIRST", 0.2)
    async with club(client_for()) as here:
        thread = _in_a_thread(here)
        table_id = await here.seated()
        await here.board_is_current(table_id)
        thread.is_locked = True
        here.sandbox.world.archive(thread)
        await here.step(table_id)
        await soon(lambda: here.client.shell.pictures.is_barred(int(thread.id)))
        thread.is_locked = False
        here.sandbox.world.wake(thread)
        await here.board_is_current(table_id)
        assert len(here.offering(Verb.RULES, Verb.SCORE)) == 1


async def test_a_call_in_an_archived_thread_is_taken_away_once_the_thread_is_awake() -> None:
    async with club(client_for()) as here:
        thread = _in_a_thread(here)
        table_id = await here.seated()
        await here.board_is_current(table_id)
        calls = _calls(here)
        here.sandbox.faults.add(Fault("DELETE", EDIT, code=50083))
        await here.turn(table_id)
        await here.until(lambda: not set(calls) & set(here.public()))
        assert here.sandbox.api.refused[50083] == 1
        assert not thread.is_archived


@pytest.mark.parametrize("code", [50001, 50013])
async def test_a_call_that_may_not_be_taken_away_goes_later(code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "FIRST", 0.1)
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        calls = _calls(here)
        here.sandbox.faults.add(Fault("DELETE", EDIT, code=code))
        await here.turn(table_id)
        await here.until(lambda: not set(calls) & set(here.public()))
        await here.board_is_current(table_id)
        assert here.sandbox.api.refused[code] == 1


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


@pytest.mark.parametrize("is_global", [False, True], ids=["of a route", "of the token"])
@pytest.mark.parametrize("route", [("PATCH", EDIT), ("POST", SEND_TO)], ids=["edits", "sends"])
async def test_while_discord_asks_to_wait_for_long_the_game_goes_on(
    route: tuple[str, str], is_global: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "LAST_MINUTE", 0.2)
    begun = time.monotonic()
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        here.sandbox.faults.add(Fault(*route, status=429, retry_after=60.0, is_global=is_global))
        for _ in range(16):
            await here.step(table_id)
        assert here.sandbox.api.refused == {429: 1}  # nobody asks again meanwhile
        assert not here.sandbox.interactions.failed
    assert time.monotonic() - begun < 30  # and the bot leaves in time


async def test_a_row_of_failures_costs_time_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pictures, "RETRY", 0.1)
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        here.sandbox.faults.add(Fault("*", "/channels/*/messages*", status=503, times=6))
        for _ in range(8):
            await here.step(table_id)
        await here.board_is_current(table_id)
        assert not here.sandbox.interactions.failed


async def test_a_slow_network_is_no_reason_to_miss_a_deadline() -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        here.sandbox.faults.add(Fault("POST", CALLBACK, delay=2.5))
        here.sandbox.faults.add(Fault("PATCH", EDIT, delay=2.5))
        for _ in range(3):
            await here.step(table_id)
        await here.board_is_current(table_id)
        assert not here.sandbox.interactions.failed
        assert not here.sandbox.api.refused


@pytest.mark.parametrize("code", [10015, 50027])
async def test_a_late_answer_whose_token_is_void_costs_no_move(code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SlowStore()
    monkeypatch.setattr(answers.answer, "__kwdefaults__", {"patience": 0.05})
    async with club(client_for(store)) as here:
        table_id = await here.seated()
        mover, hand, pressing = await here.chosen(table_id)
        before = await here.table(table_id)
        store.gate.clear()
        here.sandbox.faults.add(Fault("*", "/webhooks/*", code=code))
        press = mover.start_press(hand, pressing)
        assert await press.first is Outcome.ANSWERED
        store.gate.set()
        assert (await here.moved_on(before)).revision == before.revision + 1
        await soon(lambda: here.sandbox.api.refused[code] == 1)
        await here.step(table_id)
        await here.board_is_current(table_id)


async def test_a_channel_that_is_found_to_be_gone_closes_its_table() -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        here.sandbox.faults.add(Fault("PATCH", EDIT, code=10003))
        await here.step(table_id)
        while (await here.table(table_id)).is_open:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        assert (await here.table(table_id)).closed_because is CloseReason.LOST


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


async def test_a_board_that_has_scrolled_away_comes_back_with_the_next_turn() -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await here.board_is_current(table_id)
        old, ann = here.board(), here.people["Ann"]
        for number in range(FAR):
            here.sandbox.acting.say(ann.user, here.channel, f"message {number}")
        below = here.public()[-1]
        await soon(lambda: here.client.shell.pictures._painter.scroll.is_far(int(here.channel.id), table_id))
        await here.turn(table_id)
        await here.until(lambda: old not in here.public())
        await here.board_is_current(table_id)
        assert here.public().index(here.board()) > here.public().index(below)


async def test_a_thread_that_was_archived_is_woken_by_a_new_board() -> None:
    async with club(client_for()) as here:
        thread = _in_a_thread(here)
        table_id = await here.seated()
        await here.board_is_current(table_id)
        here.sandbox.world.archive(thread)
        await here.step(table_id)
        await here.until(lambda: not thread.is_archived)
        await here.step(table_id)
        await soon(lambda: bool(here.offering()))
        assert here.sandbox.api.refused[50083] > 0


def _calls(here: Club) -> list[Message]:
    """Return what calls the player to move, which there must be."""
    calls = [message for message in here.public() if message.mentioned and message.cause is None]
    assert len(calls) == 1
    return calls


def _in_a_thread(here: Club) -> Channel:
    """Let everybody be in a thread from now on."""
    thread = here.sandbox.world.add_thread(here.channel, "thread")
    for name, person in here.people.items():
        here.people[name] = dataclasses.replace(person, channel=thread)
    here.channel = thread
    return thread


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
