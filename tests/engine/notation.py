"""A position, some actions and a verdict in a few words: the language that the acceptance tests are written in.

Cards are named as in the rules (`h13`, `c2`, `jk`). A case is judged through the referee's text protocol, so these
tests know nothing of the engine but that protocol:

    accept("h6 c6 h7 d8", ours=["c10 d10 h10"], pile="c9 d6", do=["take h6 c6", "discard h7"])

Actions: `draw`, `take s6 c6`, `take` (the top card alone), `meld h1 c1 d2`, `meld @13 h2` (onto the kings), `ask`,
`yes`, `no`, `discard s3`, `pass`; `3> draw` is the same said by seat 3. What a case leaves out is filled with harmless
cards. Whatever has two sides (`scores`, `red_threes`) starts with the side to move; a verdict counts teams from 0.
"""

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypedDict, Unpack

from engine.referee import judge_line

Cards: TypeAlias = tuple[str, ...]
Json: TypeAlias = dict[str, Any]

#: A meld that opens a side and touches no other card of a case.
OPEN = "c10 d10 h10"
#: A natural canasta of tens: 70 points of cards and 500.
CANASTA = "c10 c10 d10 d10 h10 h10 s10"
#: A mixed canasta of tens: 5 x 10 + 50 + 20 points of cards and 300.
MIXED = "c10 c10 d10 d10 h10 jk s2"
#: Seven natural kings: 70 points of cards and 500.
KINGS = "c13 c13 d13 d13 h13 h13 s13"

SEATS = 4


class Case(TypedDict, total=False):
    """What a case may say beside the hand of the player to move."""

    do: Sequence[str]
    ask: Sequence[str]
    base: str
    fields: Mapping[str, object]
    turn: int
    phase: str
    #: Hands of the next seats, clockwise from the player to move; `None` is filled with harmless cards.
    others: Sequence[str | None]
    ours: Sequence[str]
    theirs: Sequence[str]
    pile: str
    stock: str
    scores: Sequence[int]
    red_threes: Sequence[str]
    permission: str | None
    #: The seats that have laid cards earlier in the round.
    melded_before: Sequence[int]


@dataclass(frozen=True)
class Ended:
    """How a round ended."""

    out: int | None
    concealed: bool
    scores: list[int]
    totals: list[int]
    winner: int | None
    sheet: list[Any]


@dataclass(frozen=True)
class Verdict:
    """What the referee answered."""

    raw: Json
    ok: bool
    at: int | None
    code: str
    message: str
    position: Json
    answers: Json
    ended: Ended | None = field(default=None)

    def hand(self, seat: int = 0) -> Cards:
        """Return a seat's cards, in the order of `cards`."""
        return tuple(sorted(self.position["hands"][seat]))

    def melds(self, team: int = 0) -> tuple[Cards, ...]:
        """Return a team's melds, in the order of `sets`."""
        return tuple(sorted(tuple(sorted(meld)) for meld in self.position["melds"][team]))

    def red_threes(self, team: int = 0) -> Cards:
        """Return a team's red threes, in the order of `cards`."""
        return tuple(sorted(self.position["red_threes"][team]))

    @property
    def stock(self) -> Cards:
        """The stock, top card last."""
        return tuple(self.position["stock"])

    @property
    def pile(self) -> Cards:
        """The discard pile, top card last."""
        return tuple(self.position["pile"])

    @property
    def turn(self) -> int:
        """The seat to move."""
        turn: int = self.position["turn"]
        return turn

    @property
    def end(self) -> Ended:
        """How the round ended, for a case in which it did."""
        assert self.ended is not None, "the round should be over"
        return self.ended


def cards(text: str) -> Cards:
    """Return the cards of a text as a multiset: sorted by name."""
    return tuple(sorted(text.split()))


def sets(*melds: str) -> tuple[Cards, ...]:
    """Return melds, each given as text, so that equal tables compare equal."""
    return tuple(sorted(cards(meld) for meld in melds))


def parse_actions(texts: Iterable[str], *, turn: int, seats: int = SEATS) -> list[Json]:
    """Return the protocol's actions; an answer is given by the partner of whoever is to move by then."""
    actions: list[Json] = []
    for text in texts:
        claimed, _, rest = text.rpartition("> ")
        verb, *names = rest.split()
        action: Json = {"do": verb}
        if verb == "take":
            action["with"] = names
        elif verb == "meld":
            if names and names[0].startswith("@"):
                action["rank"] = int(names.pop(0)[1:])
            action["cards"] = names
        elif verb in {"yes", "no"}:
            action = {"do": "answer", "seat": (turn + 2) % seats, "yes": verb == "yes"}
        elif verb == "discard":
            (action["card"],) = names
        if claimed:
            action["seat"] = int(claimed)
        actions.append(action)
        if verb in {"discard", "pass"}:
            turn = (turn + 1) % seats
    return actions


def _harmless(used: Counter[str]) -> list[str]:
    """List natural cards that a pack still holds, those of ranks that a case does not mention first."""
    ranks = {name[1:] for name in used}
    spare = [f"{suit}{rank}" for _ in range(2) for suit in "cdhs" for rank in range(4, 14)]
    for name in used.elements():
        if name in spare:
            spare.remove(name)
    return sorted(spare, key=lambda name: name[1:] in ranks)


def _joined(case: Case | None, more: Case) -> Case:
    joined: Case = {}
    joined.update(case or {})
    joined.update(more)
    return joined


def request(hand: str, case: Case | None = None, **more: Unpack[Case]) -> Json:
    """Return the referee's request for a case; what is named one by one goes before what `case` says."""
    case = _joined(case, more)
    turn = case.get("turn", 0)
    others = [*case.get("others", ()), None, None, None][: SEATS - 1]
    ours, theirs = case.get("ours", ()), case.get("theirs", ())
    red_threes = case.get("red_threes", ("", ""))
    scores = case.get("scores", (0, 0))
    pile = case.get("pile", "")

    said = [hand, pile, case.get("stock", ""), *(other or "" for other in others), *ours, *theirs, *red_threes]
    spare = _harmless(Counter(" ".join(said).split()))
    stock = case["stock"].split() if "stock" in case else [spare.pop(0) for _ in spare[:8]]
    hands: list[list[str]] = [[] for _ in range(SEATS)]
    hands[turn] = hand.split()
    for step, other in enumerate(others, start=1):
        held = other.split() if other is not None else [spare.pop(0) for _ in spare[:4]]
        hands[(turn + step) % SEATS] = held

    def by_team(mine: object, other: object) -> list[object]:
        return [mine, other] if turn % 2 == 0 else [other, mine]

    base, fields = case.get("base", "classic"), case.get("fields")
    melded_before = case.get("melded_before", ())
    return {
        "ruleset": base if fields is None else {"base": base, "fields": dict(fields)},
        "position": {
            "scores": by_team(*scores),
            "dealer": 3,
            "turn": turn,
            "phase": case.get("phase", "draw"),
            "hands": hands,
            "melds": by_team([meld.split() for meld in ours], [meld.split() for meld in theirs]),
            "red_threes": by_team(*(side.split() for side in red_threes)),
            "stock": stock,
            "pile": pile.split(),
            "permission": case.get("permission"),
            "melded_before": [seat in melded_before for seat in range(SEATS)],
        },
        "actions": parse_actions(case.get("do", ()), turn=turn),
        "ask": list(case.get("ask", ())),
    }


def send(line: str) -> Verdict:
    """Return the referee's verdict on one line of text."""
    raw = json.loads(judge_line(line))
    assert isinstance(raw, dict)
    ended = raw.get("ended")
    return Verdict(
        raw=raw,
        ok=raw["ok"],
        at=raw.get("at"),
        code=raw.get("code", ""),
        message=raw.get("message", ""),
        position=raw.get("position", {}),
        answers=raw.get("answers", {}),
        ended=None if ended is None else Ended(**ended),
    )


def census(position: Json) -> Counter[str]:
    """Count the cards of a position, wherever they lie (edge case 82)."""
    total: Counter[str] = Counter(position["stock"]) + Counter(position["pile"])
    for group in ("hands", "red_threes"):
        for held in position[group]:
            total += Counter(held)
    for side in position["melds"]:
        for meld in side:
            total += Counter(meld)
    return total


def judge(hand: str, case: Case | None = None, **more: Unpack[Case]) -> Verdict:
    """Judge a case. Whatever happens, no card may appear or vanish."""
    asked = request(hand, case, **more)
    verdict = send(json.dumps(asked))
    if verdict.position:
        assert census(verdict.position) == census(asked["position"]), "cards appeared or vanished"
    return verdict


def accept(hand: str, case: Case | None = None, **more: Unpack[Case]) -> Verdict:
    """Judge a case in which every action is legal."""
    verdict = judge(hand, case, **more)
    assert verdict.ok, f"refused at {verdict.at}: {verdict.code}: {verdict.message}"
    return verdict


def refuse(hand: str, case: Case | None = None, **more: Unpack[Case]) -> Verdict:
    """Judge a case in which just the last action is illegal: for a reason, and with nothing changed by it."""
    case = _joined(case, more)
    verdict = judge(hand, case)
    do = list(case["do"])
    assert not verdict.ok, "the last action should be refused"
    assert verdict.at == len(do) - 1, f"refused at {verdict.at}: {verdict.code}: {verdict.message}"
    assert_reason(verdict)
    assert verdict.position == judge(hand, case, do=do[:-1]).position, "a refused action must not change the position"
    return verdict


def assert_reason(verdict: Verdict) -> None:
    """Check that a refusal says why: a stable code and one sentence."""
    assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", verdict.code)
    assert verdict.code != "bad-request"
    assert len(verdict.message.split()) >= 3
    assert verdict.message.endswith(".")
    assert "\n" not in verdict.message


def bad(hand: str, case: Case | None = None, **more: Unpack[Case]) -> Verdict:
    """Judge a case that is no valid request."""
    verdict = judge(hand, case, **more)
    assert (verdict.ok, verdict.code, verdict.at) == (False, "bad-request", None)
    return verdict


def answer(question: str, hand: str, case: Case | None = None, **more: Unpack[Case]) -> Any:
    """Return the referee's answer to one question about a case."""
    return accept(hand, _joined(case, more), ask=[question]).answers[question]
