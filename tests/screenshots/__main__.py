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
from tests.screenshots.lens import photograph

LOCALES: Final = ("en-US", "it", "pt-BR")


def main(argv: Sequence[str] | None = None) -> int:
    """Play, photograph, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, metavar="OUT_DIR", help="where the pictures go, as PNG")
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
    count = asyncio.run(photograph(options.out, options.locale or LOCALES))
    sys.stdout.write(f"{count} pictures in {options.out}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
