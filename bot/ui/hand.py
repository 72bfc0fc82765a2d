"""The hand: one player's cards, what they may do now, and why not where they may not (private)."""

from __future__ import annotations

from bot.i18n import Words
from bot.tables.table import Stage, Table
from bot.ui.cards import hand_text
from bot.ui.closing import closed_line
from bot.ui.controls import await_blocks, bottom_row, next_button, turn_blocks
from bot.ui.layout import Block, message, row, rule, text
from bot.ui.lays import own_side
from bot.ui.melds import side_brief
from bot.ui.notices import Message, notice_text
from bot.ui.people import player, player_on, seat_name, team_name
from bot.ui.pile import pile_cards, pile_line, pile_warnings, stock_line
from bot.ui.question import answer_row, question_lines
from bot.ui.rendered import Rendered
from engine.ruleset import Seat
from engine.state import Phase
from engine.view import View


def render_hand(table: Table, view: View, words: Words, *, notice: Message | None = None) -> Rendered:
    """Show a seat's view to the player who sits there; a notice is said first.

    Raises:
        ValueError: It is a spectator's view.
    """
    if view.viewer is None or view.hand is None:
        raise ValueError(view.viewer)
    said = None if notice is None else words("hand-notice", text=notice_text(notice, view.ruleset, words))
    return message(
        text(_title(table, view, view.viewer, words), said),
        *hand_blocks(view, words),
        *_situation(view, view.viewer, words),
        rule(),
        *_what_now(table, view, view.viewer, words),
    )


def hand_blocks(view: View, words: Words) -> list[Block | None]:
    """Return the viewer's cards, the newly drawn ones marked."""
    if not view.hand:
        return [text(words("hand-empty"))]
    drew = view.turn.drew if view.turn.seat == view.viewer else ()
    return [
        text(
            words("hand-cards", cards=hand_text(view.hand, words, new=drew)),
            words("hand-count-new" if set(drew) & set(view.hand) else "hand-count", count=len(view.hand)),
        )
    ]


def _title(table: Table, view: View, seat: Seat, words: Words) -> str:
    name, partner = seat_name(seat, view.ruleset, words), view.ruleset.partner_of(seat)
    if partner is None:
        return words("hand-title-alone", table=table.name, seat=name)
    return words("hand-title", table=table.name, seat=name, partner=player(table, partner, words))


def _situation(view: View, seat: Seat, words: Words) -> list[Block | None]:
    if view.result is not None:
        return []
    team, side = view.ruleset.team_of(seat), own_side(view)
    melds = side_brief(side, view.ruleset, words)
    return [
        text(
            words("hand-melds", melds=melds) if melds else None,
            None if view.has_opened[team] else _opening(view, seat, words),
            pile_line(view, words),
            pile_cards(view, words),
            *([] if _says_why_no_take(view) else pile_warnings(view, words)),
            stock_line(view, words),
        )
    ]


def _says_why_no_take(view: View) -> bool:
    """Whether the turn's own lines tell why the pile is out of reach."""
    return view.options is not None and view.turn.phase is Phase.DRAW and view.options.no_take is not None


def _opening(view: View, seat: Seat, words: Words) -> str:
    team = view.ruleset.team_of(seat)
    if view.turn.laid_points and view.ruleset.team_of(view.turn.seat) == team:
        return words("opening-progress", laid=view.turn.laid_points, needed=view.minimums[team])
    return words("hand-opening", needed=view.minimums[team])


def _what_now(table: Table, view: View, seat: Seat, words: Words) -> list[Block | None]:
    if table.stage is Stage.CLOSED:
        return [text(closed_line(table, words))]
    if view.result is not None:
        return _after_round(table, view, words)
    bottom = bottom_row(table, words)
    if view.options is not None and view.options.may_answer:
        return [text(*question_lines(table, view, seat, words)), answer_row(table, words), bottom]
    if view.turn.seat == seat and view.turn.asked is not None:
        return [*await_blocks(table, view.turn.asked, words), bottom]
    if view.turn.seat == seat and view.options is not None:
        return [*turn_blocks(table, view, view.options, words), bottom]
    return [text(_waiting_for(table, view, words)), bottom]


def _waiting_for(table: Table, view: View, words: Words) -> str:
    mover, since = player_on(table, view.turn.seat, words), str(int(table.turn_since))
    if table.seats[view.turn.seat] is None:
        return words("hand-wait-seat", seat=mover)
    if view.turn.asked is not None:
        return words("board-asked", player=mover, partner=player(table, view.turn.asked, words), since=since)
    return words("hand-wait", player=mover, since=since)


def _after_round(table: Table, view: View, words: Words) -> list[Block | None]:
    result = view.result
    if result is None:
        return []
    scores = [
        words("round-brief", team=team_name(team, view.ruleset, words), score=score, total=total)
        for team, (score, total) in enumerate(zip(result.scores, result.totals, strict=True))
    ]
    if result.winner is not None:
        won = words("board-match-over", team=team_name(result.winner, view.ruleset, words))
        return [text(won, *scores)]
    return [text(words("hand-round-over"), *scores), row(next_button(table, words)), bottom_row(table, words)]
