"""From what somebody has written into a form to other rules, or to what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from bot.errors import BotError
from bot.house.fields import FIELDS, Field, Kind, Page
from engine.errors import RulesetError
from engine.ruleset import Ruleset

YES: Final = "yes"
NO: Final = "no"
NOTHING: Final = "-"
"""Where several can be chosen, the choice of none of them: an empty choice is one that nobody has touched."""
MOST_ROWS: Final = 8
MOST_NUMBERS: Final = 20
LOWEST_TOTAL: Final = -50_000
HIGHEST_TOTAL: Final = 100_000
_NUMBER: Final = re.compile(r"-?\d{1,9}", re.ASCII)
_BETWEEN_DIGITS: Final = re.compile(r"(?<=\d)[.,'’ \u00a0\u202f](?=\d{3}(?!\d))")


class Fault(StrEnum):
    """What is wrong with a value."""

    NO_NUMBER = "no-number"
    OUT_OF_RANGE = "out-of-range"
    NO_STEPS = "no-steps"  # rows of a total and points cannot be read, or do not rise
    NO_CHOICE = "no-choice"
    CONTRADICTS = "contradicts"  # alone it would do, but not beside the other fields


@dataclass(frozen=True, slots=True)
class Wrong:
    """A field, by its name, that cannot have the value that was written."""

    field: str
    fault: Fault


class WrongValues(BotError):
    """Values that make no playable rules; nothing has changed."""

    def __init__(self, *wrong: Wrong) -> None:
        super().__init__(wrong)
        self.wrong = wrong


def changed(ruleset: Ruleset, page: Page, written: Mapping[str, Sequence[str]]) -> Ruleset:
    """Return a ruleset with the fields of a page as they were written into its form.

    A choice that was not touched comes without any value, and stays as it is; so does a field that is missing.

    Raises:
        WrongValues: Which fields are wrong, and why.
    """
    values: dict[str, Any] = {}
    wrong: list[Wrong] = []
    for field in page.fields:
        given = written.get(field.name)
        if given is None or (not given and field.kind in (Kind.SWITCH, Kind.CHOICE, Kind.SEVERAL)):
            continue
        try:
            values[field.name] = _read(field, list(given))
        except _FaultyError as faulty:
            wrong.append(Wrong(field.name, faulty.fault))
    if wrong:
        raise WrongValues(*wrong)
    try:
        return ruleset.with_fields(values)
    except RulesetError as error:
        named = named_fields(error)
        raise WrongValues(*(Wrong(name, Fault.CONTRADICTS) for name in named or tuple(values))) from error


def named_fields(error: RulesetError) -> tuple[str, ...]:
    """Return the fields that a ruleset's refusal names, and that people know."""
    return tuple(name for name in error.fields if name in FIELDS)


class _FaultyError(Exception):
    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def _read(field: Field, given: list[str]) -> Any:
    """Return the JSON value that was written."""
    text = given[0].strip() if given else ""
    match field.kind:
        case Kind.SWITCH:
            return _one_of(text, {YES: True, NO: False})
        case Kind.CHOICE:
            return _one_of(text, {str(member): str(member) for member in field.members})
        case Kind.SEVERAL:
            chosen = [each for each in given if each != NOTHING]
            return [_one_of(each, {str(member): str(member) for member in field.members}) for each in chosen]
        case Kind.LIMIT if not text:
            return None
        case Kind.NUMBER | Kind.LIMIT:
            return _bounded(_number(text), field.low, field.high)
        case Kind.NUMBERS:
            return _numbers(text, field)
        case Kind.STEPS:
            return _steps(text, field)


def _one_of(text: str, known: Mapping[str, Any]) -> Any:
    if text not in known:
        raise _FaultyError(Fault.NO_CHOICE)
    return known[text]


def _number(text: str) -> int:
    plain = _BETWEEN_DIGITS.sub("", text.strip().replace("−", "-"))
    if not _NUMBER.fullmatch(plain):
        raise _FaultyError(Fault.NO_NUMBER)
    return int(plain)


def _bounded(number: int, low: int, high: int) -> int:
    if not low <= number <= high:
        raise _FaultyError(Fault.OUT_OF_RANGE)
    return number


def _numbers(text: str, field: Field) -> list[int]:
    """Read numbers with anything but digits between them; those of a table by number held begin with one held."""
    parts = [part for part in re.split(r"[;,/\s]+", text) if part]
    if not 1 <= len(parts) <= MOST_NUMBERS:
        raise _FaultyError(Fault.NO_NUMBER)
    return [0, *(_bounded(_number(part), field.low, field.high) for part in parts)]


def _steps(text: str, field: Field) -> list[list[int | None]]:
    """Read one row a line: points for any lower total first, then ``total: points``, rising."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not 1 <= len(lines) <= MOST_ROWS:
        raise _FaultyError(Fault.NO_STEPS)
    rows: list[list[int | None]] = []
    for line in lines:
        total, _, points = line.rpartition(":")
        try:
            floor = _bounded(_number(total), LOWEST_TOTAL, HIGHEST_TOTAL) if rows else None
            need = _number(points)
        except _FaultyError:
            raise _FaultyError(Fault.NO_STEPS) from None
        rows.append([floor, _bounded(need, field.low, field.high)])
    floors = [floor for floor, _ in rows if floor is not None]
    if floors != sorted(set(floors)):
        raise _FaultyError(Fault.NO_STEPS)
    return rows
