"""Matches under way: four people at a table of the simulated server, who play on until something is the case."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import simcord

from bot.client import CanastaClient
from bot.tables.table import Table, TableId
from bot.ui.custom_id import Verb
from engine.ruleset import Seat
from engine.rulesets import RULESETS
from engine.state import Permission
from storage import MemoryStore, Store
from tests.bot.play.people import NAMES, Person, board_of, offers, people_in, public
from tests.bot.play.policy import EAGER, Style, decide
from tests.bot.play.rounds import Entropy
from tests.bot.simulation import Server, simulated, texts

SHORT_MATCH = "match 20"
"""Its third round is over soon: after five presses there is half an opening, after some thirty somebody asks."""
FIRST_ROUND = 3
MOST_STEPS = 400
MANY = (*NAMES, "eva", "fay")


@dataclass(slots=True)
class Game:
    """A table in the simulated server."""

    server: Server
    client: CanastaClient
    people: dict[str, Person]
    table_id: TableId

    async def table(self) -> Table:
        """Return the table as it is now."""
        return await self.client.shell.tables.get(self.table_id)

    def board(self) -> simcord.ResponseMessage:
        """Return the table's board."""
        return board_of(self.server, self.table_id)

    def on(self, table: Table, seat: Seat) -> Person:
        """Return who sits on a seat."""
        return next(person for person in self.people.values() if person.id == table.seats[seat])

    async def mover(self) -> Person:
        """Return whose turn it is."""
        table = await self.table()
        return self.on(table, table.match.mover)

    async def asked(self) -> Person:
        """Return the partner of whose turn it is, of whom something has been asked."""
        table = await self.table()
        partner = table.match.partner
        assert partner is not None
        return self.on(table, partner)

    async def step(self, style: Style = EAGER) -> Table:
        """Let whoever has to do something press once; return the table as it was before."""
        table = await self.table()
        if table.match.result is not None:
            next_one = self.on(table, table.ruleset.next_seat(table.match.mover, table.match.number))
            await next_one.click(public(self.server, Verb.NEXT)[-1], Verb.NEXT)
        elif table.match.turn.permission is Permission.ASKED:
            await _answer(await self.asked(), table, style)
        else:
            await _take_turn(self.on(table, table.match.mover), table, style)
        return table

    async def play_until(self, is_so: Callable[[Table], bool], style: Style = EAGER) -> Table:
        """Play on until something is so of the table, which is returned."""
        for _ in range(MOST_STEPS):
            table = await self.table()
            if is_so(table):
                return table
            await self.step(style)
        raise AssertionError("it never came to that")


@asynccontextmanager
async def game(
    *others: str,
    store: Store | None = None,
    match: str = SHORT_MATCH,
    first_round: int = FIRST_ROUND,
    is_started: bool = True,
    **options: Any,
) -> AsyncIterator[Game]:
    """Seat four people and start their match; ``others`` are in the server, too.

    Ann and cat play against bob and dan. The client's store is closed with it.
    """
    client = CanastaClient(
        store or MemoryStore(), pause=0.0, budget=math.inf, entropy=Entropy(match, first_round=first_round)
    )
    async with simulated(client, *NAMES, *others, **options) as server:
        people = people_in(server)
        yield await seated(server, client, people, is_started=is_started)


async def seated(server: Server, client: CanastaClient, people: dict[str, Person], *, is_started: bool = True) -> Game:
    """Open a table for four people, and start their match."""
    ann, bob, cat, dan = (people[name] for name in NAMES)
    opened = await ann.slash("new", partner=cat.actor, left=bob.actor, right=dan.actor)
    assert opened.response is not None
    if is_started:
        await ann.click(opened.response, Verb.START)
    return Game(server, client, people, offers(opened.response)[0].press.table)


@asynccontextmanager
async def game_of(rules: str, *, match: str, store: Store | None = None) -> AsyncIterator[Game]:
    """Open a table for a game by its id, let as many people as it needs sit down, and start the match."""
    client = CanastaClient(
        store or MemoryStore(), pause=0.0, budget=math.inf, entropy=Entropy(match, first_round=FIRST_ROUND)
    )
    names = MANY[: RULESETS[rules].seats]
    async with simulated(client, *names) as server:
        people = people_in(server)
        opened = await people[names[0]].slash("new", rules=rules)
        assert opened.response is not None
        for name in names[1:]:
            await people[name].click(opened.response, Verb.SIT)
        await people[names[0]].click(opened.response, Verb.START)
        yield Game(server, client, people, offers(opened.response)[0].press.table)


def is_current(hand: simcord.ResponseMessage | None, table: Table) -> bool:
    """Whether a private message shows a hand at the table's present revision."""
    return hand is not None and offers(hand)[0].press.revision == table.revision


async def _take_turn(person: Person, table: Table, style: Style) -> None:
    """Press once: to see how things stand, or else to play."""
    hand = person.hand()
    if hand is not None and is_current(hand, table):
        assert await person.move(style), texts(hand)
    else:
        await person.look()


async def _answer(partner: Person, table: Table, style: Style) -> None:
    """Look at the own hand and answer there, or in every other round where everybody reads the question."""
    hand = await partner.look()
    [question] = public(partner.server, Verb.YES, Verb.NO)
    assert texts(question).startswith(f"{partner.actor.mention}, your partner <@")
    if table.match.number % 2:
        await partner.move(style)
    else:
        answer = decide(texts(hand), offers(hand), style)
        assert answer is not None
        await partner.click(question, answer.offer.verb)
