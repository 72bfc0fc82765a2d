"""The hand: one player's cards, what they may do now, and why not where they may not (private)."""

from __future__ import annotations

from bot.guide.lessons import explanation
from bot.i18n import Words
from bot.tables.table import Stage, Table
from bot.ui.cards import hand_by_rank, hand_in_suits, joined, marked_new
from bot.ui.closing import closed_line
from bot.ui.controls import await_blocks, bottom_row, next_button, turn_blocks
from bot.ui.fitting import with_text_behind
from bot.ui.goal import missing_line, opening_line
from bot.ui.hint import hint_line, may_hint
from bot.ui.layout import Block, message, row, rule, text
from bot.ui.lays import own_side
from bot.ui.lessons import advice_line, lesson_lines, step_line
from bot.ui.melds import side_brief
from bot.ui.notices import Message, notice_text
from bot.ui.people import player, player_on, scored_name, seat_name
from bot.ui.pile import pile_cards, pile_line, pile_warnings, stock_line
from bot.ui.question import answer_row, question_lines
from bot.ui.rendered import Rendered
from bot.ui.results import sheet_of
from engine.players.reasons import Choice
from engine.ruleset import Seat
from engine.state import Phase
from engine.view import View


def render_hand(
    table: Table,
    view: View,
    words: Words,
    *,
    notice: Message | None = None,
    by_rank: bool | None = None,
    hint: Choice | None = None,
    hints: bool = True,
) -> Rendered:
    """Show a seat's view to the player who sits there; a notice or a hint is said first.

    ``by_rank`` is whether the hand is shown rank by rank or suit by suit; None as it is usual: suit by suit in games
    with sequences. ``hints`` is whether the player wants to be offered any.

    Raises:
        ValueError: It is a spectator's view.
    """
    by_rank = not view.ruleset.sequences if by_rank is None else by_rank
    may_ask = (hints or table.guides(view.viewer)) and may_hint(table, view)
    return with_text_behind(
        lambda words: _hand(table, view, words, notice=notice, by_rank=by_rank, hint=hint, may_ask=may_ask), words
    )


def _hand(
    table: Table,
    view: View,
    words: Words,
    *,
    notice: Message | None,
    by_rank: bool,
    hint: Choice | None,
    may_ask: bool,
) -> Rendered:
    if view.viewer is None or view.hand is None:
        raise ValueError(view.viewer)
    said = None if notice is None else words("hand-notice", text=notice_text(notice, view.ruleset, words))
    hinted = None if hint is None else hint_line(hint, view, words)
    is_guided = table.guides(view.viewer) and table.stage is not Stage.CLOSED
    explained = explanation(view, table.told) if is_guided else None
    return message(
        text(
            _title(table, view, view.viewer, words),
            said,
            *((hinted,) if explained is None else lesson_lines(explained, view, words)),
        ),
        *hand_blocks(view, words, by_rank=by_rank),
        *_situation(table, view, view.viewer, words),
        rule(),
        # What can be done stands right above the buttons that do it.
        None if explained is None else text(step_line(explained, view, words), hinted or advice_line(view, words)),
        *_what_now(table, view, view.viewer, words, by_rank=by_rank, hint=may_ask),
    )


def hand_blocks(view: View, words: Words, *, by_rank: bool | None = None) -> list[Block | None]:
    """Return the viewer's cards, the newly drawn ones marked."""
    if not view.hand:
        return [text(words("hand-empty"))]
    drew = marked_new(view.hand, view.turn.drew) if view.turn.seat == view.viewer else ()
    in_suits = view.ruleset.sequences if by_rank is None else not by_rank
    lines = hand_in_suits(view.hand, words, new=drew) if in_suits else hand_by_rank(view.hand, words, new=drew)
    return [
        text(
            *(words("hand-cards", cards=line) for line in lines),
            words("hand-count-new" if drew else "hand-count", count=len(view.hand)),
        )
    ]


def _title(table: Table, view: View, seat: Seat, words: Words) -> str:
    name = seat_name(seat, view.ruleset, words)
    others = [player(table, ally, words) for ally in view.allies_of(seat) if ally != seat]
    if seat in view.sits_out:
        return words("hand-title-sits-out", table=table.name, seat=name, partner=joined(others, words))
    if view.lone == seat:
        return words("hand-title-lone", table=table.name, seat=name)
    if not others:
        return words("hand-title-alone", table=table.name, seat=name)
    return words("hand-title", table=table.name, seat=name, partner=joined(others, words))


def _situation(table: Table, view: View, seat: Seat, words: Words) -> list[Block | None]:
    if view.result is not None:
        return []
    team = view.ruleset.team_of(seat)
    melds = side_brief(own_side(view), view.ruleset, words)
    return [
        text(
            *_still_to_come(view, seat, words),
            words("hand-melds", melds=melds) if melds else None,
            opening_line(view, team, words, own=True),
            missing_line(table, view, team, words, own=True),
            pile_line(view, words),
            pile_cards(view, words),
            *([] if _says_why_no_take(view) else pile_warnings(view, words)),
            stock_line(view, words),
        )
    ]


def _still_to_come(view: View, seat: Seat, words: Words) -> list[str]:
    """Return what will come to the hand: the second packet, and cards that are owed."""
    lines = []
    if view.feet and view.feet[seat]:
        trigger = view.ruleset.foot_trigger.replace("_", "-")
        lines.append(words.of("hand-foot", trigger, count=view.feet[seat]))
    if view.owed and view.owed[seat]:
        lines.append(words("hand-owed", count=view.owed[seat]))
    return lines


def _says_why_no_take(view: View) -> bool:
    """Whether the turn's own lines tell why the pile is out of reach."""
    return view.options is not None and view.turn.phase is Phase.DRAW and view.options.no_take is not None


def _what_now(table: Table, view: View, seat: Seat, words: Words, *, by_rank: bool, hint: bool) -> list[Block | None]:
    if table.stage is Stage.CLOSED:
        return [text(closed_line(table, words))]
    if view.result is not None:
        return _after_round(table, view, words)
    bottom = bottom_row(table, words, by_rank=by_rank, hint=hint, known=table.guides(seat))
    if view.options is not None and view.options.may_answer:
        return [text(*question_lines(table, view, seat, words)), answer_row(table, words), bottom]
    if view.turn.seat == seat and view.turn.asked is not None:
        return [*await_blocks(table, view.turn.asked, words), bottom]
    if view.turn.seat == seat and view.options is not None:
        return [*turn_blocks(table, view, view.options, words), bottom]
    return [text(_waiting_for(table, view, words)), bottom]


def _waiting_for(table: Table, view: View, words: Words) -> str:
    mover, since = player_on(table, view.turn.seat, words), str(int(table.turn_since))
    if not table.is_taken(view.turn.seat):
        return words("hand-wait-seat", seat=mover)
    if view.turn.asked is not None:
        return words("board-asked", player=mover, partner=player(table, view.turn.asked, words), since=since)
    return words("hand-wait", player=mover, since=since)


def _after_round(table: Table, view: View, words: Words) -> list[Block | None]:
    result = view.result
    if result is None:
        return []
    scores = [
        words("round-brief", team=scored_name(table, team, words), score=score, total=total)
        for team, (score, total) in enumerate(zip(result.scores, result.totals, strict=True))
    ]
    if result.winner is not None:
        won = words("board-match-over", team=scored_name(table, result.winner, words))
        return [text(won, *scores)]
    sheet = sheet_of(table, view, result, view.ruleset.team_of(view.viewer or Seat(0)), words)
    return [
        text(words("hand-round-over"), *scores),
        text(*sheet) if table.guides(view.viewer) else None,
        row(next_button(table, words)),
        bottom_row(table, words),
    ]
