"""Exact answers about a turn: can it open, can it end, can it go out?

Nothing here guesses: keeping cards back is decided by ``opening``, going out by ``going_out``.
"""

from __future__ import annotations

from engine.cards import JOKER_RANK, NATURAL_RANKS, TWO
from engine.going_out import can_go_out
from engine.opening import find_opening
from engine.prospect import Prospect
from engine.state import GRANTED, REFUSED


def can_end(turn: Prospect) -> bool:
    """Tell whether the turn can still end legally by some further lay-downs (rules 43, 51, 55)."""
    if turn.permission is not GRANTED and can_keep(turn):
        return True
    return turn.permission is not REFUSED and can_go_out(turn)


def can_keep(turn: Prospect) -> bool:
    """Tell whether the turn can end with a discard that leaves the cards which must be kept (rule 51)."""
    spare = turn.size + turn.rest_size - turn.ruleset.keep_cards - turn.may_discard
    if turn.need <= 0:
        return spare >= 0
    if spare <= 0:
        return False
    certain, cards, possible = _bounds(turn)
    if possible < turn.need:
        return False
    return (certain >= turn.need and cards <= spare) or find_opening(turn, limit=spare) is not None


def _bounds(turn: Prospect) -> tuple[int, int, int]:
    """Return what the hand can lay without wild cards, in points and cards, and the points that it cannot exceed."""
    ruleset, hand, held = turn.ruleset, turn.hand, turn.naturals
    points, room = ruleset.card_points, ruleset.wild_room
    certain = cards = 0
    possible = hand[JOKER_RANK] * points[JOKER_RANK] + hand[TWO] * points[TWO]
    for rank in NATURAL_RANKS:
        count = hand[rank]
        if count and count + held[rank] >= ruleset.min_naturals:
            value = count * points[rank]
            possible += value
            least, most = room[count + held[rank]][turn.wilds[rank]]
            if not least <= 0 <= most:
                continue
            certain += value
            cards += count
    return certain, cards, possible


def can_open(turn: Prospect) -> bool:
    """Tell whether the hand holds an opening that the side still needs, and that leaves the turn a legal end (rule
    43).
    """
    return turn.need > 0 and turn.size > 0 and can_end(turn)


def closes_with(turn: Prospect) -> bool:
    """Tell whether nothing but a last discard remains, and going out is allowed (rule 38: the last meld)."""
    return turn.size <= turn.may_discard and turn.permission is not REFUSED
