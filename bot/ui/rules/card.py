"""The whole card of a ruleset: its sections, what is different from Classic, and what is a house choice."""

from __future__ import annotations

from typing import Final

from bot.i18n import Words
from bot.ui.names import ruleset_name
from bot.ui.rules.dealing import card_lines, packs_text, people_text, turn_lines
from bot.ui.rules.ending import goal_text, out_lines, score_lines
from bot.ui.rules.house_choices import HOUSE_CHOICES
from bot.ui.rules.line import Line, Section
from bot.ui.rules.melding import canasta_lines, meld_lines, opening_lines
from bot.ui.rules.taking import pile_lines, three_lines
from engine.ruleset import Ruleset
from engine.rulesets import CLASSIC, RULESETS

SECTIONS: Final = {
    "cards": card_lines,
    "turn": turn_lines,
    "melds": meld_lines,
    "canastas": canasta_lines,
    "opening": opening_lines,
    "pile": pile_lines,
    "threes": three_lines,
    "out": out_lines,
    "score": score_lines,
}
"""The sections of a card, in reading order, with what writes them."""


def sections(ruleset: Ruleset, words: Words) -> tuple[Section, ...]:
    """Return all rules, section by section."""
    return tuple(Section(name, tuple(write(ruleset, words))) for name, write in SECTIONS.items())


def differences(ruleset: Ruleset, words: Words) -> tuple[Line, ...]:
    """Return the lines that a player of Classic Canasta does not know, in the order of the sections."""
    usual = {line.key: line.text for section in sections(CLASSIC, words) for line in section.lines}
    mine = (line for section in sections(ruleset, words) for line in section.lines)
    return tuple(line for line in mine if usual.get(line.key) != line.text)


def is_house_choice(line: Line, ruleset: Ruleset) -> bool:
    """Whether the sources of the game do not settle what a line says; what a table has changed is its own choice."""
    usual = RULESETS.get(ruleset.id)
    chosen = HOUSE_CHOICES.get(ruleset.id, frozenset())
    return usual is not None and any(
        name in chosen and getattr(ruleset, name) == getattr(usual, name) for name in line.fields
    )


def heading(ruleset: Ruleset, words: Words) -> tuple[str, str]:
    """Return the name of the game, and in one line who plays, with how many packs, and for how long."""
    facts = (people_text(ruleset, words), packs_text(ruleset, words), goal_text(ruleset, words))
    return ruleset_name(ruleset, words), words("list-dot").join(facts)
