"""One question before a discard that is often a slip: a wild card, or a card that fits an own meld."""

from __future__ import annotations

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.cards import chip, rank_many
from bot.ui.custom_id import Press, Verb
from bot.ui.hand import hand_blocks
from bot.ui.layout import button, message, row, rule, text
from bot.ui.lays import own_side
from bot.ui.rendered import Rendered
from engine.cards import IS_WILD, Card, CardClass, card_name, rank_of
from engine.view import View


def needs_confirmation(view: View, card: Card) -> bool:
    """Whether to ask before this discard; never about the last card of a hand."""
    if view.hand is None or len(view.hand) <= 1:
        return False
    return IS_WILD[card] or fits_own_meld(view, card)


def fits_own_meld(view: View, card: Card) -> bool:
    """Whether the viewer's side has a meld of this card's rank with room for it."""
    meld, limit = own_side(view).meld_of(rank_of(card)), view.ruleset.max_meld_size
    return meld is not None and (limit is None or meld.size < limit)


def render_discard_confirmation(table: Table, view: View, words: Words, card: Card) -> Rendered:
    """Ask whether this discard is meant (private)."""
    sure = Press(table.id, table.revision, Verb.DISCARD_SURE, card_name(card))
    back = Press(table.id, table.revision, Verb.REFRESH)
    return message(
        text(words("confirm-title", table=table.name)),
        *hand_blocks(view, words),
        rule(),
        text(words("confirm-question", card=chip([card], words)), _warning(view, card, words)),
        row(
            button(words("button-discard-sure"), sure, style=ButtonStyle.danger),
            button(words("button-keep"), back),
        ),
    )


def _warning(view: View, card: Card, words: Words) -> str:
    if not IS_WILD[card]:
        return words("confirm-fits", rank=rank_many(rank_of(card), words))
    freezes = CardClass.WILD in view.ruleset.frozen_by
    return words("confirm-wild-freezes" if freezes else "confirm-wild")
