"""People in a local Discord: each sees what Discord shows them, and presses what is there."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from bot.sandbox.interactions import Interaction, Outcome
from bot.sandbox.message import Message
from bot.sandbox.server import SandboxDiscord
from bot.sandbox.world import Channel, User
from bot.tables.table import Table
from bot.ui.custom_id import Verb
from tests.bot.play.offers import Offer, offers_in
from tests.bot.play.policy import EAGER, Pressing, decide

LONG: Final = 10.0
"""Seconds after which a test has waited in vain."""


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
        found = [message for message in self.private() if offers_for(message, Verb.REFRESH, Verb.NEXT)]
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
        return await self.press(message, Pressing(offers_for(message, verb)[0]))

    async def look(self) -> Message:
        """Bring their hand up to date: refreshed where they have one, else opened anew."""
        hand = self.hand()
        if hand is not None and offers_for(hand, Verb.REFRESH):
            done = await self.click(hand, Verb.REFRESH)
        else:
            board = [message for message in self.sees() if offers_for(message, Verb.HAND)][-1]
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


async def answered(interaction: Interaction) -> Interaction:
    """Wait for the first answer, which there must be in time."""
    outcome = await asyncio.wait_for(asyncio.shield(interaction.first), LONG)
    assert outcome is not Outcome.FAILED
    return interaction


def offers(message: Message) -> tuple[Offer, ...]:
    """Return the controls of a message that can be pressed."""
    return offers_in(message.components)


def offers_for(message: Message, *verbs: Verb) -> list[Offer]:
    """Return those for one of these verbs."""
    return [offer for offer in offers(message) if offer.verb in verbs]
