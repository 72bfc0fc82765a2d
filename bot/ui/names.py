"""Names of rulesets."""

from __future__ import annotations

from bot.i18n import Words
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS


def game_name(ruleset: Ruleset, words: Words) -> str:
    """Return the name of the game that a ruleset is a variety of."""
    return words.of("ruleset", ruleset.id) if ruleset.id in RULESETS else words("ruleset-unknown")


def ruleset_name(ruleset: Ruleset, words: Words) -> str:
    """Return a ruleset's name, with a word about it when its fields were changed for this table."""
    name, usual = game_name(ruleset, words), RULESETS.get(ruleset.id)
    return words("ruleset-changed", name=name) if usual is not None and ruleset != usual else name
