"""Special hands: whole hands that a player shows instead of melding, which ends the round (rule 2.16)."""

from __future__ import annotations

from collections import Counter
from typing import Final, assert_never

from engine.cards import ACE, JOKER_RANK, NATURAL_RANKS, THREE, TWO, Rank, rank_of
from engine.melds import SEVEN
from engine.state import MELD_PHASE, State
from engine.terms import SpecialHand

#: A straight holds one of each of these, and the three of a rank that lies before the side.
STRAIGHT_RANKS: Final = frozenset({JOKER_RANK, TWO, *NATURAL_RANKS})
GARBAGE_COUNTS: Final = [3, 3, 4, 4]
NATURALS: Final = frozenset(NATURAL_RANKS)


def special_hand(state: State) -> SpecialHand | None:
    """Return the special hand that the player to move may show now, None if there is none (rule 2.16).

    It must be the whole hand after a draw from the stock, one card more than was dealt, and the side must have melded
    nothing in this round.

    * Pairs: pairs of natural cards only; four of a kind are two pairs.
    * Pairs with wilds: the same with one pair of jokers or of twos, and with aces and sevens among the others.
    * Garbage: two ranks of four cards and two of three, natural cards only.
    * Straight: one card of each rank, and a joker. Threes are laid as soon as they come, so one that lies face up
      before the side stands for the three in the hand (house choice for rule 2.16, where a player may keep it). The
      card left over then may be any card.

    No hand is two of these at once.
    """
    ruleset, turn, hand = state.ruleset, state.turn, state.hand
    if not ruleset.special_hands or turn.phase is not MELD_PHASE or not turn.from_stock:
        return None
    side = state.side
    if side.melds or len(hand) != ruleset.hand_size + 1:
        return None
    ranks = Counter([rank_of(card) for card in hand])
    shown_three = bool(side.red_threes)
    return next((kind for kind, _ in ruleset.special_hands if _is_shown(kind, ranks, has_three=shown_three)), None)


def _is_shown(kind: SpecialHand, ranks: Counter[Rank], *, has_three: bool) -> bool:
    match kind:
        case SpecialHand.STRAIGHT:
            return (has_three or ranks[THREE] > 0) and ranks.keys() >= STRAIGHT_RANKS
        case SpecialHand.PAIRS:
            return _are_natural(ranks) and _are_pairs(ranks)
        case SpecialHand.PAIRS_WITH_WILDS:
            is_one_wild_pair = (ranks[JOKER_RANK], ranks[TWO]) in ((2, 0), (0, 2))
            has_both = ranks[ACE] > 0 and ranks[SEVEN] > 0
            return is_one_wild_pair and has_both and not ranks[THREE] and _are_pairs(ranks)
        case SpecialHand.GARBAGE:
            return _are_natural(ranks) and sorted(ranks.values()) == GARBAGE_COUNTS
    assert_never(kind)


def _are_natural(ranks: Counter[Rank]) -> bool:
    return ranks.keys() <= NATURALS


def _are_pairs(ranks: Counter[Rank]) -> bool:
    return all(count % 2 == 0 for count in ranks.values())
