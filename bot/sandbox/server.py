"""The local Discord as a whole: it listens on this machine alone, and keeps everything in memory."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Any, Final, Self

from aiohttp import web

from bot.sandbox.account_routes import AccountRoutes
from bot.sandbox.acting import Acting
from bot.sandbox.api import Api
from bot.sandbox.archive import Archive
from bot.sandbox.callbacks import Callbacks
from bot.sandbox.channel_routes import ChannelRoutes
from bot.sandbox.clock import Clock, Snowflakes
from bot.sandbox.commands import CommandBook
from bot.sandbox.doors import only_from_here
from bot.sandbox.emojis import EmojiBook
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import Gateway
from bot.sandbox.interaction_routes import InteractionRoutes
from bot.sandbox.interactions import Interaction, InteractionBook
from bot.sandbox.limits import Buckets
from bot.sandbox.message import Happening, Message
from bot.sandbox.messages import MessageBook
from bot.sandbox.objects import channel_json, member_json
from bot.sandbox.pages import Pages
from bot.sandbox.rules import Rules
from bot.sandbox.seats import Seats
from bot.sandbox.thread_routes import ThreadRoutes
from bot.sandbox.world import Change, Channel, User, World

HOST: Final = "127.0.0.1"
TOKEN: Final = "sandbox.local.no-token"
"""What the bot says that it is; it opens nothing but this."""
BOT: Final = User("1000000000000000001", "Canasta", is_bot=True)
_LARGEST: Final = 32 << 20


class SandboxDiscord:
    """A Discord of one's own.

    As an async context manager it listens on a free port and stops at the end:

        async with SandboxDiscord() as sandbox:
            guild = sandbox.world.add_guild("Here", owner=sandbox.world.add_user("Ann"))
            with pointed_at(sandbox.address):
                ...
    """

    def __init__(self, rules: Rules = Rules(), *, bot: User = BOT) -> None:  # noqa: B008 -- it cannot be changed
        self.rules = rules
        self.clock = Clock()
        self.snowflakes = Snowflakes(self.clock)
        self.world = World(self.snowflakes, bot=bot)
        self.messages = MessageBook(self.clock, self.snowflakes, self.world)
        self.commands = CommandBook(self.snowflakes, bot.id)
        self.interactions = InteractionBook(self.clock, self.snowflakes, self.world, rules)
        self.emojis = EmojiBook(self.snowflakes, bot)
        self.gateway = Gateway(self.world, rules, token=TOKEN)
        self.faults = Faults()
        self.acting = Acting(self.world, self.messages, self.commands, self.interactions, self.deliver)
        buckets = Buckets(self.clock)
        callbacks = Callbacks(self.interactions, self.messages, bot)
        routes = [
            *AccountRoutes(rules, self.world, self.commands, self.emojis, self.gateway).all(),
            *ChannelRoutes(self.clock, rules, self.world, self.messages, buckets).all(),
            *ThreadRoutes(rules, self.world, self.messages).all(),
            *InteractionRoutes(rules, callbacks).all(),
        ]
        self.api = Api(routes, callbacks.channel_of, rules=rules, buckets=buckets, faults=self.faults, token=TOKEN)
        self._seats = Seats(self.world, self.messages, self.commands, self.gateway, self.acting)
        self._pages = Pages(self.world, self.messages, self.emojis, self._seats)
        self._archive = Archive(self.clock, self.world)
        self.messages.watchers.append(self._archive.note_message)
        self.messages.watchers.append(self._message)
        self.world.changed = self._channel
        self._runner: web.AppRunner | None = None
        self.address = ""
        """Where it listens, such as ``http://127.0.0.1:8080``."""

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self, port: int = 0) -> None:
        """Listen; without a port, on a free one.

        Raises:
            OSError: The port is taken.
        """
        application = web.Application(middlewares=[only_from_here], client_max_size=_LARGEST)
        self.api.add_to(application)
        application.router.add_get("/gateway/", self.gateway.handle)
        self._pages.add_to(application)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        listening: tuple[Any, ...] = self._runner.addresses[0]
        self.address = f"http://{HOST}:{listening[1]}"
        self.messages.base = self.address
        self.gateway.address = f"ws://{HOST}:{listening[1]}/gateway/"

    async def stop(self) -> None:
        """Let everybody go, and listen no more."""
        await self._seats.close()
        await self.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    def deliver(self, interaction: Interaction) -> None:
        """Tell the bot of an interaction; telling it again is what Discord does at times."""
        payload = self.interactions.payload(interaction)
        self.gateway.dispatch("INTERACTION_CREATE", payload, interaction.channel.guild.id)
        interaction.asked_at = time.perf_counter()

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel or thread with all that stands in it."""
        self.world.delete_channel(channel)

    # how

    def _message(self, happening: Happening, message: Message) -> None:
        """Tell the bot, if it asks for such events, what everybody can see."""
        if message.reader is not None:
            return
        guild = message.channel.guild
        if happening is Happening.DELETED:
            told = {"id": message.id, "channel_id": message.channel.id}
        else:
            member = {key: value for key, value in member_json(guild, message.author).items() if key != "user"}
            told = message.to_json() | {"member": member}
        self.gateway.dispatch(happening, told | {"guild_id": guild.id}, guild.id)

    def _channel(self, channel: Channel, change: Change) -> None:
        if change is Change.DELETED:
            self.messages.delete_all(channel)
        self._archive.note_change(channel, change)
        self._seats.channels_changed(channel.guild)
        kind = "THREAD" if channel.is_thread else "CHANNEL"
        verb = {Change.ADDED: "CREATE", Change.CHANGED: "UPDATE", Change.DELETED: "DELETE"}[change]
        self.gateway.dispatch(f"{kind}_{verb}", channel_json(channel), channel.guild.id)
