"""Who is still in a server, asked of Discord one by one: the bot has no list of members, and is told of no leaving."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.publishing.outlet import UNREACHABLE
from bot.tables.table import UserId

_log = logging.getLogger(__name__)

UNKNOWN_MEMBER: Final = 10007
UNKNOWN_USER: Final = 10013


class DiscordMembers:
    """The members of the bot's servers."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def has(self, guild_id: int, user: UserId) -> bool:
        """Return whether a user is in a server; also where that cannot be found out."""
        guild = self._client.get_guild(guild_id)
        if guild is None:
            return True
        try:
            await guild.fetch_member(user)
        except discord.HTTPException as error:
            return error.code not in (UNKNOWN_MEMBER, UNKNOWN_USER)
        except UNREACHABLE as error:
            _log.info("Server %s: who is there is not known: %s", guild_id, type(error).__name__)
        return True
