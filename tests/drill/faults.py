"""Fault drill: Discord in bad weather, while people play."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Final

from bot.sandbox.faults import Fault, Loss
from bot.sandbox.permissions import SEND, VIEW
from bot.sandbox.rules import Rules
from bot.sandbox.world import Overwrite
from tests.drill.hall import Hall, Report, hall, is_board, judged
from tests.drill.players import DrillTable

_TABLES: Final = 8
_THREADS: Final = 2
_CALLBACK: Final = "/interactions/*/*/callback"
_HOOK: Final = "/webhooks/*"
_MESSAGES: Final = "/channels/*/messages*"
_MESSAGE: Final = "/channels/*/messages/*"
_HEARTBEAT: Final = 5.0
_LIBRARY: Final = ("Attempting a reconnect for shard", "Unclosed connection")
"""What discord.py and aiohttp log as errors when a line breaks."""
_LONGEST_WAIT: Final = 20.0
"""Seconds that a 429 asks for at most: long beside a pause of the renderer, short enough for a drill."""


def _order(method: str, route: str, **what: object) -> Callable[[Hall], Awaitable[None]]:
    async def happen(here: Hall) -> None:
        here.sandbox.faults.add(Fault(method, route, **what))  # type: ignore[arg-type]

    return happen


async def _long_wait(here: Hall) -> None:
    wait = here.chance.uniform(2.0, _LONGEST_WAIT)
    here.sandbox.faults.add(Fault("*", _MESSAGES, status=429, retry_after=round(wait, 3)))


async def _slow(here: Hall) -> None:
    route = here.chance.choice((_MESSAGES, _CALLBACK))
    here.sandbox.faults.add(Fault("*", route, delay=here.chance.uniform(0.1, 3.5)))


async def _no_rights(here: Hall) -> None:
    """Take the bot's rights in a channel away, and give them back soon."""
    table, bot = _any(here), here.sandbox.world.bot.id
    if table is None or table.channel.is_thread:
        return
    denied = here.chance.choice((SEND, VIEW))
    here.sandbox.world.overwrite(table.channel, Overwrite(bot, deny=denied, is_member=True))
    asyncio.get_running_loop().call_later(here.chance.uniform(0.2, 4.0), _give_back, here, table)


def _give_back(here: Hall, table: DrillTable) -> None:
    if not table.is_gone:
        here.sandbox.world.overwrite(table.channel)


async def _board_deleted(here: Hall) -> None:
    """Let a moderator delete a board."""
    table = _any(here)
    boards = [] if table is None else [message for message in table.public if is_board(message)]
    if boards:
        here.sandbox.messages.delete(boards[-1])


async def _channel_deleted(here: Hall) -> None:
    """Let a moderator delete a channel; a few tables stay in any case."""
    table = _any(here)
    left = [each for each in here.tables if not each.is_gone]
    if table is not None and len(left) > len(here.tables) // 2 and here.chance.random() < 0.05:
        here.sandbox.delete_channel(table.channel)


async def _archived(here: Hall) -> None:
    threads = [table for table in here.tables if table.channel.is_thread and not table.is_gone]
    if threads:
        here.sandbox.world.archive(here.chance.choice(threads).channel)


async def _dropped(here: Hall) -> None:
    await here.sandbox.gateway.drop()


async def _reconnect(here: Hall) -> None:
    here.sandbox.gateway.ask_to_reconnect()


async def _new_session(here: Hall) -> None:
    if here.chance.random() < 0.2:  # discord.py waits for five seconds each time
        here.sandbox.gateway.end_sessions()


async def _no_acks(here: Hall) -> None:
    gateway = here.sandbox.gateway
    gateway.withholds_acks = True
    asyncio.get_running_loop().call_later(
        here.chance.uniform(1.0, 3 * _HEARTBEAT), lambda: setattr(gateway, "withholds_acks", False)
    )


WEATHER: Final[Mapping[str, Callable[[Hall], Awaitable[None]]]] = {
    "10062": _order("POST", _CALLBACK, code=10062),
    "40060": _order("POST", _CALLBACK, code=40060),
    "50027": _order("*", _HOOK, code=50027),
    "10015": _order("*", _HOOK, code=10015),
    "10008": _order("PATCH", _MESSAGE, code=10008),
    "50001": _order("*", _MESSAGES, code=50001),
    "50013": _order("*", _MESSAGES, code=50013),
    "30046": _order("PATCH", _MESSAGE, code=30046, times=5),
    "50083": _order("PATCH", _MESSAGE, code=50083),
    "429": _order("*", _MESSAGES, status=429, retry_after=0.5),
    "429, callback": _order("POST", _CALLBACK, status=429, retry_after=0.3),
    "429, long": _long_wait,
    "500": _order("*", _MESSAGES, status=500),
    "502, callback": _order("POST", _CALLBACK, status=502),
    "503": _order("*", _MESSAGES, status=503),
    "request lost": _order("*", _MESSAGES, loss=Loss.REQUEST),
    "answer lost": _order("*", _MESSAGES, loss=Loss.ANSWER),
    "callback lost": _order("POST", _CALLBACK, loss=Loss.REQUEST),
    "callback's answer lost": _order("POST", _CALLBACK, loss=Loss.ANSWER),
    "twice": _order("PATCH", _MESSAGE, is_twice=True),
    "slow": _slow,
    "no rights": _no_rights,
    "board deleted": _board_deleted,
    "channel deleted": _channel_deleted,
    "thread archived": _archived,
    "line dropped": _dropped,
    "reconnect": _reconnect,
    "new session": _new_session,
    "no acks": _no_acks,
}
"""What can go wrong, by the name that the figures give it."""


async def faults(
    *,
    count: int,
    seed: int,
    tables: int = _TABLES,
    rate: float = 10.0,
    moves: int | None = None,
    without: Collection[str] = (),
) -> Report:
    """Let people play, let so many things go wrong, ``rate`` a second, and report; ``without`` some kinds."""
    begun = time.monotonic()
    async with hall(seed, dataclasses.replace(Rules(), heartbeat=_HEARTBEAT)) as here:
        await here.seat(tables, think=0.05, threads=min(_THREADS, tables - 1))
        counts: Counter[str] = Counter()
        async with here.playing():
            for _ in range(count):
                kind = here.chance.choice([kind for kind in WEATHER if kind not in without])
                counts[kind] += 1
                await WEATHER[kind](here)
                await asyncio.sleep(here.chance.uniform(0, 2 / rate))
        here.sandbox.faults.clear()
        here.sandbox.gateway.withholds_acks = False
        for table in here.tables:
            _give_back(here, table)
        took = time.monotonic() - begun

        def figures() -> str:
            refused = ", ".join(f"{code}: {times}" for code, times in sorted(here.sandbox.api.refused.items()))
            gone = sum(table.is_gone for table in here.tables)
            return (
                f"seed {seed}, {count} faults of {len(counts)} kinds in {took:.0f} s, "
                f"{here.sandbox.faults.count} met a request, {here.sandbox.gateway.resumed} sessions resumed, "
                f"{gone} channels deleted, refused {{{refused}}}"
            )

        return await judged(here, "faults", figures, moves=moves, expected=_LIBRARY)


def _any(here: Hall) -> DrillTable | None:
    left = [table for table in here.tables if not table.is_gone]
    return here.chance.choice(left) if left else None
