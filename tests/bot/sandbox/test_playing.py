"""The real client over real sockets: whole matches, races, broken lines, late answers and refusals.

Every request is held against what Discord accepts as well, see the ``recorder`` fixture.
"""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path

import pytest

from bot.client import CanastaClient
from bot.sandbox.faults import Fault, Loss
from bot.sandbox.interactions import Outcome
from bot.sandbox.permissions import SEND
from bot.sandbox.rules import Rate
from bot.sandbox.world import Overwrite
from bot.tables.table import Stage, TableId
from bot.ui.custom_id import Verb
from storage import Commit, MemoryStore, SqliteStore, Store
from tests.bot.play.policy import Pressing
from tests.bot.play.rounds import Entropy
from tests.bot.sandbox.rig import FREE, Club, answered, club, offers, soon

EDIT = "/channels/*/messages/*"
CALLBACK = "/interactions/*/*/callback"


def client_for(store: Store | None = None) -> CanastaClient:
    """Return a client whose deals are always the same."""
    return CanastaClient(store or MemoryStore(), pause=0.0, entropy=Entropy("match 20", first_round=3))


async def board_is_at(here: Club, table_id: TableId) -> None:
    """Wait until the one board shows the table as it is now."""
    table = await here.table(table_id)

    def is_so() -> bool:
        boards = here.offering(Verb.RULES, Verb.SCORE)
        return len(boards) == 1 and offers(boards[0])[0].press.revision == table.revision

    await here.until(is_so)


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
        await board_is_at(here, table_id)


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


# late answers


class SlowStore(MemoryStore):
    """A store that takes as long as a test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()

    async def append(self, commit: Commit) -> int:
        """Wait, then write."""
        await self.gate.wait()
        return await super().append(commit)


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
    async with club(client_for(), dataclasses.replace(FREE, answer_within=0.2)) as here:
        table_id = await here.seated()
        mover, hand, pressing = await here.chosen(table_id)
        before = await here.table(table_id)
        here.sandbox.faults.add(Fault("POST", CALLBACK, delay=0.25))
        press = mover.start_press(hand, pressing)
        assert await press.first is Outcome.FAILED
        await board_is_at(here, table_id)
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
        await board_is_at(here, table_id)
        await here.step(table_id)
        assert (await here.table(table_id)).revision == before.revision + 2


# what Discord refuses


@pytest.mark.parametrize("status", [429, 500])
async def test_the_board_catches_up_when_discord_has_no_time_for_it(status: int) -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await board_is_at(here, table_id)
        here.sandbox.faults.add(Fault("PATCH", EDIT, status=status, times=3 if status == 429 else 1))
        for _ in range(6):
            await here.step(table_id)
        await board_is_at(here, table_id)
        assert here.sandbox.api.refused[status] == here.sandbox.faults.count > 0


async def test_a_board_that_changes_too_often_is_drawn_as_discord_allows() -> None:
    rules = dataclasses.replace(FREE, edits=Rate(2, 0.3))
    async with club(client_for(), rules) as here:
        table_id = await here.seated()
        for _ in range(20):
            await here.step(table_id)
        await board_is_at(here, table_id)
        assert not here.sandbox.api.refused


async def test_an_old_board_makes_way_for_a_new_one() -> None:
    rules = dataclasses.replace(FREE, old_edits=Rate(0, 0.02))
    async with club(client_for(), rules) as here:
        table_id = await here.seated()
        await board_is_at(here, table_id)
        old = here.board()
        here.sandbox.clock.advance(3601)
        await here.step(table_id)
        await here.until(lambda: old not in here.public())
        await board_is_at(here, table_id)
        assert here.board() is not old
        assert here.sandbox.api.refused == {30046: 5}


async def test_a_board_that_somebody_has_deleted_comes_back() -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await board_is_at(here, table_id)
        here.sandbox.messages.delete(here.board())
        await here.step(table_id)
        await board_is_at(here, table_id)
        assert here.sandbox.api.refused == {10008: 1}


async def test_who_may_not_write_here_any_more_plays_on_in_hands() -> None:
    async with club(client_for()) as here:
        table_id = await here.seated()
        await board_is_at(here, table_id)
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
        await board_is_at(here, table_id)


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
