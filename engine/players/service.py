"""One player behind a line protocol: events and views come in, a command goes out (README.md tells the format)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from engine.errors import EngineError, NotationError
from engine.events import Event
from engine.players.chance import Chance
from engine.players.expert import hint
from engine.players.levels import player_named
from engine.players.memory import Memory, look, new_memory, observe
from engine.players.protocol import read, read_view, write_command

#: What comes up where each value is of its type, but together they are nothing that play leads to.
_CONTRADICTIONS: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def answer_lines(lines: Iterable[str], level: str, chance: Chance) -> Iterator[str]:
    """Yield one answer for each request line; what cannot be read is answered with an error."""
    player, memory = player_named(level), None
    for line in lines:
        if not line.strip():
            continue
        try:
            memory, answer = _answer(_parsed(line), memory, chance, player=player)
        except EngineError as error:
            answer = {"error": str(error)}
        except _CONTRADICTIONS:
            answer = {"error": "the view contradicts itself"}
        yield json.dumps(answer, separators=(",", ":"))


def _parsed(line: str) -> dict[str, Any]:
    try:
        request = json.loads(line)
    except (ValueError, RecursionError):
        raise NotationError("a request is one JSON object on a line") from None
    if not isinstance(request, dict) or not set(request) <= {"events", "view", "hint"}:
        raise NotationError("a request has events, a view, or both, and perhaps hint")
    if not isinstance(request.get("events", []), list):
        raise NotationError("events are a list")
    return request


def _answer(
    request: dict[str, Any], memory: Memory | None, chance: Chance, *, player: Any
) -> tuple[Memory | None, dict[str, Any]]:
    view = read_view(request["view"]) if request.get("view") is not None else None
    if view is not None and (memory is None or len(memory.known) != view.ruleset.seats):
        memory = new_memory(view.ruleset.seats)
    for each in request.get("events", ()):
        event: Event = read(each, Event)
        if memory is None:
            raise NotationError("the first request has a view, which tells how many play")
        memory = observe(memory, event)
    if view is None or memory is None:
        return memory, {}
    memory = look(memory, view)
    if view.options is None:
        return memory, {}
    chosen = (hint if request.get("hint") else player)(view, memory, chance)
    answer: dict[str, Any] = {"command": write_command(chosen.command), "why": chosen.why.value}
    if chosen.values:
        answer["values"] = dict(chosen.values)
    return memory, answer
