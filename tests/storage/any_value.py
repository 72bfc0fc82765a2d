"""Any value of a type: Hypothesis strategies made from the type hints of the engine's and the tables' dataclasses."""

import dataclasses
import types
import typing
from enum import Enum
from typing import Any, Final

from hypothesis import strategies as st

from engine.cards import ALL_CARDS, Card
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS
from engine.rulesets.classic import CLASSIC

VARIANT: Final = CLASSIC.with_fields({"target": 7000, "max_wilds": None, "minimums": [[None, 0], [0, 90]]})

_LEAVES: Final[dict[Any, st.SearchStrategy[Any]]] = {
    Card: st.sampled_from(ALL_CARDS),
    Ruleset: st.sampled_from((*RULESETS.values(), VARIANT)),
    bytes: st.binary(min_size=32, max_size=32),
    bool: st.booleans(),
    int: st.integers(min_value=-(2**53), max_value=2**53),
    float: st.floats(min_value=0, max_value=4e9),
    str: st.text(st.characters(codec="utf-8"), max_size=8),
    type(None): st.none(),
}


def any_of(hint: Any) -> st.SearchStrategy[Any]:
    """Return the strategy for all values of a type; they need not make sense, only have the right types."""
    if hint in _LEAVES:
        return _LEAVES[hint]
    if isinstance(hint, typing.NewType):
        return any_of(hint.__supertype__)
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return st.one_of([any_of(argument) for argument in arguments])
    if origin is frozenset:
        return st.frozensets(any_of(arguments[0]), max_size=4)
    if origin is tuple and arguments[1:] == (...,):
        return st.lists(any_of(arguments[0]), max_size=6).map(tuple)
    if origin is tuple:
        return st.tuples(*map(any_of, arguments))
    if issubclass(hint, Enum):
        return st.sampled_from(list(hint))
    hints = typing.get_type_hints(hint)
    named = getattr(hint, "_fields", None)  # a named tuple
    fields = named or [field.name for field in dataclasses.fields(hint) if field.init]
    return st.builds(hint, **{name: any_of(hints[name]) for name in fields})
