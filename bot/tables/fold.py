"""How a table follows from its events."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables import events as te
from bot.tables.computer import Computer
from bot.tables.table import Stage, Table, UserId
from bot.tables.timing import clocked, timed, without_missed
from bot.tables.turnlog import remember
from engine import events as ev
from engine.fold import evolve as evolve_match
from engine.ruleset import Ruleset, Seat
from engine.state import new_match


def new_table(events: Sequence[te.Event], *, at: float) -> Table:
    """Return the table that begins with a commit's events, the first of which is ``TableOpened``.

    ``at`` is the commit's moment in Unix seconds.

    Raises:
        ValueError: The first event is another one.
    """
    opened, *others = events
    if not isinstance(opened, te.TableOpened):
        raise ValueError(f"a table begins with TableOpened, not with {type(opened).__name__}")
    table = Table(
        id=opened.table,
        guild_id=opened.guild_id,
        channel_id=opened.channel_id,
        ruleset=opened.ruleset,
        match=new_match(opened.ruleset),
        seats=(None,) * opened.ruleset.seats,
        host=None,
        turn_since=at,
    )
    return fold(table, others, at=at)


def fold(table: Table, events: Sequence[te.Event], *, at: float) -> Table:
    """Return the table after one more commit, made at ``at`` (Unix seconds)."""
    before = table
    for event in events:
        table = evolve(table, event, at=at)
    revision = table.revision + 1
    return replace(
        timed(before, table, events, at=at),
        revision=revision,
        match_revision=table.match_revision if table.match is before.match else revision,
    )


def evolve(table: Table, event: te.Event, *, at: float) -> Table:
    """Return the table after one more event."""
    match event:
        case te.TableOpened():
            raise ValueError("a table is opened once")
        case te.SeatTaken():
            former = table.former | {event.user} if table.stage is Stage.PLAYING else table.former
            table = _with_computer(table, event.seat, None)
            return replace(table, seats=_seated(table, event.seat, event.user), former=former)
        case te.SeatChanged():
            moved = replace(table, seats=_seated(table, event.before, None))
            return replace(moved, seats=_seated(moved, event.after, event.user))
        case te.SeatsExchanged(seat=seat, other=other):
            moved = replace(table, seats=_seated(table, seat, table.seats[other]))
            moved = replace(moved, seats=_seated(moved, other, table.seats[seat]))
            moved = _with_computer(moved, seat, table.computer_on(other))
            return _with_computer(moved, other, table.computer_on(seat))
        case te.SeatLeft() | te.PlayerRemoved():
            return _left(table, event)
        case te.HostChanged():
            return replace(table, host=event.host)
        case te.RulesChanged():
            return _with_rules(table, event.ruleset)
        case te.ReadyMarked():
            return replace(table, ready=table.ready | {event.user})
        case te.MatchStarted():
            return _started(table, event.ruleset or table.ruleset)
        case te.EndAgreed():
            return replace(table, agreed=table.agreed | {event.user})
        case te.EndAgreementWithdrawn():
            return replace(table, agreed=table.agreed - {event.user})
        case te.TableClosed():
            return replace(table, stage=Stage.CLOSED, closed_because=event.reason)
        case te.RematchOpened():
            return replace(table, rematch=event.table)
        case te.ComputerSeated():
            return _with_computer(table, event.seat, Computer(event.level, event.stands_in))
        case te.ComputerLeft():
            return _with_computer(table, event.seat, None)
        case te.StandInSet():
            return replace(table, stand_in=event.level)
        case te.HintsSet():
            return replace(table, hints=event.allowed)
        case te.GuidanceBegun():
            return replace(table, learner=event.user)
        case te.LessonsTold():
            return replace(table, told=table.told | set(event.lessons))
        case te.GuidanceEnded():
            return replace(table, learner=None)
        case te.RemovalVoted():
            return replace(table, votes=table.votes | {(event.user, event.seat)})
        case te.RemovalVoteWithdrawn():
            return replace(table, votes=table.votes - {(event.user, event.seat)})
        case te.ClosingAnnounced():
            return replace(table, warned_at=at)
        case te.KeptOpen():
            return table  # that somebody has done something is all that counts
        case te.ClockSet():
            return _clock_set(table, event, at)
        case te.PlayerReminded() | te.TurnMissed() | te.ClockStoodStill():
            return replace(table, clock=clocked(table, event, at=at))
        case _:
            return _played(table, event, at)


def _seated(table: Table, seat: Seat, user: UserId | None) -> tuple[UserId | None, ...]:
    return (*table.seats[:seat], user, *table.seats[seat + 1 :])


def _with_computer(table: Table, seat: Seat, computer: Computer | None) -> Table:
    if table.computer_on(seat) == computer:
        return table
    computers = [table.computer_on(each) for each in range(len(table.seats))]
    computers[seat] = computer
    return replace(table, computers=tuple(computers) if any(computers) else ())


def _with_rules(table: Table, ruleset: Ruleset) -> Table:
    seats = reseated(table.seats, ruleset.seats)
    computers = [None if user is not None else table.computer_on(seat) for seat, user in enumerate(seats)]
    return replace(
        table,
        ruleset=ruleset,
        match=new_match(ruleset),
        seats=seats,
        computers=tuple(computers) if any(computers) else (),
        ready=frozenset(),
        rules_revision=table.revision + 1,
    )


def reseated(seats: Sequence[UserId | None], count: int) -> tuple[UserId | None, ...]:
    """Return the users on so many seats: where they sit, or else on the first open seat; there must be enough."""
    kept = [*seats[:count], *[None] * (count - len(seats))]
    for user in seats[count:]:
        if user is not None:
            kept[kept.index(None)] = user
    return tuple(kept)


def _started(table: Table, ruleset: Ruleset) -> Table:
    return replace(
        table,
        stage=Stage.PLAYING,
        ruleset=ruleset,
        match=new_match(ruleset),
        ready=frozenset(),
        former=frozenset(user for user in table.seats if user is not None),
    )


def _left(table: Table, event: te.SeatLeft | te.PlayerRemoved) -> Table:
    return replace(
        table,
        seats=_seated(table, event.seat, None),
        host=None if table.host == event.user else table.host,
        agreed=table.agreed - {event.user},
        ready=table.ready - {event.user},
        held=table.held | {(event.user, event.seat)} if table.stage is Stage.PLAYING else table.held,
        votes=frozenset(vote for vote in table.votes if event.user != vote[0] and event.seat != vote[1]),
        clock=without_missed(table, event.seat),
    )


def _clock_set(table: Table, event: te.ClockSet, at: float) -> Table:
    """By a new clock nobody is absent. The running turn begins anew: its player is called, and has all of the time."""
    turn_since = at if table.is_round_running else table.turn_since
    return replace(table, clock=clocked(table, event, at=at), votes=frozenset(), turn_since=turn_since)


def _played(table: Table, event: ev.Event, at: float) -> Table:
    match = evolve_match(table.match, event)
    begins_round = isinstance(event, ev.RoundDealt)
    begins_turn = begins_round or isinstance(event, ev.Discarded | ev.Passed)
    return replace(
        table,
        match=match,
        stage=Stage.FINISHED if match.is_over else table.stage,
        agreed=frozenset() if begins_round else table.agreed,
        held=frozenset() if begins_round else table.held,
        # Whoever has seen a whole round has seen what there is to explain.
        learner=None if begins_round and match.number > 1 else table.learner,
        rounds=(*table.rounds, event.result) if isinstance(event, ev.RoundEnded) else table.rounds,
        log=remember(table.log, event, turns=table.ruleset.seats),
        turn_since=at if begins_turn else table.turn_since,
    )
