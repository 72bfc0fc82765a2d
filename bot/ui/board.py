"""The board: what everybody may see of a match, with the way to each player's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Stage, Table
from bot.ui.cards import chip
from bot.ui.closing import closed_line
from bot.ui.custom_id import Press, Verb
from bot.ui.fitting import with_text_behind
from bot.ui.goal import missing_line, opening_line, round_line
from bot.ui.history import turns_in_words
from bot.ui.layout import Block, button, message, row, rows, rule, text
from bot.ui.melds import meld_lines
from bot.ui.people import player, player_on, plays_alone, scored_name, seat_name, team_name
from bot.ui.pile import pile_cards, pile_line, pile_warnings, stock_line
from bot.ui.rendered import Rendered
from bot.ui.vacancy import take_seat_button
from engine.ruleset import Seat
from engine.state import Phase
from engine.terms import ThreesLaid
from engine.view import View

TURNS_SHOWN: Final = 4
FINGERPRINT_SHOWN: Final = 12


def render_board(table: Table, view: View, words: Words) -> Rendered:
    """Show a match as a spectator's view has it (public). The view's ``log`` is what its last lines tell.

    Where a very full table leaves no room for all of these lines, the oldest are left out.
    """
    return with_text_behind(lambda words: _fitting_board(table, view, words), words)


def _fitting_board(table: Table, view: View, words: Words) -> Rendered:
    """Tell as many of the last turns as there is room for; rather all of them in text than fewer with emojis."""
    # Computers play in a row what no person has seen happen, so that a whole lap is told.
    most = max(TURNS_SHOWN, table.ruleset.seats) if table.has_computers else TURNS_SHOWN
    drawn = _board(table, view, words, turns=most)
    for turns in () if words.faces else range(most - 1, -1, -1):
        if drawn.fits:
            break
        drawn = _board(table, view, words, turns=turns)
    return drawn


def _board(table: Table, view: View, words: Words, *, turns: int) -> Rendered:
    return message(
        text(words("title", table=table.name), round_line(view, words)),
        *(text(*_side(table, view, seats, words)) for seats in _sides(view)),
        rule(),
        text(
            pile_line(view, words),
            pile_cards(view, words),
            *pile_warnings(view, words),
            stock_line(view, words),
        ),
        text(*_last_turns(table, view, words, turns)),
        rule(),
        text(
            _now(table, view, words),
            *_open_seats(table, words),
            _guided(table, words),
            _fingerprint(view, words),
        ),
        *_buttons(table, words),
    )


def _sides(view: View) -> list[tuple[Seat, ...]]:
    """Return who plays together, in the order of their first seats; partners of a round stand together, too."""
    return list(dict.fromkeys(view.allies_of(seat) for seat in range(view.ruleset.seats)))


def _side(table: Table, view: View, seats: tuple[Seat, ...], words: Words) -> list[str | None]:
    ruleset = view.ruleset
    team = ruleset.team_of(seats[0])
    teams = sorted({ruleset.team_of(seat) for seat in seats})
    return [
        *_heads(table, view, seats, words),
        *dict.fromkeys(opening_line(view, one, words, own=False) for one in teams),
        missing_line(table, view, team, words, own=False),
        *meld_lines(view.side_at(seats[0]), ruleset, words),
        *_threes(table, view, teams, words),
    ]


def _heads(table: Table, view: View, seats: tuple[Seat, ...], words: Words) -> list[str]:
    """Return a side's name and score, and its players; where everybody scores alone, each player with their score."""
    ruleset = view.ruleset
    if not plays_alone(ruleset):
        team = ruleset.team_of(seats[0])
        name = words("board-team", team=team_name(team, ruleset, words), score=view.scores[team])
        return [name, *(_player(table, view, seat, words) for seat in seats)]
    heads = []
    if len(seats) > 1:
        heads.append(words("board-partners"))
    elif view.lone is not None:
        heads.append(words("board-lone"))
    for seat in seats:
        name, score = scored_name(table, seat, words), view.scores[ruleset.team_of(seat)]
        if len(seats) > 1:
            line = words("board-partner", team=name, score=score)
            heads.append(words("list-dot").join((line, _cards(view, seat, words))))
        else:
            heads += [words("board-team", team=name, score=score), _cards(view, seat, words)]
    return heads


def _player(table: Table, view: View, seat: Seat, words: Words) -> str:
    if seat in view.sits_out:
        return words("board-sits-out", player=player_on(table, seat, words))
    return words("list-dot").join((player_on(table, seat, words), _cards(view, seat, words)))


def _cards(view: View, seat: Seat, words: Words) -> str:
    """Return how many cards a player holds, and what else is theirs."""
    parts = [words("cards", count=view.hand_counts[seat])]
    if view.feet:
        trigger = view.ruleset.foot_trigger.replace("_", "-")
        parts.append(words.of("foot-waiting" if view.feet[seat] else "foot-played", trigger))
    if view.owed and view.owed[seat]:
        parts.append(words("owed", count=view.owed[seat]))
    return words("list-dot").join(parts)


def _threes(table: Table, view: View, teams: Sequence[int], words: Words) -> list[str]:
    """Return the threes that lie before a side; where partnerships form, each player's own are told apart."""
    lines = []
    for team in teams:
        side = view.sides[team]
        if side.red_threes:
            kind = "threes" if view.ruleset.threes_laid is ThreesLaid.ALL else "red-threes"
            cards = chip(side.red_threes, words)
            if len(teams) > 1:
                lines.append(words("threes-of", player=player(table, team, words), cards=cards))
            else:
                lines.append(words(kind, cards=cards))
        if side.captured:
            lines.append(words("captured", cards=chip(side.captured, words)))
    return lines


def _last_turns(table: Table, view: View, words: Words, most: int) -> list[str]:
    told = turns_in_words(table, view.log, words)[-most:] if most else ()
    return [words("board-last-turns"), *(words("board-last-turn", told=line) for line in told)] if told else []


def _now(table: Table, view: View, words: Words) -> str:
    """Return what everybody is waiting for."""
    if table.stage is Stage.CLOSED:
        return closed_line(table, words)
    if view.result is not None:
        winner = view.result.winner
        if winner is None:
            return words("board-round-over")
        return words("board-match-over", team=scored_name(table, winner, words))
    turn = view.turn
    mover, since = player_on(table, turn.seat, words), str(int(table.turn_since))
    if not table.is_taken(turn.seat):
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


def _guided(table: Table, words: Words) -> str | None:
    """Return whom each step is explained to."""
    seat = None if table.learner is None else table.seat_of(table.learner)
    return None if seat is None or not table.is_open else words("board-guided", player=player(table, seat, words))


def _fingerprint(view: View, words: Words) -> str | None:
    short = view.seed_hash[:FINGERPRINT_SHOWN]
    return words("board-fingerprint", fingerprint=short) if short else None


def _buttons(table: Table, words: Words) -> list[Block]:
    def press(verb: Verb) -> Press:
        return Press(table.id, table.revision, verb)

    is_playing = table.stage is Stage.PLAYING
    chairs = [take_seat_button(table, seat, words) for seat in (table.seats_to_take if is_playing else ())]
    hand = button(words("button-hand"), press(Verb.HAND), style=ButtonStyle.primary) if is_playing else None
    usual = row(
        hand,
        button(words("button-rules"), press(Verb.RULES)),
        button(words("button-score"), press(Verb.SCORE)),
    )
    return [*rows(chairs), *([usual] if usual else [])]
