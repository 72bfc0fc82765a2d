"""Sequences in suit: which can be laid from a hand, and which continue those on the table (rule 2.10).

Here suits matter, so the hand is a list of counts by card. A *run* is a sequence on the table as (suit, place of its
lowest card, place of its highest), places being those of ``cards.PLACE_OF``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from engine.cards import HIGHEST_PLACE, LOWEST_PLACE, SUIT_COUNT, Card, card_at

Run: TypeAlias = tuple[int, int, int]
Counts: TypeAlias = list[int]


class RunPiece(NamedTuple):
    """Cards from hand onto a run of the side, or a new one (None); from the lowest to the highest."""

    run: Run | None
    cards: tuple[Card, ...]

    @property
    def after(self) -> Run:
        """The run that is on the table then."""
        places = [_place(card) for card in self.cards]
        if self.run is None:
            return (self.cards[0] & 3, places[0], places[-1])
        suit, low, high = self.run
        return (suit, min(low, places[0]), max(high, places[-1]))


def _place(card: Card) -> int:
    return HIGHEST_PLACE if card >> 2 == 1 else card >> 2


def size_of(run: Run) -> int:
    """Return how many cards a run has."""
    return run[2] - run[1] + 1


def new_runs(cards: Counts, *, least: int, most: int) -> Iterator[RunPiece]:
    """Yield the sequences of ``least`` to ``most`` cards that a hand holds; equal cards count as one."""
    for suit in range(SUIT_COUNT):
        yield from _new_in_suit(cards, suit, least, most)


def _new_in_suit(cards: Counts, suit: int, least: int, most: int) -> Iterator[RunPiece]:
    for low in range(LOWEST_PLACE, HIGHEST_PLACE - least + 2):
        taken: list[Card] = []
        for place in range(low, min(HIGHEST_PLACE, low + most - 1) + 1):
            card = card_at(suit, place)
            if not cards[card]:
                break
            taken.append(card)
            if len(taken) >= least:
                yield RunPiece(None, tuple(taken))


def longer_runs(cards: Counts, run: Run, *, most: int) -> Iterator[RunPiece]:
    """Yield the ways to continue a run, at one end or at both, up to ``most`` cards in all."""
    suit, low, high = run
    below: list[Card] = []
    for place in range(low - 1, LOWEST_PLACE - 2, -1):
        above: list[Card] = []
        for upper in range(high + 1, HIGHEST_PLACE + 2):
            if below or above:
                yield RunPiece(run, (*reversed(below), *above))
            if upper > HIGHEST_PLACE or high - low + 2 + len(below) + len(above) > most:
                break
            card = card_at(suit, upper)
            if not cards[card]:
                break
            above.append(card)
        if place < LOWEST_PLACE or high - low + 2 + len(below) > most or not cards[card_at(suit, place)]:
            break
        below.append(card_at(suit, place))


class RunPlan(NamedTuple):
    """Sequences to lay in a turn, and how many canastas of the side they make that were none before."""

    pieces: tuple[RunPiece, ...] = ()
    canastas: int = 0

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards from hand."""
        return tuple([card for piece in self.pieces for card in piece.cards])


def run_plans(cards: Counts, runs: tuple[Run, ...], *, least: int, full: int) -> Iterator[RunPlan]:
    """Yield the choices of sequences to lay, none first, that leave different ranks in hand or make other canastas.

    ``least`` and ``full`` are the sizes of a sequence and of a canasta, at which it ends.
    """
    by_suit = [_suit_plans(cards, suit, runs, least, full) for suit in range(SUIT_COUNT)]
    seen: set[tuple[tuple[int, ...], int]] = set()

    def extend(suit: int, pieces: tuple[RunPiece, ...], ranks: tuple[int, ...], canastas: int) -> Iterator[RunPlan]:
        if suit == SUIT_COUNT:
            key = (ranks, canastas)
            if key not in seen:
                seen.add(key)
                yield RunPlan(pieces, canastas)
            return
        for more, used, gained in by_suit[suit]:
            total = tuple(map(int.__add__, ranks, used))
            yield from extend(suit + 1, pieces + more, total, canastas + gained)

    yield from extend(0, (), (0,) * 14, 0)


_SuitPlan: TypeAlias = tuple[tuple[RunPiece, ...], tuple[int, ...], int]


def _suit_plans(cards: Counts, suit: int, runs: tuple[Run, ...], least: int, full: int) -> list[_SuitPlan]:
    """Return the choices within a suit: pieces, cards used by rank, canastas made; nothing at all first."""
    left = [cards[card] if card & 3 == suit else 0 for card in range(len(cards))]
    if not any(left[card_at(suit, place)] for place in range(LOWEST_PLACE, HIGHEST_PLACE + 1)):
        return [((), (0,) * 14, 0)]
    found: dict[tuple[tuple[int, ...], int], tuple[RunPiece, ...]] = {}

    def note(pieces: tuple[RunPiece, ...], gained: int) -> None:
        ranks = [0] * 14
        for piece in pieces:
            for card in piece.cards:
                ranks[card >> 2] += 1
        found.setdefault((tuple(ranks), gained), pieces)

    def take(piece: RunPiece, sign: int) -> None:
        for card in piece.cards:
            left[card] -= sign

    def continue_runs(place: int, pieces: tuple[RunPiece, ...], gained: int) -> None:
        if place == len(runs):
            begin_runs((), pieces, gained)
            return
        continue_runs(place + 1, pieces, gained)
        run = runs[place]
        if run[0] != suit:
            return
        for piece in list(longer_runs(left, run, most=full)):
            take(piece, 1)
            made = size_of(run) < full <= size_of(piece.after)
            continue_runs(place + 1, (*pieces, piece), gained + made)
            take(piece, -1)

    def begin_runs(last: tuple[Card, ...], pieces: tuple[RunPiece, ...], gained: int) -> None:
        note(pieces, gained)
        for piece in list(_new_in_suit(left, suit, least, full)):
            places = tuple([Card(_place(card)) for card in piece.cards])
            if places < last:
                continue
            take(piece, 1)
            begin_runs(places, (*pieces, piece), gained + (len(piece.cards) >= full))
            take(piece, -1)

    continue_runs(0, (), 0)
    return [(pieces, ranks, gained) for (ranks, gained), pieces in found.items()]
