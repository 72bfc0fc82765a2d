"""What keeps the bot from Discord, in words for the operator, and the exit status that goes with it."""

from __future__ import annotations

from typing import Final

import aiohttp
import discord

EXIT_SETTINGS: Final = 2
EXIT_LOGIN: Final = 3
EXIT_UNREACHABLE: Final = 4

_BAD_TOKEN: Final = (
    "Discord does not accept this DISCORD_TOKEN. Reset it on the page Bot of your application, and put the new one"
    " into .env."
)
_UNREACHABLE: Final = (
    "Discord cannot be reached ({reason}). Check the connection to the internet and https://discordstatus.com, then"
    " start the bot again; wait a minute between two starts."
)


def explained(error: BaseException) -> tuple[int, str] | None:
    """Return the exit status for an error and what to do about it; None for one that nobody foresaw."""
    match error:
        case discord.LoginFailure() | discord.ConnectionClosed(code=4004):  # "Authentication failed"
            return EXIT_LOGIN, _BAD_TOKEN
        case discord.HTTPException():
            return EXIT_UNREACHABLE, _UNREACHABLE.format(reason=f"status {error.status}")
        case discord.ConnectionClosed():
            return EXIT_UNREACHABLE, _UNREACHABLE.format(reason=f"connection closed with code {error.code}")
        case aiohttp.ClientError() | OSError() | discord.GatewayNotFound():
            return EXIT_UNREACHABLE, _UNREACHABLE.format(reason=type(error).__name__)
        case _:
            return None
