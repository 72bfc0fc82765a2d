"""What is played for a player whose time is up: nothing bold, and always something legal, to the end of the turn."""

from __future__ import annotations

from typing import Final

from engine.cards import IS_WILD, Card, suit_of
from engine.commands import (
    AnswerPermission,
    AskPermission,
    Discard,
    Draw,
    Pass,
    PlayerCommand,
    ShowHand,
    Undo,
)
from engine.events import Event
from engine.options import Options
from engine.play import apply
from engine.ruleset import Seat
from engine.state import SEQUENCE, SET, Meld, State
from engine.view import View, view_for

Events = tuple[Event, ...]

_MOST_STEPS: Final = 200
"""Far more than a turn can take; each command lays, draws or discards something."""


class EndlessTurn(Exception):
    """A turn that does not end, which is a bug."""


def play_safely(state: State) -> Events:
    """Do what everybody waits for: answer an open question with no, or else end the turn.

    Raises:
        EndlessTurn: The turn could not be ended, which is a bug.
    """
    asked = view_for(state, None).turn.asked
    if asked is not None:
        return apply(state, AnswerPermission(asked, yes=False))[1]
    mover = state.mover
    state, events = _without_opening(state)
    for _ in range(_MOST_STEPS):
        asked = view_for(state, None).turn.asked
        command = safe_command(view_for(state, mover)) if asked is None else AnswerPermission(asked, yes=False)
        state, happened = apply(state, command)
        events = (*events, *happened)
        if state.result is not None or isinstance(command, Discard | Pass):
            return events
    raise EndlessTurn


def _without_opening(state: State) -> tuple[State, Events]:
    """Take an opening back that is not finished, as far as it can be taken back."""
    events: Events = ()
    while True:
        view = view_for(state, state.mover)
        if view.options is None or not view.options.may_undo or _has_opened(view):
            return state, events
        state, happened = apply(state, Undo(state.mover))
        events = (*events, *happened)


def _has_opened(view: View) -> bool:
    return view.has_opened[view.ruleset.team_of(view.turn.seat)]


def safe_command(view: View) -> PlayerCommand:
    """Return a legal command for the player to move that brings the turn nearer to its end.

    It draws rather than take the pile, and discards rather than lay; it goes out only where the rules leave nothing
    else. Nothing is taken back.
    """
    options, seat = _of(view)
    if options.may_draw:
        return Draw(seat)
    if options.discards:
        return Discard(seat, least_harmful(view))
    if options.may_pass:
        return Pass(seat)
    for choices in (options.way_out, options.takes, options.lays, options.combines):
        if choices:
            return choices[0]
    if options.special is not None:
        return ShowHand(seat)
    return AskPermission(seat) if options.may_ask else Undo(seat)


def least_harmful(view: View) -> Card:
    """Return the card to discard that gives the least away: to the opponents first, and then of the own hand."""
    options, seat = _of(view)
    own = view.side_at(seat).melds
    theirs = [meld for place, side in enumerate(view.sides) if place != view.side_of[seat] for meld in side.melds]
    hand = view.hand or ()
    points = view.ruleset.points_of

    def harm(card: Card) -> tuple[bool, bool, bool, bool, int, int, Card]:
        equals = sum(other >> 2 == card >> 2 for other in hand)
        return (
            IS_WILD[card],
            card not in view.ruleset.blocking and any(_fits(card, meld) for meld in theirs),
            any(_fits(card, meld) for meld in own),
            equals > 1,
            equals,
            points[card],
            card,
        )

    return min(options.discards, key=harm)


def _of(view: View) -> tuple[Options, Seat]:
    if view.options is None or view.viewer is None:
        raise ValueError("it is not the viewer's turn")
    return view.options, view.viewer


def _fits(card: Card, meld: Meld) -> bool:
    """Whether a natural card may belong to a meld; of a sequence its suit is all that counts here."""
    if meld.kind is SET:
        return card >> 2 == meld.rank
    return meld.kind is SEQUENCE and suit_of(card) == suit_of(meld.naturals[0])
