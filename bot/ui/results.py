"""Results: a round with both sheets line by line, and a match with its rounds."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.cards import joined
from bot.ui.controls import next_button
from bot.ui.custom_id import Press, Verb
from bot.ui.layout import GOLD, Button, Text, button, message, row, rule, text
from bot.ui.people import has_compass, player_on, player_then, plays_alone, scored_name
from bot.ui.rendered import Rendered
from bot.ui.sheet_lines import penalties, special_canastas
from bot.ui.totals import rounds_table
from engine.state import RoundResult, SheetItem, SheetLine
from engine.terms import ThreesLaid
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
        *_sheets(table, view, result, words),
        rule(),
        _seed(view, words),
        row(next_button(table, words), _score_button(table, words)),
        accent=GOLD,
    )


def _sheets(table: Table, view: View, result: RoundResult, words: Words) -> list[Text | None]:
    return [text(*sheet_of(table, view, result, team, words)) for team in range(view.ruleset.teams)]


def _seed(view: View, words: Words) -> Text | None:
    if not view.seed:
        return None
    game = view.ruleset.id
    return text(words("result-seed", seed=view.seed.hex(), game=game, number=view.number, dealer=view.dealer))


def _score_button(table: Table, words: Words) -> Button:
    return button(words("button-score"), Press(table.id, table.revision, Verb.SCORE))


def _how_it_ended(table: Table, result: RoundResult, words: Words) -> str:
    lone = None if result.lone is None else words("result-lone", player=player_then(table, result.lone, words))
    return "\n".join(line for line in (_end(table, result, words), lone) if line)


def _end(table: Table, result: RoundResult, words: Words) -> str:
    if result.out is None:
        return words("result-stock-end")
    out = player_then(table, result.out, words)
    if result.special is not None:
        return words("result-special", player=out, hand=words.of("special", result.special.replace("_", "-")))
    return words("result-out-concealed" if result.concealed else "result-out", player=out)


def sheet_of(table: Table, view: View, result: RoundResult, team: int, words: Words) -> list[str]:
    """Return how a team's round was scored, line by line."""
    score, total = result.scores[team], result.totals[team]
    return [
        words("result-team", team=scored_name(table, team, words)),
        *([] if has_compass(view.ruleset) or plays_alone(view.ruleset) else [_players(table, team, words)]),
        *(told for line in result.sheets[team] for told in _told(view, line, team, words)),
        words("result-score", score=score),
        words("result-total", before=total - score, total=total),
    ]


def _told(view: View, line: SheetLine, team: int, words: Words) -> list[str]:
    """Return a line of the sheet in words, or several where it sums up what is known one by one."""
    if line.item is SheetItem.RANK_CANASTAS:
        return special_canastas(view, line, team, words)
    if line.item is SheetItem.PENALTIES:
        return penalties(view, line, team, words)
    seats = view.allies_of(view.ruleset.seats_of(team)[0])
    if line.item is SheetItem.CARDS_IN_HAND and view.feet and any(view.feet[seat] for seat in seats):
        return [words("sheet-cards-in-packets", count=line.count, points=line.points)]
    return [words.of("sheet", _item(view, line.item), count=line.count, points=line.points)]


def _item(view: View, item: SheetItem) -> str:
    """Return the name of a line; where all threes are laid, they are not only red."""
    is_all = item is SheetItem.RED_THREES and view.ruleset.threes_laid is ThreesLaid.ALL
    return "threes" if is_all else item


def _players(table: Table, team: int, words: Words) -> str:
    return joined([player_then(table, seat, words) for seat in table.ruleset.seats_of(team)], words)


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
            words("match-won", team=scored_name(table, result.winner, words)),
            words("match-winners", players=words("list-comma").join(winners)),
        ),
        rule(),
        text(words("match-last-round", number=view.number), _how_it_ended(table, result, words)),
        *_sheets(table, view, result, words),
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
