"""Rulesets written down whole, so that they mean the same for ever.

A ruleset's id and changed fields mean something else as soon as the program's own ruleset of that id changes. What is
written here has every field; one that came into the program later holds as it does in Classic Canasta.
"""

from __future__ import annotations

import dataclasses
from enum import StrEnum
from functools import lru_cache
from typing import Any, Final

from engine.errors import RulesetError
from engine.ruleset import Ruleset
from engine.rulesets import ruleset_named
from storage.codec.kinds import Kind, optional
from storage.codec.text import Json, read_json, write_json

_FIELDS: Final = tuple(field.name for field in dataclasses.fields(Ruleset) if field.init and field.name != "id")
_LATER_FIELDS_FROM: Final = "classic"


@lru_cache(maxsize=64)
def write_whole(ruleset: Ruleset) -> Json:
    """Write every field of a ruleset."""
    return {"id": ruleset.id, "fields": {name: _plain(getattr(ruleset, name)) for name in _FIELDS}}


@lru_cache(maxsize=64)
def whole_text(ruleset: Ruleset) -> str:
    """Write the same as one text, which takes no time where it is written often."""
    return write_json(write_whole(ruleset))


def read_whole(value: Json) -> Ruleset:
    """Read what ``write_whole`` wrote, now or long ago; equal values give the same object.

    Raises:
        RulesetError: It cannot be played by this program.
        ValueError, TypeError, KeyError: It is something else.
    """
    return read_whole_text(write_json(value))


@lru_cache(maxsize=64)
def read_whole_text(text: str) -> Ruleset:
    """Read what ``whole_text`` wrote; raises what ``read_whole`` does, and CodecError for what is no JSON."""
    value = read_json(text, what="a ruleset")
    name, fields = value["id"], value["fields"]
    if not isinstance(name, str):
        raise TypeError("the id of a ruleset is a text")
    known = {field: fields[field] for field in _FIELDS if field in fields}
    return dataclasses.replace(ruleset_named(_LATER_FIELDS_FROM).with_fields(known), id=name)


@lru_cache(maxsize=64)
def of_known_name(ruleset: Ruleset) -> Ruleset:
    """Return a ruleset under a name that the program knows: its own, or else that of Classic Canasta."""
    try:
        ruleset_named(ruleset.id)
    except RulesetError:
        return dataclasses.replace(ruleset, id=_LATER_FIELDS_FROM)
    return ruleset


def _plain(value: Any) -> Json:
    if isinstance(value, frozenset):
        return sorted(_plain(item) for item in value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return str(value) if isinstance(value, StrEnum) else value


WHOLE_RULESET: Final = Kind(write_whole, read_whole)
MAYBE_WHOLE_RULESET: Final = optional(WHOLE_RULESET)
