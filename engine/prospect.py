"""A turn reduced to counts: what the exact questions of ``search`` are asked about.

Suits play no part in whether a turn can end, so hand and melds become counts by rank; only where sequences are melded
the hand is also counted by card. A prospect is a value: a lay-down makes another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.books import NO_KINDS, Book, Books, Kinds, kinds_of, sum_kinds, wild_outcome
from engine.cards import (
    CODES,
    IS_WILD,
    JOKER,
    JOKER_RANK,
    NATURAL_RANKS,
    PLACE_OF,
    RANKS,
    RED_THREES,
    SUIT_COUNT,
    THREE,
    TWO,
    Card,
    Rank,
)
from engine.ruleset import Ruleset
from engine.runs import Run, RunPiece, size_of
from engine.state import GRANTED, REFUSED, SEQUENCE, SET, Meld, State
from engine.terms import AskPartner, FootTrigger, OpeningShape, UnfinishedWildMeld


class Way(NamedTuple):
    """Hand cards for one meld: naturals of a rank, twos and jokers, onto a book or a new one; or cards for a sequence.

    ``rank`` 0 is the meld of wild cards, whose ``book`` is (0, wild cards). ``chosen`` are the naturals by card, where
    it matters which: what is laid as a set can be in no sequence any more.
    """

    rank: Rank
    naturals: int = 0
    twos: int = 0
    jokers: int = 0
    book: Book | None = None
    piece: RunPiece | None = None
    chosen: tuple[Card, ...] = ()

    @property
    def size(self) -> int:
        """How many cards leave the hand."""
        return self.naturals + self.twos + self.jokers if self.piece is None else len(self.piece.cards)


class Prospect:
    """The counts of the running turn.

    Attributes:
        hand: Cards in hand by rank; index 0 counts jokers, 2 twos, 3 black threes.
        size: All cards in hand.
        books: The side's sets by rank, as (naturals, wild cards); index 0 holds its melds of wild cards.
        cards: The hand by card, where the ruleset has sequences; else empty. ``runs`` are the side's sequences.
        pieces: The sequences laid since the prospect was made from a state.
        dead: Ranks that nobody may meld any more (rule 2.16).
        rest_size, rest: Pile cards that join the hand once the opening is complete: how many, and by rank, or None.
        unseen: Cards come that nobody has seen, with the pile or by the opening, so going out is not in sight.
        coming: Stock or packet cards that are sure to come once the opening is complete.
        opening: The side had not opened before this turn: all that is laid in it is the opening (rule 40).
        uncounted: The rank of a pile's top card that does not count for the opening (rule 2.16).
        need: Points still missing for the opening, 0 or less when there are none missing.
        shape: What the opening must contain besides.
        exempt: Going out concealed needs no minimum (rule 44).
        permission: The partner's answer in this turn.
        may_discard: The turn ends with a discard; not so after rule 13.
        keep: Cards that must be kept after the discard by a player who does not go out.
        foot: What brings the player's second packet, as long as it lies there.
        bound: The turn must end by going out (rule 2.14).
        may_leave: No partner's packet, and no question that was not put, forbids going out.
        red_threes: How many the side has laid.
    """

    # What few turns need is kept by the class until a turn does.
    runs: tuple[Run, ...] = ()
    pieces: tuple[RunPiece, ...] = ()
    dead: tuple[int, ...] = ()
    rest: list[int] | None = None
    rest_size: int = 0
    coming: int = 0
    unseen: bool = False
    shape: OpeningShape = OpeningShape.NONE
    uncounted: Rank | None = None
    exempt: bool = False
    foot: FootTrigger = FootTrigger.NONE
    may_leave: bool = True

    def __init__(self, state: State) -> None:
        turn, ruleset, extras = state.turn, state.ruleset, state.extras
        seat = turn.seat
        hand = state.hands[seat]
        side = state.sides[extras.side_of[seat]]
        self.ruleset: Ruleset = ruleset
        self.hand = count_ranks(hand)
        self.size = len(hand)
        self.books: list[Books] = [()] * len(RANKS)
        for meld in side.melds:
            if meld.kind is SEQUENCE:
                self.runs += (run_of(meld),)
            else:
                self.books[meld.rank] += ((len(meld.naturals), len(meld.wilds)),)
        self.cards = count_cards(hand) if ruleset.sequences else []
        if ruleset.dead_when_closed:
            self.dead = dead_ranks(state)
        if turn.pending:
            self.await_rest(state)
        self.need = turn.minimum
        self.opening = turn.minimum > 0
        if self.opening:
            self._expect_opening(state)
        self.permission = turn.permission
        self.may_discard = not turn.no_discard
        self.bound = turn.bound
        self.keep = ruleset.keep_cards
        self.red_threes = len(side.red_threes)
        if extras.feet:
            self._expect_packet(state)

    def _expect_opening(self, state: State) -> None:
        """Look at what the opening of this turn still needs, and at what it will bring."""
        turn, ruleset = state.turn, state.ruleset
        if ruleset.opening_shapes:
            self.shape = ruleset.shape_for(state.scores[ruleset.team_of(turn.seat)])
        self.exempt = ruleset.concealed_exempts_minimum and turn.from_stock
        if turn.laid:
            self.need -= laid_points(state)
            if not ruleset.top_counts_for_minimum:
                self.uncounted = next((laid.rank for laid in turn.laid if laid.top is not None), None)
        if ruleset.opening_bonus_draw and not self.is_open:
            self.coming = sure_cards(state, ruleset.opening_bonus_draw)
            self.unseen = self.unseen or bool(state.stock)

    def _expect_packet(self, state: State) -> None:
        """Look at the second packets that still lie there (rules 2.11, 2.17)."""
        ruleset, seat = state.ruleset, state.turn.seat
        if state.has_foot(seat):
            self.foot = ruleset.foot_trigger
        if self.foot is FootTrigger.HAND_EMPTY:
            self.keep = 0
        if ruleset.partner_in_foot:
            self.may_leave = not any(state.has_foot(ally) for ally in state.allies_of(seat))

    def await_rest(self, state: State) -> None:
        """Let what lies under the top card of a taken pile wait for the opening; ``state`` is without the top card.

        Nobody has seen the face-down cards: only what cannot be a red three is counted on (rules 11, 2.12).
        """
        waiting = state.waiting
        faced = waiting[len(waiting) - len(state.pile) :] if len(waiting) > len(state.pile) else waiting
        self.rest = count_ranks(faced)
        if self.ruleset.captured_black_threes:
            self.rest[THREE] = 0
        hidden = len(waiting) - len(faced)
        self.unseen = hidden > 0
        self.rest_size = sum(self.rest) + max(0, hidden - 2 * self.ruleset.decks)

    @property
    def hand_wilds(self) -> int:
        """How many wild cards the hand holds."""
        return self.hand[JOKER_RANK] + self.hand[TWO]

    @property
    def may_go(self) -> bool:
        """Whether the partner lets the player go out: has not said no, and has said yes where that is needed."""
        if self.permission is REFUSED or not self.may_leave:
            return False
        return self.permission is GRANTED or self.ruleset.ask_partner is not AskPartner.MANDATORY

    @property
    def is_open(self) -> bool:
        """Whether the side has opened, counting what was laid in this turn (rules 39, 2.14, 2.16)."""
        if not self.opening:
            return True
        ruleset = self.ruleset
        if self.need <= 0 and (self.shape is OpeningShape.NONE or self.has_shape(self.shape)):
            return True
        return ruleset.splash and self.has_shape(OpeningShape.NATURAL_CANASTA)

    def has_shape(self, shape: OpeningShape) -> bool:
        """Tell whether what lies there contains what an opening of this shape must."""
        full, size = self.ruleset.canasta_size, self.ruleset.min_meld_size
        match shape:
            case OpeningShape.NONE:
                return True
            case OpeningShape.CLEAN_TRIPLE:
                return any(
                    not wilds and naturals - (rank == self.uncounted) >= size
                    for rank in NATURAL_RANKS
                    for naturals, wilds in self.books[rank]
                )
            case OpeningShape.CANASTA:
                return any(sum(book) >= full for books in self.books for book in books) or self._has_full_run()
            case OpeningShape.NATURAL_CANASTA:
                sets = [book for rank in NATURAL_RANKS for book in self.books[rank]]
                is_there = any(not wilds and naturals >= full for naturals, wilds in sets)
                return is_there or any(wilds >= full for _, wilds in self.books[0]) or self._has_full_run()

    def _has_full_run(self) -> bool:
        return any(size_of(run) >= self.ruleset.canasta_size for run in self.runs)

    @property
    def kinds(self) -> Kinds:
        """The canastas that lie before the side."""
        return sum_kinds(self.table_kinds, self._set_kinds())

    def _set_kinds(self) -> Kinds:
        kinds = NO_KINDS
        for rank in NATURAL_RANKS:
            if self.books[rank]:
                kinds = sum_kinds(kinds, kinds_of(self.ruleset, rank, self.books[rank]))
        return kinds

    @property
    def table_kinds(self) -> Kinds:
        """The canastas of sequences and of wild cards that lie before the side."""
        full = self.ruleset.canasta_size
        runs = sum(size_of(run) >= full for run in self.runs)
        wild = sum(wilds >= full for _, wilds in self.books[0])
        return Kinds(sequence=runs, wild=wild)

    def wild_budget(self, to_wild_meld: int, total: int) -> int:
        """Return how many of ``total`` wild cards sets may get if so many go to a meld of wild cards.

        An unfinished meld of wild cards claims them for itself (rules 2.12, 2.16).
        """
        left = total - to_wild_meld
        claims = self.ruleset.unfinished_wild_meld
        if claims is UnfinishedWildMeld.FREE or not any(w < self.ruleset.canasta_size for _, w in self.books[0]):
            return left
        after = wild_outcome(self.ruleset, self.books[0], to_wild_meld)
        if after is not None and all(w >= self.ruleset.canasta_size for _, w in after[1]):
            return left
        return 0 if claims is UnfinishedWildMeld.TAKES_WILDS else min(left, self.hand[JOKER_RANK])

    def _twin(self) -> Prospect:
        # A copied dictionary takes a tenth of the time of two dozen assignments.
        twin = Prospect.__new__(Prospect)
        twin.__dict__ = self.__dict__.copy()
        return twin

    def first_cards(self, rank: Rank, count: int) -> tuple[Card, ...]:
        """Return so many cards of a rank, clubs first, where the hand is counted by card; else nothing."""
        if not self.cards:
            return ()
        codes = range(rank * SUIT_COUNT, (rank + 1) * SUIT_COUNT)
        return tuple([Card(code) for code in codes for _ in range(self.cards[code])])[:count]

    def laid(self, way: Way, *, top: int = 0) -> Prospect:
        """Return the prospect after a lay-down; ``top`` natural cards of the rank come from the pile."""
        after = self._twin()
        points = self.ruleset.card_points
        after.hand, after.books = self.hand[:], self.books[:]
        if way.piece is not None:
            return after._with_run(way.piece)
        rank, naturals, twos, jokers, book, _, chosen = way
        if self.cards and chosen:
            after.cards = self.cards[:]
            for card in chosen:
                after.cards[card] -= 1
        after.hand[rank] -= naturals
        after.hand[TWO] -= twos
        after.hand[JOKER_RANK] -= jokers
        after.size -= naturals + twos + jokers
        held, wilds = book or (0, 0)
        grown = (held + naturals + top, wilds + twos + jokers)
        books = list(self.books[rank])
        if book is None:
            books.append(grown)
        else:
            books[books.index(book)] = grown
        after.books[rank] = tuple(books)
        if top and not self.ruleset.top_counts_for_minimum:
            after.uncounted = rank
        gained = naturals + top * self.ruleset.top_counts_for_minimum
        after.need -= gained * points[rank] + twos * points[TWO] + jokers * points[JOKER_RANK]
        if sum(grown) >= self.ruleset.canasta_size > held + wilds:
            after._take_packet()
        return after

    def _with_run(self, piece: RunPiece) -> Prospect:
        self.cards = self.cards[:]
        for card in piece.cards:
            self.cards[card] -= 1
            self.hand[card >> 2] -= 1
            self.need -= self.ruleset.card_points[card >> 2]
        self.size -= len(piece.cards)
        self.pieces = (*self.pieces, piece)
        runs = list(self.runs)
        if piece.run is not None:
            runs.remove(piece.run)
        self.runs = (*runs, piece.after)
        full = self.ruleset.canasta_size
        before = 0 if piece.run is None else size_of(piece.run)
        if size_of(piece.after) >= full > before:
            self._take_packet()
        if size_of(piece.after) > full:
            self.bound = True
        return self

    def combined(self, rank: Rank, first: Book, second: Book) -> Prospect:
        """Return the prospect after two books of a rank became one (rule 2.10)."""
        after = self._twin()
        books = list(self.books[rank])
        books.remove(first)
        books.remove(second)
        books.append((first[0] + second[0], first[1] + second[1]))
        after.books = self.books[:]
        after.books[rank] = tuple(books)
        if sum(books[-1]) >= self.ruleset.canasta_size > max(sum(first), sum(second)):
            after._take_packet()
        return after

    def with_top(self, card: Card, run: Run) -> Prospect:
        """Return the prospect after a pile's top card joined a run of the side."""
        after = self._twin()
        after.hand, after.books, after.cards = self.hand[:], self.books[:], self.cards[:]
        after.cards[card] += 1
        after.hand[card >> 2] += 1
        after.size += 1
        return after._with_run(RunPiece(run, (card,)))

    def _take_packet(self) -> None:
        """Count on the packet that comes with the player's first canasta: it may hold threes that are laid."""
        if self.foot is FootTrigger.FIRST_CANASTA:
            ruleset = self.ruleset
            self.foot = FootTrigger.NONE
            self.rest_size += max(0, ruleset.foot_size - ruleset.decks * 2)

    def lay_cards(self, rank: Rank, cards: Sequence[Card], book: Book | None, *, top: int = 0) -> Prospect:
        """Return the prospect after these hand cards, and ``top`` natural cards of the pile, joined a book."""
        jokers = cards.count(JOKER)
        twos = sum([IS_WILD[card] for card in cards]) - jokers
        return self.laid(Way(rank, len(cards) - twos - jokers, twos, jokers, book), top=top)

    def collected(self) -> Prospect:
        """Return the prospect once the waiting pile cards have joined the hand."""
        if self.rest is None:
            return self
        after = self._twin()
        after.hand = [mine + new for mine, new in zip(self.hand, self.rest, strict=True)]
        after.size += sum(self.rest)
        after.rest_size -= sum(self.rest)
        after.rest = None
        return after


def run_of(meld: Meld) -> Run:
    """Return a sequence as a run."""
    low, high = meld.naturals[0], meld.naturals[-1]
    return (low & 3, PLACE_OF[low], PLACE_OF[high])


def book_of(meld: Meld) -> Book:
    """Return a set, or a meld of wild cards, as a book."""
    return (len(meld.naturals), len(meld.wilds))


def count_ranks(cards: Sequence[Card]) -> list[int]:
    """Count cards by rank, red threes left out (they are never in play as cards)."""
    counts = [0] * (len(RANKS) + 1)
    for card in cards:
        counts[_SLOT_OF[card]] += 1
    counts.pop()
    return counts


# Red threes are counted behind all ranks.
_SLOT_OF: Final = tuple(len(RANKS) if code in RED_THREES else code >> 2 for code in range(CODES))


def count_cards(cards: Sequence[Card]) -> list[int]:
    """Count cards by code."""
    counts = [0] * CODES
    for card in cards:
        counts[card] += 1
    return counts


def dead_ranks(state: State) -> tuple[int, ...]:
    """Return the ranks of which a canasta is full, where nobody may meld those any more (rule 2.16)."""
    limit = state.ruleset.max_meld_size or state.ruleset.canasta_size
    full = {meld.rank for side in state.sides for meld in side.melds if meld.kind is SET and meld.size >= limit}
    return tuple(sorted(full))


def laid_points(state: State) -> int:
    """Return what this turn's lay-downs are worth for an opening (rules 40, 41, 2.16)."""
    points, counts_top = state.ruleset.points_of, state.ruleset.top_counts_for_minimum
    laid = state.turn.laid
    return sum([points[card] for each in laid for card in (each.all_cards if counts_top else each.cards)])


def sure_cards(state: State, count: int) -> int:
    """Return how many of ``count`` stock cards are sure to stay in hand, whatever threes lie in the stock."""
    return min(count, max(0, len(state.stock) - 2 * state.ruleset.decks))


def best_wild_points(ruleset: Ruleset, *, jokers: int, twos: int) -> list[int]:
    """Return the most points that 0, 1, 2 … of these wild cards are worth; wild cards differ in nothing else."""
    values = sorted([ruleset.card_points[JOKER_RANK]] * jokers + [ruleset.card_points[TWO]] * twos, reverse=True)
    points = [0]
    for value in values:
        points.append(points[-1] + value)
    return points
