"""Players who go on whatever happens: they press what they are shown, look again where nothing came of it."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Final

from bot.sandbox.acting import NotPossibleError
from bot.sandbox.interactions import Interaction, Outcome
from bot.sandbox.message import Message
from bot.sandbox.server import SandboxDiscord
from bot.sandbox.world import Channel, Guild
from bot.ui.custom_id import Press, Verb
from storage import TableId
from tests.bot.play.offers import Offer, offers_in
from tests.bot.play.policy import BOLD, EAGER, Pressing, decide
from tests.bot.sandbox.people import Person
from tests.drill.ledger import CHANGING, Ledger

NAMES: Final = ("Ann", "Bob", "Cat", "Dan")
_AGAIN: Final = 0.05
"""Seconds before somebody tries again who got no answer."""


@dataclass(slots=True)
class Scene:
    """What all players have in common.

    Attributes:
        silence: Set while no answer can come: who waits for one gives up.
        pending: The presses that wait for their answers.
        twice: How many presses of a hundred Discord tells the bot of twice.
    """

    sandbox: SandboxDiscord
    ledger: Ledger
    silence: asyncio.Event
    chance: random.Random
    twice: int = 3
    pending: dict[Interaction, None] = field(default_factory=dict)
    pressed: int = 0
    unanswered: int = 0
    waits: list[float] = field(default_factory=list)
    """How long each answer took, in seconds."""


@dataclass(slots=True)
class Player:
    """Somebody at a table; ``hand`` is the private message that they play from."""

    scene: Scene
    person: Person
    table: DrillTable
    hand: Message | None = None

    async def turn(self) -> bool:
        """Look at the own hand, and press as long as there is something to do; return whether anything was done."""
        if not await self._look():
            return False
        done = False
        while (pressing := self._choice()) is not None:
            if not await self._press(self.hand, pressing):
                return done
            done = True
            await asyncio.sleep(self.table.think)
            if self.table.is_paused:
                break
        return done

    def _choice(self) -> Pressing | None:
        if self.hand is None:
            return None
        offers = offers_in(self.hand.components)
        following = [offer for offer in offers if offer.verb in (Verb.NEXT, Verb.REMATCH)]
        style = EAGER if self.table.number % 2 else BOLD
        if following:
            return Pressing(following[0]) if following[0].verb is Verb.NEXT else None
        return decide(self.hand.text, offers, style)

    async def _look(self) -> bool:
        """Open the hand, or bring it up to date."""
        found = self._offers(self.hand, Verb.REFRESH)
        if self.hand is not None and found and await self._press(self.hand, Pressing(found[0])):
            return True
        self.hand = None
        for message in reversed(self.person.sees()):
            found = self._offers(message, Verb.HAND)
            if found:
                return await self._press(message, Pressing(found[0]))
        interaction = self._command("hand")
        return interaction is not None and await self._heard(interaction)

    def _offers(self, message: Message | None, verb: Verb) -> list[Offer]:
        if message is None:
            return []
        try:
            return [offer for offer in offers_in(message.components) if offer.verb is verb]
        except AssertionError:
            return []

    def _command(self, name: str) -> Interaction | None:
        try:
            return self.scene.sandbox.acting.command(self.person.user, self.person.channel, ["canasta", name], {})
        except NotPossibleError:
            return None

    async def _press(self, message: Message | None, pressing: Pressing) -> bool:
        """Press, and return whether an answer came."""
        scene, press = self.scene, pressing.offer.press
        assert message is not None
        try:
            interaction = self.person.start_press(message, pressing)
        except NotPossibleError:  # it has changed, or is gone
            self.hand = None
            return False
        scene.pressed += 1
        table = TableId(press.table)
        entry = None
        if press.verb in CHANGING:
            entry = scene.ledger.begin(int(interaction.id), self.person.user.id, table, press.revision, press.verb)
        if scene.chance.randrange(100) < scene.twice:
            scene.sandbox.deliver(interaction)
        if not await self._heard(interaction):
            return False
        shown = max([offer.press.revision for offer in self._known()], default=0)
        if shown:
            scene.ledger.saw(table, shown)
        if entry is not None:
            scene.ledger.told(entry, shown)
        return True

    def _known(self) -> list[Offer]:
        return [] if self.hand is None else list(offers_in(self.hand.components))

    async def _heard(self, interaction: Interaction) -> bool:
        """Wait for the whole answer; what it shows is the hand from now on."""
        scene = self.scene
        scene.pending[interaction] = None
        silence = asyncio.create_task(scene.silence.wait())
        try:
            while interaction.outcome in (None, Outcome.THINKING):
                changed = asyncio.get_running_loop().create_future()
                watch = lambda _, __, changed=changed: changed.done() or changed.set_result(None)  # noqa: E731
                interaction.watchers.append(watch)
                await asyncio.wait({changed, silence}, timeout=20, return_when=asyncio.FIRST_COMPLETED)
                interaction.watchers.remove(watch)
                if not changed.done():
                    break
            is_answered = interaction.outcome in (Outcome.ANSWERED, Outcome.MODAL)
            if is_answered:
                scene.waits.append(interaction.seconds or 0.0)
                del scene.pending[interaction]
                if interaction.response is not None and interaction.response.reader is self.person.user:
                    self.hand = interaction.response
                return True
        finally:
            silence.cancel()
        scene.unanswered += 1
        if interaction.outcome is Outcome.FAILED:
            scene.pending.pop(interaction, None)
        self.hand = None
        await asyncio.sleep(_AGAIN)
        return False


@dataclass(slots=True)
class DrillTable:
    """A table with its four players, in a channel of its own."""

    number: int
    channel: Channel
    think: float = 0.0
    players: list[Player] = field(default_factory=list)
    id: TableId = field(default_factory=lambda: TableId(""))
    is_paused: bool = False

    @property
    def is_gone(self) -> bool:
        """Whether its channel was deleted."""
        return self.channel.id not in self.channel.guild.channels

    @property
    def public(self) -> list[Message]:
        """What everybody sees of it, oldest first."""
        sandbox = self.players[0].scene.sandbox
        seen = sandbox.messages.visible_to(self.players[0].person.user, self.channel)
        return [message for message in seen if message.reader is None and message.author.is_bot]

    async def play(self, stop: asyncio.Event) -> None:
        """Let the players play until they are to stop."""
        scene = self.players[0].scene
        while not stop.is_set() and not self.is_gone:
            done = False
            for player in self.players:
                if stop.is_set() or self.is_gone:
                    break
                while scene.silence.is_set() and not stop.is_set():  # noqa: ASYNC110
                    await asyncio.sleep(_AGAIN)
                done |= await player.turn()
            if not done:
                await asyncio.sleep(_AGAIN)


async def seat_four(
    scene: Scene, guild: Guild, number: int, *, think: float = 0.0, parent: Channel | None = None
) -> DrillTable:
    """Open a table in a channel of its own, or in a thread, and start the match."""
    world = scene.sandbox.world
    name = f"table-{number}"
    channel = world.add_channel(guild, name) if parent is None else world.add_thread(parent, name)
    table = DrillTable(number, channel, think)
    for called in NAMES:
        user = world.add_user(f"{called} {number}")
        world.join(guild, user)
        table.players.append(Player(scene, Person(scene.sandbox, user, channel), table))
    ann, bob, cat, dan = (player.person for player in table.players)
    opened = await ann.slash("new", left=bob.user.id, partner=cat.user.id, right=dan.user.id)
    lobby = opened.original
    assert lobby is not None
    parsed = Press.parse(offers_in(lobby.components)[0].custom_id)
    assert parsed is not None
    table.id = TableId(parsed.table)
    await ann.click(lobby, Verb.START)
    return table
