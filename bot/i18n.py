"""The words of each language: Fluent catalogs under ``locales/``, with English behind every other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, Self

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from bot.deck.card_faces import CardFaces

DEFAULT: Final = "en"
REMEMBERED: Final = 8192
LONG: Final = 500
"""Letters of a value that is put in only when a sentence stands: the library takes no more than 2500."""


class WordingError(Exception):
    """A catalog cannot be read, lacks a message in every language, or lacks a value for one."""


class Words:
    """The messages of one language, called by id: ``words("pile-empty")``, ``words("round", number=2)``.

    Whole numbers come out as the language writes them (``1,500``), plural forms included. What is a name
    and no number, such as a table's id, is given as text.

    Attributes:
        faces: How cards stand among these words: as emojis, or as text where it has none.
    """

    faces: CardFaces = CardFaces()

    def __init__(self, locale: str, bundles: Iterable[FluentBundle]) -> None:
        self.locale = locale
        self._bundles = tuple(bundles)
        # The same few thousand sentences are said all evening, and putting one together takes long.
        self._remembered = lru_cache(maxsize=REMEMBERED)(self._put_together)

    def __call__(self, message_id: str, /, **values: int | str) -> str:
        """Return a message in this language, or in English where this language has none.

        Raises:
            WordingError: No catalog has the message, or a value that it needs is missing.
        """
        return self._remembered(message_id, **values)

    def _put_together(self, message_id: str, /, **values: int | str) -> str:
        later = {name: value for name, value in values.items() if isinstance(value, str) and len(value) > LONG}
        if later:
            marks = {name: f"\ue000{place}\ue000" for place, name in enumerate(later)}
            said = self._put_together(message_id, **{**values, **marks})
            for name, mark in marks.items():
                said = said.replace(mark, later[name])
            return said
        for bundle in self._bundles:
            if bundle.has_message(message_id) and (pattern := bundle.get_message(message_id).value) is not None:
                text, errors = bundle.format_pattern(pattern, values)
                if errors:
                    raise WordingError(f"{message_id}: {errors[0]}")
                return str(text)
        raise WordingError(f"{message_id}: no such message")

    def of(self, family: str, member: str | int, /, **values: int | str) -> str:
        """Return the message of a family that is named after a member: ``words.of("rank-short", 13)``."""
        return self(f"{family}-{member}", **values)

    def with_faces(self, faces: CardFaces) -> Self:
        """Return the same words with cards shown in this way among them; what is remembered is shared."""
        if faces is self.faces:
            return self
        other = copy(self)
        other.faces = faces
        return other

    def in_text(self) -> Self:
        """Return the same words with cards as text among them."""
        return self.with_faces(CardFaces())


def words_for(locale: str) -> Words:
    """Return the words for a locale code as Discord sends it (``it``, ``pt-BR``); else English."""
    return _words(_catalog_for(locale))


@cache
def catalogs() -> tuple[str, ...]:
    """Return the locale codes that have a catalog."""
    return tuple(sorted(folder.name for folder in _locales().iterdir() if folder.is_dir()))


def _catalog_for(locale: str) -> str:
    """Choose the catalog: the locale itself, its language, another region of that language, or English."""
    known = catalogs()
    language = locale.partition("-")[0]
    regions = (code for code in known if code.partition("-")[0] == language)
    return next((code for code in (locale, language) if code in known), next(regions, DEFAULT))


@cache
def _words(code: str) -> Words:
    return Words(code, [_bundle(each) for each in dict.fromkeys((code, DEFAULT))])


@cache
def _bundle(code: str) -> FluentBundle:
    # Isolation marks would stand between a reader and every number on clients that show them as boxes.
    bundle = FluentBundle([code], use_isolating=False)
    for name, source in sorted(read_catalog(code).items()):
        resource = FluentResource(source)
        junk = next((entry for entry in resource.body if isinstance(entry, ast.Junk)), None)
        if junk is not None:
            raise WordingError(f"{code}/{name}: {junk.content!r}")
        bundle.add_resource(resource)
    return bundle


def read_catalog(code: str) -> Mapping[str, str]:
    """Return the catalog files of a locale: name and source text."""
    files = (entry for entry in (_locales() / code).iterdir() if entry.name.endswith(".ftl"))
    return {entry.name: entry.read_text(encoding="utf-8") for entry in files}


def _locales() -> Traversable:
    return resources.files("bot") / "locales"
