"""Italy: the book's version, Canastone and the page of a casino (rules 2.12, 2.13 and 2.18)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from engine.cards import RED_THREES, Card, parse_card
from engine.commands import DealRound
from engine.play import apply
from engine.position import write_position
from engine.rulesets import ruleset_named
from engine.state import new_match
from tests.engine.variants.rows import KINGS, MIXED, OPEN, TENS, Row, check, params

italian = partial(Row, "italian")
canastone = partial(Row, "canastone")
casino = partial(Row, "italian-casino")

NOBODY = ["", "", ""]
TWOS = "c2 c2 c2 d2 d2 h2 s2"
WILD = "jk jk c2 c2 d2 d2 h2"
FROZEN = "pile-frozen|pile-no-pair|pile-frozen-unopened"


def natural(rank: int) -> str:
    return " ".join(f"{suit}{rank}" for suit in "ccddhhs")


FIVE = [natural(rank) for rank in (8, 9, 10, 11, 12)]
EIGHTS_MIXED = "c8 c8 d8 d8 h8 h8 jk"
BASE: dict[str, Any] = {"base": ["c4", "c11", "c13"]}

ITALIAN = [
    italian("two cards are drawn", "c5 c6", "draw", stock="c4 c8 c9", left="c5 c6 c8 c9"),
    italian("natural and wild do not take", "h8 jk c5 c6", "take h8 jk", ours=[OPEN], pile="c9 d8", no=FROZEN),
    italian("the top is not added to a meld", "c5 c6", "take", ours=["c8 h8 s8"], pile="c9 d8", no=FROZEN),
    italian("a pair takes", "h8 s8 c5 c6", "take h8 s8", ours=[OPEN], pile="c9 d8", left="c5 c6 c9"),
    italian(
        "the base comes along",
        "h8 s8 c5 c6",
        "take h8 s8",
        ours=[OPEN],
        pile="c9 d8",
        more=BASE,
        left="c5 c6 c9 c4 c11 c13",
        after={"base": []},
    ),
    italian(
        "red threes of the base are laid",
        "h8 s8 c5 c6",
        "take h8 s8",
        ours=[OPEN],
        pile="c9 d8",
        more={"base": ["h3", "c4"]},
        left="c5 c6 c9 c4",
        threes="h3",
    ),
    italian("76 opening with a wild", "c1 d1 h1 c2 c5 c6", "meld c1 d1 h1 c2", no="opening-no-wilds"),
    italian(
        "76 … in a second meld",
        "c1 d1 h1 c9 d9 h9 c2 c5 c6",
        "meld c1 d1 h1; meld c9 d9 h9 c2",
        scores=(1500, 0),
        no="opening-no-wilds",
    ),
    italian("76 … cannot open", "c1 d1 c2 c2 c5 c6 c9", phase="meld", ask={"can-open": False}),
    italian("opening without", "c1 d1 h1 c5 c6", "meld c1 d1 h1; discard c5", next=1),
    italian("wilds come later", "c9 d9 c2 c5 c6", "meld c9 d9 c2", ours=[OPEN], left="c5 c6"),
    *(
        italian(f"minimum at {total}", "c5", scores=(total, 0), ask={"minimum": need})
        for total, need in (
            (-5, 15),
            (0, 50),
            (1495, 50),
            (1500, 90),
            (3000, 120),
            (5000, 160),
            (7500, 180),
            (9995, 180),
            (10000, 200),
        )
    ),
    italian(
        "three wilds in a set", "h9 c9 d9 s9 jk c2 d2 c5", "meld h9 c9 d9 s9 jk c2 d2", ours=[OPEN], no="too-many-wilds"
    ),
    italian("sequences are no melds", "h5 h6 h7 c5 c6", "meld h5 h6 h7", ours=[OPEN], no="mixed-ranks|not-in-sequence"),
    italian("twos are a rank", "c2 d2 s2 c5 c6", "meld c2 d2 s2", ours=[OPEN], left="c5 c6"),
    italian("… with jokers", "c2 d2 s2 jk c5 c6", "meld c2 d2 s2 jk", ours=[OPEN], left="c5 c6"),
    italian(
        "while unfinished all twos go to it",
        "c2 c9 d9 h9 c5 c6",
        "meld c9 d9 h9 c2",
        ours=[OPEN, "c2 d2 s2"],
        no="wild-meld-first",
    ),
    italian("… and onto no other meld", "c2 c5 c6", "meld @10 c2", ours=[OPEN, "c2 d2 s2"], no="wild-meld-first"),
    italian("… but to it they do", "c2 c5 c6", "meld #1 c2", ours=[OPEN, "c2 d2 s2"], table=[OPEN, "c2 c2 d2 s2"]),
    italian("once finished they go anywhere", "h2 c5 c6", "meld @10 h2", ours=[OPEN, TWOS], left="c5 c6"),
    italian("two canastas", "c5", "discard c5", ours=[TENS, MIXED.replace("10", "9")], out=0, ends=True),
    italian("one canasta", "c5", "discard c5", ours=[TENS], no="no-canasta"),
    italian("one canasta and a wild one", "c5", "discard c5", ours=[TENS, TWOS], no="no-canasta|kinds-missing"),
    italian("seven twos", "c5", "discard c5", ours=[TENS, KINGS, TWOS], items={"wild-canastas": 3000}),
    italian("twos and jokers", "c5", "discard c5", ours=[TENS, KINGS, WILD], items={"wild-canastas": 2000}),
    italian(
        "… for the side that goes out",
        "c5",
        "discard c5",
        ours=[TENS, KINGS],
        theirs=[TWOS],
        their_items={"wild-canastas": 0},
    ),
    italian(
        "… and for none if nobody does",
        "c5 c4",
        "discard c5",
        stock="",
        ours=[TENS, KINGS, TWOS],
        items={"wild-canastas": 0},
    ),
    italian(
        "going out is worth 300",
        f"{KINGS} {TENS} c5",
        f"meld {KINGS}; meld {TENS}; discard c5",
        others=NOBODY,
        items={"going-out": 300, "concealed": 0},
    ),
    *(
        italian(
            f"77 {count} red threes",
            "c5 c4",
            "discard c5",
            stock="",
            ours=[TENS, KINGS],
            red=red,
            items={"red-threes": points},
        )
        for count, red, points in (
            (1, "h3", 100),
            (3, "h3 d3 h3", 300),
            (4, "h3 d3 h3 d3", 800),
            (5, "h3 d3 h3 d3 d3", 1000),
            (6, "h3 d3 h3 d3 h3 d3", 1200),
        )
    ),
    italian(
        "77 with one canasta they are lost",
        "c5 c4",
        "discard c5",
        stock="",
        ours=[TENS],
        red="h3 d3",
        items={"red-threes": -200},
    ),
    italian("five natural canastas", "c5", "discard c5", ours=FIVE, items={"canasta-count": 2000}),
    italian(
        "four natural and a mixed one",
        "c5",
        "discard c5",
        ours=[EIGHTS_MIXED, *FIVE[1:]],
        items={"canasta-count": 1000},
    ),
    italian("four canastas", "c5", "discard c5", ours=FIVE[1:], items={"canasta-count": 0}),
    italian(
        "ten canastas",
        "c5",
        "discard c5",
        ours=[EIGHTS_MIXED, MIXED.replace("10", "9"), *(natural(rank) for rank in (1, 4, 6, 7, 10, 11, 12, 13))],
        items={"canasta-count": 2000},
    ),
]

CANASTONE = [
    canastone("two cards from the stock", "c5 c6", "draw", stock="c4 c8 c9", left="c5 c6 c8 c9"),
    canastone(
        "or the pile and one",
        "h8 s8 c5 c6",
        "take h8 s8",
        ours=[OPEN],
        pile="c9 d8",
        stock="c4 c11",
        left="c5 c6 c9 c11",
    ),
    canastone(
        "a red three as that one is replaced",
        "h8 s8 c5 c6",
        "take h8 s8",
        ours=[OPEN],
        pile="c9 d8",
        stock="c4 c11 h3",
        left="c5 c6 c9 c11",
        threes="h3",
    ),
    canastone(
        "with its base",
        "h8 s8 c5 c6",
        "take h8 s8",
        ours=[OPEN],
        pile="c9 d8",
        stock="c12",
        more=BASE,
        left="c5 c6 c9 c4 c11 c13 c12",
    ),
    canastone(
        "a frozen pile and two naturals", "h8 s8 c5 c6", "take h8 s8", ours=[OPEN], pile="jk c9 d8", no="pile-frozen"
    ),
    canastone(
        "a frozen pile and three",
        "h8 s8 c8 c5 c6",
        "take h8 s8 c8",
        ours=[OPEN],
        pile="jk c9 d8",
        stock="c4",
        left="c5 c6 jk c9 c4",
    ),
    canastone(
        "a frozen pile, two and a wild",
        "h8 s8 c2 c5 c6",
        "take h8 s8 c2",
        ours=[OPEN],
        pile="jk c9 d8",
        no="pile-frozen",
    ),
    canastone(
        "natural and wild do not take", "h8 jk c5 c6", "take h8 jk", ours=[OPEN], pile="c9 d8", no="pile-no-pair"
    ),
    canastone("not for the opening", "h13 s13 c2 c5 c6", "take h13 s13 c2", pile="c9 d13", no="pile-not-for-opening"),
    canastone("more naturals than wilds", "c9 d9 c2 d2 c5 c6", "meld c9 d9 c2 d2", ours=[OPEN], no="wilds-outnumber"),
    canastone(
        "two wilds at most", "h9 c9 d9 s9 jk c2 d2 c5", "meld h9 c9 d9 s9 jk c2 d2", ours=[OPEN], no="too-many-wilds"
    ),
    canastone("wilds are melded", "jk c2 d2 c5 c6", "meld jk c2 d2", ours=[OPEN], left="c5 c6"),
    canastone("two natural canastas", "c5", "discard c5", ours=[TENS, KINGS], no="kinds-missing"),
    canastone("two mixed canastas", "c5", "discard c5", ours=[MIXED, EIGHTS_MIXED], no="kinds-missing"),
    canastone("one of each", "c5", "discard c5", ours=[TENS, EIGHTS_MIXED], out=0, ends=True),
    canastone("one canasta", "c5", "discard c5", ours=[TENS], no="no-canasta|kinds-missing"),
]

CASINO = [
    casino("one card is drawn", "c5 c6", "draw", stock="c4 c8", left="c5 c6 c8"),
    casino(
        "as many wilds as one likes up to three",
        "c9 d9 c2 d2 jk c5 c6",
        "meld c9 d9 c2 d2 jk",
        ours=[OPEN],
        left="c5 c6",
    ),
    casino("four wilds", "c9 d9 s9 c2 d2 jk h2 c5 c6", "meld c9 d9 s9 c2 d2 jk h2", ours=[OPEN], no="too-many-wilds"),
    casino("one natural", "c9 c2 d2 c5 c6", "meld c9 c2 d2", ours=[OPEN], no="too-few-naturals"),
    casino("black threes are never melded", "c3 c3 s3", "meld c3 c3 s3", ours=[TENS], no="black-threes-never"),
    casino("one canasta goes out", "c5", "discard c5", ours=[TENS], out=0, ends=True),
    casino("natural and wild take", "h8 jk c5 c6", "take h8 jk", ours=[OPEN], pile="c9 d8", left="c5 c6 c9"),
    casino(
        "the top joins a meld", "c5 c6", "take", ours=["c8 h8 s8"], pile="c9 d8", more=BASE, left="c5 c6 c9 c4 c11 c13"
    ),
    casino("frozen, a pair takes", "h8 s8 c5 c6", "take h8 s8", ours=[OPEN], pile="jk c9 d8", left="c5 c6 jk c9"),
    casino(
        "frozen, natural and wild do not", "h8 jk c5 c6", "take h8 jk", ours=[OPEN], pile="jk c9 d8", no="pile-frozen"
    ),
    casino(
        "concealed is not paid", f"{KINGS} c5", f"meld {KINGS}; discard c5", items={"going-out": 100, "concealed": 0}
    ),
    casino(
        "canastas as in classic",
        "c5",
        "discard c5",
        ours=[TENS, MIXED.replace("10", "9")],
        items={"natural-canastas": 500, "mixed-canastas": 300},
    ),
    *(
        casino(
            f"{count} red threes, whatever is melded",
            "c5 c4",
            "discard c5",
            stock="",
            red=red,
            items={"red-threes": 100 * count},
        )
        for count, red in ((1, "h3"), (4, "h3 d3 h3 d3"), (6, "h3 d3 h3 d3 h3 d3"))
    ),
    *(
        casino(f"minimum at {total}", "c5", scores=(total, 0), ask={"minimum": need})
        for total, need in ((-5, 50), (0, 50), (1495, 50), (1500, 90), (2995, 90), (3000, 120), (4995, 120))
    ),
]


@pytest.mark.parametrize("row", params([*ITALIAN, *CANASTONE, *CASINO]))
def test_italy(row: Row) -> None:
    check(row)


@pytest.mark.parametrize("name", ["italian", "canastone", "italian-casino"])
def test_75_the_base_counts_as_the_rank_of_the_first_up_card(name: str) -> None:
    """Rules 2.12 and 2.18: a jack has 11 cards below it, a queen 12, a king 13; an ace 14."""
    seen = set()
    for number in range(120):
        state, _ = apply(new_match(ruleset_named(name)), DealRound(bytes([number] * 32)))
        position = write_position(state)
        rank = int(position["pile"][-1][1:])
        assert len(position["base"]) == (14 if rank == 1 else rank)
        assert (
            len(position["stock"])
            + len(position["pile"])
            + len(position["base"])
            + sum(map(len, position["hands"]))
            + sum(map(len, position["red_threes"]))
            == 162
        )
        seen.add(rank)
    assert {1, 11, 12, 13} <= seen


@pytest.mark.parametrize("name", ["italian", "italian-casino"])
def test_red_threes_are_laid_before_play(name: str) -> None:
    found = 0
    for number in range(20):
        state, _ = apply(new_match(ruleset_named(name)), DealRound(bytes([number] * 32)))
        assert all(RED_THREES.isdisjoint(hand) for hand in state.hands)
        found += sum(len(side.red_threes) for side in state.sides)
    assert found > 0


def test_a_first_up_card_is_turned_again_on_a_black_three_or_a_wild() -> None:
    turned: set[Card] = set()
    for number in range(255):
        state, _ = apply(new_match(ruleset_named("italian-casino")), DealRound(bytes([number] * 32)))
        assert state.pile[-1] not in {parse_card(name) for name in ("c3", "s3", "jk", "c2", "d2", "h2", "s2")}
        turned.update(state.pile[:-1])
    assert {parse_card("jk"), parse_card("c2")} & turned
    assert {parse_card("c3"), parse_card("s3")} & turned
