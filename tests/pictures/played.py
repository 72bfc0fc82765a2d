"""A match in the simulated Discord, played by pressing what its messages offer, and looked at on the way."""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from bot.client import CanastaClient
from bot.tables.table import Table
from bot.ui.custom_id import Press, Verb, encode_lay, encode_take
from engine.cards import IS_WILD, Card, card_name, rank_of
from engine.commands import LayDown
from engine.options import Options
from engine.state import Phase
from engine.view import View, view_for
from storage import MemoryStore
from tests.bot.simulation import Server, Shown, controls, simulated
from tests.discord_spec.components import walk
from tests.pictures.markdown import Reader
from tests.pictures.page import Picture

PEOPLE: Final = ("Anna", "Ben", "Carla", "Dave")
ONLOOKER: Final = "Emil"
SHUFFLE: Final = "canasta 4"
"""Decides the cards: a round in which something happens."""
TURNS_BEFORE_THE_PORTRAIT: Final = 26


@dataclass(slots=True)
class Match:
    """A table in the simulated server, its people, and the pictures taken so far."""

    server: Server
    client: CanastaClient
    pictures: dict[str, list[Picture]] = field(default_factory=dict)

    @property
    def reader(self) -> Reader:
        """What a client that shows these messages knows."""
        names = {actor.id: name for name, actor in self.server.members.items()}
        return Reader({**names, self.server.channel.id: "canasta"}, time.time())

    def keep(self, name: str, *messages: Shown, shows_options: bool = False) -> None:
        """Take a picture of messages as they stand now."""
        self.pictures[name] = [picture_of(each, shows_options=shows_options) for each in messages]

    async def table(self) -> Table:
        """Return the table in the channel."""
        (table,) = await self.client.shell.tables.tables_in_channel(self.server.channel.id)
        return table

    def board(self) -> Shown:
        """Return the table's main message."""
        return next(each for each in reversed(self.server.public) if _offers(each, Verb.RULES))

    async def press(self, name: str, message: Shown, verb: Verb, value: str | None = None) -> Shown:
        """Press the button of a verb, or choose a value in its select; return the presser's latest private message."""
        found = [(each, Press.parse(each)) for each in controls(message, enabled_only=True)]
        offered = [custom_id for custom_id, press in found if press is not None and press.verb is verb]
        actor = self.server.members[name]
        if value is None or (press := Press.parse(offered[0])) is None or press.argument == value:
            await actor.click(message, custom_id=offered[0])
        else:
            await actor.select(message, [value], custom_id=_with_option(message, offered, value))
        private = self.server.private(name)
        return private[-1] if private else message

    async def open_hand(self, name: str) -> Shown:
        """Press My hand on the board."""
        return await self.press(name, self.board(), Verb.HAND)

    async def play_turn(self, *, until: Callable[[View], bool] = lambda _: False) -> str:
        """Play one turn with the choices that the hand offers; stop early in a view that is waited for."""
        table = await self.table()
        seat = table.match.mover
        name = PEOPLE[seat]
        hand = await self.open_hand(name)
        while True:
            match = (await self.table()).match
            view = view_for(match, seat)
            options = view.options
            if match.mover != seat or options is None or until(view):
                return name
            if view.turn.phase is Phase.DRAW:
                verb, value = (Verb.TAKE, encode_take(options.takes[0])) if options.takes else (Verb.DRAW, None)
            elif lay := wish(options):
                verb, value = Verb.LAY, encode_lay(lay)
            else:
                verb, value = Verb.DISCARD, card_name(min(options.discards, key=lambda card: dislike(view, card)))
            hand = await self.press(name, hand, verb, value)
            if _offers(hand, Verb.DISCARD_SURE):
                hand = await self.press(name, hand, Verb.DISCARD_SURE)


def wish(options: Options) -> LayDown | None:
    """Return what a player lays next: all that needs no wild cards, and more where the turn cannot end yet."""
    plain = (lay for lay in options.lays if not any(IS_WILD[card] for card in lay.cards))
    return next(plain, None if options.discards else next(iter(options.lays), None))


def dislike(view: View, card: Card) -> tuple[int, ...]:
    """Return how much a player minds discarding a card: wild cards most, then what has company in hand."""
    company = sum(rank_of(other) == rank_of(card) for other in view.hand or ())
    return (IS_WILD[card], company, view.ruleset.points_of[card], card)


def picture_of(message: Shown, *, shows_options: bool = False) -> Picture:
    """Return a message of the simulated server as a picture."""
    components: list[Any] = [each if isinstance(each, dict) else each.to_dict() for each in message.components]
    return Picture(components, message.flags.ephemeral, shows_options)


async def play() -> Match:
    """Play one round, and return it with pictures of all that was seen."""
    client = CanastaClient(MemoryStore(), pause=0.0, budget=math.inf, entropy=entropy_from(SHUFFLE))
    async with simulated(client, *PEOPLE, ONLOOKER) as server:
        match = Match(server, client)
        await _sit_down(match)
        await _first_turns(match)
        await _portrait(match)
        await _around_the_table(match)
        await _to_the_end(match)
    return match


async def _sit_down(match: Match) -> None:
    server = match.server
    await server.members["Anna"].slash(server.channel, "canasta new")
    match.keep("lobby-empty", match.board())
    for name in PEOPLE[1:]:
        await match.press(name, match.board(), Verb.SIT)
    match.keep("lobby-full", match.board())
    await match.press("Anna", match.board(), Verb.START)


async def _first_turns(match: Match) -> None:
    match.keep("board-early", *match.server.public)
    name = PEOPLE[(await match.table()).match.mover]
    hand = await match.open_hand(name)
    match.keep("hand-11-draw", hand)
    old = next(iter(controls(hand)))
    hand = await match.press(name, hand, Verb.DRAW)
    match.keep("hand-11-drawn", hand, shows_options=True)
    await match.server.press(name, hand, old)
    match.keep("hand-old-button", match.server.private(name)[-1])
    await match.play_turn()
    match.keep("hand-waiting", match.server.private(name)[-1])


async def _portrait(match: Match) -> None:
    for _ in range(TURNS_BEFORE_THE_PORTRAIT):
        await match.play_turn()
    name = await match.play_turn(until=lambda view: view.turn.phase is Phase.MELD)
    match.keep("table", match.board())
    match.keep("turn-call", match.server.public[-1])
    match.keep("hand", match.server.private(name)[-1])


async def _around_the_table(match: Match) -> None:
    server = match.server
    anna, emil = server.members["Anna"], server.members[ONLOOKER]
    for command in ("rules", "score", "help"):
        await anna.slash(server.channel, f"canasta {command}")
        match.keep(command, server.private("Anna")[-1])
    await emil.slash(server.channel, "canasta hand")
    match.keep("notice-not-seated", server.private(ONLOOKER)[-1])
    await anna.slash(server.channel, "canasta end")
    match.keep("end-question", server.public[-1])
    await match.press("Anna", server.public[-1], Verb.CARRY_ON)
    match.keep("end-off", server.public[-1])


async def _to_the_end(match: Match) -> None:
    while (await match.table()).match.result is None:
        await match.play_turn()
    match.keep("board-round-over", match.board())
    match.keep("result-round", match.server.public[-1])
    match.keep("hand-round-over", await match.open_hand("Anna"))


def entropy_from(text: str) -> Callable[[int], bytes]:
    """Return a source of bytes that makes the same cards and names every time."""
    numbers = count()

    def token_bytes(length: int) -> bytes:
        return hashlib.sha256(f"{text} {next(numbers)}".encode()).digest()[:length]

    return token_bytes


def _offers(message: Shown, *verbs: Verb) -> bool:
    presses = map(Press.parse, controls(message))
    return any(press is not None and press.verb in verbs for press in presses)


def _with_option(message: Shown, custom_ids: list[str], value: str) -> str:
    """Return which of several selects has this value among its options."""
    for custom_id in custom_ids:
        for part in walk(picture_of(message).components):
            if part.get("custom_id") == custom_id and value in [each["value"] for each in part.get("options") or ()]:
                return custom_id
    raise LookupError(value)
