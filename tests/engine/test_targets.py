"""Which meld cards are laid to when a player does not say it, and when that must be said."""

from __future__ import annotations

from typing import Final

import pytest

from engine.cards import Rank, parse_cards
from engine.lay_rules import Target, target_of
from engine.refusals import Refusal, RuleViolation
from engine.rulesets import CLASSIC, RULESETS
from engine.state import SEQUENCE, SET, WILD, Meld, MeldKind
from tests.engine.rounds import meld
from tests.engine.rounds import ruleset as ruleset_with

NEW: Final = None
NINES: Final = "c9 d9 h9"
FULL_NINES: Final = "c9 c9 d9 d9 h9 h9 s9"
HEARTS: Final = "h5 h6 h7"


def target(name: str, cards: str, *melds: str, rank: int | None = None, onto: int | None = None) -> Target:
    lying: list[Meld] = [meld(text) for text in melds]
    named = None if rank is None else Rank(rank)
    return target_of(RULESETS[name], lying, parse_cards(cards.split()), rank=named, onto=onto)


Case = tuple[str, str, tuple[str, ...], tuple[MeldKind, int, int | None]]

CASES: Final[tuple[Case, ...]] = (
    # one meld of a rank: the cards say it all
    ("classic", "c9", (NINES,), (SET, 9, 0)),
    ("classic", "c9", ("c8 d8 h8", NINES), (SET, 9, 1)),
    ("classic", "c9 d9 c2", (NINES,), (SET, 9, 0)),
    ("classic", "c9 d9 h9", (NINES,), (SET, 9, 0)),
    ("classic", "c9 c9 d9", (FULL_NINES,), (SET, 9, 0)),
    ("classic", "c9", ("c8 d8 h8",), (SET, 9, NEW)),
    ("classic", "c9 d9 h9", (), (SET, 9, NEW)),
    ("classic", "c3 s3 s3", (), (SET, 3, NEW)),
    # after closing: the last that is not full, else a new one
    ("pennies", "c9", (NINES,), (SET, 9, 0)),
    ("pennies", "c9", (FULL_NINES, NINES), (SET, 9, 1)),
    ("pennies", "c9 d9 h9", (NINES,), (SET, 9, 0)),
    ("pennies", "c9 d9 h9", (FULL_NINES,), (SET, 9, NEW)),
    ("pennies", "c9", (FULL_NINES,), (SET, 9, NEW)),
    # several: a meld by itself is a new one, else the only one of the rank
    ("samba", "c9", (NINES,), (SET, 9, 0)),
    ("samba", "c9 d9", (NINES,), (SET, 9, 0)),
    ("samba", "c9 d9 h9", (NINES,), (SET, 9, NEW)),
    ("samba", "c9 d9 c2", (NINES,), (SET, 9, NEW)),
    ("samba", "c9 d9 c2 d2", (NINES,), (SET, 9, 0)),  # as many wild cards as naturals are no meld
    ("samba", "c9 c2", (NINES,), (SET, 9, 0)),
    ("samba", "c9", (), (SET, 9, NEW)),
    ("italian", "c9 d9", ("c8 d8 h8", NINES), (SET, 9, 1)),
    # sequences: a row by itself is a new one, else the only one that it continues
    ("samba", "h5 h6 h7", (), (SEQUENCE, 5, NEW)),
    ("samba", "h7 h5 h6", (), (SEQUENCE, 5, NEW)),
    ("samba", "h1 h12 h13", (), (SEQUENCE, 12, NEW)),
    ("samba", "h8 h9", (HEARTS,), (SEQUENCE, 8, 0)),
    ("samba", "h4 h8", (HEARTS,), (SEQUENCE, 4, 0)),
    ("samba", "h8 h9", ("c9 d9 h9", "s5 s6 s7", HEARTS), (SEQUENCE, 8, 2)),
    ("samba", "h8 h9 h10", (HEARTS,), (SEQUENCE, 8, NEW)),
    ("samba", "h8 h9", (), (SEQUENCE, 8, NEW)),
    ("samba", "h8 h10", (HEARTS,), (SEQUENCE, 8, NEW)),
    ("samba", "h12 h13", ("h5 h6 h7 h8 h9 h10 h11",), (SEQUENCE, 12, NEW)),  # a finished one does not grow
    ("brazilian", "h12 h13", ("h5 h6 h7 h8 h9 h10 h11",), (SEQUENCE, 12, 0)),  # … but there, going out
    # one card: onto a set, or onto a sequence
    ("samba", "h8", (HEARTS,), (SEQUENCE, 5, 0)),
    ("samba", "h8", (HEARTS, "c9 d9 h9"), (SEQUENCE, 5, 0)),
    ("samba", "h8", ("c8 d8 s8", "s5 s6 s7"), (SET, 8, 0)),
    ("samba", "h9", (HEARTS,), (SET, 9, NEW)),
    # wild cards by themselves: the wild meld that is not full, else a new one
    ("bolivia", "c2 d2 jk", (), (WILD, 0, NEW)),
    ("bolivia", "c2", ("d2 h2 jk",), (WILD, 0, 0)),
    ("bolivia", "c2", (NINES, "d2 h2 jk"), (WILD, 0, 1)),
    ("bolivia", "c2 c2 jk", ("d2 d2 h2 h2 jk jk jk",), (WILD, 0, NEW)),
    ("bolivia", "c2", ("d2 d2 h2 h2 jk jk jk", "jk jk s2"), (WILD, 0, 1)),
)


@pytest.mark.parametrize(("name", "cards", "melds", "expected"), CASES)
def test_where_cards_go_by_themselves(
    name: str, cards: str, melds: tuple[str, ...], expected: tuple[MeldKind, int, int | None]
) -> None:
    found = target(name, cards, *melds)
    assert (found.kind, found.rank, found.place) == expected


@pytest.mark.parametrize(
    ("name", "cards", "melds", "code"),
    [
        ("classic", "", (), Refusal.NO_CARDS),
        ("classic", "h3 d3", (), Refusal.RED_THREE),
        ("classic", "c9 h3", (), Refusal.RED_THREE),
        # wild cards alone, in a game without melds of them
        ("classic", "c2", (NINES,), Refusal.WHICH_MELD),
        ("samba", "c2", (NINES,), Refusal.WHICH_MELD),
        # several ranks that are no row
        ("classic", "c9 c8", (), Refusal.MIXED_RANKS),
        ("classic", "h5 h6 h7", (), Refusal.MIXED_RANKS),  # a game without sequences
        ("samba", "h5 s6 h7", (), Refusal.MIXED_RANKS),
        ("samba", "h5 h6 c2", (), Refusal.NO_WILDS_IN_SEQUENCE),
        ("samba", "h5 h6 jk", (HEARTS,), Refusal.NO_WILDS_IN_SEQUENCE),
        ("samba", "c3 c4 c5", (), Refusal.NOT_IN_SEQUENCE),
        # two sets of the rank
        ("samba", "s9", (NINES, NINES), Refusal.WHICH_MELD),
        ("samba", "s9 c2", (NINES, NINES), Refusal.WHICH_MELD),
        ("italian", "s9", (NINES, FULL_NINES), Refusal.WHICH_MELD),
        # a set or a sequence
        ("samba", "h8", ("c8 d8 s8", HEARTS), Refusal.WHICH_MELD),
        # two sequences
        ("samba", "h8", (HEARTS, HEARTS), Refusal.WHICH_MELD),
        ("samba", "h8", (HEARTS, "h9 h10 h11"), Refusal.WHICH_MELD),
        ("samba", "h8 h9", (HEARTS, "h10 h11 h12"), Refusal.WHICH_MELD),
    ],
)
def test_when_it_must_be_said(name: str, cards: str, melds: tuple[str, ...], code: Refusal) -> None:
    with pytest.raises(RuleViolation) as refused:
        target(name, cards, *melds)
    assert refused.value.refusal is code


@pytest.mark.parametrize(
    ("name", "cards", "melds", "onto", "expected"),
    [
        ("classic", "c2", (NINES,), 0, (SET, 9)),
        ("samba", "s9", (NINES, NINES), 1, (SET, 9)),
        ("samba", "c9 d9 h9", (NINES,), 0, (SET, 9)),  # no new meld, though it could be one
        ("samba", "h8", ("c8 d8 s8", HEARTS), 0, (SET, 8)),
        ("samba", "h8", ("c8 d8 s8", HEARTS), 1, (SEQUENCE, 5)),
        ("samba", "h8 h9 h10", (HEARTS,), 0, (SEQUENCE, 5)),
        ("bolivia", "c2 d2 jk", (NINES,), 0, (SET, 9)),
        ("bolivia", "c2", (NINES, "d2 h2 jk"), 1, (WILD, 0)),
        ("samba", "c5", (NINES,), 0, (SET, 9)),  # whether it fits is another question
    ],
)
def test_a_place_that_is_named_is_meant(
    name: str, cards: str, melds: tuple[str, ...], onto: int, expected: tuple[MeldKind, int]
) -> None:
    found = target(name, cards, *melds, onto=onto)
    assert (found.kind, found.rank, found.place) == (*expected, onto)


@pytest.mark.parametrize("onto", [-1, 1, 7])
def test_a_place_where_nothing_lies_is_refused(onto: int) -> None:
    with pytest.raises(RuleViolation) as refused:
        target("samba", "s9", NINES, onto=onto)
    assert (refused.value.refusal, refused.value.values) == (Refusal.NO_SUCH_MELD, {"count": 1})


@pytest.mark.parametrize(
    ("name", "melds", "expected"),
    [
        ("classic", (NINES,), 0),
        ("pennies", (FULL_NINES, NINES), 1),
        ("pennies", (FULL_NINES,), 0),  # wild cards begin no meld: the full one is meant, and refuses them
        ("samba", (NINES,), 0),
        ("bolivia", ("d2 h2 jk", NINES), 1),  # the rank says: not the wild meld
    ],
)
def test_a_rank_names_the_set_for_wild_cards(name: str, melds: tuple[str, ...], expected: int | None) -> None:
    assert target(name, "c2", *melds, rank=9) == Target(SET, Rank(9), expected)


def test_a_rank_is_not_enough_where_there_are_two_sets_of_it() -> None:
    with pytest.raises(RuleViolation) as refused:
        target("samba", "c2", NINES, NINES, rank=9)
    assert refused.value.refusal is Refusal.WHICH_MELD
    assert target("samba", "c2", NINES, NINES, onto=1) == Target(SET, Rank(9), 1)


def test_a_rank_that_contradicts_the_cards_is_refused() -> None:
    for cards in ("c8", "c9 d9 c8"):
        with pytest.raises(RuleViolation) as refused:
            target("classic", cards, NINES, rank=9)
        assert refused.value.refusal is Refusal.MIXED_RANKS


def test_a_finished_sequence_is_no_choice_where_it_cannot_grow() -> None:
    """Then the only set is meant, and nothing needs to be said."""
    finished = "h5 h6 h7 h8 h9 h10 h11"
    assert target("samba", "h12", "c12 d12 s12", finished) == Target(SET, Rank(12), 0)
    growing = ruleset_with("samba", sequence_grows_going_out=True)
    with pytest.raises(RuleViolation):
        target_of(growing, [meld("c12 d12 s12"), meld(finished)], parse_cards(["h12"]))


def test_melds_of_another_kind_are_never_meant() -> None:
    """A sequence is named by its lowest card, and is no set of that rank all the same."""
    assert target_of(CLASSIC, [meld("h9 h10 h11")], parse_cards(["c9"])) == Target(SET, Rank(9), None)
    assert target("samba", "c9 d9", "h9 h10 h11") == Target(SET, Rank(9), None)
