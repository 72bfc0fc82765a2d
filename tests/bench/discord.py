"""Benchmarks B1 and B2: a press beside the least that a bot can do with one, and 200 tables at once.

`python -m tests.bench.discord` prints them alone; `python -m tests.bench.discord 60` lets the 200 tables play for a
minute. Discord is the local one, in this process; the bots have processes of their own. At each table whoever is to
move presses one think time after the last answer, and whose turn comes looks at the hand first.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

from bot.sandbox.message import Message
from bot.sandbox.server import SandboxDiscord
from bot.sandbox.world import Channel, Guild
from storage import SqliteStore, TableId
from tests.bench.discord_bots import CANASTA, PONG, bot_process
from tests.bench.discord_players import Player, play_at_leisure, play_round_the_table, seat_four
from tests.bench.rows import Row, table
from tests.bot.play.offers import offers_in
from tests.bot.sandbox.people import answered

_PRESSES = 40
"""Moves, and answers with "pong", in each round."""
_TABLES = 200
_SETTING_UP = 10
"""Tables that are opened at the same time."""
_BUTTON = {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "ping", "custom_id": "ping"}]}]}


def measure_discord(rounds: int = 5, *, seconds: float = 20.0) -> list[Row]:
    """Return the rows of goals B1 and B2: medians over interleaved rounds; and so many seconds of play."""
    on_disk = "/var/tmp" if os.path.isdir("/var/tmp") else None  # /tmp is often memory, which syncs for nothing
    with tempfile.TemporaryDirectory(dir=on_disk) as directory:
        folder = Path(directory)
        return [asyncio.run(_press(folder, rounds=rounds)), *asyncio.run(_crowd(folder, seconds=seconds))]


async def _press(folder: Path, *, rounds: int) -> Row:
    async with contextlib.AsyncExitStack() as stack:
        sandboxes = [await stack.enter_async_context(SandboxDiscord()) for _ in range(2)]
        ours, least = sandboxes
        guilds = [each.world.add_guild("Club", owner=each.world.add_user("Owner")) for each in sandboxes]
        await stack.enter_async_context(bot_process(ours, CANASTA, folder / "one.db"))
        await stack.enter_async_context(bot_process(least, PONG, folder / "none.db"))
        players = await seat_four(ours, guilds[0], 1)
        channel = least.world.add_channel(guilds[1], "pong")
        button = least.messages.send(channel, least.world.bot, _BUTTON)
        await play_round_the_table(players, 10)
        await _pongs(least, channel, button)
        pairs = []
        for _ in range(rounds):
            for player in players:
                player.moves.clear()
            await play_round_the_table(players, _PRESSES)
            pongs = await _pongs(least, channel, button)
            moves = [seconds for player in players for seconds in player.moves]
            pairs.append((statistics.median(moves), statistics.median(pongs)))
    move, pong = (statistics.median(column) * 1000 for column in zip(*pairs, strict=True))
    ratio = statistics.median(move / pong for move, pong in pairs)
    return Row("B1", 'a move, frame to callback, p50, to "pong"', ratio, "<= 3", f"{move:.2f} to {pong:.2f} ms")


async def _pongs(sandbox: SandboxDiscord, channel: Channel, button: Message) -> list[float]:
    """Press the button as often as moves are made; return how long each answer took."""
    user = sandbox.world.user_named("Owner")
    took = []
    for _ in range(_PRESSES):
        done = await answered(sandbox.acting.press(user, button, "ping"))
        took.append(done.seconds or 0.0)
    return took


async def _crowd(folder: Path, *, seconds: float, think: float = 1.0) -> list[Row]:
    async with SandboxDiscord() as sandbox:
        guild = sandbox.world.add_guild("Club", owner=sandbox.world.add_user("Owner"))
        async with bot_process(sandbox, CANASTA, folder / "crowd.db") as used:
            tables = await _seat_all(sandbox, guild)
            before, begin = sandbox.interactions.count, time.perf_counter()
            await _play_all(tables, seconds=seconds, think=think)
            took = time.perf_counter() - begin
            presses = sandbox.interactions.count - before
        failed, refused = sandbox.interactions.failed, dict(sandbox.api.refused)
    lost = await _lost(folder / "crowd.db", tables)
    players = [player for players in tables for player in players]
    moves = sorted(wait for player in players for wait in player.moves)
    figures = (
        f"{presses / took:.0f} presses/s, {len(moves)} moves, p50 {moves[len(moves) // 2] * 1000:.0f} ms, "
        f"p99 {moves[len(moves) * 99 // 100] * 1000:.0f} ms, refused {refused}, the bot's CPU {used[0]:.0f} s"
    )
    what = f"{_TABLES} tables of 4, think time {think:.0f} s, {seconds:.0f} s"
    return [
        Row("B2", f"{what}: missed deadlines", len(failed), "0", figures),
        Row("B2", f"{what}: lost moves", lost, "0", f"{len(moves)} moves"),
    ]


async def _seat_all(sandbox: SandboxDiscord, guild: Guild) -> list[list[Player]]:
    crowd = asyncio.Semaphore(_SETTING_UP)

    async def seat(number: int) -> list[Player]:
        async with crowd:
            return await seat_four(sandbox, guild, number)

    return list(await asyncio.gather(*map(seat, range(_TABLES))))


async def _play_all(tables: list[list[Player]], *, seconds: float, think: float) -> None:
    stop = asyncio.Event()
    playing = [
        asyncio.create_task(play_at_leisure(players, think=think, begin=think * number / len(tables), stop=stop))
        for number, players in enumerate(tables)
    ]
    await asyncio.sleep(seconds)
    stop.set()
    await asyncio.gather(*playing)


async def _lost(database: Path, tables: list[list[Player]]) -> int:
    """Return how many moves were answered without being made, or shown without being stored."""
    store = await SqliteStore.open(database)
    lost = 0
    for players in tables:
        shown = max(player.revision for player in players)
        table_id = TableId(offers_in(players[0].board.components)[0].press.table)
        stored = await store.load(table_id)
        lost += max(0, shown - (stored.revision if stored is not None else 0))
        lost += sum(player.stuck for player in players)
    await store.close()
    return lost


if __name__ == "__main__":
    print(table(measure_discord(seconds=float(sys.argv[1]) if len(sys.argv) > 1 else 20.0)))
