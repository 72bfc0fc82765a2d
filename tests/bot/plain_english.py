"""Finds what is said in plain English where each letter of the catalogs is marked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from bot.preferences.languages import LANGUAGES
from engine.rulesets import RULESETS

#: What is no word of ours: ids, names of languages in themselves, and what users have written.
GIVEN: Final = ("7KQ4", "M9TXB", "Friday night", "Grandma’s", "pagat.com", "North", "send_messages")
FOREIGN: Final = re.compile(
    "|".join(
        [
            r"<[@#t:][^>]*>",  # mentions and times
            r"\b[0-9a-f]{12,}…?",
            *map(re.escape, sorted((*GIVEN, *RULESETS, *LANGUAGES.values()), key=len, reverse=True)),
        ]
    )
)


def plain_english(texts: Iterable[str], *, given: Iterable[str] = ()) -> list[str]:
    """Return the texts in which there are plain words besides those ``given``."""
    left = re.compile("|".join(map(re.escape, given)) or r"(?!)")
    return [text for text in texts if re.search(r"[A-Za-z]{2,}", left.sub("", FOREIGN.sub("", text)))]


def shown_in(component: Any) -> Iterator[str]:
    """Yield all texts of a component that somebody reads."""
    if isinstance(component, list):
        for each in component:
            yield from shown_in(each)
    elif isinstance(component, dict):
        for key, value in component.items():
            if key in ("content", "label", "placeholder", "description", "title") and isinstance(value, str):
                yield value
            elif isinstance(value, dict | list):
                yield from shown_in(value)
