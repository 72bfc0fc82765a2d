"""The rules for a terminal: plain text, all of them at once."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from bot.i18n import Words
from bot.ui.rules.card import heading
from bot.ui.rules.pages import Part, in_full, in_short
from engine.ruleset import Ruleset

WIDTH: Final = 78

_MARKUP: Final = str.maketrans("", "", "*`")


def rules_text(ruleset: Ruleset, words: Words) -> str:
    """Return the rules as plain text, without Discord's markup."""
    name, facts = heading(ruleset, words)
    parts = (*in_short(ruleset, words), *in_full(ruleset, words).values())
    has_choice = any(paragraph.is_house_choice for part in parts for paragraph in part.paragraphs)
    lines = [name, "=" * len(name), *wrap(facts, WIDTH)]
    for part in parts:
        lines += ["", part.title, "-" * len(part.title), *_paragraphs(part, words)]
    if has_choice:
        lines += ["", *wrap(words("rules-house-choice-note").removeprefix("-#").strip(), WIDTH)]
    return "\n".join(lines).translate(_MARKUP)


def _paragraphs(part: Part, words: Words) -> Iterator[str]:
    for text, is_house_choice in part.paragraphs:
        said = (words("rules-house-choice", text=text) if is_house_choice else text).translate(_MARKUP)
        yield from wrap(said, WIDTH, initial_indent="- ", subsequent_indent="  ") if part.is_list else wrap(said, WIDTH)
