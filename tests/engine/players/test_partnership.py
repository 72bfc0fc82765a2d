"""What a good partner does, position by position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.cards import Rank, parse_cards
from engine.commands import AnswerPermission, AskPermission, DealRound, Discard, TakePile
from engine.play import apply
from engine.players.memory import new_memory
from engine.players.reasons import Why
from engine.ruleset import Seat
from engine.rulesets import RULESETS
from engine.state import Phase, State, new_match
from tests.engine.notation import MIXED, OPEN
from tests.engine.players.positions import chosen, discarded, laid, rest_of_turn, seen, state_of
from tests.engine.policy import seed_of

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


@pytest.mark.parametrize("level", LEVELS)
def test_a_pair_is_broken_rather_than_a_big_pile_lost(level: str) -> None:
    # A seven is all that has no company here, and it fits their meld.
    pile = "c4 d4 h6 s6 c8 d8 h9 c11 d5 s5"
    state = state_of("c7 c13 d13 h12 s12", phase="meld", ours=[OPEN], theirs=["d7 h7 s7 s7"], pile=pile)
    assert discarded(rest_of_turn(state, level)) in ("12", "13")


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


def test_a_hand_is_emptied_for_the_packet_that_waits() -> None:
    # Elsewhere a hand so short would be kept, for the side cannot go out.
    state = state_of("c13 d13 h13 c5", phase="meld", base="hand-and-foot", ours=["c1 d1 h1"])
    for foot, is_laid in (((), False), (parse_cards(["c4", "d4", "h4"]), True)):
        waiting = state._replace(extras=state.extras._replace(feet=(foot,) * 4))
        assert bool(laid(rest_of_turn(waiting))) == is_laid


def test_three_hands_feed_a_meld_begun_with_a_wild_card() -> None:
    state = state_of("c12 d12 c2 c5 d6 h8 s9 c4", phase="meld", ours=[OPEN], scores=(0, 0))
    assert not laid(rest_of_turn(state))
    six, _ = apply(new_match(RULESETS["six-players"]), DealRound(seed_of("six")))
    hands = tuple(state.hand if seat == six.mover else hand for seat, hand in enumerate(six.hands))
    sides = tuple(state.sides[team != six.mover % 2] for team in range(2))
    turn = six.turn._replace(phase=Phase.MELD, minimum=0)
    assert laid(rest_of_turn(six._replace(hands=hands, sides=sides, turn=turn))) == [(12, 12, 2)]


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


FULL = "jk jk c2 c1 d1 h1 s1 c12 d12 c11 d11 h11"
MANY = "c7 d7 h7 s7 c8 d8 h9 s9 c6 d6 h4"
MORE = "jk jk c2 d2 s1 h1 c11 d11 h11 s11 c5 d5 h8 s8 c9"


def on_request(partner: str, *foes: str | None, theirs: Sequence[str] = ()) -> State:
    """Return a state in which the player to move, who could go out, has asked a partner with such a hand."""
    ours = ["c10 c10 d10 d10 h10 s10 h10", "c13 d13 h13 s13 c13", "c12 d12 h12 s12"]
    others = (foes[0], partner, foes[1])
    return asked(state_of("s13 c5", phase="meld", others=others, scores=(2000, 2000), ours=ours, theirs=theirs))


@pytest.mark.parametrize("level", LEVELS)
def test_the_own_hand_speaks_against_an_end(level: str) -> None:
    answer = chosen(on_request(FULL, MANY, None), level)
    assert (answer.command, answer.why) == (AnswerPermission(Seat(2), yes=False), Why.SAYS_NO)


def test_the_opponents_hands_speak_for_an_end() -> None:
    # Only the search sees what thirty-one cards in their hands would cost them.
    answer = chosen(on_request("c4 d5 h6", f"{MANY} h5 h6 s6 c1 d1", MORE), "expert")
    assert (answer.command, answer.why) == (AnswerPermission(Seat(2), yes=True), Why.SAYS_YES)


@pytest.mark.parametrize("level", LEVELS)
def test_a_partner_lets_go_out_before_the_opponents_do(level: str) -> None:
    answer = chosen(on_request("c4 d5 h6", "c5", "h7 s7", theirs=["c1 c1 d1 d1 h1 h1 s1"]), level)
    assert answer.command == AnswerPermission(Seat(2), yes=True)


@pytest.mark.parametrize("level", LEVELS)
def test_a_partner_lets_win_the_match(level: str) -> None:
    assert chosen(asked(near_the_end(scores=(4900, 2000))), level).command == AnswerPermission(Seat(2), yes=True)


def test_goes_out_to_win_the_match() -> None:
    assert rest_of_turn(near_the_end(scores=(4900, 2000)))[0].why is Why.GOES_OUT


def test_does_not_go_out_to_lose_the_match() -> None:
    theirs = ["c1 c1 d1 d1 h1 h1 s1", "c9 c9 d9 d9 h9 h9 s9"]
    hands = ["c5 c5 c6 c6 c7 d7", None, "d5 d6 h6 h7 s7 c8"]
    turn = rest_of_turn(near_the_end(scores=(1000, 4900), theirs=theirs, others=hands))
    assert turn[0].why is not Why.GOES_OUT
