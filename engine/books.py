"""What cards of one rank, or wild cards by themselves, become on the table: counts only, for suits play no part.

A *book* is a set on the table as (naturals, wild cards). Rulesets differ in how many books of a rank a side may have,
and in what may join them; here that is worked out once for each question and remembered in the ruleset.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from engine.ruleset import Ruleset
from engine.terms import MeldsPerRank, Penalty

Book: TypeAlias = tuple[int, int]
Books: TypeAlias = tuple[Book, ...]


class Piece(NamedTuple):
    """One step of laying a rank: naturals and wild cards onto a book (None: a new one), or a book joined to another."""

    book: Book | None
    naturals: int
    wilds: int
    joins: Book | None = None


class Kinds(NamedTuple):
    """Canastas by kind, and melds that would be fined as unfinished (rule 2.16)."""

    natural: int = 0
    mixed: int = 0
    sevens: int = 0
    sequence: int = 0
    wild: int = 0
    unfinished: int = 0


NO_KINDS = Kinds()


def sum_kinds(first: Kinds, second: Kinds) -> Kinds:
    """Add two counts."""
    return Kinds(*map(int.__add__, first, second))


def room(ruleset: Ruleset, rank: int, book: Book | None, naturals: int, *, opening: bool) -> tuple[int, int]:
    """Return the least and the most wild cards that may join a book, or a new one, with so many naturals of a rank.

    ``opening``: the side had not opened before this turn. An empty range (most below least) means that the naturals
    cannot be laid so (rules 28 to 36, 2.16).
    """
    key = (rank, book, naturals, opening)
    found: tuple[int, int] | None = ruleset.cache.get(key)
    if found is None:
        found = ruleset.cache[key] = _room(ruleset, rank, book, naturals, opening=opening)
    return found


def _room(r: Ruleset, rank: int, book: Book | None, naturals: int, *, opening: bool) -> tuple[int, int]:
    held, on_table = book or (0, 0)
    total = held + naturals
    if total >= len(r.wild_room):
        return (0, -1)
    least, most = r.wild_room[total][on_table]
    is_pure = rank in r.pure_ranks or (not opening and rank in r.pure_after_opening)
    is_short = not opening and total < r.wild_needs_naturals
    is_closed = not r.wild_into_canasta and held + on_table >= r.canasta_size
    return (least, min(most, 0)) if is_pure or is_short or is_closed else (least, most)


Outcomes: TypeAlias = dict[Kinds, tuple[Piece, ...]]


def outcomes(ruleset: Ruleset, rank: int, books: Books, naturals: int, wilds: int, *, opening: bool) -> Outcomes:
    """Return what a rank's books can be once exactly these cards from hand have joined them, and how that is done.

    Empty where the cards cannot be laid.
    """
    key = (rank, books, naturals, wilds, opening)
    found: Outcomes | None = ruleset.cache.get(key)
    if found is None:
        found = {}
        for after, pieces in _arrangements(ruleset, rank, books, naturals, wilds, opening=opening):
            kinds = kinds_of(ruleset, rank, after)
            if kinds not in found or len(pieces) < len(found[kinds]):
                found[kinds] = pieces
        ruleset.cache[key] = found
    return found


def spectrum(
    ruleset: Ruleset, rank: int, books: Books, naturals: int, most: int, *, opening: bool
) -> dict[int, Outcomes]:
    """Return the outcomes of so many naturals by the wild cards that go with them, ``most`` at most.

    A number of wild cards with which the naturals cannot be laid is left out.
    """
    key = (rank, books, naturals, most, opening, "spectrum")
    found: dict[int, Outcomes] | None = ruleset.cache.get(key)
    if found is None:
        each = {used: outcomes(ruleset, rank, books, naturals, used, opening=opening) for used in range(most + 1)}
        found = ruleset.cache[key] = {used: reached for used, reached in each.items() if reached}
    return found


def fewest_wilds(ruleset: Ruleset, rank: int, books: Books, naturals: int, most: int, *, opening: bool) -> int | None:
    """Return the fewest wild cards, ``most`` at most, with which so many naturals can join a rank's books, or None."""
    return min(spectrum(ruleset, rank, books, naturals, most, opening=opening), default=None)


def kinds_of(ruleset: Ruleset, rank: int, books: Books) -> Kinds:
    """Count the canastas among a rank's books."""
    natural = mixed = unfinished = 0
    for held, wilds in books:
        if held + wilds >= ruleset.canasta_size:
            natural += not wilds
            mixed += bool(wilds)
        elif ruleset.finished_specials_out and _is_fined(ruleset, rank, wilds):
            unfinished += 1
    if rank == 7 and ruleset.sevens_apart:
        return Kinds(sevens=natural + mixed, unfinished=unfinished)
    return Kinds(natural, mixed, unfinished=unfinished)


def _is_fined(r: Ruleset, rank: int, wilds: int) -> bool:
    """Whether an unfinished book would cost points at the end of the round."""
    return any(
        row[1] == rank and (row[0] is Penalty.UNFINISHED_RANK or (row[0] is Penalty.UNFINISHED_NATURAL and not wilds))
        for row in r.penalties
    )


Arrangement: TypeAlias = tuple[Books, tuple[Piece, ...]]


def _arrangements(
    r: Ruleset, rank: int, books: Books, naturals: int, wilds: int, *, opening: bool
) -> Iterator[Arrangement]:
    """Yield the books afterwards and the steps that lead there (rule 34)."""
    if not naturals and not wilds:
        yield books, ()
        if r.melds_per_rank is not MeldsPerRank.SEVERAL or len(books) < 2:
            return
    match r.melds_per_rank:
        case MeldsPerRank.ONE:
            book = books[0] if books else None
            yield from _onto(r, rank, book, naturals, wilds, books[1:], opening=opening)
        case MeldsPerRank.AFTER_CLOSING:
            yield from _after_closing(r, rank, books, naturals, wilds, opening=opening)
        case MeldsPerRank.SEVERAL:
            for joined, steps in _joinings(r, books):
                for after, pieces in _spread(r, rank, joined, naturals, wilds, opening=opening):
                    yield after, steps + pieces
            # A wild card may have to join a book before the combining makes a canasta that is closed to it.
            if wilds and not r.wild_into_canasta and len(books) > 1:
                for spread, pieces in _spread(r, rank, books, naturals, wilds, opening=opening):
                    for after, steps in _joinings(r, spread):
                        if steps:
                            yield after, pieces + steps


def _onto(
    r: Ruleset, rank: int, book: Book | None, naturals: int, wilds: int, rest: Books, *, opening: bool
) -> Iterator[Arrangement]:
    """Yield the one way to put all these cards onto one book."""
    least, most = room(r, rank, book, naturals, opening=opening)
    if least <= wilds <= most:
        held, on_table = book or (0, 0)
        yield (*rest, (held + naturals, on_table + wilds)), (Piece(book, naturals, wilds),)


def _after_closing(
    r: Ruleset, rank: int, books: Books, naturals: int, wilds: int, *, opening: bool
) -> Iterator[Arrangement]:
    """Yield ways where a new book is begun only when the last is full."""
    limit = r.max_meld_size
    assert limit is not None
    closed = tuple(book for book in books if sum(book) >= limit)
    last = next((book for book in books if sum(book) < limit), None)
    size = sum(last) if last else 0
    yield from _onto(r, rank, last, naturals, wilds, closed, opening=opening)
    fill = limit - size
    for used in range(max(0, fill - naturals), min(fill, wilds) + 1):
        rest_naturals, rest_wilds = naturals - (fill - used), wilds - used
        if not rest_naturals and not rest_wilds:
            continue
        for full, pieces in _onto(r, rank, last, fill - used, used, closed, opening=opening):
            for after, more in _after_closing(r, rank, full, rest_naturals, rest_wilds, opening=opening):
                yield after, pieces + more


def _joinings(r: Ruleset, books: Books) -> Iterator[Arrangement]:
    """Yield every way to combine books of a rank, nothing combined first (rule 2.10)."""
    yield books, ()
    for place, first in enumerate(books):
        for other in range(place + 1, len(books)):
            second = books[other]
            joined = (first[0] + second[0], first[1] + second[1])
            if may_combine(r, first, second):
                rest = books[:place] + books[place + 1 : other] + books[other + 1 :]
                for after, pieces in _joinings(r, (*rest, joined)):
                    yield after, (Piece(first, 0, 0, joins=second), *pieces)


def may_combine(r: Ruleset, first: Book, second: Book) -> bool:
    """Whether two books of a rank may become one: a valid meld, in which no wild card joins a finished canasta."""
    if r.melds_per_rank is not MeldsPerRank.SEVERAL:
        return False
    naturals, wilds = first[0] + second[0], first[1] + second[1]
    if naturals >= len(r.wild_room):
        return False
    least, most = r.wild_room[naturals][wilds]
    if not least <= 0 <= most:
        return False
    full = r.canasta_size
    are_open = (not second[1] or sum(first) < full) and (not first[1] or sum(second) < full)
    return (r.wild_into_canasta or are_open) and not (sum(first) >= full and sum(second) >= full)


def _spread(r: Ruleset, rank: int, books: Books, naturals: int, wilds: int, *, opening: bool) -> Iterator[Arrangement]:
    """Yield ways to share cards among books and any number of new ones."""
    if not naturals and not wilds:
        yield books, ()
        return
    if books:
        first, rest = books[0], books[1:]
        for used in range(naturals + 1):
            least, most = room(r, rank, first, used, opening=opening)
            for count in range(max(0, least), min(most, wilds) + 1):
                grown = (first[0] + used, first[1] + count)
                piece = (Piece(first, used, count),) if used or count else ()
                for after, more in _spread(r, rank, rest, naturals - used, wilds - count, opening=opening):
                    yield (grown, *after), piece + more
        return
    # New books, the largest first, so that each choice comes once.
    yield from _new_books(r, rank, naturals, wilds, naturals, opening=opening)


def _new_books(
    r: Ruleset, rank: int, naturals: int, wilds: int, largest: int, *, opening: bool
) -> Iterator[Arrangement]:
    if not naturals:
        if not wilds:
            yield (), ()
        return
    for used in range(min(naturals, largest), 0, -1):
        least, most = room(r, rank, None, used, opening=opening)
        for count in range(max(0, least), min(most, wilds) + 1):
            for after, more in _new_books(r, rank, naturals - used, wilds - count, used, opening=opening):
                yield ((used, count), *after), (Piece(None, used, count), *more)


def wild_outcome(ruleset: Ruleset, books: Books, wilds: int) -> tuple[int, Books] | None:
    """Return the canastas and books of a side's wild melds once so many wild cards have joined them, or None.

    A new wild meld is begun only when the last is full (rule 2.6).
    """
    if not wilds:
        return sum(sum(book) >= ruleset.canasta_size for book in books), books
    if not ruleset.wild_melds:
        return None
    limit = ruleset.max_wild_meld
    full = tuple(book for book in books if limit is not None and book[1] >= limit)
    last = next((book[1] for book in books if limit is None or book[1] < limit), 0)
    grown = last + wilds
    after = []
    while limit is not None and grown > limit:
        after.append((0, limit))
        grown -= limit
    if grown and grown < ruleset.min_meld_size:
        return None
    if grown:
        after.append((0, grown))
    done = (*full, *after)
    return sum(book[1] >= ruleset.canasta_size for book in done), done


def allows_out(r: Ruleset, kinds: Kinds, *, red_threes: int) -> bool:
    """Tell whether a side with these canastas may go out (rules 50, 2.5 to 2.17)."""
    counted = sum(kinds[:5]) - sum(getattr(kinds, kind) for kind in r.canastas_out_ignored)
    if counted < r.canastas_out or (kinds.unfinished and r.finished_specials_out):
        return False
    if any(getattr(kinds, kind) < count for kind, count in r.canastas_out_kinds):
        return False
    return not r.red_threes_out or red_threes >= sum(kinds[:5])
