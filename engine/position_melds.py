"""Melds in a position: lists of cards, whose kind follows from the cards."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards import BLACK_THREES, IS_WILD, PLACE_OF, Card, Rank, card_names, rank_of, suit_of
from engine.errors import NotationError
from engine.melds import check_set, check_wild_meld
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Ruleset
from engine.state import SEQUENCE, WILD, Meld
from engine.terms import MeldsPerRank


def melds_of(lists: Iterable[tuple[Card, ...]], ruleset: Ruleset) -> tuple[Meld, ...]:
    """Return the melds of a side.

    Raises:
        NotationError: Cards are no meld of the ruleset, or it does not allow so many melds of a rank.
    """
    melds = tuple([_meld(cards, ruleset) for cards in lists])
    open_ranks = [meld.rank for meld in melds if _holds_its_rank(meld, ruleset)]
    if len(set(open_ranks)) < len(open_ranks):
        besides = "" if ruleset.melds_per_rank is MeldsPerRank.ONE else ", besides those that are full"
        raise NotationError(f"a team has one meld of a rank at most{besides}")
    return melds


def _holds_its_rank(meld: Meld, ruleset: Ruleset) -> bool:
    """Whether a meld stands in the way of another of its rank (rule 34), or of another of wild cards (rule 2.6)."""
    if meld.kind is WILD:
        return ruleset.max_wild_meld is None or meld.size < ruleset.max_wild_meld
    if meld.kind is SEQUENCE:
        return False
    match ruleset.melds_per_rank:
        case MeldsPerRank.ONE:
            return True
        case MeldsPerRank.AFTER_CLOSING:
            return ruleset.max_meld_size is None or meld.size < ruleset.max_meld_size
        case MeldsPerRank.SEVERAL:
            return False


def _meld(cards: tuple[Card, ...], ruleset: Ruleset) -> Meld:
    naturals = tuple(sorted([card for card in cards if not IS_WILD[card]]))
    wilds = tuple(sorted([card for card in cards if IS_WILD[card]]))
    try:
        if not cards:
            raise RuleViolation(Refusal.NO_CARDS)
        if not naturals:
            check_wild_meld(ruleset, None, len(wilds))
            return Meld(Rank(0), (), wilds, WILD)
        if not ruleset.bonus_threes.isdisjoint(cards):
            raise RuleViolation(Refusal.RED_THREE)
        if rank_of(naturals[0]) == rank_of(naturals[-1]):
            return _set(naturals, wilds, ruleset)
        return _sequence(naturals, wilds, ruleset)
    except RuleViolation as violation:
        raise NotationError(f"{' '.join(card_names(cards))} is no meld: {violation.sentence}") from None


def _set(naturals: tuple[Card, ...], wilds: tuple[Card, ...], ruleset: Ruleset) -> Meld:
    meld = Meld(rank_of(naturals[0]), naturals, wilds)
    if naturals[0] in BLACK_THREES and not wilds:
        return meld  # as after going out
    if ruleset.lone_hand:
        # A meld that partners put together may have more wild cards than one may lay (rule 2.3).
        check_set(ruleset, meld.rank, (len(naturals), len(wilds)), (), opening=True)
    else:
        check_set(ruleset, meld.rank, None, meld.cards, opening=True)
    return meld


def _sequence(naturals: tuple[Card, ...], wilds: tuple[Card, ...], ruleset: Ruleset) -> Meld:
    if not ruleset.sequences:
        raise RuleViolation(Refusal.MIXED_RANKS)
    if wilds:
        raise RuleViolation(Refusal.NO_WILDS_IN_SEQUENCE)
    cards = tuple(sorted(naturals, key=PLACE_OF.__getitem__))
    first = PLACE_OF[cards[0]]
    is_row = first > 0 and all(PLACE_OF[card] == first + step for step, card in enumerate(cards))
    if not is_row or len({suit_of(card) for card in cards}) > 1:
        raise RuleViolation(Refusal.NOT_IN_SEQUENCE)
    if len(cards) < ruleset.min_meld_size:
        raise RuleViolation(Refusal.TOO_FEW_CARDS, needed=ruleset.min_meld_size, have=len(cards))
    if len(cards) > ruleset.canasta_size and not ruleset.sequence_grows_going_out:
        raise RuleViolation(Refusal.MELD_FULL, limit=ruleset.canasta_size, have=len(cards))
    return Meld(rank_of(cards[0]), cards, (), SEQUENCE)
