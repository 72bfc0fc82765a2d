"""A user taken out of tables and events: in their place stands somebody who is nobody."""

from __future__ import annotations

import types
from collections.abc import Callable, Hashable
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from bot.tables.table import Stage, Table, TableId, UserId
from engine.ruleset import Seat

T = TypeVar("T")


def new_stand_in(entropy: Callable[[int], bytes]) -> UserId:
    """Return a number for somebody whose data was deleted: never a user's, and nothing leads back from it."""
    return UserId(-1 - int.from_bytes(entropy(7)))


def without_user(value: T, user: UserId, stand_in: UserId) -> T:
    """Return a table or an event of tables in which a user's place is taken by a stand-in.

    What is a user's id, the types say: other numbers stay, equal ones too.
    """
    changed = {}
    for name, hint in _hints(cast(Hashable, type(value))).items():
        before = getattr(value, name)
        after = _replaced(hint, before, user, stand_in)
        if after != before:
            changed[name] = after
    return replace(value, **changed) if changed else value  # type: ignore[type-var]


@cache
def _hints(kind: Hashable) -> dict[str, Any]:
    """Return the types of the fields of a dataclass that hold users, at any depth."""
    if not isinstance(kind, type) or not is_dataclass(kind):
        return {}
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind) if _holds_users(hints[field.name])}


def _holds_users(hint: Any) -> bool:
    if hint is UserId:
        return True
    if isinstance(hint, type) and is_dataclass(hint):
        return bool(_hints(hint))
    return any(_holds_users(part) for part in get_args(hint))


def _replaced(hint: Any, value: Any, user: UserId, stand_in: UserId) -> Any:
    if value is None or not _holds_users(hint):
        return value
    if hint is UserId:
        return stand_in if value == user else value
    if isinstance(hint, type) and is_dataclass(hint):
        return without_user(value, user, stand_in)
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        [part] = [part for part in parts if part is not type(None)]
        return _replaced(part, value, user, stand_in)
    if origin is frozenset:
        return frozenset(_replaced(parts[0], each, user, stand_in) for each in value)
    if origin is tuple and parts[-1] is Ellipsis:
        return tuple(_replaced(parts[0], each, user, stand_in) for each in value)
    if origin is tuple:
        return tuple(_replaced(part, each, user, stand_in) for part, each in zip(parts, value, strict=True))
    raise TypeError(f"users in a {origin} are not found")


class HandsKnown:
    """Who has had their data deleted and still knows a hand: in memory alone, and until the round is over.

    Without it, a player could leave, have everything about them deleted, and sit down again on another seat.
    """

    def __init__(self) -> None:
        self._known: dict[tuple[TableId, UserId], tuple[int, Seat]] = {}

    def note(self, table: Table, user: UserId) -> None:
        """Take note of what a user knows who is about to be taken out of a table."""
        seat = next((seat for holder, seat in table.held if holder == user), None)
        if seat is not None and table.stage is Stage.PLAYING and table.match.result is None:
            self._known[table.id, user] = (table.match.number, seat)

    def hand_known(self, table: Table, user: UserId) -> Seat | None:
        """Return the seat whose hand a user knows; what is over is forgotten."""
        number, seat = self._known.get((table.id, user), (0, None))
        if seat is None:
            return None
        if number == table.match.number and table.match.result is None:
            return seat
        del self._known[table.id, user]
        return None
