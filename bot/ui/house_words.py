"""Fields of a ruleset in words: their names, their values, what has been changed, and what cannot be."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any, Final

from bot.house.book import HouseProblem
from bot.house.changing import Fault, Wrong
from bot.house.fields import FIELDS, Field, Kind
from bot.i18n import Words
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS

MOST_TOLD: Final = 12


def field_label(field: Field, words: Words) -> str:
    """Return the name of a field."""
    return words.of("house-field", field.name)


def value_text(field: Field, value: Any, words: Words) -> str:
    """Return a field's value, as the ruleset has it."""
    match field.kind:
        case Kind.SWITCH:
            return words("house-yes" if value else "house-no")
        case Kind.CHOICE:
            return member_text(field, value, words)
        case Kind.SEVERAL:
            chosen = [member_text(field, member, words) for member in field.members if member in value]
            return words("list-comma").join(chosen) or words("house-nothing")
        case Kind.NUMBER | Kind.LIMIT:
            none = "house-never" if field.is_bar else "house-any-number"
            return words(none) if value is None else words("house-number", number=value)
        case Kind.NUMBERS:
            return words("list-comma").join(words("house-number", number=number) for number in value[1:])
        case Kind.STEPS:
            return words("list-comma").join(_steps(value, words))


def member_text(field: Field, member: str, words: Words) -> str:
    """Return what can be chosen for a field."""
    return words.of("house-choice", f"{field.name}-{member}")


def _steps(rows: tuple[tuple[int | None, int], ...], words: Words) -> Iterable[str]:
    (_, lowest), *others = rows
    if not others:
        yield words("house-step-any", points=lowest)
    for (floor, points), (above, _) in pairwise(rows):
        if floor is None and above is not None:
            yield words("house-step-below", points=points, total=above)
    for floor, points in others:
        if floor is not None:
            yield words("house-step-from", points=points, total=floor)


def range_text(field: Field, words: Words) -> str | None:
    """Return what can be written for a field; None where it is chosen."""
    match field.kind:
        case Kind.NUMBER:
            return words("house-range-number", low=field.low, high=field.high)
        case Kind.LIMIT:
            return words("house-range-bar" if field.is_bar else "house-range-limit", low=field.low, high=field.high)
        case Kind.NUMBERS:
            return words("house-range-numbers", low=field.low, high=field.high)
        case Kind.STEPS:
            return words("house-range-steps")
        case _:
            return None


def changed_fields(ruleset: Ruleset) -> tuple[Field, ...]:
    """Return the fields in which a ruleset differs from the game of its name, as they stand on the pages."""
    usual = RULESETS.get(ruleset.id)
    if usual is None:
        return ()
    return tuple(field for name, field in FIELDS.items() if getattr(ruleset, name) != getattr(usual, name))


def changes_text(ruleset: Ruleset, words: Words) -> str:
    """Return what is changed in a ruleset, in one line; empty if nothing is."""
    fields = changed_fields(ruleset)
    told = [
        words("house-change", field=field_label(field, words), value=_value(field, ruleset, words))
        for field in fields[:MOST_TOLD]
    ]
    if len(fields) > MOST_TOLD:
        told.append(words("house-more", count=len(fields) - MOST_TOLD))
    return words("list-semicolon").join(told)


def _value(field: Field, ruleset: Ruleset, words: Words) -> str:
    return value_text(field, getattr(ruleset, field.name), words)


def wrong_text(wrong: Wrong, words: Words) -> str:
    """Return why a field cannot have the value that was written."""
    field = FIELDS[wrong.field]
    needs = range_text(field, words) or ""
    if wrong.fault is Fault.CONTRADICTS:
        needs = words.of("house-needs", field.name) if field.explained else needs
    if wrong.fault is Fault.CONTRADICTS and not needs:
        return words("house-wrong-together", fields=field_label(field, words))
    return words.of("house-wrong", wrong.fault, field=field_label(field, words), range=needs)


def house_problem_text(problem: HouseProblem, words: Words) -> str:
    """Return why house rules are not kept, changed or found."""
    return words.of("house-refused", problem.code, **problem.values)
