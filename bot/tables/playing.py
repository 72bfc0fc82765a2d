"""The match at a table: starting it, playing, and dealing the next round."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.guide.lessons import explanation
from bot.tables.events import Event, GuidanceEnded, LessonsTold, MatchStarted
from bot.tables.refusals import TableProblem, TableRefusal
from bot.tables.requirements import require_host, require_lobby, require_open, require_playing, require_seat
from bot.tables.table import Table, UserId
from engine.commands import AskPermission, DealRound, PlayerCommand
from engine.deal import SEED_BYTES
from engine.play import apply
from engine.ruleset import Seat
from engine.view import view_for

Events = tuple[Event, ...]
Entropy = Callable[[int], bytes]


def start(table: Table, user: UserId, *, entropy: Entropy, unready: bool = False) -> Events:
    """Start the match and deal its first round; ``unready``: even if somebody is not ready for changed rules.

    Raises:
        TableProblem: NOT_SEATED, NOT_HOST, NOT_FULL, NOT_READY, ALREADY_STARTED, TABLE_CLOSED.
    """
    require_lobby(table)
    require_host(table, user)
    if not table.is_full:
        raise TableProblem(TableRefusal.NOT_FULL, open=len(table.open_seats))
    if table.not_ready and not unready:
        raise TableProblem(TableRefusal.NOT_READY, count=len(table.not_ready))
    return (MatchStarted(table.ruleset), *_dealt(table, entropy))


def next_round(table: Table, user: UserId, *, entropy: Entropy) -> Events:
    """Deal the round after one that is over.

    Raises:
        TableProblem: NOT_SEATED, NOT_STARTED, ROUND_RUNNING, WAITING_FOR_SEAT, TABLE_CLOSED.
    """
    require_playing(table)
    require_seat(table, user)
    if not table.is_between_rounds:
        raise TableProblem(TableRefusal.ROUND_RUNNING)
    if not table.is_full:
        raise TableProblem(TableRefusal.WAITING_FOR_SEAT, seat=table.open_seats[0])
    return _dealt(table, entropy)


def play(table: Table, user: UserId, commands: Sequence[PlayerCommand], *, seen: int | None = None) -> Events:
    """Carry out a player's commands in order, all of them or none.

    ``seen`` is the revision at which the player has seen the match; None plays on whatever there is.

    Raises:
        TableProblem: STALE (the match has changed since), NOT_SEATED, NOT_YOURS, NOT_STARTED, WAITING_FOR_SEAT,
            PARTNER_AWAY, TABLE_CLOSED.
        RuleViolation: The rules refuse one of the commands.
    """
    if seen is not None and not table.shows_match(seen):
        raise TableProblem(TableRefusal.STALE, revision=table.revision)
    require_playing(table)
    seat = require_seat(table, user)
    _require_present(table, table.match.mover)
    events = carried_out(table, seat, commands)
    return (*events, *_told(table, user, seat)) if table.guides(seat) else events


def end_guidance(table: Table, user: UserId) -> Events:
    """Explain no more; nothing happens where nothing is explained to the user.

    Raises:
        TableProblem: NOT_SEATED, TABLE_CLOSED.
    """
    require_open(table)
    seat = require_seat(table, user)
    return (GuidanceEnded(user),) if table.guides(seat) else ()


def carried_out(table: Table, seat: Seat, commands: Sequence[PlayerCommand]) -> Events:
    """Return what the commands of whoever plays on a seat lead to, all of them or none.

    Raises:
        TableProblem: NOT_YOURS, PARTNER_AWAY.
        RuleViolation: The rules refuse one of the commands.
    """
    state = table.match
    events: Events = ()
    for command in commands:
        _require_possible(table, seat, command)
        state, happened = apply(state, command)
        events = (*events, *happened)
    return events


def _told(table: Table, user: UserId, seat: Seat) -> Events:
    """Return that a player who is guided has acted on what was explained at this point."""
    lessons = explanation(view_for(table.match, seat, log=table.log), table.told).lessons
    return (LessonsTold(user, lessons),) if lessons else ()


def _dealt(table: Table, entropy: Entropy) -> Events:
    return apply(table.match, DealRound(entropy(SEED_BYTES)))[1]


def _require_present(table: Table, seat: Seat) -> None:
    if table.match.result is None and not table.is_taken(seat):
        raise TableProblem(TableRefusal.WAITING_FOR_SEAT, seat=seat)


def _require_possible(table: Table, seat: Seat, command: PlayerCommand) -> None:
    """Require what the table asks of a command and the rules do not."""
    if command.seat != seat:
        raise TableProblem(TableRefusal.NOT_YOURS, seat=command.seat)
    absent = table.absent_partner_of(seat)
    if isinstance(command, AskPermission) and absent is not None:
        raise TableProblem(TableRefusal.PARTNER_AWAY, seat=absent)
