"""Events are stored under names that never change; a match survives as a snapshot."""

import typing
from dataclasses import dataclass, replace
from typing import Any

import pytest
from hypothesis import given

from engine import events as ev
from engine.cards import ALL_CARDS, Card, Rank, parse_card, parse_cards
from engine.fold import evolve
from engine.ruleset import Ruleset, Seat, Team
from engine.rulesets import RULESETS
from engine.rulesets.classic import CLASSIC
from engine.state import (
    Extras,
    Laid,
    Meld,
    MeldKind,
    Permission,
    Phase,
    RoundResult,
    SheetItem,
    SheetLine,
    Side,
    State,
    Turn,
    new_extras,
    new_match,
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

FULL_SHEET = tuple(SheetLine(item, place, 10 - place) for place, item in enumerate(SheetItem))

EMPTY_STATE = (
    '[2,"classic",[0,0],0,0,"",["","","",""],[[[],""],[[],""]],"","",[0,"deal",0,"",[],0,null,"0000"],"0000",{},null]'
)
VARIANT_JSON = '{"base":"classic","fields":{"max_wilds":null,"minimums":[[null,0],[0,90]],"target":7000}}'

FULL_STATE = (
    f'[2,{VARIANT_JSON},[1500,-20],2,3,"{SEED_HEX}",'
    '["20","","AEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123",""],'
    '[[[[13,"20","A"],[11,"uy2","","sequence"],[0,"","AI","wild"]],"O","MM"],[[],""]],'
    '"QR","n",[1,"meld",90,"U",[[13,"20","3",0],[0,"AI","",2,"wild"]],1,"granted","1011"],"1001",'
    '{"feet":["20","","Q",""],"base":"EF","owed":[0,4,0,3],"opened":[1,0],"played":"1100","asked":"0010",'
    '"sides":[0,1,0,0],"lone":1},'
    '[null,true,[[["m",0,10],["n",1,9],["x",2,8],["s",3,7],["w",4,6],["k",5,5],["a",6,4],["r",7,3],["b",8,2],'
    '["o",9,1],["c",10,0],["p",11,-1],["e",12,-2],["h",13,-3]],[]],[0,0],[5000,20],0,"straight",2]]'
)

#: Written before there were other melds than sets; lines are added and never changed.
EMPTY_STATE_1 = (
    '[1,"classic",[0,0],0,0,"",["","","",""],[[[],""],[[],""]],"","",[0,"deal",0,"",[],0,null,"000"],"0000",null]'
)
FULL_STATE_1 = (
    f'[1,{VARIANT_JSON},[1500,-20],2,3,"{SEED_HEX}",'
    '["20","","AEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123",""],'
    '[[[[12,"yy","","set"]],"O"],[[[4,"QQR","","set"],[13,"2002","A","set"]],""]],'
    '"QR","n",[1,"meld",90,"U",[[13,"20","2"],[4,"R",""]],1,"granted","101"],"1001",'
    '[null,true,[[["m",3,30],["n",1,500],["x",1,300],["r",2,200],["o",1,100],["c",1,100],["h",4,-20]],[]],'
    "[0,0],[5000,20],0]]"
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


@given(any_of(State))
def test_any_match_survives(state: State) -> None:
    assert decode_state(encode_state(state)) == state


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.id)
def test_a_dealt_match_of_each_game_survives(ruleset: Ruleset) -> None:
    state = _round_dealt(ruleset)
    assert decode_state(encode_state(state)) == state


@pytest.mark.parametrize("ruleset", [CLASSIC, VARIANT], ids=["classic", "changed"])
def test_a_game_without_extras_pays_for_none(ruleset: Ruleset) -> None:
    state = _round_dealt(ruleset)
    assert encode_state(state).endswith(b',"0000",{},null]')


def _round_dealt(ruleset: Ruleset) -> State:
    return evolve(new_match(ruleset), ev.RoundDealt(1, Seat(0), SEED))


def test_a_match_is_stored_as_ever() -> None:
    assert encode_state(new_match(CLASSIC)).decode() == EMPTY_STATE
    sides = (
        Side(
            (
                Meld(Rank(13), KINGS, parse_cards(["jk"])),
                Meld(Rank(11), parse_cards(["h11", "h12", "h13"]), kind=MeldKind.SEQUENCE),
                Meld(Rank(0), (), parse_cards(["jk", "c2"]), MeldKind.WILD),
            ),
            red_threes=parse_cards(["h3"]),
            captured=parse_cards(["c3", "c3"]),
        ),
        Side(),
    )
    laid = (Laid(Rank(13), KINGS, Card(55)), Laid(Rank(0), parse_cards(["jk", "c2"]), None, MeldKind.WILD, 2))
    state = a_state(sides, laid)._replace(
        extras=Extras(
            side_of=(0, 1, 0, 0),
            lone=Seat(1),
            feet=(KINGS, (), parse_cards(["c4"]), ()),
            base=parse_cards(["c1", "d1"]),
            owed=(0, 4, 0, 3),
            opened=(Team(1), Team(0)),
            played=(True, True, False, False),
            asked=(False, False, True, False),
        ),
        result=RoundResult(
            None, True, (FULL_SHEET, ()), (0, 0), (5000, 20), Team(0), special=SpecialHand.STRAIGHT, lone=Seat(2)
        ),
    )
    state = state._replace(turn=state.turn._replace(bound=True))
    assert encode_state(state).decode() == FULL_STATE
    assert decode_state(FULL_STATE.encode()) == state


def test_a_match_of_version_1_is_read_for_ever() -> None:
    assert decode_state(EMPTY_STATE_1.encode()) == new_match(CLASSIC)
    queens, fours = parse_cards(["h12", "h12"]), parse_cards(["c4", "c4", "d4"])
    kings = Meld(Rank(13), parse_cards(["h13", "c13", "c13", "h13"]), parse_cards(["jk"]))
    sides = (
        Side((Meld(Rank(12), queens),), parse_cards(["h3"])),
        Side((Meld(Rank(4), fours), kings)),
    )
    laid = (Laid(Rank(13), KINGS, parse_card("h13"), onto=1), Laid(Rank(4), parse_cards(["d4"]), onto=0))
    sheet = (
        SheetLine(SheetItem.MELDED_CARDS, 3, 30),
        SheetLine(SheetItem.NATURAL_CANASTAS, 1, 500),
        SheetLine(SheetItem.MIXED_CANASTAS, 1, 300),
        SheetLine(SheetItem.RED_THREES, 2, 200),
        SheetLine(SheetItem.GOING_OUT, 1, 100),
        SheetLine(SheetItem.CONCEALED, 1, 100),
        SheetLine(SheetItem.CARDS_IN_HAND, 4, -20),
    )
    result = RoundResult(None, True, (sheet, ()), (0, 0), (5000, 20), Team(0))
    assert decode_state(FULL_STATE_1.encode()) == a_state(sides, laid)._replace(result=result)


def a_state(sides: tuple[Side, ...], laid: tuple[Laid, ...]) -> State:
    """Return a state with all that both versions have, and these sides and lay-downs."""
    return State(
        ruleset=VARIANT,
        scores=(1500, -20),
        number=2,
        dealer=Seat(3),
        seed=SEED,
        hands=(KINGS, (), tuple(ALL_CARDS), ()),
        sides=sides,
        stock=parse_cards(["c4", "d4"]),
        pile=parse_cards(["s9"]),
        turn=Turn(
            seat=Seat(1),
            phase=Phase.MELD,
            minimum=90,
            drew=parse_cards(["c5"]),
            from_stock=True,
            laid=laid,
            fixed=1,
            pending=False,
            permission=Permission.GRANTED,
            no_discard=True,
        ),
        melded_before=(True, False, False, True),
        extras=new_extras(VARIANT),
    )


@pytest.mark.parametrize(
    "data",
    [b"", b"{}", b"[]", b"[1]", b"null", b"[2]", b"[3,3]", b"\xff"]
    + [
        EMPTY_STATE.replace(right, wrong).encode()
        for right, wrong in [
            ('"deal"', '"tea"'),
            ("{}", '{"ghost":1}'),
            ("{}", "null"),
            ('"0000"', '"00x0"'),
            ("[2", "[1"),
        ]
    ]
    + [FULL_STATE_1.replace('[13,"20","2"]', '[9,"20","2"]').encode()],
)
def test_a_damaged_snapshot_is_refused(data: bytes) -> None:
    with pytest.raises(CodecError):
        decode_state(data)
