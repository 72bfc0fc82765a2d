"""Exact answers about a turn: can it open, can it end, can it go out?

Nothing here guesses: keeping cards back is decided by ``opening``, going out by ``going_out``.
"""

from __future__ import annotations

from engine.books import room
from engine.cards import JOKER_RANK, NATURAL_RANKS, TWO
from engine.going_out import can_go_out
from engine.opening import can_complete_opening
from engine.prospect import Prospect
from engine.runs import longer_runs
from engine.state import GRANTED
from engine.terms import FootTrigger, MeldsPerRank, OpeningShape


def can_end(turn: Prospect) -> bool:
    """Tell whether the turn can still end legally by some further lay-downs (rules 43, 51, 55)."""
    if turn.permission is not GRANTED and not turn.bound and can_keep(turn):
        return True
    return turn.may_go and can_go_out(turn)


def can_keep(turn: Prospect) -> bool:
    """Tell whether the turn can end with a discard that leaves the cards which must be kept (rule 51)."""
    spare = turn.size + turn.rest_size - turn.keep - turn.may_discard
    waits = turn.foot is FootTrigger.HAND_EMPTY  # the second packet comes when the hand is empty
    if turn.is_open:
        # What the opening brings is in hand as soon as it is made (rule 2.9).
        return spare + turn.coming * turn.opening >= 0 or waits or _can_bring_packet(turn)
    limit = turn.size if waits or turn.coming > turn.keep else spare
    if limit <= 0:
        return False
    quick = _bounds(turn, limit)
    return can_complete_opening(turn, limit=limit) if quick is None else quick


def _bounds(turn: Prospect, limit: int) -> bool | None:
    """Answer by points alone whether the hand can complete the opening, None if that does not tell.

    All that can be laid without wild cards is enough, or all that can be laid at all is not.
    """
    ruleset, hand = turn.ruleset, turn.hand
    if turn.shape is not OpeningShape.NONE:
        return None
    points = ruleset.card_points
    certain = cards = 0
    possible = hand[JOKER_RANK] * points[JOKER_RANK] + hand[TWO] * points[TWO]
    joins = ruleset.melds_per_rank is not MeldsPerRank.SEVERAL
    for rank in NATURAL_RANKS:
        count, books = hand[rank], turn.books[rank]
        if not count or rank in turn.dead or not (count >= ruleset.min_naturals or books):
            continue
        value = count * points[rank]
        possible += value
        least, most = room(ruleset, rank, books[0] if books and joins else None, count, opening=turn.opening)
        if least <= 0 <= most:
            certain += value
            cards += count
    if possible < turn.need and not ruleset.sequences and not ruleset.splash:
        return False
    return True if certain >= turn.need and cards <= limit else None


def _can_bring_packet(turn: Prospect) -> bool:
    """Tell whether a canasta can be completed, which brings the second packet and with it cards to keep (rule 2.11)."""
    if turn.foot is not FootTrigger.FIRST_CANASTA:
        return False
    ruleset = turn.ruleset
    full = ruleset.canasta_size
    for rank in NATURAL_RANKS:
        if rank in turn.dead:
            continue
        for book in (*turn.books[rank], None):
            size = sum(book) if book else 0
            for naturals in range(turn.hand[rank] + 1):
                least, most = room(ruleset, rank, book, naturals, opening=turn.opening)
                wilds = min(most, turn.hand_wilds)
                if least <= wilds and size < full <= size + naturals + wilds:
                    return True
    wild = [wilds for _, wilds in turn.books[0] if wilds < full]
    if ruleset.wild_melds and max(wild, default=0) + turn.hand_wilds >= full:
        return True
    return bool(turn.cards) and any(
        run[2] - run[1] + 1 + len(piece.cards) >= full
        for run in turn.runs
        for piece in longer_runs(turn.cards, run, most=full)
    )


def can_open(turn: Prospect) -> bool:
    """Tell whether the hand holds an opening that the side still needs, and that leaves the turn a legal end (rule
    43).
    """
    return turn.opening and not turn.is_open and turn.size > 0 and can_end(turn)


def closes_with(turn: Prospect) -> bool:
    """Tell whether nothing but a last discard remains, and going out is allowed (rule 38: the last meld)."""
    return turn.size <= turn.may_discard and turn.may_go
