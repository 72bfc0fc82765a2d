"""What a whole match must contain to count as one: which of the rarer things have happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.tables.events import Event
from engine import events as ev
from engine.state import Laid, MeldKind, Permission, RoundResult, State

LARGE = 40


class Highlight(StrEnum):
    """Something that not every round has."""

    WIDE_OPENING = "an opening over several melds"
    FROZEN_PILE = "a frozen pile taken"
    YES_AND_OUT = "a question answered yes, and the asker went out"
    NO = "a question answered no"
    CONCEALED = "a concealed going out"
    LARGE_HAND = "a hand of over 40 cards"


class Highlights(Counter[Highlight]):
    """Counts the highlights of a match as it goes along."""

    def note(self, before: State, events: Iterable[Event], after: State) -> None:
        """Take note of one change."""
        for event in events:
            match event:
                case ev.PileTaken() if before.is_frozen:
                    self[Highlight.FROZEN_PILE] += 1
                case ev.PermissionAnswered(yes=False):
                    self[Highlight.NO] += 1
                case ev.RoundEnded(result=result) if result.concealed:
                    self[Highlight.CONCEALED] += 1
                case ev.RoundEnded(result=result) if result.out is not None:
                    self[Highlight.YES_AND_OUT] += after.turn.permission is Permission.GRANTED
                case ev.CardsLaid():
                    self[Highlight.WIDE_OPENING] += _opens_widely(after)
        self[Highlight.LARGE_HAND] += max(map(len, before.hands)) <= LARGE < max(map(len, after.hands))

    @property
    def missing(self) -> list[str]:
        """What has not happened yet."""
        return [str(highlight) for highlight in Highlight if not self[highlight]]


def _opens_widely(state: State) -> bool:
    """Whether the lay-down just made completes an opening that needed more than one meld."""
    turn = state.turn
    before = _points(state, turn.laid[:-1])
    ranks = {laid.rank for laid in turn.laid}
    return len(ranks) > 1 and before < turn.minimum <= _points(state, turn.laid)


def _points(state: State, laid: Iterable[Laid]) -> int:
    return sum(state.ruleset.points_of[card] for each in laid for card in each.all_cards)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a round of a game must contain to count as played: a name for each thing, and how its event is known."""

    things: Mapping[str, Callable[[Event], bool]]

    def missing(self, events: Iterable[Event]) -> list[str]:
        """Return what has not happened among events."""
        happened = tuple(events)
        return [name for name, is_it in self.things.items() if not any(is_it(event) for event in happened)]


def _lays(kind: MeldKind) -> Callable[[Event], bool]:
    return lambda event: isinstance(event, ev.CardsLaid) and event.kind is kind


def _ends(is_so: Callable[[RoundResult], bool]) -> Callable[[Event], bool]:
    return lambda event: isinstance(event, ev.RoundEnded) and is_so(event.result)


_TAKES = {"a pile taken": lambda event: isinstance(event, ev.PileTaken)}
_OUT = {"somebody went out": _ends(lambda result: result.out is not None)}

#: By game: what only it has.
WANTED: Final[Mapping[str, Wanted]] = {
    "samba": Wanted(
        {
            **_TAKES,
            "a sequence": _lays(MeldKind.SEQUENCE),
            "a sequence that grew": lambda event: (
                isinstance(event, ev.CardsLaid) and event.kind is MeldKind.SEQUENCE and len(event.cards) < 3
            ),
        }
    ),
    "hand-and-foot": Wanted(
        {
            **_TAKES,
            "a packet taken up": lambda event: isinstance(event, ev.FootTaken),
            "a partner asked": lambda event: isinstance(event, ev.PermissionAnswered) and event.yes,
            **_OUT,
        }
    ),
    "modern-american": Wanted(
        {
            "cards from the talon": lambda event: (
                isinstance(event, ev.ExtraCardsDrawn) and event.reason is ev.ExtraDraw.TALON
            ),
            **_TAKES,
        }
    ),
    "cutthroat": Wanted(
        {
            "a partnership": lambda event: isinstance(event, ev.PartnershipFormed),
            "one alone scored": _ends(lambda result: result.lone is not None),
        }
    ),
    "two-players": Wanted({**_TAKES, **_OUT}),
    "pennies": Wanted({"a packet taken up": lambda event: isinstance(event, ev.FootTaken)}),
    "five-players": Wanted(_TAKES),
}
