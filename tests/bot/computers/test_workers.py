"""Thoughts come from processes of their own; a lost one costs the table nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
import pytest_asyncio

from bot.computers.workers import INSTEAD, PATIENCE, Workers, think
from engine.commands import DealRound
from engine.play import apply
from engine.players.memory import Memory, new_memory
from engine.players.reasons import Choice
from engine.rulesets import CLASSIC
from engine.state import new_match
from engine.view import View, view_for

SEED = b"a seed"
UNTOLD = new_memory(CLASSIC.seats)


def first_view() -> View:
    state, _ = apply(new_match(CLASSIC), DealRound(bytes(32)))
    return view_for(state, state.mover)


def die(level: str, view: View, memory: Memory, seed: bytes) -> Choice:
    os.kill(os.getpid(), signal.SIGKILL)
    return think(level, view, memory, seed)


def ponder(level: str, view: View, memory: Memory, seed: bytes) -> Choice:
    time.sleep(60)
    return think(level, view, memory, seed)


def signed(level: str, view: View, memory: Memory, seed: bytes) -> Choice:
    return replace(think(level, view, memory, seed), values=(("process", os.getpid()),))


def fail(level: str, view: View, memory: Memory, seed: bytes) -> Choice:
    raise RuntimeError("a fault of a player")


@pytest_asyncio.fixture
async def workers() -> AsyncIterator[Workers]:
    made = Workers(1)
    yield made
    made.close()


@pytest.mark.parametrize("level", ["beginner", "standard"])
async def test_a_worker_chooses_what_the_player_chooses(workers: Workers, level: str) -> None:
    view = first_view()
    assert await workers.choose(level, view, UNTOLD, SEED) == think(level, view, UNTOLD, SEED)


async def test_the_loop_goes_on_while_a_worker_thinks(workers: Workers) -> None:
    ticks = 0
    thought = asyncio.create_task(workers.choose("standard", first_view(), UNTOLD, SEED))
    while not thought.done():
        await asyncio.sleep(0)
        ticks += 1
    assert ticks > 100


@pytest.mark.parametrize(("thought", "patience"), [(die, 30.0), (ponder, 0.5)])
async def test_a_lost_thought_is_replaced_by_the_standard_choice(thought: object, patience: float) -> None:
    lost = Workers(1, patience=patience, thought=thought)  # type: ignore[arg-type]
    view = first_view()
    try:
        assert await lost.choose("expert", view, UNTOLD, SEED) == think(INSTEAD, view, UNTOLD, SEED)
    finally:
        lost.close()


@pytest.mark.usefixtures("expect_errors")
async def test_a_player_that_fails_is_replaced_by_the_standard_choice() -> None:
    failing = Workers(1, thought=fail)
    view = first_view()
    try:
        assert await failing.choose("expert", view, UNTOLD, SEED) == think(INSTEAD, view, UNTOLD, SEED)
    finally:
        failing.close()


async def test_an_answer_comes_from_a_worker(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.computers.workers.AT_ONCE", PATIENCE)  # however busy this machine is
    workers._thought = signed
    view = first_view()
    await workers.choose("standard", view, UNTOLD, SEED)  # from now on there is a worker
    answer = await workers.answer("expert", view, UNTOLD, SEED)
    assert replace(answer, values=()) == replace(think("expert", view, UNTOLD, SEED), values=())
    assert dict(answer.values)["process"] != os.getpid()


@pytest.mark.parametrize("is_busy", [False, True])
async def test_an_answer_waits_for_no_worker(is_busy: bool) -> None:
    lost = Workers(1, thought=ponder)
    view = first_view()
    other = asyncio.create_task(lost.choose("expert", view, UNTOLD, SEED)) if is_busy else None
    await asyncio.sleep(0)
    try:
        async with asyncio.timeout(PATIENCE):
            assert await lost.answer("expert", view, UNTOLD, SEED) == think(INSTEAD, view, UNTOLD, SEED)
    finally:
        if other is not None:
            other.cancel()
        lost.close()


async def test_a_new_worker_takes_the_place_of_a_dead_one() -> None:
    lost = Workers(1, thought=die)
    view = first_view()
    await lost.choose("expert", view, UNTOLD, SEED)
    lost._thought = think
    try:
        assert await lost.choose("beginner", view, UNTOLD, SEED) == think("beginner", view, UNTOLD, SEED)
    finally:
        lost.close()
