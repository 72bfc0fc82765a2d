"""What the cards of one rank become on the table, against doing every single step by itself (rules 28 to 36)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.books import (
    Book,
    Books,
    Kinds,
    Piece,
    allows_out,
    fewest_wilds,
    kinds_of,
    may_combine,
    outcomes,
    room,
    wild_outcome,
)
from engine.ruleset import Ruleset
from engine.rulesets import CLASSIC, RULESETS, SAMBA
from engine.terms import MeldsPerRank, WildRelation

NONE: Final = Kinds()

SEVERAL: Final[Mapping[str, Any]] = {"melds_per_rank": "several"}
AFTER: Final[Mapping[str, Any]] = {"melds_per_rank": "after_closing", "max_meld_size": 7}

VARIED: Final[Mapping[str, Ruleset]] = {
    "classic": CLASSIC,
    "closed to wild cards": CLASSIC.with_fields({"wild_into_canasta": False, "max_meld_size": 8}),
    "rule of five": CLASSIC.with_fields({"wild_needs_naturals": 5, "max_wilds": 2, "pure_after_opening": [1]}),
    "pure": CLASSIC.with_fields({"pure_ranks": [9], "natural_wild_relation": "none"}),
    "after closing": CLASSIC.with_fields({**AFTER, "decks": 4, "red_three_table": [0] * 9}),
    "after closing, small": CLASSIC.with_fields({**AFTER, "canasta_size": 5, "max_meld_size": 5, "max_wilds": 1}),
    "several": CLASSIC.with_fields({**SEVERAL, "natural_wild_relation": "ge", "decks": 3, "red_three_table": [0] * 7}),
    "several, small": CLASSIC.with_fields({**SEVERAL, "canasta_size": 5, "max_meld_size": 6, "max_wilds": 1}),
    "samba": SAMBA,
    "pennies": RULESETS["pennies"],
    "modern-american": RULESETS["modern-american"],
}


# what may join a book


def is_meld(ruleset: Ruleset, naturals: int, wilds: int) -> bool:
    """Say which sets are melds, straight from the rules (28 to 32)."""
    relation = {
        WildRelation.MORE_NATURALS: naturals > wilds,
        WildRelation.AT_LEAST_AS_MANY: naturals >= wilds,
        WildRelation.FREE: True,
    }[ruleset.natural_wild_relation]
    return (
        naturals + wilds >= ruleset.min_meld_size
        and naturals >= ruleset.min_naturals
        and naturals <= 4 * ruleset.decks
        and (ruleset.max_wilds is None or wilds <= ruleset.max_wilds)
        and relation
        and (ruleset.max_meld_size is None or naturals + wilds <= ruleset.max_meld_size)
    )


def may_join(ruleset: Ruleset, rank: int, book: Book | None, naturals: int, wilds: int, *, opening: bool) -> bool:
    """Say whether cards may join a book in one step."""
    held, lying = book or (0, 0)
    if not is_meld(ruleset, held + naturals, lying + wilds):
        return False
    is_pure = rank in ruleset.pure_ranks or (rank in ruleset.pure_after_opening and not opening)
    is_short = held + naturals < ruleset.wild_needs_naturals and not opening
    is_closed = held + lying >= ruleset.canasta_size and not ruleset.wild_into_canasta
    return not wilds or not (is_pure or is_short or is_closed)


@pytest.mark.parametrize("name", VARIED)
@pytest.mark.parametrize("opening", [True, False])
def test_there_is_room_for_what_may_join(name: str, opening: bool) -> None:
    ruleset = VARIED[name]
    books = [None, (2, 1), (3, 0), (4, 2), (5, 0), (6, 1), (7, 0), (5, 2)]
    for rank in (1, 7, 9):
        for book in books:
            if book is not None and not is_meld(ruleset, *book):
                continue
            for naturals in range(4 * ruleset.decks + 3):
                least, most = room(ruleset, rank, book, naturals, opening=opening)
                fitting = {
                    wilds for wilds in range(8) if may_join(ruleset, rank, book, naturals, wilds, opening=opening)
                }
                assert set(range(max(least, 0), min(most, 7) + 1)) == fitting, (rank, book, naturals)


def test_a_pure_rank_has_no_room_for_wild_cards() -> None:
    modern = RULESETS["modern-american"]
    assert room(modern, 7, None, 3, opening=True) == (0, 0), "sevens are always pure"
    assert room(modern, 7, None, 2, opening=True)[1] < 1
    assert room(modern, 1, None, 2, opening=True) == (1, 2), "aces are not yet, in the opening"
    assert room(modern, 1, None, 2, opening=False) == (1, 0), "an empty range: no such lay-down"
    assert room(modern, 1, (2, 1), 1, opening=False) == (0, 0), "naturals may still join"


def test_the_rule_of_five_asks_for_five_naturals_after_the_opening() -> None:
    modern = RULESETS["modern-american"]
    assert room(modern, 9, None, 4, opening=True) == (0, 2)
    assert room(modern, 9, None, 4, opening=False) == (0, 0)
    assert room(modern, 9, None, 5, opening=False) == (0, 2)
    assert room(modern, 9, (3, 1), 1, opening=False) == (0, 0)
    assert room(modern, 9, (3, 1), 2, opening=False) == (0, 1)
    assert room(modern, 9, (5, 1), 0, opening=False) == (0, 1)


# what a rank can become

Table = tuple[Books, int, int]


def single_steps(ruleset: Ruleset, rank: int, table: Table, *, opening: bool) -> Iterator[Table]:
    """Yield what one lay-down, or one combining, makes of books and cards in hand."""
    books, naturals, wilds = table
    for used in range(naturals + 1):
        for count in range(wilds + 1):
            if not used and not count:
                continue
            for place, book in enumerate(books):
                if may_join(ruleset, rank, book, used, count, opening=opening):
                    grown = (book[0] + used, book[1] + count)
                    yield (sorted_books(books, (place,), grown), naturals - used, wilds - count)
            if may_begin(ruleset, books) and may_join(ruleset, rank, None, used, count, opening=opening):
                yield (sorted_books(books, (), (used, count)), naturals - used, wilds - count)
    if ruleset.melds_per_rank is MeldsPerRank.SEVERAL:
        for one, first in enumerate(books):
            for two in range(one + 1, len(books)):
                second = books[two]
                joined = (first[0] + second[0], first[1] + second[1])
                if is_meld(ruleset, *joined) and is_fit(ruleset, first, second):
                    yield (sorted_books(books, (one, two), joined), naturals, wilds)


def sorted_books(books: Books, gone: tuple[int, ...], new: Book) -> Books:
    return tuple(sorted([*(book for place, book in enumerate(books) if place not in gone), new]))


def may_begin(ruleset: Ruleset, books: Books) -> bool:
    """Say whether another book may be begun (rule 34)."""
    match ruleset.melds_per_rank:
        case MeldsPerRank.ONE:
            return not books
        case MeldsPerRank.AFTER_CLOSING:
            return all(sum(book) == ruleset.max_meld_size for book in books)
        case MeldsPerRank.SEVERAL:
            return True


def is_fit(ruleset: Ruleset, first: Book, second: Book) -> bool:
    """Say whether books may be combined: no two canastas, and no wild card into one that is closed to them."""
    full = ruleset.canasta_size
    canastas = [sum(first) >= full, sum(second) >= full]
    if all(canastas):
        return False
    closed = not ruleset.wild_into_canasta
    return not closed or not ((canastas[0] and second[1]) or (canastas[1] and first[1]))


def reachable(ruleset: Ruleset, rank: int, start: Table, *, opening: bool) -> set[Kinds]:
    """Count the canastas of every table that is reached when the cards are gone."""
    seen, todo, found = {start}, [start], set()
    while todo:
        table = todo.pop()
        if not table[1] and not table[2]:
            found.add(kinds_of(ruleset, rank, table[0]))
        for following in single_steps(ruleset, rank, table, opening=opening):
            if following not in seen:
                seen.add(following)
                todo.append(following)
    return found


def replay(ruleset: Ruleset, rank: int, books: Books, pieces: tuple[Piece, ...], *, opening: bool) -> Books:
    """Do the steps that are given, each of which must be allowed, and return the books afterwards."""
    lying = list(books)
    for piece in pieces:
        if piece.joins is not None:
            assert piece.book is not None
            lying.remove(piece.book)
            lying.remove(piece.joins)
            assert may_combine(ruleset, piece.book, piece.joins)
            lying.append((piece.book[0] + piece.joins[0], piece.book[1] + piece.joins[1]))
            continue
        assert may_join(ruleset, rank, piece.book, piece.naturals, piece.wilds, opening=opening)
        if piece.book is None:
            assert may_begin(ruleset, tuple(lying))
        else:
            lying.remove(piece.book)
        held, wilds = piece.book or (0, 0)
        lying.append((held + piece.naturals, wilds + piece.wilds))
    return tuple(lying)


@st.composite
def tables(draw: st.DrawFn, ruleset: Ruleset) -> Table:
    """Draw books that can lie there, and cards in hand, together no more than a pack holds."""
    valid = [(n, w) for n in range(2, 9) for w in range(4) if is_meld(ruleset, n, w)]
    books: list[Book] = []
    most = {MeldsPerRank.ONE: 1, MeldsPerRank.AFTER_CLOSING: 2, MeldsPerRank.SEVERAL: 3}[ruleset.melds_per_rank]
    for _ in range(draw(st.integers(0, most))):
        book = draw(st.sampled_from(valid))
        if may_begin(ruleset, tuple(books)) and sum(n for n, _ in (*books, book)) <= 4 * ruleset.decks:
            books.append(book)
    left = 4 * ruleset.decks - sum(n for n, _ in books)
    return tuple(sorted(books)), draw(st.integers(0, min(left, 8))), draw(st.integers(0, 3))


#: What is not found yet: a wild card that must join a meld before it is combined to a canasta.
@pytest.mark.parametrize("name", VARIED)
@given(data=st.data())
def test_a_rank_becomes_what_single_steps_make_of_it(name: str, data: st.DataObject) -> None:
    ruleset = VARIED[name]
    books, naturals, wilds = data.draw(tables(ruleset))
    rank, opening = data.draw(st.sampled_from([1, 7, 9])), data.draw(st.booleans())
    found = outcomes(ruleset, rank, books, naturals, wilds, opening=opening)
    assert set(found) == reachable(ruleset, rank, (books, naturals, wilds), opening=opening)
    for kinds, pieces in found.items():
        assert kinds_of(ruleset, rank, replay(ruleset, rank, books, pieces, opening=opening)) == kinds
        assert (sum(p.naturals for p in pieces), sum(p.wilds for p in pieces)) == (naturals, wilds)
    fewest = fewest_wilds(ruleset, rank, books, naturals, 3, opening=opening)
    fitting = [used for used in range(4) if outcomes(ruleset, rank, books, naturals, used, opening=opening)]
    assert fewest == (fitting[0] if fitting else None)


@pytest.mark.parametrize(
    ("books", "naturals", "wilds", "expected"),
    [
        ((), 0, 0, {NONE: ()}),
        ((), 2, 0, {}),
        ((), 2, 1, {NONE: (Piece(None, 2, 1),)}),
        ((), 7, 0, {Kinds(natural=1): (Piece(None, 7, 0),)}),
        (((4, 2),), 1, 0, {Kinds(mixed=1): (Piece((4, 2), 1, 0),)}),
        (((4, 3),), 0, 1, {}),
        (((7, 0),), 1, 0, {Kinds(natural=1): (Piece((7, 0), 1, 0),)}),
    ],
)
def test_one_meld_of_a_rank(books: Books, naturals: int, wilds: int, expected: dict[Kinds, tuple[Piece, ...]]) -> None:
    assert outcomes(CLASSIC, 9, books, naturals, wilds, opening=True) == expected


@pytest.mark.parametrize(
    ("books", "naturals", "wilds", "expected"),
    [
        (((7, 0),), 2, 0, {}),  # no meld by themselves, and the first is full
        (((7, 0),), 3, 0, {Kinds(natural=1): (Piece(None, 3, 0),)}),
        (((5, 0),), 5, 0, {Kinds(natural=1): (Piece((5, 0), 2, 0), Piece(None, 3, 0))}),
        # the two either in the first or in the second
        (
            ((6, 0),),
            4,
            1,
            {
                Kinds(natural=1): (Piece((6, 0), 1, 0), Piece(None, 3, 1)),
                Kinds(mixed=1): (Piece((6, 0), 0, 1), Piece(None, 4, 0)),
            },
        ),
        ((), 14, 0, {Kinds(natural=2): (Piece(None, 7, 0), Piece(None, 7, 0))}),
    ],
)
def test_another_meld_after_the_last_is_full(
    books: Books, naturals: int, wilds: int, expected: dict[Kinds, tuple[Piece, ...]]
) -> None:
    assert outcomes(RULESETS["pennies"], 9, books, naturals, wilds, opening=True) == expected


@pytest.mark.parametrize(
    ("books", "naturals", "wilds", "expected"),
    [
        # as they lie, or combined
        (((4, 0), (3, 0)), 0, 0, {NONE: (), Kinds(natural=1): (Piece((4, 0), 0, 0, joins=(3, 0)),)}),
        (((4, 0), (4, 1)), 0, 0, {NONE: (), Kinds(mixed=1): (Piece((4, 0), 0, 0, joins=(4, 1)),)}),
        # one canasta of seven naturals, or two melds
        ((), 7, 0, {NONE: (Piece(None, 4, 0), Piece(None, 3, 0)), Kinds(natural=1): (Piece(None, 7, 0),)}),
        # two canastas are never one; a canasta takes no wild cards
        (((7, 0), (7, 0)), 0, 0, {Kinds(natural=2): ()}),
        (((7, 0),), 0, 1, {}),
        (((7, 0), (3, 1)), 0, 0, {Kinds(natural=1): ()}),
    ],
)
def test_several_melds_of_a_rank(
    books: Books, naturals: int, wilds: int, expected: dict[Kinds, tuple[Piece, ...]]
) -> None:
    assert outcomes(SAMBA, 9, books, naturals, wilds, opening=True) == expected


def test_a_wild_card_joins_before_the_meld_is_closed_to_it() -> None:
    """Rule 2.10: combined, the two would be a canasta, which no wild card may join."""
    found = outcomes(SAMBA, 9, ((2, 1), (4, 0)), 0, 1, opening=True)
    pieces = (Piece((4, 0), 0, 1), Piece((2, 1), 0, 0, joins=(4, 1)))
    assert found == {NONE: (Piece((4, 0), 0, 1),), Kinds(mixed=1): pieces}


def test_sevens_are_canastas_of_their_own_where_the_ruleset_asks_for_them() -> None:
    assert kinds_of(RULESETS["pennies"], 7, ((7, 0), (5, 2), (3, 0))) == Kinds(sevens=2)
    assert kinds_of(CLASSIC, 7, ((7, 0), (5, 2), (3, 0))) == Kinds(natural=1, mixed=1)


def test_what_would_be_fined_is_unfinished_where_it_stands_in_the_way() -> None:
    modern = RULESETS["modern-american"]
    assert kinds_of(modern, 7, ((6, 0),)) == Kinds(unfinished=1)
    assert kinds_of(modern, 1, ((4, 0),)) == Kinds(unfinished=1)
    assert kinds_of(modern, 1, ((4, 1),)) == kinds_of(modern, 9, ((4, 0),)) == NONE
    assert kinds_of(RULESETS["sevens"], 7, ((6, 0),)) == NONE, "there it is fined, but does not bar the way"


# wild cards by themselves


@pytest.mark.parametrize(
    ("name", "books", "wilds", "expected"),
    [
        ("classic", (), 0, (0, ())),
        ("classic", (), 3, None),
        ("uruguay", (), 2, None),
        ("uruguay", (), 3, (0, ((0, 3),))),
        ("uruguay", (), 7, (1, ((0, 7),))),
        ("uruguay", ((0, 3),), 1, (0, ((0, 4),))),
        ("uruguay", ((0, 3),), 4, (1, ((0, 7),))),
        ("uruguay", ((0, 3),), 5, None),  # one would be left over for a new meld
        ("uruguay", ((0, 7),), 2, None),
        ("uruguay", ((0, 7),), 3, (1, ((0, 7), (0, 3)))),
        ("uruguay", ((0, 6),), 4, (1, ((0, 7), (0, 3)))),
        ("uruguay", ((0, 7),), 0, (1, ((0, 7),))),
        ("bolivia", (), 14, (2, ((0, 7), (0, 7)))),
    ],
)
def test_wild_cards_by_themselves(name: str, books: Books, wilds: int, expected: tuple[int, Books] | None) -> None:
    assert wild_outcome(RULESETS[name], books, wilds) == expected


@given(books=st.sampled_from([(), ((0, 3),), ((0, 5),), ((0, 7),), ((0, 7), (0, 4))]), wilds=st.integers(1, 16))
def test_wild_melds_are_filled_one_after_the_other(books: Books, wilds: int) -> None:
    """The last is full before another is begun, so there is one way at most."""
    ruleset = CLASSIC.with_fields({"wild_melds": True, "max_wild_meld": 7})
    lying = [book[1] for book in books]
    total = sum(lying) + wilds
    sizes = [7] * (total // 7) + ([total % 7] if total % 7 else [])
    expected = None if 0 < total % 7 < 3 else (total // 7, tuple((0, size) for size in sizes))
    assert wild_outcome(ruleset, books, wilds) == expected


def test_wild_melds_without_a_limit_are_one() -> None:
    ruleset = CLASSIC.with_fields({"wild_melds": True, "max_wild_meld": None})
    assert wild_outcome(ruleset, ((0, 7),), 3) == (1, ((0, 10),))
    assert wild_outcome(ruleset, (), 9) == (1, ((0, 9),))


# going out


@pytest.mark.parametrize(
    ("name", "kinds", "red_threes", "expected"),
    [
        ("classic", NONE, 0, False),
        ("classic", Kinds(mixed=1), 0, True),
        ("samba", Kinds(natural=1), 0, False),
        ("samba", Kinds(natural=1, sequence=1), 0, True),
        ("bolivia", Kinds(natural=1, mixed=1), 0, False),
        ("bolivia", Kinds(natural=1, sequence=1), 0, True),
        ("italian", Kinds(natural=1, wild=1), 0, False),
        ("italian", Kinds(natural=1, mixed=1, wild=1), 0, True),
        ("mexicana", Kinds(natural=2), 1, False),
        ("mexicana", Kinds(natural=2), 2, True),
        ("modern-american", Kinds(natural=2, unfinished=1), 0, False),
        ("modern-american", Kinds(natural=2), 0, True),
        ("pennies", Kinds(natural=2, mixed=1, wild=1), 0, False),
        ("pennies", Kinds(natural=1, mixed=1, sevens=1, wild=1), 0, True),
    ],
)
def test_which_canastas_allow_to_go_out(name: str, kinds: Kinds, red_threes: int, expected: bool) -> None:
    assert allows_out(RULESETS[name], kinds, red_threes=red_threes) is expected
