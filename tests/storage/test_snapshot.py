"""A match survives as a snapshot, and what was written by earlier versions is read for ever."""

import pytest
from hypothesis import given

from engine import events as ev
from engine.cards import ALL_CARDS, Card, Rank, parse_card, parse_cards
from engine.commands import DealRound
from engine.fold import evolve
from engine.play import apply
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
from storage.codec import MATCH_EVENTS, CodecError, decode_state, encode_state
from tests.engine.policy import choose
from tests.storage.any_value import VARIANT, any_of

SEED = bytes(range(32))
SEED_HEX = SEED.hex()
KINGS = parse_cards(["h13", "c13"])

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


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=lambda ruleset: ruleset.id)
def test_a_round_of_each_game_survives_move_by_move(ruleset: Ruleset) -> None:
    state, _ = apply(new_match(ruleset), DealRound(SEED))
    while state.result is None:
        assert decode_state(encode_state(state)) == state
        after, events = apply(state, choose(state))
        stored = [MATCH_EVENTS.decode(MATCH_EVENTS.encode(event)) for event in events]
        assert stored == list(events)
        state = after
    assert decode_state(encode_state(state)) == state


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
