"""``canasta rules``: the rules of a game in a terminal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Final

from bot.i18n import DEFAULT, Words, catalogs, words_for
from bot.pseudo import PSEUDO, pseudo_words
from bot.ui.names import ruleset_name
from bot.ui.rules.plain import rules_text
from engine.rulesets import RULESETS, ruleset_named

USUAL: Final = "classic"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the rules of a game, and return the exit status."""
    options = _parser().parse_args(arguments)
    sys.stdout.write(f"{rules_text(ruleset_named(options.ruleset), options.language)}\n")
    return 0


def _words(code: str) -> Words:
    """Return the words of a language; those of a near one where Discord would show that, too: ``es-419``."""
    words = pseudo_words() if code == PSEUDO else words_for(code)
    if words.locale == DEFAULT and not code.startswith(DEFAULT):
        raise argparse.ArgumentTypeError(f"there is no {code!r} (choose from {', '.join(catalogs())})")
    return words


def _parser() -> argparse.ArgumentParser:
    words = words_for(DEFAULT)
    games = "\n".join(f"  {name:24} {ruleset_name(ruleset, words)}" for name, ruleset in RULESETS.items())
    parser = argparse.ArgumentParser(
        prog="canasta rules",
        description="Print the rules of a game as this bot plays it.",
        epilog=f"games:\n{games}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--ruleset", choices=RULESETS, default=USUAL, metavar="GAME", help="which game (%(default)s)")
    parser.add_argument(
        "--language",
        "--locale",
        type=_words,
        default=DEFAULT,
        metavar="CODE",
        help=f"such as it or pt-BR (%(default)s); {PSEUDO} marks all that comes from the catalogs",
    )
    return parser
