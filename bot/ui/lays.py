"""What a lay-down does, in a few words: the meld it makes or grows, and its points."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n import Words
from bot.ui.cards import meld_text
from bot.ui.melds import grown, meld_name, run_text
from engine.cards import Card
from engine.commands import LayDown, TakePile
from engine.lay_rules import target_of
from engine.melds import canasta_kind
from engine.refusals import RuleViolation
from engine.ruleset import Ruleset
from engine.state import SEQUENCE, Meld, MeldKind, Side
from engine.view import View


def own_side(view: View) -> Side:
    """Return the side of the viewer; an empty one for a spectator."""
    return Side() if view.viewer is None else view.side_at(view.viewer)


def points(cards: Iterable[Card], ruleset: Ruleset) -> int:
    """Return what cards are worth, in points."""
    return sum(ruleset.points_of[card] for card in cards)


def becomes(view: View, lay: LayDown) -> tuple[Meld | None, Meld] | None:
    """Return the meld that a lay-down goes to, None for a new one, and what it is then; None if it goes nowhere."""
    melds = own_side(view).melds
    try:
        target = target_of(view.ruleset, melds, lay.cards, rank=lay.rank, onto=lay.onto)
    except RuleViolation:
        return None
    before = None if target.place is None else melds[target.place]
    start = Meld(target.rank, (), (), target.kind) if before is None else before
    return before, grown(start, lay.cards, rank=target.rank)


def effect(view: View, lay: LayDown, words: Words, *, in_text: bool = False) -> str:
    """Return what becomes of a meld when cards are laid: ``New meld of kings · 30 points``; nothing if they go nowhere.

    ``in_text``: for running text, where suits are set off.
    """
    found = becomes(view, lay)
    if found is None:
        return ""
    before, after = found
    kind = canasta_kind(after, view.ruleset)
    kind_before = None if before is None else canasta_kind(before, view.ruleset)
    change = "grows" if kind is None or kind is kind_before else kind
    if after.kind is SEQUENCE and change == "grows":
        change = "run"
    return words.of(
        "lay-new" if before is None else "lay-add",
        change,
        rank=_name(after, words, in_text=in_text),
        old="" if before is None else _name(before, words, in_text=in_text),
        points=points(lay.cards, view.ruleset),
        before=0 if before is None else before.size,
        size=after.size,
    )


def _name(meld: Meld, words: Words, *, in_text: bool) -> str:
    name = meld_name(meld, words)
    return f"`{name}`" if in_text and meld.kind is SEQUENCE else name


def lay_label(view: View, lay: LayDown, words: Words) -> str:
    """Return the cards of a lay-down for a label: ``K♣ K♦ 2♠``, or the row that joins a sequence: ``♥ 4–6``."""
    found = becomes(view, lay)
    if found is not None and found[1].kind is MeldKind.SEQUENCE and found[0] is None:
        return run_text(lay.cards, words)
    return meld_text(lay.cards, words)


def take_label(view: View, take: TakePile, words: Words) -> str:
    """Return a way to take the pile for a label: with which cards from hand, or onto which meld."""
    found = becomes(view, as_lay(view, take))
    if take.cards or found is None or found[0] is None:
        return words("take-with", cards=meld_text(take.cards, words))
    return words("take-onto", rank=meld_name(found[0], words))


def take_effect(view: View, take: TakePile, words: Words, *, in_text: bool = False) -> str:
    """Return what becomes of the meld when the pile is taken this way."""
    return effect(view, as_lay(view, take), words, in_text=in_text)


def as_lay(view: View, take: TakePile) -> LayDown:
    """Return a take as the lay-down of its cards."""
    return LayDown(take.seat, taken_cards(view, take), None, take.onto)


def taken_cards(view: View, take: TakePile) -> tuple[Card, ...]:
    """Return the cards that a take lays: those from hand and the pile's top card."""
    return take.cards if view.pile.top is None else (*take.cards, view.pile.top)
