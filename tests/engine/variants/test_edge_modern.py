"""Modern American (rule 2.16): melds, pile, opening, talon, discards."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from engine.commands import DealRound
from engine.play import apply
from engine.referee import judge
from engine.rulesets import ruleset_named
from engine.state import new_match
from tests.engine.variants.rows import KINGS, MIXED, OPEN, TENS, Row, check, params

modern = partial(Row, "modern-american")

NOBODY = ["", "", ""]
ACES = "c1 c1 d1 d1 h1 h1 s1"
SEVENS = "c7 c7 d7 d7 h7 h7 s7"
LONG = " ".join(f"{suit}{rank}" for suit in "cd" for rank in (4, 5, 6, 8, 9, 10, 11, 12))
#: 125 points with a triple without wilds: three kings, three queens and two wilds with three aces.
OPENING = "c13 d13 h13 c12 d12 h12 c1 d1 h1 jk"
NOT_TAKEN = "pile-no-pair|pile-frozen"

MELDS = [
    modern("a set of three", "c8 d8 h8 c5 c6", "meld c8 d8 h8", ours=[OPEN], left="c5 c6"),
    modern("an eighth card", "s10 c5 c6", "meld #0 s10", ours=[TENS], no="meld-full|rank-dead"),
    modern(
        "three wilds",
        "c8 d8 h8 s8 jk c2 d2 c5",
        "meld c8 d8 h8 s8 jk c2 d2",
        ours=[OPEN],
        no="too-many-wilds|wild-needs-naturals",
    ),
    modern("81 a wild onto four naturals", "jk c5 c6", "meld @8 jk", ours=["c8 d8 h8 s8"], no="wild-needs-naturals"),
    modern("81 a wild onto five naturals", "jk c5 c6", "meld @8 jk", ours=["c8 d8 h8 s8 c8"], left="c5 c6"),
    modern(
        "a wild with five naturals at once",
        "c8 d8 h8 s8 c8 jk c5 c6",
        "meld c8 d8 h8 s8 c8 jk",
        ours=[OPEN],
        left="c5 c6",
    ),
    modern("a wild in a new meld of three", "c8 d8 jk c5 c6", "meld c8 d8 jk", ours=[OPEN], no="wild-needs-naturals"),
    modern("sevens with a wild", "c7 d7 jk c5 c6", "meld c7 d7 jk", ours=[OPEN], no="pure-rank"),
    modern("… however many", "jk c5 c6", "meld @7 jk", ours=["c7 d7 h7 s7 c7"], no="pure-rank"),
    modern("sevens without", "c7 d7 h7 c5 c6", "meld c7 d7 h7", ours=[OPEN], left="c5 c6"),
    modern("aces with a wild after the opening", "jk c5 c6", "meld @1 jk", ours=["c1 d1 h1 s1 c1"], no="pure-rank"),
    modern("a new meld of aces with a wild", "c1 d1 jk c5 c6", "meld c1 d1 jk", ours=[OPEN], no="pure-rank"),
    modern("wilds are melded", "jk c2 d2 c5 c6", "meld jk c2 d2", ours=[OPEN], left="c5 c6"),
    modern(
        "while a wild meld is unfinished",
        "s2 c5 c6",
        "meld @8 s2",
        ours=["c8 d8 h8 s8 c8", "jk c2 d2"],
        no="wild-meld-first",
    ),
    modern("… wilds join it", "s2 c5 c6", "meld #1 s2", ours=["c8 d8 h8 s8 c8", "jk c2 d2"], left="c5 c6"),
    modern("a finished wild meld is full", "jk c5 c6", "meld #0 jk", ours=["c2 c2 d2 d2 h2 h2 s2"], no="meld-full"),
    modern(
        "a rank that the others closed is dead",
        "c10 d8 h10 s10 c5",
        "meld h10 s10 c10",
        theirs=["c10 d10 d10 h10 s10 c2 d2"],
        ours=["c9 d9 h9"],
        no="rank-dead",
    ),
    modern("black threes are not melded", "c5 c6", "meld c3 c3 s3", ours=[OPEN], no="*"),
]

PILE = [
    modern("one card is drawn", "c5 c6", "draw", stock="c4 c8", left="c5 c6 c8"),
    modern("a pair takes", "h8 s8 c5 c6", "take h8 s8", ours=[OPEN], pile="c9 d8", left="c5 c6 c9"),
    modern(
        "natural and wild do not",
        "h8 jk c5 c6",
        "take h8 jk",
        ours=[OPEN],
        pile="c9 d8",
        no=f"{NOT_TAKEN}|wild-needs-naturals",
    ),
    modern("the top is not added", "c5 c6", "take", ours=["c8 h8 s8"], pile="c9 d8", no=NOT_TAKEN),
    modern("a pair onto four", "h8 s8 c5 c6", "take h8 s8", ours=["c8 d8 h8 s8"], pile="c9 d8", left="c5 c6 c9"),
    modern(
        "a pair onto five", "h8 s8 c5 c6", "take h8 s8", ours=["c8 d8 h8 s8 c8"], pile="c9 d8", no="pile-meld-too-big"
    ),
    modern("… so it is not takeable", "h8 s8 c5 c6", ours=["c8 d8 h8 s8 c8"], pile="c9 d8", ask={"can-take": False}),
    modern("a wild on top", "jk c2 c5 c6", "take jk c2", ours=[OPEN], pile="c9 d2", no="pile-blocked"),
    modern(
        "for an opening that the hand makes",
        "c13 d13 c12 d12 h12 c1 d1 h1 s1 c5 c6",
        "take c13 d13; meld c1 d1 h1 s1; meld c12 d12 h12",
        pile="c9 s13",
        left="c5 c6 c9",
    ),
    modern(
        "for one that lacks just the top card's points",
        "c13 d13 c4 d4 h4 c1 d1 h1 s1 c5 c6",
        "take c13 d13",
        pile="c9 s13",
        no="opening-too-low|pile-not-for-opening",
    ),
]

OPENINGS = [
    *(
        modern(f"minimum at {total}", "c5", scores=(total, 0), ask={"minimum": need})
        for total, need in ((-5, 125), (0, 125), (2995, 125), (3000, 155), (4995, 155), (5000, 180))
    ),
    modern(
        "125 points with a natural triple",
        f"{OPENING} c5 c6",
        "meld c13 d13 h13; meld c12 d12 h12; meld c1 d1 h1 jk; discard c5",
        next=1,
    ),
    modern(
        "aces may have a wild in the opening",
        "c13 d13 h13 c12 d12 h12 c1 d1 jk c2 c5 c6",
        phase="meld",
        ask={"can-open": True},
    ),
    modern("no natural triple", "c1 d1 jk c13 d13 c2 c12 d12 d2 c5 c6", phase="meld", ask={"can-open": False}),
    modern("… is no opening", "c1 d1 jk c13 d13 c2 c5 c6", "meld c1 d1 jk", no="opening-shape"),
    modern("120 points", "c13 d13 h13 c12 d12 h12 c1 d1 h1 c5 c6", phase="meld", ask={"can-open": False}),
    modern(
        "a natural canasta from hand needs no minimum",
        "c9 c9 d9 d9 h9 h9 s9 c5 c6",
        "meld c9 c9 d9 d9 h9 h9 s9; discard c5",
        next=1,
    ),
    modern(
        "a wild canasta from hand, too", "c2 c2 d2 d2 h2 h2 s2 c5 c6", "meld c2 c2 d2 d2 h2 h2 s2; discard c5", next=1
    ),
    modern(
        "a wild canasta is an opening",
        "c2 c2 d2 d2 h2 h2 s2 c5 c6",
        phase="meld",
        scores=(6005, 0),
        ask={"can-open": True},
    ),
    modern("a mixed one does", "c4 c4 d4 d4 h4 jk c2 c5 c6", phase="meld", ask={"can-open": False}),
]


def owed(*numbers: int) -> dict[str, Any]:
    return {"owed": list(numbers)}


LAYING = "meld c13 d13 h13; meld c12 d12 h12; meld c1 d1 h1 jk; discard c5"

TALON = [
    modern("four for the first side that opens", f"{OPENING} c5 c6", LAYING, stock=LONG, after=owed(4, 0, 0, 0)),
    modern("three for the second", f"{OPENING} c5 c6", LAYING, stock=LONG, theirs=[OPEN], after=owed(3, 0, 0, 0)),
    modern(
        "they come with the next turn",
        "c5 c6",
        "draw",
        stock=LONG,
        ours=[OPEN],
        more=owed(4, 0, 0, 0),
        kept=2 + 1 + 4,
        after=owed(0, 0, 0, 0),
    ),
    modern("… not with another's", "c5 c6", "draw", stock=LONG, ours=[OPEN], more=owed(0, 3, 4, 0), kept=2 + 1),
    modern(
        "not from a stock of eight",
        "c5 c6",
        "draw",
        stock="c4 c6 c8 c9 d4 d5 d6 d8",
        ours=[OPEN],
        more=owed(4, 0, 0, 0),
        kept=2 + 1,
    ),
    modern(
        "none for an opening with the pile",
        "c13 d13 c12 d12 h12 c1 d1 h1 s1 c5 c6",
        "take c13 d13; meld c1 d1 h1 s1; meld c12 d12 h12; discard c5",
        pile="c9 s13",
        stock=LONG,
        after=owed(0, 0, 0, 0),
    ),
]

CLOSED = "c10 c10 d10 d10 h10 s10 c2"
DISCARDS = [
    modern("a wild while there are others", "jk c5 c6", "discard jk", ours=[OPEN], pile="c9", no="discard-barred"),
    modern("a wild of nothing but wilds", "jk c2 d2", "discard c2", ours=[OPEN], pile="c9", next=1),
    *(
        modern(f"{card} onto an empty pile", f"{card} c5 c6", f"discard {card}", ours=[OPEN], no="discard-barred")
        for card in ("c7", "c1", "jk")
    ),
    *(
        modern(f"{card} onto a pile", f"{card} c5 c6", f"discard {card}", ours=[OPEN], pile="c9", next=1)
        for card in ("c7", "c1")
    ),
    modern(
        "a dead card onto an empty pile",
        "h10 c5 c6",
        "discard h10",
        ours=["c9 d9 h9"],
        theirs=[CLOSED],
        no="discard-barred",
    ),
    modern(
        "a dead card onto a pile", "h10 c5 c6", "discard h10", ours=["c9 d9 h9"], theirs=[CLOSED], pile="c9", next=1
    ),
    modern("another card onto an empty pile", "c5 c6 jk", "discard c5", ours=[OPEN], next=1),
]

THREES = [
    modern(
        "a black three that is not drawn stays in the stock", "c5", "draw", stock="c4 c8 s3 c9", left="c5 c9", threes=""
    ),
    modern("a drawn black three", "c5", "draw", stock="c4 c8 s3", left="c5 c8", threes="s3"),
    modern(
        "a three as the last card stays in hand",
        "c5",
        "draw",
        stock="h3",
        others=NOBODY,
        ends=True,
        items={"red-threes": 0, "cards-in-hand": -10},
    ),
    modern("a drawn red three", "c5", "draw", stock="c4 c8 h3", left="c5 c8", threes="h3"),
    modern(
        "threes in hand at the turn's beginning",
        "c5 s3 h3",
        "draw",
        stock="c4 c8 c9 c11",
        kept=1 + 2 + 1,
        threes="s3 h3",
    ),
    *(
        modern(
            f"{len(red.split())} threes with two canastas: {red}",
            "c5",
            "discard c5",
            ours=[TENS, KINGS],
            red=red,
            others=NOBODY,
            items={"red-threes": points},
        )
        for red, points in (
            ("h3", 100),
            ("h3 d3", 300),
            ("h3 d3 h3", 500),
            ("h3 d3 h3 d3", 1000),
            ("c3", 100),
            ("c3 s3", 300),
            ("h3 s3", 200),
            ("h3 d3 c3 s3", 600),
            ("h3 h3 d3 d3 c3 c3 s3 s3", 2000),
        )
    ),
    *(
        modern(
            f"80 two red threes with {len(theirs)} canastas",
            "c5",
            "discard c5",
            ours=[TENS, KINGS],
            theirs=theirs,
            their_red="h3 d3",
            others=NOBODY,
            their_items={"red-threes": points},
        )
        for theirs, points in (
            ([], -300),
            ([MIXED.replace("10", "9")], 0),
            ([MIXED.replace("10", "9"), "c8 c8 d8 d8 h8 s8 c2"], 300),
        )
    ),
]


@pytest.mark.parametrize("row", params([*MELDS, *PILE, *OPENINGS, *TALON, *DISCARDS, *THREES]))
def test_modern_american(row: Row) -> None:
    check(row)


def test_no_card_is_turned_up() -> None:
    state, _ = apply(new_match(ruleset_named("modern-american")), DealRound(bytes(32)))
    assert state.pile == ()
    assert sum(map(len, state.hands)) == 4 * 13


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 0, 1, 2), (1, 3, 2, 0)])
def test_an_opening_is_all_that_is_laid_in_its_turn_in_any_order(order: tuple[int, ...]) -> None:
    lays = (["c1", "d1", "h1", "s1"], ["c13", "d13", "h13"], ["c12", "d12", "h12"], ["c9", "d9", "s2"])
    hand = [card for cards in lays for card in cards] + ["c4", "d5"]
    verdict = judge(
        {
            "ruleset": "modern-american",
            "position": {"turn": 0, "phase": "meld", "hands": [hand, ["c6"], ["c6"], ["d6"]], "stock": ["c8", "c8"]},
            "actions": [*({"do": "meld", "cards": lays[place]} for place in order), {"do": "discard", "card": "c4"}],
        }
    )
    assert verdict["ok"], verdict


def test_the_top_of_the_pile_is_no_part_of_the_clean_meld_that_opens() -> None:
    position = {
        "turn": 0,
        "hands": [["c9", "d9", "c1", "d1", "s2", "jk", "c13", "c5", "c6"], ["c6"], ["d6"], ["d6"]],
        "pile": ["h9"],
        "stock": ["c8", "c8"],
    }
    request = {"ruleset": "modern-american", "position": position, "ask": ["can-take"]}
    assert judge(request)["answers"] == {"can-take": False}
