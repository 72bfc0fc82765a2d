"""What makes a meld valid, what a canasta is, and why a lay-down is refused (rules 28 to 38)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.books import Book
from engine.cards import IS_WILD, THREE, Card, Rank, card_name
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Ruleset
from engine.state import SEQUENCE, WILD, Meld, Side
from engine.terms import BlackThreeMeld, CanastaKind, WildRelation

SEVEN: Final = Rank(7)


def canasta_kind(meld: Meld, ruleset: Ruleset) -> CanastaKind | None:
    """Return which canasta a meld is, or None while it is none (rules 36, 2.6, 2.10, 2.11)."""
    if meld.size < ruleset.canasta_size:
        return None
    if meld.kind is SEQUENCE:
        return CanastaKind.SEQUENCE
    if meld.kind is WILD:
        return CanastaKind.WILD
    if meld.rank == SEVEN and ruleset.sevens_apart:
        return CanastaKind.SEVENS
    return CanastaKind.MIXED if meld.wilds else CanastaKind.NATURAL


def counted_canastas(side: Side, ruleset: Ruleset) -> Counter[CanastaKind]:
    """Count a side's canastas by kind; kinds that it has none of are left out."""
    return Counter([kind for meld in side.melds if (kind := canasta_kind(meld, ruleset)) is not None])


@dataclass(frozen=True, slots=True)
class CanastasMissing:
    """What canastas a side still lacks to go out: how many of any kind that counts, and how many of which kind."""

    number: int = 0
    kinds: tuple[tuple[CanastaKind, int], ...] = ()

    @property
    def at_least(self) -> int:
        """How many more canastas the side must finish; 0 when nothing is missing."""
        return max(self.number, sum([count for _, count in self.kinds]))


def missing_canastas(counted: Mapping[CanastaKind, int], ruleset: Ruleset) -> CanastasMissing:
    """Return what is missing to go out beside so many canastas of each kind (rules 50, 2.8, 2.12)."""
    ignored = ruleset.canastas_out_ignored
    having = sum([count for kind, count in counted.items() if kind not in ignored])
    kinds = [(kind, least - counted.get(kind, 0)) for kind, least in ruleset.canastas_out_kinds]
    return CanastasMissing(
        max(0, ruleset.canastas_out - having), tuple([(kind, count) for kind, count in kinds if count > 0])
    )


def missing_to_go_out(side: Side, ruleset: Ruleset) -> CanastasMissing:
    """Return what canastas a side still lacks to go out."""
    return missing_canastas(counted_canastas(side, ruleset), ruleset)


def canastas(melds: Iterable[Meld], ruleset: Ruleset) -> int:
    """Count the canastas among melds."""
    return sum(meld.size >= ruleset.canasta_size for meld in melds)


def check_set(ruleset: Ruleset, rank: Rank, book: Book | None, cards: Sequence[Card], *, opening: bool) -> None:
    """Check that cards form a valid set of a rank, with a book that lies there if they join one.

    ``opening``: the side had not opened before this turn (rule 2.16).

    Raises:
        RuleViolation: They do not; the first rule broken is named.
    """
    wilds = sum([IS_WILD[card] for card in cards])
    naturals = len(cards) - wilds
    if rank == THREE:
        _check_black_threes(ruleset, naturals, wilds)
        return
    held, on_table = book or (0, 0)
    if wilds and not ruleset.wild_into_canasta and held + on_table >= ruleset.canasta_size:
        raise RuleViolation(Refusal.CANASTA_CLOSED_TO_WILDS)
    naturals, total = naturals + held, wilds + on_table
    size = naturals + total
    if naturals < ruleset.min_naturals:
        raise RuleViolation(Refusal.TOO_FEW_NATURALS, needed=ruleset.min_naturals, have=naturals)
    if size < ruleset.min_meld_size:
        raise RuleViolation(Refusal.TOO_FEW_CARDS, needed=ruleset.min_meld_size, have=size)
    if wilds and (rank in ruleset.pure_ranks or (not opening and rank in ruleset.pure_after_opening)):
        raise RuleViolation(Refusal.PURE_RANK)
    if wilds and not opening and naturals < ruleset.wild_needs_naturals:
        raise RuleViolation(Refusal.WILD_NEEDS_NATURALS, needed=ruleset.wild_needs_naturals, have=naturals)
    if ruleset.max_wilds is not None and total > max(ruleset.max_wilds, on_table if ruleset.lone_hand else 0):
        raise RuleViolation(Refusal.TOO_MANY_WILDS, limit=ruleset.max_wilds, have=total)
    if not _relation_holds(ruleset.natural_wild_relation, naturals, total):
        raise RuleViolation(Refusal.WILDS_OUTNUMBER, naturals=naturals, wilds=total)
    if ruleset.max_meld_size is not None and size > ruleset.max_meld_size:
        raise RuleViolation(Refusal.MELD_FULL, limit=ruleset.max_meld_size, have=size)


def check_wild_meld(ruleset: Ruleset, book: Book | None, wilds: int) -> None:
    """Check that wild cards form a valid meld by themselves, with those that lie in one already (rule 2.6).

    Raises:
        RuleViolation: They do not; the first rule broken is named.
    """
    if not ruleset.wild_melds:
        raise RuleViolation(Refusal.WHICH_MELD)
    size = wilds + (book[1] if book else 0)
    if size < ruleset.min_meld_size:
        raise RuleViolation(Refusal.TOO_FEW_CARDS, needed=ruleset.min_meld_size, have=size)
    if ruleset.max_wild_meld is not None and size > ruleset.max_wild_meld:
        raise RuleViolation(Refusal.MELD_FULL, limit=ruleset.max_wild_meld, have=size)


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
