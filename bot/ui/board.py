"""The board: what everybody may see of a match, with the way to each player's own hand."""

from __future__ import annotations

from typing import Final

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Stage, Table
from bot.ui.cards import chip
from bot.ui.closing import closed_line
from bot.ui.custom_id import Press, Verb
from bot.ui.history import turns_in_words
from bot.ui.layout import Block, button, message, row, rows, rule, text
from bot.ui.melds import meld_lines
from bot.ui.people import player, player_on, seat_name, team_name
from bot.ui.pile import pile_cards, pile_line, pile_warnings, stock_line
from bot.ui.rendered import Rendered
from bot.ui.vacancy import take_seat_button
from engine.state import Phase
from engine.view import View

TURNS_SHOWN: Final = 4
FINGERPRINT_SHOWN: Final = 12


def render_board(table: Table, view: View, words: Words) -> Rendered:
    """Show a match as a spectator's view has it (public). The view's ``log`` is what its last lines tell."""
    return message(
        text(
            words("title", table=table.name),
            words("board-round", number=view.number, target=view.ruleset.target),
        ),
        *(text(*_team(table, view, team, words)) for team in range(view.ruleset.teams)),
        rule(),
        text(
            pile_line(view, words),
            pile_cards(view, words),
            *pile_warnings(view, words),
            stock_line(view, words),
        ),
        text(*_last_turns(table, view, words)),
        rule(),
        text(_now(table, view, words), *_open_seats(table, words), _fingerprint(view, words)),
        *_buttons(table, words),
    )


def _team(table: Table, view: View, team: int, words: Words) -> list[str | None]:
    side, ruleset = view.sides[team], view.ruleset
    seats = (
        words("board-player", player=player_on(table, seat, words), count=view.hand_counts[seat])
        for seat in ruleset.seats_of(team)
    )
    red_threes = words("red-threes", cards=chip(side.red_threes, words)) if side.red_threes else None
    return [
        words("board-team", team=team_name(team, ruleset, words), score=view.scores[team]),
        *seats,
        _opening(view, team, words),
        *meld_lines(side, ruleset, words),
        red_threes,
    ]


def _opening(view: View, team: int, words: Words) -> str | None:
    """Return what a team still needs to open; nothing once it has, or when the round is over."""
    if view.has_opened[team] or view.result is not None:
        return None
    needed, laid = view.minimums[team], view.turn.laid_points
    if laid and view.ruleset.team_of(view.turn.seat) == team:
        return words("opening-progress", laid=laid, needed=needed)
    return words("opening-needed", needed=needed)


def _last_turns(table: Table, view: View, words: Words) -> list[str]:
    told = turns_in_words(table, view.log, words)[-TURNS_SHOWN:]
    return [words("board-last-turns"), *(words("board-last-turn", told=line) for line in told)] if told else []


def _now(table: Table, view: View, words: Words) -> str:
    """Return what everybody is waiting for."""
    if table.stage is Stage.CLOSED:
        return closed_line(table, words)
    if view.result is not None:
        winner = view.result.winner
        if winner is None:
            return words("board-round-over")
        return words("board-match-over", team=team_name(winner, view.ruleset, words))
    turn = view.turn
    mover, since = player_on(table, turn.seat, words), str(int(table.turn_since))
    if table.seats[turn.seat] is None:
        return words("board-turn-open", seat=mover)
    if turn.asked is not None:
        return words("board-asked", player=mover, partner=player(table, turn.asked, words), since=since)
    if turn.phase is Phase.DRAW:
        return words(_draw_step(view), player=mover, since=since)
    return words("board-turn-meld", player=mover, since=since)


def _draw_step(view: View) -> str:
    """Return the message that says how a turn can begin, as far as everybody may know."""
    if view.stock_count:
        return "board-turn-draw"
    is_out_of_reach = view.pile.top is None or view.pile.is_blocked
    return "board-turn-pass" if is_out_of_reach else "board-turn-take"


def _open_seats(table: Table, words: Words) -> list[str]:
    if table.stage is not Stage.PLAYING:
        return []
    return [words("board-seat-open", seat=seat_name(seat, table.ruleset, words)) for seat in table.open_seats]


def _fingerprint(view: View, words: Words) -> str | None:
    short = view.seed_hash[:FINGERPRINT_SHOWN]
    return words("board-fingerprint", fingerprint=short) if short else None


def _buttons(table: Table, words: Words) -> list[Block]:
    def press(verb: Verb) -> Press:
        return Press(table.id, table.revision, verb)

    is_playing = table.stage is Stage.PLAYING
    chairs = [take_seat_button(table, seat, words) for seat in (table.open_seats if is_playing else ())]
    hand = button(words("button-hand"), press(Verb.HAND), style=ButtonStyle.primary) if is_playing else None
    usual = row(
        hand,
        button(words("button-rules"), press(Verb.RULES)),
        button(words("button-score"), press(Verb.SCORE)),
    )
    return [*rows(chairs), *([usual] if usual else [])]
