"""The engine's command line: ``referee``, ``verify``, ``player`` and ``selfplay``, see ``python -m engine --help``."""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterable, Sequence

from engine import selfplay
from engine.cards import card_names
from engine.deal import deal, fingerprint, parse_seed, shuffle
from engine.errors import EngineError
from engine.players.levels import LEVELS
from engine.players.service import answer_lines
from engine.referee import judge_lines
from engine.ruleset import Seat
from engine.rulesets import RULESETS, ruleset_named


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine", description="Canasta rules without a table.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("referee", help="judge positions: one JSON request a line in, one verdict a line out")
    verify = commands.add_parser("verify", help="show what a seed deals, to check a round that was played")
    verify.add_argument("seed", help="the seed that was shown after the round, 64 hexadecimal digits")
    verify.add_argument("--ruleset", default="classic", choices=sorted(RULESETS), help="default: %(default)s")
    verify.add_argument("--round", type=int, default=1, help="the number of the round; default: %(default)s")
    verify.add_argument("--dealer", type=int, metavar="SEAT", help="who dealt; default: the first dealer by the seed")
    selfplay.add_arguments(commands.add_parser("selfplay", help="let computer players play each other, and measure"))
    player = commands.add_parser("player", help="choose for a seat: one JSON request a line in, one answer a line out")
    player.add_argument("--level", default="expert", choices=list(LEVELS), help="default: %(default)s")
    player.add_argument("--seed", default="", help="what chance is made from; default: %(default)r")
    arguments = parser.parse_args(argv)
    if arguments.command == "referee":
        return _answer(judge_lines(_lines()))
    if arguments.command == "player":
        return _answer(answer_lines(_lines(), arguments.level, random.Random(arguments.seed)))
    if arguments.command == "selfplay":
        return selfplay.run(arguments)
    try:
        print(_deal_sheet(arguments.seed, arguments.ruleset, arguments.dealer, arguments.round))
    except EngineError as error:
        print(f"verify: {error}", file=sys.stderr)
        return 2
    return 0


def _lines() -> Iterable[str]:
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    return sys.stdin


def _answer(answers: Iterable[str]) -> int:
    try:
        for answer in answers:
            print(answer, flush=True)
    except BrokenPipeError:
        # Whoever reads has had enough, such as `head`. Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _deal_sheet(seed_text: str, ruleset_id: str, dealer: int | None, number: int) -> str:
    ruleset = ruleset_named(ruleset_id)
    seed = parse_seed(seed_text)
    result = shuffle(seed, ruleset)
    who = result.dealer if dealer is None else dealer
    if not 0 <= who < ruleset.seats:
        raise EngineError(f"the dealer is a seat from 0 to {ruleset.seats - 1}")
    if number < 1:
        raise EngineError("rounds are counted from 1")
    dealt = deal(result.deck, ruleset, dealer=Seat(who), number=number)
    feet = [f"  seat {seat}, second packet: {' '.join(card_names(foot))}" for seat, foot in enumerate(dealt.feet)]
    base = [f"  face down under the pile: {' '.join(card_names(dealt.base))}"] if dealt.base else []
    lines = [
        f"SHA-256 of the seed: {fingerprint(seed)}",
        f"first dealer by the seed: seat {result.dealer}",
        f"deck, top card last: {' '.join(card_names(result.deck))}",
        f"dealt by seat {who}:",
        *(f"  seat {seat}: {' '.join(card_names(hand))}" for seat, hand in enumerate(dealt.hands)),
        *feet,
        *base,
        f"  pile, top card last: {' '.join(card_names(dealt.pile))}",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(selfplay.INTERRUPTED)
