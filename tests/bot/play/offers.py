"""What a player can do with a message: its enabled buttons and selects, read from the message as it is shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.ui.custom_id import Press, Verb
from tests.discord_spec.components import walk

SELECT = 3


@dataclass(frozen=True, slots=True)
class Offer:
    """One enabled button, or one select with the values of its options in the order shown."""

    press: Press
    custom_id: str
    values: tuple[str, ...] = ()

    @property
    def verb(self) -> Verb:
        """What it is for."""
        return self.press.verb

    @property
    def arguments(self) -> tuple[str, ...]:
        """Every argument that pressing it can carry."""
        return self.values or (self.press.argument,)


def offers_in(components: Iterable[Any]) -> tuple[Offer, ...]:
    """Return the controls among a message's components that a user can press."""
    found = []
    for part in walk(list(components)):
        if not part.get("custom_id") or part.get("disabled"):
            continue
        press = Press.parse(part["custom_id"])
        assert press is not None, part["custom_id"]
        options = part["options"] if part["type"] == SELECT else ()
        found.append(Offer(press, part["custom_id"], tuple(option["value"] for option in options)))
    return tuple(found)
