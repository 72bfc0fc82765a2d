"""The best way to go out in this turn: the one press that lays everything must not cost points.

Of all ways to keep a card for the discard and to divide the cards, the one that scores most is taken: a natural
canasta stays natural if it can, melds become canastas if they can, and a concealed hand is laid as one where that
pays. Where there are very many choices of sequences the first of them are compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Final

from engine.books import Book, Piece
from engine.cards import BLACK_THREES, JOKER, JOKER_RANK, TWO, Card, Rank, rank_of
from engine.commands import CombineMelds, Discard, LayDown, PlayerCommand
from engine.fold import without
from engine.going_out import Division, can_go_out, divisions, last_cards
from engine.prospect import Prospect, book_of, run_of
from engine.ruleset import Ruleset
from engine.run_search import closing_runs
from engine.runs import Run, RunPiece, size_of
from engine.state import ASKED, MELD_PHASE, SEQUENCE, SET, Meld, State
from engine.terms import MeldsPerRank
from engine.ways import cards_of

RUN_CHOICES: Final = 200


@dataclass(frozen=True, slots=True)
class _Plan:
    """Sequences to lay, how the rest is divided, and the discard (None: every card is laid); ``score`` compares plans
    of one hand, in points.
    """

    score: int
    discard: Rank | None
    division: Division
    pieces: tuple[RunPiece, ...] = field(default=())


def way_out(state: State) -> tuple[PlayerCommand, ...]:
    """Return the commands with which the player to move goes out in this turn at the best score, or none if it cannot
    be.

    While a pile waits for the opening, its buried cards would belong to the plan but are not yet the player's to
    know, so no plan is given then.
    """
    turn = state.turn
    if turn.phase is not MELD_PHASE or turn.pending or turn.permission is ASKED:
        return ()
    prospect = Prospect(state)
    if not prospect.may_go or not can_go_out(prospect):
        return ()
    choices = (list(_plans(state, prospect, each)) for each in closing_runs(prospect))
    plans = [plan for choice in islice(filter(None, choices), RUN_CHOICES) for plan in choice]
    return tuple(_Table(state).commands(max(plans, key=lambda plan: plan.score)))


def _plans(state: State, before: Prospect, turn: Prospect) -> Iterator[_Plan]:
    """Yield the best plan for each last card, and the best concealed one where that is still possible."""
    ruleset = turn.ruleset
    pieces = _pieces(before, turn)
    may_be_concealed = (
        ruleset.bonus_concealed > 0
        and ruleset.melds_per_rank is MeldsPerRank.ONE
        and not pieces
        and not state.melded_before[state.mover]
        and not state.turn.laid
        and (state.turn.from_stock or ruleset.concealed_after_take)
    )
    runs = sum(size_of(piece.after) >= ruleset.canasta_size for piece in pieces) * ruleset.bonus_sequence
    for discard in last_cards(turn):
        kept = 0 if discard is None else ruleset.card_points[discard]
        for concealed in (False, True) if may_be_concealed else (False,):
            for kinds, division in divisions(turn, discard, concealed=concealed):
                wild = kinds.wild * max((points for _, points in ruleset.bonus_wild), default=0)
                score = division.bonus + wild + runs - kept + (ruleset.bonus_concealed if concealed else 0)
                yield _Plan(score, discard, division, pieces)


def _pieces(before: Prospect, after: Prospect) -> tuple[RunPiece, ...]:
    """Return the lay-downs of sequences that lead from one prospect to another."""
    return after.pieces[len(before.pieces) :]


class _Table:
    """The hand and melds of the player to move, as they change while a plan is turned into commands."""

    def __init__(self, state: State) -> None:
        self.seat = state.mover
        self.ruleset: Ruleset = state.ruleset
        self.hand = state.hand
        self.sets: list[tuple[Rank, Book] | Run] = [_shape(meld) for meld in state.side.melds]

    def commands(self, plan: _Plan) -> Iterator[PlayerCommand]:
        """Yield the lay-downs of a plan, black threes last (rule 38), and its discard."""
        last: Card | None = None
        threes = self.ruleset.bonus_threes
        kept = {card for piece in plan.pieces for card in piece.cards}
        if plan.discard is not None:
            choices = [card for card in self.hand if rank_of(card) == plan.discard and card not in threes]
            last = min(choices, key=lambda card: card in kept and self.hand.count(card) <= _uses(plan, card))
            self.hand = without(self.hand, (last,))
        for piece in plan.pieces:
            yield self._lay_run(piece)
        staged = [(rank, *step) for rank, pieces in plan.division.pieces for step in _staged(pieces, self.ruleset)]
        # An opening without wild cards begins with what has none (rule 2.12); elsewhere the clean meld comes last,
        # for once the opening is made wild cards are less free (rule 2.16).
        pure_first = not self.ruleset.opening_wilds
        staged.sort(key=lambda step: (step[1], (step[2].wilds > 0) == pure_first))
        for rank, step in self._in_order([(rank, piece) for rank, _, piece in staged]):
            yield self._combine(rank, step) if step.joins is not None else self._lay(rank, step)
        if plan.division.to_wild_meld:
            yield from self._lay_wilds(plan.division.to_wild_meld)
        blacks = tuple(card for card in self.hand if card in BLACK_THREES and card not in threes)
        if blacks:
            self.hand = without(self.hand, blacks)
            yield LayDown(self.seat, blacks)
        if last is not None:
            yield Discard(self.seat, last)

    @staticmethod
    def _in_order(steps: list[tuple[Rank, Piece]]) -> list[tuple[Rank, Piece]]:
        """Keep the steps of each rank in their order, for later ones build on earlier ones."""
        ranks = list(dict.fromkeys(rank for rank, _ in steps))
        return [step for rank in ranks for step in steps if step[0] == rank]

    def _lay_run(self, piece: RunPiece) -> LayDown:
        self.hand = without(self.hand, piece.cards)
        if piece.run is None:
            self.sets.append(piece.after)
            return LayDown(self.seat, piece.cards)
        place = self.sets.index(piece.run)
        self.sets[place] = piece.after
        return LayDown(self.seat, piece.cards, None, place)

    def _lay(self, rank: Rank, piece: Piece) -> LayDown:
        jokers = min(piece.wilds, self.hand.count(JOKER))
        cards = cards_of(self.hand, rank, piece.naturals, piece.wilds - jokers, jokers)
        self.hand = without(self.hand, cards)
        held, wilds = piece.book or (0, 0)
        grown = (rank, (held + piece.naturals, wilds + piece.wilds))
        if piece.book is None:
            self.sets.append(grown)
            return LayDown(self.seat, cards)
        place = self.sets.index((rank, piece.book))
        self.sets[place] = grown
        is_named = self.ruleset.melds_per_rank is MeldsPerRank.SEVERAL
        return LayDown(self.seat, cards, None if piece.naturals or is_named else rank, place if is_named else None)

    def _combine(self, rank: Rank, piece: Piece) -> CombineMelds:
        assert piece.book is not None
        assert piece.joins is not None
        first = self.sets.index((rank, piece.book))
        second = next(place for place, each in enumerate(self.sets) if place != first and each == (rank, piece.joins))
        low, high = sorted((first, second))
        self.sets[low] = (rank, (piece.book[0] + piece.joins[0], piece.book[1] + piece.joins[1]))
        del self.sets[high]
        return CombineMelds(self.seat, low, high)

    def _lay_wilds(self, count: int) -> Iterator[LayDown]:
        limit = self.ruleset.max_wild_meld
        lying = [each[1][1] for each in self.sets if len(each) == 2 and each[0] == JOKER_RANK]
        space = next((limit - wilds for wilds in lying if limit is not None and wilds < limit), limit or count)
        while count:
            used = min(space, count)
            twos = min(used, sum(rank_of(card) == TWO for card in self.hand))
            cards = cards_of(self.hand, JOKER_RANK, 0, twos, used - twos)
            self.hand = without(self.hand, cards)
            yield LayDown(self.seat, cards)
            count -= used
            space = limit or count


def _staged(pieces: tuple[Piece, ...], ruleset: Ruleset) -> Iterator[tuple[int, Piece]]:
    """Yield the steps of a rank with when they are due: combining what lies there, laying, combining what was laid.

    Where a meld must be full before another is begun, each step waits for those before it.
    """
    in_turn = ruleset.melds_per_rank is MeldsPerRank.AFTER_CLOSING
    laid = 0
    for piece in pieces:
        laid += piece.joins is None and (in_turn or not laid)
        yield (laid if piece.joins is None else 2 * laid), piece


def _uses(plan: _Plan, card: Card) -> int:
    return sum(piece.cards.count(card) for piece in plan.pieces)


def _shape(meld: Meld) -> tuple[Rank, Book] | Run:
    if meld.kind is SEQUENCE:
        return run_of(meld)
    return (meld.rank if meld.kind is SET else JOKER_RANK, book_of(meld))
