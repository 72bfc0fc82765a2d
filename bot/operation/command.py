"""``canasta backup FILE``, ``canasta restore FILE`` and ``canasta health``: for whoever looks after the bot.

None of them needs the token.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.operation.asking import is_well
from bot.settings import SettingsError, load_database, load_metrics_port
from storage import StorageError, back_up, restore

EXIT_FAILED: Final = 1
EXIT_SETTINGS: Final = 2


def main(arguments: Sequence[str]) -> int:
    """Do what is asked for and return the exit status."""
    options = _parser().parse_args(arguments)
    try:
        match options.what:
            case "backup":
                return _back_up(options.file)
            case "restore":
                return _restore(options.file)
            case _:
                return _health()
    except (SettingsError, StorageError) as error:
        _complain(str(error))
        return EXIT_SETTINGS


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="canasta", description="Look after the bot. DATABASE says where its file is.")
    commands = parser.add_subparsers(dest="what", required=True)
    taking = commands.add_parser("backup", help="write a whole, checked copy of the database; the bot may be running")
    taking.add_argument("file", type=Path, metavar="FILE", help="the copy; an older backup of this name is replaced")
    giving = commands.add_parser("restore", help="put a copy in the place of the database; the bot must not be running")
    giving.add_argument("file", type=Path, metavar="FILE", help="the copy; the database of before is kept beside it")
    commands.add_parser("health", help="ask the bot on this machine whether it is well (needs METRICS_PORT)")
    return parser


def _back_up(copy: Path) -> int:
    database = load_database()
    back_up(database, copy)
    _say(f"{copy} is a whole copy of {database}. Keep it where only you can read it: it holds people's hands.")
    return 0


def _restore(copy: Path) -> int:
    database = load_database()
    former = restore(database, copy)
    _say(f"{database} is now what was in {copy}.")
    if former is not None:
        _say(f"What it was before is in {former}; delete that once all is well.")
    return 0


def _health() -> int:
    port = load_metrics_port()
    if port is None:
        _complain("METRICS_PORT is not set, so the bot tells nobody how it is.")
        return EXIT_SETTINGS
    well, words = is_well(port)
    _say(words)
    return 0 if well else EXIT_FAILED


def _say(words: str) -> None:
    print(words)  # noqa: T201 -- this is a program


def _complain(words: str) -> None:
    print(words, file=sys.stderr)  # noqa: T201 -- this is a program
