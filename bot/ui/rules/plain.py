"""The rules for a terminal: plain text, all of them at once."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from bot.i18n import Words
from bot.ui.rules.card import heading
from bot.ui.rules.pages import Part, has_house_choice, in_full, in_short, said
from engine.ruleset import Ruleset

WIDTH: Final = 78

_MARKUP: Final = str.maketrans("", "", "*`")


def rules_text(ruleset: Ruleset, words: Words) -> str:
    """Return the rules as plain text, without Discord's markup."""
    name, facts = heading(ruleset, words)
    parts = tuple(
        {part.title: part for part in (*in_short(ruleset, words), *in_full(ruleset, words).values())}.values()
    )
    lines = [name, "=" * len(name), *wrap(facts, WIDTH)]
    for part in parts:
        lines += ["", part.title, "-" * len(part.title), *_paragraphs(part, words)]
    if has_house_choice(parts):
        lines += ["", *wrap(words("rules-house-choice-note").removeprefix("-#").strip(), WIDTH)]
    return "\n".join(lines).translate(_MARKUP)


def _paragraphs(part: Part, words: Words) -> Iterator[str]:
    group = ""
    for paragraph in part.paragraphs:
        if paragraph.group != group:
            group = paragraph.group
            yield words("rules-group", title=group)
        line = said(paragraph, words).translate(_MARKUP)
        yield from wrap(line, WIDTH, initial_indent="- ", subsequent_indent="  ") if part.is_list else wrap(line, WIDTH)
