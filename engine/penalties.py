"""What costs points when a round ends: hoarded cards, unfinished melds, threes in a packet never taken up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from engine.cards import Card, rank_of
from engine.ruleset import Ruleset
from engine.state import SEQUENCE, SET, WILD, Meld, SheetItem, SheetLine
from engine.terms import Penalty


def penalty_lines(
    melds: Iterable[Meld], hands: Iterable[Sequence[Card]], packets: Iterable[Sequence[Card]], ruleset: Ruleset
) -> list[SheetLine]:
    """Return the line of all that a side is fined for, none if it is nothing.

    ``packets`` are the second packets that were never taken up; cards in them are in no hand yet.
    """
    fines = [fine for meld in melds for fine in meld_fines(meld, ruleset)]
    fines += [fine for hand in hands for fine in hand_fines(hand, ruleset)]
    fines += [fine for packet in packets for fine in _packet_fines(packet, ruleset)]
    return [SheetLine(SheetItem.PENALTIES, len(fines), -sum(fines))] if fines else []


def meld_fines(meld: Meld, ruleset: Ruleset) -> tuple[int, ...]:
    """Return the points that a meld would cost its side if the round ended now (rules 2.11, 2.14, 2.16)."""
    if not ruleset.penalties:
        return ()
    return tuple(
        [points for what, rank, number, points in ruleset.penalties if _is_fined(meld, what, rank, number, ruleset)]
    )


def _is_fined(meld: Meld, what: Penalty, rank: int, number: int, ruleset: Ruleset) -> bool:
    """Tell whether a penalty falls on a meld; ``rank`` and ``number`` are those of the penalty."""
    is_unfinished = meld.size < ruleset.canasta_size
    match what:
        case Penalty.HAND_HOLDS:
            return False
        case Penalty.UNFINISHED_RANK:
            return is_unfinished and meld.kind is SET and meld.rank == rank
        case Penalty.UNFINISHED_NATURAL:
            return is_unfinished and meld.kind is SET and meld.rank == rank and not meld.wilds
        case Penalty.UNFINISHED_WILD:
            return is_unfinished and meld.kind is WILD
        case Penalty.SHORT_SEQUENCE:
            return meld.kind is SEQUENCE and meld.size < number
    assert_never(what)


def hand_fines(hand: Sequence[Card], ruleset: Ruleset) -> tuple[int, ...]:
    """Return the points that one player's hand would cost if the round ended now (rules 2.11, 2.16)."""
    if not ruleset.penalties:
        return ()
    ranks = [int(rank_of(card)) for card in hand]
    return tuple(
        [
            points
            for what, rank, number, points in ruleset.penalties
            if what is Penalty.HAND_HOLDS and ranks.count(rank) >= number
        ]
    )


def _packet_fines(packet: Iterable[Card], ruleset: Ruleset) -> tuple[int, ...]:
    """Return the points lost for threes that a packet never taken up holds (rule 2.17)."""
    each = ruleset.red_three_in_foot
    return tuple([each for card in packet if card in ruleset.bonus_threes]) if each else ()
