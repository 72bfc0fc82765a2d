"""A language that nobody speaks: English with marked letters, which shows what does not come from the catalogs."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from bot.i18n import DEFAULT, Words, read_catalog

PSEUDO: Final = "en-XA"
"""The code by which such a language is commonly known; Discord never sends it."""

_PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_MARKED: Final = "ȧƀćḋḗƒğħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁĆḊḖƑĞĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ"
_TABLE: Final = str.maketrans(_PLAIN, _MARKED)
#: Letters of a word, but not those of Discord's markup: ``<t:…:R>``.
_WORD: Final = re.compile(r"(?<![<:A-Za-z])[A-Za-z]+")


@cache
def pseudo_words() -> Words:
    """Return words like the English ones, each letter of them with a mark."""
    bundle = FluentBundle([DEFAULT], use_isolating=False)
    for source in read_catalog(DEFAULT).values():
        resource = FluentResource(source)
        for entry in resource.body:
            _Marker().visit(entry)
        bundle.add_resource(resource)
    return Words(PSEUDO, [bundle])


def marked(text: str) -> str:
    """Return a text with a mark on each letter: ``Şŧȧřŧ``."""
    return _WORD.sub(lambda word: word[0].translate(_TABLE), text)


class _Marker(visitor.Visitor):
    """Marks the texts of a message where they stand; names of variables and variants stay."""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = marked(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        node.value = marked(node.value)
