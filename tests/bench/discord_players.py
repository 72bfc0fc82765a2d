"""Players for the benchmarks: they see nothing but their messages, and press what is there."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox.interactions import Interaction, Outcome
from bot.sandbox.message import Message
from bot.sandbox.server import SandboxDiscord
from bot.sandbox.world import Channel, Guild
from bot.ui.custom_id import Press, Verb
from tests.bot.play.offers import offers_in
from tests.bot.play.policy import BOLD, Pressing, decide
from tests.bot.sandbox.people import Person

_CHANGING: Final = frozenset({Verb.DRAW, Verb.TAKE, Verb.LAY, Verb.DISCARD_SURE, Verb.GO_OUT, Verb.PASS, Verb.NEXT})
"""What must bring the table to another revision if it is answered at all."""


@dataclass(slots=True)
class Player:
    """Somebody at a table.

    Attributes:
        moves: The moves made, and how long each waited for its answer.
        looks: The same for looks at the own hand.
        stuck: Moves after which the table was where it had been.
        revision: The latest state of the table that has been shown.
    """

    person: Person
    board: Message
    hand: Message | None = None
    moves: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)
    stuck: int = 0
    revision: int = 0

    def choice(self) -> Pressing | None:
        """Return what to do in the hand as it was last seen; None if that is to wait."""
        if self.hand is None:
            return None
        offers = offers_in(self.hand.components)
        following = [offer for offer in offers if offer.verb is Verb.NEXT]
        return Pressing(following[0]) if following else decide(self.hand.text, offers, BOLD)

    async def look(self) -> None:
        """Open the hand, or bring it up to date."""
        shown = self.hand
        found = [] if shown is None else [o for o in offers_in(shown.components) if o.verb is Verb.REFRESH]
        if shown is None or not found:
            shown = self.board
            found = [offer for offer in offers_in(shown.components) if offer.verb is Verb.HAND]
        if found:
            await self._press(shown, Pressing(found[0]), self.looks)

    async def move(self, pressing: Pressing) -> None:
        """Press in the hand."""
        assert self.hand is not None
        before = pressing.offer.press.revision
        is_answered = await self._press(self.hand, pressing, self.moves)
        if is_answered and pressing.offer.verb in _CHANGING and self.revision == before:
            self.stuck += 1

    async def _press(self, message: Message, pressing: Pressing, into: list[float]) -> bool:
        """Press, and return whether it was answered in time."""
        interaction: Interaction = self.person.start_press(message, pressing)
        outcome = await interaction.first
        if outcome is Outcome.FAILED or interaction.seconds is None:
            return False
        into.append(interaction.seconds)
        if interaction.response is not None and interaction.response.reader is self.person.user:
            self.hand = interaction.response
            self._note(interaction.response)
        return True

    def _note(self, message: Message) -> None:
        ids = [Press.parse(offer.custom_id) for offer in offers_in(message.components)]
        self.revision = max([self.revision, *(press.revision for press in ids if press is not None)])


async def seat_four(sandbox: SandboxDiscord, guild: Guild, number: int) -> list[Player]:
    """Open a table in a channel of its own, and start the match."""
    channel = sandbox.world.add_channel(guild, f"table-{number}")
    people = [_person(sandbox, channel, f"{name} {number}") for name in ("Ann", "Bob", "Cat", "Dan")]
    ann, bob, cat, dan = people
    opened = await ann.slash("new", left=bob.user.id, partner=cat.user.id, right=dan.user.id)
    lobby = opened.original
    assert lobby is not None
    await ann.click(lobby, Verb.START)
    return [Player(person, lobby) for person in people]


def _person(sandbox: SandboxDiscord, channel: Channel, name: str) -> Person:
    user = sandbox.world.add_user(name)
    sandbox.world.join(channel.guild, user)
    return Person(sandbox, user, channel)


async def play_round_the_table(players: list[Player], moves: int) -> None:
    """Let players move one after the other, as fast as answers come, until there have been so many moves."""
    done = 0
    while done < moves:
        for player in players:
            await player.look()
            while done < moves and (choice := player.choice()) is not None:
                await player.move(choice)
                done += 1


async def play_at_leisure(players: list[Player], *, think: float, begin: float, stop: asyncio.Event) -> None:
    """Let whoever is to move press ``think`` seconds after the last answer; whose turn comes looks first."""
    await asyncio.sleep(begin)
    while not stop.is_set():
        for player in players:
            await player.look()
            await asyncio.sleep(think)
            while not stop.is_set() and (choice := player.choice()) is not None:
                await player.move(choice)
                await asyncio.sleep(think)
