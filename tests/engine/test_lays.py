"""The lay-downs that are offered: which, in which order, and with which cards."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import JOKER_RANK, NATURAL_RANKS, THREE, TWO, Card, Rank, card_name, parse_cards, rank_of
from engine.commands import DealRound, Discard, LayDown
from engine.lays import LAYS_OFFERED, offered_lays
from engine.legal import legal_commands
from engine.options import options_for
from engine.play import apply
from engine.position import read_position
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Ruleset, Seat
from engine.rulesets import CLASSIC, CLASSIC_PAGAT, SAMBA
from engine.state import Permission, Phase, State, new_match
from engine.way_out import way_out
from tests.engine.policy import RULESETS, choose, seed_of
from tests.engine.test_brute_force import is_accepted
from tests.engine.test_properties import any_legal

CANASTA: Final = "c13 c13 d13 d13 h13 h13 s13"
OPEN: Final = "c12 d12 h12"


def turn(hand: str, *melds: str, ruleset: Ruleset = CLASSIC, score: int = 0, permission: str | None = None) -> State:
    """Return a turn after its draw."""
    return read_position(
        {
            "turn": 0,
            "phase": "meld",
            "scores": [score, 0],
            "hands": [hand.split(), ["c11"], ["d11"], ["h11"]],
            "melds": [[meld.split() for meld in melds], []],
            "stock": ["s11"],
            "permission": permission,
        },
        ruleset,
    )


def offers(state: State) -> list[str]:
    return [" ".join(map(card_name, lay.cards)) + (f" @{lay.rank}" if lay.rank else "") for lay in offered_lays(state)]


@pytest.mark.parametrize(
    ("hand", "melds", "expected"),
    [
        # what completes a canasta comes first
        ("c4 d4 h4 h12 c5 d6 s7", ["c12 c12 d12 d12 h12 s12", "c9 d9 h9"], ["h12", "c4 d4 h4"]),
        # then what needs no wild card, and among it what holds nothing back
        (
            "c4 c4 d4 h4 s2 d6 s7 s8",
            [OPEN],
            ["c4 c4 d4 h4", "c4 c4 d4", "c4 c4 d4 h4 s2", "s2 @12", "c4 c4 d4 s2", "c4 c4 s2"],
        ),
        # twos before jokers
        ("c4 d4 s2 jk d6 s7 s8", [OPEN], ["s2 @12", "c4 d4 s2", "jk @12", "c4 d4 jk", "s2 jk @12"]),
        # nothing
        ("c4 d5 h6 s7 s8", [OPEN], []),
        ("c4 d4 h4 s7", [], []),
    ],
)
def test_the_best_lay_down_comes_first(hand: str, melds: list[str], expected: list[str]) -> None:
    found = offers(turn(hand, *melds))
    assert sorted(found) == sorted(expected)
    assert found[:1] == expected[:1]


def test_an_opening_of_two_melds_is_offered_meld_by_meld() -> None:
    """Either half is offered, for the other can follow (rule 43)."""
    state = turn("c13 d13 h13 c12 d12 h12 c5 s6")
    assert sorted(offers(state)) == ["c12 d12 h12", "c13 d13 h13"]
    state, _ = apply(state, offered_lays(state)[0])
    assert len(offers(state)) == 1
    assert is_refused(state, Discard(Seat(0), Card(20)), Refusal.OPENING_UNFINISHED)


def is_refused(state: State, command: Discard | LayDown, refusal: Refusal) -> bool:
    options = options_for(state, state.mover)
    assert options is not None
    assert options.no_discard is not None
    return not is_accepted(state, command) and options.no_discard.refusal is refusal


def test_the_only_wild_card_is_not_offered_where_it_would_spoil_the_opening() -> None:
    """90 points need A A 2 and 9 9 9; 9 9 9 2 would leave two aces that are no meld."""
    state = turn("h1 c1 d2 c9 d9 h9 c5 h6", score=1500)
    assert sorted(offers(state)) == ["c1 h1 d2", "c9 d9 h9"]


def test_wild_cards_alone_name_their_meld() -> None:
    state = turn("jk s2 c4 d5 h6", OPEN)
    found = offered_lays(state)
    assert {(lay.cards, lay.rank) for lay in found} == {
        (parse_cards(["s2"]), 12),
        (parse_cards(["jk"]), 12),
        (parse_cards(["s2", "jk"]), 12),
    }


def test_black_threes_are_offered_as_the_last_meld_only() -> None:
    assert offers(turn("c3 c3 s3 c5 d5 h5", CANASTA)) == ["c5 d5 h5"]
    assert offers(turn("c3 c3 s3 d9", CANASTA)) == ["c3 c3 s3"]
    assert sorted(offers(turn("c3 c3 s3 s3", CANASTA))) == ["c3 c3 s3", "c3 c3 s3 s3"]
    assert offers(turn("c3 c3 s3 d9", OPEN)) == []
    assert offers(turn("c3 c3 s3 d9", CANASTA, permission="refused")) == []


def test_a_partners_answer_narrows_the_offers() -> None:
    hand = "c5 d5 h5 c6 d6 h6 s13"
    assert len(offers(turn(hand, CANASTA))) > 2
    granted = turn(hand, CANASTA, permission="granted")
    assert "s13" in offers(granted)
    # Holding a five and a six back would leave two cards that cannot go.
    assert is_accepted(granted, LayDown(Seat(0), parse_cards(["c5", "d5", "h5"])))
    refused = turn("c5 d5 h5 s13", CANASTA, permission="refused")
    assert offers(refused) == ["s13"]


@pytest.mark.parametrize("phase", [Phase.DRAW, Phase.MELD])
def test_nothing_is_offered_out_of_turn(phase: Phase) -> None:
    state = turn("c4 d4 h4 c5 d6 s7", OPEN)
    asked = state._replace(turn=state.turn._replace(phase=phase, permission=Permission.ASKED))
    assert offered_lays(asked) == ()
    drawing = state._replace(turn=state.turn._replace(phase=Phase.DRAW))
    assert offered_lays(drawing) == ()


def test_a_big_hand_is_offered_as_much_as_fits_and_nothing_twice() -> None:
    hand = "jk jk jk s2 s2 h2 d2 " + " ".join(f"{suit}{rank}" for rank in (1, 13, 11, 10, 9) for suit in "cdhs")
    state = turn(hand, OPEN)
    found = offered_lays(state)
    assert len(found) == len(set(found)) == LAYS_OFFERED
    assert len(legal_commands(state)) > 100
    assert all(is_accepted(state, lay) for lay in found)
    sizes = [len(lay.cards) for lay in found]
    assert sizes[0] == 7
    assert sizes.count(7) == sum(len(lay.cards) == 7 for lay in legal_commands(state) if isinstance(lay, LayDown))


@pytest.mark.parametrize("name", ["classic", "classic-pagat", "two", "six", "closed", "equal-wilds"])
@given(seed=st.integers(0, 10**6), steps=st.integers(5, 150))
@settings(max_examples=15)
def test_what_is_listed_is_all_that_is_legal(name: str, seed: int, steps: int) -> None:
    """In real rounds, with hands too big to enumerate turns: each choice of cards is listed or refused."""
    chance = random.Random(seed)
    state, _ = apply(new_match(RULESETS[name]), DealRound(seed_of(str(seed))))
    while state.result is None and (steps > 0 or state.phase is not Phase.MELD):
        state, _ = apply(state, any_legal(state, chance) if chance.random() < 0.2 else choose(state))
        steps -= 1
    if state.result is not None or state.turn.permission is Permission.ASKED:
        return
    listed = {command for command in legal_commands(state) if isinstance(command, LayDown)}
    ways = {way_of(state, lay) for lay in listed}
    assert len(ways) == len(listed)
    counts = Counter(rank_of(card) for card in state.hand)
    for rank in (*NATURAL_RANKS, THREE):
        for naturals in range(counts[rank] + 1):
            for twos in range(counts[TWO] + 1):
                for jokers in range(counts[JOKER_RANK] + 1):
                    way = (rank, naturals, twos, jokers)
                    if naturals + twos + jokers:
                        assert is_accepted(state, lay_of(state, way)) == (way in ways), way


def way_of(state: State, lay: LayDown) -> tuple[Rank, int, int, int]:
    counts = Counter(rank_of(card) for card in lay.cards)
    rank = next((rank for rank in counts if rank not in (TWO, JOKER_RANK)), lay.rank)
    assert rank is not None
    # A lay-down names cards in hand, as often as they are there, and its rank only where the cards do not tell it.
    assert not Counter(lay.cards) - Counter(state.hand)
    assert (lay.rank is None) == (counts[rank] > 0)
    return rank, counts[rank], counts[TWO], counts[JOKER_RANK]


def lay_of(state: State, way: tuple[Rank, int, int, int]) -> LayDown:
    rank, *numbers = way
    cards: list[Card] = []
    for of, number in zip((rank, TWO, JOKER_RANK), numbers, strict=True):
        cards += [card for card in state.hand if rank_of(card) == of][:number]
    return LayDown(state.mover, tuple(cards), rank)


# going out


@pytest.mark.parametrize(
    ("hand", "melds", "ruleset"),
    [
        ("s13 c5", [CANASTA], CLASSIC),
        ("c5 d5 h5", [CANASTA], CLASSIC),
        ("c3 c3 s3 d9", [CANASTA], CLASSIC),
        # the wild cards must go where they fit
        ("c5 d5 s2 c6 d6 jk s7", [CANASTA], CLASSIC),
        # the canasta must be made first
        ("jk s13 c5 d5 h5", ["c13 c13 d13 d13 h13"], CLASSIC),
        # the whole hand at once, below the minimum: rule 44
        ("c4 c4 d4 d4 h4 h4 s4 s9", [], CLASSIC_PAGAT),
    ],
)
def test_a_way_out_ends_the_round(hand: str, melds: list[str], ruleset: Ruleset) -> None:
    state = turn(hand, *melds, ruleset=ruleset)
    commands = way_out(state)
    assert commands
    for command in commands:
        state, _ = apply(state, command)
    assert state.result is not None
    assert state.result.out == 0


@pytest.mark.parametrize(
    ("hand", "melds", "ruleset"),
    [
        ("s13 c5 h6", [CANASTA], CLASSIC),
        ("c3 s3", [CANASTA], CLASSIC),
        ("s12 c5", [OPEN], CLASSIC),
        ("c4 c4 d4 d4 h4 h4 s4 s9", [], CLASSIC),
        ("c5 d5 s2 s2 jk jk h9", [CANASTA.rsplit(" ", 4)[0]], CLASSIC),
    ],
)
def test_there_is_no_way_out_where_there_is_none(hand: str, melds: list[str], ruleset: Ruleset) -> None:
    assert way_out(turn(hand, *melds, ruleset=ruleset)) == ()


def test_black_threes_may_complete_the_minimum_of_a_whole_hand() -> None:
    """35 points of fours and 15 of black threes open and go out, also with a pile of one card (rules 38 to 41)."""
    state = turn("c4 c4 d4 d4 h4 h4 s4 c3 c3 s3")
    assert way_out(state)
    taking = turn("c4 c4 d4 d4 h4 h4 c3 c3 s3")._replace(pile=parse_cards(["s4"]))
    taking = taking._replace(turn=taking.turn._replace(phase=Phase.DRAW, from_stock=False))
    options = options_for(taking, Seat(0))
    assert options is not None
    take = options.takes[0]
    state, _ = apply(taking, take)
    state, _ = apply(state, LayDown(Seat(0), parse_cards(["c3", "c3", "s3"])))
    assert state.result is not None
    assert state.result.out == 0
    # With cards below the top they cannot: the rest of the pile comes after the opening, and they come last.
    deeper = taking._replace(pile=parse_cards(["c9", "s4"]))
    assert not is_accepted(deeper, take)


@pytest.mark.parametrize("kept", ["c13", "s13"])
def test_cards_of_a_set_are_in_no_sequence_any_more(kept: str) -> None:
    """Rule 2.10: 30 points of kings, and no other card to reach 50 with; a fourth king leaves the sequence or not."""
    hand = "d13 s13 h13 d12 d11 c9 c4 c7"
    with pytest.raises(RuleViolation) as refused:
        apply(turn(hand, ruleset=SAMBA), LayDown(Seat(0), parse_cards(["d13", "s13", "h13"])))
    assert refused.value.refusal is Refusal.OPENING_TOO_LOW
    with pytest.raises(RuleViolation) as refused:
        apply(turn(f"{hand} {kept}", ruleset=SAMBA), LayDown(Seat(0), parse_cards(["d13", "h13", kept])))
    assert refused.value.refusal is Refusal.OPENING_TOO_LOW
    others = parse_cards(["c13", "s13", "h13"])
    state, _ = apply(turn("c13 d13 s13 h13 d12 d11 c9 c4 c7", ruleset=SAMBA), LayDown(Seat(0), others))
    assert LayDown(Seat(0), parse_cards(["d11", "d12", "d13"])) in legal_commands(state)
