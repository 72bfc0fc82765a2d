"""Start the bot: ``python -m bot``; or a local Discord to play on: ``python -m bot sandbox``."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import AsyncIterator
from typing import Final

from bot.client import CanastaClient
from bot.connecting import EXIT_LOGIN as EXIT_LOGIN
from bot.connecting import EXIT_SETTINGS as EXIT_SETTINGS
from bot.connecting import EXIT_UNREACHABLE as EXIT_UNREACHABLE
from bot.connecting import explained
from bot.logs import configure_logging, log_unawaited
from bot.operation.gate import Pace
from bot.operation.metrics import timed
from bot.operation.server import OperationServer
from bot.operation.upkeep import Keeping
from bot.settings import Settings, SettingsError, load_settings
from bot.tables.computer import Level
from storage import SqliteStore, StorageError, Store

_log = logging.getLogger("bot")

LEAVING: Final = 10.0
"""Seconds that the connection may take to end once all that counts is stored."""

_USAGE: Final = """\
usage: canasta [sandbox [--help] | rules [--help] | emojis [--help] | backup FILE | restore FILE | health]

Without arguments, the bot starts; it takes its settings from the environment or from .env.

  sandbox     play in a browser on this machine: no Discord account, no token (canasta sandbox --help)
  rules       print the rules of a game (canasta rules --help)
  emojis      bring the cards to Discord as emojis, once (canasta emojis --help)
  backup      write a whole copy of the database, also while the bot is running
  restore     put such a copy in the place of the database, while the bot is not running
  health      ask the bot on this machine whether it is well (needs METRICS_PORT)
  -h, --help  show this
"""


def main() -> int:
    """Run the bot or the sandbox until it is told to stop, or another command; return the exit status."""
    if sys.argv[1:2] == ["sandbox"]:
        from bot.sandbox.command import main as sandbox  # the real bot has no use for it

        return sandbox(sys.argv[2:])
    if sys.argv[1:2] == ["rules"]:
        from bot.terminal import main as rules

        return rules(sys.argv[2:])
    if sys.argv[1:2] == ["emojis"]:
        from bot.deck.command import main as emojis

        return emojis(sys.argv[2:])
    if sys.argv[1:2] and sys.argv[1] in ("backup", "restore", "health"):
        from bot.operation.command import main as operate

        return operate(sys.argv[1:])
    if sys.argv[1:]:
        is_wanted = sys.argv[1] in ("-h", "--help")
        print(_USAGE, end="", file=sys.stdout if is_wanted else sys.stderr)
        return 0 if is_wanted else EXIT_SETTINGS
    try:
        settings = load_settings()
    except SettingsError as error:
        print(error, file=sys.stderr)
        return EXIT_SETTINGS
    configure_logging(settings.log_level, (settings.discord_token.get_secret_value(),), settings.log_format)
    try:
        return asyncio.run(run(settings))
    except (SettingsError, StorageError) as error:
        print(error, file=sys.stderr)
        return EXIT_SETTINGS
    except KeyboardInterrupt:  # where signals have no handlers
        return 0


async def run(settings: Settings) -> int:
    """Serve until SIGTERM or SIGINT, then finish the move in hand and leave.

    Raises:
        StorageError: The database cannot be opened.
        SettingsError: The port for metrics cannot be used.
    """
    settings.database.parent.mkdir(mode=0o700, exist_ok=True)
    store = await SqliteStore.open(settings.database)
    try:
        measured = timed(store)
        client = CanastaClient(
            measured,
            commands_guild=settings.commands_guild,
            turn_clock=settings.turn_clock,
            stand_in=None if settings.stand_in == "off" else Level(settings.stand_in),
            computer_pause=settings.computer_pause,
            pace=Pace(),
            keeping=Keeping(games=settings.keep_games_days, servers=settings.keep_server_days),
        )
        async with _shown(client, measured, settings.metrics_port):
            return await _serve(client, settings)
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def _shown(client: CanastaClient, store: Store, port: int | None) -> AsyncIterator[None]:
    """Tell this machine meanwhile how the bot is.

    Raises:
        SettingsError: The port cannot be used.
    """
    if port is None:
        yield
        return
    server = OperationServer(store, is_connected=lambda: client.is_connected)
    try:
        await server.start(port)
    except OSError as error:
        raise SettingsError(f"METRICS_PORT {port} cannot be used ({error.strerror or error}).") from error
    try:
        yield
    finally:
        await server.stop()


async def _serve(client: CanastaClient, settings: Settings) -> int:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(log_unawaited)
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows knows no handlers; there Ctrl+C cancels all this
            loop.add_signal_handler(name, stop.set)
    serving = asyncio.create_task(client.start(settings.discord_token.get_secret_value()))
    stopping = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if stop.is_set():
            _log.info("Told to stop; finishing what is in hand")
    finally:
        stopping.cancel()
        await _leave(client)
        await _end(serving)
    return 0 if stop.is_set() else _outcome(serving)


async def _leave(client: CanastaClient) -> None:
    """Close the client; that it has hardly begun is no reason to fail."""
    try:
        await client.close()
    except Exception as error:
        _log.warning("The connection did not end as it should: %s", type(error).__name__)


async def _end(serving: asyncio.Task[None]) -> None:
    """Wait until the client has ended, by force if it must be; how it ended is for ``_outcome`` to say."""
    _, unfinished = await asyncio.wait({serving}, timeout=LEAVING)
    if unfinished:
        serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


def _outcome(serving: asyncio.Task[None]) -> int:
    """Return the exit status of a client that has ended by itself, and say why.

    Raises:
        Exception: Whatever nobody foresaw.
    """
    error = asyncio.CancelledError() if serving.cancelled() else serving.exception()
    if error is None:
        return 0
    known = explained(error)
    if known is None:
        raise error
    status, words = known
    print(words, file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main())
