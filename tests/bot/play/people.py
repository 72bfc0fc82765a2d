"""People at a simulated table: each sees the channel as Discord shows it to them, and presses what is there."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

import simcord
from simcord import interactions
from simcord.backend import serializers

from bot.tables.table import TableId
from bot.ui.custom_id import Verb
from tests.bot.play.offers import Offer, offers_in
from tests.bot.play.policy import Pressing, Style, decide
from tests.bot.simulation import Server, texts

NAMES = ("ann", "bob", "cat", "dan")
"""In the order of their seats: ann and cat play against bob and dan."""


@dataclass(frozen=True, slots=True)
class Person:
    """A member of the server with eyes and one finger."""

    server: Server
    name: str

    @property
    def actor(self) -> simcord.MemberActor:
        """The member as simcord knows them."""
        return self.server.members[self.name]

    @property
    def id(self) -> int:
        """Their user id."""
        return self.actor.id

    def sees(self) -> list[simcord.ResponseMessage]:
        """Return every message that they see in the channel, oldest first."""
        return [message for message in channel_messages(self.server) if is_visible(message, self.id)]

    def private(self) -> list[simcord.ResponseMessage]:
        """Return the messages that only they see, oldest first."""
        return [message for message in self.sees() if message.ephemeral]

    def hand(self) -> simcord.ResponseMessage | None:
        """Return the latest of their private messages that can be played from."""
        hands = (message for message in reversed(self.private()) if _has(message, Verb.REFRESH, Verb.NEXT))
        return next(hands, None)

    async def slash(self, name: str, **options: object) -> simcord.InteractionResult:
        """Type a command in the table's channel."""
        return await answered(self.server, self.actor.slash(self.server.channel, f"canasta {name}", **options))

    async def press(self, message: simcord.ResponseMessage, pressing: Pressing) -> simcord.InteractionResult:
        """Press a button or choose in a select that they really see, enabled."""
        custom_id = pressing.offer.custom_id
        if pressing.value is None:
            return await answered(self.server, self.actor.click(message, custom_id=custom_id))
        return await answered(self.server, self.actor.select(message, [pressing.value], custom_id=custom_id))

    async def click(self, message: simcord.ResponseMessage, verb: Verb) -> simcord.InteractionResult:
        """Press the first button of a message that is for this."""
        return await self.press(message, Pressing(offer_of(message, verb)))

    async def open_hand(self) -> simcord.ResponseMessage:
        """Press "My hand" in the channel and return the private message that comes."""
        shown = await self.click(public(self.server, Verb.HAND)[-1], Verb.HAND)
        assert shown.response is not None
        return shown.response

    async def look(self) -> simcord.ResponseMessage:
        """Bring their hand up to date: refreshed where they have one open, else opened anew."""
        hand = self.hand()
        if hand is None or not _has(hand, Verb.REFRESH):
            return await self.open_hand()
        shown = await self.click(hand, Verb.REFRESH)
        assert shown.response is not None
        return shown.response

    async def forge(
        self, message: simcord.ResponseMessage, custom_id: str, value: str | None = None
    ) -> simcord.InteractionResult:
        """Send a press that no honest client would: old, foreign or invented."""
        values = None if value is None else [value]
        return await answered(self.server, self.server.press(self.name, message, custom_id, values=values))

    async def move(self, style: Style) -> Verb | None:
        """Press once in their hand, which must be up to date; return what for, None if there is nothing to do."""
        hand = self.hand()
        assert hand is not None
        pressing = decide(texts(hand), offers(hand), style)
        if pressing is None:
            return None
        await self.press(hand, pressing)
        return pressing.offer.verb


async def answered(server: Server, acting: Coroutine[Any, Any, simcord.InteractionResult]) -> simcord.InteractionResult:
    """Let somebody act, and demand what keeps Discord from saying "This interaction failed": one answer in time."""
    before = len(server.env.http_requests)
    result = await acting
    callbacks = [request.path for request in server.env.http_requests[before:] if request.path.endswith("/callback")]
    assert result.acknowledged
    assert len(callbacks) == 1, callbacks
    # One more word is for where the table stands still.
    assert all("I may not write in this channel" in texts(word) for word in result.followups)
    return result


async def at_once(server: Server, *presses: tuple[Person, simcord.ResponseMessage, Pressing]) -> list[str]:
    """Let people press in the same moment; return what each got to read in answer, demanding one answer each."""
    return await _delivered(server, [_interaction(server, *press) for press in presses])


async def redelivered(person: Person, message: simcord.ResponseMessage, pressing: Pressing) -> None:
    """Press once, and let Discord hand the press to the bot twice, as after a loss of the connection."""
    record, payload = _interaction(person.server, person, message, pressing)
    person.server.env.backend.emit("INTERACTION_CREATE", payload)
    await person.server.env.settle(idle=0.001)
    person.server.env.backend.emit("INTERACTION_CREATE", payload)
    await person.server.env.settle(idle=0.001)
    assert record.responded


def _interaction(
    server: Server, person: Person, message: simcord.ResponseMessage, pressing: Pressing
) -> tuple[Any, dict[str, Any]]:
    """Return Discord's record of a press, and what it tells the bot."""
    backend = server.env.backend
    data: dict[str, Any] = {"custom_id": pressing.offer.custom_id, "component_type": 2}
    if pressing.value is not None:
        data |= {"component_type": 3, "values": [pressing.value]}
    record, payload = interactions.base_payload(
        backend, type=3, channel_id=server.channel.id, guild_id=server.guild.id, user_id=person.id, data=data
    )
    payload["message"] = dict(serializers.message_payload(backend, message._message))
    record.source_message_id = message.id
    return record, payload


async def _delivered(server: Server, presses: list[tuple[Any, dict[str, Any]]]) -> list[str]:
    before = len(server.env.http_requests)
    for _, payload in presses:
        server.env.backend.emit("INTERACTION_CREATE", payload)
    await server.env.settle(idle=0.001)
    paths = [request.path for request in server.env.http_requests[before:]]
    said = []
    for record, _ in presses:
        assert sum(path.startswith(f"/interactions/{record.id}/") for path in paths) == 1
        response = simcord.InteractionResult(server.env, record).response
        said.append("" if response is None else texts(response))
    return said


def channel_messages(server: Server) -> list[simcord.ResponseMessage]:
    """Return every message of the channel, private ones too, oldest first."""
    stored = server.env.backend.messages.get(server.channel.id, {})
    return [simcord.ResponseMessage(server.env, stored[message_id]) for message_id in sorted(stored)]


def public(server: Server, *verbs: Verb) -> list[simcord.ResponseMessage]:
    """Return what everybody reads in the channel, oldest first: all of it, or what offers these verbs."""
    found = [message for message in channel_messages(server) if not message.ephemeral]
    return [message for message in found if all(_has(message, verb) for verb in verbs)]


def board_of(server: Server, table: TableId) -> simcord.ResponseMessage:
    """Return the one board of a table."""
    [board] = [
        message
        for message in public(server, Verb.RULES, Verb.SCORE)
        if all(offer.press.table == table for offer in offers(message))
    ]
    return board


def is_visible(message: simcord.ResponseMessage, user_id: int) -> bool:
    """Whether a user sees a message."""
    return message._message.visible_to(user_id)


def notified(message: simcord.ResponseMessage) -> set[int]:
    """Return the users whom a message has notified."""
    return set(message._message.ping_user_ids)


def offers(message: simcord.ResponseMessage) -> tuple[Offer, ...]:
    """Return the controls of a message that can be pressed."""
    return offers_in(message._message.components)


def offer_of(message: simcord.ResponseMessage, verb: Verb) -> Offer:
    """Return the first control of a message that is for this, which there must be."""
    found = next((offer for offer in offers(message) if offer.verb is verb), None)
    assert found is not None, f"no {verb} in:\n{texts(message)}"
    return found


def _has(message: simcord.ResponseMessage, *verbs: Verb) -> bool:
    return any(offer.verb in verbs for offer in offers(message))


def people_in(server: Server) -> dict[str, Person]:
    """Return the members of the server by name."""
    return {name: Person(server, name) for name in server.members}
