"""The whole card of a ruleset: its sections, what is different from Classic, and what is a house choice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.house.fields import FIELDS
from bot.i18n import Words
from bot.ui.names import ruleset_name
from bot.ui.rules.dealing import card_lines, packs_text, people_text, turn_lines
from bot.ui.rules.ending import goal_text, out_lines, score_lines
from bot.ui.rules.house_choices import HOUSE_CHOICES, HOUSE_LINES, OPEN, OTHERS
from bot.ui.rules.line import CardWords, Line, Section
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

_OTHER: Final = "other-"


def sections(ruleset: Ruleset, words: Words) -> tuple[Section, ...]:
    """Return all rules, section by section."""
    return _sections(ruleset, CardWords(words, ruleset))


def _sections(ruleset: Ruleset, words: CardWords) -> tuple[Section, ...]:
    return tuple(Section(name, tuple(write(ruleset, words))) for name, write in SECTIONS.items())


def differences(ruleset: Ruleset, words: Words) -> tuple[Section, ...]:
    """Return the lines that a player of Classic Canasta does not know, in the sections that have any."""
    # Compared are the rules: that a player alone is spoken to in other words makes no other rule.
    plain = CardWords(words, CLASSIC)
    usual = {line.key: line.text for section in _sections(CLASSIC, plain) for line in section.lines}
    told = {line.key: line.text for section in _sections(ruleset, plain) for line in section.lines}
    mine = (
        Section(name, tuple(line for line in lines if usual.get(line.key) != told[line.key]))
        for name, lines in sections(ruleset, words)
    )
    return tuple(section for section in mine if section.lines)


def others(ruleset: Ruleset, words: Words) -> tuple[Line, ...]:
    """Return what other books and clubs do, where no line of the card tells it; only what a table has not changed."""
    told = OTHERS.get(ruleset.id, {})
    return tuple(
        Line(_OTHER + name, words.of("rules-other", name), fields)
        for name, fields in told.items()
        if _are_usual(fields, ruleset)
    )


def is_house_choice(line: Line, ruleset: Ruleset) -> bool:
    """Whether the sources of the game do not settle what a line says; what a table has changed is its own choice."""
    if line.key in HOUSE_LINES.get(ruleset.id, frozenset()) or line.key.startswith(_OTHER):
        return _are_usual(line.fields, ruleset)
    return any(_are_usual((name,), ruleset) for name in _chosen(line, ruleset))


def is_fixed(line: Line, ruleset: Ruleset) -> bool:
    """Whether a house choice cannot be changed with house rules."""
    if line.key.startswith(_OTHER):
        return line.key.removeprefix(_OTHER) not in OPEN
    return not any(name in FIELDS for name in _chosen(line, ruleset))


def _chosen(line: Line, ruleset: Ruleset) -> list[str]:
    chosen = HOUSE_CHOICES.get(ruleset.id, frozenset())
    return [name for name in line.fields if name in chosen]


def _are_usual(names: Iterable[str], ruleset: Ruleset) -> bool:
    usual = RULESETS.get(ruleset.id)
    return usual is not None and all(getattr(ruleset, name) == getattr(usual, name) for name in names)


def heading(ruleset: Ruleset, words: Words) -> tuple[str, str]:
    """Return the name of the game, and in one line who plays, with how many packs, and for how long."""
    facts = (people_text(ruleset, words), packs_text(ruleset, words), goal_text(ruleset, words))
    return ruleset_name(ruleset, words), words("list-dot").join(facts)
