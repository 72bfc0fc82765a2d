"""What a score chart shows, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Words
from bot.pictures.picture import MOST_WORDS
from bot.ui.cards import joined
from engine.ruleset import Ruleset
from engine.state import RoundResult
from engine.terms import MinimumBasis


def chart_words(ruleset: Ruleset, rounds: Sequence[RoundResult], teams: Sequence[str], words: Words) -> str:
    """Return the totals of each team round by round, and what the lines mark; the last totals where all do not fit."""
    last = rounds[-1].totals
    lines = [_course(team, name, rounds, words) for team, name in enumerate(teams)]
    short = [words("picture-chart-team-short", team=name, total=last[team]) for team, name in enumerate(teams)]
    steps = _steps(ruleset, words)
    begin, marks = words("picture-chart", count=len(rounds)), _marks(ruleset, steps, words)
    full = " ".join((begin, *lines, *marks))
    return full if len(full) <= MOST_WORDS else " ".join((begin, *short, *marks))[:MOST_WORDS]


def _course(team: int, name: str, rounds: Sequence[RoundResult], words: Words) -> str:
    totals = [words("score-points", points=result.totals[team]) for result in rounds]
    return words("picture-chart-team", team=name, totals=joined(totals, words))


def _marks(ruleset: Ruleset, steps: Sequence[str], words: Words) -> list[str]:
    found = [words("picture-chart-thresholds", steps=joined(steps, words))] if steps else []
    if ruleset.rounds is None:
        found.append(words("picture-chart-target", target=ruleset.target))
    return found


def _steps(ruleset: Ruleset, words: Words) -> list[str]:
    by_round = ruleset.minimum_basis is MinimumBasis.ROUND
    steps = [(floor, points) for floor, points in ruleset.minimums if floor]
    if by_round:
        return [words("picture-chart-step-round", points=points, number=floor) for floor, points in steps]
    return [words("picture-chart-step", points=points, total=floor) for floor, points in steps]
