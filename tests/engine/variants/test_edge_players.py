"""Other numbers of players: two, three alone, three with a lone hand, five and six (rules 2.1 to 2.5)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from engine.commands import DealRound
from engine.play import apply
from engine.referee import judge
from engine.rulesets import ruleset_named
from engine.state import new_match
from tests.engine.policy import choose
from tests.engine.variants.rows import KINGS, MIXED, OPEN, TENS, Row, check, params, request

two = partial(Row, "two-players")
solo = partial(Row, "three-solo")
cut = partial(Row, "cutthroat")
six = partial(Row, "six-players")
three_teams = partial(Row, "six-players-three-teams")

NO_PARTNER = "no-partner|asking-off"

TWO = [
    two("a turn draws two cards", "c5 c6", "draw", stock="c4 c7 c8", left="c5 c6 c7 c8"),
    two("one discard ends the turn", "c5 c6", "draw; discard c5", next=1),
    two("53 one canasta is not enough", "c5", "discard c5", ours=[TENS], no="no-canasta"),
    two("two canastas are enough", "c5", "discard c5", ours=[TENS, KINGS], out=0, ends=True),
    two("a natural and a mixed canasta are two", "c5", "discard c5", ours=[MIXED, KINGS], out=0),
    two("there is nobody to ask", "c5 c6", "ask", ours=[TENS, KINGS, OPEN.replace("10", "8")], no=NO_PARTNER),
    two("a red three among the two is replaced", "c5 c6", "draw", stock="c8 c9 h3 c7", left="c5 c6 c7 c9", threes="h3"),
    two("54 the stock has one card", "c5 c6", "draw", stock="c9", left="c5 c6 c9", ends=False),
    two("54 … and that turn is played on", "c5 c6 d9 h9", "draw; meld c9 d9 h9", ours=[OPEN], stock="c9", kept=2),
    two("a red three as the very last card counts as a draw of one", "c5", "draw", stock="h3 c9", left="c5 c9"),
    two("a red three before the very last card, which replaces it", "c5", "draw", stock="c9 h3", left="c5 c9"),
    two("a red three drawn alone as the last card", "c5", "draw", stock="h3", ends=True),
    two("55 the last two cards are red threes", "c5", "draw", stock="h3 d3", ends=True),
    two("55 … and no meld follows", "c9 d9 h9 c5", "draw; meld c9 d9 h9", ours=[OPEN], stock="h3 d3", no="*"),
    two("the stock ends the round with the turn", "c5 c6", "draw; discard c5", stock="c9", ends=True),
    two("minimums as in classic", "c5", scores=(1500, 0), ask={"minimum": 90}),
    two(
        "both get out's bonuses as in classic",
        "c5",
        "discard c5",
        ours=[TENS, KINGS],
        before=[0],
        scored=70 + 500 + 70 + 500 + 100,
    ),
]

SOLO = [
    solo("a turn draws one card", "c5 c6", "draw", stock="c4 c7", left="c5 c6 c7"),
    solo("one canasta goes out", "c5", "discard c5", ours=[TENS], out=0, ends=True),
    solo("nobody is asked", "c5", "ask", ours=[TENS], no=NO_PARTNER),
    solo("nobody adds to another's melds", "h10 c5 c6", "meld h10", theirs=[OPEN], no="*"),
    solo("turns go round three seats", "c5 c6", "discard c5", turn=2, next=0),
    solo("each pays for the own hand", "c5", "discard c5", ours=[TENS], others=["c1", "jk"], lost=-20),
]

LONE: dict[str, Any] = {"lone": 1}

CUT = [
    cut("a turn draws two cards", "c5 c6", "draw", stock="c4 c7 c8", left="c5 c6 c7 c8"),
    cut("nobody is lone at first", "c5 c6", "draw", after={"lone": None}),
    cut(
        "the first to take the pile plays alone",
        "h9 s9 c5 c6",
        "take h9 s9",
        ours=[OPEN],
        pile="c6 c9",
        after={"lone": 0},
    ),
    cut(
        "the second take changes nothing",
        "h9 s9 c5 c6",
        "take h9 s9",
        ours=[OPEN],
        pile="c6 c9",
        more=LONE,
        after={"lone": 1},
    ),
    cut(
        "partners meld together",
        "s10 c5 c6",
        "meld s10",
        turn=2,
        melds=[[OPEN], [], []],
        more=LONE,
        after={"melds": [[[*OPEN.split(), "s10"]], [], []]},
    ),
    cut(
        "the lone hand has melds of its own", "s10 c5 c6", "meld s10", turn=1, melds=[[OPEN], [], []], more=LONE, no="*"
    ),
    cut(
        "56 nobody took the pile, one goes out",
        "c5",
        "discard c5",
        ours=[TENS],
        others=["c1", "c4"],
        all_scores=[70 + 500 + 100, -25, -25],
    ),
    cut(
        "the pile was never taken and the stock is out: everybody scores alone",
        "c5 c6",
        "discard c5",
        stock="",
        ours=[OPEN],
        others=["c1", "c4"],
        all_scores=[30 - 5, -20, -5],
    ),
    cut("57 the second of the partners needs 50", "c5", turn=2, scores=(1600, 0, 200), more=LONE, ask={"minimum": 50}),
    cut("57 the first of the partners needs 90", "c5", turn=0, scores=(1600, 0, 200), more=LONE, ask={"minimum": 90}),
    cut(
        "57 once one of the partners has opened, both have",
        "c4 d4 h4 c5 c6",
        "meld c4 d4 h4; discard c5",
        scores=(1600, 0, 200),
        melds=[[OPEN], [], []],
        more=LONE,
        next=1,
    ),
    cut(
        "58 partners share points, red threes stay personal",
        "c5 c6",
        "discard c5",
        stock="",
        melds=[["c1 d1 h1 s1 c2"], ["c8 c8 d8"], []],
        red="h3",
        others=["c4", ""],
        more=LONE,
        all_scores=[100 - 5 + 100, 30 - 5, 100 - 5],
    ),
    cut(
        "a side without melds has its red threes against it",
        "c5 c6",
        "discard c5",
        stock="",
        melds=[[], ["c8 c8 d8"], []],
        red="h3",
        others=["c4", ""],
        more=LONE,
        all_scores=[-5 - 100, 30 - 5, -5],
    ),
    cut(
        "going out and canastas count for both partners",
        "c5",
        "discard c5",
        melds=[[TENS], [], []],
        others=["c4", "c1"],
        more=LONE,
        before=[0],
        all_scores=[70 + 500 + 100 - 20, -5, 70 + 500 + 100 - 20],
    ),
    cut("one canasta of the partners goes out", "c5", "discard c5", turn=2, melds=[[TENS], [], []], more=LONE, out=2),
    cut(
        "melds of a rank become one when a partnership forms",
        "h9 s9 c5 c6",
        "take h9 s9",
        turn=1,
        melds=[["c13 d13 h13"], [OPEN], ["c13 s13 s13", "c8 d8 h8"]],
        pile="c6 c9",
        after={"lone": 1},
    ),
    cut("the partners do not ask one another", "c5", "ask", melds=[[TENS], [], []], more=LONE, no=NO_PARTNER),
]

SIX_REDS = "h3 h3 h3 d3 d3 d3"
SIX = [
    six("partners are every second seat", "s10 c5 c6", "meld s10; discard c5", turn=4, ours=[OPEN], next=5),
    six("a turn draws one card", "c5 c6", "draw", stock="c4 c7", left="c5 c6 c7"),
    six("one canasta is not enough", "c5", "discard c5", ours=[TENS], no="no-canasta"),
    six("two canastas go out", "c5", "discard c5", ours=[TENS, KINGS], out=0),
    six("the next partner is asked", "c5", "ask; yes; discard c5", ours=[TENS, KINGS], out=0),
    six("150 from 7500", "c5", scores=(7500, 0), ask={"minimum": 150}),
    six("120 below", "c5", scores=(7495, 0), ask={"minimum": 120}),
    six(
        "all three pay for their hands",
        "c5",
        "discard c5",
        ours=[TENS, KINGS],
        others=["", "c4", "", "c1", ""],
        before=[0],
        scored=140 + 1000 + 100 - 25,
    ),
    *(
        six(
            f"{count} red threes",
            "c5 c6",
            "discard c5",
            stock="",
            ours=[TENS],
            others=[""] * 5,
            red=" ".join(SIX_REDS.split()[:count]),
            items={"red-threes": worth},
        )
        for count, worth in ((4, 400), (5, 1000), (6, 1200))
    ),
    three_teams("partners sit opposite", "s10 c5 c6", "meld s10; discard c5", turn=3, ours=[OPEN], next=4),
    three_teams("three sides", "s10 c5 c6", "meld s10", turn=4, melds=[[OPEN], [], []], no="*"),
    three_teams("two canastas go out", "c5", "discard c5", ours=[TENS], no="no-canasta"),
    three_teams("120 from 7500", "c5", scores=(7500, 0, 0), ask={"minimum": 120}),
]


@pytest.mark.parametrize("row", params([*TWO, *SOLO, *CUT, *SIX]))
def test_other_numbers_of_players(row: Row) -> None:
    check(row)


def test_melds_of_a_new_partnership_lie_together() -> None:
    row = next(row for row in CUT if row.what.startswith("melds of a rank"))
    melds = judge(request(row))["position"]["melds"]
    assert sorted(map(sorted, melds[0])) == sorted(
        map(sorted, (["c13", "c13", "d13", "h13", "s13", "s13"], ["c8", "d8", "h8"]))
    )
    assert melds[2] == []


def test_a_merged_meld_may_have_too_many_wilds_and_takes_no_more() -> None:
    first, second = "c13 d13 h13 jk c2", "c13 s13 s13 jk d2"
    case = cut(
        "",
        "h9 s9 c5 c6",
        "take h9 s9; discard c5; draw; meld @13 h2",
        turn=1,
        melds=[[first], [OPEN], [second]],
        pile="c6 c9",
        others=["h2 c7", "c4 c7"],
        no="too-many-wilds|wilds-outnumber|canasta-closed-to-wilds",
    )
    check(case)
    natural = cut(
        "",
        "h9 s9 c5 c6",
        "take h9 s9; discard c5; draw; meld h13",
        turn=1,
        melds=[[first], [OPEN], [second]],
        pile="c6 c9",
        others=["h13 c7", "c4 c7"],
    )
    check(natural)


# five players


def test_one_of_the_three_sits_out_in_rotation() -> None:
    """Rule 2.4: A and B, A and C, B and C against the two; partners still sit between opponents."""
    orders = ruleset_named("five-players").turn_orders
    resting = [set(range(5)).difference(order) for order in orders]
    assert [len(order) for order in orders] == [4, 4, 4]
    assert sorted(map(sorted, resting)) == [[0], [2], [4]]
    for order in orders:
        assert [seat % 2 for seat in order] in ([0, 1, 0, 1], [1, 0, 1, 0])


@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 7])
def test_whoever_sits_out_is_dealt_nothing_and_is_never_to_move(rounds: int) -> None:
    ruleset = ruleset_named("five-players")
    state = new_match(ruleset)
    for number in range(1, rounds + 1):
        state, _ = apply(state, DealRound(bytes([number] * 32)))
        order = ruleset.turn_orders[(number - 1) % 3]
        assert [bool(hand) for hand in state.hands] == [seat in order for seat in range(5)]
        assert state.dealer in order
        movers = []
        while state.result is None:
            movers.append(state.mover)
            state, _ = apply(state, choose(state))
        assert set(movers) == set(order)
