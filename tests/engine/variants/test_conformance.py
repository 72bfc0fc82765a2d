"""A short try of every ruleset; ``python -m tests.engine.variants.conformance`` is the long one."""

from __future__ import annotations

import pytest

from engine.rulesets import RULESETS
from tests.engine.variants.conformance import main
from tests.engine.variants.match import Match
from tests.engine.variants.rows import SIZES


@pytest.mark.parametrize("name", SIZES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_match_keeps_to_what_must_always_hold(name: str, seed: int) -> None:
    match = Match(RULESETS[name], seed, rounds=1, seldom=30)
    for _ in match.play():
        pass
    assert match.figures.rounds


def test_the_long_try_says_what_it_did(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--matches", "2", "--rounds", "1", "--ruleset", "classic"]) == 0
    lines = capsys.readouterr().out.split("\n")
    assert lines[0].startswith("Matches are played for 1 rounds at most")
    assert lines[1].strip().startswith("classic: 2 matches (0 won), 2 rounds")


def test_the_long_try_names_the_first_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tests.engine.variants.match.BOUND", 5)
    assert main(["--matches", "3", "--ruleset", "classic", "--seed", "7"]) == 1
    said = capsys.readouterr().out
    assert "FAULT: ruleset classic, seed 7, move 6" in said
    assert "no end after 5 commands" in said
