"""The command that measures: levels keep their order, pairs are mirrored, faults are counted."""

from __future__ import annotations

import json

import pytest

from engine.__main__ import main
from engine.players.levels import LEVELS
from engine.selfplay import Outcome, play_match, play_pair, report


def test_a_level_against_itself_is_even() -> None:
    outcome = play_pair(0, ruleset="classic", a="standard", b="standard", seed="even")
    assert len(outcome.deals) == 2
    assert (outcome.illegal, outcome.stalls) == (0, 0)


def test_the_same_seed_gives_the_same_figures() -> None:
    one, two = (play_pair(3, ruleset="classic", a="standard", b="beginner", seed="same") for _ in range(2))
    assert (one.deals, one.moves) == (two.deals, two.moves)


def test_a_match_has_a_winner() -> None:
    outcome = play_match(1, ruleset="classic", a="beginner", b="random", seed="match")
    assert outcome.matches == [1.0]


@pytest.mark.slow
@pytest.mark.parametrize(("a", "b", "least"), [("beginner", "random", 250), ("standard", "beginner", 60)])
def test_each_level_beats_the_one_below(a: str, b: str, least: int) -> None:
    # Report 55.
    total = Outcome()
    for number in range(60):
        total.add(play_pair(number, ruleset="classic", a=a, b=b, seed="ladder"))
    assert (total.illegal, total.stalls) == (0, 0)
    points = report(total)["points_a_less_b"]
    assert isinstance(points, float)
    assert points > least


@pytest.mark.slow
def test_the_expert_beats_the_standard_player() -> None:
    total = Outcome()
    for number in range(12):
        total.add(play_pair(number, ruleset="classic", a="expert", b="standard", seed="ladder"))
    assert (total.illegal, total.stalls) == (0, 0)
    assert sum(total.pairs) > 0


def test_the_command_prints_figures(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["selfplay", "--a", "standard", "--b", "beginner", "--pairs", "1", "--jobs", "1", "--json"])
    printed = capsys.readouterr()
    assert status == 0
    figures = json.loads(printed.out)
    assert figures["ruleset"] == "classic"
    assert (figures["deals"], figures["illegal"], figures["stalls"]) == (2, 0, 0)
    assert "1/1" in printed.err


def test_the_levels_are_in_order() -> None:
    assert list(LEVELS) == ["random", "beginner", "standard", "expert"]
