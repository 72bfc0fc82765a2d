"""The expert: a budget of samples, a base that it falls back to, and hints that say why."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

import engine.players
from engine.players.candidates import candidates
from engine.players.expert import Budget, choose_expert, hint, searches
from engine.players.levels import LEVELS
from engine.players.reasons import Why
from engine.players.sampling import Sampler
from engine.players.sight import Sight
from engine.players.standard import choose_standard
from engine.players.weights import STANDARD
from engine.rulesets import RULESETS
from engine.state import Phase
from tests.engine.players.positions import seen, state_of
from tests.engine.players.tables import levels_by_team, play_round

SMALL = Budget(samples=16, batch=8)


def test_without_samples_it_is_the_standard_player() -> None:
    for _, view, memory, command in play_round(RULESETS["classic"], ["standard"] * 4, "base"):
        chosen = choose_expert(view, memory, random.Random(2), budget=Budget(samples=0))
        assert chosen == choose_standard(view, memory, random.Random(2))
        assert type(chosen.command) is type(command)


def test_the_readme_names_the_games_in_which_it_searches() -> None:
    readme = Path(engine.players.__file__).with_name("README.md").read_text("utf-8")
    sentence = readme.split("It searches in ", 1)[1].split(";", 1)[0]
    assert sentence.split("`")[1::2] == [name for name, ruleset in RULESETS.items() if searches(ruleset)]


@pytest.mark.parametrize("name", [name for name, ruleset in RULESETS.items() if not searches(ruleset)])
def test_where_the_search_does_not_know_the_game_it_is_the_standard_player(name: str) -> None:
    ruleset = RULESETS[name]
    for number, (_, view, memory, _) in enumerate(play_round(ruleset, ["standard"] * ruleset.seats, "other")):
        if number % 9 == 0:
            expected = choose_standard(view, memory, random.Random(2))
            assert choose_expert(view, memory, random.Random(2), budget=SMALL) == expected


@pytest.mark.parametrize("name", [name for name, ruleset in RULESETS.items() if searches(ruleset)])
def test_candidates_leave_a_table_that_adds_up(name: str) -> None:
    ruleset, chance = RULESETS[name], random.Random(5)
    tried = 0
    for _, view, memory, _ in play_round(ruleset, ["standard"] * ruleset.seats, "effects"):
        assert view.options is not None
        if view.options.may_answer or view.turn.permission is not None:
            continue
        sight = Sight(view, memory)
        for candidate in candidates(sight, STANDARD, choose_standard(view, memory, chance), chance):
            table = Sampler(sight).deal(chance)
            candidate.effect(table)
            sizes = table.sizes[:]
            table.recount()
            assert table.sizes == sizes
            assert min(min(hand) for hand in table.hands) >= 0
            tried += 1
    assert tried > 50


@pytest.mark.parametrize("name", [name for name, ruleset in RULESETS.items() if searches(ruleset)])
def test_its_rounds_come_to_their_end(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "quick", partial(choose_expert, budget=SMALL))
    ruleset = RULESETS[name]
    steps = list(play_round(ruleset, levels_by_team(ruleset, {0: "quick"}, "standard"), "to the end"))
    assert steps[-1][0].phase in (Phase.MELD, Phase.DRAW)


def test_hints_say_why() -> None:
    state = state_of("s13 c5 d6 h8 s9 c11 d12 c4", phase="meld", ours=["c13 c13 d13 d13 h13 h13"])
    view, memory = seen(state)
    given = hint(view, memory, random.Random(3))
    assert given.why is Why.COMPLETES_CANASTA
    assert dict(given.values)["rank"] == 13


def test_hints_of_a_round_name_many_reasons() -> None:
    reasons = set()
    for seed in ("hints", "more hints"):
        for _, view, memory, _ in play_round(RULESETS["classic"], ["standard"] * 4, seed):
            chosen = choose_expert(view, memory, random.Random(3), budget=SMALL)
            reasons.add(chosen.why)
            is_searched = chosen.instead_of is not None
            assert is_searched == ("gain" in dict(chosen.values))
            assert not is_searched or chosen.instead_of == choose_standard(view, memory, random.Random(3))
    assert {Why.DRAWS, Why.TAKES_PILE, Why.OPENS, Why.FEEDS_PARTNER, Why.KEEPS_PAIR, Why.GOES_OUT} <= reasons


def test_a_decision_has_a_budget() -> None:
    # Report 64: forty cards in hand. The cost is a number of samples, whatever the clock says.
    drawn = 0

    class Counted(random.Random):
        def random(self) -> float:
            nonlocal drawn
            drawn += 1
            return super().random()

    hand = " ".join(f"{suit}{rank}" for rank in range(4, 14) for suit in "cdhs")
    view, memory = seen(state_of(hand, phase="meld", ours=["c1 d1 h1"]))
    choose_expert(view, memory, Counted(1), budget=SMALL)
    assert drawn <= 16 * 2 * 108 + 100
