"""Why a player chooses what it chooses: codes with values, for others to put into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.commands import PlayerCommand


class Why(StrEnum):
    """The reason behind a choice. Values are named after each; ranks are numbers as in ``engine.cards``."""

    DRAWS = "draws"  # nothing better than a card from the stock
    LEAVES_PILE = "leaves-pile"  # count: the pile could be taken, and is not worth it
    TAKES_PILE = "takes-pile"  # count
    PASSES = "passes"
    OPENS = "opens"  # points
    ADDS_TO_MELD = "adds-to-meld"  # rank
    FEEDS_PARTNER = "feeds-partner"  # rank: a meld that lay there before
    NEW_MELD = "new-meld"  # rank
    COMPLETES_CANASTA = "completes-canasta"  # rank
    COMBINES = "combines"
    SHOWS_HAND = "shows-hand"
    GOES_OUT = "goes-out"
    ASKS = "asks"  # the partner's cards decide
    SAYS_YES = "says-yes"
    SAYS_NO = "says-no"
    SAFE_DISCARD = "safe-discard"  # rank, gone: so many cards of the rank are out of play
    KEEPS_PAIR = "keeps-pair"  # rank: thrown rather than a card that has company
    BLOCKS = "blocks"  # a black three
    FREEZES = "freezes"  # count
    LEAST_USE = "least-use"  # rank
    ONLY_CHOICE = "only-choice"
    BY_CHANCE = "by-chance"


Values = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A command and the reason for it.

    Attributes:
        instead_of: What the rule of thumb chose, where a search prefers this; ``values`` have the gain then.
    """

    command: PlayerCommand
    why: Why
    values: Values = ()
    instead_of: Choice | None = None


def choice(command: PlayerCommand, why: Why, **values: int) -> Choice:
    """Return a choice with its values by name."""
    return Choice(command, why, tuple(values.items()))
