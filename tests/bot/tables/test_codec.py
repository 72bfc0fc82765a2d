"""Table events are stored under names that never change; a table survives as a snapshot."""

import typing
from dataclasses import replace

import pytest
from hypothesis import given

from bot.guide.lesson import Lesson
from bot.tables import events as te
from bot.tables.codec import EVENTS, commit_of, decode_table, encode_table, table_of
from bot.tables.computer import Level
from bot.tables.fold import new_table
from bot.tables.lobby import Opening, open_table
from bot.tables.table import CloseReason, RemovalReason, Stage, Table, TableId, UserId
from bot.tables.whole_ruleset import whole_text
from engine.events import Passed
from engine.ruleset import Seat
from engine.rulesets import CLASSIC
from storage import EventRecord, StoredTable, TableStatus
from storage.codec import CodecError
from storage.codec.text import write_json
from tests.bot.tables.rig import ANN, BEN, CHANNEL, GUILD
from tests.storage.any_value import VARIANT, any_of

WHOLE, OTHER = whole_text(CLASSIC), whole_text(VARIANT)

#: Each name and version ever stored, with an event as it stands in databases. Lines are added and never changed.
STORED = [
    (
        te.TableOpened(TableId("abcde"), 9, 8, VARIANT),
        EventRecord("table-opened", 2, f'{{"table":"abcde","guild_id":9,"channel_id":8,"ruleset":{OTHER}}}'),
    ),
    (te.SeatTaken(ANN, Seat(2)), EventRecord("seat-taken", 1, '{"user":101,"seat":2}')),
    (
        te.SeatChanged(ANN, Seat(2), Seat(0)),
        EventRecord("seat-changed", 1, '{"user":101,"before":2,"after":0}'),
    ),
    (te.SeatsExchanged(Seat(2), Seat(0)), EventRecord("seats-exchanged", 1, '{"seat":2,"other":0}')),
    (te.SeatLeft(ANN, Seat(2)), EventRecord("seat-left", 1, '{"user":101,"seat":2}')),
    (te.HostChanged(ANN), EventRecord("host-changed", 1, '{"host":101}')),
    (te.RulesChanged(VARIANT, ANN), EventRecord("rules-changed", 1, f'{{"ruleset":{OTHER},"user":101}}')),
    (te.ReadyMarked(ANN), EventRecord("ready-marked", 1, '{"user":101}')),
    (te.MatchStarted(CLASSIC), EventRecord("match-started", 2, f'{{"ruleset":{WHOLE}}}')),
    (te.EndAgreed(ANN), EventRecord("end-agreed", 1, '{"user":101}')),
    (te.EndAgreementWithdrawn(ANN), EventRecord("end-agreement-withdrawn", 1, '{"user":101}')),
    (te.TableClosed(CloseReason.AGREED), EventRecord("table-closed", 1, '{"reason":"agreed"}')),
    (
        te.RematchOpened(TableId("fghjk"), ANN),
        EventRecord("rematch-opened", 1, '{"table":"fghjk","user":101}'),
    ),
    (te.ClockSet(3600, ANN), EventRecord("clock-set", 1, '{"pace":3600,"user":101}')),
    (te.PlayerReminded(ANN, Seat(2)), EventRecord("player-reminded", 1, '{"user":101,"seat":2}')),
    (te.TurnMissed(ANN, Seat(2)), EventRecord("turn-missed", 1, '{"user":101,"seat":2}')),
    (te.ClockStoodStill(720), EventRecord("clock-stood-still", 1, '{"seconds":720}')),
    (
        te.PlayerRemoved(ANN, Seat(2), RemovalReason.MISSED),
        EventRecord("player-removed", 1, '{"user":101,"seat":2,"reason":"missed"}'),
    ),
    (te.RemovalVoted(ANN, Seat(2)), EventRecord("removal-voted", 1, '{"user":101,"seat":2}')),
    (te.RemovalVoteWithdrawn(ANN, Seat(2)), EventRecord("removal-vote-withdrawn", 1, '{"user":101,"seat":2}')),
    (te.ClosingAnnounced(), EventRecord("closing-announced", 1, "{}")),
    (te.KeptOpen(ANN), EventRecord("kept-open", 1, '{"user":101}')),
    (
        te.ComputerSeated(Seat(1), Level.EXPERT, stands_in=True),
        EventRecord("computer-seated", 1, '{"seat":1,"level":"expert","stands_in":true}'),
    ),
    (te.ComputerLeft(Seat(1)), EventRecord("computer-left", 1, '{"seat":1}')),
    (te.StandInSet(Level.EXPERT), EventRecord("stand-in-set", 1, '{"level":"expert","user":null}')),
    (te.HintsSet(allowed=False, user=ANN), EventRecord("hints-set", 1, '{"allowed":false,"user":101}')),
    (te.GuidanceBegun(ANN), EventRecord("guidance-begun", 1, '{"user":101}')),
    (
        te.LessonsTold(ANN, (Lesson.RED_THREE, Lesson.AIM)),
        EventRecord("lessons-told", 1, '{"user":101,"lessons":["red-three","aim"]}'),
    ),
    (te.GuidanceEnded(ANN), EventRecord("guidance-ended", 1, '{"user":101}')),
]
#: What earlier versions of the program have stored, and this one still reads.
FORMER = [
    (
        te.TableOpened(TableId("abcde"), 9, 8, CLASSIC),
        EventRecord("table-opened", 1, '{"table":"abcde","guild_id":9,"channel_id":8,"ruleset":"classic"}'),
    ),
    (
        te.TableOpened(TableId("abcde"), 9, 8, VARIANT),
        EventRecord(
            "table-opened",
            1,
            '{"table":"abcde","guild_id":9,"channel_id":8,"ruleset":{"base":"classic","fields":'
            '{"max_wilds":null,"minimums":[[null,0],[0,90]],"target":7000}}}',
        ),
    ),
    (te.MatchStarted(None), EventRecord("match-started", 1, "{}")),
]
FORMER_SNAPSHOTS = (
    '[1,"abcde",9000,9001,[101,102,null,null],101,"lobby",[],[],1700000000.5,null,null,[],'
    '[1,"classic",[0,0],0,0,"",["","","",""],[[[],""],[[],""]],"","",[0,"deal",0,"",[],0,null,"000"],"0000",null],[]]',
    f'[2,"abcde",9000,9001,[101,102,null,null],101,"lobby",[],[],1700000000.5,null,null,{write_json(WHOLE)},[],0,[],'
    '[2,"classic",[0,0],0,0,"",["","","",""],[[[],""],[[],""]],"","",[0,"deal",0,"",[],0,null,"0000"],"0000",{},null],'
    "[]]",
    f'[3,"abcde",9000,9001,[101,102,null,null],101,"lobby",[],[],1700000000.5,null,null,{write_json(WHOLE)},[],0,'
    "[0,0.0,null,0,[],1700000000.5,null,0,[],[]],[[],null,true],[],"
    '[2,"classic",[0,0],0,0,"",["","","",""],[[[],""],[[],""]],"","",[0,"deal",0,"",[],0,null,"0000"],"0000",{},null],'
    "[]]",
)
SNAPSHOT = (
    f'[4,"abcde",9000,9001,[101,102,null,null],101,"lobby",[],[],1700000000.5,null,null,{write_json(WHOLE)},[],0,'
    "[0,0.0,null,0,[],1700000000.5,null,0,[],[]],[[],null,true],[null,[]],[],"
    '[2,"classic",[0,0],0,0,"",["","","",""],[[[],""],[[],""]],"","",[0,"deal",0,"",[],0,null,"0000"],"0000",{},null],'
    "[]]"
)


@pytest.mark.parametrize(("event", "record"), STORED, ids=[record.name for _, record in STORED])
def test_an_event_is_stored_as_ever(event: te.TableEvent, record: EventRecord) -> None:
    assert EVENTS.encode(event) == record
    assert EVENTS.decode(record) == event


@pytest.mark.parametrize(("event", "record"), FORMER, ids=[record.name for _, record in FORMER])
def test_an_event_of_an_earlier_version_is_read(event: te.TableEvent, record: EventRecord) -> None:
    assert EVENTS.decode(record) == event


def test_every_event_can_be_stored_and_has_its_example() -> None:
    assert EVENTS.event_classes == set(typing.get_args(te.Event))
    assert {type(event) for event, _ in STORED} == set(typing.get_args(te.TableEvent))


@given(any_of(te.Event))
def test_events_survive(event: te.Event) -> None:
    assert EVENTS.decode(EVENTS.encode(event)) == event


@given(any_of(Table))
def test_any_table_survives(table: Table) -> None:
    table = replace(table, ruleset=table.match.ruleset)
    assert decode_table(encode_table(table), revision=table.revision) == table


def a_lobby() -> Table:
    opening = Opening(GUILD, CHANNEL, CLASSIC, ANN, (ANN, BEN))
    return new_table(open_table(TableId("abcde"), opening), at=1_700_000_000.5)


def test_a_table_is_stored_as_ever() -> None:
    assert encode_table(a_lobby()).decode() == SNAPSHOT
    assert decode_table(SNAPSHOT.encode(), revision=1) == a_lobby()


@pytest.mark.parametrize("snapshot", FORMER_SNAPSHOTS)
def test_a_table_of_an_earlier_version_is_read(snapshot: str) -> None:
    assert decode_table(snapshot.encode(), revision=1) == a_lobby()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[]",
        b"[1]",
        b"null",
        b"[2,3]",
        b"[3]",
        b"[4]",
        b"[5]",
        SNAPSHOT.replace('"lobby"', '"tea"').encode(),
    ],
)
def test_a_damaged_snapshot_is_refused(data: bytes) -> None:
    with pytest.raises(CodecError):
        decode_table(data, revision=1)


@pytest.mark.parametrize("stage", Stage)
def test_a_commit_tells_the_store_what_look_ups_need(stage: Stage) -> None:
    table = replace(a_lobby(), stage=stage, revision=5)
    commit = commit_of(table, (te.MatchStarted(), Passed(Seat(1))), 77)
    assert (commit.expected_revision, commit.interaction_id) == (4, 77)
    assert commit.table.status is TableStatus(stage.value)
    assert (commit.table.guild_id, commit.table.channel_id) == (GUILD, CHANNEL)
    assert commit.table.seats == (ANN, BEN, None, None)
    assert [event.name for event in commit.events] == ["match-started", "passed"]
    assert table_of(StoredTable(commit.table, 5, commit.snapshot)) == table


def test_user_ids_beyond_53_bits_survive() -> None:
    user = UserId((1 << 63) - 1)
    table = replace(a_lobby(), seats=(user, None, None, None), host=user)
    assert decode_table(encode_table(table), revision=1) == table
