"""Games in which time passes: the bot's clock is the simulated Discord's, which only a test moves on."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from simcord.env import Env

from bot.client import CanastaClient
from bot.timekeeper import BEAT
from storage import MemoryStore, Store
from tests.bot.play.games import FIRST_ROUND, SHORT_MATCH, Game, seated
from tests.bot.play.people import NAMES, people_in
from tests.bot.play.rounds import Entropy
from tests.bot.simulation import simulated

BEGINNING = 1_767_225_600.0
"""When the simulated time begins, in Unix seconds."""


@dataclass
class SimulatedClock:
    """The present in the simulated Discord, in Unix seconds."""

    env: Env | None = None

    def __call__(self) -> float:
        return BEGINNING if self.env is None else self.env.now().timestamp()


def client_of(store: Store, clock: SimulatedClock, *, pace: int = 0, beat: float = BEAT) -> CanastaClient:
    """Return a client whose time a test moves on; ``beat`` is as in ``CanastaClient``."""
    entropy = Entropy(SHORT_MATCH, first_round=FIRST_ROUND)
    return CanastaClient(store, pause=0.0, budget=math.inf, entropy=entropy, clock=clock, turn_clock=pace, beat=beat)


@asynccontextmanager
async def timed_game(
    *others: str,
    pace: int = 0,
    store: Store | None = None,
    clock: SimulatedClock | None = None,
    is_started: bool = True,
    beat: float = BEAT,
    **options: Any,
) -> AsyncIterator[Game]:
    """Seat four people whose turns may take ``pace`` seconds, and start their match."""
    clock = clock or SimulatedClock()
    client = client_of(store or MemoryStore(clock=clock), clock, pace=pace, beat=beat)
    async with simulated(client, *NAMES, *others, **options) as server:
        clock.env = server.env
        yield await seated(server, client, people_in(server), is_started=is_started)


async def pass_time(match: Game, seconds: float) -> None:
    """Let time pass; what falls due happens, and everybody sees it."""
    await match.server.env.advance_time(seconds)
    await match.server.env.settle(idle=0.001)
