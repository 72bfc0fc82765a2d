"""Names of rulesets."""

from __future__ import annotations

from bot.i18n import Words
from engine.ruleset import Ruleset
from engine.rulesets import ruleset_named


def ruleset_name(ruleset: Ruleset, words: Words) -> str:
    """Return a ruleset's name, with a word about it when its fields were changed for this table."""
    name = words.of("ruleset", ruleset.id)
    return words("ruleset-changed", name=name) if ruleset.overrides(ruleset_named(ruleset.id)) else name
