"""The engine is a function of what it is given: no clock, no chance, no files, and nothing that changes unseen."""

from __future__ import annotations

import ast
import dataclasses
import importlib
from collections.abc import Iterator, Mapping
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

import engine
from engine import commands, events, lay_rules, ruleset, state
from engine.commands import DealRound
from engine.options import Options, options_for
from engine.play import apply
from engine.rulesets import CLASSIC
from engine.state import new_match
from engine.view import PileView, TurnView, View, view_for
from tests.engine.policy import RULESETS, play_match, seed_of

ROOM: Final = Path(engine.__file__).parent
FILES: Final = sorted(ROOM.rglob("*.py"))
NAMES: Final = [".".join(path.relative_to(ROOM.parent).with_suffix("").parts) for path in FILES]

#: What rules need. Reading lines and printing verdicts is for the command line alone.
ALLOWED: Final = {
    "__future__",
    "bisect",
    "collections",
    "collections.abc",
    "copy",
    "dataclasses",
    "enum",
    "functools",
    "hashlib",
    "itertools",
    "json",
    "operator",
    "struct",
    "types",
    "typing",
}
ALLOWED_AT_THE_COMMAND_LINE: Final = {"argparse", "os", "sys"}
#: Letting players play each other for a measurement takes clocks and processes, and is a part of the command line.
ALLOWED_TO_MEASURE: Final = {
    "argparse",
    "concurrent.futures",
    "multiprocessing",
    "os",
    "random",
    "signal",
    "statistics",
    "sys",
    "time",
}
FORBIDDEN_CALLS: Final = {"__import__", "compile", "eval", "exec", "id", "input", "open", "print", "hash"}


def trees() -> Iterator[tuple[Path, ast.Module]]:
    return ((path, ast.parse(path.read_text("utf-8"))) for path in FILES)


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "say where from"
            yield node.module or ""


def test_the_engine_imports_only_what_rules_need() -> None:
    for path, tree in trees():
        allowed = ALLOWED | (ALLOWED_AT_THE_COMMAND_LINE if path.stem in ("__main__", "referee") else set())
        allowed = allowed | (ALLOWED_TO_MEASURE if path.stem == "selfplay" else set())
        allowed = allowed | ({"math", "statistics"} if path.stem == "figures" else set())
        allowed = allowed | ({"random"} if path.stem == "__main__" else set())  # the chance that players are given
        foreign = {name for name in imported(tree) if name.split(".")[0] != "engine"} - allowed
        assert not foreign, f"{path.name} imports {sorted(foreign)}"


def test_the_engine_calls_nothing_that_acts_on_the_world() -> None:
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and path.stem != "__main__":
                assert node.func.id not in FORBIDDEN_CALLS, f"{path.name}:{node.lineno} calls {node.func.id}"
            assert not isinstance(node, ast.Global | ast.Nonlocal | ast.AsyncFunctionDef | ast.Await)


def modules() -> Iterator[ModuleType]:
    return (importlib.import_module(name.removesuffix(".__init__")) for name in NAMES if "__main__" not in name)


def snapshot() -> dict[str, str]:
    """Write down every value that a module holds; caches answer the same as what they stand for."""
    return {
        f"{module.__name__}.{name}": repr(value)
        for module in modules()
        for name, value in vars(module).items()
        if not name.startswith("__") and not callable(value) and not isinstance(value, ModuleType)
    }


def test_playing_changes_no_module() -> None:
    before = snapshot()
    for name in ("classic", "classic-pagat"):
        for now, _, _ in play_match(RULESETS[name], "purity"):
            view_for(now, now.mover)
    assert snapshot() == before


def test_the_same_commands_lead_to_the_same_place() -> None:
    first = list(play_match(CLASSIC, "again"))
    second = list(play_match(CLASSIC, "again"))
    assert first == second


def values(module: ModuleType) -> Iterator[type]:
    for value in vars(module).values():
        if isinstance(value, type) and value.__module__ == module.__name__ and not issubclass(value, Enum):
            yield value


@pytest.mark.parametrize("module", [commands, events, lay_rules, ruleset, state], ids=lambda module: module.__name__)
def test_values_are_frozen_and_without_a_dict(module: ModuleType) -> None:
    found = list(values(module))
    assert found
    for kind in found:
        assert_frozen(kind)


@pytest.mark.parametrize("kind", [View, TurnView, PileView, Options])
def test_what_is_shown_is_frozen(kind: type) -> None:
    assert_frozen(kind)


def assert_frozen(kind: type) -> None:
    """Check that a class is a named tuple, or a dataclass that is frozen and slotted."""
    if not issubclass(kind, tuple):
        assert dataclasses.is_dataclass(kind), kind
        assert vars(kind)["__dataclass_params__"].frozen, kind
    assert "__dict__" not in dir(kind), kind


def parts(value: Any) -> Iterator[Any]:
    """Yield a value and what it is made of. What is not compared is worked out from the rest, or remembered."""
    yield value
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            if field.compare:
                yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple | frozenset):
        for item in value:
            yield from parts(item)


def test_states_events_and_views_are_values_all_through() -> None:
    for now, command, happened in play_match(CLASSIC, "values"):
        views = [view_for(now, seat, log=happened) for seat in (None, now.mover)]
        for whole in (now, command, happened, *views):
            hash(whole)
            assert not any(isinstance(part, list | set | dict | Mapping | bytearray) for part in parts(whole))
        if now.number > 1:
            break


def test_a_state_stays_as_it_was_whatever_is_asked_of_it_or_done_to_it() -> None:
    now, _ = apply(new_match(CLASSIC), DealRound(seed_of("still")))
    before = repr(now)
    for seat in range(4):
        options_for(now, CLASSIC.next_seat(seat))
        view_for(now, CLASSIC.next_seat(seat))
    for after, _, _ in play_match(CLASSIC, "still"):
        if after.number > 1:
            break
    assert repr(now) == before
