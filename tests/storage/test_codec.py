"""Events are stored under names that never change; a match survives as a snapshot."""

import typing
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given

from engine import events as ev
from engine.cards import ALL_CARDS, Card, Rank, parse_card, parse_cards
from engine.ruleset import Seat, Team
from engine.rulesets import CLASSIC
from engine.state import (
    Laid,
    Meld,
    Permission,
    Phase,
    RoundResult,
    SheetItem,
    SheetLine,
    Side,
    State,
    Turn,
    new_match,
)
from storage import EventRecord, StorageError
from storage.codec import (
    MATCH_ENTRIES,
    MATCH_EVENTS,
    CodecError,
    Entry,
    EventCodec,
    Former,
    decode_state,
    encode_state,
)
from storage.codec.kinds import INTEGER, TEXT
from tests.storage.any_value import VARIANT, any_of

SEED = bytes(range(32))
SEED_HEX = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
KINGS = parse_cards(["h13", "c13"])
RESULT = RoundResult(
    out=Seat(2),
    concealed=False,
    sheets=((SheetLine(SheetItem.MELDED_CARDS, 12, 145), SheetLine(SheetItem.GOING_OUT, 1, 100)), ()),
    scores=(245, -35),
    totals=(1245, 400),
    winner=None,
)

#: Each name and version ever stored, with an event as it stands in databases. Lines are added and never changed.
STORED = [
    (
        ev.RoundDealt(3, Seat(1), SEED),
        EventRecord("round-dealt", 1, f'{{"number":3,"dealer":1,"seed":"{SEED_HEX}"}}'),
    ),
    (
        ev.RedThreesLaid(Seat(0), parse_cards(["h3"])),
        EventRecord("red-threes-laid", 1, '{"seat":0,"cards":"h3"}'),
    ),
    (
        ev.RedThreesReplaced(Seat(0), parse_cards(["d3", "jk"])),
        EventRecord("red-threes-replaced", 1, '{"seat":0,"cards":"d3 jk"}'),
    ),
    (ev.CardsDrawn(Seat(3), parse_cards(["c2"])), EventRecord("cards-drawn", 1, '{"seat":3,"cards":"c2"}')),
    (
        ev.PileTaken(Seat(1), Rank(13), parse_card("s13"), KINGS, 7),
        EventRecord("pile-taken", 1, '{"seat":1,"rank":13,"top":"s13","cards":"h13 c13","size":7}'),
    ),
    (ev.PileCollected(Seat(1), ()), EventRecord("pile-collected", 1, '{"seat":1,"cards":""}')),
    (
        ev.CardsLaid(Seat(1), Rank(13), KINGS),
        EventRecord("cards-laid", 1, '{"seat":1,"rank":13,"cards":"h13 c13"}'),
    ),
    (
        ev.CardsTakenBack(Seat(1), Rank(13), KINGS, parse_card("s13")),
        EventRecord("cards-taken-back", 1, '{"seat":1,"rank":13,"cards":"h13 c13","top":"s13"}'),
    ),
    (
        ev.CardsTakenBack(Seat(1), Rank(13), KINGS),
        EventRecord("cards-taken-back", 1, '{"seat":1,"rank":13,"cards":"h13 c13","top":null}'),
    ),
    (
        ev.PermissionAsked(Seat(1), Seat(3)),
        EventRecord("permission-asked", 1, '{"seat":1,"partner":3}'),
    ),
    (
        ev.PermissionAnswered(Seat(3), yes=True),
        EventRecord("permission-answered", 1, '{"seat":3,"yes":true}'),
    ),
    (ev.QuestionWithdrawn(Seat(1)), EventRecord("question-withdrawn", 1, '{"seat":1}')),
    (ev.Discarded(Seat(1), parse_card("s3")), EventRecord("discarded", 1, '{"seat":1,"card":"s3"}')),
    (ev.Passed(Seat(1)), EventRecord("passed", 1, '{"seat":1}')),
    (
        ev.RoundEnded(RESULT),
        EventRecord(
            "round-ended",
            1,
            '{"result":{"out":2,"concealed":false,"sheets":[[["melded-cards",12,145],["going-out",1,100]],[]],'
            '"scores":[245,-35],"totals":[1245,400],"winner":null}}',
        ),
    ),
]

FULL_SHEET = (
    SheetLine(SheetItem.MELDED_CARDS, 3, 30),
    SheetLine(SheetItem.NATURAL_CANASTAS, 1, 500),
    SheetLine(SheetItem.MIXED_CANASTAS, 1, 300),
    SheetLine(SheetItem.RED_THREES, 2, 200),
    SheetLine(SheetItem.GOING_OUT, 1, 100),
    SheetLine(SheetItem.CONCEALED, 1, 100),
    SheetLine(SheetItem.CARDS_IN_HAND, 4, -20),
)
EMPTY_STATE = (
    '[1,"classic",[0,0],0,0,"",["","","",""],[[[],""],[[],""]],"","",[0,"deal",0,"",[],0,null,"000"],"0000",null]'
)


FULL_STATE = (
    '[1,{"base":"classic","fields":{"max_wilds":null,"minimums":[[null,0],[0,90]],"target":7000}},'
    '[1500,-20],2,3,"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",'
    '["20","","AEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123",""],'
    '[[[[13,"20","A","set"]],"O"],[[],""]],"QR","n",[1,"meld",90,"U",[[13,"20","3"],[13,"20",""]],1,"granted","101"],"1001",'
    '[null,true,[[["m",3,30],["n",1,500],["x",1,300],["r",2,200],["o",1,100],["c",1,100],["h",4,-20]],[]],'
    "[0,0],[5000,20],0]]"
)


@pytest.mark.parametrize(("event", "record"), STORED, ids=[record.name for _, record in STORED])
def test_an_event_is_stored_as_ever(event: ev.Event, record: EventRecord) -> None:
    assert MATCH_EVENTS.encode(event) == record
    assert MATCH_EVENTS.decode(record) == event


def test_every_stored_name_has_its_example() -> None:
    assert {(record.name, record.version) for _, record in STORED} == MATCH_EVENTS.names


def test_every_event_of_the_engine_can_be_stored() -> None:
    assert MATCH_EVENTS.event_classes == set(typing.get_args(ev.Event))


@given(any_of(ev.Event))
def test_events_survive(event: ev.Event) -> None:
    assert MATCH_EVENTS.decode(MATCH_EVENTS.encode(event)) == event
    assert MATCH_EVENTS.from_json(MATCH_EVENTS.to_json(event)) == event


@pytest.mark.parametrize(
    "record",
    [
        EventRecord("no-such-event", 1, "{}"),
        EventRecord("passed", 2, '{"seat":1}'),
        EventRecord("passed", 1, '{"seat":1'),
        EventRecord("passed", 1, '{"seat":"one"}'),
        EventRecord("passed", 1, '{"seat":1,"why":2}'),
        EventRecord("passed", 1, "{}"),
        EventRecord("passed", 1, "[]"),
        EventRecord("passed", 1, "null"),
        EventRecord("discarded", 1, '{"seat":1,"card":"h14"}'),
        EventRecord("cards-drawn", 1, '{"seat":1,"cards":"h13  c13"}'),
        EventRecord("round-dealt", 1, '{"number":1,"dealer":0,"seed":"00"}'),
        EventRecord("round-ended", 1, '{"result":{}}'),
    ],
)
def test_what_cannot_be_read_is_named_without_its_content(record: EventRecord) -> None:
    with pytest.raises(CodecError) as error:
        MATCH_EVENTS.decode(record)
    assert record.name in str(error.value)
    assert record.data not in str(error.value)
    assert isinstance(error.value, StorageError)


@pytest.mark.parametrize("value", [None, [], ["passed", 1], {"seat": 1}, "abc"])
def test_an_event_inside_a_document_is_a_list_of_three(value: Any) -> None:
    with pytest.raises(CodecError):
        MATCH_EVENTS.from_json(value)


@dataclass(frozen=True, slots=True)
class BellRung:
    """An event of somebody else's."""

    times: int
    tune: str


def test_more_events_can_be_registered() -> None:
    ours = EventCodec[Any]((*MATCH_ENTRIES, Entry(BellRung, "bell-rung", times=INTEGER, tune=TEXT)))
    for event in (BellRung(3, "ding"), ev.Passed(Seat(0))):
        assert ours.decode(ours.encode(event)) == event
    with pytest.raises(CodecError, match="BellRung"):
        MATCH_EVENTS.encode(BellRung(3, "ding"))  # type: ignore[arg-type]  # that is the point


def test_old_versions_are_read_and_never_written() -> None:
    codec = EventCodec[BellRung](
        [Entry(BellRung, "bell-rung", 2, times=INTEGER, tune=TEXT)],
        [Former("bell-rung", 1, lambda data: BellRung(data["times"], "ding"))],
    )
    assert codec.decode(EventRecord("bell-rung", 1, '{"times":4}')) == BellRung(4, "ding")
    assert codec.encode(BellRung(4, "ding")) == EventRecord("bell-rung", 2, '{"times":4,"tune":"ding"}')
    with pytest.raises(CodecError):
        codec.decode(EventRecord("bell-rung", 1, "{}"))


def test_an_entry_names_all_fields_of_its_class() -> None:
    with pytest.raises(ValueError, match="times"):
        Entry(BellRung, "bell-rung", tune=TEXT)


def test_a_class_or_name_is_registered_once() -> None:
    entry = Entry(BellRung, "bell-rung", times=INTEGER, tune=TEXT)
    for twice in ([entry, entry], [entry, Entry(ev.Passed, "bell-rung", seat=INTEGER)]):
        with pytest.raises(ValueError, match="twice"):
            EventCodec[Any](twice)
    with pytest.raises(ValueError, match="twice"):
        EventCodec[Any]([entry], [Former("bell-rung", 1, dict)])


@given(any_of(State))
def test_any_match_survives(state: State) -> None:
    assert decode_state(encode_state(state)) == state


def test_each_line_of_a_sheet_has_its_example() -> None:
    assert [line.item for line in FULL_SHEET] == list(SheetItem)


def test_a_match_is_stored_as_ever() -> None:
    assert encode_state(new_match(CLASSIC)).decode() == EMPTY_STATE
    state = State(
        ruleset=VARIANT,
        scores=(1500, -20),
        number=2,
        dealer=Seat(3),
        seed=SEED,
        hands=(KINGS, (), tuple(ALL_CARDS), ()),
        sides=(Side((Meld(Rank(13), KINGS, parse_cards(["jk"])),), parse_cards(["h3"])), Side()),
        stock=parse_cards(["c4", "d4"]),
        pile=parse_cards(["s9"]),
        turn=Turn(
            seat=Seat(1),
            phase=Phase.MELD,
            minimum=90,
            drew=parse_cards(["c5"]),
            from_stock=True,
            laid=(Laid(Rank(13), KINGS, Card(55)), Laid(Rank(13), KINGS)),
            fixed=1,
            pending=False,
            permission=Permission.GRANTED,
            no_discard=True,
        ),
        melded_before=(True, False, False, True),
        result=RoundResult(None, True, (FULL_SHEET, ()), (0, 0), (5000, 20), Team(0)),
    )
    assert encode_state(state).decode() == FULL_STATE
    assert decode_state(FULL_STATE.encode()) == state


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[]", b"[1]", b"null", b"[2,3]", EMPTY_STATE.replace('"deal"', '"tea"').encode(), b"\xff"]
)
def test_a_damaged_snapshot_is_refused(data: bytes) -> None:
    with pytest.raises(CodecError):
        decode_state(data)
