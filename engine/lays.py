"""The lay-downs of a hand: every legal one by rank and composition, and the best of them for the buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.books import Book, may_combine, room
from engine.cards import (
    HIGHEST_PLACE,
    JOKER_RANK,
    LOWEST_PLACE,
    NATURAL_RANKS,
    PLACE_OF,
    SUIT_COUNT,
    THREE,
    TWO,
    Card,
    Rank,
    card_at,
)
from engine.commands import CombineMelds, LayDown
from engine.opening import best_points
from engine.prospect import Prospect, Way, book_of, run_of
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Ruleset
from engine.runs import longer_runs, new_runs, size_of
from engine.search import can_end, closes_with
from engine.state import ASKED, GRANTED, MELD_PHASE, REFUSED, SEQUENCE, SET, State
from engine.terms import BlackThreeMeld, MeldsPerRank, OpeningShape
from engine.turn_end import why_not_out
from engine.ways import cards_of, suit_choices, wild_choices

LAYS_OFFERED: Final = 25


def offered_lays(state: State) -> tuple[LayDown, ...]:
    """Return the legal lay-downs of the player to move, best first, at most ``LAYS_OFFERED``.

    Best is what completes a canasta, then what needs few wild cards and holds no naturals back. Where there are more,
    each rank gets its best before any gets its second best. Empty only if no lay-down at all is legal.
    """
    turn = state.turn
    if turn.phase is not MELD_PHASE or turn.permission is ASKED:
        return ()
    prospect = Prospect(state)
    ordered = sorted(legal_ways(prospect), key=lambda way: _badness(prospect, way))
    if len(ordered) > LAYS_OFFERED:
        seen: dict[tuple[object, ...], int] = {}
        places: dict[Way, int] = {}
        for way in ordered:
            place = seen.get(_family(way), 0)
            seen[_family(way)] = place + 1
            places[way] = place
        ordered.sort(key=places.__getitem__)
        del ordered[LAYS_OFFERED:]
        ordered.sort(key=lambda way: _badness(prospect, way))
    return tuple(lay_down(state, way) for way in ordered)


def _family(way: Way) -> tuple[object, ...]:
    """Return what ways have in common that are offered in turn: the rank, or the suit of a sequence."""
    return (way.rank,) if way.piece is None else ("suit", way.piece.cards[0] & 3)


def lay_down(state: State, way: Way) -> LayDown:
    """Return the command that lays a way's cards, the first of equal ones in hand."""
    seat = state.turn.seat
    if way.piece is not None:
        run = way.piece.run
        return LayDown(seat, way.piece.cards, None, None if run is None else _place_of_run(state, run))
    rank, naturals, twos, jokers, book, _, chosen = way
    cards = cards_of(state.hand, rank, naturals, twos, jokers, chosen)
    if book is not None and state.ruleset.melds_per_rank is MeldsPerRank.SEVERAL and rank:
        return LayDown(seat, cards, None, _place_of_book(state, rank, book))
    return LayDown(seat, cards, None if naturals or not rank else rank)


def _place_of_run(state: State, run: tuple[int, int, int]) -> int:
    melds = state.side.melds
    return next(place for place, meld in enumerate(melds) if meld.kind is SEQUENCE and run_of(meld) == run)


def _place_of_book(state: State, rank: Rank, book: Book) -> int:
    melds = state.side.melds
    return next(
        place for place, meld in enumerate(melds) if meld.kind is SET and meld.rank == rank and book_of(meld) == book
    )


def legal_ways(prospect: Prospect) -> list[Way]:
    """Return every legal way to lay cards in the meld phase that a prospect was made from, in no special order."""
    is_open = prospect.is_open
    if not is_open and not can_end(prospect):
        return []  # no lay-down can lead anywhere, so none needs to be tried
    ways = _valid_ways(prospect, is_open=is_open)
    # Without an opening to make or to spoil, or a promise to keep, a lay-down that leaves enough cards needs no search.
    may_close = prospect.opening and (prospect.shape is not OpeningShape.NONE or prospect.ruleset.splash)
    is_free = is_open and not may_close and prospect.permission is not GRANTED and not prospect.bound
    roomy = prospect.size - prospect.ruleset.keep_cards - 1 if is_free else -1
    hand = prospect.hand
    if not prospect.cards and max(hand) + prospect.hand_wilds <= roomy and not hand[THREE]:
        return ways
    if prospect.cards:
        return list(_in_suits(prospect, ways, roomy))
    return [way for way in ways if (sum(way[1:4]) <= roomy and way[0] != THREE) or _fits(prospect, way)]


def _in_suits(prospect: Prospect, ways: list[Way], roomy: int) -> Iterator[Way]:
    """Yield the legal ways where sequences are melded: with cards of suits that leave the turn an end."""
    for way in ways:
        if way.piece is not None or not way.naturals or way.rank == THREE:
            if _is_roomy(prospect, way, roomy) or _fits(prospect, way):
                yield way
            continue
        held = [Card(code) for code in range(way.rank * SUIT_COUNT, (way.rank + 1) * SUIT_COUNT)]
        # Cards with a neighbour in hand are wanted for sequences: the others come first.
        held.sort(key=lambda card: _neighbours(prospect, card))
        hand = tuple([card for card in held for _ in range(prospect.cards[card])])
        for chosen in suit_choices(hand, way.rank, way.naturals, differ=True):
            exact = way._replace(chosen=chosen)
            if _is_roomy(prospect, exact, roomy) or _fits(prospect, exact):
                yield exact
                break


def _neighbours(prospect: Prospect, card: Card) -> int:
    place, suit = PLACE_OF[card], card % SUIT_COUNT
    near = [each for each in (place - 1, place + 1) if LOWEST_PLACE <= each <= HIGHEST_PLACE]
    return sum(prospect.cards[card_at(suit, each)] > 0 for each in near)


def _is_roomy(prospect: Prospect, way: Way, roomy: int) -> bool:
    if way.piece is not None and way.piece.run is not None:
        return way.size <= roomy and size_of(way.piece.after) <= prospect.ruleset.canasta_size
    return way.size <= roomy and way.rank != THREE


def _fits(prospect: Prospect, way: Way) -> bool:
    """Whether the turn can still end after a lay-down."""
    after = prospect.laid(way)
    return can_end(after) and (way.rank != THREE or closes_with(after))


def _valid_ways(prospect: Prospect, *, is_open: bool) -> list[Way]:
    """Return all ways that leave a valid meld (rules 28 to 38)."""
    ruleset, hand = prospect.ruleset, prospect.hand
    twos, jokers = hand[TWO], hand[JOKER_RANK]
    if not ruleset.opening_wilds and not is_open:
        twos = jokers = 0
    found: list[Way] = []
    if ruleset.wild_melds and twos + jokers:
        found += _wild_meld_ways(prospect, twos, jokers)
        budget = prospect.wild_budget(0, twos + jokers)
        if budget < twos + jokers:
            twos, jokers = 0, min(jokers, budget)
    has_wilds = twos + jokers > 0
    opening, table, known = prospect.opening, prospect.books, ruleset.cache
    one_each, fewest = ruleset.melds_per_rank is MeldsPerRank.ONE, ruleset.min_naturals
    for rank in NATURAL_RANKS:
        count, books = hand[rank], table[rank]
        if (count >= fewest or (books and (count or has_wilds))) and rank not in prospect.dead:
            for book in (books or _NEW) if one_each else _books_to_join(prospect, rank):
                ways = known.get((rank, book, count, twos, jokers, opening))
                if ways is None:
                    ways = set_ways(ruleset, rank, book, count, twos, jokers, opening=opening)
                if ways:
                    found += ways
    threes = hand[THREE]
    if threes >= ruleset.min_meld_size and ruleset.black_three_meld is BlackThreeMeld.GOING_OUT:
        found += [Way(THREE, count) for count in range(ruleset.min_meld_size, threes + 1)]
    if ruleset.sequences:
        found += _run_ways(prospect)
    return found


_NEW: Final = (None,)


def set_ways(
    ruleset: Ruleset, rank: Rank, book: Book | None, count: int, twos: int, jokers: int, *, opening: bool
) -> tuple[Way, ...]:
    """Return the ways to lay up to so many naturals, twos and jokers onto a book, or as a new one (None)."""
    key = (rank, book, count, twos, jokers, opening)
    ways: tuple[Way, ...] | None = ruleset.cache.get(key)
    if ways is None:
        ways = ruleset.cache[key] = tuple(
            Way(rank, naturals, used_twos, used_jokers, book)
            for naturals in range(count + 1)
            for used_twos, used_jokers in wild_choices(
                twos, jokers, *room(ruleset, rank, book, naturals, opening=opening)
            )
            if naturals or used_twos or used_jokers
        )
    return ways


def _books_to_join(prospect: Prospect, rank: Rank) -> tuple[Book | None, ...]:
    """Return the books of a rank that cards can join where there may be more than one, None being a new one.

    Equal books count as one.
    """
    books = prospect.books[rank]
    if prospect.ruleset.melds_per_rank is MeldsPerRank.SEVERAL:
        return (None, *dict.fromkeys(books))
    limit = prospect.ruleset.max_meld_size or 0
    return (next((book for book in books if sum(book) < limit), None),)


def _wild_meld_ways(prospect: Prospect, twos: int, jokers: int) -> Iterator[Way]:
    ruleset = prospect.ruleset
    limit = ruleset.max_wild_meld
    book = next((book for book in prospect.books[JOKER_RANK] if limit is None or book[1] < limit), None)
    held = book[1] if book else 0
    least = max(1, ruleset.min_meld_size - held)
    most = twos + jokers if limit is None else min(twos + jokers, limit - held)
    for used_twos, used_jokers in wild_choices(twos, jokers, least, most):
        yield Way(JOKER_RANK, 0, used_twos, used_jokers, book)


def _run_ways(prospect: Prospect) -> Iterator[Way]:
    ruleset = prospect.ruleset
    full = ruleset.canasta_size
    for piece in new_runs(prospect.cards, least=ruleset.min_meld_size, most=full):
        yield Way(JOKER_RANK, piece=piece)
    for run in dict.fromkeys(prospect.runs):
        most = 11 if ruleset.sequence_grows_going_out and size_of(run) >= full else full
        for piece in longer_runs(prospect.cards, run, most=most):
            yield Way(JOKER_RANK, piece=piece)


def legal_combinings(state: State, prospect: Prospect) -> Iterator[CombineMelds]:
    """Yield the pairs of sets that the player to move may make one (rule 2.10); equal pairs count as one."""
    if state.ruleset.melds_per_rank is not MeldsPerRank.SEVERAL:
        return
    seen: set[tuple[Rank, Book, Book]] = set()
    melds = state.side.melds
    for first, meld in enumerate(melds):
        for second in range(first + 1, len(melds)):
            other = melds[second]
            if meld.kind is not SET or other.kind is not SET or meld.rank != other.rank:
                continue
            low, high = sorted((book_of(meld), book_of(other)))
            if (meld.rank, low, high) in seen or not may_combine(state.ruleset, low, high):
                continue
            seen.add((meld.rank, low, high))
            if can_end(prospect.combined(meld.rank, book_of(meld), book_of(other))):
                yield CombineMelds(state.turn.seat, first, second)


def _badness(prospect: Prospect, way: Way) -> tuple[bool, bool, int, int, int, int]:
    """Return what makes a way less attractive, the weightiest first; the least bad is offered first."""
    ruleset = prospect.ruleset
    full = ruleset.canasta_size
    if way.piece is not None:
        before = 0 if way.piece.run is None else size_of(way.piece.run)
        return False, not before < full <= size_of(way.piece.after), 0, 0, 0, -len(way.piece.cards) * 10
    rank, naturals, twos, jokers, book, _, _ = way
    before = sum(book) if book else 0
    completes = before < full <= before + naturals + twos + jokers
    held_back = prospect.hand[rank] - naturals if rank else 0
    return rank == THREE, not completes, twos + jokers, held_back, jokers, -ruleset.card_points[rank]


def why_no_lay(state: State) -> RuleViolation:
    """Return the one reason why nothing can be laid, given that nothing can."""
    turn, ruleset = state.turn, state.ruleset
    prospect = Prospect(state)
    keep = ruleset.keep_cards
    is_open = prospect.is_open
    if prospect.need > 0 and not is_open:
        reachable = best_points(prospect, limit=prospect.size)
        if reachable < prospect.need:
            have = turn.minimum - prospect.need + reachable
            return RuleViolation(Refusal.OPENING_TOO_LOW, needed=turn.minimum, have=have)
    if not _valid_ways(prospect, is_open=is_open):
        return RuleViolation(Refusal.NO_MELD_IN_HAND)
    if turn.permission is GRANTED:
        return RuleViolation(Refusal.MUST_GO_OUT)
    if turn.permission is REFUSED:
        return RuleViolation(Refusal.PARTNER_SAID_NO, keep=keep, left=prospect.size)
    return why_not_out(prospect, left=prospect.size) or RuleViolation(
        Refusal.NO_CANASTA, needed=ruleset.canastas_out, keep=keep, left=prospect.size
    )
