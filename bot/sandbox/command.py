"""``canasta sandbox``: the bot and a local Discord in one process, and a page to play on."""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import errno
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.client import CanastaClient
from bot.deck.emojis import deck_emojis
from bot.logs import configure_logging
from bot.publishing.threads import IN_USE
from bot.sandbox.default import MOST_SEATS, SEATS, populate
from bot.sandbox.point import pointed_at
from bot.sandbox.server import HOST, TOKEN, SandboxDiscord
from bot.sandbox.world import Channel
from bot.tables.codec import table_of
from bot.tables.computer import Level
from bot.tables.messages import MessageKind
from bot.tables.table import Table
from storage import SqliteStore, StorageError

_log = logging.getLogger(__name__)

EXIT_TROUBLE: Final = 2
PORT: Final = 8765
DATABASE: Final = Path("sandbox.db")
_DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")


class PortTakenError(Exception):
    """The port belongs to another program, or may not be used."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the sandbox until it is told to stop, and return the exit status."""
    options = _parser().parse_args(arguments)
    configure_logging("WARNING", (TOKEN,))
    logging.getLogger("discord.client").setLevel(logging.ERROR)  # it warns about libraries for voice
    try:
        return asyncio.run(_run(options))
    except (StorageError, PortTakenError) as error:
        print(error, file=sys.stderr)  # noqa: T201 -- it is for whoever has typed the command
        return EXIT_TROUBLE
    except KeyboardInterrupt:  # where signals have no handlers
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta sandbox",
        description="Play in a browser on this machine: no Discord account, no token, nothing leaves the machine.",
    )
    parser.add_argument("--port", type=_port, default=PORT, help="where the page is served (%(default)s; 0: any free)")
    people = f"how many people there are (%(default)s: four to play, and Eve to watch; at most {MOST_SEATS})"
    parser.add_argument("--seats", type=_seats, default=SEATS, help=people)
    parser.add_argument("--database", type=Path, default=DATABASE, help="where games are kept (%(default)s)")
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    return parser


def _port(text: str) -> int:
    return _between(text, 0, 65_535)


def _seats(text: str) -> int:
    return _between(text, 1, MOST_SEATS)


def _between(text: str, least: int, most: int) -> int:
    try:
        number = int(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from error
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{number} is not between {least} and {most}")
    return number


async def _run(options: argparse.Namespace) -> int:
    """Serve until SIGTERM or SIGINT.

    Raises:
        StorageError: The database cannot be opened.
        PortTakenError: The port cannot be used.
    """
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows knows no handlers; there Ctrl+C cancels all this
            asyncio.get_running_loop().add_signal_handler(name, stop.set)
    sandbox = SandboxDiscord()
    channel = populate(sandbox.world, seats=options.seats)
    await _listen(sandbox, options.port)  # before a database is made that nobody would use
    for picture in await asyncio.to_thread(deck_emojis):
        image = f"data:image/png;base64,{base64.b64encode(picture.png).decode()}"
        sandbox.emojis.add({"name": str(picture.name), "image": image})
    try:
        store = await SqliteStore.open(options.database)
        try:
            await _threads_again(sandbox, channel, store)
            with pointed_at(sandbox.address):
                await _play(
                    CanastaClient(store, stand_in=Level.EXPERT),
                    sandbox,
                    store,
                    stop,
                    is_shown=not options.no_browser,
                )
        finally:
            await store.close()
    finally:
        await sandbox.stop()
    return 0


async def _listen(sandbox: SandboxDiscord, port: int) -> None:
    try:
        await sandbox.start(port)
    except OSError as error:
        why = "is used by another program" if error.errno == errno.EADDRINUSE else "cannot be used"
        raise PortTakenError(f"Port {port} on {HOST} {why}. Choose another one with --port, or 0 for any.") from error


async def _play(
    client: CanastaClient,
    sandbox: SandboxDiscord,
    store: SqliteStore,
    stop: asyncio.Event,
    *,
    is_shown: bool,
) -> None:
    serving = asyncio.create_task(client.start(TOKEN))
    stopping = asyncio.create_task(stop.wait())
    online = asyncio.create_task(sandbox.gateway.online.wait())
    try:
        await asyncio.wait({serving, stopping, online}, return_when=asyncio.FIRST_COMPLETED)
        if online.done():
            await _draw_again(client, store)
            _announce(sandbox.address, is_shown=is_shown)
        await asyncio.wait({serving, stopping}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (stopping, online):
            task.cancel()
        await _leave(client)
        serving.cancel()
        [ended] = await asyncio.gather(serving, return_exceptions=True)
    if isinstance(ended, Exception) and not stop.is_set():
        raise ended


async def _leave(client: CanastaClient) -> None:
    """Close the client; that it has hardly begun is no reason to fail."""
    try:
        await client.close()
    except Exception as error:
        _log.warning("The connection did not end as it should: %s", type(error).__name__)


async def _threads_again(sandbox: SandboxDiscord, channel: Channel, store: SqliteStore) -> None:
    """Make the threads anew in which there are tables of the last time, before the bot looks for them."""
    for table in await _open_tables(store):
        if str(table.channel_id) not in sandbox.world.channels:
            bot = sandbox.world.bot
            sandbox.world.add_thread(channel, table.name, owner=bot.id, rests_after=IN_USE, id=str(table.channel_id))


async def _draw_again(client: CanastaClient, store: SqliteStore) -> None:
    """Show the tables of the last time anew: their messages went with the last sandbox."""
    for table in await _open_tables(store):
        for kind in MessageKind:
            await store.forget_message(table.id, kind)
        client.shell.pictures.draw(await client.shell.tables.get(table.id))


async def _open_tables(store: SqliteStore) -> list[Table]:
    found = [await store.load(table_id) for table_id in await store.changed_since(0.0)]
    return [table_of(stored) for stored in found if stored is not None and stored.record.status.is_open]


def _announce(address: str, *, is_shown: bool) -> None:
    """Say where the page is, and open it where there is a screen."""
    words = f"\n  Canasta is at {address}\n\n  Type /canasta new there. Ctrl+C ends it; games are kept.\n"
    print(words, flush=True)  # noqa: T201 -- it is for whoever has typed the command
    has_screen = sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in _DISPLAYS)
    if is_shown and has_screen:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(address)
