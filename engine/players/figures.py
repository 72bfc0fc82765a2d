"""What came of computer players' play in figures: tallies that add up, a report of them, and the report in words."""

from __future__ import annotations

import math
import statistics
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

Report: TypeAlias = Mapping[str, float | int | Mapping[str, float]]


@dataclass
class Tally:
    """What one player's seats did in some deals; times are in milliseconds."""

    points: float = 0.0
    canastas: int = 0
    outs: int = 0
    takes: int = 0
    times: list[float] = field(default_factory=list)


@dataclass
class Outcome:
    """What some rounds came to: player A's points less B's in each deal, and what must not happen."""

    deals: list[float] = field(default_factory=list)
    pairs: list[float] = field(default_factory=list)
    matches: list[float] = field(default_factory=list)
    a: Tally = field(default_factory=Tally)
    b: Tally = field(default_factory=Tally)
    moves: int = 0
    illegal: int = 0
    stalls: int = 0
    faults: list[str] = field(default_factory=list)

    def add(self, other: Outcome) -> None:
        """Count another outcome in."""
        for name in ("deals", "pairs", "matches", "faults"):
            getattr(self, name).extend(getattr(other, name))
        for name in ("moves", "illegal", "stalls"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for mine, theirs in ((self.a, other.a), (self.b, other.b)):
            mine.points += theirs.points
            mine.canastas += theirs.canastas
            mine.outs += theirs.outs
            mine.takes += theirs.takes
            mine.times += theirs.times


def report(outcome: Outcome) -> Report:
    """Return the figures of an outcome; the standard error is by pairs, where there are pairs."""
    deals, pairs = outcome.deals, outcome.pairs
    by = pairs or deals
    error = statistics.stdev(by) / math.sqrt(len(by)) if len(by) > 1 else 0.0
    figures: dict[str, float | int | Mapping[str, float]] = {
        "deals": len(deals),
        "points_a_less_b": round(statistics.fmean(by), 1) if by else 0.0,
        "standard_error": round(error, 1),
        "pairs": len(pairs),
        "pair_wins_a": round(sum(p > 0 for p in pairs) / len(pairs), 3) if pairs else 0.0,
        "matches": len(outcome.matches),
        "match_wins_a": round(statistics.fmean(outcome.matches), 3) if outcome.matches else 0.0,
        "moves": outcome.moves,
        "illegal": outcome.illegal,
        "stalls": outcome.stalls,
    }
    for name, tally in (("a", outcome.a), ("b", outcome.b)):
        times = sorted(tally.times) or [0.0]
        figures[name] = {
            "points": round(tally.points / max(1, len(deals)), 1),
            "canastas": round(tally.canastas / max(1, len(deals)), 2),
            "outs": round(tally.outs / max(1, len(deals)), 3),
            "takes": round(tally.takes / max(1, len(deals)), 2),
            "p50_ms": round(times[len(times) // 2], 2),
            "p99_ms": round(times[len(times) * 99 // 100], 2),
        }
    return figures


def in_words(figures: Report, *, ruleset: str, a: str, b: str) -> str:
    """Return a report as lines of text."""
    lines = [
        f"{ruleset}: {a} (a) to {b} (b)",
        f"  a less b: {figures['points_a_less_b']:+} ± {figures['standard_error']} points a deal"
        f" ({figures['deals']} deals)",
    ]
    if figures["pairs"]:
        lines.append(f"  pairs won by a: {figures['pair_wins_a']:.1%} of {figures['pairs']}")
    if figures["matches"]:
        lines.append(f"  matches won by a: {figures['match_wins_a']:.1%} of {figures['matches']}")
    for side in ("a", "b"):
        own = figures[side]
        assert isinstance(own, Mapping)
        lines.append(
            f"  {side}: {own['points']} points, {own['canastas']} canastas, {own['takes']} piles, out in"
            f" {own['outs']:.0%} of deals; a decision takes {own['p50_ms']} ms (p50), {own['p99_ms']} ms (p99)"
        )
    lines.append(f"  {figures['moves']} moves, {figures['illegal']} illegal, {figures['stalls']} stalls")
    return "\n".join(lines)
