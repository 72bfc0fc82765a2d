"""Edge cases of the classic game in all games: what stays as it was, and what each ruleset makes of it (rule 5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest

from engine.commands import DealRound
from engine.play import apply
from engine.rulesets import RULESETS
from engine.state import Phase, State, new_match
from tests.engine.policy import choose, seed_of
from tests.engine.variants.rows import KINGS, OPEN, SIZES, TENS, Row, check, params, verdict_of

NAMES: Final = tuple(SIZES)

#: Matches are won at these totals; four rounds end the other.
TARGETS: Final[Mapping[str, int]] = {
    "classic": 5000,
    "two-players": 5000,
    "three-solo": 5000,
    "cutthroat": 7500,
    "five-players": 5000,
    "six-players": 10000,
    "six-players-three-teams": 7500,
    "uruguay": 5000,
    "cuban": 7500,
    "mexicana": 5000,
    "sevens": 5000,
    "samba": 10000,
    "bolivia": 15000,
    "brazilian": 10000,
    "italian": 12000,
    "canastone": 12000,
    "italian-casino": 5000,
    "pennies": 20000,
}
FREE: Final = ("classic-pagat", "italian-casino")
MUST_ASK: Final = "brazilian"
NO_BLACK_THREES: Final = ("italian-casino", "modern-american", "hand-and-foot")
FULL_AT_SEVEN: Final = ("cuban", "modern-american", "hand-and-foot", "pennies")
CLOSED_TO_WILDS: Final = ("samba", "bolivia", "brazilian")
#: What a side must have to go out, so that one more card ends the round.
OUTS: Final[Mapping[str, list[str]]] = {
    "bolivia": ["h5 h6 h7 h8 h9 h10 h11"],
    "pennies": ["c9 c9 d9 d9 h9 s9 jk", "c7 c7 d7 d7 h7 h7 s7", "jk jk c2 c2 d2 d2 h2"],
    "canastone": ["c9 c9 d9 d9 h9 s9 jk"],
    "hand-and-foot": ["c9 c9 d9 d9 h9 s9 jk"],
}


def feet(name: str, **more: Any) -> dict[str, Any]:
    packets: dict[str, Any] = (
        {"feet": [[] for _ in range(SIZES[name][0])]} if name in ("hand-and-foot", "pennies") else {}
    )
    return packets | more


def nobody(name: str) -> list[str]:
    """Return empty hands for all others; in a game for five one seat has none anyway."""
    return [""] * (SIZES[name][0] - 1)


def at_the_end(name: str, what: str, **more: Any) -> Row:
    """Return a turn whose discard ends the round, because the stock is used up."""
    return Row(name, what, "c5 c4", "discard c5", stock="", others=nobody(name), more=feet(name), **more)


def totals(name: str, first: int, second: int) -> list[int]:
    return [first, second, *[0] * (SIZES[name][1] - 2)]


@pytest.mark.parametrize(("name", "target"), TARGETS.items())
def test_50_51_the_higher_total_wins_and_a_tie_plays_on(name: str, target: int) -> None:
    def winner(first: int, second: int) -> Any:
        # The side to move pays 5 points for the card that it keeps.
        return verdict_of(at_the_end(name, "", scores=totals(name, first + 5, second)))["ended"]["winner"]

    assert winner(target + 120, target + 345) == 1
    assert winner(target + 345, target + 120) == 0
    assert winner(target, target - 5) == 0
    assert winner(target - 5, target - 10) is None
    assert winner(target + 200, target + 200) is None


def melds(name: str) -> list[Row]:
    own, seven = [OPEN], "meld #0 jk"
    other: dict[str, Any] = {"ours": own, "more": feet(name)}
    equal = "" if name in FREE else "wilds-outnumber|wild-needs-naturals|too-few-naturals"
    three = "" if name in FREE else "wilds-outnumber|too-many-wilds|wild-needs-naturals"
    four = "too-many-wilds|wilds-outnumber|meld-full|wild-needs-naturals"
    onto = "meld-full|canasta-closed-to-wilds|rank-dead" if name in FULL_AT_SEVEN else ""
    onto = "canasta-closed-to-wilds" if name in CLOSED_TO_WILDS else onto
    with_wild = "*" if name in NO_BLACK_THREES else "black-threes-natural"
    return [
        Row(name, "29 two naturals and two wilds", "c12 d12 c2 d2 c5 c6", "meld c12 d12 c2 d2", no=equal, **other),
        Row(name, "28 three and three", "c6 d6 h6 c2 d2 jk c5 c4", "meld c6 d6 h6 c2 d2 jk", no=three, **other),
        Row(
            name,
            "30 four wilds",
            "c6 d6 h6 s6 c6 c2 d2 jk jk c5 c4",
            "meld c6 d6 h6 s6 c6 c2 d2 jk jk",
            no=four,
            **other,
        ),
        Row(name, "33 a wild onto a natural canasta", "jk c5 c6", seven, ours=[TENS], no=onto, more=feet(name)),
        Row(
            name,
            "34 black threes with a wild",
            "c3 s3 jk",
            "meld c3 s3 jk",
            ours=[TENS, KINGS],
            no=with_wild,
            more=feet(name),
        ),
        Row(name, "32 no meld of one natural", "c12 c2 d2 c5 c6", "meld c12 c2 d2", no="*", **other),
        Row(
            name,
            "37 two cards, no canasta",
            "s10 c5",
            "meld @10 s10",
            no="no-canasta|kinds-missing",
            ours=[OPEN],
            more=feet(name),
        ),
        Row(
            name,
            "22 a joker on top",
            "c10 s10 c5",
            "take c10 s10",
            ours=[OPEN],
            pile="c9 jk",
            no="pile-blocked",
            more=feet(name),
        ),
        Row(
            name,
            "17 two wilds do not take",
            "c2 jk c5 c6",
            "take c2 jk",
            ours=[OPEN],
            pile="c9 d8",
            no="*",
            more=feet(name),
        ),
        Row(
            name,
            "three cards of three ranks",
            "c8 d9 h11 c5 c6",
            "meld c8 d9 h11",
            no="mixed-ranks|not-in-sequence",
            **other,
        ),
    ]


@pytest.mark.parametrize("row", params(row for name in NAMES for row in melds(name)))
def test_melds_and_the_pile(row: Row) -> None:
    check(row)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in (*NO_BLACK_THREES, MUST_ASK)])
@pytest.mark.parametrize(("hand", "legal"), [("c3 c3 s3", True), ("c3 s3", False)])
def test_34_black_threes_are_laid_last_and_by_three(name: str, hand: str, legal: bool) -> None:
    ours, red = [TENS, KINGS, *OUTS.get(name, [])], "h3 d3 h3 d3" if name == "mexicana" else ""
    row = Row(name, "", hand, f"meld {hand}", ours=ours, red=red, more=feet(name), no="" if legal else "*")
    check(row)


#: Rulesets in which red threes count for a side without melds.
KIND: Final = ("italian-casino", "hand-and-foot")


@pytest.mark.parametrize("name", [*TARGETS, "hand-and-foot"])
def test_49_two_red_threes_of_a_side_without_melds(name: str) -> None:
    worth = 300 if name == "cuban" else 200
    items = {"red-threes": worth if name in KIND else -worth}
    check(at_the_end(name, "", red="h3 d3", items=items))


@pytest.mark.parametrize("name", TARGETS)
def test_52_a_canasta_in_hand_is_subtracted(name: str) -> None:
    others = [KINGS, *nobody(name)[1:]]
    row = Row(
        name, "", "c5 c4", "discard c5", stock="", others=others, more=feet(name), their_items={"cards-in-hand": -70}
    )
    check(row)


def whole_match(name: str, target: int) -> State:
    state = new_match(RULESETS[name].with_fields({"target": target}))
    while state.phase is not Phase.OVER and state.number < 150:
        state, _ = apply(state, DealRound(seed_of(f"{name} {state.number}")))
        while state.result is None:
            state, _ = apply(state, choose(state))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_match_comes_to_its_end(name: str) -> None:
    """A simple player reaches each target but that of Modern American, whose fines are for others."""
    target = 2000 if name == "modern-american" else RULESETS[name].target
    state = whole_match(name, target)
    result = state.result
    assert result is not None
    assert result.winner is not None
    assert max(result.totals) == result.totals[result.winner]
    assert result.totals.count(max(result.totals)) == 1
    assert max(result.totals) >= target or state.number == RULESETS[name].rounds
