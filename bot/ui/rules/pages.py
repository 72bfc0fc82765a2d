"""A card in pages of the size of a message: in short, then section by section, and all at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.i18n import Words
from bot.ui.rendered import MAX_TEXT
from bot.ui.rules.card import differences, heading, is_house_choice, sections
from bot.ui.rules.how import how_to_play
from bot.ui.rules.line import Section
from engine.ruleset import Ruleset

FIRST: Final = "short"
MOST: Final = MAX_TEXT - 50
"""Letters of a page, a few less than Discord takes."""

_AROUND: Final = 5
"""Letters that make a title or a line of a list."""


class Paragraph(NamedTuple):
    """A text, and whether it tells of a house choice."""

    text: str
    is_house_choice: bool = False


class Part(NamedTuple):
    """Paragraphs under one title; those of a list stand behind marks."""

    title: str
    paragraphs: tuple[Paragraph, ...]
    is_list: bool = True


@dataclass(frozen=True, slots=True)
class Page:
    """One page; ``key`` is how a press names it."""

    key: str
    label: str
    parts: tuple[Part, ...]

    @property
    def has_house_choice(self) -> bool:
        """Whether it tells of a house choice."""
        return any(paragraph.is_house_choice for part in self.parts for paragraph in part.paragraphs)


def pages(ruleset: Ruleset, words: Words) -> tuple[Page, ...]:
    """Return the pages of a card, the one that is shown first in front."""
    short, every = in_short(ruleset, words), in_full(ruleset, words)
    room = MOST - sum(map(len, heading(ruleset, words))) - len(words("rules-house-choice-note"))
    if len(short) == 1 and len(whole := list(_split((*short, *every.values()), room, words))) == 1:
        return (Page(FIRST, words("rules-page-all"), whole[0]),)
    found = [_pages(FIRST, words("rules-page-short"), short, room, words)]
    found += [_pages(name, part.title, [part], room, words) for name, part in every.items()]
    found.append(_pages("all", words("rules-page-all"), every.values(), room, words))
    return tuple(page for some in found for page in some)


def in_short(ruleset: Ruleset, words: Words) -> tuple[Part, ...]:
    """Return how to play, and what is different from Classic, if anything is."""
    how = Part(words("rules-title-how"), (Paragraph(how_to_play(ruleset, words)),), is_list=False)
    other = differences(ruleset, words)
    return (how, _part(Section("different", other), ruleset, words)) if other else (how,)


def in_full(ruleset: Ruleset, words: Words) -> dict[str, Part]:
    """Return all rules, by the name of their section."""
    return {section.name: _part(section, ruleset, words) for section in sections(ruleset, words)}


def _part(section: Section, ruleset: Ruleset, words: Words) -> Part:
    paragraphs = tuple(Paragraph(line.text, is_house_choice(line, ruleset)) for line in section.lines)
    return Part(words.of("rules-title", section.name), paragraphs)


def _pages(key: str, label: str, parts: Iterable[Part], room: int, words: Words) -> list[Page]:
    split = list(_split(parts, room, words))
    if len(split) == 1:
        return [Page(key, label, split[0])]
    return [
        Page(f"{key}-{number}" if number > 1 else key, words("rules-page-part", page=label, number=number), some)
        for number, some in enumerate(split, start=1)
    ]


def _split(parts: Iterable[Part], room: int, words: Words) -> Iterator[tuple[Part, ...]]:
    """Yield as many paragraphs at a time as there is room for; a part that is too long goes on under its title."""
    mark = len(words("rules-house-choice", text=""))
    page: list[Part] = []
    left = room
    for part in parts:
        taken: list[Paragraph] = []
        for paragraph in part.paragraphs:
            cost = len(paragraph.text) + mark * paragraph.is_house_choice + _AROUND
            with_title = cost + len(part.title) + _AROUND
            if (cost if taken else with_title) > left and (page or taken):
                yield (*page, part._replace(paragraphs=tuple(taken))) if taken else tuple(page)
                page, taken, left = [], [], room
            left -= cost if taken else with_title
            taken.append(paragraph)
        page.append(part._replace(paragraphs=tuple(taken)))
    yield tuple(page)
