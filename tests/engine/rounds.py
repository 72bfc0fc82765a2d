"""Rounds of every ruleset as they stand when they are scored, made by hand, so that no move is needed for a score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.cards import IS_WILD, PLACE_OF, Card, Rank, parse_cards, rank_of
from engine.ruleset import Ruleset, Seat
from engine.rulesets import RULESETS
from engine.scoring import score_round
from engine.state import MELD_PHASE, SEQUENCE, SET, WILD, Meld, RoundResult, SheetItem, Side, State, Turn, new_match
from engine.terms import SpecialHand

TENS = "c10 c10 d10 d10 h10 h10 s10"  # 70
KINGS = "c13 c13 d13 d13 h13 h13 s13"  # 70
DIRTY = "c9 c9 d9 d9 h9 s9 c2"  # 60 + 20
SAMBA = "h4 h5 h6 h7 h8 h9 h10"  # 4 x 5 + 3 x 10 = 50
TWOS = "c2 c2 d2 d2 h2 h2 s2"  # 140
FOUR_JOKERS = "jk jk jk jk c2 c2 d2"  # 200 + 60
THREE_JOKERS = "jk jk jk c2 c2 d2 d2"  # 150 + 80
SEVENS = "c7 c7 d7 d7 h7 h7 s7"  # 35
DIRTY_SEVENS = "c7 c7 d7 d7 h7 s7 c2"  # 30 + 20
ACES = "c1 c1 d1 d1 h1 h1 s1"  # 140
DIRTY_ACES = "c1 c1 d1 d1 h1 s1 c2"  # 120 + 20


def cards(text: str) -> tuple[Card, ...]:
    return tuple(sorted(parse_cards(text.split())))


def meld(text: str) -> Meld:
    """Read a meld; its cards say what it is."""
    naturals = tuple(card for card in cards(text) if not IS_WILD[card])
    wilds = tuple(card for card in cards(text) if IS_WILD[card])
    if not naturals:
        return Meld(Rank(0), (), wilds, WILD)
    if len({rank_of(card) for card in naturals}) == 1:
        return Meld(rank_of(naturals[0]), naturals, wilds, SET)
    in_row = tuple(sorted(naturals, key=PLACE_OF.__getitem__))
    return Meld(rank_of(in_row[0]), in_row, (), SEQUENCE)


def side(*melds: str, threes: str = "", captured: str = "") -> Side:
    return Side(tuple(meld(text) for text in melds), cards(threes), cards(captured))


def ruleset(name: str, **fields: Any) -> Ruleset:
    return replace(RULESETS[name], **fields)


def finished(
    rules: str | Ruleset, *sides: Side, hands: Sequence[str] = (), feet: Sequence[str] = (), number: int = 1
) -> State:
    """Return a round as it stands when it is scored; who is not named holds nothing."""
    played = RULESETS[rules] if isinstance(rules, str) else rules
    state = new_match(played)
    fill = [*hands, *[""] * (played.seats - len(hands))]
    extras = state.extras
    if feet:
        extras = extras._replace(feet=tuple(cards(text) for text in [*feet, *[""] * (played.seats - len(feet))]))
    return state._replace(
        number=number,
        hands=tuple(cards(text) for text in fill),
        sides=(*sides, *[Side()] * (played.teams - len(sides))),
        turn=Turn(Seat(0), MELD_PHASE, from_stock=True),
        melded_before=(True,) * played.seats,
        extras=extras,
    )


def scored(state: State, out: int | None = 0, special: SpecialHand | None = None) -> RoundResult:
    return score_round(state, out=None if out is None else Seat(out), special=special)


def items(result: RoundResult, team: int = 0) -> Mapping[str, int]:
    """Return a team's lines and check that they make its score."""
    sheet = result.sheets[team]
    assert sum(line.points for line in sheet) == result.scores[team]
    assert [line.item for line in sheet] == [item for item in SheetItem if item in {line.item for line in sheet}]
    return {line.item.value: line.points for line in sheet}


def counts(result: RoundResult, team: int = 0) -> Mapping[str, int]:
    return {line.item.value: line.count for line in result.sheets[team]}
