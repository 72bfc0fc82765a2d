"""Fields of a frozen dataclass as JSON values, read by the type that each field is declared with."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from engine.errors import RulesetError


def write_field(value: Any) -> Any:
    """Write a field's value: enums as their text, sets sorted, tuples as lists."""
    if isinstance(value, frozenset):
        return sorted(str(item) for item in value)
    if isinstance(value, tuple):
        return [write_field(item) for item in value]
    return str(value) if isinstance(value, StrEnum) else value


def read_field(owner: type, name: str, value: Any) -> Any:
    """Read the value of a class's field from JSON.

    Raises:
        RulesetError: It is not of the field's type.
    """
    try:
        return _read(value, _types(owner)[name])
    except (TypeError, ValueError):
        raise RulesetError(f"ruleset field {name} cannot be {value!r}", fields=(name,)) from None


@cache
def _types(owner: type) -> dict[str, Any]:
    return get_type_hints(owner)


def _read(value: Any, kind: Any) -> Any:
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return None if value is None else _read(value, next(arg for arg in args if arg is not type(None)))
    if origin is frozenset:
        return frozenset(_read(item, args[0]) for item in _a_list(value))
    if origin is tuple:
        items = _a_list(value)
        if args[-1] is Ellipsis:
            return tuple(_read(item, args[0]) for item in items)
        return tuple(_read(item, arg) for item, arg in zip(items, args, strict=True))
    if issubclass(kind, StrEnum):
        return kind(value)
    if type(value) is not kind:
        raise TypeError(kind)
    return value


def _a_list(value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise TypeError("a list")
    return list(value)
