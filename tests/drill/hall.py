"""A local Discord with tables at which people play, and the bot as a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.i18n import words_for
from bot.publishing import wanted
from bot.sandbox.message import Message
from bot.sandbox.rules import Rules
from bot.sandbox.server import SandboxDiscord
from bot.sandbox.world import Guild
from bot.tables.messages import MessageKind
from bot.tables.table import Stage, Table
from bot.ui.custom_id import Verb
from storage.sqlite import messages as stored_messages
from storage.sqlite.connecting import connect_reader
from tests.bot.play.offers import offers_in
from tests.drill.ledger import Findings, Ledger, compare, stored_table
from tests.drill.players import DrillTable, Scene, seat_four
from tests.drill.process import BotProcess

_AT_ONCE: Final = 5
_STANDSTILL: Final = 100.0
"""Seconds without a move after which a table is stuck."""
_RETURNING: Final = 200.0
"""Seconds within which the bot is connected again; discord.py waits up to 60 for a connection's first word."""
_SETTLING: Final = 60.0
"""Seconds within which every board has to show its table once nothing goes wrong any more."""


@dataclass(slots=True)
class Hall:
    """Everything that a drill works with."""

    sandbox: SandboxDiscord
    guild: Guild
    bot: BotProcess
    scene: Scene
    chance: random.Random
    tables: list[DrillTable] = dataclasses.field(default_factory=list)

    async def seat(self, count: int, *, think: float = 0.0, threads: int = 0) -> None:
        """Open tables and start their matches; the last ``threads`` of them in threads."""
        crowd = asyncio.Semaphore(_AT_ONCE)
        parent = self.sandbox.world.add_channel(self.guild, "threads") if threads else None

        async def one(number: int) -> DrillTable:
            async with crowd:
                is_in_thread = number >= count - threads
                return await seat_four(
                    self.scene, self.guild, number, think=think, parent=parent if is_in_thread else None
                )

        self.tables += await asyncio.gather(*map(one, range(count)))

    @contextlib.asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Let everybody play meanwhile."""
        stop = asyncio.Event()
        games = [asyncio.create_task(table.play(stop)) for table in self.tables]
        try:
            yield
        finally:
            stop.set()
            self.scene.silence.clear()
            await asyncio.gather(*games)

    def table(self, table: DrillTable) -> Table:
        """Return a table as it is stored."""
        return stored_table(self.bot.database, table.id)

    async def finish(self, *, moves: int | None = None) -> list[str]:
        """Let each table be played to the end of its round, or so many changes on; return which ones are stuck."""
        stuck: list[str] = []
        try:
            async with asyncio.timeout(_RETURNING):
                await self.sandbox.gateway.online.wait()
        except TimeoutError:
            return ["the bot does not connect any more"]

        async def one(table: DrillTable) -> None:
            if table.is_gone:
                return
            before = self.table(table)
            stop = asyncio.Event()
            game = asyncio.create_task(table.play(stop))
            seen, since = before.revision, time.monotonic()
            while True:
                await asyncio.sleep(0.05)
                now = self.table(table)
                if not now.is_open or _is_enough(before, now, moves):
                    break
                if now.revision != seen:
                    seen, since = now.revision, time.monotonic()
                if time.monotonic() - since > _STANDSTILL:
                    stuck.append(f"table {table.id}: nothing happens after revision {seen} ({now.stage})")
                    break
            stop.set()
            await game

        await asyncio.gather(*map(one, self.tables))
        return stuck

    async def settled(self, *, within: float = _SETTLING) -> list[str]:
        """Wait until every table's messages show it as it is; return what is still wrong."""
        end = time.monotonic() + within
        wrong = [word for table in self.tables for word in self.wrong_with(table)]
        while wrong and time.monotonic() < end:
            await asyncio.sleep(0.5)
            wrong = [word for table in self.tables for word in self.wrong_with(table)]
        return wrong

    def wrong_with(self, seated: DrillTable) -> list[str]:
        """Return what is wrong with the public messages of a table."""
        if seated.is_gone:
            return []
        table, words = self.table(seated), words_for("en-US")
        boards = [message for message in seated.public if is_board(message)]
        if len(boards) != 1:
            return [f"table {table.id}: {len(boards)} boards"]
        expected = wanted.board(table, words)
        wrong = []
        if boards[0].text != expected.text:
            shown = offers_in(boards[0].components)
            at = shown[0].press.revision if shown else "?"
            wrong.append(f"table {table.id}: its board shows {at} instead of {table.revision}")
        own = self._messages(table)
        if wanted.turn_mark(table) is not None:
            call = own.get(MessageKind.TURN)
            mover = table.seats[table.match.mover]
            text = next((message.text for message in seated.public if message.id == call), "")
            if f"<@{mover}>" not in text:
                wrong.append(f"table {table.id}: nobody calls its player")
        return wrong

    def left_over(self) -> int:
        """Return how many calls stand in the channels that no table knows of: ugly, and nothing worse."""
        count = 0
        for seated in self.tables:
            if not seated.is_gone:
                own = set(self._messages(self.table(seated)).values())
                count += sum(_calls(message) and message.id not in own for message in seated.public)
        return count

    def _messages(self, table: Table) -> dict[str, str]:
        connection = connect_reader(self.bot.database)
        try:
            found = stored_messages.of_table(connection, table.id)
        finally:
            connection.close()
        return {kind: str(record.message_id) for kind, record in found.items()}

    def compared(self) -> Findings:
        """Hold what users know against what is stored."""
        return compare(self.scene.ledger, self.bot.database)


def is_board(message: Message) -> bool:
    """Whether a message is a table's board."""
    verbs = {offer.verb for offer in offers_in(message.components)}
    return {Verb.RULES, Verb.SCORE} <= verbs


def _calls(message: Message) -> bool:
    """Whether a message calls somebody to the table."""
    return bool(message.mentioned) and message.kind == 0 and message.cause is None


def _is_enough(before: Table, now: Table, moves: int | None) -> bool:
    if moves is not None:
        return now.revision >= before.revision + moves
    return now.stage is Stage.PLAYING and (now.match.number > before.match.number or now.match.result is not None)


@contextlib.asynccontextmanager
async def hall(seed: int, rules: Rules = Rules()) -> AsyncIterator[Hall]:  # noqa: B008 -- it cannot be changed
    """Start a local Discord and the bot; both end with the context."""
    on_disk = "/var/tmp" if os.path.isdir("/var/tmp") else None  # /tmp is often memory, which syncs for nothing
    with tempfile.TemporaryDirectory(dir=on_disk, prefix="drill-") as folder:
        async with SandboxDiscord(rules) as sandbox:
            guild = sandbox.world.add_guild("Club", owner=sandbox.world.add_user("Owner"))
            process = BotProcess(sandbox, Path(folder))
            scene = Scene(sandbox, Ledger(), asyncio.Event(), random.Random(seed))
            process.start()
            try:
                await process.ready()
                yield Hall(sandbox, guild, process, scene, random.Random(seed + 1))
            finally:
                if not process.dead.is_set():
                    await process.kill()
                process.close()


@dataclass(frozen=True, slots=True)
class Report:
    """A drill's outcome: one line of figures, and what is wrong."""

    figures: str
    wrong: tuple[str, ...] = ()

    @property
    def status(self) -> int:
        """The exit status."""
        return 1 if self.wrong else 0


async def judged(
    hall: Hall, name: str, figures: Callable[[], str], *, moves: int | None = None, expected: Sequence[str] = ()
) -> Report:
    """Finish every table, compare, and report; faults in the log that begin with one of ``expected`` are none."""
    begun = time.monotonic()
    stuck = await hall.finish(moves=moves)
    wrong = await hall.settled()
    settling = time.monotonic() - begun
    left = hall.left_over()
    status = await hall.bot.stop()
    found = hall.compared()
    faults = [fault for fault in hall.bot.faults() if not fault.startswith(tuple(expected))]
    scene = hall.scene
    line = (
        f"{name}: {figures()}, {len(hall.tables)} tables, {scene.pressed} presses, {scene.unanswered} unanswered, "
        f"{found.acknowledged} moves acknowledged, {found.unheard} made and never answered, "
        f"{len(found.lost)} lost, {len(found.doubled)} doubled, {len(found.broken)} broken logs, {len(stuck)} stuck, "
        f"{len(wrong)} wrong messages, {left} calls left over, "
        f"{len(faults)} errors logged, finished in {settling:.0f} s, exit status {status}"
    )
    ending = [f"the bot ended with status {status}"] if status else []
    return Report(line, (*found.lost, *found.doubled, *found.broken, *stuck, *wrong, *faults, *ending))
