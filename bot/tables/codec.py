"""How tables are stored: their events beside the engine's, and a snapshot of the whole.

Names and versions are part of every database: a name is never given to something else, and a change of fields,
or of the order of a snapshot's items, is a new version.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.guide.lesson import Lesson
from bot.tables import events as te
from bot.tables.clock import TurnClock
from bot.tables.computer import Computer, Level
from bot.tables.table import CloseReason, RemovalReason, Stage, Table, TableId, UserId
from bot.tables.timers import due_at
from bot.tables.whole_ruleset import (
    MAYBE_WHOLE_RULESET,
    WHOLE_RULESET,
    of_known_name,
    read_whole_text,
    whole_text,
)
from engine.errors import EngineError
from engine.ruleset import Ruleset, Seat
from storage import Commit, StoredTable, TableRecord, TableStatus
from storage.codec import MATCH_ENTRIES, MATCH_EVENTS, CodecError, Entry, EventCodec
from storage.codec.entries import Former
from storage.codec.kinds import INTEGER, RULESET, SEAT, TEXT, YES_NO, many, one_of, optional
from storage.codec.packing import pack_result, unpack_result
from storage.codec.snapshot import state_from_json, state_to_json
from storage.codec.text import Json, read_json, write_json

TABLE_ENTRIES: Final = (
    Entry(
        te.TableOpened,
        "table-opened",
        2,
        table=TEXT,
        guild_id=INTEGER,
        channel_id=INTEGER,
        ruleset=WHOLE_RULESET,
    ),
    Entry(te.SeatTaken, "seat-taken", user=INTEGER, seat=SEAT),
    Entry(te.SeatChanged, "seat-changed", user=INTEGER, before=SEAT, after=SEAT),
    Entry(te.SeatsExchanged, "seats-exchanged", seat=SEAT, other=SEAT),
    Entry(te.SeatLeft, "seat-left", user=INTEGER, seat=SEAT),
    Entry(te.HostChanged, "host-changed", host=INTEGER),
    Entry(te.RulesChanged, "rules-changed", ruleset=WHOLE_RULESET, user=INTEGER),
    Entry(te.ReadyMarked, "ready-marked", user=INTEGER),
    Entry(te.MatchStarted, "match-started", 2, ruleset=MAYBE_WHOLE_RULESET),
    Entry(te.EndAgreed, "end-agreed", user=INTEGER),
    Entry(te.EndAgreementWithdrawn, "end-agreement-withdrawn", user=INTEGER),
    Entry(te.TableClosed, "table-closed", reason=one_of(CloseReason)),
    Entry(te.RematchOpened, "rematch-opened", table=TEXT, user=INTEGER),
    Entry(te.ClockSet, "clock-set", pace=INTEGER, user=optional(INTEGER)),
    Entry(te.PlayerReminded, "player-reminded", user=INTEGER, seat=SEAT),
    Entry(te.TurnMissed, "turn-missed", user=INTEGER, seat=SEAT),
    Entry(te.ClockStoodStill, "clock-stood-still", seconds=INTEGER),
    Entry(te.PlayerRemoved, "player-removed", user=INTEGER, seat=SEAT, reason=one_of(RemovalReason)),
    Entry(te.RemovalVoted, "removal-voted", user=INTEGER, seat=SEAT),
    Entry(te.RemovalVoteWithdrawn, "removal-vote-withdrawn", user=INTEGER, seat=SEAT),
    Entry(te.ClosingAnnounced, "closing-announced"),
    Entry(te.KeptOpen, "kept-open", user=INTEGER),
    Entry(te.ComputerSeated, "computer-seated", seat=SEAT, level=one_of(Level), stands_in=YES_NO),
    Entry(te.ComputerLeft, "computer-left", seat=SEAT),
    Entry(te.StandInSet, "stand-in-set", level=optional(one_of(Level)), user=optional(INTEGER)),
    Entry(te.HintsSet, "hints-set", allowed=YES_NO, user=INTEGER),
    Entry(te.GuidanceBegun, "guidance-begun", user=INTEGER),
    Entry(te.LessonsTold, "lessons-told", user=INTEGER, lessons=many(one_of(Lesson))),
    Entry(te.GuidanceEnded, "guidance-ended", user=INTEGER),
)

#: Before rulesets were written whole, a match was played by the ruleset of its table, as the program has it now.
FORMER_ENTRIES: Final = (
    Former(
        "table-opened",
        1,
        lambda old: te.TableOpened(
            TableId(old["table"]), old["guild_id"], old["channel_id"], RULESET.read(old["ruleset"])
        ),
    ),
    Former("match-started", 1, lambda _: te.MatchStarted(None)),
)

EVENTS: Final = EventCodec[te.Event]((*MATCH_ENTRIES, *TABLE_ENTRIES), FORMER_ENTRIES)
VERSION: Final = 4
VERSIONS: Final = (1, 2, 3, VERSION)
"""Those that can be read."""

#: Since when clocks and computers are kept, and since when learners are.
_WITH_TIME: Final = 3
_WITH_LEARNERS: Final = 4

#: What is read where computers could not play yet.
_NO_COMPUTERS: Final = ((), None, True)

_STATUS: Final = {
    Stage.LOBBY: TableStatus.LOBBY,
    Stage.PLAYING: TableStatus.PLAYING,
    Stage.FINISHED: TableStatus.FINISHED,
    Stage.CLOSED: TableStatus.CLOSED,
}


def commit_of(table: Table, events: Sequence[te.Event], interaction: int | None) -> Commit:
    """Return the commit that stores a table as its latest events have made it."""
    return Commit(
        table=TableRecord(
            id=table.id,
            guild_id=table.guild_id,
            channel_id=table.channel_id,
            status=_STATUS[table.stage],
            seats=table.seats,
            due_at=due_at(table),
        ),
        expected_revision=table.revision - 1,
        events=tuple(EVENTS.encode(event) for event in events),
        snapshot=encode_table(table),
        interaction_id=interaction,
    )


def table_of(stored: StoredTable) -> Table:
    """Return a table as it was stored.

    Raises:
        CodecError: The snapshot is damaged, or comes from another version of the program.
    """
    return decode_table(stored.snapshot, revision=stored.revision)


def encode_table(table: Table) -> bytes:
    """Write a table's snapshot; its revision is the store's to know."""
    document = [
        VERSION,
        table.id,
        table.guild_id,
        table.channel_id,
        table.seats,
        table.host,
        table.stage,
        sorted(table.agreed),
        sorted(table.held),
        table.turn_since,
        table.closed_because,
        table.rematch,
        whole_text(table.ruleset),
        sorted(table.ready),
        table.rules_revision,
        _write_timing(table),
        _write_computers(table),
        [table.learner, sorted(table.told)],
        [pack_result(result) for result in table.rounds],
        state_to_json(table.match._replace(ruleset=of_known_name(table.ruleset))),
        [MATCH_EVENTS.to_json(event) for event in table.log],
    ]
    return write_json(document).encode()


def decode_table(snapshot: bytes, *, revision: int) -> Table:
    """Read what ``encode_table`` wrote.

    Raises:
        CodecError: It is something else.
    """
    document = read_json(snapshot, what="a table")
    version = document[0] if isinstance(document, list) and document else None
    if version not in VERSIONS:
        raise CodecError(f"a table is stored in version {version}, and this program reads up to version {VERSION}")
    try:
        return _read(document, revision)
    except (ValueError, TypeError, KeyError, EngineError):
        raise CodecError("a stored table cannot be read") from None


def _by_rules(match: Json, ruleset: Ruleset) -> Json:
    """Return a stored match with its ruleset, the second item, told anew.

    What is stored there is relative to the program's own rulesets, which may have changed since, or be gone.
    """
    version, _, *others = match
    return [version, RULESET.write(of_known_name(ruleset)), *others]


def _read(document: Json, revision: int) -> Table:
    version, table_id, guild, channel, seats, host, stage, agreed, held, since, closed, rematch, *game = document
    *lobby, rounds, match, log = game
    learner, told = lobby.pop() if version >= _WITH_LEARNERS else (None, [])
    computers, stand_in, hints = lobby.pop() if version >= _WITH_TIME else _NO_COMPUTERS
    # Before version 3 nothing was kept of time; such a table is as if somebody had just done something.
    timing = lobby.pop() if version >= _WITH_TIME else _timing_before(stage, since, revision)
    if not lobby:  # version 1
        state, ready, rules_revision = state_from_json(match), (), 0
    else:
        whole, ready, rules_revision = lobby
        ruleset = read_whole_text(whole)
        state = state_from_json(_by_rules(match, ruleset))._replace(ruleset=ruleset)
    pace, waits_since, reminded_at, stood_still, missed, last_act, warned_at, match_revision, votes, former = timing
    return Table(
        id=TableId(table_id),
        guild_id=guild,
        channel_id=channel,
        ruleset=state.ruleset,
        match=state,
        seats=tuple(seats),
        host=host,
        stage=Stage(stage),
        revision=revision,
        ready=frozenset(ready),
        rules_revision=rules_revision,
        agreed=frozenset(agreed),
        held=_pairs(held),
        rounds=tuple([unpack_result(result) for result in rounds]),
        log=tuple([MATCH_EVENTS.from_json(event) for event in log]),
        turn_since=since,
        closed_because=None if closed is None else CloseReason(closed),
        rematch=rematch,
        clock=TurnClock(pace, waits_since, reminded_at, stood_still, tuple(missed)),
        last_act=last_act,
        warned_at=warned_at,
        match_revision=match_revision,
        votes=_pairs(votes),
        computers=tuple(None if each is None else Computer(Level(each[0]), bool(each[1])) for each in computers),
        stand_in=None if stand_in is None else Level(stand_in),
        hints=hints,
        learner=learner,
        told=frozenset(Lesson(each) for each in told),
        former=frozenset(former) if version >= _WITH_TIME else _sitting(seats, stage),
    )


def _write_computers(table: Table) -> Json:
    written = [None if each is None else [each.level, each.stands_in] for each in table.computers]
    return [written, table.stand_in, table.hints]


def _write_timing(table: Table) -> Json:
    clock = table.clock
    return [
        clock.pace,
        clock.since,
        clock.reminded_at,
        clock.stood_still,
        clock.missed,
        table.last_act,
        table.warned_at,
        table.match_revision,
        sorted(table.votes),
        sorted(table.former),
    ]


def _timing_before(stage: str, since: float, revision: int) -> Json:
    """Return what ``_write_timing`` writes of a table of which nothing of that was kept."""
    is_lobby = stage == Stage.LOBBY
    return [0, 0.0 if is_lobby else since, None, 0, [], since, None, 0 if is_lobby else revision, [], []]


def _pairs(written: Json) -> frozenset[tuple[UserId, Seat]]:
    return frozenset((UserId(user), Seat(seat)) for user, seat in written)


def _sitting(seats: Json, stage: str) -> frozenset[UserId]:
    """Return who plays in a match of which it was not kept who has played."""
    return frozenset() if stage == Stage.LOBBY else frozenset(UserId(user) for user in seats if user is not None)
