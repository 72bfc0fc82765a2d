"""``python -m engine selfplay``: computer players against each other, for measuring; clocks and processes live here.

Each pair is one deal played twice, with the sides swapped, so that the luck of the cards cancels out.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from engine.commands import Command, DealRound, PlayerCommand, TakePile
from engine.events import Event
from engine.melds import canastas
from engine.play import apply
from engine.players.levels import LEVELS, Player, player_named
from engine.players.memory import look, new_memory, observe
from engine.refusals import RuleViolation
from engine.ruleset import Seat
from engine.rulesets import RULESETS, ruleset_named
from engine.state import Phase, State, new_match
from engine.view import redact, view_for

MOVES_AT_MOST = 3000
ROUNDS_AT_MOST = 200


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


class _Table:
    """Players at a table: by seat a level, a memory, and chance of its own."""

    def __init__(self, ruleset_id: str, levels: Sequence[str], teams: Sequence[str], seed: str) -> None:
        self.state: State = new_match(ruleset_named(ruleset_id))
        self.teams = teams
        self.players: list[Player] = [player_named(level) for level in levels]
        seats = self.state.ruleset.seats
        self.memories = [new_memory(seats) for _ in range(seats)]
        self.chances = [random.Random(f"{seed}:{seat}") for seat in range(seats)]

    def tell(self, events: Sequence[Event]) -> None:
        """Let each seat take note of what happened, as far as it may know it."""
        ruleset = self.state.ruleset
        for seat in range(ruleset.seats):
            memory = self.memories[seat]
            for event in events:
                memory = observe(memory, redact(event, Seat(seat), ruleset=ruleset))
            self.memories[seat] = memory

    def play_round(self, seed: bytes, outcome: Outcome) -> bool:
        """Play a round; return False if it did not come to its end."""
        self._apply(DealRound(seed))
        for seat in range(self.state.ruleset.seats):
            self.memories[seat] = look(self.memories[seat], view_for(self.state, Seat(seat)))
        for _ in range(MOVES_AT_MOST):
            if self.state.result is not None:
                return True
            seat = self.state.mover
            if self.state.turn.permission is not None and self.state.turn.permission.value == "asked":
                partner = self.state.partner
                assert partner is not None
                seat = partner
            tally = self._tally(outcome, seat)
            view = view_for(self.state, seat)
            start = time.perf_counter()
            command: PlayerCommand = self.players[seat](view, self.memories[seat], self.chances[seat]).command
            tally.times.append((time.perf_counter() - start) * 1000)
            tally.takes += isinstance(command, TakePile)
            outcome.moves += 1
            try:
                self._apply(command)
            except RuleViolation as violation:
                outcome.illegal += 1
                outcome.faults.append(f"{self.state.ruleset.id} {seed.hex()} {command}: {violation}")
                return False
        outcome.stalls += 1
        outcome.faults.append(f"{self.state.ruleset.id} {seed.hex()}: stall")
        return False

    def _apply(self, command: Command) -> None:
        self.state, events = apply(self.state, command)
        self.tell(events)

    def _tally(self, outcome: Outcome, seat: int) -> Tally:
        return outcome.a if self.teams[self.state.ruleset.team_of(seat)] == "a" else outcome.b

    def count(self, outcome: Outcome) -> float:
        """Count the finished round, and return A's points less B's, per side."""
        result, ruleset = self.state.result, self.state.ruleset
        assert result is not None
        points: dict[str, list[int]] = {"a": [], "b": []}
        for team in range(ruleset.teams):
            points[self.teams[team]].append(result.scores[team])
        for team in range(ruleset.teams):
            tally = outcome.a if self.teams[team] == "a" else outcome.b
            tally.canastas += canastas(self.state.side_of(ruleset.seats_of(team)[0]).melds, ruleset)
        if result.out is not None:
            self._tally(outcome, result.out).outs += 1
        means = {name: statistics.fmean(each) for name, each in points.items()}
        outcome.a.points += means["a"]
        outcome.b.points += means["b"]
        difference = means["a"] - means["b"]
        outcome.deals.append(difference)
        return difference


def _seatings(ruleset_id: str, a: str, b: str) -> Iterator[tuple[list[str], list[str]]]:
    """Yield the two seatings of a pair: levels by seat, and by team whose it is: A has the first, then all others."""
    ruleset = ruleset_named(ruleset_id)
    for first in ("a", "b"):
        other = "b" if first == "a" else "a"
        teams = [first if team == 0 else other for team in range(ruleset.teams)]
        level = {"a": a, "b": b}
        yield [level[teams[ruleset.team_of(seat)]] for seat in range(ruleset.seats)], teams


def play_pair(number: int, *, ruleset: str, a: str, b: str, seed: str) -> Outcome:
    """Play one deal twice with the sides swapped."""
    outcome, sums = Outcome(), []
    deck = hashlib.sha256(f"{seed}:{number}".encode()).digest()
    for levels, teams in _seatings(ruleset, a, b):
        table = _Table(ruleset, levels, teams, f"{seed}:{number}")
        if table.play_round(deck, outcome):
            sums.append(table.count(outcome))
    if len(sums) == 2:
        outcome.pairs.append(sum(sums) / 2)
    return outcome


def play_match(number: int, *, ruleset: str, a: str, b: str, seed: str) -> Outcome:
    """Play a match to its target; A has the first team in matches of even numbers."""
    outcome = Outcome()
    levels, teams = list(_seatings(ruleset, a, b))[number % 2]
    table = _Table(ruleset, levels, teams, f"{seed}:match {number}")
    for each in range(ROUNDS_AT_MOST):
        deck = hashlib.sha256(f"{seed}:match {number}:{each}".encode()).digest()
        if not table.play_round(deck, outcome):
            return outcome
        table.count(outcome)
        if table.state.phase is Phase.OVER:
            result = table.state.result
            assert result is not None
            assert result.winner is not None
            outcome.matches.append(1.0 if teams[result.winner] == "a" else 0.0)
            return outcome
    outcome.stalls += 1
    return outcome


def measure(
    *, ruleset: str, a: str, b: str, pairs: int, matches: int, seed: str, jobs: int, is_quiet: bool = False
) -> Outcome:
    """Play pairs and matches in so many processes, with a line of progress on the error stream."""
    total = Outcome()
    work = [(play_pair, number) for number in range(pairs)] + [(play_match, number) for number in range(matches)]
    runs = [partial(each, number, ruleset=ruleset, a=a, b=b, seed=seed) for each, number in work]
    started = time.monotonic()
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for done, outcome in enumerate(pool.map(_call, runs, chunksize=1 if len(runs) < 400 else 8), start=1):
            total.add(outcome)
            if not is_quiet and (done % 10 == 0 or done == len(runs)):
                mean = statistics.fmean(total.deals) if total.deals else 0.0
                spent = time.monotonic() - started
                sys.stderr.write(f"\r{ruleset}: {done}/{len(runs)} in {spent:.0f} s, {mean:+.0f}")
    if not is_quiet:
        sys.stderr.write("\n")
    return total


def _call(run: partial[Outcome]) -> Outcome:
    return run()


def report(outcome: Outcome) -> dict[str, float | int | dict[str, float]]:
    """Return the figures of an outcome."""
    deals, pairs = outcome.deals, outcome.pairs
    by = pairs or deals
    error = statistics.stdev(by) / math.sqrt(len(by)) if len(by) > 1 else 0.0
    figures: dict[str, float | int | dict[str, float]] = {
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


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the command."""
    parser.add_argument("--ruleset", default="classic", help="an id, several with commas, or all; default: %(default)s")
    parser.add_argument("--a", default="standard", choices=sorted(LEVELS), help="default: %(default)s")
    parser.add_argument("--b", default="beginner", choices=sorted(LEVELS), help="default: %(default)s")
    parser.add_argument("--pairs", type=int, default=0, help="deals to play twice, with the sides swapped")
    parser.add_argument("--matches", type=int, default=0, help="matches to play to the target")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2, help="processes; default: %(default)s")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each ruleset")


def run(arguments: argparse.Namespace) -> int:
    """Play, print the figures, and return 1 if a move was illegal or a round did not end."""
    names = list(RULESETS) if arguments.ruleset == "all" else arguments.ruleset.split(",")
    status = 0
    for name in names:
        outcome = measure(
            ruleset=ruleset_named(name).id,
            a=arguments.a,
            b=arguments.b,
            pairs=arguments.pairs if arguments.pairs or arguments.matches else 100,
            matches=arguments.matches,
            seed=arguments.seed,
            jobs=arguments.jobs,
        )
        figures = report(outcome)
        text = json.dumps({"ruleset": name, **figures}) if arguments.json else _text(name, arguments, figures)
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
        for fault, count in Counter(outcome.faults).most_common(3):
            sys.stderr.write(f"  {count} x {fault}\n")
        if outcome.illegal or outcome.stalls:
            status = 1
    return status


def _text(name: str, arguments: argparse.Namespace, figures: dict[str, float | int | dict[str, float]]) -> str:
    lines = [
        f"{name}: {arguments.a} (a) to {arguments.b} (b)",
        f"  a less b: {figures['points_a_less_b']:+} ± {figures['standard_error']} points a deal"
        f" ({figures['deals']} deals)",
    ]
    if figures["pairs"]:
        lines.append(f"  pairs won by a: {figures['pair_wins_a']} of {figures['pairs']}")
    if figures["matches"]:
        lines.append(f"  matches won by a: {figures['match_wins_a']} of {figures['matches']}")
    for side in ("a", "b"):
        own = figures[side]
        assert isinstance(own, dict)
        lines.append(
            f"  {side}: {own['points']} points, {own['canastas']} canastas, {own['takes']} piles, out in"
            f" {own['outs']:.0%} of deals; a decision takes {own['p50_ms']} ms (p50), {own['p99_ms']} ms (p99)"
        )
    lines.append(f"  {figures['moves']} moves, {figures['illegal']} illegal, {figures['stalls']} stalls")
    return "\n".join(lines)
