"""What somebody has been told once, and need not be told again; it lasts until the bot stops."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

MOST: Final = 10_000


class Told:
    """Remembers whom it has let be told what."""

    def __init__(self) -> None:
        self._known: OrderedDict[Hashable, None] = OrderedDict()

    def __len__(self) -> int:
        """Return how much is remembered."""
        return len(self._known)

    def is_new(self, what: Hashable) -> bool:
        """Whether this is to be told, which is so the first time it is asked for."""
        is_known = what in self._known
        self._known[what] = None
        self._known.move_to_end(what)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return not is_known
