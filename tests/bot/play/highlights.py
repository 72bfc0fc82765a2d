"""What a whole match must contain to count as one: which of the rarer things have happened in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import StrEnum

from bot.tables.events import Event
from engine import events as ev
from engine.state import Laid, Permission, State

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
