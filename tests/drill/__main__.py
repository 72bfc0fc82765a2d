"""Run a drill: ``python -m tests.drill crash --kills 20 --seed 1``; exit status 0 only if nothing was lost."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys

from tests.drill.crash import crash
from tests.drill.disk import disk
from tests.drill.faults import faults
from tests.drill.hall import Report
from tests.drill.soak import soak


def main() -> int:
    """Run the drill that is asked for, and return the exit status."""
    options = _parser().parse_args()
    logging.basicConfig(level=logging.ERROR)
    report = asyncio.run(_drill(options))
    print(report.figures)
    for wrong in report.wrong[:40]:
        print(f"  {wrong}")
    return report.status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.drill", description=__doc__)
    drills = parser.add_subparsers(dest="drill", required=True)
    crashing = drills.add_parser("crash", help="kill the bot at any moment, again and again")
    crashing.add_argument("--kills", type=int, default=20)
    crashing.add_argument("--tables", type=int, default=6)
    failing = drills.add_parser("faults", help="let Discord refuse, lose and delay things")
    failing.add_argument("--faults", type=int, default=200)
    failing.add_argument("--tables", type=int, default=8)
    failing.add_argument("--rate", type=float, default=10.0, help="faults a second (%(default)s)")
    filling = drills.add_parser("disk", help="let the disk be full, and the database somebody else's")
    filling.add_argument("--times", type=int, default=20)
    filling.add_argument("--tables", type=int, default=4)
    soaking = drills.add_parser("soak", help="let many tables play for a while")
    soaking.add_argument("--minutes", type=float, default=5.0)
    soaking.add_argument("--tables", type=int, default=200)
    soaking.add_argument("--think", type=float, default=1.0, help="seconds between two presses (%(default)s)")
    for each in (crashing, failing, filling, soaking):
        each.add_argument("--seed", type=int, default=1)
    return parser


async def _drill(options: argparse.Namespace) -> Report:
    match options.drill:
        case "crash":
            return await crash(kills=options.kills, seed=options.seed, tables=options.tables)
        case "faults":
            return await faults(count=options.faults, seed=options.seed, tables=options.tables, rate=options.rate)
        case "disk":
            return await disk(times=options.times, seed=options.seed, tables=options.tables)
        case "soak":
            return await soak(minutes=options.minutes, tables=options.tables, seed=options.seed, think=options.think)
    raise AssertionError(options.drill)


if __name__ == "__main__":
    sys.exit(main())
