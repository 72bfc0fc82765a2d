"""Views and commands as JSON, so that other programs can play: what ``python -m engine player`` speaks.

A value is written by its type: a dataclass or named tuple as an object of its fields, a tuple as a list, an enum as its
value, a card by its name. Events and commands also say which they are, in ``type``. A field that has its default may be
left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from engine import commands as cmd
from engine import events as ev
from engine.cards import Card, card_name, parse_card
from engine.errors import NotationError
from engine.ruleset import Ruleset
from engine.rulesets import ruleset_from_json, ruleset_to_json
from engine.view import HIDDEN_CARD, View

HIDDEN_NAME: Final = "??"
COMMANDS: Final[Mapping[str, type]] = {kind.__name__: kind for kind in get_args(cmd.PlayerCommand)}
EVENTS: Final[Mapping[str, type]] = {kind.__name__: kind for kind in get_args(ev.Event)}
_NAMED: Final = {**COMMANDS, **EVENTS}


def write(value: Any, kind: Any) -> Any:
    """Return a value of a type as JSON."""
    return _codec(kind)[0](value)


def read(value: Any, kind: Any) -> Any:
    """Return the value that JSON stands for.

    Raises:
        NotationError: It is no such value.
    """
    try:
        return _codec(kind)[1](value)
    except (AttributeError, KeyError, LookupError, TypeError, ValueError) as error:
        raise NotationError(f"that is no {getattr(kind, '__name__', kind)}: {error}") from error


def write_view(view: View) -> dict[str, Any]:
    """Return a view as JSON."""
    written: dict[str, Any] = write(view, View)
    return written


def read_view(value: Any) -> View:
    """Return the view that JSON stands for.

    Raises:
        NotationError: It is none.
    """
    view: View = read(value, View)
    return view


def write_command(command: cmd.PlayerCommand) -> dict[str, Any]:
    """Return a command as JSON."""
    written: dict[str, Any] = write(command, cmd.PlayerCommand)
    return written


def read_command(value: Any) -> cmd.PlayerCommand:
    """Return the command that JSON stands for.

    Raises:
        NotationError: It is none.
    """
    command: cmd.PlayerCommand = read(value, cmd.PlayerCommand)
    return command


Codec = tuple[Callable[[Any], Any], Callable[[Any], Any]]


@lru_cache(maxsize=512)
def _codec(kind: Any) -> Codec:
    """Return how values of a type are written and read."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind is Card:
        return _write_card, _read_card
    if kind is Ruleset:
        return ruleset_to_json, ruleset_from_json
    if hasattr(kind, "__supertype__"):
        return _codec(kind.__supertype__)
    if kind is bytes:
        return bytes.hex, bytes.fromhex
    if kind in (int, str, bool, NoneType) or kind is Any:
        return _same, _same
    if origin in (Union, UnionType):
        return _union(arguments)
    if origin is tuple:
        return _tuple(arguments)
    if origin is frozenset:
        write_one, read_one = _codec(arguments[0])
        return (lambda value: sorted(map(write_one, value))), (lambda value: frozenset(map(read_one, value)))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return (lambda value: value.value), kind
    return _record(kind)


def _is(value: Any, default: Any) -> bool:
    """Whether a field has its default, which is not written; a field without one has a mark that equals nothing."""
    return default is not MISSING and type(value) is type(default) and bool(value == default)


def _same(value: Any) -> Any:
    return value


def _write_card(card: Card) -> str:
    return HIDDEN_NAME if card == HIDDEN_CARD else card_name(card)


def _read_card(name: Any) -> Card:
    return HIDDEN_CARD if name == HIDDEN_NAME else parse_card(name)


def _union(kinds: tuple[Any, ...]) -> Codec:
    rest = [kind for kind in kinds if kind is not NoneType]
    if len(rest) == 1:
        write_one, read_one = _codec(rest[0])
        return (
            lambda value: None if value is None else write_one(value),
            lambda value: None if value is None else read_one(value),
        )
    if set(rest) == {int, str}:
        return _same, _same
    return _write_named, _read_named


def _write_named(value: Any) -> dict[str, Any]:
    """Write a command or an event, which says what it is."""
    kind: Any = type(value)
    return {"type": kind.__name__, **_codec(kind)[0](value)}


def _read_named(value: Any) -> Any:
    kind: Any = _NAMED[value["type"]]
    return _codec(kind)[1]({name: each for name, each in value.items() if name != "type"})


def _tuple(kinds: tuple[Any, ...]) -> Codec:
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        write_one, read_one = _codec(kinds[0])
        return (lambda value: [write_one(each) for each in value]), (
            lambda value: tuple([read_one(each) for each in value])
        )
    parts = [_codec(kind) for kind in kinds]
    return (
        lambda value: [part[0](each) for part, each in zip(parts, value, strict=True)],
        lambda value: tuple([part[1](each) for part, each in zip(parts, value, strict=True)]),
    )


def _record(kind: Any) -> Codec:
    hints = get_type_hints(kind)
    names = [each.name for each in fields(kind)] if is_dataclass(kind) else list(kind._fields)
    parts = {name: _codec(hints[name]) for name in names}
    defaults = {each.name: each.default for each in fields(kind)} if is_dataclass(kind) else {}

    def write_record(value: Any) -> dict[str, Any]:
        found = {name: getattr(value, name) for name in parts}
        return {
            name: part[0](found[name])
            for name, part in parts.items()
            if not _is(found[name], defaults.get(name, MISSING))
        }

    def read_record(value: Any) -> Any:
        unknown = set(value) - set(parts)
        if unknown:
            raise KeyError(f"unknown field {min(unknown)}")
        return kind(**{name: parts[name][1](each) for name, each in value.items()})

    return write_record, read_record
