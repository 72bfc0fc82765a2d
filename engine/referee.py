"""The referee: one JSON request a line in, one JSON verdict a line out; the protocol is described in REFEREE.md."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from engine import commands as cmd
from engine.cards import card_names
from engine.errors import EngineError, NotationError
from engine.going_out import can_go_out
from engine.melds import missing_to_go_out
from engine.options import options_for
from engine.play import apply, begin_turn
from engine.position import read_position, write_position
from engine.prospect import Prospect
from engine.referee_actions import Action, read_action
from engine.refusals import RuleViolation
from engine.ruleset import Ruleset
from engine.rulesets import ruleset_from_json
from engine.search import can_open
from engine.special_hands import special_hand
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
        "ended": None if state.result is None else _ended(state.result, state.ruleset),
        "answers": {question: QUESTIONS[question](state) for question in questions},
    }


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
    actions = [read_action(action, ruleset.seats) for action in _list_of(request, "actions")]
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


def _can_show(state: State) -> bool:
    return _is_playing(state, Phase.MELD) and special_hand(state) is not None


def _missing(state: State) -> dict[str, Any]:
    missing = missing_to_go_out(state.side, state.ruleset)
    return {"canastas": missing.number, "kinds": {str(kind): count for kind, count in missing.kinds}}


def _minimum(state: State) -> int:
    return state.ruleset.minimum_for(state.scores[state.ruleset.team_of(state.mover)], state.number)


def _discards(state: State) -> list[str]:
    options = options_for(state, state.mover)
    return [] if options is None else card_names(options.discards)


def _lays(state: State) -> list[dict[str, Any]]:
    options = options_for(state, state.mover)
    if options is None:
        return []
    return [_lay_action(lay) for lay in options.lays]


def _lay_action(lay: cmd.LayDown) -> dict[str, Any]:
    rank = {} if lay.rank is None else {"rank": lay.rank}
    onto = {} if lay.onto is None else {"onto": lay.onto}
    return {"do": "meld", "cards": card_names(lay.cards), **rank, **onto}


QUESTIONS: Final[dict[str, Callable[[State], Any]]] = {
    "can-draw": _can_draw,
    "can-take": _can_take,
    "can-open": _can_open,
    "can-go-out": _can_go_out,
    "can-ask": _can_ask,
    "can-show": _can_show,
    "minimum": _minimum,
    "missing": _missing,
    "discards": _discards,
    "lays": _lays,
}


def _ended(result: RoundResult, ruleset: Ruleset) -> dict[str, Any]:
    special = {"special": result.special} if ruleset.special_hands else {}
    lone = {"lone": result.lone} if ruleset.lone_hand else {}
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
        **special,
        **lone,
    }


def _bad(message: str) -> dict[str, Any]:
    return {"ok": False, "code": "bad-request", "message": message, "at": None}
