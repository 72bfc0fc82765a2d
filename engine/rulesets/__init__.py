"""The rulesets that can be played, by id. A new variant is a new value in one of these files, listed below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from engine.errors import RulesetError
from engine.ruleset import Ruleset
from engine.rulesets.american import HAND_AND_FOOT, MODERN_AMERICAN, PENNIES
from engine.rulesets.classic import (
    CLASSIC,
    CLASSIC_PAGAT,
    CUTTHROAT,
    FIVE_PLAYERS,
    SIX_PLAYERS,
    SIX_PLAYERS_THREE_TEAMS,
    THREE_SOLO,
    TWO_PLAYERS,
)
from engine.rulesets.italian import CANASTONE, ITALIAN, ITALIAN_CASINO
from engine.rulesets.samba import BOLIVIA, BRAZILIAN, SAMBA
from engine.rulesets.two_packs import CUBAN, MEXICANA, SEVENS, URUGUAY

__all__ = [
    "CLASSIC",
    "CLASSIC_PAGAT",
    "RULESETS",
    "SAMBA",
    "ruleset_from_json",
    "ruleset_named",
    "ruleset_to_json",
]

#: In the order in which they are offered.
RULESETS: Final[Mapping[str, Ruleset]] = {
    ruleset.id: ruleset
    for ruleset in (
        CLASSIC,
        CLASSIC_PAGAT,
        TWO_PLAYERS,
        THREE_SOLO,
        CUTTHROAT,
        FIVE_PLAYERS,
        SIX_PLAYERS,
        SIX_PLAYERS_THREE_TEAMS,
        SAMBA,
        BOLIVIA,
        BRAZILIAN,
        ITALIAN,
        CANASTONE,
        ITALIAN_CASINO,
        URUGUAY,
        CUBAN,
        MEXICANA,
        SEVENS,
        MODERN_AMERICAN,
        HAND_AND_FOOT,
        PENNIES,
    )
}


def ruleset_named(ruleset_id: str) -> Ruleset:
    """Return a ruleset by its id.

    Raises:
        RulesetError: No ruleset has this id.
    """
    try:
        return RULESETS[ruleset_id]
    except (KeyError, TypeError):
        raise RulesetError(f"unknown ruleset {ruleset_id!r}; known: {', '.join(RULESETS)}") from None


def ruleset_from_json(value: Any) -> Ruleset:
    """Read a ruleset written as its id, or as ``{"base": id, "fields": {...}}``.

    Raises:
        RulesetError: It is neither, or its fields cannot be used.
    """
    if isinstance(value, str):
        return ruleset_named(value)
    if not isinstance(value, Mapping) or not {"base"} <= set(value) <= {"base", "fields"}:
        raise RulesetError('a ruleset is an id, or {"base": id, "fields": {…}}')
    fields = value.get("fields", {})
    if not isinstance(fields, Mapping):
        raise RulesetError("the fields of a ruleset are an object")
    return ruleset_named(value["base"]).with_fields(fields)


def ruleset_to_json(ruleset: Ruleset) -> Any:
    """Write a ruleset as ``ruleset_from_json`` reads it."""
    fields = ruleset.overrides(ruleset_named(ruleset.id))
    return {"base": ruleset.id, "fields": fields} if fields else ruleset.id
