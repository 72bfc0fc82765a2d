"""A match in the sandbox, played from fixed seeds by the tests' small player, that stops where there is much to see."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Final

from bot.preferences.values import BoardStyle
from bot.sandbox.components import GALLERY, walk
from bot.sandbox.message import Message
from bot.tables.table import Stage, Table, TableId
from bot.ui.custom_id import Verb
from engine.commands import AnswerPermission
from engine.melds import canasta_kind
from engine.state import Permission, Phase
from engine.view import view_for
from tests.bot.play.rounds import Entropy
from tests.bot.sandbox.people import Person
from tests.bot.sandbox.rig import Club
from tests.bot.sandbox_page.house import House, house
from tests.engine.policy import choose

MATCH: Final = "match 21"
FIRST_ROUND: Final = 3
"""Decide the cards: in the first round there is a canasta soon, and somebody asks before going out."""
MOST_STEPS: Final = 2000
_MELDS: Final = 5
_CARDS: Final = 9


@dataclass(frozen=True, slots=True)
class Moment:
    """Something to see: what it is called, and whose message it is that they look at."""

    name: str
    viewer: Person
    message: Message


@dataclass(slots=True)
class Evening:
    """A table in the sandbox; it is played through the service, and looked at through messages."""

    home: House
    club: Club
    table_id: TableId

    async def table(self) -> Table:
        """Return the table as it is now."""
        return await self.club.table(self.table_id)

    async def play_until(self, is_so: Callable[[Table], bool]) -> Table:
        """Play on until something is so of the table, and wait until all messages show it."""
        for _ in range(MOST_STEPS):
            table = await self.table()
            if is_so(table):
                await self._is_shown(table)
                return table
            await self._step(table)
        raise AssertionError("it never came to that")

    async def offering(self, verb: Verb) -> Message:
        """Return the latest public message with a control, once it is there."""
        await self.club.until(lambda: bool(self.club.offering(verb)))
        return self.club.offering(verb)[-1]

    async def _step(self, table: Table) -> None:
        service = self.club.client.shell.tables
        if table.match.result is not None:
            assert table.host is not None
            await service.next_round(self.table_id, table.host)
            return
        command = choose(table.match)
        seat = command.seat if isinstance(command, AnswerPermission) else table.match.mover
        user = table.seats[seat]
        assert user is not None
        await service.play(self.table_id, user, [command])

    async def _is_shown(self, table: Table) -> None:
        await self.club.board_is_current(self.table_id)
        if table.match.result is None:
            await self.club.until(lambda: bool(gallery(self.club.board())))
        else:
            wanted = Verb.REMATCH if table.stage is Stage.FINISHED else Verb.NEXT
            await self.club.until(lambda: any(gallery(message) for message in self.club.offering(wanted)))


def gallery(message: Message) -> list[str]:
    """Return what is said of each picture of a message."""
    parts = [part for part in walk(message.components) if part["type"] == GALLERY]
    return [item["description"] for part in parts for item in part["items"]]


async def moments(locale: str) -> AsyncIterator[tuple[House, Moment]]:
    """Play a match in one language, and yield what there is to see, each while it can be seen."""
    async with house(Entropy(MATCH, first_round=FIRST_ROUND), locale=locale, deck=True) as home:
        evening = await _seated(home)
        async for moment in _looked_at(evening):
            yield home, moment


async def _seated(home: House) -> Evening:
    """Let four people sit down at a table with pictures."""
    world = home.sandbox.world
    [channel] = world.channels.values()
    people = {world.users[user].name: Person(home.sandbox, world.users[user], channel) for user in home.people}
    club = Club(home.sandbox, home.client, channel, people)
    await home.client.shell.preferences.change_server(int(channel.guild.id), board=BoardStyle.PICTURE)
    host, *others = people.values()
    await host.slash("new")
    for person in others:
        await person.click(club.offering(Verb.SIT)[-1], Verb.SIT)
    [table] = await home.client.shell.tables.tables_in_channel(int(channel.id))
    return Evening(home, club, table.id)


async def _looked_at(evening: Evening) -> AsyncIterator[Moment]:
    club = evening.club
    host = next(iter(club.people.values()))
    yield Moment("1-lobby", host, await evening.offering(Verb.START))
    await host.click(await evening.offering(Verb.START), Verb.START)

    table = await evening.play_until(_is_busy)
    mover = club.on(table, table.match.mover)
    yield Moment("2-board", mover, club.board())
    yield Moment("3-hand", mover, await mover.look())

    table = await evening.play_until(lambda each: each.match.turn.permission is Permission.ASKED)
    assert table.match.partner is not None
    yield Moment("4-question", club.on(table, table.match.partner), await evening.offering(Verb.YES))

    await evening.play_until(lambda each: each.match.result is not None)
    yield Moment("5-round", host, await evening.offering(Verb.NEXT))

    await evening.play_until(lambda each: each.stage is Stage.FINISHED)
    yield Moment("6-match", host, await evening.offering(Verb.REMATCH))


def _is_busy(table: Table) -> bool:
    match = table.match
    melds = [meld for side in match.sides for meld in side.melds]
    options = view_for(match, match.mover).options
    return (
        match.phase is Phase.MELD
        and options is not None
        and bool(options.lays)
        and len(match.hand) >= _CARDS
        and match.turn.from_stock
        and len(melds) >= _MELDS
        and any(canasta_kind(meld, match.ruleset) for meld in melds)
    )
