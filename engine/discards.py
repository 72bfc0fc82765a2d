"""Which cards may be discarded (rules 45, 2.7, 2.11, 2.16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.cards import ACE, BLACK_THREES, IS_WILD, Card, card_name, rank_of
from engine.prospect import dead_ranks
from engine.refusals import Refusal, RuleViolation
from engine.state import State
from engine.terms import DiscardRule

SEVEN: Final = 7


def why_barred(state: State, card: Card) -> RuleViolation | None:
    """Return why the player to move may not discard a card of the hand, or None."""
    if card in state.ruleset.bonus_threes:
        return RuleViolation(Refusal.RED_THREE)
    return None if barred_by(state, card) is None else RuleViolation(Refusal.DISCARD_BARRED, card=card_name(card))


def barred_by(state: State, card: Card) -> DiscardRule | None:
    """Return the restriction by which the player to move may not discard a card of the hand, or None."""
    if not state.ruleset.discard_rules or not _is_barred(state, card):
        return None
    # A hand that holds nothing else may discard it, or the turn could not end; a last card is not that.
    if len(state.hand) > 1 and all(
        _is_barred(state, other) for other in state.hand if other not in state.ruleset.bonus_threes
    ):
        return None
    return next(rule for rule in DiscardRule if rule in state.ruleset.discard_rules and _BARS[rule](state, card))


def discardable(state: State) -> set[Card]:
    """Return the distinct cards that the player to move may discard, as far as it is about the card."""
    cards = set(state.hand)
    if not state.ruleset.discard_rules:
        return cards - state.ruleset.bonus_threes
    return {card for card in cards if why_barred(state, card) is None}


def _is_barred(state: State, card: Card) -> bool:
    return any(_BARS[rule](state, card) for rule in state.ruleset.discard_rules)


def _black_three_at_first(state: State, card: Card) -> bool:
    # A last card is no discard for others to mind, and a hand that holds nothing else may discard it.
    return card in BLACK_THREES and not state.extras.played[state.mover] and len(state.hand) > 1


def _guarded_seven(state: State, card: Card) -> bool:
    """A seven is kept until each side has a canasta of sevens, and is never the last card."""
    if rank_of(card) != SEVEN:
        return False
    ruleset = state.ruleset
    is_last = len(state.hand) == 1 and not state.has_foot(state.mover)
    full = ruleset.canasta_size
    have_sevens = all(any(meld.rank == SEVEN and meld.size >= full for meld in side.melds) for side in state.sides)
    return is_last or not have_sevens


def _wild_not_last(state: State, card: Card) -> bool:
    return IS_WILD[card] and len(state.hand) > 1


def _on_empty_pile(state: State, card: Card) -> bool:
    if state.pile or len(state.hand) == 1:  # the last card of a player who goes out is not for anybody to take
        return False
    rank = rank_of(card)
    return IS_WILD[card] or rank in (SEVEN, ACE) or rank in dead_ranks(state)


_BARS: Final[dict[DiscardRule, Callable[[State, Card], bool]]] = {
    DiscardRule.NO_BLACK_THREE_AT_FIRST: _black_three_at_first,
    DiscardRule.SEVENS_GUARDED: _guarded_seven,
    DiscardRule.WILDS_LAST: _wild_not_last,
    DiscardRule.NOT_ON_EMPTY: _on_empty_pile,
}
