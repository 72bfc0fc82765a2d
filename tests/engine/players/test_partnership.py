"""What a good partner does, position by position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.cards import Rank
from engine.commands import AnswerPermission, AskPermission, Discard, TakePile
from engine.play import apply
from engine.players.memory import new_memory
from engine.players.reasons import Why
from engine.ruleset import Seat
from engine.state import State
from tests.engine.notation import MIXED, OPEN
from tests.engine.players.positions import chosen, discarded, laid, rest_of_turn, seen, state_of

SIX_KINGS = "c13 c13 d13 d13 h13 h13"
LEVELS = ["standard", "expert"]


@pytest.mark.parametrize("level", LEVELS)
def test_feeds_the_partners_canasta(level: str) -> None:
    # Report 51: the partner needs one king for a canasta.
    state = state_of("s13 c5 d6 h8 s9 c11 d12 c4", phase="meld", ours=[SIX_KINGS])
    turn = rest_of_turn(state, level)
    assert (13,) in laid(turn)
    assert turn[0].why in (Why.COMPLETES_CANASTA, Why.FEEDS_PARTNER)
    assert discarded(turn) != "13"


def test_a_wild_card_closes_a_canasta_and_makes_no_small_meld() -> None:
    # The expert may keep it here, for the seventh king makes a natural canasta.
    state = state_of("c12 d12 c2 c5 d6 h8 s9 c4", phase="meld", ours=[SIX_KINGS])
    turn = rest_of_turn(state)
    assert (2,) in laid(turn)
    assert not any(12 in cards for cards in laid(turn))


def test_wild_cards_are_kept_where_nothing_waits_for_them() -> None:
    state = state_of("c12 d12 c2 jk c5 d6 h8 s9", phase="meld", ours=[OPEN])
    turn = rest_of_turn(state)
    assert not laid(turn)
    assert discarded(turn) not in ("2", "jk")


def test_a_wild_card_makes_the_opening() -> None:
    state = state_of("c1 d1 c2 c5 d6 h8 s9 c4 h11 d7 h4 s12", phase="meld", scores=(0, 0), theirs=[OPEN])
    turn = rest_of_turn(state)
    assert sorted(laid(turn)[0]) == [1, 1, 2]
    assert turn[0].why is Why.OPENS


@pytest.mark.parametrize("level", LEVELS)
def test_does_not_discard_to_a_meld_of_the_opponents(level: str) -> None:
    state = state_of(
        "c7 c5 d12 h13 s9 c11", phase="meld", ours=[OPEN], theirs=["d7 h7 s7 s7"], pile="c4 d4 h6 s6 c8 d8 h9 c13"
    )
    assert discarded(rest_of_turn(state, level)) != "7"


def test_a_black_three_keeps_a_big_pile() -> None:
    melds = ["d7 h7 s7", "d5 h5 s5", "d12 h12 s12", "d13 h13 s13", "d9 h9 s9", "d11 h11 s11"]
    state = state_of(
        "c7 c5 c12 c13 c9 s3", phase="meld", ours=[OPEN], theirs=melds, pile="c4 d4 h6 s6 c8 d8 h1 c6 d6 s8"
    )
    turn = rest_of_turn(state)
    assert discarded(turn) == "3"
    assert turn[-1].why is Why.BLOCKS


def test_counts_what_is_gone() -> None:
    # Seven of the eights lie on the table, and nobody can hold a pair of them.
    state = state_of(
        "c8 c4 d6 h9 s11 d12",
        phase="meld",
        ours=["c1 d1 h1"],
        theirs=["c10 d10 h10"],
        pile="d8 h8 s8 c8 d8 h8 s8 c5 d5 h5 s5 c13 c7 d7",
    )
    memory = replace(seen(state)[1], pile=state.pile)
    turn = rest_of_turn(state, memory=memory)
    assert discarded(turn) == "8"
    assert turn[-1].why is Why.SAFE_DISCARD
    assert dict(turn[-1].values) == {"rank": 8, "gone": 8}


def test_pairs_are_kept() -> None:
    # Report 53.
    state = state_of("c13 d13 c9 d9 c5 d7 s3", phase="meld", pile="c4")
    assert discarded(rest_of_turn(state)) in ("3", "5", "7")


@pytest.mark.parametrize("level", LEVELS)
def test_wild_cards_are_no_discards(level: str) -> None:
    # Report 54.
    state = state_of("jk c2 c5 d7 h8 s9 c11 d12", phase="meld", pile="c4 c6", ours=[OPEN])
    assert discarded(rest_of_turn(state, level)) not in ("2", "jk")


def test_freezes_a_pile_that_only_the_opponents_can_use() -> None:
    melds = ["d7 h7 s7", "d5 h5 s5", "d12 h12 s12", "d13 h13 s13", "d9 h9 s9", "d11 h11 s11", "d4 h4 s4"]
    state = state_of(
        "c7 c5 c12 c13 c9 c11 c2 d2 h2",
        phase="meld",
        scores=(1500, 1500),
        theirs=melds,
        pile="c4 h6 s6 c8 d8 h1 c6 d6 s8 h10 c10",
    )
    turn = rest_of_turn(state)
    assert discarded(turn) == "2"
    assert turn[-1].why is Why.FREEZES


def test_what_a_player_left_lying_is_safer() -> None:
    # Report 52: the next opponent has thrown jacks.
    state = state_of(
        "c11 d12 h12 s11",
        phase="meld",
        ours=[OPEN],
        theirs=["c9 d9 h9"],
        pile="h4 s5 h6 s7 h8 s8 d13 h13 d1",
    )
    for rank in (11, 12):
        memory = replace(new_memory(4), thrown=((), (Rank(rank), Rank(rank)), (), ()))
        assert discarded(rest_of_turn(state, memory=memory)) == str(rank)


@pytest.mark.parametrize("level", LEVELS)
def test_takes_a_big_pile(level: str) -> None:
    state = state_of("c13 d13 c5 d6 h8 s9 c11 d12", ours=[OPEN], pile="c4 d4 h6 s6 c8 d8 h9 h13")
    turn = chosen(state, level)
    assert isinstance(turn.command, TakePile)
    assert dict(turn.values)["count"] == 8


PARTNER = "c4 d4 h4 c5 d5 h5 c6 d6 h6 s6"
HARMLESS = ["c7 d7 h7 s7 c8 d8 h8 s8 c9 h9", PARTNER, None]
DANGEROUS = ["c5", PARTNER, "h7 s7"]


def near_the_end(
    *,
    scores: tuple[int, int] = (4000, 2000),
    theirs: Sequence[str] = (),
    others: Sequence[str | None] = HARMLESS,
) -> State:
    """Return report 50: at 4000, one mixed canasta, the hand can go out, the partner holds many cards."""
    ours = [MIXED, "c13 d13 h13 s13 c13", "c12 d12 h12 s12"]
    return state_of("s13 c11", phase="meld", others=others, scores=scores, ours=ours, theirs=theirs)


def test_stays_in_while_the_opponents_are_harmless() -> None:
    turn = rest_of_turn(near_the_end())
    assert turn[0].why is not Why.GOES_OUT
    assert isinstance(turn[-1].command, Discard)


def test_goes_out_when_the_opponents_are_about_to() -> None:
    state = near_the_end(theirs=["c1 c1 d1 d1 h1 h1 s1"], others=DANGEROUS)
    turn = rest_of_turn(state)
    assert turn[0].why is Why.GOES_OUT
    after = state
    for each in turn:
        after, _ = apply(after, each.command)
    assert after.result is not None
    assert after.result.out == 0


def asked(state: State) -> State:
    """Return the state after the player to move asked the partner."""
    return apply(state, AskPermission(state.mover))[0]


def test_says_no_with_a_full_hand_and_harmless_opponents() -> None:
    answer = chosen(asked(near_the_end())).command
    assert answer == AnswerPermission(Seat(2), yes=False)


def test_says_yes_when_the_opponents_are_about_to_go_out() -> None:
    state = asked(near_the_end(theirs=["c1 c1 d1 d1 h1 h1 s1"], others=DANGEROUS))
    assert chosen(state).command == AnswerPermission(Seat(2), yes=True)


def test_goes_out_to_win_the_match() -> None:
    assert rest_of_turn(near_the_end(scores=(4900, 2000)))[0].why is Why.GOES_OUT


def test_does_not_go_out_to_lose_the_match() -> None:
    theirs = ["c1 c1 d1 d1 h1 h1 s1", "c9 c9 d9 d9 h9 h9 s9"]
    hands = ["c5 c5 c6 c6 c7 d7", None, "d5 d6 h6 h7 s7 c8"]
    turn = rest_of_turn(near_the_end(scores=(1000, 4900), theirs=theirs, others=hands))
    assert turn[0].why is not Why.GOES_OUT
