"""Samba: sequences, several melds of a rank, pairs for the pile (rule 2.10)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.engine.variants.rows import KINGS, MIXED, OPEN, SAMBA, TENS, Row, check, params

samba = partial(Row, "samba")

NOBODY = ["", "", ""]
#: No meld of a rank, no sequence: whichever of the two the words are for.
NO_MELD = "not-in-sequence|mixed-ranks|no-wilds-in-sequence|which-meld"
HEARTS = "h5 h6 h7"

SEQUENCES = [
    samba("three of a suit", "h5 h6 h7 c5 c6", "meld h5 h6 h7", ours=[OPEN], table=[OPEN, HEARTS]),
    samba("in any order", "h5 h6 h7 c5 c6", "meld h7 h5 h6", ours=[OPEN], table=[OPEN, HEARTS]),
    samba("the four is low", "h4 h5 h6 c5 c6", "meld h4 h5 h6", ours=[OPEN], left="c5 c6"),
    samba("the ace is high", "h12 h13 h1 c5 c6", "meld h12 h13 h1", ours=[OPEN], left="c5 c6"),
    samba("66 queen, king, ace, four", "h12 h13 h1 h4 c5 c6", "meld h12 h13 h1 h4", ours=[OPEN], no=NO_MELD),
    samba("the ace is not low", "h1 h4 h5 c5 c6", "meld h1 h4 h5", ours=[OPEN], no=NO_MELD),
    samba("66 with a two", "h5 h6 d2 c5 c6", "meld h5 h6 d2", ours=[OPEN], no=NO_MELD),
    samba("66 with a joker", "h5 h6 h7 jk c6", "meld h5 h6 h7 jk", ours=[OPEN], no=NO_MELD),
    samba("66 three, four, five", "s3 s4 s5 c5 c6", "meld s3 s4 s5", ours=[OPEN], no="*"),
    samba("two suits", "h5 d6 h7 c5 c6", "meld h5 d6 h7", ours=[OPEN], no=NO_MELD),
    samba("with a gap", "h5 h6 h8 c5 c6", "meld h5 h6 h8", ours=[OPEN], no=NO_MELD),
    samba("with a card twice", "h5 h5 h6 c5 c6", "meld h5 h5 h6", ours=[OPEN], no=NO_MELD),
    samba("two cards", "h5 h6 c5 c6", "meld h5 h6", ours=[OPEN], no=f"too-few-cards|{NO_MELD}"),
    samba("grows at its upper end", "h8 c5 c6", "meld h8", ours=[HEARTS], table=["h5 h6 h7 h8"]),
    samba("grows at its lower end", "h4 c5 c6", "meld h4", ours=[HEARTS], table=["h4 h5 h6 h7"]),
    samba("grows at both", "h4 h8 h9 c5 c6", "meld #0 h4 h8 h9", ours=[HEARTS], left="c5 c6"),
    samba("does not grow over a gap", "h9 c5 c6", "meld #0 h9", ours=[HEARTS], no=NO_MELD),
    samba("does not take another suit", "d8 c5 c6", "meld #0 d8", ours=[HEARTS], no=NO_MELD),
    samba("does not take a wild", "jk c5 c6", "meld #0 jk", ours=[HEARTS], no=NO_MELD),
    samba(
        "a second one of the suit", "h9 h10 h11 c5 c6", "meld h9 h10 h11", ours=[HEARTS], table=[HEARTS, "h9 h10 h11"]
    ),
    samba("the same one again", "h5 h6 h7 c5 c6", "meld h5 h6 h7", ours=[HEARTS], table=[HEARTS, HEARTS]),
    samba("seven at once", f"{SAMBA} c5 c6", f"meld {SAMBA}", ours=[OPEN], table=[OPEN, SAMBA]),
    samba("67 an eighth card at the end", "h12 c5 c6", "meld #0 h12", ours=[SAMBA], no="meld-full"),
    samba("67 eight at once", f"{SAMBA} h12 c5 c6", f"meld {SAMBA} h12", ours=[OPEN], no="meld-full"),
    samba("a samba is worth 1500", "c5", "discard c5", ours=[SAMBA, TENS], items={"sequence-canastas": 1500}),
    samba(
        "six in a row are worth nothing",
        "c5",
        "discard c5",
        ours=[SAMBA[:-4], TENS, KINGS],
        items={"sequence-canastas": 0},
    ),
]

SETS = [
    samba("69 three wilds", "h9 c9 d9 s9 jk c2 d2 c5", "meld h9 c9 d9 s9 jk c2 d2", ours=[OPEN], no="too-many-wilds"),
    samba("two wilds", "h9 c9 d9 jk c2 c5 c6", "meld h9 c9 d9 jk c2", ours=[OPEN], left="c5 c6"),
    samba("a third wild added", "d2 c5 c6", "meld @9 d2", ours=["h9 c9 d9 s9 jk c2"], no="too-many-wilds"),
    samba(
        "a second meld of a rank", "h9 s9 h9 c5 c6", "meld h9 s9 h9", ours=["c9 d9 s9"], table=["c9 d9 s9", "h9 s9 h9"]
    ),
    samba(
        "cards onto one of two",
        "h9 c5 c6",
        "meld #1 h9",
        ours=["c9 d9 s9", "c9 d9 jk"],
        table=["c9 d9 s9", "c9 d9 h9 jk"],
    ),
    samba("one card that could join two", "h9 c5 c6", "meld h9", ours=["c9 d9 s9", "c9 d9 h9"], no="which-meld"),
    samba("onto a meld that is not there", "h9 c5 c6", "meld #3 h9", ours=["c9 d9 s9"], no="no-such-meld"),
    samba("a rank or a sequence, left open", "h8 c5 c6", "meld h8", ours=[HEARTS, "c8 d8 s8"], no="which-meld"),
    samba(
        "a rank or a sequence, said",
        "h8 c5 c6",
        "meld #0 h8",
        ours=[HEARTS, "c8 d8 s8"],
        table=["h5 h6 h7 h8", "c8 d8 s8"],
    ),
    samba(
        "melds of a rank combined",
        "c5 c6",
        "combine 0 2",
        ours=["c9 d9 s9", OPEN, "h9 c9 jk"],
        table=["c9 d9 s9 h9 c9 jk", OPEN],
    ),
    samba(
        "combined to a canasta",
        "c5 c6",
        "combine 0 1",
        ours=["c9 d9 s9", "h9 c9 d9 jk"],
        table=["c9 d9 s9 h9 c9 d9 jk"],
    ),
    samba(
        "combined with three wilds",
        "c5 c6",
        "combine 0 1",
        ours=["c9 d9 jk", "h9 c9 d9 s9 c2 d2"],
        no="too-many-wilds|cannot-combine",
    ),
    samba("two ranks", "c5 c6", "combine 0 1", ours=["c9 d9 s9", OPEN], no="cannot-combine|mixed-ranks"),
    samba("a meld with itself", "c5 c6", "combine 0 0", ours=["c9 d9 s9", OPEN], no="cannot-combine|no-such-meld"),
    samba(
        "a meld that is not there", "c5 c6", "combine 0 2", ours=["c9 d9 s9", OPEN], no="no-such-meld|cannot-combine"
    ),
    samba("a wild onto a finished canasta", "jk c5 c6", "meld @10 jk", ours=[TENS], no="canasta-closed-to-wilds"),
    samba("a natural onto a finished canasta", "s10 c5 c6", "meld #0 s10", ours=[TENS], left="c5 c6"),
    samba("wilds alone", "jk jk c2 c5 c6", "meld jk jk c2", ours=[OPEN], no="*"),
    samba("nobody adds to the others' sequence", "h8 c5 c6", "meld h8", ours=[OPEN], theirs=[HEARTS], no="*"),
]

NO_TAKE = (
    "pile-no-pair|pile-no-match|pile-no-adding|top-not-matched|not-in-sequence|mixed-ranks|which-meld|no-such-meld"
    "|pile-meld-too-big"
)

PILE = [
    samba("a pair", "h8 s8 c5 c6", "take h8 s8", ours=[OPEN], pile="c9 d8", table=[OPEN, "d8 h8 s8"], left="c5 c6 c9"),
    samba("a pair and a wild", "h8 s8 jk c6", "take h8 s8 jk", ours=[OPEN], pile="c9 d8", left="c6 c9"),
    samba("a natural and a wild", "h8 jk c5 c6", "take h8 jk", ours=[OPEN], pile="c9 d8", no="pile-no-pair"),
    samba("added to a meld", "c5 c6", "take", ours=["c8 h8 s8"], pile="c9 d8", table=["c8 d8 h8 s8"], left="c5 c6 c9"),
    samba("added to a meld of six", "c5 c6", "take", ours=["c8 c8 c8 h8 h8 s8"], pile="c9 d8", left="c5 c6 c9"),
    samba("70 only a finished canasta fits", "c5 c6", "take", ours=["c8 c8 c8 h8 h8 s8 s8"], pile="c9 d8", no=NO_TAKE),
    samba(
        "70 … and nothing says so but a refusal",
        "c5 c6",
        ours=["c8 c8 c8 h8 h8 s8 s8"],
        pile="c9 d8",
        ask={"can-take": False},
    ),
    samba("70 a pair beside it", "h8 d8 c5 c6", ours=["c8 c8 c8 h8 h8 s8 s8"], pile="c9 d8", ask={"can-take": True}),
    samba("added to a sequence", "c5 c6", "take", ours=[HEARTS], pile="c9 h8", table=["h5 h6 h7 h8"], left="c5 c6 c9"),
    samba("added at its lower end", "c5 c6", "take", ours=[HEARTS], pile="c9 h4", table=["h4 h5 h6 h7"]),
    samba("a sequence of six becomes a samba", "c5 c6", "take", ours=["h4 h5 h6 h7 h8 h9"], pile="c9 h10", kept=3),
    samba("68 started with two from hand", "h6 h7 c5 c6", "take h6 h7", ours=[OPEN], pile="c9 h8", no=NO_TAKE),
    samba("68 … so it is not takeable", "h6 h7 c5 c6", ours=[OPEN], pile="c9 h8", ask={"can-take": False}),
    samba("with a hand card onto a sequence", "h8 c5 c6", "take h8", ours=[HEARTS], pile="c9 h9", no=NO_TAKE),
    samba("frozen, added to a meld", "c5 c6", "take", ours=["c8 h8 s8"], pile="jk c9 d8", no="pile-frozen"),
    samba("frozen, added to a sequence", "c5 c6", "take", ours=[HEARTS], pile="jk c9 h8", no="pile-frozen"),
    samba("frozen, with a pair", "h8 s8 c5 c6", "take h8 s8", ours=[OPEN], pile="jk c9 d8", left="c5 c6 c9 jk"),
    samba("before the opening", "h13 s13 c2 c5 c6", "take h13 s13 c2", pile="c9 d13", left="c5 c6 c9"),
    samba("before the opening, too little", "h4 s4 c5 c6", "take h4 s4", pile="c9 d4", no="opening-too-low"),
    samba(
        "a rank or a sequence, said",
        "c5 c6",
        "take #0",
        ours=[HEARTS, "c8 d8 s8"],
        pile="c9 h8",
        table=["h5 h6 h7 h8", "c8 d8 s8"],
    ),
    samba(
        "a pair onto a meld of the rank",
        "h8 s8 c5 c6",
        "take #0 h8 s8",
        ours=["c8 h8 s8"],
        pile="c9 d8",
        table=["c8 h8 s8 d8 h8 s8"],
    ),
    samba("a wild on top", "jk c2 c5 c6", "take jk c2", ours=[OPEN], pile="c9 d2", no="pile-blocked"),
    samba("a black three on top", "c3 s3 c5 c6", "take c3 s3", ours=[OPEN], pile="c9 s3", no="pile-blocked"),
]

SIXES = "c6 c6 d6 d6 h6 h6 s6"

OUT = [
    samba("two cards are drawn", "c5 c6", "draw", stock="c4 c8 c9", left="c5 c6 c8 c9"),
    samba("one canasta", "c5", "discard c5", ours=[TENS], no="no-canasta"),
    samba("one samba", "c5", "discard c5", ours=[SAMBA], no="no-canasta"),
    samba("natural and mixed", "c5", "discard c5", ours=[KINGS, MIXED], out=0, ends=True),
    samba("samba and mixed", "c5", "discard c5", ours=[SAMBA, MIXED], out=0, ends=True),
    samba("two sambas", "c5", "discard c5", ours=[SAMBA, SAMBA], out=0, ends=True),
    samba("two canastas of a rank", "c5", "discard c5", ours=[TENS, "c10 d10 h10 s10 s10 s2 jk"], out=0),
    samba("the second is made in this turn", "h11 c5", "meld #0 h11; discard c5", ours=[SAMBA[:-4], TENS], out=0),
    samba("made by combining", "c5", "combine 1 2; discard c5", ours=[TENS, "c9 c9 d9", "h9 h9 s9 jk"], out=0),
    samba("the last card laid", "h11", "meld #0 h11", ours=[SAMBA[:-4], TENS], out=0, ends=True),
    samba("with one canasta two cards must stay", "h8 c5", "meld #0 h8", ours=[HEARTS, TENS], no="no-canasta"),
    samba(
        "going out is worth 200",
        "c5",
        "discard c5",
        ours=[KINGS, MIXED],
        others=NOBODY,
        before=[0],
        scored=70 + 500 + 80 + 300 + 200,
    ),
    samba(
        "concealed is worth no more",
        f"{KINGS} {SAMBA} c5",
        f"meld {KINGS}; meld {SAMBA}; discard c5",
        others=NOBODY,
        items={"going-out": 200, "concealed": 0},
    ),
    samba("black threes are the last meld", "c3 c3 s3", "meld c3 c3 s3", ours=[TENS, SAMBA], out=0, ends=True),
    samba(
        "black threes before the end", "c3 c3 s3 c5 c6", "meld c3 c3 s3", ours=[TENS, SAMBA], no="black-threes-only-out"
    ),
    samba("the partner may be asked", "c5", "ask; yes; discard c5", ours=[TENS, SAMBA], out=0),
    samba("the partner may say no", "c5 h8", "ask; no; meld #2 h8", ours=[TENS, SAMBA, HEARTS], no="partner-said-no"),
]

OPENING = [
    *(
        samba(f"minimum at {total}", "c5", scores=(total, 0), ask={"minimum": need})
        for total, need in ((-5, 15), (0, 50), (1495, 50), (1500, 90), (3000, 120), (6995, 120), (7000, 150))
    ),
    samba("a sequence opens", "h9 h10 h11 h12 h13 c5 c6", "meld h9 h10 h11 h12 h13", left="c5 c6"),
    samba("a sequence of 40 points does not", "h9 h10 h11 h12 c5 c6", "meld h9 h10 h11 h12", no="opening-too-low"),
    samba("a sequence and a set", "h5 h6 h7 c9 d9 jk c6 d4", "meld h5 h6 h7; meld c9 d9 jk; discard c6", next=1),
    samba("the ace of a sequence counts 20", "h10 h11 h12 h13 h1 c5 c6", "meld h10 h11 h12 h13 h1", left="c5 c6"),
    samba(
        "a card of the pair is in no sequence any more",
        "s5 h5 s2 c1 d1 h1 h13 s13 d12 d11 c9 d9 h7 h6 s6",
        "take h5 s5",
        pile="s5",
        scores=(3020, 0),
        no="opening-too-low",
    ),
    samba("can open with a sequence", "h9 h10 h11 h12 h13 c5 c6", phase="meld", ask={"can-open": True}),
    samba("cannot open for want of a card to keep", "h9 h10 h11 h12 h13 c5", phase="meld", ask={"can-open": False}),
    samba(
        "two melds of a rank open", "c1 d1 h1 c1 d1 h1 c5 c6", "meld c1 d1 h1; meld c1 d1 h1", scores=(3000, 0), kept=2
    ),
]

THREES = [
    *(
        samba(
            f"red threes {red or 'none'} with {len(ours)} canastas",
            "c5 c4",
            "discard c5",
            stock="",
            ours=ours,
            others=NOBODY,
            red=red,
            items={"red-threes": points},
        )
        for red, ours, points in (
            ("h3 d3", [TENS, SAMBA], 200),
            ("h3 d3", [TENS], -200),
            ("h3 d3", [SIXES, TENS], 200),
            ("h3 h3 d3 d3 d3", [TENS, SAMBA], 500),
            ("h3 h3 h3 d3 d3 d3", [TENS, SAMBA], 1000),
            ("h3 h3 h3 d3 d3 d3", [TENS], -1000),
        )
    ),
    samba("a red three is laid and replaced", "c5", "draw", stock="c4 c8 h3 c9", left="c5 c9 c8", threes="h3"),
    samba("a red three is not discarded", "c5 c6", "discard h3", red="h3", no="red-three|card-not-in-hand"),
    samba("a black three in hand costs 5", "c5", "discard c5", ours=[TENS, SAMBA], others=["c3", "", ""], lost=-5),
]


@pytest.mark.parametrize("row", params([*SEQUENCES, *SETS, *PILE, *OUT, *OPENING, *THREES]))
def test_samba(row: Row) -> None:
    check(row)
