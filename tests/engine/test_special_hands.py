"""Rule 2.16: hands that are shown instead of melded."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.ruleset import Seat
from engine.special_hands import special_hand
from engine.state import MELD_PHASE, Phase, State, Turn
from engine.terms import SpecialHand
from tests.engine.rounds import KINGS, TENS, cards, finished, items, ruleset, scored, side

PAIRS = "c4 d4 c5 d5 c6 d6 c8 d8 c9 d9 c10 d10 c11 d11"
WILD_PAIRS = "c1 d1 c7 d7 c6 d6 c8 d8 c9 d9 c10 d10 jk jk"
GARBAGE = "c4 d4 h4 s4 c5 d5 h5 s5 c6 d6 h6 c8 d8 h8"
STRAIGHT = "c1 d2 c4 d5 c6 d7 c8 d9 c10 d11 c12 d13 jk"


def with_hand(hand: str, *, threes: str = "", turn: Turn | None = None, ours: Sequence[str] = ()) -> State:
    state = finished("modern-american", side(*ours, threes=threes), hands=[hand])
    return state if turn is None else state._replace(turn=turn)


@pytest.mark.parametrize(
    ("hand", "threes", "kind"),
    [
        (PAIRS, "", SpecialHand.PAIRS),
        (PAIRS.replace("c5 d5", "h4 s4"), "", SpecialHand.PAIRS),  # four of a kind are two pairs
        (PAIRS.replace("c5 d5", "c2 d2"), "", None),  # wilds, but neither aces nor sevens
        (PAIRS.replace("c5 d5", "c3 s3"), "", None),
        (PAIRS.replace("d5", "d6"), "", None),
        (WILD_PAIRS, "", SpecialHand.PAIRS_WITH_WILDS),
        (WILD_PAIRS.replace("jk jk", "c2 h2"), "", SpecialHand.PAIRS_WITH_WILDS),
        (WILD_PAIRS.replace("jk jk", "jk h2"), "", None),
        (WILD_PAIRS.replace("c10 d10", "c2 h2"), "", None),  # two wild pairs
        (WILD_PAIRS.replace("c10 d10", "c3 s3"), "", None),
        (WILD_PAIRS.replace("c1 d1", "c5 d5"), "", None),
        (WILD_PAIRS.replace("c7 d7", "c5 d5"), "", None),
        (WILD_PAIRS.replace("jk jk", "c5 d5"), "", SpecialHand.PAIRS),
        (GARBAGE, "", SpecialHand.GARBAGE),
        (GARBAGE.replace("c8 d8 h8", "c2 d2 h2"), "", None),
        (GARBAGE.replace("s5", "s6"), "", SpecialHand.GARBAGE),
        (GARBAGE.replace("c8 d8", "s6 c5"), "", None),
        (f"{STRAIGHT} c9", "h3", SpecialHand.STRAIGHT),  # one card is left over
        (f"{STRAIGHT} jk", "s3", SpecialHand.STRAIGHT),
        (f"{STRAIGHT} c9", "", None),  # no three before the side
        (f"{STRAIGHT} c9".replace("jk", "c2"), "h3", None),
        (f"{STRAIGHT} c9".replace("c6", "c5"), "h3", None),
        (STRAIGHT, "h3", None),  # thirteen cards
        ("", "", None),
    ],
)
def test_rule_2_16_special_hands(hand: str, threes: str, kind: SpecialHand | None) -> None:
    assert special_hand(with_hand(hand, threes=threes)) is kind


def test_rule_2_16_only_after_a_draw_from_the_stock_and_before_the_side_melds() -> None:
    assert special_hand(with_hand(PAIRS)) is SpecialHand.PAIRS
    assert special_hand(with_hand(PAIRS, turn=Turn(Seat(0), MELD_PHASE))) is None
    assert special_hand(with_hand(PAIRS, turn=Turn(Seat(0), Phase.DRAW, from_stock=True))) is None
    assert special_hand(with_hand(PAIRS, ours=["c12 d12 h12"])) is None
    elsewhere = with_hand(PAIRS)._replace(sides=(side(), side("c12 d12 h12")))
    assert special_hand(elsewhere) is SpecialHand.PAIRS


def test_only_hands_of_the_ruleset_can_be_shown() -> None:
    state = with_hand(PAIRS)
    assert special_hand(state._replace(ruleset=ruleset("modern-american", special_hands=()))) is None
    both = with_hand(f"{STRAIGHT} jk", threes="h3")
    assert special_hand(both) is SpecialHand.STRAIGHT
    only_pairs = ruleset("modern-american", special_hands=((SpecialHand.PAIRS, 2500),))
    assert special_hand(both._replace(ruleset=only_pairs)) is None


def test_rule_2_16_a_shown_hand_stands_for_the_score_of_its_side() -> None:
    state = with_hand(PAIRS, threes="h3 d3")
    state = state._replace(hands=(*state.hands[:2], cards("c1 jk"), cards("c13")), scores=(1000, 500))
    result = scored(state._replace(sides=(state.sides[0], side(TENS, KINGS, threes="s3"))), 0, SpecialHand.PAIRS)
    assert result.special is SpecialHand.PAIRS
    assert items(result) == {"special-hand": 2500}
    assert items(result, 1)["red-threes"] == 100  # the others score as ever
    assert result.scores == (2500, 140 + 1000 + 100 - 10)
    assert result.totals == (3500, 1730)
    assert not result.concealed
