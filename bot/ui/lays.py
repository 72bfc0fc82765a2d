"""What a lay-down does, in a few words: the meld it makes or grows, and its points."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n import Words
from bot.ui.cards import meld_text, rank_many
from bot.ui.melds import canasta_kind
from engine.cards import IS_WILD, Card, Rank, rank_of
from engine.commands import LayDown, TakePile
from engine.ruleset import Ruleset
from engine.state import Side
from engine.view import View


def own_side(view: View) -> Side:
    """Return the side of the viewer; an empty one for a spectator."""
    return Side() if view.viewer is None else view.sides[view.ruleset.team_of(view.viewer)]


def lay_rank(lay: LayDown) -> Rank:
    """Return the rank of the meld that a lay-down goes to."""
    if lay.rank is not None:
        return lay.rank
    return next((rank_of(card) for card in lay.cards if not IS_WILD[card]), Rank(0))


def points(cards: Iterable[Card], ruleset: Ruleset) -> int:
    """Return what cards are worth, in points."""
    return sum(ruleset.points_of[card] for card in cards)


def effect(view: View, rank: Rank, cards: tuple[Card, ...], words: Words) -> str:
    """Return what becomes of a meld when these cards are laid: ``New meld · 30 points``."""
    meld = own_side(view).meld_of(rank)
    wilds = sum(IS_WILD[card] for card in cards)
    naturals, kind_before = len(cards) - wilds, None
    if meld is not None:
        kind_before = canasta_kind(len(meld.naturals), len(meld.wilds), view.ruleset)
        naturals, wilds = naturals + len(meld.naturals), wilds + len(meld.wilds)
    kind = canasta_kind(naturals, wilds, view.ruleset)
    change = "grows" if kind is None or kind is kind_before else kind
    return words.of(
        "lay-new" if meld is None else "lay-add",
        change,
        rank=rank_many(rank, words),
        points=points(cards, view.ruleset),
        before=0 if meld is None else meld.size,
        size=naturals + wilds,
    )


def take_label(view: View, take: TakePile, words: Words) -> str:
    """Return a way to take the pile for a label: with which cards from hand, or onto which meld."""
    if take.cards or view.pile.top is None:
        return words("take-with", cards=meld_text(take.cards, words))
    return words("take-onto", rank=rank_many(rank_of(view.pile.top), words))


def take_effect(view: View, take: TakePile, words: Words) -> str:
    """Return what becomes of the meld when the pile is taken this way."""
    cards = taken_cards(view, take)
    return effect(view, lay_rank(LayDown(take.seat, cards)), cards, words)


def taken_cards(view: View, take: TakePile) -> tuple[Card, ...]:
    """Return the cards that a take lays: those from hand and the pile's top card."""
    return take.cards if view.pile.top is None else (*take.cards, view.pile.top)
