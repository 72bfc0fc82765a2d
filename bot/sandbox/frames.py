"""Reading what the page sends: frames of JSON, whose fields are of the kinds that they should be."""

from __future__ import annotations

import json
import math
from typing import Any, Final

from bot.sandbox.wire import Json

MALFORMED: Final = "The frame is malformed."


class Refused(Exception):
    """A frame of the page cannot be carried out; the text says why."""


class Frame:
    """One frame; every method raises ``Refused`` where a field is not what it should be."""

    def __init__(self, fields: Json, ref: int) -> None:
        self._fields = fields
        self.ref = ref
        self.kind = fields.get("type")

    def text(self, field: str) -> str:
        """Return a text."""
        value: object = self._fields.get(field)
        if not isinstance(value, str):
            raise Refused(MALFORMED)
        return value

    def number(self, field: str) -> int:
        """Return a whole number."""
        value: object = self._fields.get(field)
        if type(value) is not int:
            raise Refused(MALFORMED)
        return value

    def texts(self, field: str) -> list[str]:
        """Return a list of texts."""
        return _texts(self._fields.get(field))

    def options(self) -> Json:
        """Return a command's options, each a text, a number or a truth value; none at all is no option."""
        options = self._object("options") if self._fields.get("options") is not None else {}
        if not all(isinstance(value, (str, int, float)) for value in options.values()):
            raise Refused(MALFORMED)
        return options

    def filled_in(self) -> dict[str, str | list[str]]:
        """Return what was filled in a form: texts, or lists of what was chosen."""
        values = self._object("values")
        return {name: value if isinstance(value, str) else _texts(value) for name, value in values.items()}

    def _object(self, field: str) -> Json:
        value: Any = self._fields.get(field)
        if not isinstance(value, dict):
            raise Refused(MALFORMED)
        return value


def read_fields(text: str | bytes) -> Json:
    """Return the object that a frame is.

    Raises:
        Refused: It is none, or JSON knows no such number.
    """
    try:
        fields: Any = json.loads(text, parse_constant=_finite, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        raise Refused(MALFORMED) from error
    if not isinstance(fields, dict):
        raise Refused("A frame is an object.")
    return fields


def ref_of(fields: Json) -> int:
    """Return the number that the page calls a frame by.

    Raises:
        Refused: It has none.
    """
    ref: object = fields.get("ref")
    if type(ref) is not int:
        raise Refused("A frame has a number as ref.")
    return ref


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _texts(value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise Refused(MALFORMED)
    return value
