"""A connection to Discord that comes back: discord.py's shard, without its ways to stay offline.

What discord.py 2.7 does where a line breaks again before it is of use, all of it seen with the sandbox:

- It resumes a session that it has not got yet, or that Discord does not let it resume, at full speed and for ever.
- It waits longer after each failure, up to 17 minutes, and good connections in between do not count.
- Where it begins anew and the line breaks before the greeting, the program ends.
- It opens a line for a new session, and lets it lie for five seconds in which it may break, before it is used.
- Where Discord greets and then never tells what there is, it waits for ever.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any, Final

import discord.shard
from discord.backoff import ExponentialBackoff
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

_log = logging.getLogger(__name__)

RESUMES: Final = 3
"""How often a session is resumed in vain before there is a new one, and nothing is told of what happened meanwhile."""
LONGEST: Final = 100.0
"""Seconds between two tries at most. Discord takes the token away after 1,000 new sessions in a day."""
SILENCE: Final = 60.0
"""Seconds in which Discord has to say something after its greeting."""
APART: Final = 5.0
"""Seconds between two new sessions, as Discord asks for."""
AT_LEAST: Final = 1.0
"""Seconds before a new session after another one has ended, so that bots do not all come at once."""


class SteadyShard(discord.shard.Shard):
    """A shard that resumes only what can be resumed, and whose pauses are short again once it was connected."""

    def __init__(
        self,
        ws: DiscordWebSocket,
        client: discord.AutoShardedClient,
        queue_put: Callable[[discord.shard.EventItem], None],
    ) -> None:
        super().__init__(ws, client, queue_put)
        self._identifying = client.identifying if isinstance(client, SteadyClient) else Identifying()
        self._start_over()
        self._is_welcome = False

    def launch(self) -> None:
        """Listen, and break a line off over which nothing comes."""
        super().launch()
        self._is_welcome = False
        for event in ("READY", "RESUMED"):
            self.ws.wait_for(event, lambda data: True).add_done_callback(self._welcome)
        asyncio.get_running_loop().call_later(SILENCE, self._doubt, self.ws)

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Connect again; ``exc`` says whether the session may go on."""
        is_in_vain = self._tries >= RESUMES
        self._tries += 1
        if not exc.resume or self.ws.session_id is None or is_in_vain:
            self.ws.session_id = self.ws.sequence = None
            exc = ReconnectWebSocket(self.id, resume=False)
        if is_in_vain:
            await asyncio.sleep(self._backoff.delay())
        if not exc.resume:
            await self._identifying.rest()
        await super().reidentify(exc)

    async def reconnect(self) -> None:
        """Connect again after a pause; a line that breaks at once is one more that has broken."""
        await self.reidentify(ReconnectWebSocket(self.id))

    def _welcome(self, said: asyncio.Future[object]) -> None:
        self._start_over()
        self._is_welcome = True

    def _start_over(self) -> None:
        self._backoff = Pauses()
        self._tries = 0
        """How often it has been tried to connect since Discord said last what there is."""

    def _doubt(self, ws: DiscordWebSocket) -> None:
        if ws is self.ws and ws.open and not self._is_welcome:
            _log.warning("Shard %s: Discord has said nothing for %.0f seconds; connecting again", self.id, SILENCE)
            self._breaking = asyncio.create_task(ws.close(4000))


class Pauses(ExponentialBackoff[bool]):
    """How long to wait before each try: twice as long as before, within bounds."""

    def __init__(self) -> None:
        super().__init__()
        self.tries = 0

    def delay(self) -> float:
        """Return the next pause in seconds."""
        self.tries += 1
        return random.uniform(0.75, 1.0) * min(2.0**self.tries, LONGEST)


class Identifying:
    """When a new session may begin: some time after the one before."""

    def __init__(self) -> None:
        self._last = float("-inf")

    async def rest(self) -> None:
        """Wait until a line for a new session may be opened, where another session has ended."""
        await asyncio.sleep(max(self._left, AT_LEAST))

    async def wait(self) -> None:
        """Wait until the session may begin, if that is not so already, and note that it does."""
        await asyncio.sleep(max(self._left, 0.0))
        self._last = asyncio.get_running_loop().time()

    @property
    def _left(self) -> float:
        return self._last + APART - asyncio.get_running_loop().time()


class SteadyClient(discord.AutoShardedClient):
    """A client with such shards. All sharded clients of the process get them: discord.py makes them by their name."""

    def __init__(self, *, intents: discord.Intents, **options: Any) -> None:
        super().__init__(intents=intents, shard_connect_timeout=SILENCE, **options)
        discord.shard.Shard = SteadyShard  # type: ignore[misc]  # there is no other way to name it
        self.identifying = Identifying()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a new session may begin; shards connect one after the other."""
        await self.identifying.wait()
