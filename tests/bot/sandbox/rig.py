"""The real client in a local Discord, over real sockets, with people who press what they see.

async with club(CanastaClient(MemoryStore(), pause=0.0)) as here:
ann = here.people["Ann"]
opened = await ann.slash("new")
assert "Canasta" in ann.sees()[-1].text
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from bot.client import CanastaClient
from bot.sandbox.interactions import Interaction, Outcome
from bot.sandbox.messages import Happening, Message
from bot.sandbox.point import pointed_at
from bot.sandbox.rules import Rate, Rules
from bot.sandbox.server import TOKEN, SandboxDiscord
from bot.sandbox.world import Channel, User
from bot.tables.table import Table, TableId
from bot.ui.custom_id import Verb
from engine.rulesets import CLASSIC
from engine.state import Permission
from tests.bot.play.offers import Offer, offers_in
from tests.bot.play.policy import EAGER, Pressing, decide

NAMES: Final = ("Ann", "Bob", "Cat", "Dan")
"""In the order of their seats: Ann and Cat play against Bob and Dan."""
LONG: Final = 10.0
"""Seconds after which a test has waited in vain."""
_MANY: Final = Rate(100_000, 1.0)
FREE: Final = Rules(sends=_MANY, edits=_MANY, deletions=_MANY, other=_MANY, everything=None)
"""No rates for channels: where a test plays faster than people do."""


@dataclass(frozen=True, slots=True)
class Person:
    """A member of the server, in its one channel."""

    sandbox: SandboxDiscord
    user: User
    channel: Channel

    @property
    def id(self) -> int:
        """Their user id."""
        return int(self.user.id)

    def sees(self) -> list[Message]:
        """Return what they see in the channel, oldest first."""
        return self.sandbox.messages.visible_to(self.user, self.channel)

    def private(self) -> list[Message]:
        """Return what only they see, oldest first."""
        return [message for message in self.sees() if message.reader is self.user]

    def hand(self) -> Message | None:
        """Return the latest message that they can play from."""
        found = [message for message in self.private() if _offers(message, Verb.REFRESH, Verb.NEXT)]
        return found[-1] if found else None

    async def slash(self, name: str, **options: Any) -> Interaction:
        """Type a command and wait for its answer."""
        return await answered(self.sandbox.acting.command(self.user, self.channel, ["canasta", name], options))

    def start_press(self, message: Message, pressing: Pressing) -> Interaction:
        """Press or choose, and do not wait."""
        acting = self.sandbox.acting
        if pressing.value is None:
            return acting.press(self.user, message, pressing.offer.custom_id)
        return acting.select(self.user, message, pressing.offer.custom_id, [pressing.value])

    async def press(self, message: Message, pressing: Pressing) -> Interaction:
        """Press or choose, and wait for the answer."""
        return await answered(self.start_press(message, pressing))

    async def click(self, message: Message, verb: Verb) -> Interaction:
        """Press the first button of a message that is for this."""
        return await self.press(message, Pressing(_offers(message, verb)[0]))

    async def look(self) -> Message:
        """Bring their hand up to date: refreshed where they have one, else opened anew."""
        hand = self.hand()
        if hand is not None and _offers(hand, Verb.REFRESH):
            done = await self.click(hand, Verb.REFRESH)
        else:
            board = [message for message in self.sees() if _offers(message, Verb.HAND)][-1]
            done = await self.click(board, Verb.HAND)
        assert done.response is not None
        return done.response

    async def choose(self, table: Table) -> tuple[Message, Pressing]:
        """Look at the hand, unless it is up to date, and return what they would press next."""
        hand = self.hand()
        if hand is None or offers(hand)[0].press.revision != table.revision:
            hand = await self.look()
        pressing = decide(hand.text, offers(hand), EAGER)
        assert pressing is not None, hand.text
        return hand, pressing

    async def move(self, table: Table) -> Interaction:
        """Press once in their hand."""
        return await self.press(*await self.choose(table))


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
        return [message for message in found if all(_offers(message, verb) for verb in verbs)]

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

    async def moved_on(self, before: Table) -> Table:
        """Wait until a table has changed, and return it."""
        async with asyncio.timeout(LONG):
            while (table := await self.table(before.id)).revision == before.revision:  # noqa: ASYNC110
                await asyncio.sleep(0.001)
        return table

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


async def soon(is_so: Callable[[], bool]) -> None:
    """Wait until something is so of which nobody tells."""
    async with asyncio.timeout(LONG):
        while not is_so():  # noqa: ASYNC110
            await asyncio.sleep(0.001)


async def answered(interaction: Interaction) -> Interaction:
    """Wait for the first answer, which there must be in time."""
    outcome = await asyncio.wait_for(asyncio.shield(interaction.first), LONG)
    assert outcome is not Outcome.FAILED
    return interaction


def offers(message: Message) -> tuple[Offer, ...]:
    """Return the controls of a message that can be pressed."""
    return offers_in(message.components)


def _offers(message: Message, *verbs: Verb) -> list[Offer]:
    return [offer for offer in offers(message) if offer.verb in verbs]
