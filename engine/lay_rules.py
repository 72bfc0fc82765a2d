"""Laying cards: which meld they go to, and whether they may (rules 28 to 38, 2.6 to 2.17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.books import Book
from engine.cards import IS_WILD, JOKER, PLACE_OF, RED_THREES, SUIT_COUNT, THREE, Card, Rank, rank_of
from engine.melds import check_set, check_wild_meld
from engine.prospect import Prospect, Way, book_of, run_of
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Ruleset
from engine.runs import Run, RunPiece, size_of
from engine.state import SEQUENCE, SET, WILD, Meld, MeldKind
from engine.terms import MeldsPerRank, UnfinishedWildMeld


@dataclass(frozen=True, slots=True)
class Target:
    """The meld that cards go to: its kind, its rank (0 without one), and its place; None: a new meld."""

    kind: MeldKind
    rank: Rank
    place: int | None


def target_of(
    ruleset: Ruleset, melds: Sequence[Meld], cards: Sequence[Card], *, rank: Rank | None = None, onto: int | None = None
) -> Target:
    """Return the meld that cards go to.

    ``onto`` names its place and ``rank`` a set for wild cards alone. With neither, cards join the one meld that they
    must join; where a side may have several of a rank, or sequences, cards that are a meld by themselves make a new
    one, and others join the only meld that they fit.

    Raises:
        RuleViolation: No meld can be meant, or several.
    """
    if not cards:
        raise RuleViolation(Refusal.NO_CARDS)
    if not RED_THREES.isdisjoint(cards):
        raise RuleViolation(Refusal.RED_THREE)
    if onto is not None:
        if not 0 <= onto < len(melds):
            raise RuleViolation(Refusal.NO_SUCH_MELD, count=len(melds))
        return Target(melds[onto].kind, melds[onto].rank, onto)
    ranks = {rank_of(card) for card in cards if not IS_WILD[card]}
    if not ranks and rank is None:
        if not ruleset.wild_melds:
            raise RuleViolation(Refusal.WHICH_MELD)
        place = _open_place(melds, WILD, Rank(0), ruleset.max_wild_meld)
        if place is None and len(cards) < ruleset.min_meld_size:
            place = _open_place(melds, WILD, Rank(0), None)  # too few for a new one: they can only mean the full one
        return Target(WILD, Rank(0), place)
    if len(ranks | ({rank} if rank is not None else set())) > 1:
        if rank is not None or not ruleset.sequences:
            raise RuleViolation(Refusal.MIXED_RANKS)
        return _sequence_target(ruleset, melds, cards)
    own = ranks.pop() if ranks else rank
    assert own is not None
    return _set_target(ruleset, melds, cards, own)


def _open_place(melds: Sequence[Meld], kind: MeldKind, rank: Rank, limit: int | None) -> int | None:
    """Return the place of the meld of a kind and rank that is not full."""
    return next(
        (
            place
            for place, meld in enumerate(melds)
            if meld.kind is kind and meld.rank == rank and (limit is None or meld.size < limit)
        ),
        None,
    )


def _set_target(ruleset: Ruleset, melds: Sequence[Meld], cards: Sequence[Card], rank: Rank) -> Target:
    match ruleset.melds_per_rank:
        case MeldsPerRank.ONE:
            place = _open_place(melds, SET, rank, None)
        case MeldsPerRank.AFTER_CLOSING:
            place = _open_place(melds, SET, rank, ruleset.max_meld_size)
            if place is None and all(IS_WILD[card] for card in cards):
                place = _open_place(melds, SET, rank, None)  # wild cards begin no meld: they can only mean the full one
        case MeldsPerRank.SEVERAL:
            naturals = sum(not IS_WILD[card] for card in cards)
            least, most = ruleset.wild_room[min(naturals, len(ruleset.wild_room) - 1)][0]
            if least <= len(cards) - naturals <= most:
                return Target(SET, rank, None)
            fitting = [place for place, meld in enumerate(melds) if meld.kind is SET and meld.rank == rank]
            if len(cards) == 1 and naturals:
                fitting += _runs_for(ruleset, melds, cards) or ([] if fitting else _full_runs_for(melds, cards))
            place = _the_only(fitting)
    return Target(SET, rank, None) if place is None else Target(melds[place].kind, melds[place].rank, place)


def _sequence_target(ruleset: Ruleset, melds: Sequence[Meld], cards: Sequence[Card]) -> Target:
    naturals = [card for card in cards if not IS_WILD[card]]
    if len({card % SUIT_COUNT for card in naturals}) > 1:
        raise RuleViolation(Refusal.MIXED_RANKS)
    if len(naturals) < len(cards):
        raise RuleViolation(Refusal.NO_WILDS_IN_SEQUENCE)
    if not all(PLACE_OF[card] for card in cards):
        raise RuleViolation(Refusal.NOT_IN_SEQUENCE)
    if len(cards) >= ruleset.min_meld_size and _is_row(cards):
        return Target(SEQUENCE, _lowest(cards), None)
    place = _the_only(_runs_for(ruleset, melds, cards))
    return Target(SEQUENCE, _lowest(cards), place)


def _lowest(cards: Sequence[Card]) -> Rank:
    return rank_of(min(cards, key=PLACE_OF.__getitem__))


def _runs_for(ruleset: Ruleset, melds: Sequence[Meld], cards: Sequence[Card]) -> list[int]:
    """Return the places of the sequences that cards continue."""
    limit = 11 if ruleset.sequence_grows_going_out else ruleset.canasta_size
    return [
        place
        for place, meld in enumerate(melds)
        if meld.kind is SEQUENCE and meld.size + len(cards) <= limit and _is_row((*meld.naturals, *cards))
    ]


def _full_runs_for(melds: Sequence[Meld], cards: Sequence[Card]) -> list[int]:
    """Return the place of a sequence that cards would continue if it were not full, to say just that."""
    places = [place for place, meld in enumerate(melds) if meld.kind is SEQUENCE and _is_row((*meld.naturals, *cards))]
    return places[:1]


def _the_only(places: list[int]) -> int | None:
    if len(places) > 1:
        raise RuleViolation(Refusal.WHICH_MELD)
    return places[0] if places else None


def _is_row(cards: Sequence[Card]) -> bool:
    """Whether natural cards are of one suit and follow on each other."""
    places = sorted(PLACE_OF[card] for card in cards)
    return (
        places[0] > 0
        and len({card % SUIT_COUNT for card in cards}) == 1
        and places == list(range(places[0], places[0] + len(places)))
    )


def check_lay(
    turn: Prospect, melds: Sequence[Meld], target: Target, cards: Sequence[Card], top: Card | None = None
) -> Way:
    """Check that cards may join a meld, and return the way to lay them; ``top`` comes from the pile with them.

    Raises:
        RuleViolation: They may not; the first rule broken is named.
    """
    ruleset = turn.ruleset
    own, cards = cards, cards if top is None else (*cards, top)
    meld = None if target.place is None else melds[target.place]
    wilds = [card for card in cards if IS_WILD[card]]
    if target.kind is SEQUENCE:
        return Way(Rank(0), piece=_check_sequence(ruleset, meld, cards))
    jokers = wilds.count(JOKER)
    book: Book | None = None if meld is None else book_of(meld)
    if target.kind is WILD:
        if len(wilds) < len(cards):
            raise RuleViolation(Refusal.MIXED_RANKS)
        check_wild_meld(ruleset, book, len(wilds))
        if turn.opening and not turn.is_open and not ruleset.opening_wilds:
            raise RuleViolation(Refusal.OPENING_NO_WILDS)
        return Way(Rank(0), 0, len(wilds) - jokers, jokers, book)
    rank = target.rank
    if any(rank_of(card) != rank for card in cards if not IS_WILD[card]):
        raise RuleViolation(Refusal.MIXED_RANKS)
    if rank in turn.dead:
        raise RuleViolation(Refusal.RANK_DEAD)
    if wilds:
        _check_wilds(turn, wilds)
    check_set(ruleset, rank, book, cards, opening=turn.opening)
    chosen = tuple([card for card in own if not IS_WILD[card]])
    return Way(rank, len(chosen), len(wilds) - jokers, jokers, book, None, chosen)


def _check_wilds(turn: Prospect, wilds: Sequence[Card]) -> None:
    """Check that wild cards are free to join a set (rules 2.12, 2.16)."""
    ruleset = turn.ruleset
    if turn.opening and not ruleset.opening_wilds and not turn.is_open:
        raise RuleViolation(Refusal.OPENING_NO_WILDS)
    if all(count >= ruleset.canasta_size for _, count in turn.books[0]):
        return
    match ruleset.unfinished_wild_meld:
        case UnfinishedWildMeld.FREE:
            return
        case UnfinishedWildMeld.TAKES_WILDS:
            raise RuleViolation(Refusal.WILD_MELD_FIRST)
        case UnfinishedWildMeld.TAKES_TWOS:
            if any(card != JOKER for card in wilds):
                raise RuleViolation(Refusal.WILD_MELD_FIRST)


def _check_sequence(ruleset: Ruleset, meld: Meld | None, cards: Sequence[Card]) -> RunPiece:
    if any(IS_WILD[card] for card in cards):
        raise RuleViolation(Refusal.NO_WILDS_IN_SEQUENCE)
    row = (*cards, *(meld.naturals if meld else ()))
    if len(row) > 1 and not _is_row(row):
        raise RuleViolation(Refusal.NOT_IN_SEQUENCE)
    if len(row) < ruleset.min_meld_size:
        raise RuleViolation(Refusal.TOO_FEW_CARDS, needed=ruleset.min_meld_size, have=len(row))
    full = ruleset.canasta_size
    may_grow = ruleset.sequence_grows_going_out and meld is not None and meld.size >= full
    if len(row) > full and not may_grow:
        raise RuleViolation(Refusal.MELD_FULL, limit=full, have=len(row))
    run: Run | None = None if meld is None else run_of(meld)
    assert run is None or size_of(run) == len(meld.naturals if meld else ())
    return RunPiece(run, tuple(sorted(cards, key=PLACE_OF.__getitem__)))


def is_black_threes(target: Target) -> bool:
    """Whether the cards are a last meld of black threes (rule 38)."""
    return target.kind is SET and target.rank == THREE
