"""The score: where the match stands, round by round (private)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import Words
from bot.tables.table import Stage, Table
from bot.ui.closing import closed_line
from bot.ui.goal import goal, opening_wanted, round_line
from bot.ui.layout import GOLD, message, row, text
from bot.ui.names import ruleset_name
from bot.ui.people import scored_name
from bot.ui.rendered import Rendered
from bot.ui.round_log import log_button
from bot.ui.totals import rounds_table
from engine.state import RoundResult
from engine.view import View


def render_score(table: Table, view: View, words: Words, rounds: Sequence[RoundResult]) -> Rendered:
    """Show totals, what each team needs to open, and the rounds played so far, oldest first."""
    if not view.number:
        return _not_started(table, words)
    return message(
        text(
            words("title", table=table.name),
            round_line(view, words),
            *(_team(table, view, team, words) for team in range(view.ruleset.teams)),
        ),
        text(*rounds_table(view.ruleset, rounds, words)),
        text(words("score-fingerprint", fingerprint=view.seed_hash)) if view.seed_hash else None,
        row(log_button(table, words)),
        accent=GOLD,
    )


def _not_started(table: Table, words: Words) -> Rendered:
    is_closed = table.stage is Stage.CLOSED
    return message(
        text(
            words("title", table=table.name),
            words("lobby-rules", rules=ruleset_name(table.ruleset, words), goal=goal(table.ruleset, words)),
            closed_line(table, words) if is_closed else words("score-not-started"),
        ),
        accent=GOLD,
    )


def _team(table: Table, view: View, team: int, words: Words) -> str:
    name, score = scored_name(table, team, words), view.scores[team]
    if view.result is not None or view.has_opened[team]:
        return words("score-team", team=name, score=score)
    return words("score-team-opening", team=name, score=score, wanted=opening_wanted(view, team, words))
