"""The real sandbox with the real bot, in this process: what the page is for."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from bot.client import CanastaClient
from bot.sandbox.default import populate
from bot.sandbox.point import pointed_at
from bot.sandbox.rules import Rate, Rules
from bot.sandbox.server import TOKEN, SandboxDiscord
from storage import MemoryStore
from tests.bot.sandbox.deck import give_deck

_MANY: Final = Rate(10_000, 1.0)
HASTY: Final = Rules(
    sends=_MANY, edits=_MANY, deletions=_MANY, follow_ups=_MANY, channel_follow_ups=_MANY, other=_MANY, everything=None
)
"""No limits on the pace: these players are faster than people."""


@dataclass(frozen=True, slots=True)
class House:
    """A sandbox with a bot in it, and the ids of its people."""

    sandbox: SandboxDiscord
    client: CanastaClient
    people: tuple[str, ...]

    @property
    def address(self) -> str:
        """Where the page is."""
        return self.sandbox.address


@asynccontextmanager
async def house(
    entropy: Callable[[int], bytes], *, seats: int = 4, locale: str = "en-US", deck: bool = False
) -> AsyncIterator[House]:
    """Open a sandbox with a bot whose secret random bytes come from ``entropy``, all in one language.

    With its ``deck`` the bot shows cards as emojis.
    """
    async with SandboxDiscord(HASTY) as sandbox:
        channel = populate(sandbox.world, seats=seats)
        channel.guild.locale = locale
        for user in sandbox.world.users.values():
            user.locale = locale
        if deck:
            give_deck(sandbox.emojis)
        people = tuple(user.id for user in sandbox.world.users.values() if not user.is_bot)
        client = CanastaClient(MemoryStore(), pause=0.0, budget=math.inf, entropy=entropy)
        with pointed_at(sandbox.address):
            serving = asyncio.create_task(client.start(TOKEN))
            try:
                async with asyncio.timeout(20):
                    await sandbox.gateway.online.wait()
                yield House(sandbox, client, people)
            finally:
                await client.close()
                serving.cancel()
                await asyncio.gather(serving, return_exceptions=True)
