"""All legal commands of a state, as a sequence whose members are made when they are looked at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import overload

from engine.cards import CODES, Card
from engine.commands import AnswerPermission, AskPermission, Discard, Draw, Pass, PlayerCommand, ShowHand, Undo
from engine.discards import discardable
from engine.lays import lay_down, legal_combinings, legal_ways
from engine.prospect import Prospect, Way
from engine.ruleset import Seat
from engine.special_hands import special_hand
from engine.state import ASKED, DRAW_PHASE, MELD_PHASE, State
from engine.takes import iter_takes
from engine.verify import why_no_ask, why_no_discard, why_no_pass


def legal_commands(state: State) -> Sequence[PlayerCommand]:
    """Return the legal commands of whoever has to act; equal cards count as one.

    Empty only when no round is being played. A question can also be withdrawn, which is not listed.
    """
    turn = state.turn
    if turn.permission is ASKED:
        partner = state.partner
        assert partner is not None
        return (AnswerPermission(partner, yes=True), AnswerPermission(partner, yes=False))
    if turn.phase is DRAW_PHASE:
        return _at_draw(state)
    return _at_meld(state) if turn.phase is MELD_PHASE else ()


def _at_draw(state: State) -> Sequence[PlayerCommand]:
    seat = state.turn.seat
    found: list[PlayerCommand] = [Draw(seat)] if state.stock else []
    found += iter_takes(state)
    if not state.stock and why_no_pass(state, seat) is None:
        found.append(Pass(seat))
    return found


def _at_meld(state: State) -> Sequence[PlayerCommand]:
    turn = state.turn
    seat = turn.seat
    prospect = Prospect(state)
    others: list[PlayerCommand] = []
    if why_no_discard(state) is None:
        discards = _discards_of(seat)
        others = [discards[card] for card in discardable(state)]
    if turn.no_discard and why_no_pass(state, seat) is None:
        others.append(Pass(seat))
    if why_no_ask(state, prospect) is None:
        others.append(AskPermission(seat))
    if len(turn.laid) > turn.fixed:
        others.append(Undo(seat))
    others += legal_combinings(state, prospect)
    if state.ruleset.special_hands and special_hand(state) is not None:
        others.append(ShowHand(seat))
    return _LaysAndOthers(state, legal_ways(prospect), others)


class _LaysAndOthers(Sequence[PlayerCommand]):
    """Lay-downs, kept as counts until one is asked for, followed by the other commands."""

    __slots__ = ("_others", "_state", "_ways")

    def __init__(self, state: State, ways: list[Way], others: list[PlayerCommand]) -> None:
        self._state = state
        self._ways = ways
        self._others = others

    def __len__(self) -> int:
        return len(self._ways) + len(self._others)

    @overload
    def __getitem__(self, index: int) -> PlayerCommand: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[PlayerCommand]: ...
    def __getitem__(self, index: int | slice) -> PlayerCommand | Sequence[PlayerCommand]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        place = index if index >= 0 else index + len(self)
        if place < 0:
            raise IndexError(index)
        if place < len(self._ways):
            return lay_down(self._state, self._ways[place])
        return self._others[place - len(self._ways)]


@lru_cache(maxsize=64)
def _discards_of(seat: Seat) -> tuple[Discard, ...]:
    """Return the discard of each card by a seat; commands are values, so one of each will do."""
    return tuple(Discard(seat, Card(code)) for code in range(CODES))
