"""Sequences in suit, against trying every set of cards (rule 2.10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import CODES, PLACE_OF, Card, card_at, card_names, parse_cards
from engine.prospect import run_of
from engine.runs import Counts, Run, RunPiece, RunPlan, longer_runs, new_runs, run_plans, size_of
from engine.state import SEQUENCE, Meld

PLACES: Final = range(4, 15)


def hand(text: str) -> Counts:
    counts = [0] * CODES
    for card in parse_cards(text.split()):
        counts[card] += 1
    return counts


def run(text: str) -> Run:
    cards = parse_cards(text.split())
    return run_of(Meld(cards[0] >> 2, cards, (), SEQUENCE))  # type: ignore[arg-type]


def written(pieces: Iterator[RunPiece]) -> list[str]:
    return [" ".join(card_names(piece.cards)) for piece in pieces]


# one sequence at a time


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("h4 h5", []),
        ("h4 h5 h6", ["h4 h5 h6"]),
        ("h4 h5 h6 h6", ["h4 h5 h6"]),
        ("h4 h5 s6", []),
        ("h4 h5 h7 h8", []),
        ("h4 h5 h6 h7", ["h4 h5 h6", "h4 h5 h6 h7", "h5 h6 h7"]),
        ("h12 h13 h1", ["h12 h13 h1"]),  # the ace is high
        ("h13 h1 h4", []),  # … and never low
        ("h1 h2 h3", []),
        ("h3 h4 h5", []),
        ("jk h4 h5", []),
        ("c4 c5 c6 h4 h5 h6", ["c4 c5 c6", "h4 h5 h6"]),
    ],
)
def test_new_sequences(text: str, expected: list[str]) -> None:
    assert written(new_runs(hand(text), least=3, most=7)) == expected


@pytest.mark.parametrize(
    ("lying", "text", "most", "expected"),
    [
        ("h5 h6 h7", "", 7, []),
        ("h5 h6 h7", "h9 s8 h3", 7, []),
        ("h5 h6 h7", "h4", 7, ["h4"]),
        ("h5 h6 h7", "h8", 7, ["h8"]),
        ("h5 h6 h7", "h4 h8", 7, ["h8", "h4", "h4 h8"]),
        ("h5 h6 h7", "h8 h9", 7, ["h8", "h8 h9"]),
        ("h5 h6 h7", "h8 h9", 4, ["h8"]),
        ("h5 h6 h7", "h4 h8", 4, ["h8", "h4"]),
        ("h11 h12 h13", "h1", 7, ["h1"]),
        ("h12 h13 h1", "h4 h11", 7, ["h11"]),
        ("h4 h5 h6", "h1 h3 h2", 7, []),
        ("h5 h6 h7 h8 h9 h10 h11", "h4 h12", 7, []),
        ("h5 h6 h7 h8 h9 h10 h11", "h4 h12", 11, ["h12", "h4", "h4 h12"]),
    ],
)
def test_continuing_a_sequence(lying: str, text: str, most: int, expected: list[str]) -> None:
    assert written(longer_runs(hand(text), run(lying), most=most)) == expected


def test_a_piece_says_what_lies_there_then() -> None:
    assert RunPiece(None, parse_cards(["s12", "s13", "s1"])).after == (3, 12, 14)
    assert RunPiece((2, 5, 7), parse_cards(["h4", "h8", "h9"])).after == (2, 4, 9)
    assert size_of((2, 4, 9)) == 6


@st.composite
def suits(draw: st.DrawFn) -> Counts:
    """Draw the cards of one suit or two."""
    counts = [0] * CODES
    for suit, place in product(draw(st.sampled_from([(2,), (0, 3)])), PLACES):
        counts[card_at(suit, place)] = draw(st.sampled_from([0, 0, 1, 1, 2]))
    return counts


def is_row(cards: tuple[Card, ...]) -> bool:
    places = [PLACE_OF[card] for card in cards]
    return len({card & 3 for card in cards}) == 1 and places == list(range(places[0], places[0] + len(places)))


def rows(counts: Counts, suit: int, least: int, most: int) -> set[tuple[Card, ...]]:
    """List the sequences of a suit by trying every stretch of places."""
    stretches = (
        tuple(card_at(suit, place) for place in range(low, high + 1))
        for low in PLACES
        for high in PLACES
        if high >= low
    )
    return {cards for cards in stretches if least <= len(cards) <= most and all(counts[card] for card in cards)}


@given(counts=suits(), least=st.sampled_from([3, 4]), most=st.integers(4, 11))
def test_new_sequences_are_all_that_there_are(counts: Counts, least: int, most: int) -> None:
    found = [piece.cards for piece in new_runs(counts, least=least, most=most)]
    assert len(found) == len(set(found))
    assert set(found) == {cards for suit in range(4) for cards in rows(counts, suit, least, most)}


def longer(counts: Counts, lying: Run, most: int) -> set[tuple[Card, ...]]:
    """List the ways to continue a run by trying every longer stretch."""
    suit, low, high = lying
    found = set()
    for first, last in product(PLACES, PLACES):
        if first <= low and last >= high and (first, last) != (low, high) and last - first + 1 <= most:
            cards = tuple(card_at(suit, place) for place in range(first, last + 1) if not low <= place <= high)
            if all(counts[card] for card in cards):
                found.add(cards)
    return found


RUNS: Final = st.tuples(st.sampled_from([0, 2, 3]), st.integers(4, 12), st.integers(2, 10)).map(
    lambda run: (run[0], run[1], min(14, run[1] + run[2]))
)


@given(counts=suits(), lying=RUNS, most=st.integers(4, 11))
def test_sequences_are_continued_in_every_way(counts: Counts, lying: Run, most: int) -> None:
    found = [piece.cards for piece in longer_runs(counts, lying, most=most)]
    assert len(found) == len(set(found))
    assert set(found) == longer(counts, lying, most)
    for piece in longer_runs(counts, lying, most=most):
        assert is_row(tuple(card_at(piece.after[0], place) for place in range(piece.after[1], piece.after[2] + 1)))
        assert size_of(piece.after) == size_of(lying) + len(piece.cards)


# all sequences of a turn


def plans(counts: Counts, runs: tuple[Run, ...], least: int, full: int) -> set[tuple[tuple[int, ...], int]]:
    """List what sequences can take from a hand, by rank, with the canastas made: one sequence after the other."""
    found: set[tuple[tuple[int, ...], int]] = set()

    def note(left: Counts, gained: int) -> None:
        used = [0] * 14
        for card in range(CODES):
            used[card >> 2] += counts[card] - left[card]
        found.add((tuple(used), gained))

    def without(left: Counts, cards: tuple[Card, ...]) -> Counts:
        after = list(left)
        for card in cards:
            after[card] -= 1
        return after

    begun: set[tuple[tuple[int, ...], int]] = set()

    def begin(left: Counts, gained: int) -> None:
        if (tuple(left), gained) in begun:
            return
        begun.add((tuple(left), gained))
        note(left, gained)
        for suit in range(4):
            for cards in rows(left, suit, least, full):
                begin(without(left, cards), gained + (len(cards) >= full))

    def grow(place: int, left: Counts, gained: int) -> None:
        if place == len(runs):
            begin(left, gained)
            return
        grow(place + 1, left, gained)
        lying = runs[place]
        for cards in longer(left, lying, full):
            made = size_of(lying) < full <= size_of(lying) + len(cards)
            grow(place + 1, without(left, cards), gained + made)

    grow(0, counts, 0)
    return found


@st.composite
def short_suits(draw: st.DrawFn) -> Counts:
    """Draw some neighbouring cards, so that every order of laying them can be tried."""
    counts = [0] * CODES
    for suit in draw(st.sampled_from([(2,), (0, 3)])):
        low = draw(st.integers(4, 9))
        for place in range(low, low + 6):
            counts[card_at(suit, place)] = draw(st.sampled_from([0, 1, 1, 2]))
    return counts


SHORT_RUNS: Final = st.tuples(st.sampled_from([0, 2]), st.integers(4, 12), st.integers(2, 4)).map(
    lambda run: (run[0], run[1], min(14, run[1] + run[2]))
)


def used_by(plan: RunPlan) -> tuple[int, ...]:
    ranks = Counter(card >> 2 for card in plan.cards)
    return tuple(ranks[rank] for rank in range(14))


@given(
    counts=short_suits(),
    runs=st.lists(SHORT_RUNS, max_size=2).map(tuple),
    full=st.sampled_from([4, 5, 7]),
)
def test_the_choices_of_sequences_are_all_that_there_are(counts: Counts, runs: tuple[Run, ...], full: int) -> None:
    found = list(run_plans(counts, runs, least=3, full=full))
    assert found[0] == RunPlan(), "to lay nothing comes first"
    keys = [(used_by(plan), plan.canastas) for plan in found]
    assert len(keys) == len(set(keys))
    assert set(keys) == plans(counts, runs, 3, full)
    for plan in found:
        assert not Counter(plan.cards) - Counter({Card(card): counts[card] for card in range(CODES)})
        lying = list(runs)
        for piece in plan.pieces:
            if piece.run is not None:
                lying.remove(piece.run)  # each is continued once


def test_a_card_goes_where_it_makes_a_canasta() -> None:
    """The same four cards as two choices: onto the run, which makes it a canasta, or as a sequence of their own."""
    found = list(run_plans(hand("h8 h9 h10 h11"), (run("h5 h6 h7"),), least=3, full=7))
    whole = {plan.canastas: plan.pieces for plan in found if len(plan.cards) == 4}
    assert whole == {
        1: (RunPiece((2, 5, 7), parse_cards(["h8", "h9", "h10", "h11"])),),
        0: (RunPiece(None, parse_cards(["h8", "h9", "h10", "h11"])),),
    }
