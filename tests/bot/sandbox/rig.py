"""The real client in a local Discord, over real sockets, with people who press what they see.

async with club(client_for()) as here:
ann = here.people["Ann"]
opened = await ann.slash("new")
assert "Canasta" in ann.sees()[-1].text
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from bot.client import CanastaClient
from bot.sandbox.message import Happening, Message
from bot.sandbox.point import pointed_at
from bot.sandbox.rules import Rate, Rules
from bot.sandbox.server import TOKEN, SandboxDiscord
from bot.sandbox.world import Channel
from bot.tables.table import Table, TableId
from bot.ui.custom_id import Verb
from engine.rulesets import CLASSIC
from engine.state import Permission
from storage import Commit, MemoryStore, Store
from tests.bot.play.policy import Pressing
from tests.bot.play.rounds import Entropy
from tests.bot.sandbox.people import LONG, Person, offers, offers_for

NAMES: Final = ("Ann", "Bob", "Cat", "Dan")
"""In the order of their seats: Ann and Cat play against Bob and Dan."""
_MANY: Final = Rate(100_000, 1.0)
FREE: Final = Rules(sends=_MANY, edits=_MANY, deletions=_MANY, other=_MANY, everything=None)
"""No rates for channels: where a test plays faster than people do."""


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


@dataclass(slots=True)
class Club:
    """A server with one channel, four people and the bot."""

    sandbox: SandboxDiscord
    client: CanastaClient
    channel: Channel
    people: dict[str, Person]

    def on(self, table: Table, seat: int) -> Person:
        """Return who sits on a seat."""
        return next(person for person in self.people.values() if person.id == table.seats[seat])

    def public(self) -> list[Message]:
        """Return what everybody sees, oldest first."""
        return [message for message in self.people["Ann"].sees() if message.reader is None]

    def offering(self, *verbs: Verb) -> list[Message]:
        """Return what everybody sees with a control for each of these, oldest first."""
        found = [message for message in self.public() if message.author.is_bot]
        return [message for message in found if all(offers_for(message, verb) for verb in verbs)]

    def board(self) -> Message:
        """Return the board, of which there must be one."""
        [board] = self.offering(Verb.RULES, Verb.SCORE)
        return board

    async def seated(self, *, target: int = CLASSIC.target) -> TableId:
        """Open a table for four and start a match to so many points."""
        users = [self.people[name] for name in NAMES]
        opened = await self.client.shell.tables.open_table(
            guild_id=int(self.channel.guild.id),
            channel_id=int(self.channel.id),
            host=users[0].id,  # type: ignore[arg-type]
            ruleset=CLASSIC.with_fields({"target": target}),
            seats=[person.id for person in users],  # type: ignore[misc]
        )
        await users[0].slash("table")
        await users[0].click(self.public()[-1], Verb.START)
        return opened.table.id

    async def table(self, table_id: TableId) -> Table:
        """Return a table as it is now."""
        return await self.client.shell.tables.get(table_id)

    async def chosen(self, table_id: TableId) -> tuple[Person, Message, Pressing]:
        """Return whose turn it is, their hand, and what they would press next."""
        table = await self.table(table_id)
        mover = self.on(table, table.match.mover)
        return mover, *await mover.choose(table)

    async def step(self, table_id: TableId) -> None:
        """Let whoever has something to do press once."""
        table = await self.table(table_id)
        if table.match.result is not None:
            await self.until(lambda: bool(self.offering(Verb.NEXT)))
            await self.on(table, 0).click(self.offering(Verb.NEXT)[-1], Verb.NEXT)
        elif table.match.turn.permission is Permission.ASKED:
            partner = table.ruleset.partner_of(table.match.mover)
            assert partner is not None
            await self.on(table, partner).move(table)
        else:
            await self.on(table, table.match.mover).move(table)

    async def turn(self, table_id: TableId) -> None:
        """Let whoever has something to do press until it is somebody else's turn."""
        mover = (await self.table(table_id)).match.mover
        while (await self.table(table_id)).match.mover == mover:
            await self.step(table_id)

    async def moved_on(self, before: Table) -> Table:
        """Wait until a table has changed, and return it."""
        async with asyncio.timeout(LONG):
            while (table := await self.table(before.id)).revision == before.revision:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        return table

    async def board_is_current(self, table_id: TableId) -> None:
        """Wait until the one board shows the table as it is now."""
        table = await self.table(table_id)

        def is_so() -> bool:
            boards = self.offering(Verb.RULES, Verb.SCORE)
            return len(boards) == 1 and offers(boards[0])[0].press.revision == table.revision

        await self.until(is_so)

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait until something is so of the messages."""
        happened = asyncio.Event()

        def note(happening: Happening, message: Message) -> None:
            happened.set()

        self.sandbox.messages.watchers.append(note)
        try:
            async with asyncio.timeout(LONG):
                while not is_so():
                    happened.clear()
                    await happened.wait()
        finally:
            self.sandbox.messages.watchers.remove(note)


@asynccontextmanager
async def club(client: CanastaClient, rules: Rules = FREE) -> AsyncIterator[Club]:
    """Start a local Discord and the client in it; the client's store is closed with it."""
    async with SandboxDiscord(rules) as sandbox:
        world = sandbox.world
        guild = world.add_guild("Club", owner=world.add_user("Owner"))
        channel = world.add_channel(guild, "table")
        people = {name: Person(sandbox, world.add_user(name), channel) for name in NAMES}
        for person in people.values():
            world.join(guild, person.user)
        with pointed_at(sandbox.address):
            async with served(client, sandbox):
                yield Club(sandbox, client, channel, people)


@asynccontextmanager
async def served(client: CanastaClient, sandbox: SandboxDiscord) -> AsyncIterator[None]:
    """Keep a client connected."""
    serving = asyncio.create_task(client.start(TOKEN))
    online = asyncio.create_task(sandbox.gateway.online.wait())
    try:
        await asyncio.wait({serving, online}, timeout=LONG, return_when=asyncio.FIRST_COMPLETED)
        assert online.done(), "the client does not connect"
        yield
    finally:
        online.cancel()
        await client.close()
        await asyncio.wait_for(serving, LONG)


def client_for(store: Store | None = None) -> CanastaClient:
    """Return a client whose deals are always the same, and which draws at once."""
    return CanastaClient(store or MemoryStore(), pause=0.0, budget=math.inf, entropy=Entropy("match 20", first_round=3))


async def soon(is_so: Callable[[], bool]) -> None:
    """Wait until something is so of which nobody tells."""
    async with asyncio.timeout(LONG):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.001)
