"""What makes a meld valid, what a canasta is, and why a lay-down is refused (rules 28 to 38)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.cards import IS_WILD, RED_THREES, THREE, Card, Rank, card_name, rank_of
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Ruleset
from engine.state import Meld
from engine.terms import BlackThreeMeld, CanastaKind, WildRelation


def canasta_kind(meld: Meld, ruleset: Ruleset) -> CanastaKind | None:
    """Return which canasta a meld is, or None while it is none (rule 36)."""
    if meld.size < ruleset.canasta_size:
        return None
    return CanastaKind.MIXED if meld.wilds else CanastaKind.NATURAL


def canastas(melds: Iterable[Meld], ruleset: Ruleset) -> int:
    """Count the canastas among melds."""
    return sum(meld.size >= ruleset.canasta_size for meld in melds)


def rank_for(cards: Sequence[Card], named: Rank | None) -> Rank:
    """Return the rank of the meld that these cards go to; ``named`` is needed for wild cards alone (rule 35).

    Raises:
        RuleViolation: There are no cards, a red three, several ranks, or wild cards alone and nothing named.
    """
    if not cards:
        raise RuleViolation(Refusal.NO_CARDS)
    if not RED_THREES.isdisjoint(cards):
        raise RuleViolation(Refusal.RED_THREE)
    rank = named
    for card in cards:
        if not IS_WILD[card]:
            if rank is not None and rank_of(card) != rank:
                raise RuleViolation(Refusal.MIXED_RANKS)
            rank = rank_of(card)
    if rank is None:
        raise RuleViolation(Refusal.WHICH_MELD)
    return rank


def check_meld(ruleset: Ruleset, rank: Rank, existing: Meld | None, cards: Sequence[Card]) -> None:
    """Check that cards of ``rank_for`` form a valid meld, together with the side's meld of that rank if there is one.

    Raises:
        RuleViolation: They do not; the first rule broken is named.
    """
    wilds = sum([IS_WILD[card] for card in cards])
    naturals = len(cards) - wilds
    if rank == THREE:
        _check_black_threes(ruleset, naturals, wilds)
        return
    held, on_table = (len(existing.naturals), len(existing.wilds)) if existing else (0, 0)
    if wilds and not ruleset.wild_into_canasta and held + on_table >= ruleset.canasta_size:
        raise RuleViolation(Refusal.CANASTA_CLOSED_TO_WILDS)
    naturals, wilds = naturals + held, wilds + on_table
    size = naturals + wilds
    if naturals < ruleset.min_naturals:
        raise RuleViolation(Refusal.TOO_FEW_NATURALS, needed=ruleset.min_naturals, have=naturals)
    if size < ruleset.min_meld_size:
        raise RuleViolation(Refusal.TOO_FEW_CARDS, needed=ruleset.min_meld_size, have=size)
    if ruleset.max_wilds is not None and wilds > ruleset.max_wilds:
        raise RuleViolation(Refusal.TOO_MANY_WILDS, limit=ruleset.max_wilds, have=wilds)
    if not _relation_holds(ruleset.natural_wild_relation, naturals, wilds):
        raise RuleViolation(Refusal.WILDS_OUTNUMBER, naturals=naturals, wilds=wilds)
    if ruleset.max_meld_size is not None and size > ruleset.max_meld_size:
        raise RuleViolation(Refusal.MELD_FULL, limit=ruleset.max_meld_size, have=size)


def _relation_holds(relation: WildRelation, naturals: int, wilds: int) -> bool:
    match relation:
        case WildRelation.MORE_NATURALS:
            return naturals > wilds
        case WildRelation.AT_LEAST_AS_MANY:
            return naturals >= wilds
        case WildRelation.FREE:
            return True


def _check_black_threes(ruleset: Ruleset, naturals: int, wilds: int) -> None:
    if ruleset.black_three_meld is BlackThreeMeld.NEVER:
        raise RuleViolation(Refusal.BLACK_THREES_NEVER)
    if wilds:
        raise RuleViolation(Refusal.BLACK_THREES_NATURAL)
    if naturals < ruleset.min_meld_size:
        raise RuleViolation(Refusal.TOO_FEW_CARDS, needed=ruleset.min_meld_size, have=naturals)


def check_in_hand(hand: Sequence[Card], cards: Sequence[Card]) -> None:
    """Check that a hand holds cards, each as often as it is named.

    Raises:
        RuleViolation: It does not; the first missing card is named.
    """
    left = list(hand)
    for card in cards:
        if card not in left:
            raise RuleViolation(Refusal.CARD_NOT_IN_HAND, card=card_name(card))
        left.remove(card)
