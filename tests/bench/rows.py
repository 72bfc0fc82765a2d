"""What a benchmark reports: ratios measured in one run, each beside its goal."""

import statistics
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

Rate = Callable[[], float]
"""Runs something for a moment and returns how often it was done in a second."""


class Row(NamedTuple):
    """One line: the goal's number, what was measured, the ratio reached and aimed at, and the figures behind it."""

    goal: str
    what: str
    ratio: float
    aim: str
    figures: str


def interleaved(rates: Sequence[Rate], *, rounds: int) -> list[tuple[float, ...]]:
    """Measure several rates in turn, so that a slow moment of the machine slows all of them."""
    return [tuple(rate() for rate in rates) for _ in range(rounds)]


def median_ratio(pairs: Iterable[tuple[float, float]]) -> float:
    """Return the median of the ratios, each taken within one round."""
    return statistics.median(mine / theirs for mine, theirs in pairs)


def table(rows: Sequence[Row]) -> str:
    """Write rows as a table."""
    cells = [("goal", "measured", "ratio", "aim", "figures")]
    cells += [(row.goal, row.what, f"{row.ratio:.2f}", row.aim, row.figures) for row in rows]
    widths = [max(len(line[column]) for line in cells) for column in range(5)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in cells)
    return "\n".join(line.rstrip() for line in lines)
