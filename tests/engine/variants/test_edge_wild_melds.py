"""Two packs with one change each: Uruguayan, Cuban, Mexican and The Sevens (rules 2.6, 2.7, 2.9, 2.11)."""

from __future__ import annotations

from functools import partial

import pytest

from engine.referee import judge
from tests.engine.variants.rows import KINGS, MIXED, OPEN, TENS, Row, check, params

uruguay = partial(Row, "uruguay")
cuban = partial(Row, "cuban")
mexicana = partial(Row, "mexicana")
sevens = partial(Row, "sevens")

NOBODY = ["", "", ""]
#: Wild canastas: seven twos, four jokers with three twos, and something between.
TWOS = "c2 c2 d2 d2 h2 h2 s2"
JOKERS = "jk jk jk jk c2 d2 h2"
BOTH = "jk jk c2 c2 d2 d2 h2"
FROZEN = "pile-frozen|pile-no-pair"

URUGUAY = [
    uruguay("three wilds are a meld", "jk c2 s2 c5 c6", "meld jk c2 s2", ours=[OPEN], table=[OPEN, "jk c2 s2"]),
    uruguay("three jokers are one", "jk jk jk c5 c6", "meld jk jk jk", ours=[OPEN], table=[OPEN, "jk jk jk"]),
    uruguay("three twos are one", "c2 d2 h2 c5 c6", "meld c2 d2 h2", ours=[OPEN], table=[OPEN, "c2 d2 h2"]),
    uruguay("two wilds are none", "jk c2 c5 c6", "meld jk c2", ours=[OPEN], no="too-few-cards|which-meld"),
    uruguay("wilds join a wild meld", "jk c5 c6", "meld #1 jk", ours=[OPEN, "c2 d2 h2"], left="c5 c6"),
    uruguay("naturals do not", "c8 c5 c6", "meld #1 c8", ours=[OPEN, "c2 d2 h2"], no="*"),
    uruguay("a wild meld is closed at seven", "jk c5 c6", "meld #1 jk", ours=[OPEN, TWOS], no="meld-full"),
    uruguay("eight at once are too many", f"{TWOS} jk c5 c6", f"meld {TWOS} jk", ours=[OPEN], no="meld-full"),
    uruguay(
        "60 seven wilds are worth 2000",
        "c5",
        "discard c5",
        ours=[BOTH],
        others=NOBODY,
        before=[0],
        items={"wild-canastas": 2000, "melded-cards": 200, "going-out": 100},
        scored=2300,
    ),
    uruguay("seven twos are worth no more", "c5", "discard c5", ours=[TWOS], items={"wild-canastas": 2000}),
    uruguay("six wilds are no canasta", "c5", "discard c5", ours=[BOTH[3:]], no="no-canasta"),
    uruguay("59 natural and wild do not take", "h8 jk c5 c6", "take h8 jk", ours=[OPEN], pile="c9 d8", no=FROZEN),
    uruguay("the top is not added to a meld", "c5 c6", "take", ours=["c8 s8 h8"], pile="c9 d8", no=FROZEN),
    uruguay("a pair takes", "h8 s8 c5 c6", "take h8 s8", ours=[OPEN], pile="c9 d8", left="c5 c6 c9"),
    uruguay("a pair takes for the opening", "h13 s13 c2 c5 c6", "take h13 s13 c2", pile="c9 d13", left="c5 c6 c9"),
    uruguay("a wild on top blocks", "h8 s8 jk c2 c5", "take jk c2", ours=[OPEN], pile="d8 d2", no="pile-blocked"),
    uruguay(
        "ordinary melds keep more naturals", "c8 d8 jk c2 c5 c6", "meld c8 d8 jk c2", ours=[OPEN], no="wilds-outnumber"
    ),
    uruguay("concealed is paid", f"{KINGS} c5", f"meld {KINGS}; discard c5", items={"concealed": 100}),
]

CUBAN = [
    *(
        cuban(f"minimum at {total}", "c5", scores=(total, 0), ask={"minimum": need})
        for total, need in ((-5, 15), (0, 50), (1500, 90), (3000, 120), (4995, 120), (5000, 150))
    ),
    cuban("natural and wild do not take", "h8 jk c5 c6", "take h8 jk", ours=[OPEN], pile="c9 d8", no=FROZEN),
    cuban("a pair takes", "h8 s8 c5 c6", "take h8 s8", ours=[OPEN], pile="c9 d8", left="c5 c6 c9"),
    cuban("a wild on top blocks", "jk c2 c5 c6", "take jk c2", ours=[OPEN], pile="d8 d2", no="pile-blocked"),
    cuban("61 an eighth card", "s10 c5 c6", "meld #0 s10", ours=[TENS], no="meld-full"),
    cuban("61 … whatever it is", "jk c5 c6", "meld #0 jk", ours=[TENS], no="meld-full|canasta-closed-to-wilds"),
    *(
        cuban(f"a canasta of {meld}", "c5", "discard c5", ours=[meld], others=NOBODY, items={"wild-canastas": points})
        for meld, points in (
            (TWOS, 4000),
            (JOKERS, 3000),
            (BOTH, 2000),
            ("jk jk jk c2 d2 h2 s2", 2000),
            ("jk c2 c2 d2 d2 h2 h2", 2000),
        )
    ),
    *(
        cuban(
            f"{len(red.split())} red threes",
            "c5",
            "discard c5",
            ours=[TENS],
            red=red,
            their_red="",
            others=NOBODY,
            items={"red-threes": points},
        )
        for red, points in (("h3", 100), ("h3 d3", 300), ("h3 d3 h3", 500), ("h3 d3 h3 d3", 1000))
    ),
    cuban(
        "62 three red threes and no canasta",
        "c5",
        "discard c5",
        ours=[TENS],
        theirs=["c8 d8 h8"],
        their_red="h3 d3 h3",
        others=NOBODY,
        their_items={"red-threes": -500},
        lost=30 - 500,
    ),
    cuban(
        "63 a black three in the first turn",
        "c3 c5 c6",
        "discard c3",
        more={"played": [False, False, False, False]},
        no="discard-barred",
    ),
    cuban("63 … and in a later one", "c3 c5 c6", "discard c3", more={"played": [True, False, False, False]}, next=1),
    cuban(
        "black threes of a taken pile are set aside",
        "h8 s8 c5 c6",
        "take h8 s8",
        ours=[OPEN],
        pile="c3 c9 d8",
        left="c5 c6 c9",
        after={"captured": [["c3"], []]},
    ),
    *(
        cuban(
            f"{len(black.split())} captured",
            "c5",
            "discard c5",
            ours=[TENS],
            more={"captured": [black.split(), []]},
            items={"black-threes": points},
        )
        for black, points in (("c3", 5), ("c3 s3", 10), ("c3 s3 c3", 15), ("c3 s3 c3 s3", 100))
    ),
    cuban(
        "concealed is not paid", f"{KINGS} c5", f"meld {KINGS}; discard c5", items={"concealed": 0, "going-out": 100}
    ),
    cuban("one canasta goes out", "c5", "discard c5", ours=[MIXED], out=0),
    cuban("a wild canasta is one", "c5", "discard c5", ours=[TWOS], out=0),
    cuban("one card is drawn", "c5 c6", "draw", stock="c4 c8", left="c5 c6 c8"),
]

DEALT = " ".join(f"{suit}{rank}" for suit in "cd" for rank in range(4, 14))
OPENING = "h1 d1 c2 c5 c6"
QUEENS = "c12 c12 d12 d12 h12 h12 s12"
SEVENS = "c7 c7 d7 d7 h7 h7 s7"
DIRTY_SEVENS = "c7 c7 d7 d7 h7 s7 jk"

MEXICANA = [
    mexicana("whoever opens draws thirteen", OPENING, "meld h1 d1 c2", stock=DEALT, kept=2 + 13),
    mexicana("… once for a side", "h1 d1 s1 c5 c6", "meld h1 d1 s1", stock=DEALT, ours=[OPEN], kept=2),
    mexicana("… for the second side too", OPENING, "meld h1 d1 c2", stock=DEALT, theirs=[OPEN], kept=2 + 13),
    mexicana("… not before the minimum is there", "h4 d4 s4 h1 d1 c2 c5 c6", "meld h4 d4 s4", stock=DEALT, kept=5),
    mexicana("… as many as there are", OPENING, "meld h1 d1 c2", stock="c8 c9", left="c5 c6 c8 c9"),
    mexicana("… with the pile too", "h13 s13 c2 c5 c6", "take h13 s13 c2", stock=DEALT, pile="c9 d13", kept=3 + 13),
    mexicana(
        "they keep the turn going",
        "d7 h7 h7 s7 c11 c11 s11 d8 d8 c2 c9 c12 d12 h12",
        "meld d7 h7 h7 s7; meld c11 c11 s11; meld c12 d12 h12; meld d8 d8 c2",
        stock=DEALT,
        scores=(4615, 0),
        kept=1 + 13,
    ),
    mexicana(
        "red threes among them are replaced", OPENING, "meld h1 d1 c2", stock=f"{DEALT} h3 c9", kept=2 + 13, threes="h3"
    ),
    mexicana(
        "64 a seven on top and a pair of sevens",
        "h7 s7 c5 c6",
        "take h7 s7",
        ours=[OPEN],
        pile="c9 d7",
        no="pile-blocked",
    ),
    mexicana("64 … or a meld of sevens", "c5 c6", "take", ours=["c7 h7 s7"], pile="c9 d7", no="pile-blocked"),
    mexicana("natural and wild take another rank", "h8 jk c5 c6", "take h8 jk", ours=[OPEN], pile="c9 d8", kept=3),
    mexicana(
        "a canasta of sevens is worth 1000",
        "c5",
        "discard c5",
        ours=[SEVENS, TENS],
        red="h3 d3",
        others=NOBODY,
        before=[0],
        items={"rank-canastas": 1000, "natural-canastas": 500},
        scored=35 + 1000 + 70 + 500 + 200 + 100,
    ),
    mexicana(
        "… mixed as well",
        "c5",
        "discard c5",
        ours=[DIRTY_SEVENS, TENS],
        red="h3 d3",
        items={"rank-canastas": 1000, "mixed-canastas": 0},
    ),
    mexicana("one canasta is not enough", "c5", "discard c5", ours=[TENS], red="h3 d3", no="no-canasta"),
    mexicana(
        "65 two canastas, one red three", "c5", "discard c5", ours=[TENS, KINGS], red="h3", no="red-threes-missing"
    ),
    mexicana("65 two canastas, two red threes", "c5", "discard c5", ours=[TENS, KINGS], red="h3 d3", out=0),
    mexicana(
        "three canastas, two red threes",
        "c5",
        "discard c5",
        ours=[TENS, KINGS, QUEENS],
        red="h3 d3",
        no="red-threes-missing",
    ),
    mexicana(
        "six red threes", "c5", "discard c5", ours=[TENS, KINGS], red="h3 h3 h3 d3 d3 d3", items={"red-threes": 1000}
    ),
]

SEVENS_ROWS = [
    *(
        sevens(what, "c5", "discard c5", ours=[meld], others=NOBODY, items={"rank-canastas": 2000, **none})
        for what, meld, none in (
            ("a natural canasta of sevens", SEVENS, {"natural-canastas": 0}),
            ("a mixed canasta of sevens", DIRTY_SEVENS, {"mixed-canastas": 0}),
        )
    ),
    sevens(
        "78 three sevens melded at the end",
        "c5",
        "discard c5",
        ours=[TENS],
        theirs=["c7 d7 h7"],
        others=NOBODY,
        their_items={"penalties": -1500},
        lost=15 - 1500,
    ),
    sevens(
        "78 … and four in a hand",
        "c5",
        "discard c5",
        ours=[TENS],
        theirs=["c7 d7 h7"],
        others=["s7 c7 d7 h7", "", ""],
        their_items={"penalties": -2000},
        lost=15 - 1500 - 500 - 20,
    ),
    sevens("three sevens in a hand", "c5", "discard c5", ours=[TENS], others=["s7 c7 d7", "", ""], lost=-15),
    sevens(
        "two and two in the hands of a side", "c5", "discard c5", ours=[TENS], others=["s7 c7", "", "d7 h7"], lost=-20
    ),
    sevens(
        "whoever goes out pays too",
        "c5",
        "discard c5",
        ours=[TENS, "c7 d7 h7 s7"],
        others=NOBODY,
        before=[0],
        items={"penalties": -1500},
        scored=70 + 500 + 20 - 1500 + 100,
    ),
    sevens(
        "at the end of the stock too", "c5 c6", "discard c5", stock="", ours=["c7 d7 h7 s7"], items={"penalties": -1500}
    ),
    sevens("the pile of a seven is taken as any", "h7 s7 c5 c6", "take h7 s7", ours=[OPEN], pile="c9 d7", kept=3),
]


@pytest.mark.parametrize("row", params([*URUGUAY, *CUBAN, *MEXICANA, *SEVENS_ROWS]))
def test_two_pack_variants(row: Row) -> None:
    check(row)


def test_63_a_black_three_that_is_the_last_card_goes_out_in_a_first_turn() -> None:
    hand = ["c1", "d1", "h1", "s3"]
    position = {
        "turn": 0,
        "phase": "meld",
        "hands": [hand, ["c6"], ["c6"], ["d6"]],
        "melds": [[["c13", "c13", "d13", "d13", "h13", "h13", "s13"]], []],
        "stock": ["c8", "c8"],
        "played": [False, True, True, True],
    }
    lay, out = {"do": "meld", "cards": hand[:3]}, {"do": "discard", "card": "s3"}
    assert judge({"ruleset": "cuban", "position": position, "actions": [lay, out]})["ended"]["out"] == 0
    assert judge({"ruleset": "cuban", "position": position, "actions": [out]})["code"] == "discard-barred"
