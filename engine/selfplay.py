"""``python -m engine selfplay``: computer players against each other, for measuring; clocks and processes live here.

Each pair is one deal played twice, with the sides swapped, so that the luck of the cards cancels out.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import random
import signal
import statistics
import sys
import time
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Final

from engine.commands import Command, DealRound, PlayerCommand, TakePile
from engine.errors import EngineError
from engine.events import Event
from engine.melds import canastas
from engine.play import apply
from engine.players.figures import Outcome, Tally, in_words, report
from engine.players.levels import LEVELS, Player, player_named
from engine.players.memory import look, new_memory, observe
from engine.refusals import RuleViolation
from engine.ruleset import Seat
from engine.rulesets import RULESETS, ruleset_named
from engine.state import Phase, State, new_match
from engine.view import redact, view_for

MOVES_AT_MOST: Final = 3000
ROUNDS_AT_MOST: Final = 200
PAIRS: Final = 100
"""How many pairs are played where nothing is said."""
INTERRUPTED: Final = 130
"""What a shell calls a command that Ctrl-C has ended."""


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


class _Progress:
    """How far the play has come, on the error stream: a bar in a terminal, and elsewhere a line for each tenth."""

    WIDTH: Final = 30
    EVERY: Final = 0.2
    """Seconds between two drawings of the bar."""

    def __init__(self, ruleset: str, of: int) -> None:
        self._ruleset = ruleset
        self._of = of
        self._started = self._drawn = time.monotonic()
        self._is_bar = sys.stderr.isatty()
        self._tenth = 0

    def show(self, done: int, outcome: Outcome) -> None:
        """Tell what is done, if it is time to."""
        now, tenth = time.monotonic(), 10 * done // self._of
        is_due = done == self._of or (now - self._drawn >= self.EVERY if self._is_bar else tenth > self._tenth)
        if not is_due:
            return
        self._drawn, self._tenth = now, tenth
        spent = now - self._started
        mean = statistics.fmean(outcome.deals) if outcome.deals else 0.0
        told = f"{done}/{self._of} in {spent:.0f} s, {spent / done * (self._of - done):.0f} s to go, {mean:+.0f}"
        if self._is_bar:
            bar = "#" * (self.WIDTH * done // self._of)
            sys.stderr.write(f"\r\x1b[K{self._ruleset} [{bar:.<{self.WIDTH}}] {told}")
        else:
            sys.stderr.write(f"{self._ruleset}: {told}\n")
        sys.stderr.flush()

    def end(self) -> None:
        """Leave the bar as it stands."""
        if self._is_bar:
            sys.stderr.write("\n")


def measure(outcome: Outcome, *, ruleset: str, a: str, b: str, pairs: int, matches: int, seed: str, jobs: int) -> None:
    """Play pairs and matches in so many processes, and count each in as soon as it is over.

    Raises:
        KeyboardInterrupt: Ctrl-C; what was over by then is counted, and the processes are gone.
    """
    work = [(play_pair, number) for number in range(pairs)] + [(play_match, number) for number in range(matches)]
    runs = [partial(each, number, ruleset=ruleset, a=a, b=b, seed=seed) for each, number in work]
    progress = _Progress(ruleset, len(runs))
    with ProcessPoolExecutor(max_workers=jobs, initializer=_ignore_interrupts) as pool:
        futures = deque(pool.submit(run) for run in runs)
        try:
            for done in range(1, len(runs) + 1):
                outcome.add(futures.popleft().result())
                progress.show(done, outcome)
        except KeyboardInterrupt:
            for process in multiprocessing.active_children():
                process.terminate()
            raise
        finally:
            progress.end()


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that measures, which ends all others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options of the command."""
    parser.add_argument(
        "--ruleset", type=_rulesets, default="classic", help="an id, several with commas, or all; default: %(default)s"
    )
    parser.add_argument("--a", default="standard", choices=list(LEVELS), help="default: %(default)s")
    parser.add_argument("--b", default="beginner", choices=list(LEVELS), help="default: %(default)s")
    either = parser.add_mutually_exclusive_group()
    either.add_argument(
        "--pairs", type=_count, help=f"deals to play twice, with the sides swapped; default: {PAIRS}", metavar="N"
    )
    either.add_argument("--matches", type=_count, help="matches to play to the target instead", metavar="N")
    parser.add_argument("--seed", default="1", help="what decks and chance are made from; default: %(default)s")
    jobs = os.cpu_count() or 1
    parser.add_argument(
        "--jobs", type=_count, default=jobs, metavar="N", help="processes; default: as many as processors, %(default)s"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object for each ruleset, on a line")


def _rulesets(text: str) -> list[str]:
    try:
        return list(RULESETS) if text == "all" else [ruleset_named(name).id for name in text.split(",")]
    except EngineError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"not a number from 1: {text!r}")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Play, print the figures, and return 1 if a move was illegal or a round did not end.

    Ctrl-C ends it with the figures of what was over by then.
    """
    status = 0
    for name in arguments.ruleset:
        outcome, is_interrupted = Outcome(), False
        try:
            measure(
                outcome,
                ruleset=name,
                a=arguments.a,
                b=arguments.b,
                pairs=0 if arguments.matches else arguments.pairs or PAIRS,
                matches=arguments.matches or 0,
                seed=arguments.seed,
                jobs=arguments.jobs,
            )
        except KeyboardInterrupt:
            is_interrupted = True
        _tell(outcome, name, arguments)
        if is_interrupted:
            return INTERRUPTED
        if outcome.illegal or outcome.stalls:
            status = 1
    return status


def _tell(outcome: Outcome, name: str, arguments: argparse.Namespace) -> None:
    if not outcome.moves:
        return
    figures = report(outcome)
    if arguments.json:
        played = {"ruleset": name, "level_a": arguments.a, "level_b": arguments.b, "seed": arguments.seed}
        sys.stdout.write(json.dumps({**played, **figures}) + "\n")
    else:
        sys.stdout.write(in_words(figures, ruleset=name, a=arguments.a, b=arguments.b) + "\n")
    sys.stdout.flush()
    for fault, count in Counter(outcome.faults).most_common(3):
        sys.stderr.write(f"  {count} x {fault}\n")
