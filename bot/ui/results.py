"""Results: a round with both sheets line by line, and a match with its rounds."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.controls import next_button
from bot.ui.custom_id import Press, Verb
from bot.ui.layout import GOLD, Button, Text, button, message, row, rule, text
from bot.ui.people import player_on, player_then, team_name
from bot.ui.rendered import Rendered
from bot.ui.totals import rounds_table
from engine.state import RoundResult
from engine.view import View


def render_round_result(table: Table, view: View, words: Words) -> Rendered:
    """Show how a round ended: each team's lines, their sum, the new total, and the seed to check the deal (public).

    Raises:
        ValueError: The round is still being played.
    """
    result = view.result
    if result is None:
        raise ValueError(view.number)
    return message(
        text(words("result-title", table=table.name, number=view.number), _how_it_ended(table, result, words)),
        *_sheets(view, result, words),
        rule(),
        _seed(view, words),
        row(next_button(table, words), _score_button(table, words)),
        accent=GOLD,
    )


def _sheets(view: View, result: RoundResult, words: Words) -> list[Text | None]:
    return [text(*_sheet(view, result, team, words)) for team in range(view.ruleset.teams)]


def _seed(view: View, words: Words) -> Text | None:
    return text(words("result-seed", seed=view.seed.hex())) if view.seed else None


def _score_button(table: Table, words: Words) -> Button:
    return button(words("button-score"), Press(table.id, table.revision, Verb.SCORE))


def _how_it_ended(table: Table, result: RoundResult, words: Words) -> str:
    if result.out is None:
        return words("result-stock-end")
    out = player_then(table, result.out, words)
    return words("result-out-concealed" if result.concealed else "result-out", player=out)


def _sheet(view: View, result: RoundResult, team: int, words: Words) -> list[str]:
    score, total = result.scores[team], result.totals[team]
    return [
        words("result-team", team=team_name(team, view.ruleset, words)),
        *(words.of("sheet", line.item, count=line.count, points=line.points) for line in result.sheets[team]),
        words("result-score", score=score),
        words("result-total", before=total - score, total=total),
    ]


def render_match_result(table: Table, view: View, words: Words, rounds: Sequence[RoundResult]) -> Rendered:
    """Show who won, how the last round ended and was scored, and the points of each round, oldest first (public).

    Raises:
        ValueError: The match has no winner.
    """
    result = view.result
    if result is None or result.winner is None:
        raise ValueError(view.number)
    winners = [player_on(table, seat, words) for seat in view.ruleset.seats_of(result.winner)]
    return message(
        text(
            words("match-title", table=table.name),
            words("match-won", team=team_name(result.winner, view.ruleset, words)),
            words("match-winners", players=words("list-comma").join(winners)),
        ),
        rule(),
        text(words("match-last-round", number=view.number), _how_it_ended(table, result, words)),
        *_sheets(view, result, words),
        rule(),
        text(*rounds_table(view.ruleset, rounds, words)),
        _seed(view, words),
        text(words("match-again")),
        row(
            button(words("button-rematch"), Press(table.id, table.revision, Verb.REMATCH), style=ButtonStyle.success),
            _score_button(table, words),
        ),
        accent=GOLD,
    )
