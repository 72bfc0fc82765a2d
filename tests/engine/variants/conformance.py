"""Long tries of every ruleset: ``python -m tests.engine.variants.conformance --matches 1000``.

It prints a line of figures a ruleset, and ends with status 1 at the first fault, naming ruleset, seed and move.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

from engine.rulesets import RULESETS
from tests.engine.variants.match import SELDOM, Figures, Match

#: A job plays so many matches of a ruleset at a time.
BATCH: Final = 10


@dataclass(frozen=True)
class Batch:
    """Some matches of a ruleset."""

    ruleset: str
    seeds: range
    rounds: int
    seldom: int


@dataclass(frozen=True)
class Outcome:
    """What came of a batch; ``fault`` says where something did not hold."""

    figures: Figures
    fault: str = ""


def play_batch(batch: Batch) -> Outcome:
    """Play a batch up to its first fault."""
    figures = Figures()
    for seed in batch.seeds:
        match = Match(RULESETS[batch.ruleset], seed, batch.rounds, batch.seldom)
        try:
            deque(match.play(), maxlen=0)
        except Exception:
            where = f"ruleset {batch.ruleset}, seed {seed}, move {match.figures.commands + 1}"
            return Outcome(figures, f"{where}\n{traceback.format_exc()}")
        figures.add(match.figures)
    return Outcome(figures)


def main(argv: Sequence[str] | None = None) -> int:
    """Play, report, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.variants.conformance")
    parser.add_argument("--matches", type=int, default=100, help="matches of each ruleset, default %(default)s")
    parser.add_argument("--ruleset", choices=sorted(RULESETS), action="append", help="only this ruleset (repeatable)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of a match at most, default %(default)s")
    parser.add_argument(
        "--seldom",
        type=int,
        default=SELDOM,
        metavar="N",
        help="look closely at one command in N, default %(default)s",
    )
    parser.add_argument("--jobs", type=int, default=1, help="processes, default %(default)s")
    parser.add_argument("--seed", type=int, default=0, help="of the first match, default %(default)s")
    chosen = parser.parse_args(argv)
    say(
        f"Matches are played for {chosen.rounds} rounds at most, every second one from scores at random below the "
        f"target, every third one with canastas of four cards, by players who mix a simple liking with chance. Checked "
        f"after each command: cards, fold, melds, sheets, undo; after one in {chosen.seldom}: views, the list of legal "
        f"commands, positions."
    )
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for name in chosen.ruleset or RULESETS:
            begun = time.monotonic()
            last = chosen.seed + chosen.matches
            seeds = [range(at, min(at + BATCH, last)) for at in range(chosen.seed, last, BATCH)]
            total = Figures()
            for outcome in pool.map(play_batch, [Batch(name, some, chosen.rounds, chosen.seldom) for some in seeds]):
                if outcome.fault:
                    say(f"\rFAULT: {outcome.fault}")
                    pool.shutdown(cancel_futures=True)
                    return 1
                total.add(outcome.figures)
                progress(f"{name}: {total.matches} of {chosen.matches} matches")
            seconds = time.monotonic() - begun
            say(f"\r{name}: {total}; {total.commands / max(seconds, 0.001):.0f} commands a second")
    return 0


def say(text: str) -> None:
    """Write a line."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def progress(text: str) -> None:
    """Write over the line that is being written, where somebody looks."""
    if sys.stdout.isatty():
        sys.stdout.write(f"\r{text:<78}")
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
