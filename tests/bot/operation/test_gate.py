"""Who is too fast is told once and then not answered; people are never too fast."""

import asyncio

import pytest

from bot.client import CanastaClient
from bot.operation.gate import MOST_KNOWN, Gate, Pace, Verdict
from storage import MemoryStore
from tests.bot.simulation import simulated, texts
from tests.storage.conftest import Clock

ANN, BEN = 1, 2


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def gate(clock: Clock) -> Gate:
    return Gate(Pace(), clock=clock)


def verdicts(gate: Gate, clock: Clock, *, times: int, every: float, user: int = ANN) -> list[Verdict]:
    found = []
    for _ in range(times):
        found.append(gate.asks(user))
        clock.now += every
    return found


def test_somebody_in_a_hurry_is_let_in(gate: Gate, clock: Clock) -> None:
    """Five presses a second for six seconds, again and again with a breath in between; or two a second all evening."""
    for _ in range(20):
        assert set(verdicts(gate, clock, times=30, every=0.2)) == {Verdict.PASS}
        clock.now += 6
    assert set(verdicts(gate, clock, times=2000, every=0.5)) == {Verdict.PASS}


def test_a_flood_is_told_once_and_then_nothing(gate: Gate, clock: Clock) -> None:
    found = verdicts(gate, clock, times=6000, every=0.01)  # a hundred a second for a minute
    assert found.count(Verdict.TELL) == 1
    assert found.count(Verdict.PASS) < 40
    assert found[-1] is Verdict.DROP


def test_whoever_stops_is_let_in_again(gate: Gate, clock: Clock) -> None:
    verdicts(gate, clock, times=200, every=0.0)
    clock.now += 13
    assert gate.asks(ANN) is Verdict.PASS
    slow = Gate(Pace(), clock=clock)
    while slow.asks(BEN) is Verdict.PASS:
        pass
    clock.now += Pace().wait
    assert slow.asks(BEN) is Verdict.PASS


def test_one_persons_flood_is_nobody_elses_trouble(gate: Gate, clock: Clock) -> None:
    verdicts(gate, clock, times=500, every=0.0)
    assert gate.asks(BEN) is Verdict.PASS


def test_typing_is_counted_by_itself_and_never_told(gate: Gate) -> None:
    found = {gate.asks(ANN, is_typing=True) for _ in range(100)}
    assert found == {Verdict.PASS, Verdict.DROP}
    assert gate.asks(ANN) is Verdict.PASS


def test_large_work_counts_as_much(gate: Gate) -> None:
    assert gate.asks(ANN) is Verdict.PASS
    gate.charge(ANN, 29)
    assert gate.asks(ANN) is Verdict.TELL


def test_no_more_people_are_remembered_than_need_be(gate: Gate) -> None:
    for user in range(MOST_KNOWN + 50):
        gate.asks(user)
    assert len(gate) == MOST_KNOWN


def test_without_a_pace_everybody_is_let_in(clock: Clock) -> None:
    assert set(verdicts(Gate(clock=clock), clock, times=1000, every=0.0)) == {Verdict.PASS}


async def test_leaving_waits_for_what_is_in_hand_and_lets_nobody_in(gate: Gate) -> None:
    assert await gate.finish(within=0.01)
    with gate.holding():
        gate.close()
        assert gate.asks(ANN) is Verdict.LEAVING
        assert not await gate.finish(within=0.01)
        waiting = asyncio.create_task(gate.finish(within=5))
        await asyncio.sleep(0)
    assert await waiting


# at the bot


async def test_a_flood_of_presses_and_commands_gets_one_answer() -> None:
    """One person's presses and commands are counted together; what is dropped is not answered, and changes nothing."""
    client = CanastaClient(MemoryStore(), pause=0, pace=Pace(burst=5, a_second=0.001))
    async with simulated(client, "alice", "bob") as server:
        alice, bob = server.members["alice"], server.members["bob"]
        opened = await alice.slash(server.channel, "canasta new")
        assert opened.response is not None
        shown = [await alice.slash(server.channel, "canasta help") for _ in range(4)]
        told = await server.press("alice", opened.response, "c1:-:0:privacy")
        assert told.ephemeral
        assert told.response is not None
        assert "That was very fast" in texts(told.response)
        [table] = await client.shell.tables.tables_in_channel(server.channel.id)
        before = len(server.env.http_requests)
        for _ in range(10):
            dropped = await server.press("alice", opened.response, f"c1:{table.id}:1:leave")
            assert not dropped.acknowledged
        assert (await alice.slash(server.channel, "canasta leave")).acknowledged is False
        assert len(server.env.http_requests) == before
        assert (await client.shell.tables.get(table.id)) == table
        assert (await bob.slash(server.channel, "canasta join")).acknowledged
        assert all(each.acknowledged for each in shown)


async def test_whoever_comes_while_the_bot_leaves_is_told_so() -> None:
    client = CanastaClient(MemoryStore(), pause=0)
    async with simulated(client, "alice") as server:
        opened = await server.members["alice"].slash(server.channel, "canasta new")
        assert opened.response is not None
        client.shell.gate.close()
        for shown in (
            await server.members["alice"].slash(server.channel, "canasta help"),
            await server.press("alice", opened.response, "c1:-:0:privacy"),
        ):
            assert shown.response is not None
            assert "I am restarting" in texts(shown.response)


async def test_an_answer_in_hand_is_given_before_the_bot_leaves() -> None:
    client = CanastaClient(MemoryStore(), pause=0)
    async with simulated(client, "alice") as server:
        held = client.shell.gate.holding()
        held.__enter__()
        leaving = asyncio.create_task(client.close())
        await asyncio.sleep(0.05)
        assert not client.is_closed()
        held.__exit__(None, None, None)
        await leaving
        assert client.is_closed()
        assert server.members
