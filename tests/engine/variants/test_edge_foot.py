"""A second packet: Hand & Foot and Pennies from Heaven (rules 2.17 and 2.11)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from engine.commands import DealRound
from engine.play import apply
from engine.position import write_position
from engine.rulesets import ruleset_named
from engine.state import new_match
from tests.engine.variants.rows import KINGS, MIXED, OPEN, TENS, Row, check, params, verdict_of

foot = partial(Row, "hand-and-foot")
pennies = partial(Row, "pennies")

NOBODY = ["", "", ""]
NINES = MIXED.replace("10", "9")
WILD = "jk jk c2 c2 d2 d2 h2"
PLAYED: dict[str, Any] = {"feet": [[], [], [], []]}


def feet(*packets: str, **more: Any) -> dict[str, Any]:
    return {"feet": [packet.split() for packet in packets], **more}


OUR_FOOT = feet("c6 c7 d7 s8", "", "", "")
BOOKS: dict[str, Any] = {"ours": [TENS, NINES], "more": PLAYED}
FOOT = [
    foot("two cards are drawn", "c5 c6", "draw", stock="c4 c8 c9", more=OUR_FOOT, left="c5 c6 c8 c9"),
    *(
        foot(
            f"minimum in round {number}",
            "c5",
            scores=(total, 0),
            more={**OUR_FOOT, "round": number},
            ask={"minimum": need},
        )
        for number, total, need in ((1, 5000, 50), (2, 0, 90), (3, -5, 120), (4, 3000, 150))
    ),
    foot("an eighth card", "s10 c5 c6", "meld #0 s10", ours=[TENS], more=OUR_FOOT, no="meld-full"),
    foot(
        "… begins a meld with others",
        "s10 c10 d10 c6 c5",
        "meld s10 c10 d10",
        ours=[TENS],
        more=OUR_FOOT,
        table=[TENS, "c10 d10 s10"],
    ),
    foot(
        "a second meld while the first is open",
        "s10 c10 d10 c6 c5",
        "meld s10 c10 d10",
        ours=[OPEN],
        more=OUR_FOOT,
        table=[f"{OPEN} s10 c10 d10"],
    ),
    foot(
        "three wilds among seven",
        "c9 d9 h9 s9 jk c2 d2 c5 c6",
        "meld c9 d9 h9 s9 jk c2 d2",
        ours=[OPEN],
        more=OUR_FOOT,
        left="c5 c6",
    ),
    foot(
        "four wilds",
        "c9 d9 h9 jk jk c2 d2 c5 c6",
        "meld c9 d9 h9 jk jk c2 d2",
        ours=[OPEN],
        more=OUR_FOOT,
        no="too-many-wilds|wilds-outnumber",
    ),
    foot("wilds are melded", "jk c2 d2 c5 c6", "meld jk c2 d2", ours=[OPEN], more=OUR_FOOT, left="c5 c6"),
    foot(
        "a pair takes the whole pile",
        "h8 s8 c5 c6",
        "take h8 s8",
        ours=[OPEN],
        pile="c4 c11 c9 d8",
        more=OUR_FOOT,
        left="c5 c6 c9 c11 c4",
    ),
    foot(
        "natural and wild do not",
        "h8 jk c5 c6",
        "take h8 jk",
        ours=[OPEN],
        pile="c9 d8",
        more=OUR_FOOT,
        no="pile-no-pair|pile-frozen",
    ),
    foot(
        "the top is not added",
        "c5 c6",
        "take",
        ours=["c8 h8 s8"],
        pile="c9 d8",
        more=OUR_FOOT,
        no="pile-no-pair|pile-frozen",
    ),
    *(
        foot(
            f"{top} on top",
            "h8 s8 jk c2 c5",
            "take jk c2",
            ours=[OPEN],
            pile=f"d8 {top}",
            more=OUR_FOOT,
            no="pile-blocked",
        )
        for top in ("c3", "c2", "jk")
    ),
    foot(
        "black threes are not melded",
        "c3 c3 s3",
        "meld c3 c3 s3",
        ours=[TENS, NINES],
        more=PLAYED,
        no="black-threes-never",
    ),
    foot(
        "the foot by melding, and on",
        "c8 d8 h8",
        "meld c8 d8 h8",
        ours=[OPEN],
        more=OUR_FOOT,
        left="c6 c7 d7 s8",
        next=0,
        ends=False,
    ),
    foot(
        "… with a card to discard",
        "c8 d8 h8",
        "meld c8 d8 h8; discard c6",
        ours=[OPEN],
        more=OUR_FOOT,
        left="c7 d7 s8",
        next=1,
    ),
    foot(
        "… whose cards are laid at once",
        "c8 d8 h8",
        "meld c8 d8 h8; meld s8",
        ours=[OPEN],
        more=OUR_FOOT,
        left="c6 c7 d7",
    ),
    foot(
        "a red three in it is laid and replaced",
        "c8 d8 h8",
        "meld c8 d8 h8",
        ours=[OPEN],
        more=feet("c6 h3", "", "", ""),
        stock="c11",
        left="c6 c11",
        threes="h3",
    ),
    foot("the foot by the discard ends the turn", "c5", "discard c5", ours=[OPEN], more=OUR_FOOT, next=1, ends=False),
    foot(
        "… and is played in the next one",
        "c5",
        "discard c5; draw; discard c4; draw; discard d4; draw; discard s4; draw",
        ours=[OPEN],
        others=["c4 c12", "d4 c12", "s4 c12"],
        more=OUR_FOOT,
        kept=4 + 2,
        next=0,
    ),
    foot("one clean and one dirty book", "c5", "ask; yes; discard c5", out=0, ends=True, **BOOKS),
    foot("two clean books", "c5", "ask", ours=[TENS, KINGS], more=PLAYED, no="cannot-go-out|kinds-missing"),
    foot("one book", "c5", "ask", ours=[TENS], more=PLAYED, no="cannot-go-out|no-canasta|kinds-missing"),
    foot("without asking", "c5", "discard c5", no="must-ask", **BOOKS),
    foot(
        "the partner says no",
        "c5 c6 s8",
        "ask; no; discard c5",
        ours=[TENS, NINES, "c8 d8 h8", "h6 d6 s6"],
        more=PLAYED,
        next=1,
    ),
    foot(
        "the last card is discarded", "s8", "ask", ours=[TENS, NINES, "c8 d8 h8"], more=PLAYED, ask={"can-go-out": True}
    ),
    foot(
        "… not laid",
        "s8 c8",
        "ask; yes; meld #2 s8 c8",
        ours=[TENS, NINES, "c8 d8 h8"],
        more=PLAYED,
        no="final-discard|must-go-out",
    ),
    foot(
        "the partner's foot is not played",
        "c5",
        "discard c5",
        ours=[TENS, NINES],
        more=feet("", "", "c6 c7", ""),
        no="partner-not-in-foot",
    ),
    foot(
        "… nor may one ask",
        "c5",
        "ask",
        ours=[TENS, NINES],
        more=feet("", "", "c6 c7", ""),
        no="partner-not-in-foot|cannot-go-out",
    ),
    foot(
        "what books are worth",
        "c5",
        "ask; yes; discard c5",
        ours=[TENS, NINES, WILD],
        others=NOBODY,
        more=PLAYED,
        items={"natural-canastas": 500, "mixed-canastas": 300, "wild-canastas": 1500, "going-out": 100, "concealed": 0},
    ),
    foot(
        "red threes count without melds",
        "c5",
        "ask; yes; discard c5",
        their_red="h3 d3",
        their_items={"red-threes": 200},
        **BOOKS,
    ),
    foot(
        "… 100 each, however many",
        "c5",
        "ask; yes; discard c5",
        red="h3 d3 h3 d3 h3",
        items={"red-threes": 500},
        **BOOKS,
    ),
    foot(
        "a red three in an unopened foot",
        "c5",
        "ask; yes; discard c5",
        ours=[TENS, NINES],
        others=NOBODY,
        more=feet("", "h3 c4", "", ""),
        lost=-100 - 5,
    ),
    foot("a black three in hand costs 5", "c5", "ask; yes; discard c5", others=["c3", "", ""], lost=-5, **BOOKS),
]


def full(ours: list[str], theirs: list[str], **more: Any) -> dict[str, Any]:
    return {"ours": ours, "theirs": theirs, "more": {"feet": [[]] * 6, **more}}


SEVENS = "c7 c7 d7 d7 h7 h7 s7"
OTHER_SEVENS = "c7 c7 d7 d7 h7 s7 jk"
ALL = [KINGS, NINES, SEVENS, WILD]
PACKET: dict[str, Any] = {"feet": [["c6", "c8", "d8"], *[[]] * 5]}
EMPTY = [""] * 5
PENNIES = [
    pennies("two cards are drawn", "c5 c6", "draw", stock="c4 c8 c9", more=PACKET, left="c5 c6 c8 c9"),
    pennies(
        "the packet comes with the first canasta",
        "s13 c5 c6",
        "meld s13",
        ours=[KINGS[:-4]],
        more=PACKET,
        left="c5 c6 c6 c8 d8",
    ),
    pennies("… not with six cards", "s13 c5 c6", "meld s13", ours=["c13 c13 d13 d13 h13"], more=PACKET, left="c5 c6"),
    pennies("… not with another's", "s13 c5 c6", "discard c5", ours=[KINGS], more=PACKET, left="s13 c6"),
    pennies(
        "… taking the pile for it",
        "h13 s13 c5",
        "take h13 s13",
        ours=["c13 c13 d13 d13"],
        pile="c9 h13",
        more=PACKET,
        left="c5 c9 c6 c8 d8",
    ),
    pennies("an eighth card", "s10 c5 c6", "meld #0 s10", ours=[TENS], more=PACKET, no="meld-full"),
    pennies("wilds are melded", "jk c2 d2 c5 c6", "meld jk c2 d2", ours=[OPEN], more=PACKET, left="c5 c6"),
    pennies("a wild on top", "jk c2 c5 c6", "take jk c2", ours=[OPEN], pile="c9 d2", more=PACKET, no="pile-blocked"),
    pennies(
        "natural and wild take", "h8 jk c5 c6", "take h8 jk", ours=[OPEN], pile="c9 d8", more=PACKET, left="c5 c6 c9"
    ),
    *(
        pennies(f"minimum at {total}", "c5", scores=(total, 0), more=PACKET, ask={"minimum": need})
        for total, need in ((0, 50), (495, 50), (500, 90), (1000, 120), (1495, 120), (1500, 150), (15000, 150))
    ),
    pennies("79 a seven while no side has sevens", "c7 c5 c6", "discard c7", no="discard-barred", **full([OPEN], [])),
    pennies("79 … while ours has", "c7 c5 c6", "discard c7", no="discard-barred", **full([SEVENS], [])),
    pennies("79 … while theirs has", "c7 c5 c6", "discard c7", no="discard-barred", **full([OPEN], [SEVENS])),
    pennies("79 … when both have", "s7 c5 c6", "discard s7", next=1, **full([SEVENS], [OTHER_SEVENS])),
    pennies("79 … but not as the last card", "s7", "discard s7", no="discard-barred", **full(ALL, [OTHER_SEVENS])),
    pennies("another as the last card", "c5", "discard c5", out=0, ends=True, **full(ALL, [])),
    *(
        pennies(
            f"without the {what}",
            "c5",
            "discard c5",
            no="no-canasta|kinds-missing",
            **full([*(m for m in ALL if m != lacking), TENS.replace("10", "8")], []),
        )
        for what, lacking in (("mixed one", NINES), ("sevens", SEVENS), ("wild one", WILD))
    ),
    pennies(
        "without the natural one",
        "c5",
        "discard c5",
        no="kinds-missing",
        **full([NINES, MIXED, SEVENS, "jk jk c2 c2 d2 d2 h2"], []),
    ),
    pennies(
        "sevens are not the natural one",
        "c5",
        "discard c5",
        no="no-canasta|kinds-missing",
        **full([NINES, SEVENS, WILD], []),
    ),
    pennies(
        "what canastas are worth",
        "c5",
        "discard c5",
        others=EMPTY,
        items={"natural-canastas": 500, "mixed-canastas": 300, "rank-canastas": 1500, "wild-canastas": 1000},
        **full(ALL, []),
    ),
    *(
        pennies(
            f"{count} red threes with {'sevens' if sevens else 'no sevens'}",
            "c5 c4",
            "discard c5",
            stock="",
            others=EMPTY,
            red=" ".join(["h3", "d3"] * 4)[: 3 * count - 1],
            items={"red-threes": points},
            **full([SEVENS] if sevens else [KINGS], []),
        )
        for count, sevens, points in (
            (1, True, 100),
            (7, True, 700),
            (8, True, 1000),
            (2, False, -200),
            (8, False, -1000),
        )
    ),
]


@pytest.mark.parametrize("row", params([*FOOT, *PENNIES]))
def test_games_with_a_second_packet(row: Row) -> None:
    check(row)


@pytest.mark.parametrize(("scores", "winner"), [((0, 0), 0), ((-5000, 0), 1), ((0, 9000), 1), ((9000, 0), 0)])
def test_the_fourth_round_ends_the_match(scores: tuple[int, int], winner: int) -> None:
    def last(number: int) -> Any:
        more = {**PLAYED, "round": number}
        row = foot("", "c5", "ask; yes; discard c5", ours=[TENS, NINES], others=NOBODY, scores=scores, more=more)
        return verdict_of(row)["ended"]["winner"]

    assert [last(number) for number in (1, 2, 3, 4)] == [None, None, None, winner]


@pytest.mark.parametrize(
    ("name", "hand", "packet", "stock"),
    [
        ("hand-and-foot", 13, 13, 270 - 104 - 1),
        ("pennies", 13, 11, 72 - 1),
    ],
)
def test_everybody_is_dealt_two_packets(name: str, hand: int, packet: int, stock: int) -> None:
    state, _ = apply(new_match(ruleset_named(name)), DealRound(bytes(32)))
    position = write_position(state)
    reds = sum(map(len, position["red_threes"]))
    assert {len(held) for held in position["hands"]} == {hand}
    assert {len(held) for held in position["feet"]} == {packet}
    assert len(position["stock"]) + len(position["pile"]) + reds == stock + 1
