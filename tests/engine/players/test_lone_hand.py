"""Three players, of whom the first who takes the pile plays alone: nobody hurries to be that one (rule 2.3)."""

from engine.commands import TakePile
from engine.players.reasons import Why
from engine.position import read_position
from engine.rulesets import ruleset_named
from engine.state import State
from tests.engine.players.positions import chosen, discarded, rest_of_turn
from tests.engine.variants.rows import OPEN, Row, request


def _state(hand: str, *, lone: int | None = None, pile: str, phase: str, next_meld: str | None = None) -> State:
    melds = [[OPEN], [next_meld] if next_meld else [], []]
    row = Row("cutthroat", "", hand, pile=pile, phase=phase, melds=melds, more={"lone": lone})
    return read_position(request(row)["position"], ruleset_named("cutthroat"))


def test_a_small_pile_is_left_to_others() -> None:
    assert chosen(_state("c7 d7 c5 d6 h8 s9", pile="c4 d4 h6 s7", phase="draw")).why is Why.LEAVES_PILE


def test_it_is_taken_once_it_is_known_who_plays_alone() -> None:
    choice = chosen(_state("c7 d7 c5 d6 h8 s9", pile="c4 d4 h6 s7", phase="draw", lone=1))
    assert isinstance(choice.command, TakePile)


def test_what_another_collects_is_thrown_as_long_as_a_partner_is_sought() -> None:
    thrown = [
        discarded(
            rest_of_turn(_state("c7 c5 h13 s9 c11", pile="c4 d4 h6 s6", phase="meld", next_meld="d7 h7 s7", lone=lone))
        )
        for lone in (None, 1)
    ]
    assert thrown[0] == "7"
    assert thrown[1] != "7"
