"""Start the bot: ``python -m bot``."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys

import discord

from bot.client import CanastaClient
from bot.logs import configure_logging
from bot.settings import Settings, SettingsError, load_settings
from storage import SqliteStore, StorageError

_log = logging.getLogger("bot")

EXIT_SETTINGS = 2
EXIT_LOGIN = 3


def main() -> int:
    """Run the bot until it is told to stop, and return the exit status."""
    try:
        settings = load_settings()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return EXIT_SETTINGS
    configure_logging(settings.log_level, (settings.discord_token.get_secret_value(),))
    try:
        return asyncio.run(run(settings))
    except StorageError as error:
        print(error, file=sys.stderr)
        return EXIT_SETTINGS


async def run(settings: Settings) -> int:
    """Serve until SIGTERM or SIGINT, then finish the move in hand and leave."""
    store = await SqliteStore.open(settings.database)
    client = CanastaClient(store, commands_guild=settings.commands_guild)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    serving = asyncio.create_task(client.start(settings.discord_token.get_secret_value()))
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if stop.is_set():
            _log.info("Told to stop; finishing what is in hand")
    finally:
        stopping.cancel()
        await client.close()
    return await _outcome(serving)


async def _outcome(serving: asyncio.Task[None]) -> int:
    try:
        await serving
    except discord.LoginFailure:
        print(
            "Discord does not accept this DISCORD_TOKEN. Reset it on the page Bot of your application, and put the new"
            " one into .env.",
            file=sys.stderr,
        )
        return EXIT_LOGIN
    return 0


if __name__ == "__main__":
    sys.exit(main())
