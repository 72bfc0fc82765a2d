"""Modern American (rule 2.16): going out, bonuses, penalties, the swing and special hands."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.engine.variants.rows import KINGS, MIXED, TENS, Row, check, params, verdict_of

modern = partial(Row, "modern-american")

NOBODY = ["", "", ""]
ACES = "c1 c1 d1 d1 h1 h1 s1"
MIXED_ACES = "c1 c1 d1 d1 h1 s1 jk"
SEVENS = "c7 c7 d7 d7 h7 h7 s7"
NINES = MIXED.replace("10", "9")
ASKED: dict[str, Any] = {"asked": [True, False, False, False]}

OUT = [
    modern("one canasta", "c5", "discard c5", ours=[TENS], no="no-canasta"),
    modern("two canastas", "c5", "discard c5", ours=[TENS, NINES], out=0, ends=True),
    modern("the last card must be discarded", "c8 d8 h8", "meld c8 d8 h8", ours=[TENS, KINGS], no="final-discard"),
    modern("… and then it is", "c8 d8 h8 c5", "meld c8 d8 h8; discard c5", ours=[TENS, KINGS], out=0, ends=True),
    modern("an unfinished meld of aces", "c5", "discard c5", ours=[TENS, KINGS, "c1 d1 h1"], no="special-unfinished"),
    modern("an unfinished meld of sevens", "c5", "discard c5", ours=[TENS, KINGS, "c7 d7 h7"], no="special-unfinished"),
    modern("an unfinished wild meld", "c5", "discard c5", ours=[TENS, KINGS, "jk c2 d2"], no="special-unfinished"),
    modern("a wild is discarded as the last card", "jk", "discard jk", ours=[TENS, KINGS], pile="c9", out=0, ends=True),
    modern("asking", "c5", "ask; yes; discard c5", ours=[TENS, KINGS], out=0, ends=True),
    modern("asking once in a round", "c5", "ask", ours=[TENS, KINGS], more=ASKED, no="asked-this-round"),
    modern("no is binding", "c5 c8", "ask; no; discard c5", ours=[TENS, KINGS, "c8 d8 h8 s8 d8"], next=1),
    modern("yes is binding", "c5 c8", "ask; yes; discard c5", ours=[TENS, KINGS, "d8 h8 s8"], no="must-go-out"),
    modern("without asking", "c5", "discard c5", ours=[TENS, KINGS], out=0),
]

BONUSES = [
    *(
        modern(f"{what}", "c5", "discard c5", ours=[meld, TENS, KINGS], others=NOBODY, before=[0], items=items)
        for what, meld, items in (
            ("natural aces", ACES, {"rank-canastas": 2500, "natural-canastas": 1000}),
            ("sevens", SEVENS, {"rank-canastas": 2500}),
            ("mixed aces are an ordinary canasta", MIXED_ACES, {"rank-canastas": 0, "mixed-canastas": 300}),
            ("wilds with one joker", "jk c2 c2 d2 d2 h2 h2", {"wild-canastas": 2000}),
            ("wilds with three jokers", "jk jk jk c2 c2 d2 d2", {"wild-canastas": 2000}),
            ("wilds with four jokers", "jk jk jk jk c2 c2 d2", {"wild-canastas": 2500}),
            ("seven twos", "c2 c2 d2 d2 h2 h2 s2", {"wild-canastas": 3000}),
        )
    ),
    modern(
        "going out is worth 100",
        "c5",
        "discard c5",
        ours=[TENS, NINES],
        others=NOBODY,
        before=[0],
        items={"going-out": 100, "natural-canastas": 500, "mixed-canastas": 300, "concealed": 0},
        scored=70 + 500 + 80 + 300 + 100,
    ),
    modern(
        "concealed is worth no more",
        f"{TENS} {KINGS} c5",
        f"meld {TENS}; meld {KINGS}; discard c5",
        items={"concealed": 0, "going-out": 100},
    ),
]

PENALTIES = [
    *(
        modern(
            what,
            "c5",
            "discard c5",
            ours=[TENS, KINGS],
            theirs=theirs,
            others=[held, "", ""],
            their_items={"penalties": lost},
        )
        for what, theirs, held, lost in (
            ("their unfinished natural aces", ["c1 d1 h1", NINES], "", -2500),
            ("their unfinished sevens", ["c7 d7 h7", NINES], "", -2500),
            ("their unfinished wild meld", ["jk c2 d2", NINES], "", -2000),
            ("both", ["c1 d1 h1", "c7 d7 h7"], "", -5000),
            ("their unfinished aces with a wild", ["c1 d1 jk", NINES], "", 0),
            ("three aces in a hand", [NINES], "c1 d1 h1", -1500),
            ("three sevens in a hand", [NINES], "c7 d7 h7", -1500),
            ("three of each in a hand", [NINES], "c1 d1 h1 c7 d7 h7", -3000),
            ("two aces in a hand", [NINES], "c1 d1", 0),
        )
    ),
    modern(
        "each player pays",
        "c5",
        "discard c5",
        ours=[TENS, KINGS],
        theirs=[NINES],
        others=["c1 d1 h1", "", "s1 c1 d1"],
        their_items={"penalties": -3000},
    ),
    modern(
        "the side that goes out pays too",
        "c5",
        "discard c5",
        ours=[TENS, KINGS],
        others=["", "c1 d1 h1", ""],
        items={"penalties": -1500},
    ),
]

EIGHTS = "c8 c8 d8 d8 h8 s8 d2"
SWING = [
    modern(
        "no canasta: melds and threes are subtracted",
        "c5",
        "discard c5",
        ours=[TENS, KINGS],
        theirs=["c8 d8 h8 s8"],
        their_red="h3",
        others=["c4", "", ""],
        lost=-40 - 100 - 5,
    ),
    modern(
        "one canasta: melds count, threes do not",
        "c5",
        "discard c5",
        ours=[TENS, KINGS],
        theirs=[NINES],
        their_red="h3",
        others=["c4", "", ""],
        lost=80 + 300 - 5,
    ),
    modern(
        "two canastas: everything counts",
        "c5",
        "discard c5",
        ours=[TENS, KINGS],
        theirs=[NINES, EIGHTS],
        their_red="h3",
        others=["c4", "", ""],
        lost=160 + 600 + 100 - 5,
    ),
]

STRAIGHT = "jk c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 c11 c12 c13"
PAIRS = "c4 d4 c5 d5 c6 d6 c8 d8 c9 d9 c10 d10 c11 d11"
SPECIAL_PAIRS = "c1 d1 c7 d7 c2 d2 c4 d4 c5 d5 c6 d6 c8 d8"
GARBAGE = "c4 d4 h4 s4 c5 d5 h5 s5 c6 d6 h6 c8 d8 h8"

SHOWN = [
    *(
        modern(what, hand, "show", others=NOBODY, out=0, ends=True, scored=points)
        for what, hand, points in (
            ("pairs without wilds", PAIRS, 2500),
            ("pairs with aces, sevens and a wild pair", SPECIAL_PAIRS, 2000),
            ("4-4-3-3", GARBAGE, 3000),
            ("a straight with the three that was kept for it", STRAIGHT, 3000),
        )
    ),
    modern(
        "the other side scores as it lies",
        PAIRS,
        "show",
        others=["c4 h4", "", ""],
        theirs=[KINGS, "c12 c12 d12 d12 h12 s12 s2"],
        lost=70 + 500 + 80 + 300 - 10,
    ),
    modern("it replaces the round's score", PAIRS, "show", others=["", "c12 h1", ""], red="h3", scored=2500),
    modern("no special hand", "c4 d4 c5 d5 c6 d6 c8 d8 c9 d9 c10 d10 c11 d12", "show", no="no-special-hand"),
    modern(
        "pairs with twos and no aces", "c2 d2 c5 d5 c6 d6 c8 d8 c9 d9 c10 d10 c11 d11", "show", no="no-special-hand"
    ),
    modern("thirteen cards", PAIRS[:-4], "show", no="no-special-hand"),
    modern("not once the side has melded", PAIRS, "show", ours=["c12 d12 h12"], no="no-special-hand"),
    modern("not before the draw", PAIRS, "show", phase="draw", no="draw-first|no-special-hand"),
]


@pytest.mark.parametrize("row", params([*OUT, *BONUSES, *PENALTIES, *SWING, *SHOWN]))
def test_modern_american(row: Row) -> None:
    check(row)


@pytest.mark.parametrize("row", params([row for row in SHOWN if row.scored and row.scored > 0]))
def test_a_shown_hand_has_a_name(row: Row) -> None:
    ended = verdict_of(row)["ended"]
    assert isinstance(ended["special"], str)
    assert [line["item"] for line in ended["sheet"][0] if line["points"]] == ["special-hand"]
