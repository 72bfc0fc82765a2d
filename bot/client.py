"""The Discord client: it connects the tables with Discord, and everything else is done elsewhere."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import discord

from bot.commands.group import CanastaCommands
from bot.commands.tree import CanastaTree
from bot.commands.wording import Translator
from bot.computers.driver import PAUSE as COMPUTER_PAUSE
from bot.computers.driver import Driver, Thinkers
from bot.computers.workers import Workers
from bot.deck.sync import faces_of
from bot.house.book import HouseBook
from bot.i18n import DEFAULT, Words
from bot.logs import about_table, without_values
from bot.members import DiscordMembers
from bot.operation.gate import Gate, Pace
from bot.operation.shard import SteadyClient
from bot.operation.upkeep import DEFAULT_KEEPING, Keeping, Upkeep
from bot.pictures.studio import Studio
from bot.preferences.book import PreferenceBook
from bot.presses.router import Router
from bot.publishing.illustrator import Illustrator
from bot.publishing.mender import Mender
from bot.publishing.outlet import A_SECOND, UNREACHABLE, DiscordOutlet
from bot.publishing.pictures import PAUSE, Pictures
from bot.publishing.threads import ThreadKeeper
from bot.shell import Shell
from bot.tables.computer import Level
from bot.tables.publisher import Publishers
from bot.tables.refusals import TableProblem
from bot.tables.service import TableService
from bot.tables.table import Table, TableId
from bot.timekeeper import BEAT, Timekeeper
from storage import StorageError, Store

_log = logging.getLogger(__name__)


LAST_ANSWERS: Final = 5.0
"""Seconds that answers may take which are being given when the bot leaves."""


class CanastaClient(SteadyClient):
    """A client that needs no privileged intent and keeps no messages; all state is in the store."""

    def __init__(
        self,
        store: Store,
        *,
        commands_guild: int | None = None,
        pause: float = PAUSE,
        budget: float = A_SECOND,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
        pace: Pace | None = None,
        keeping: Keeping = DEFAULT_KEEPING,
        clock: Callable[[], float] = time.time,
        turn_clock: int = 0,
        beat: float = BEAT,
        thinkers: Thinkers | None = None,
        computer_pause: float = COMPUTER_PAUSE,
        stand_in: Level | None = None,
    ) -> None:
        """Serve the tables of a store, which the client closes when it closes.

        ``commands_guild`` is a server in which commands change at once, for development; ``pause`` the seconds between
        two drawings of one table; ``budget`` how many messages a second are sent or changed; ``entropy`` makes so
        many secret random bytes, for deals and names of tables; ``pace`` is how fast one person may be, None for any;
        ``keeping`` tells what is forgotten when; ``clock`` is the present in Unix seconds, and
        ``turn_clock`` how many seconds a turn may take at a new table; ``beat`` after how many seconds at the latest
        the bot notes that it is there. ``thinkers`` think for computers, who pause for ``computer_pause`` seconds
        before a turn; ``stand_in`` is which of them plays at a new table for whoever leaves the match, None for nobody.
        """
        super().__init__(
            intents=discord.Intents(guilds=True, guild_messages=True),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self._store = store
        self._commands_guild = commands_guild
        preferences = PreferenceBook(store)
        studio = Studio()
        pictures = Pictures(
            store,
            DiscordOutlet(self, budget=budget),
            clock=clock,
            words_of=self._words_of,
            pause=pause,
            illustrator=Illustrator(studio, preferences.of_server),
            may_call=lambda user: preferences.of_user(user).pings,
        )
        pictures.when_lost(self._close_lost)
        self._timekeeper = Timekeeper(
            store,
            clock=clock,
            members=DiscordMembers(self),
            shard_of=self._shard_of,
            is_reachable=self._is_reachable,
            is_barred=pictures.is_barred,
            beat=beat,
        )
        thinkers = thinkers or Workers()
        self._threads = ThreadKeeper(self, store)
        self.driver = Driver(store, thinkers, pause=computer_pause)
        tables = TableService(
            store,
            clock=clock,
            entropy=entropy,
            publisher=Publishers(pictures, self._timekeeper, self.driver, self._threads),
        )
        book = HouseBook(store, clock=clock)
        gate = Gate(pace)
        self.shell = Shell(
            tables,
            pictures,
            book,
            self._words_of,
            now=clock,
            turn_clock=turn_clock,
            gate=gate,
            keeping=keeping,
            preferences=preferences,
            thinkers=thinkers,
            stand_in=stand_in,
            studio=studio,
        )
        self._upkeep = Upkeep(store, tables, preferences, keeping=keeping, clock=clock, is_in=self._is_in)
        self._mender = Mender(store, tables, pictures, clock=clock)
        self._tidying: asyncio.Task[None] | None = None
        self._router = Router(self.shell)
        self._errands: set[asyncio.Task[None]] = set()
        self.tree = CanastaTree(self)
        self.tree.gate = gate
        self.tree.looks = preferences.looks
        self.tree.add_command(CanastaCommands(self.shell))

    async def setup_hook(self) -> None:
        """Read what people like, find the deck's emojis, and register the commands in every language with a catalog.

        The last happens at each start: to register what is there already is harmless, and Discord counts only new
        commands. The bot serves also where that fails, with the commands that were registered before.
        """
        await self.shell.preferences.load()
        await self._find_emojis()
        await self.tree.set_translator(Translator())
        guild = None if self._commands_guild is None else discord.Object(self._commands_guild)
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        try:
            await self.tree.sync(guild=guild)
        except discord.Forbidden:
            _log.error("The commands are not registered: the bot is not in the server that COMMANDS_GUILD names")
        except discord.HTTPException as error:
            _log.error("The commands are not registered: status %s, code %s", error.status, error.code)

    async def on_ready(self) -> None:
        """Say that the bot is there; this happens again after every long loss of the connection."""
        _log.info("Ready in %s servers", len(self.guilds))
        await self._look_after_data()
        await self._mender.start()
        await self._timekeeper.start(self.shell.tables)
        await self.driver.start(self.shell.tables)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Let clocks stand still: nobody can press anything while the connection is lost."""
        self._timekeeper.lost(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Let clocks go on."""
        self._timekeeper.back(shard_id)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Let clocks go on."""
        self._timekeeper.back(shard_id)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer presses; commands are the tree's."""
        await self._router.handle(interaction)

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log an error that nobody foresaw. discord.py would log what it says, too, and that may name cards."""
        error = sys.exception()
        _log.error("%s fails", event_method, exc_info=None if error is None else without_values(error))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Take note that the bot was taken out of a server; an outage does not look like that."""
        self._timekeeper.guild_lost(guild.id)
        await self._upkeep.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Take note that the bot is in a server, perhaps again."""
        self._timekeeper.guild_back(guild.id)
        await self._upkeep.came_back(guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Let the clocks of a server stand still in which Discord has an outage: nobody can press anything there."""
        self._timekeeper.guild_lost(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Let them go on."""
        self._timekeeper.guild_back(guild.id)

    @property
    def is_connected(self) -> bool:
        """Whether every shard is connected, and Discord has told what there is."""
        shards = self.shards.values()
        return self.is_ready() and not self.is_closed() and not any(shard.is_closed() for shard in shards)

    async def on_message(self, message: discord.Message) -> None:
        """Take note that somebody has written below a board; what they have written is not looked at."""
        if self.user is None or message.author.id != self.user.id:
            self.shell.pictures.written(message.channel.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a channel that is gone."""
        await self._close_channel(channel.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """See to it that a thread which is back from the archive stays in sight as long as it should."""
        self._threads.look(payload.guild_id, payload.thread_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the tables of a thread that is gone."""
        await self._close_channel(payload.thread_id)

    async def close(self) -> None:
        """Finish the moves in hand, draw what is due, leave Discord, and let go of the database."""
        self.shell.gate.close()
        if self._tidying is not None:
            self._tidying.cancel()
            await asyncio.wait({self._tidying})
        await self._mender.close()
        try:
            await self._timekeeper.close()
            await self.driver.close()
            await self.shell.tables.close()
            if not await self.shell.gate.finish(within=LAST_ANSWERS):
                _log.warning("Some answers are not given any more")
            await self.shell.pictures.close()
            await self._threads.close()
            await super().close()
        finally:
            await self._store.close()

    def _shard_of(self, guild_id: int) -> int:
        return (guild_id >> 22) % (self.shard_count or 1)

    def _is_in(self, guild_id: int) -> bool:
        return self.get_guild(guild_id) is not None  # one that is out of reach is known, too

    def _is_reachable(self, guild_id: int) -> bool:
        guild = self.get_guild(guild_id)
        return guild is not None and not guild.unavailable

    async def _look_after_data(self) -> None:
        """Note what servers have come and gone while the bot was away; forget what is due from now on."""
        await self._upkeep.compare({guild.id for guild in self.guilds})
        if self._tidying is None:
            self._tidying = asyncio.create_task(self._upkeep.run())

    def _words_of(self, guild_id: int) -> Words:
        """Return the words for a server's public messages: in the language that the server has chosen."""
        guild = self.get_guild(guild_id)
        return self.shell.looks.public(guild_id, DEFAULT if guild is None else guild.preferred_locale.value)

    async def _find_emojis(self) -> None:
        """Find the cards among the application's emojis; where there are none, cards are text."""
        try:
            faces = await faces_of(self)
        except discord.HTTPException as error:
            _log.warning("No emojis are found, so cards are text: status %s, code %s", error.status, error.code)
        except UNREACHABLE as error:
            _log.warning("No emojis are found, so cards are text: %s", type(error).__name__)
        else:
            self.shell.looks.faces = faces
            _log.info("%d emojis of the deck are found", len(faces.emojis))

    async def _close_channel(self, channel_id: int) -> None:
        try:
            tables = await self.shell.tables.tables_in_channel(channel_id)
        except StorageError as error:
            _log.warning("Channel %s is gone, and its tables stay open: %s", channel_id, type(error).__name__)
            return
        for table in tables:
            await self._close_table(table.id)

    def _close_lost(self, table: Table) -> None:
        errand = asyncio.create_task(self._close_table(table.id))
        self._errands.add(errand)
        errand.add_done_callback(self._errands.discard)

    async def _close_table(self, table_id: TableId) -> None:
        with about_table(table_id):
            try:
                await self.shell.tables.close_lost(table_id)
            except (TableProblem, StorageError) as error:
                _log.info("Table %s: its channel is gone, and it is not closed: %s", table_id, error)
            else:
                _log.info("Table %s: closed, its channel is gone", table_id)
