"""``canasta emojis sync``: brings the deck to Discord, once, and again whenever its pictures have changed."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from typing import Final

import discord

from bot.connecting import EXIT_SETTINGS, EXIT_UNREACHABLE, explained
from bot.deck.emojis import deck_emojis
from bot.deck.sync import MOST, NoRoom, Plan, carry_out, plan
from bot.settings import SettingsError, load_settings

_INTERRUPTED: Final = 130

_NO_ROOM: Final = (
    "The application has too many other emojis: Discord allows {most}, and the cards need room for {missing} more."
    " Remove some on the page Emojis of your application, then run this again."
)
_BUSY: Final = "Discord asks to wait. What is done stays done: run this again in a few minutes, and it does the rest."
_REFUSED: Final = "Discord refuses this (status {status}, code {code}). What is done stays done."


def main(arguments: Sequence[str] | None = None) -> int:
    """Upload what is missing, delete what is stale, and return the exit status."""
    options = _parser().parse_args(arguments)
    try:
        token = load_settings().discord_token.get_secret_value()
    except SettingsError as error:
        _complain(str(error))
        return EXIT_SETTINGS
    try:
        return asyncio.run(sync(token, dry_run=options.dry_run))
    except KeyboardInterrupt:
        return _INTERRUPTED


async def sync(token: str, *, dry_run: bool = False) -> int:
    """Bring the deck to the application of a token, and return the exit status; say what is done, or would be.

    Raises:
        Exception: Whatever nobody foresaw.
    """
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
            todo = plan(await client.fetch_application_emojis(), await asyncio.to_thread(deck_emojis))
            _say(_summary(todo, dry_run=dry_run))
            if dry_run:
                for line in (*(f"+ {each.name}" for each in todo.upload), *(f"- {each.name}" for each in todo.delete)):
                    _say(line)
            else:
                await carry_out(client, todo, report=_say)
        except NoRoom as error:
            _complain(_NO_ROOM.format(most=MOST, missing=error.missing))
            return EXIT_SETTINGS
        except Exception as error:
            status, words = _refusal(error) or explained(error) or (None, "")
            if status is None:
                raise
            _complain(words)
            return status
    return 0


def _refusal(error: Exception) -> tuple[int, str] | None:
    """Return what an answer of Discord means that is neither a bad token nor a lost connection."""
    match error:
        case discord.RateLimited() | discord.HTTPException(status=429):
            return EXIT_UNREACHABLE, _BUSY
        case discord.HTTPException() if not isinstance(error, discord.DiscordServerError):
            return EXIT_UNREACHABLE, _REFUSED.format(status=error.status, code=error.code)
        case _:
            return None


def _summary(todo: Plan, *, dry_run: bool) -> str:
    counts = f"{len(todo.upload)} to upload, {len(todo.delete)} to delete, {todo.kept} up to date"
    others = f"; {todo.foreign} others stay as they are" if todo.foreign else ""
    return f"Emojis of the deck: {counts}{others}{' (dry run: nothing is changed)' if dry_run else ''}"


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _complain(line: str) -> None:
    sys.stderr.write(f"{line}\n")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta emojis",
        description="Bring the cards to Discord as emojis of the bot's application. The bot uses them from its next"
        " start on. Running this again changes only what differs; emojis that you have made yourself are never"
        " touched.",
    )
    actions = parser.add_subparsers(required=True, metavar="sync")
    syncing = actions.add_parser("sync", help="upload what is missing, delete what is out of date")
    syncing.add_argument("--dry-run", action="store_true", help="only say what would be done")
    return parser
