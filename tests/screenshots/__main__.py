"""Take pictures of a match in the sandbox's page: ``python -m tests.screenshots --out OUT_DIR``."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.i18n import catalogs
from tests.bot.sandbox_page.browser import what_is_missing
from tests.screenshots.lens import photograph, photograph_for_readme

LOCALES: Final = ("en-US", "it", "pt-BR")
README: Final = Path(__file__).parents[1] / "pictures" / "readme"
README_PICTURES: Final = {
    "2-board": ("table", ".container"),
    "3-hand": ("hand", ".container"),
    "6-match": ("result", ".gallery"),
}
"""Which moments they show, what their files are called, and which part of the message is seen."""


def main(argv: Sequence[str] | None = None) -> int:
    """Play, photograph, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots", description=__doc__)
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--out", type=Path, metavar="OUT_DIR", help="where the pictures go, as PNG")
    where.add_argument("--readme", action="store_true", help="renew the pictures of README.md instead")
    parser.add_argument(
        "--locale",
        action="append",
        choices=sorted({*LOCALES, *catalogs()} - {"en"}),
        help=f"a language, once or more often ({', '.join(LOCALES)})",
    )
    options = parser.parse_args(argv)
    if (missing := what_is_missing()) is not None:
        sys.stderr.write(f"No pictures are taken. {missing}\n")
        return 1
    if options.readme:
        asyncio.run(photograph_for_readme(README, README_PICTURES))
        return 0
    count = asyncio.run(photograph(options.out, options.locale or LOCALES))
    sys.stdout.write(f"{count} pictures in {options.out}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
