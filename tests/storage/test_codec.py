"""Events are stored under names that never change; a match survives as a snapshot."""

import typing
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import given

from engine import events as ev
from engine.cards import Rank, parse_card, parse_cards
from engine.ruleset import Seat
from engine.state import (
    MeldKind,
    RoundResult,
    SheetItem,
    SheetLine,
)
from engine.terms import SpecialHand
from storage import EventRecord, StorageError
from storage.codec import (
    MATCH_ENTRIES,
    MATCH_EVENTS,
    CodecError,
    Entry,
    EventCodec,
    Former,
)
from storage.codec.kinds import INTEGER, TEXT
from tests.storage.any_value import any_of

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
SHOWN = replace(RESULT, special=SpecialHand.PAIRS_WITH_WILDS, lone=Seat(1))

#: Each name and version ever stored, with an event as it stands in databases. Lines are added and never changed.
STORED: list[tuple[ev.Event, EventRecord]] = [
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
    (
        ev.PileTaken(Seat(1), Rank(13), parse_card("s13"), KINGS, 7, MeldKind.SET, 2),
        EventRecord(
            "pile-taken", 2, '{"seat":1,"rank":13,"top":"s13","cards":"h13 c13","size":7,"kind":"set","onto":2}'
        ),
    ),
    (ev.PileCollected(Seat(1), ()), EventRecord("pile-collected", 1, '{"seat":1,"cards":""}')),
    (
        ev.CardsLaid(Seat(1), Rank(13), KINGS),
        EventRecord("cards-laid", 1, '{"seat":1,"rank":13,"cards":"h13 c13"}'),
    ),
    (
        ev.CardsLaid(Seat(1), Rank(11), parse_cards(["h12", "h11", "h13"]), MeldKind.SEQUENCE),
        EventRecord("cards-laid", 2, '{"seat":1,"rank":11,"cards":"h12 h11 h13","kind":"sequence","onto":null}'),
    ),
    (
        ev.MeldsCombined(Seat(1), 0, 2),
        EventRecord("melds-combined", 1, '{"seat":1,"first":0,"second":2}'),
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
        ev.CardsTakenBack(Seat(1), Rank(0), parse_cards(["jk", "c2"]), None, MeldKind.WILD, 0),
        EventRecord("cards-taken-back", 2, '{"seat":1,"rank":0,"cards":"jk c2","top":null,"kind":"wild","onto":0}'),
    ),
    (
        ev.ExtraCardsDrawn(Seat(2), parse_cards(["c4", "d5"]), ev.ExtraDraw.TALON),
        EventRecord("extra-cards-drawn", 1, '{"seat":2,"cards":"c4 d5","reason":"talon"}'),
    ),
    (ev.FootTaken(Seat(2), KINGS), EventRecord("foot-taken", 1, '{"seat":2,"cards":"h13 c13"}')),
    (ev.PartnershipFormed(Seat(2)), EventRecord("partnership-formed", 1, '{"lone":2}')),
    (
        ev.HandShown(Seat(0), SpecialHand.PAIRS, KINGS),
        EventRecord("hand-shown", 1, '{"seat":0,"hand":"pairs","cards":"h13 c13"}'),
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
    (
        ev.RoundEnded(SHOWN),
        EventRecord(
            "round-ended",
            2,
            '{"result":{"out":2,"concealed":false,"sheets":[[["melded-cards",12,145],["going-out",1,100]],[]],'
            '"scores":[245,-35],"totals":[1245,400],"winner":null,"special":"pairs_with_wilds","lone":1}}',
        ),
    ),
]
#: What every game's round ends with, as it is written.
PLAIN_END = EventRecord(
    "round-ended", 2, STORED[-2][1].data.replace('"winner":null', '"winner":null,"special":null,"lone":null')
)


@pytest.mark.parametrize(("event", "record"), STORED, ids=[f"{record.name} {record.version}" for _, record in STORED])
def test_an_event_is_stored_as_ever(event: ev.Event, record: EventRecord) -> None:
    assert MATCH_EVENTS.decode(record) == event
    written = MATCH_EVENTS.encode(event)
    assert written.name == record.name
    assert written == record or written.version > record.version


def test_what_all_games_have_is_stored_as_ever() -> None:
    assert MATCH_EVENTS.encode(ev.RoundEnded(RESULT)) == PLAIN_END
    assert MATCH_EVENTS.decode(PLAIN_END) == ev.RoundEnded(RESULT)


@pytest.mark.parametrize(
    "record",
    [
        EventRecord("cards-laid", 1, '{"seat":1,"rank":13,"cards":"h13 c13","kind":"set","onto":null}'),
        EventRecord("cards-laid", 2, '{"seat":1,"rank":13,"cards":"h13 c13"}'),
        EventRecord("cards-laid", 2, '{"seat":1,"rank":13,"cards":"h13 c13","kind":"run","onto":null}'),
        EventRecord("cards-laid", 2, '{"seat":1,"rank":13,"cards":"h13 c13","kind":"set","onto":"first"}'),
        EventRecord("round-ended", 2, STORED[-2][1].data),
        EventRecord("hand-shown", 1, '{"seat":0,"hand":"royal","cards":""}'),
    ],
)
def test_a_version_has_its_own_fields(record: EventRecord) -> None:
    with pytest.raises(CodecError):
        MATCH_EVENTS.decode(record)


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


def test_an_entry_reads_its_earlier_versions() -> None:
    entry = Entry(BellRung, "bell-rung", 3, times=INTEGER, tune=TEXT)
    codec = EventCodec[BellRung]([entry.formerly(1, {"tune": "ding"}).formerly(2, times=TEXT)])
    assert codec.names == {("bell-rung", version) for version in (1, 2, 3)}
    assert codec.decode(EventRecord("bell-rung", 1, '{"times":4}')) == BellRung(4, "ding")
    assert codec.decode(EventRecord("bell-rung", 2, '{"times":"4","tune":"dong"}')) == BellRung("4", "dong")  # type: ignore[arg-type]  # the kind's business
    assert codec.encode(BellRung(4, "ding")).version == 3
    with pytest.raises(CodecError):
        codec.decode(EventRecord("bell-rung", 1, '{"times":4,"tune":"ding"}'))
    with pytest.raises(ValueError, match="fields"):
        entry.formerly(1, {"loudness": 3})


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
