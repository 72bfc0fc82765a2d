"""Kill drill: the bot dies at any moment, again and again."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from enum import StrEnum
from typing import Final

from bot.sandbox.message import Happening, Message
from tests.drill.hall import Hall, Report, hall, judged

_TABLES: Final = 6
_PATIENCE: Final = 5.0
_LATE: Final = 30
"""How many of a hundred presses that a bot died with are delivered to the next one."""


class Moment(StrEnum):
    """When the bot is killed."""

    ANY = "any"
    COMMIT = "after a press"  # a few milliseconds after it came in: before, in or after its commit
    DRAWING = "while drawing"  # a message has just been sent or changed, and the bot does not know it yet
    START = "at start"  # before it has connected, or just then


async def crash(*, kills: int, seed: int, tables: int = _TABLES, moves: int | None = None) -> Report:
    """Let people play, kill the bot so many times, and report."""
    begun = time.monotonic()
    async with hall(seed) as here:
        await here.seat(tables, think=0.002)
        counts: Counter[Moment] = Counter()
        late = 0
        async with here.playing():
            for _ in range(kills):
                moment = here.chance.choices(list(Moment), (3, 4, 4, 1))[0]
                counts[moment] += 1
                await _kill_at(here, moment)
                here.scene.silence.set()
                here.bot.start()
                if moment is Moment.START:
                    await asyncio.sleep(here.chance.random() * 0.5)
                    await here.bot.kill()
                    here.bot.start()
                await here.bot.ready()
                late += _deliver_late(here)
                here.scene.silence.clear()
            here.scene.silence.set()
            await here.bot.kill()
        here.bot.start()
        await here.bot.ready()
        unmended = await here.settled()
        took = time.monotonic() - begun

        def figures() -> str:
            when = ", ".join(f"{count} {moment}" for moment, count in sorted(counts.items()))
            return f"seed {seed}, {kills} kills ({when}) in {took:.0f} s, {late} presses delivered late"

        report = await judged(here, "crash", figures, moves=moves)
        return Report(report.figures, (*(f"not mended at the start: {word}" for word in unmended), *report.wrong))


async def _kill_at(here: Hall, moment: Moment) -> None:
    """Kill the bot when the moment has come."""
    match moment:
        case Moment.ANY | Moment.START:
            await asyncio.sleep(here.chance.random() * 1.2)
        case Moment.COMMIT:
            pressed = here.scene.pressed
            await asyncio.sleep(here.chance.random() * 0.5)
            end = time.monotonic() + _PATIENCE
            while here.scene.pressed == pressed and time.monotonic() < end:  # noqa: ASYNC110
                await asyncio.sleep(0.0005)
            await asyncio.sleep(here.chance.random() * 0.02)
        case Moment.DRAWING:
            await asyncio.sleep(here.chance.random() * 0.5)
            drawn = asyncio.Event()

            def note(happening: Happening, message: Message) -> None:
                if message.reader is None:
                    drawn.set()

            here.sandbox.messages.watchers.append(note)
            try:
                await asyncio.wait_for(drawn.wait(), _PATIENCE)
            except TimeoutError:
                pass
            finally:
                here.sandbox.messages.watchers.remove(note)
    await here.bot.kill()


def _deliver_late(here: Hall) -> int:
    """Tell the new bot of some presses that the old one had not answered, as Discord does at times."""
    pending, here.scene.pending = here.scene.pending, {}
    late = [each for each in pending if each.outcome is None and here.chance.randrange(100) < _LATE]
    for interaction in late:
        here.sandbox.deliver(interaction)
    return len(late)
