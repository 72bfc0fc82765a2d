"""Every level plays every ruleset to the end of its rounds, legally."""

import pytest

from engine.ruleset import Ruleset
from engine.rulesets import RULESETS
from engine.state import Phase
from tests.engine.players.tables import levels_by_team, play_round


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=list(RULESETS))
@pytest.mark.parametrize(("level", "other"), [("random", "beginner"), ("standard", "beginner"), ("standard", "random")])
def test_rounds_end(ruleset: Ruleset, level: str, other: str) -> None:
    steps = list(play_round(ruleset, levels_by_team(ruleset, {0: level}, other), f"ends {level}"))
    assert steps[-1][0].phase in (Phase.MELD, Phase.DRAW)
