"""What a table remembers of a match in events: the running turn and one lap of turns before it."""

from __future__ import annotations

from engine import events as ev

Log = tuple[ev.Event, ...]


def remember(log: Log, event: ev.Event, *, turns: int) -> Log:
    """Return the log after an event, with at most so many finished turns before the running one.

    A deal begins a new log. What was taken back leaves no trace, so that no turn grows without end.
    """
    match event:
        case ev.RoundDealt():
            return (event,)
        case ev.CardsTakenBack():
            return _without_last(log, ev.CardsLaid, ev.PileTaken)
        case ev.QuestionWithdrawn():
            return _without_last(log, ev.PermissionAsked)
        case ev.Discarded() | ev.Passed():
            return _last_turns((*log, event), turns)
        case _:
            return (*log, event)


def _last_turns(log: Log, turns: int) -> Log:
    ends = [place for place, event in enumerate(log) if isinstance(event, ev.Discarded | ev.Passed)]
    return log if len(ends) <= turns else log[ends[-turns - 1] + 1 :]


def _without_last(log: Log, *kinds: type[ev.Event]) -> Log:
    place = next((place for place in reversed(range(len(log))) if isinstance(log[place], kinds)), None)
    return log if place is None else log[:place] + log[place + 1 :]
