"""Samba's family with wild melds: Bolivia and Brazilian (rules 2.8 and 2.14)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.engine.variants.rows import KINGS, MIXED, OPEN, SAMBA, TENS, Row, check, params

bolivia = partial(Row, "bolivia")
brazilian = partial(Row, "brazilian")

NOBODY = ["", "", ""]
HEARTS = "h5 h6 h7"
WILD = "jk jk c2 c2 d2 d2 h2"
CLUBS = "c5 c6 c7 c8 c9 c11 c12"
PAIR_ONLY = "pile-no-pair|pile-no-match|top-not-matched|not-in-sequence|mixed-ranks|which-meld|no-such-meld"

BOLIVIA = [
    bolivia("two cards are drawn", "c5 c6", "draw", stock="c4 c8 c9", left="c5 c6 c8 c9"),
    bolivia("three wilds are a meld", "jk c2 s2 c5 c6", "meld jk c2 s2", ours=[OPEN], table=[OPEN, "jk c2 s2"]),
    bolivia("three jokers are one", "jk jk jk c5 c6", "meld jk jk jk", ours=[OPEN], left="c5 c6"),
    bolivia("two wilds are none", "jk c2 c5 c6", "meld jk c2", ours=[OPEN], no="too-few-cards|which-meld"),
    bolivia("wilds join a wild meld", "jk c5 c6", "meld #0 jk", ours=["c2 c2 d2"], table=["c2 c2 d2 jk"]),
    bolivia("a bolivia is closed", "jk c5 c6", "meld #0 jk", ours=[WILD], no="meld-full"),
    bolivia("wilds do not join a sequence", "jk c5 c6", "meld #0 jk", ours=[HEARTS], no="*"),
    bolivia("sequences as in samba", "h8 c5 c6", "meld #0 h8", ours=[HEARTS], table=["h5 h6 h7 h8"]),
    bolivia("an escalera is closed", "h12 c5 c6", "meld #0 h12", ours=[SAMBA], no="meld-full"),
    bolivia(
        "three wilds in a set", "h9 c9 d9 s9 jk c2 d2 c5", "meld h9 c9 d9 s9 jk c2 d2", ours=[OPEN], no="too-many-wilds"
    ),
    bolivia(
        "a second meld of a rank", "h9 s9 h9 c5 c6", "meld h9 s9 h9", ours=["c9 d9 s9"], table=["c9 d9 s9", "h9 s9 h9"]
    ),
    bolivia(
        "melds of a rank combined", "c5 c6", "combine 0 1", ours=["c9 d9 s9", "h9 c9 jk"], table=["c9 d9 s9 h9 c9 jk"]
    ),
    bolivia("natural and wild do not take", "h8 jk c5 c6", "take h8 jk", ours=[OPEN], pile="c9 d8", no="pile-no-pair"),
    bolivia("a pair takes", "h8 s8 c5 c6", "take h8 s8", ours=[OPEN], pile="c9 d8", left="c5 c6 c9"),
    bolivia("the top joins a sequence", "c5 c6", "take", ours=[HEARTS], pile="c9 h8", table=["h5 h6 h7 h8"]),
    bolivia("the top starts no sequence", "h6 h7 c5 c6", "take h6 h7", ours=[OPEN], pile="c9 h8", no=PAIR_ONLY),
    bolivia(
        "a king that the opening needs in a sequence",
        "c8 d8 c13 d13 s13 s13 h4 c6 s6 d7 h9 d10 h10 c11 h11 c12",
        "take c8 d8; meld c13 d13 s13 s13",
        pile="c6 s3 h8",
        scores=(6460, 0),
        no="opening-too-low",
    ),
    bolivia("a wild on top is not taken", "jk c2 c5 c6", "take jk c2", ours=[OPEN], pile="c9 d2", no="pile-blocked"),
    bolivia("… not for a wild meld either", "c5 c6", "take", ours=["jk jk c2"], pile="c9 d2", no="pile-blocked"),
    bolivia("71 two canastas of a rank", "c5", "discard c5", ours=[TENS, KINGS], no="kinds-missing"),
    bolivia("71 … or one and a wild one", "c5", "discard c5", ours=[TENS, WILD], no="kinds-missing"),
    bolivia("an escalera alone", "c5", "discard c5", ours=[SAMBA], no="no-canasta"),
    bolivia("an escalera and a mixed canasta", "c5", "discard c5", ours=[SAMBA, MIXED], out=0, ends=True),
    bolivia("an escalera and a wild canasta", "c5", "discard c5", ours=[SAMBA, WILD], out=0, ends=True),
    bolivia("two escaleras", "c5", "discard c5", ours=[SAMBA, CLUBS.replace("c11 c12", "c10 c11")], out=0, ends=True),
    bolivia(
        "what canastas are worth",
        "c5",
        "discard c5",
        ours=[SAMBA, WILD],
        others=NOBODY,
        before=[0],
        items={"sequence-canastas": 1500, "wild-canastas": 2500, "going-out": 200},
        scored=15 + 40 + 1500 + 200 + 2500 + 200,
    ),
    bolivia(
        "six wilds are worth nothing", "c5", "discard c5", ours=[SAMBA, TENS, WILD[3:]], items={"wild-canastas": 0}
    ),
    bolivia(
        "concealed is worth no more",
        f"{KINGS} {SAMBA} c5",
        f"meld {KINGS}; meld {SAMBA}; discard c5",
        items={"concealed": 0},
    ),
    bolivia(
        "72 the partner holds a black three",
        "c5",
        "discard c5",
        ours=[SAMBA, TENS],
        others=["", "c3", ""],
        items={"cards-in-hand": -100},
    ),
    bolivia("72 an opponent holds one", "c5", "discard c5", ours=[SAMBA, TENS], others=["c3", "", ""], lost=-100),
    bolivia(
        "black threes melded are 5 each",
        "c3 c3 s3 s3",
        "meld c3 c3 s3 s3",
        ours=[SAMBA, TENS],
        others=NOBODY,
        before=[0],
        items={"melded-cards": 55 + 70 + 20},
    ),
    *(
        bolivia(f"minimum at {total}", "c5", scores=(total, 0), ask={"minimum": need})
        for total, need in ((-5, 15), (0, 50), (1500, 90), (3000, 120), (6995, 120), (7000, 150))
    ),
    *(
        bolivia(
            f"{len(red.split())} red threes with {len(ours)}",
            "c5 c4",
            "discard c5",
            stock="",
            ours=ours,
            red=red,
            items={"red-threes": points},
        )
        for red, ours, points in (
            ("h3 d3", [TENS, WILD], 200),
            ("h3 d3", [WILD], -200),
            ("h3 h3 d3 d3 d3", [TENS, MIXED.replace("10", "9")], 500),
            ("h3 h3 h3 d3 d3 d3", [TENS, SAMBA], 1000),
        )
    ),
    bolivia("asking is left to the player", "c5", "discard c5", ours=[SAMBA, TENS], out=0),
]

MIXED_NINES = "c9 d9 h9 s9 c9 jk c2"
CHEAP = "c4 c4 d4 d4 h4 c2 d2"
FOURS = "c4 c4 d4 d4 h4 h4 s4"

BRAZILIAN = [
    *(
        brazilian(f"minimum at {total}", "c5", scores=(total, 0), ask={"minimum": need})
        for total, need in ((-5, 15), (0, 50), (1500, 90), (3000, 120), (6995, 120), (8000, 200))
    ),
    brazilian(
        "73 at 7200, 130 points without a canasta",
        "c1 d1 h1 s1 jk c5 c6",
        "meld c1 d1 h1 s1 jk",
        scores=(7200, 0),
        no="opening-shape",
    ),
    brazilian("73 … cannot open", "c1 d1 h1 s1 jk c5 c6", phase="meld", scores=(7200, 0), ask={"can-open": False}),
    brazilian("at 7200 a mixed canasta", f"{MIXED_NINES} c5 c6", f"meld {MIXED_NINES}", scores=(7200, 0), left="c5 c6"),
    brazilian(
        "at 7200 a mixed canasta of few points", f"{CHEAP} c5 c6", f"meld {CHEAP}; discard c5", scores=(7200, 0), next=1
    ),
    brazilian("at 7200 an escalera", f"{SAMBA} c5 c6", f"meld {SAMBA}; discard c5", scores=(7200, 0), next=1),
    brazilian("at 7200 a wild canasta", f"{WILD} c5 c6", f"meld {WILD}; discard c5", scores=(7200, 0), next=1),
    brazilian(
        "at 6995 no canasta is asked", "c1 d1 h1 s1 jk c5 c6", "meld c1 d1 h1 s1 jk", scores=(6995, 0), left="c5 c6"
    ),
    brazilian(
        "at 8000 a canasta of few points", f"{CHEAP} c5 c6", f"meld {CHEAP}", scores=(8000, 0), no="opening-too-low"
    ),
    brazilian(
        "at 8000 200 points and no canasta",
        "c1 d1 h1 s1 jk c13 d13 h13 s13 jk c5 c6",
        "meld c1 d1 h1 s1 jk",
        scores=(8000, 0),
        no="opening-shape",
    ),
    brazilian(
        "at 8000 a canasta and 200 points",
        f"{CHEAP} c1 c1 d1 h1 s1 jk c5 c6",
        f"meld {CHEAP}; meld c1 c1 d1 h1 s1 jk; discard c5",
        scores=(8000, 0),
        next=1,
    ),
    brazilian(
        "at 9000 a mixed canasta",
        f"{CHEAP} c1 d1 h1 s1 jk c5 c6",
        f"meld {CHEAP}",
        scores=(9000, 0),
        no="opening-shape",
    ),
    brazilian(
        "at 9000 it cannot open",
        f"{CHEAP} c1 d1 h1 s1 jk c5 c6",
        phase="meld",
        scores=(9000, 0),
        ask={"can-open": False},
    ),
    brazilian("at 9000 a natural canasta", f"{FOURS} c5 c6", f"meld {FOURS}; discard c5", scores=(9000, 0), next=1),
    brazilian("at 9000 an escalera is better", f"{SAMBA} c5 c6", f"meld {SAMBA}; discard c5", scores=(9000, 0), next=1),
    brazilian(
        "the pile is not taken for the opening",
        "h13 s13 c2 c5 c6",
        "take h13 s13 c2",
        pile="c9 d13",
        no="pile-not-for-opening",
    ),
    brazilian("… so it is not takeable", "h13 s13 c2 c5 c6", pile="c9 d13", ask={"can-take": False}),
    brazilian("a pair takes afterwards", "h8 s8 c5 c6", "take h8 s8", ours=[OPEN], pile="c9 d8", left="c5 c6 c9"),
    brazilian("natural and wild do not", "h8 jk c5 c6", "take h8 jk", ours=[OPEN], pile="c9 d8", no="pile-no-pair"),
    brazilian("the top joins a sequence", "c5 c6", "take", ours=[HEARTS], pile="c9 h8", left="c5 c6 c9"),
    brazilian(
        "74 a sequence of four at the end",
        "c5 c4",
        "discard c5",
        stock="",
        ours=["h5 h6 h7 h8"],
        others=NOBODY,
        items={"penalties": -1000},
        scored=25 - 1000 - 5,
    ),
    brazilian(
        "74 two of them", "c5 c4", "discard c5", stock="", ours=[HEARTS, "d9 d10 d11 d12"], items={"penalties": -2000}
    ),
    brazilian("74 five are enough", "c5 c4", "discard c5", stock="", ours=["h5 h6 h7 h8 h9"], items={"penalties": 0}),
    brazilian(
        "74 the other side pays too",
        "c5",
        "ask; yes; discard c5",
        ours=[TENS, KINGS],
        theirs=[HEARTS],
        their_items={"penalties": -1000},
    ),
    brazilian(
        "a wild canasta is worth 2000", "c5", "ask; yes; discard c5", ours=[WILD, TENS], items={"wild-canastas": 2000}
    ),
    brazilian(
        "an escalera is worth 1500", "c5", "ask; yes; discard c5", ours=[SAMBA, TENS], items={"sequence-canastas": 1500}
    ),
    brazilian("an escalera grows in going out", "h12", "ask; yes; meld #0 h12", ours=[SAMBA, TENS], out=0, ends=True),
    brazilian(
        "… at both ends",
        "h12 h4 c5",
        "ask; yes; meld #0 h12; meld #0 h4; discard c5",
        ours=[SAMBA, TENS],
        out=0,
        ends=True,
    ),
    brazilian("… and in no other turn", "h12 c5 c6", "meld #0 h12", ours=[SAMBA, TENS], no="sequence-grows-only-out"),
    brazilian("going out without asking", "c5", "discard c5", ours=[TENS, KINGS], no="must-ask"),
    brazilian("… by the last card laid", "s10", "meld #0 s10", ours=[TENS, KINGS], no="must-ask"),
    brazilian("having asked", "c5", "ask; yes; discard c5", ours=[TENS, KINGS], out=0, ends=True),
    brazilian("having been told yes", "c5", "discard c5", ours=[TENS, KINGS], permission="granted", out=0, ends=True),
    brazilian(
        "having been told no", "c5 c6 s10", "meld #0 s10; discard c5", ours=[TENS, KINGS], permission="refused", next=1
    ),
    brazilian(
        "… and no further", "c6 s10", "meld #0 s10", ours=[TENS, KINGS], permission="refused", no="partner-said-no"
    ),
    brazilian(
        "a card that the way out needs stays in hand",
        "c5 c5 d5 s8 d11 c11 c12 c13 d13",
        "meld #2 c11",
        fields={"canasta_size": 4, "max_wild_meld": 4},
        ours=["d8 h8 h8 s8 c2", "c1 d1 d1 h1 h1 c2", "d11 s11 s11 c2"],
        permission="granted",
        no="must-go-out|cannot-go-out",
    ),
    brazilian("one canasta is not enough", "c5", "ask", ours=[TENS], no="cannot-go-out"),
    brazilian("any two are: mixed and wild", "c5", "ask; yes; discard c5", ours=[MIXED, WILD], out=0, ends=True),
    *(
        brazilian(
            f"{len(red.split())} red threes with {len(ours)}",
            "c5 c4",
            "discard c5",
            stock="",
            ours=ours,
            red=red,
            items={"red-threes": points},
        )
        for red, ours, points in (
            ("h3 d3 h3 d3", [TENS], 400),
            ("h3 h3 d3 d3 d3", [TENS], 1000),
            ("h3 h3 h3 d3 d3 d3", [TENS], 1200),
            ("h3 d3", [OPEN], -200),
        )
    ),
    brazilian(
        "a black three in hand costs 100",
        "c5",
        "ask; yes; discard c5",
        ours=[TENS, KINGS],
        others=["c3", "", ""],
        lost=-100,
    ),
]


@pytest.mark.parametrize("row", params([*BOLIVIA, *BRAZILIAN]))
def test_bolivia_and_brazilian(row: Row) -> None:
    check(row)
