"""One row, one case: a position of a ruleset, some actions, and what the referee should answer.

A row says what matters and is filled with harmless cards. `ours` and `red` belong to the side to move, `theirs` and
`their_red` to the next side. Actions are separated by semicolons: `draw`, `take s6 c6`, `take` (the top card alone),
`meld h1 c1 d2`, `meld @13 h2` (onto the kings), `meld #1 h8` (onto the second meld of the list; the same with `take`),
`combine 0 2`, `ask`, `yes`, `no`, `show`, `discard s3`, `pass`, `undo`. What is expected stands behind them: `no` is
the code with which the last action is refused, several with a bar between them where more than one is right, `*` for
any.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Final, TypeAlias

import pytest

from engine.referee import judge

Json: TypeAlias = dict[str, Any]
Cards: TypeAlias = tuple[str, ...]

#: Seats, teams, decks and jokers of each ruleset.
SIZES: Final[Mapping[str, tuple[int, int, int, int]]] = {
    "classic": (4, 2, 2, 4),
    "classic-pagat": (4, 2, 2, 4),
    "two-players": (2, 2, 2, 4),
    "three-solo": (3, 3, 2, 4),
    "cutthroat": (3, 3, 2, 4),
    "five-players": (5, 2, 2, 4),
    "six-players": (6, 2, 3, 6),
    "six-players-three-teams": (6, 3, 3, 6),
    "uruguay": (4, 2, 2, 4),
    "cuban": (4, 2, 2, 4),
    "mexicana": (4, 2, 3, 6),
    "sevens": (4, 2, 2, 4),
    "samba": (4, 2, 3, 6),
    "bolivia": (4, 2, 3, 6),
    "brazilian": (4, 2, 3, 6),
    "italian": (4, 2, 3, 6),
    "canastone": (4, 2, 3, 6),
    "italian-casino": (4, 2, 3, 6),
    "modern-american": (4, 2, 2, 4),
    "hand-and-foot": (4, 2, 5, 10),
    "pennies": (6, 2, 4, 8),
}

#: Who has no cards in a first round.
SITS_OUT: Final = {"five-players": 4}

#: A meld that opens a side, a natural and a mixed canasta of tens, a natural canasta of kings.
OPEN: Final = "c10 d10 h10"
TENS: Final = "c10 c10 d10 d10 h10 h10 s10"
MIXED: Final = "c10 c10 d10 d10 h10 s10 s2"
KINGS: Final = "c13 c13 d13 d13 h13 h13 s13"
#: A sequence of seven hearts.
SAMBA: Final = "h5 h6 h7 h8 h9 h10 h11"


@dataclass(frozen=True)
class Row:
    """A case and what should come of it. What is None is not looked at."""

    ruleset: str
    what: str
    hand: str
    do: str = ""
    _: KW_ONLY
    no: str = ""
    ask: Mapping[str, Any] = field(default_factory=dict)
    # the position
    fields: Mapping[str, Any] | None = None
    turn: int = 0
    dealer: int | None = None
    phase: str | None = None
    others: Sequence[str | None] = ()
    ours: Sequence[str] = ()
    theirs: Sequence[str] = ()
    melds: Sequence[Sequence[str]] | None = None
    pile: str = ""
    stock: str | None = None
    scores: Sequence[int] | None = None
    red: str = ""
    their_red: str = ""
    permission: str | None = None
    before: Sequence[int] = ()
    more: Mapping[str, Any] = field(default_factory=dict)
    # what is expected
    left: str | None = None
    kept: int | None = None
    table: Sequence[str] | None = None
    threes: str | None = None
    next: int | None = None
    after: Mapping[str, Any] = field(default_factory=dict)
    out: int | None = None
    ends: bool | None = None
    scored: int | None = None
    lost: int | None = None
    all_scores: Sequence[int] | None = None
    items: Mapping[str, int] = field(default_factory=dict)
    their_items: Mapping[str, int] = field(default_factory=dict)


def params(rows: Iterable[Row]) -> list[Any]:
    """Return rows as a test's parameters."""
    return [pytest.param(row, id=f"{row.ruleset}: {row.what}") for row in rows]


def actions(text: str) -> list[Json]:
    """Read actions as the protocol has them."""
    return [_action(part.split()) for part in text.split(";") if part.strip()]


def _action(words: list[str]) -> Json:
    verb, *names = words
    action: Json = {"do": verb}
    if verb in ("meld", "take"):
        if names and names[0].startswith("@"):
            action["rank"] = int(names.pop(0)[1:])
        if names and names[0].startswith("#"):
            action["onto"] = int(names.pop(0)[1:])
        action["cards" if verb == "meld" else "with"] = names
    elif verb in ("yes", "no"):
        return {"do": "answer", "yes": verb == "yes"}
    elif verb == "discard":
        (action["card"],) = names
    elif verb == "combine":
        action["melds"] = [int(name) for name in names]
    return action


def _spare(used: Counter[str], decks: int) -> list[str]:
    """List natural cards that the pack still holds, those of ranks that the case does not mention first."""
    ranks = {name[1:] for name in used}
    rest = [f"{suit}{rank}" for _ in range(decks) for suit in "csdh" for rank in (4, 6, 8, 9, 11, 12, 13, 5, 10)]
    for name in used.elements():
        if name in rest:
            rest.remove(name)
    return sorted(rest, key=lambda name: name[1:] in ranks)


def _strings(value: Any) -> list[str]:
    """Return all words in a value that may be nested."""
    if isinstance(value, str):
        return value.split()
    if isinstance(value, Mapping):
        return [word for item in value.values() for word in _strings(item)]
    return [word for item in value for word in _strings(item)] if isinstance(value, list | tuple) else []


def request(row: Row) -> Json:
    """Return the referee's request for a row."""
    seats, teams, decks, _ = SIZES[row.ruleset]
    melds: list[Sequence[str]] = [[] for _ in range(teams)]
    reds = ["" for _ in range(teams)]
    mine, other = row.turn % teams, (row.turn + 1) % teams
    melds[mine], melds[other] = row.ours, row.theirs
    if row.melds is not None:
        melds = list(row.melds)
    reds[mine], reds[other] = row.red, row.their_red
    said = [row.hand, row.pile, row.stock or "", *(text or "" for text in row.others), *reds]
    said += [text for side in melds for text in side] + _strings(row.more)
    spare = _spare(Counter(word for text in said for word in text.split()), decks)
    stock = [spare.pop(0) for _ in range(9)] if row.stock is None else row.stock.split()
    hands: list[list[str]] = [[] for _ in range(seats)]
    hands[row.turn] = row.hand.split()
    for step, held in enumerate([*row.others, *[None] * seats][: seats - 1], start=1):
        seat = (row.turn + step) % seats
        if held is None and seat != SITS_OUT.get(row.ruleset):
            hands[seat] = [spare.pop(0) for _ in range(3)]
        elif held is not None:
            hands[seat] = held.split()
    steps = actions(row.do)
    phase = row.phase
    if phase is None:
        at_draw = {"can-take", "can-draw"} & set(row.ask) or (steps and steps[0]["do"] in ("draw", "take", "pass"))
        phase = "draw" if at_draw else "meld"
    position: Json = {
        "dealer": seats - 1 if row.dealer is None else row.dealer,
        "turn": row.turn,
        "phase": phase,
        "hands": hands,
        "melds": [[meld.split() for meld in side] for side in melds],
        "red_threes": [side.split() for side in reds],
        "stock": stock,
        "pile": row.pile.split(),
        "melded_before": [seat in row.before for seat in range(seats)],
        **row.more,
    }
    if row.permission is not None:
        position["permission"] = row.permission
    if row.scores is not None:
        position["scores"] = list(row.scores)
    return {
        "ruleset": row.ruleset if row.fields is None else {"base": row.ruleset, "fields": dict(row.fields)},
        "position": position,
        "actions": steps,
        "ask": list(row.ask),
    }


def census(position: Json) -> Counter[str]:
    """Count the cards of a position, wherever they lie."""
    total: Counter[str] = Counter()
    for place in ("hands", "melds", "red_threes", "stock", "pile", "feet", "base", "captured"):
        total += Counter(_strings(position.get(place, [])))
    return total


def sorted_cards(text: str | Sequence[str]) -> list[str]:
    """Return cards as a multiset."""
    return sorted(text.split() if isinstance(text, str) else text)


def verdict_of(row: Row) -> Json:
    """Judge a row; whatever happens, no card may appear or vanish."""
    asked = request(row)
    verdict = judge(asked)
    assert verdict.get("code") != "bad-request", verdict["message"]
    assert census(verdict["position"]) == census(asked["position"]), "cards appeared or vanished"
    return verdict


def check(row: Row) -> None:
    """Judge a row and compare everything that it expects."""
    verdict = verdict_of(row)
    steps = actions(row.do)
    if row.no:
        assert not verdict["ok"], f"{steps[-1]} should be refused"
        assert verdict["at"] == len(steps) - 1, f"refused at {verdict['at']}: {verdict['code']}: {verdict['message']}"
        assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", verdict["code"])
        assert verdict["message"].endswith(".")
        assert row.no == "*" or verdict["code"] in row.no.split("|"), verdict["message"]
        return
    assert verdict["ok"], f"refused at {verdict.get('at')}: {verdict.get('code')}: {verdict.get('message')}"
    assert verdict["answers"] == dict(row.ask)
    _check_position(row, verdict["position"])
    _check_end(row, verdict["ended"])


def _check_position(row: Row, position: Json) -> None:
    teams = SIZES[row.ruleset][1]
    hand = position["hands"][row.turn]
    if row.left is not None:
        assert sorted(hand) == sorted_cards(row.left)
    if row.kept is not None:
        assert len(hand) == row.kept
    if row.table is not None:
        laid = sorted(sorted(meld) for meld in position["melds"][row.turn % teams])
        assert laid == sorted(sorted_cards(meld) for meld in row.table)
    if row.threes is not None:
        assert sorted(position["red_threes"][row.turn % teams]) == sorted_cards(row.threes)
    if row.next is not None:
        assert position["turn"] == row.next
    for name, value in row.after.items():
        assert position[name] == value, name


def _check_end(row: Row, ended: Json | None) -> None:
    teams = SIZES[row.ruleset][1]
    mine, other = row.turn % teams, (row.turn + 1) % teams
    figures = (row.scored, row.lost, row.all_scores, row.out)
    if any(figure is not None for figure in figures) or row.items or row.their_items:
        assert ended is not None, "the round should be over"
    if row.ends is not None:
        assert (ended is not None) == row.ends
    if ended is None:
        return
    if row.out is not None or row.ends:
        assert ended["out"] == row.out
    for team, items in ((mine, row.items), (other, row.their_items)):
        sheet = {line["item"]: line["points"] for line in ended["sheet"][team]}
        assert {name: sheet.get(name, 0) for name in items} == dict(items)
    for sheet, score in zip(ended["sheet"], ended["scores"], strict=True):
        assert sum(line["points"] for line in sheet) == score
    if row.scored is not None:
        assert ended["scores"][mine] == row.scored, ended["sheet"][mine]
    if row.lost is not None:
        assert ended["scores"][other] == row.lost, ended["sheet"][other]
    if row.all_scores is not None:
        assert ended["scores"] == list(row.all_scores), ended["sheet"]
