"""Why something is not possible, in the reader's words."""

from __future__ import annotations

from bot.i18n import Words
from bot.ui.cards import chip
from bot.ui.people import seat_name
from engine.cards import parse_card
from engine.options import Reason
from engine.refusals import RuleViolation
from engine.ruleset import Ruleset


def reason_of(violation: RuleViolation) -> Reason:
    """Return a refused command's reason as a value."""
    return Reason(violation.refusal, tuple(violation.values.items()))


def reason_text(reason: Reason, ruleset: Ruleset, words: Words) -> str:
    """Return a reason as a sentence to the player."""
    values = {name: _shown(name, value, ruleset, words) for name, value in reason.values}
    if "kind" in values and isinstance(count := values.get("count"), int):
        values["kind"] = words.of("rules-kind", str(values["kind"]), count=count)
    return words.of("reason", reason.refusal, **values)


def _shown(name: str, value: int | str, ruleset: Ruleset, words: Words) -> int | str:
    match name, value:
        case "card", str():
            return chip([parse_card(value)], words)
        case "seat" | "turn" | "partner", int():
            return seat_name(value, ruleset, words)
        case "shape", str():
            return words.of("rules-shape", value.replace("_", "-"))
        case _:
            return value
