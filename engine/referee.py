"""The referee: one JSON request a line in, one JSON verdict a line out; the protocol is described in REFEREE.md."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from engine import commands as cmd
from engine.cards import RANKS, Card, Rank, card_names, parse_card
from engine.errors import EngineError, NotationError
from engine.going_out import can_go_out
from engine.options import options_for
from engine.play import apply, begin_turn
from engine.position import read_position, write_position
from engine.prospect import Prospect
from engine.refusals import RuleViolation
from engine.ruleset import Seat
from engine.rulesets import ruleset_from_json
from engine.search import can_open
from engine.state import Permission, Phase, RoundResult, State
from engine.takes import iter_takes, may_take
from engine.verify import why_no_ask

_KEYS: Final = {"ruleset", "position", "actions", "ask"}


def judge_lines(lines: Iterable[str]) -> Iterator[str]:
    """Judge requests, one a line; a line without a request gets its verdict too."""
    return map(judge_line, lines)


def judge_line(line: str) -> str:
    """Judge one request written as JSON. Never raises: what cannot be read is a verdict too."""
    try:
        request = json.loads(line, object_pairs_hook=_object)
    except (ValueError, RecursionError):
        verdict = _bad("the line is not JSON, or says something twice")
    else:
        verdict = judge(request)
    return json.dumps(verdict, separators=(",", ":"))


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object, and refuse one that says the same thing twice."""
    built = dict(pairs)
    if len(built) < len(pairs):
        raise ValueError("a key stands twice")
    return built


def judge(request: Any) -> dict[str, Any]:
    """Judge one request: carry out its actions on its position and answer its questions."""
    try:
        state, actions, questions = _read_request(request)
    except EngineError as error:
        return _bad(str(error))
    for at, action in enumerate(actions):
        try:
            state, _ = apply(state, action(state))
        except RuleViolation as violation:
            return {
                "ok": False,
                "at": at,
                "code": violation.refusal.value,
                "message": violation.sentence,
                "position": write_position(state),
            }
    return {
        "ok": True,
        "position": write_position(state),
        "ended": None if state.result is None else _ended(state.result),
        "answers": {question: QUESTIONS[question](state) for question in questions},
    }


Action = Callable[[State], cmd.Command]


def _read_request(request: Any) -> tuple[State, list[Action], list[str]]:
    if not isinstance(request, Mapping):
        raise NotationError("a request is an object")
    unknown = sorted(set(request) - _KEYS)
    if unknown:
        raise NotationError(f"unknown request field: {', '.join(unknown)}")
    if "ruleset" not in request or "position" not in request:
        raise NotationError("a request needs ruleset and position")
    ruleset = ruleset_from_json(request["ruleset"])
    state = read_position(request["position"], ruleset)
    if state.phase is Phase.DRAW:
        state, _ = begin_turn(state)
    actions = [_read_action(action, ruleset.seats) for action in _list_of(request, "actions")]
    questions = _list_of(request, "ask")
    for question in questions:
        if not isinstance(question, str) or question not in QUESTIONS:
            raise NotationError(f"unknown question {question!r}; known: {', '.join(QUESTIONS)}")
    return state, actions, questions


def _list_of(request: Mapping[str, Any], name: str) -> list[Any]:
    value = request.get(name, [])
    if not isinstance(value, list):
        raise NotationError(f"{name} is a list")
    return value


def _read_action(action: Any, seats: int) -> Action:
    if not isinstance(action, Mapping) or not isinstance(action.get("do"), str):
        raise NotationError('an action is an object with "do"')
    if action["do"] not in _ACTIONS:
        raise NotationError(f"unknown action {action['do']!r}; known: {', '.join(_ACTIONS)}")
    needed, optional, build = _ACTIONS[action["do"]]
    given = set(action) - {"do", "seat"}
    if not needed <= given <= needed | optional:
        wrong = sorted(needed - given) or sorted(given - needed - optional)
        raise NotationError(f"action {action['do']}: missing or unknown {', '.join(wrong)}")
    seat = action.get("seat")
    if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
        raise NotationError(f"seat is a number from 0 to {seats - 1}")
    make = build(action)
    return lambda state: make(_default_seat(state, action["do"]) if seat is None else Seat(seat))


def _default_seat(state: State, do: str) -> Seat:
    """An action is by the player to move; an answer by the partner who was asked."""
    partner = state.ruleset.partner_of(state.mover)
    return partner if do == "answer" and partner is not None else state.mover


Build = Callable[[Mapping[str, Any]], Callable[[Seat], cmd.Command]]


def _build_take(action: Mapping[str, Any]) -> Callable[[Seat], cmd.Command]:
    cards = _card_list(action["with"])
    return lambda seat: cmd.TakePile(seat, cards)


def _build_meld(action: Mapping[str, Any]) -> Callable[[Seat], cmd.Command]:
    cards = _card_list(action["cards"])
    rank = action.get("rank")
    if rank is not None and (type(rank) is not int or rank not in RANKS or rank == 0):
        raise NotationError("rank is a number from 1 to 13")
    return lambda seat: cmd.LayDown(seat, cards, None if rank is None else Rank(rank))


def _build_answer(action: Mapping[str, Any]) -> Callable[[Seat], cmd.Command]:
    yes = action["yes"]
    if type(yes) is not bool:
        raise NotationError("yes is true or false")
    return lambda seat: cmd.AnswerPermission(seat, yes=yes)


def _build_discard(action: Mapping[str, Any]) -> Callable[[Seat], cmd.Command]:
    card = parse_card(action["card"])
    return lambda seat: cmd.Discard(seat, card)


def _card_list(value: Any) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise NotationError("cards are written as a list")
    return tuple(parse_card(card) for card in value)


# Each action: the keys that it needs, those that it may have, and how it becomes a command.
_ACTIONS: Final[dict[str, tuple[set[str], set[str], Build]]] = {
    "draw": (set(), set(), lambda _: cmd.Draw),
    "take": ({"with"}, set(), _build_take),
    "meld": ({"cards"}, {"rank"}, _build_meld),
    "ask": (set(), set(), lambda _: cmd.AskPermission),
    "answer": ({"yes"}, set(), _build_answer),
    "discard": ({"card"}, set(), _build_discard),
    "undo": (set(), set(), lambda _: cmd.Undo),
    "pass": (set(), set(), lambda _: cmd.Pass),
}


def _is_playing(state: State, phase: Phase) -> bool:
    return state.phase is phase and state.turn.permission is not Permission.ASKED


def _can_draw(state: State) -> bool:
    return _is_playing(state, Phase.DRAW) and bool(state.stock)


def _can_take(state: State) -> bool:
    return _is_playing(state, Phase.DRAW) and may_take(state)


def _can_open(state: State) -> bool:
    return state.result is None and can_open(Prospect(state))


def _can_go_out(state: State) -> bool:
    """Whether this turn can end with an empty hand; before the draw, only what taking the pile allows is certain."""
    if state.phase is Phase.MELD:
        return state.turn.permission is not Permission.REFUSED and can_go_out(Prospect(state))
    if not _is_playing(state, Phase.DRAW):
        return False
    return any(_goes_out_after(apply(state, take)[0]) for take in iter_takes(state))


def _goes_out_after(state: State) -> bool:
    return (state.result is not None and state.result.out is not None) or (
        state.result is None and can_go_out(Prospect(state))
    )


def _can_ask(state: State) -> bool:
    if not _is_playing(state, Phase.MELD):
        return False
    return why_no_ask(state) is None


def _minimum(state: State) -> int:
    return state.ruleset.minimum_for(state.scores[state.ruleset.team_of(state.mover)])


def _discards(state: State) -> list[str]:
    options = options_for(state, state.mover)
    return [] if options is None else card_names(options.discards)


def _lays(state: State) -> list[dict[str, Any]]:
    options = options_for(state, state.mover)
    if options is None:
        return []
    return [
        {"do": "meld", "cards": card_names(lay.cards)} | ({} if lay.rank is None else {"rank": lay.rank})
        for lay in options.lays
    ]


QUESTIONS: Final[dict[str, Callable[[State], Any]]] = {
    "can-draw": _can_draw,
    "can-take": _can_take,
    "can-open": _can_open,
    "can-go-out": _can_go_out,
    "can-ask": _can_ask,
    "minimum": _minimum,
    "discards": _discards,
    "lays": _lays,
}


def _ended(result: RoundResult) -> dict[str, Any]:
    return {
        "out": result.out,
        "concealed": result.concealed,
        "scores": list(result.scores),
        "totals": list(result.totals),
        "winner": result.winner,
        "sheet": [
            [{"item": line.item.value, "count": line.count, "points": line.points} for line in sheet]
            for sheet in result.sheets
        ],
    }


def _bad(message: str) -> dict[str, Any]:
    return {"ok": False, "code": "bad-request", "message": message, "at": None}
