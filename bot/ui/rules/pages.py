"""A card in pages of the size of a message: in short, then section by section, and all at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, NamedTuple

from bot.i18n import Words
from bot.ui.rendered import MAX_TEXT
from bot.ui.rules.card import differences, heading, is_fixed, is_house_choice, others, sections
from bot.ui.rules.how import how_to_play
from bot.ui.rules.line import Line
from engine.ruleset import Ruleset

FIRST: Final = "short"
CHOICES: Final = "choices"
"""The page of what other books and clubs do."""

MOST: Final = MAX_TEXT - 50
"""Letters of a page, a few less than Discord takes."""

MOST_LINES: Final = 26
"""Lines of lists on a page, where a game is told on several: a phone shows about ten at a time."""

_GROUPED_FROM: Final = 12
"""A list of so many lines is parted into groups, each with its own name."""

_AROUND: Final = 5
"""Letters that make a title or a line of a list."""


class Choice(Enum):
    """Whether something is a house choice, and if so, whether a host can change it."""

    NONE = auto()
    OPEN = auto()
    FIXED = auto()


class Paragraph(NamedTuple):
    """A text, what it is called if it tells of a house choice, and in a long list the group that it belongs to."""

    text: str
    choice: Choice = Choice.NONE
    group: str = ""


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
    goes_on: str = ""
    """The label of the page on which it goes on, if it does."""

    @property
    def has_house_choice(self) -> bool:
        """Whether it tells of a house choice."""
        return has_house_choice(self.parts)


def has_house_choice(parts: Iterable[Part]) -> bool:
    """Whether any of the parts tells of a house choice."""
    return any(paragraph.choice is not Choice.NONE for part in parts for paragraph in part.paragraphs)


def pages(ruleset: Ruleset, words: Words) -> tuple[Page, ...]:
    """Return the pages of a card, the one that is shown first in front."""
    short, every = in_short(ruleset, words), in_full(ruleset, words)
    room = MOST - sum(map(len, heading(ruleset, words))) - len(words("rules-house-choice-note"))
    if len(short) == 1 and len(whole := list(_split((*short, *every.values()), room, words, most_lines=None))) == 1:
        return (Page(FIRST, words("rules-page-all"), whole[0]),)
    found = [_pages(FIRST, words("rules-page-short"), short, room, words)]
    found += [_pages(name, part.title, [part], room, words) for name, part in every.items()]
    found.append(_pages("all", words("rules-page-all"), every.values(), room, words))
    return tuple(page for some in found for page in some)


def in_short(ruleset: Ruleset, words: Words) -> tuple[Part, ...]:
    """Return how to play, and what is different from Classic, if anything is."""
    how = Part(words("rules-title-how"), (Paragraph(how_to_play(ruleset, words)),), is_list=False)
    different = differences(ruleset, words)
    if not different:
        return (how,)
    is_long = sum(len(section.lines) for section in different) >= _GROUPED_FROM
    lines = [
        _paragraph(line, ruleset, words.of("rules-title", section.name) if is_long else "")
        for section in different
        for line in section.lines
    ]
    return (how, Part(words("rules-title-different"), tuple(lines)), *_others(ruleset, words))


def in_full(ruleset: Ruleset, words: Words) -> dict[str, Part]:
    """Return all rules, by the name of their section."""
    every = {
        name: Part(words.of("rules-title", name), tuple(_paragraph(line, ruleset) for line in lines))
        for name, lines in sections(ruleset, words)
    }
    for part in _others(ruleset, words):
        every[CHOICES] = part
    return every


def _others(ruleset: Ruleset, words: Words) -> Iterator[Part]:
    lines = others(ruleset, words)
    if lines:
        yield Part(words.of("rules-title", CHOICES), tuple(_paragraph(line, ruleset) for line in lines))


def _paragraph(line: Line, ruleset: Ruleset, group: str = "") -> Paragraph:
    if not is_house_choice(line, ruleset):
        return Paragraph(line.text, group=group)
    return Paragraph(line.text, Choice.FIXED if is_fixed(line, ruleset) else Choice.OPEN, group)


def said(paragraph: Paragraph, words: Words) -> str:
    """Return a paragraph with its mark."""
    match paragraph.choice:
        case Choice.NONE:
            return paragraph.text
        case Choice.OPEN:
            return words("rules-house-choice", text=paragraph.text)
        case Choice.FIXED:
            return words("rules-house-choice-fixed", text=paragraph.text)


def _pages(key: str, label: str, parts: Iterable[Part], room: int, words: Words) -> list[Page]:
    several = room - len(words("rules-goes-on", page=words("rules-page-part", page=label, number=9)))
    split = list(_split(parts, several, words, most_lines=MOST_LINES))
    if len(split) == 1:
        return [Page(key, label, split[0])]
    labels = [words("rules-page-part", page=label, number=number) for number in range(1, len(split) + 1)]
    return [
        Page(f"{key}-{place + 1}" if place else key, labels[place], some, "".join(labels[place + 1 : place + 2]))
        for place, some in enumerate(split)
    ]


def _split(parts: Iterable[Part], room: int, words: Words, *, most_lines: int | None) -> Iterator[tuple[Part, ...]]:
    """Yield as many paragraphs at a time as there is room for; a part that is too long goes on under its title."""
    page: list[Part] = []
    left, lines = room, 0
    for part in parts:
        taken: list[Paragraph] = []
        for paragraph in part.paragraphs:
            cost = len(said(paragraph, words)) + _AROUND
            above = 0 if taken else len(part.title) + _AROUND
            if paragraph.group and not (taken and taken[-1].group == paragraph.group):
                above += len(paragraph.group) + _AROUND
            if (cost + above > left or lines == most_lines) and (page or taken):
                yield (*page, part._replace(paragraphs=tuple(taken))) if taken else tuple(page)
                above = len(part.title) + len(paragraph.group) + 2 * _AROUND
                page, taken, left, lines = [], [], room, 0
            left -= cost + above
            lines += part.is_list
            taken.append(paragraph)
        page.append(part._replace(paragraphs=tuple(taken)))
    yield tuple(page)
