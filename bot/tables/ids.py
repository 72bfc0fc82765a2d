"""Names for tables: short, easy to read out, and never a word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.tables.table import TableId

# No vowels, so that chance writes no words; nothing that looks or sounds like something else in most places.
LETTERS: Final = "23456789bcdfghjkmnpqrstvwxz"
LENGTH: Final = 5
_FAIR: Final = 256 - 256 % len(LETTERS)


def new_table_id(entropy: Callable[[int], bytes]) -> TableId:
    """Return a random name; whether it is free is for the caller to find out."""
    letters: list[str] = []
    while len(letters) < LENGTH:
        fair = (byte for byte in entropy(LENGTH) if byte < _FAIR)
        letters += (LETTERS[byte % len(LETTERS)] for byte in fair)
    return TableId("".join(letters[:LENGTH]))
