"""Take pictures of every kind of message: ``python -m tests.pictures OUT_DIR``."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.pictures.camera import NoCamera, camera, find_browser
from tests.pictures.markdown import Reader
from tests.pictures.page import Picture, page
from tests.pictures.played import play
from tests.pictures.posed import NAMES, pose

PHONE, DESKTOP = 390, 800


def main(argv: Sequence[str] | None = None) -> int:
    """Draw, photograph, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT_DIR", help="where the pictures go, as PNG and HTML")
    arguments = parser.parse_args(argv)
    try:
        program = find_browser()
    except NoCamera as reason:
        print(f"No pictures are taken. {reason}")
        return 0
    match = asyncio.run(play())
    arguments.out.mkdir(parents=True, exist_ok=True)
    everything = {**match.pictures, **pose(match.reader.now)}
    reader = Reader({**match.reader.names, **NAMES}, match.reader.now)
    _photograph(program, everything, reader, arguments.out)
    print(f"{len(everything)} messages in {arguments.out}")
    return 0


def _photograph(program: str, pictures: Mapping[str, Sequence[Picture]], reader: Reader, out: Path) -> None:
    with camera(program) as shots:
        for name, messages in pictures.items():
            drawn = page(messages, reader, title=name)
            (out / f"{name}.html").write_text(drawn, encoding="utf-8")
            for width in (PHONE, DESKTOP):
                shots.take(drawn, out / f"{name}-{width}.png", width=width)


if __name__ == "__main__":
    sys.exit(main())
