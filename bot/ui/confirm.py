"""One question before a discard that is often a slip: a wild card, or a card that fits an own meld."""

from __future__ import annotations

from discord import ButtonStyle

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.cards import chip
from bot.ui.custom_id import Press, Verb
from bot.ui.fitting import with_text_behind
from bot.ui.hand import hand_blocks
from bot.ui.layout import button, message, row, rule, text
from bot.ui.lays import own_side
from bot.ui.melds import fitting_meld, meld_name
from bot.ui.rendered import Rendered
from engine.cards import IS_WILD, Card, CardClass, card_name
from engine.state import SEQUENCE
from engine.view import View


def needs_confirmation(view: View, card: Card) -> bool:
    """Whether to ask before this discard; never about the last card of a hand."""
    if view.hand is None or len(view.hand) <= 1:
        return False
    return IS_WILD[card] or fits_own_meld(view, card)


def fits_own_meld(view: View, card: Card) -> bool:
    """Whether the viewer's side has a meld with room for this card."""
    return fitting_meld(own_side(view), card, view.ruleset) is not None


def render_discard_confirmation(table: Table, view: View, words: Words, card: Card) -> Rendered:
    """Ask whether this discard is meant (private)."""
    return with_text_behind(lambda words: _confirmation(table, view, words, card), words)


def _confirmation(table: Table, view: View, words: Words, card: Card) -> Rendered:
    sure = Press(table.id, table.revision, Verb.DISCARD_SURE, card_name(card))
    back = Press(table.id, table.revision, Verb.REFRESH)
    return message(
        text(words("confirm-title", table=table.name)),
        *hand_blocks(view, words),
        rule(),
        text(words("confirm-question", card=chip([card], words)), _warning(view, card, words)),
        row(
            button(words("button-discard-sure"), sure, style=ButtonStyle.danger, emoji=words.faces.on_button(card)),
            button(words("button-keep"), back),
        ),
    )


def _warning(view: View, card: Card, words: Words) -> str:
    meld = fitting_meld(own_side(view), card, view.ruleset)
    if meld is not None:
        name = meld_name(meld, words)
        return words("confirm-fits", rank=f"`{name}`" if meld.kind is SEQUENCE else name)
    freezes = CardClass.WILD in view.ruleset.frozen_by
    return words("confirm-wild-freezes" if freezes else "confirm-wild")
