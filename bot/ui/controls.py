"""The buttons and selects of a turn: each choice that the engine offers, and a reason where there is none."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import Final

from discord import ButtonStyle, SelectOption

from bot.i18n import Words
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.table import Table
from bot.ui.cards import card_text, chip, first_face, meld_chip, rank_short
from bot.ui.custom_id import Press, Verb, encode_combine, encode_lay, encode_take
from bot.ui.layout import MAX_OPTIONS, Block, Button, Row, button, option, row, select, text, verb_button
from bot.ui.lays import effect, lay_label, own_side, take_effect, take_label, taken_cards
from bot.ui.melds import fitting_meld, grown, meld_brief, meld_name
from bot.ui.notices import notice_text
from bot.ui.people import player
from bot.ui.reasons import reason_text
from engine.cards import CLASS_OF, Card, card_name, rank_of
from engine.commands import CombineMelds, Discard, TakePile
from engine.options import Options, Reason
from engine.refusals import Refusal
from engine.ruleset import Seat
from engine.state import Permission, Phase
from engine.terms import DiscardRule
from engine.view import View

BY_RANK: Final = "rank"
BY_SUIT: Final = "suit"

# Said by the rest of the picture already, or true on every turn of a game.
QUIET: Final = frozenset(
    {
        Refusal.DRAW_FIRST,
        Refusal.ALREADY_DRAWN,
        Refusal.AWAIT_ANSWER,
        Refusal.NO_PARTNER,
        Refusal.ASKING_OFF,
        Refusal.ASKED_ALREADY,
        Refusal.MUST_GO_OUT,
    }
)

# Of these the figures are about all that the hand could do, and not about one choice of cards.
OPENING_SAID: Final = {"why-lay": "why-lay-opening", "why-take": "why-take-opening"}


def turn_blocks(table: Table, view: View, options: Options, words: Words) -> list[Block | None]:
    """Return what the player to move may do now."""
    if view.turn.phase is Phase.DRAW:
        return _draw_step(table, view, options, words)
    return _meld_step(table, view, options, words)


def bottom_row(
    table: Table, words: Words, *, by_rank: bool = False, hint: bool = False, known: bool = False
) -> Row | None:
    """Return the buttons that are always there; where there are sequences, one for the other order of a hand.

    ``known`` offers to do without explanations.
    """
    order = BY_SUIT if by_rank else BY_RANK
    sort = button(words.of("button-sort", order), Press(table.id, table.revision, Verb.SORT, order))
    return row(
        verb_button(table, Verb.REFRESH, words),
        sort if table.ruleset.sequences else None,
        verb_button(table, Verb.HINT, words) if hint else None,
        verb_button(table, Verb.KNOWN, words) if known else None,
        verb_button(table, Verb.SCORE, words),
    )


def next_button(table: Table, words: Words) -> Button:
    """Return the button that deals the next round."""
    return verb_button(table, Verb.NEXT, words, style=ButtonStyle.success)


def await_blocks(table: Table, asked: Seat, words: Words) -> list[Block | None]:
    """Return what the player to move sees until the partner has answered."""
    partner = player(table, asked, words)
    return [text(words("turn-await", partner=partner)), row(verb_button(table, Verb.WITHDRAW, words))]


def _draw_step(table: Table, view: View, options: Options, words: Words) -> list[Block | None]:
    takes = options.takes[:MAX_OPTIONS]
    only = takes[0] if len(takes) == 1 else None
    return [
        text(
            _draw_prompt(view, options, words),
            None if only is None else _only_take(view, only, words),
            _why("why-draw", options.no_draw, view, words),
            _why("why-take", options.no_take, view, words),
        ),
        row(
            _draw_button(table, view, words) if options.may_draw else None,
            None if only is None else _take_button(table, only, words),
            verb_button(table, Verb.PASS, words) if options.may_pass else None,
        ),
        _take_select(table, view, takes, words) if len(takes) > 1 else None,
    ]


def _draw_prompt(view: View, options: Options, words: Words) -> str:
    if options.may_draw:
        return words("turn-draw-or-take" if options.takes else "turn-draw", count=view.ruleset.draw_count)
    if options.takes:
        return words("turn-take-or-pass" if options.may_pass else "turn-take")
    return words("turn-pass")


def _draw_button(table: Table, view: View, words: Words) -> Button:
    press = Press(table.id, table.revision, Verb.DRAW)
    return button(words("button-draw", count=view.ruleset.draw_count), press, style=ButtonStyle.primary)


def _only_take(view: View, take: TakePile, words: Words) -> str:
    what = take_effect(view, take, words, in_text=True)
    return words("take-only", cards=meld_chip(taken_cards(view, take), words), effect=what)


def _take_button(table: Table, take: TakePile, words: Words) -> Button:
    press = Press(table.id, table.revision, Verb.TAKE, encode_take(take))
    return button(words("button-take"), press, style=ButtonStyle.success)


def _take_select(table: Table, view: View, takes: tuple[TakePile, ...], words: Words) -> Row:
    ways = {
        encode_take(take): option(
            take_label(view, take, words),
            encode_take(take),
            description=take_effect(view, take, words),
            emoji=first_face(taken_cards(view, take), words),
        )
        for take in takes
    }
    return select(words("select-take"), Press(table.id, table.revision, Verb.TAKE, "?"), list(ways.values()))


def _meld_step(table: Table, view: View, options: Options, words: Words) -> list[Block | None]:
    prompt, why_lay = _meld_prompt(view, options, words), _why("why-lay", options.no_lay, view, words)
    return [
        text(
            prompt,
            words(_way_out(options)) if options.way_out else None,
            words("turn-ask-first") if options.may_ask and not options.way_out else None,
            _special_line(view, options, words),
            why_lay,
            _why("why-discard", options.no_discard, view, words),
            _why("why-ask", options.no_ask, view, words) if options.way_out else None,
            _nobody_to_ask(table, view, words) if options.may_ask else None,
            *_barred(options, words),
        ),
        row(_show_button(table, words)) if options.special is not None else None,
        _lay_select(table, view, options, words) if options.lays else None,
        _combine_select(table, view, options, words) if options.combines else None,
        row(
            verb_button(table, Verb.GO_OUT, words, style=ButtonStyle.success) if options.way_out else None,
            _ask_button(table, view, words) if options.may_ask else None,
            verb_button(table, Verb.PICK, words, why_not=None if options.lays else why_lay or prompt),
            verb_button(table, Verb.UNDO, words) if options.may_undo else None,
            verb_button(table, Verb.PASS, words) if options.may_pass else None,
        ),
        *_discard_selects(table, view, options, words),
    ]


def _special_line(view: View, options: Options, words: Words) -> str | None:
    if options.special is None:
        return None
    points = dict(view.ruleset.special_hands)[options.special]
    return words("turn-special", hand=words.of("special", options.special.replace("_", "-")), points=points)


def _show_button(table: Table, words: Words) -> Button:
    press = Press(table.id, table.revision, Verb.SHOW)
    return button(words("button-show"), press, style=ButtonStyle.success)


def _barred(options: Options, words: Words) -> list[str]:
    """Return which cards cannot be discarded now, and why."""
    by_rule: dict[DiscardRule, list[Card]] = {}
    for card, barred_by in options.barred:
        by_rule.setdefault(barred_by, []).append(card)
    return [
        words("barred", cards=chip(cards, words), reason=words.of("barred", barred_by.replace("_", "-")))
        for barred_by, cards in by_rule.items()
    ]


def _combine_select(table: Table, view: View, options: Options, words: Words) -> Row:
    pairs = [
        option(
            _combine_label(view, combine, words),
            encode_combine(combine),
            description=_combined(view, combine, words),
        )
        for combine in options.combines[:MAX_OPTIONS]
    ]
    return select(words("select-combine"), Press(table.id, table.revision, Verb.COMBINE, "?"), pairs)


def _combine_label(view: View, combine: CombineMelds, words: Words) -> str:
    one, other = (own_side(view).melds[place] for place in (combine.first, combine.second))
    return words("combine", rank=meld_name(one, words), first=one.size, second=other.size)


def _combined(view: View, combine: CombineMelds, words: Words) -> str:
    one, other = (own_side(view).melds[place] for place in (combine.first, combine.second))
    after = grown(one, other.cards, rank=one.rank)
    return words("combine-effect", meld=meld_brief(after, view.ruleset, words.in_text()))


def _way_out(options: Options) -> str:
    """Return the message that says what going out does with the cards."""
    if not isinstance(options.way_out[-1], Discard):
        return "turn-way-out-laying"
    return "turn-way-out-discarding" if len(options.way_out) == 1 else "turn-way-out-both"


def _ask_button(table: Table, view: View, words: Words) -> Button:
    return verb_button(table, Verb.ASK, words, style=ButtonStyle.primary, why_not=_nobody_to_ask(table, view, words))


def _nobody_to_ask(table: Table, view: View, words: Words) -> str | None:
    absent = table.absent_partner_of(view.turn.seat)
    if absent is None:
        return None
    problem = TableProblem(TableRefusal.PARTNER_AWAY, seat=absent)
    return words("why-ask", reason=notice_text(problem, view.ruleset, words))


def _meld_prompt(view: View, options: Options, words: Words) -> str:
    if view.turn.permission is Permission.GRANTED:
        return words("turn-must-go-out")
    if view.turn.permission is Permission.REFUSED:
        return words("turn-may-not-go-out")
    if options.may_pass:
        return words("turn-no-discard")
    if not options.discards:
        return words("turn-lay-more")
    return words("turn-lay-or-discard" if options.lays else "turn-discard")


def _lay_select(table: Table, view: View, options: Options, words: Words) -> Row:
    offered = {encode_lay(lay): lay for lay in options.lays}
    lays = [
        option(
            lay_label(view, lay, words),
            value,
            description=effect(view, lay, words) or None,
            emoji=first_face(lay.cards, words),
        )
        for value, lay in list(offered.items())[:MAX_OPTIONS]
    ]
    return select(words("select-lay"), Press(table.id, table.revision, Verb.LAY, "?"), lays)


def _discard_selects(table: Table, view: View, options: Options, words: Words) -> list[Row]:
    """Return one select, or as many as the distinct cards need."""
    held = Counter(view.hand)
    parts = _parts(options.discards)
    selects = []
    for part, cards in enumerate(parts):
        label = words("select-discard") if len(parts) == 1 else _part_label(cards, words)
        choices = [_discard_option(view, card, held[card], words) for card in cards]
        selects.append(select(label, Press(table.id, table.revision, Verb.DISCARD, str(part)), choices))
    return selects


def _parts(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return the cards in as few selects as can hold them, each about as long as the others."""
    count = ceil(len(cards) / MAX_OPTIONS)
    return [cards[len(cards) * part // count : len(cards) * (part + 1) // count] for part in range(count)]


def _part_label(cards: tuple[Card, ...], words: Words) -> str:
    first, last = rank_short(rank_of(cards[0]), words), rank_short(rank_of(cards[-1]), words)
    if first == last:
        return words("select-discard-rank", first=first)
    return words("select-discard-part", first=first, last=last)


def _discard_option(view: View, card: Card, count: int, words: Words) -> SelectOption:
    label = card_text(card, words)
    shown = label if count == 1 else words("discard-count", card=label, count=count)
    hint, face = _discard_hint(view, card, words), words.faces.on_button(card)
    return option(shown, card_name(card), description=hint, emoji=face)


def _discard_hint(view: View, card: Card, words: Words) -> str | None:
    """Return what a player should know before discarding this card."""
    kind = CLASS_OF[card]
    if kind in view.ruleset.frozen_by:
        return words("discard-freezes")
    if kind in view.ruleset.blocked_tops or rank_of(card) in view.ruleset.blocked_ranks:
        return words("discard-blocks")
    meld = fitting_meld(own_side(view), card, view.ruleset)
    return None if meld is None else words("discard-fits", rank=meld_name(meld, words))


def _why(message_id: str, reason: Reason | None, view: View, words: Words) -> str | None:
    if reason is None or reason.refusal in QUIET:
        return None
    if reason.refusal is Refusal.OPENING_TOO_LOW and message_id in OPENING_SAID:
        return words(OPENING_SAID[message_id], **dict(reason.values))
    return words(message_id, reason=reason_text(reason, view.ruleset, words))
