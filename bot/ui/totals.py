"""The points of each round under each other, with their totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.i18n import Words
from bot.ui.people import team_name
from engine.ruleset import Ruleset
from engine.state import RoundResult

ROUNDS_SHOWN: Final = 30
GAP: Final = "  "


def rounds_table(ruleset: Ruleset, rounds: Sequence[RoundResult], words: Words) -> list[str]:
    """Return the lines of a table of rounds in a fixed-width block; the latest rounds if there are very many."""
    if not rounds:
        return []
    first = max(0, len(rounds) - ROUNDS_SHOWN)
    head = ["", *(team_name(team, ruleset, words) for team in range(ruleset.teams))]
    body = [_row(number, result.scores, words) for number, result in enumerate(rounds[first:], start=first + 1)]
    foot = [words("score-total"), *(words("score-points", points=total) for total in rounds[-1].totals)]
    every = [head, *body, foot]
    widths = [max(len(cells[column]) for cells in every) for column in range(len(head))]
    lines = [GAP.join(cell.rjust(width) for cell, width in zip(cells, widths, strict=True)) for cells in every]
    return ["```", *lines[:-1], GAP.join("─" * width for width in widths), lines[-1], "```"]


def _row(number: int, scores: tuple[int, ...], words: Words) -> list[str]:
    return [words("score-round", number=number), *(words("score-points", points=score) for score in scores)]
