"""Which sequences a player must lay to go out, found without trying them all (rules 2.10, 2.14).

More naturals of a rank never make it harder to lay them as a set, once there are enough. So sequences are needed for
two things only: canastas that are sequences, and cards whose rank cannot be laid as a set. The first are chosen
outright; then, as long as a rank is in trouble, one of its cards must go to a sequence, and each that it can go to is
tried. Sequences longer than five cards are left out there, for they fall apart into shorter ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.books import fewest_wilds
from engine.cards import (
    HIGHEST_PLACE,
    JOKER_RANK,
    LOWEST_PLACE,
    NATURAL_RANKS,
    PLACE_OF,
    SUIT_COUNT,
    Card,
    Rank,
    card_at,
)
from engine.prospect import Prospect, Way
from engine.runs import RunPiece, longer_runs, new_runs, size_of
from engine.terms import CanastaKind

_Seen = set[tuple[tuple[int, ...], tuple[tuple[int, int, int], ...], Rank | None]]


def closing_runs(turn: Prospect) -> Iterator[Prospect]:
    """Yield the turn after choices of sequences; if the player can go out, one of them lets the rest be laid as sets.

    The fewest sequences come first.
    """
    if not turn.cards:
        yield turn
        return
    ruleset = turn.ruleset
    seen: _Seen = set()
    wanted = max([count for kind, count in ruleset.canastas_out_kinds if kind is CanastaKind.SEQUENCE], default=0)
    for each in _with_canastas(turn, max(ruleset.canastas_out, wanted), ()):
        yield from _mended(each, None, seen)


def _with_canastas(turn: Prospect, most: int, last: tuple[int, ...]) -> Iterator[Prospect]:
    """Yield the turn after choices of up to so many sequences that become canastas, none first."""
    yield turn
    if not most:
        return
    full = turn.ruleset.canasta_size
    pieces = [piece for run in dict.fromkeys(turn.runs) for piece in longer_runs(turn.cards, run, most=full)]
    pieces += new_runs(turn.cards, least=full, most=full)
    for piece in pieces:
        key = (piece.after[0], piece.after[1], *piece.cards)
        if size_of(piece.after) == full and key >= last:
            yield from _with_canastas(turn.laid(Way(JOKER_RANK, piece=piece)), most - 1, key)


def _mended(turn: Prospect, left: Rank | None, seen: _Seen) -> Iterator[Prospect]:
    """Yield the turn after the sequences that cards in trouble need; ``left`` is the rank of a card to be discarded."""
    key = (tuple(turn.cards), tuple(sorted(turn.runs)), left)
    if key in seen:
        return
    seen.add(key)
    wilds = turn.hand_wilds
    stuck: list[Rank] = []
    needy: list[Rank] = []
    needed = 0
    for rank in NATURAL_RANKS:
        count = turn.hand[rank] - (rank == left)
        if not count:
            continue
        least = fewest_wilds(turn.ruleset, rank, turn.books[rank], count, wilds, opening=turn.opening)
        if least is None:
            stuck.append(rank)
        elif least:
            needy.append(rank)
            needed += least
    if len(stuck) <= (left is None and turn.may_discard) and needed <= wilds:
        yield turn
    if stuck:
        if left is None and turn.may_discard:
            yield from _mended(turn, stuck[0], seen)
        troubled = stuck[:1]
    else:
        troubled = needy if needed > wilds else []
    for rank in troubled:
        for piece in _pieces_with(turn, rank):
            yield from _mended(turn.laid(Way(JOKER_RANK, piece=piece)), left, seen)


def _pieces_with(turn: Prospect, rank: Rank) -> Iterator[RunPiece]:
    """Yield the lay-downs of sequences that contain a card of a rank."""
    ruleset = turn.ruleset
    full, shortest = ruleset.canasta_size, ruleset.min_meld_size
    for suit in range(SUIT_COUNT):
        card = Card(rank * SUIT_COUNT + suit)
        if not turn.cards[card]:
            continue
        yield from _new_with(turn, suit, PLACE_OF[card], shortest)
        for run in dict.fromkeys(turn.runs):
            if run[0] == suit:
                grows = size_of(run) >= full and ruleset.sequence_grows_going_out
                for piece in longer_runs(turn.cards, run, most=HIGHEST_PLACE if grows else full):
                    if card in piece.cards:
                        yield piece


def _new_with(turn: Prospect, suit: int, place: int, shortest: int) -> Iterator[RunPiece]:
    """Yield new sequences through a place of a suit, up to the length at which they would fall apart in two."""
    longest = min(2 * shortest - 1, turn.ruleset.canasta_size)
    for low in range(max(LOWEST_PLACE, place - longest + 1), place + 1):
        cards: list[Card] = []
        for each in range(low, min(HIGHEST_PLACE, low + longest - 1) + 1):
            card = card_at(suit, each)
            if not turn.cards[card]:
                break
            cards.append(card)
            if each >= place and len(cards) >= shortest:
                yield RunPiece(None, tuple(cards))
