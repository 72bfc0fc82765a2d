"""The one press that goes out: it must never cost points that another way would have earned."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.commands import Discard, LayDown, PlayerCommand
from engine.legal import legal_commands
from engine.play import apply
from engine.position import read_position
from engine.rulesets import CLASSIC, CLASSIC_PAGAT
from engine.state import State
from engine.way_out import way_out

FOURS = "c4 c4 d4 d4 h4 h4 s4"


def meld_phase(hand: str, *melds: str, melded: bool = True, ruleset: str = "classic") -> State:
    """Return a turn after the draw, with these cards and melds of the side."""
    position = {
        "hands": [hand.split(), ["s9"], ["s8"], ["s7"]],
        "turn": 0,
        "phase": "meld",
        "melds": [[meld.split() for meld in melds], []],
        "stock": ["c9", "c10"],
        "melded_before": [melded, False, False, False],
    }
    return read_position(position, CLASSIC if ruleset == "classic" else CLASSIC_PAGAT)


def score_of(state: State, commands: tuple[PlayerCommand, ...]) -> int:
    """Return the round's score for the side after commands that go out."""
    for command in commands:
        state, _ = apply(state, command)
    assert state.result is not None
    assert state.result.out == 0
    return state.result.scores[0]


@pytest.mark.parametrize(
    ("hand", "melds", "score"),
    [
        # 35 + 500 + 30 + 20 on the queens, 5 discarded, 100 for going out; partner's eight costs 10
        ("c2 c5", [FOURS, "c12 d12 h12"], 35 + 500 + 30 + 20 + 100 - 10),
        # the two is discarded, so that the canasta stays natural
        ("c2", [FOURS], 35 + 500 + 100 - 10),
        # the joker goes with the sixes
        ("jk c6 d6 h6", [FOURS], 35 + 500 + 15 + 50 + 100 - 10),
        # a second canasta: six kings and the two
        ("c2 c13 d13", [FOURS, "c13 d13 h13 s13"], 35 + 500 + 60 + 20 + 300 + 100 - 10),
    ],
)
def test_no_canasta_is_spoilt(hand: str, melds: list[str], score: int) -> None:
    state = meld_phase(hand, *melds)
    assert score_of(state, way_out(state)) == score


def test_a_concealed_hand_is_laid_as_one() -> None:
    # seven kings, three fives with the two; the two could also join the partner's aces
    state = meld_phase("c13 c13 d13 d13 h13 h13 s13 c5 d5 h5 c2", "c1 d1 h1", melded=False)
    result = way_out(state)
    assert score_of(state, result) == 60 + 70 + 500 + 15 + 20 + 200 - 10


def test_a_meld_is_filled_before_the_next_is_begun() -> None:
    """Rule 34: where a rank has another meld only after the last is full, cards are laid in that order."""
    fields = {"decks": 4, "red_three_table": [0] * 9, "melds_per_rank": "after_closing", "max_meld_size": 7}
    position = {
        "hands": [["c9", "d9", "h9", "s9", "c2"], ["s12"], ["s8"], ["s7"]],
        "turn": 0,
        "phase": "meld",
        "melds": [[["c9", "d9", "h9", "s9", "c9", "d9"], FOURS.split()], []],
        "stock": ["c5", "c10"],
    }
    state = read_position(position, CLASSIC.with_fields(fields))
    commands = way_out(state)
    assert [len(command.cards) for command in commands if isinstance(command, LayDown)] == [1, 4]
    # 95 + 70 on the nines with a canasta, 535 on the fours, 100 for going out; partner's eight costs 10
    assert score_of(state, commands) == 100 + 20 + 500 + 35 + 500 + 100 - 10


def finishes(state: State) -> Iterator[int]:
    """Yield the score of every way to end the round in this turn by going out."""
    if state.result is not None:
        if state.result.out is not None:
            yield state.result.scores[0]
        return
    for command in legal_commands(state):
        if isinstance(command, LayDown | Discard):
            after, _ = apply(state, command)
            if after.result is not None or after.mover == state.mover:
                yield from finishes(after)


CARDS = st.sampled_from(
    ["s4", "d5", "h5", "s5", "s6", "h13", "c8", "d8", "h8", "s12", "c2", "d2", "jk", "c3", "d1", "h1"]
)
MELDS = st.sampled_from(
    [
        (FOURS,),
        (FOURS, "c12 d12 h12"),
        ("c13 c13 d13 d13 h13 h2", "c5 c5 d5"),
        ("c6 c6 d6 d6 h6 h6 jk", "s13 s13 h13"),
        ("c12 c12 d12 d12 h12 h12",),
        (),
    ]
)


@given(
    hand=st.lists(CARDS, min_size=1, max_size=5, unique=True), melds=MELDS, melded=st.booleans(), pagat=st.booleans()
)
def test_no_other_way_scores_more(hand: list[str], melds: tuple[str, ...], melded: bool, pagat: bool) -> None:
    state = meld_phase(" ".join(hand), *melds, melded=melded, ruleset="classic-pagat" if pagat else "classic")
    best = max(finishes(state), default=None)
    commands = way_out(state)
    assert (score_of(state, commands) if commands else None) == best
