"""A game is added as the engine's door plate says: the value that is written there is played, match after match."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import replace
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

import pytest

import engine
from engine import events as ev
from engine import terms
from engine.errors import RulesetError
from engine.fold import replay
from engine.legal import legal_commands
from engine.play import apply
from engine.position import read_position, write_position
from engine.referee import judge
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS, SAMBA, ruleset_from_json, ruleset_named, ruleset_to_json
from engine.state import MeldKind, Phase, new_match
from engine.view import view_for
from tests.engine.policy import play_match
from tests.engine.variants.checks import check_step

README: Final = Path(engine.__file__).with_name("README.md")


def ruleset_of_the_readme() -> Ruleset:
    """Return the ruleset that the example makes."""
    text = README.read_text("utf-8")
    (code,) = re.findall(r"<!-- example: ruleset -->\n```python\n(.*?)```", text, re.DOTALL)
    names: dict[str, Any] = {**vars(terms), "Final": Final, "SAMBA": SAMBA, "replace": replace}
    exec(code, names)
    made = names["SAMBA_AND_FOOT"]
    assert isinstance(made, Ruleset)
    return made


NEW: Final = ruleset_of_the_readme()


def test_the_door_plate_names_every_file() -> None:
    plates = re.findall(r"`([\w*]+(?:\.py|/))`", README.read_text("utf-8"))
    for path in README.parent.iterdir():
        name = f"{path.name}/" if path.is_dir() else path.name
        if not name.startswith("__") and not name.endswith(".md"):
            assert any(fnmatch(name, plate) for plate in plates), f"{name} does not stand in {README.name}"


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """List the game among those that are played."""
    monkeypatch.setattr("engine.rulesets.RULESETS", {**RULESETS, NEW.id: NEW})


@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_are_played(seed: int) -> None:
    seen: Counter[str] = Counter()
    state = new_match(NEW)
    events: list[ev.Event] = []
    for after, command, happened in play_match(NEW, f"adding {seed}"):
        check_step(state, command, after, happened)
        state = after
        events += happened
        seen.update(type(event).__name__ for event in happened)
        seen.update(meld.kind for side in state.sides for meld in side.melds)
    assert state.phase is Phase.OVER
    assert state.number >= 3, "three rounds are played, and more only while nobody leads"
    assert replay(new_match(NEW), events) == state
    assert seen["FootTaken"] > 0
    assert seen[MeldKind.SEQUENCE] > 0
    assert seen[MeldKind.SET] > 0


def test_each_field_has_its_effect() -> None:
    steps = list(play_match(NEW, "adding 0"))
    dealt = [state for state, _, happened in steps if type(happened[0]).__name__ == "RoundDealt"]
    assert {len(foot) for state in dealt for foot in state.extras.feet} == {11}
    assert [state.turn.minimum for state in dealt][:3] == [50, 90, 120]


def test_it_is_known_by_its_id_and_stored_by_it() -> None:
    assert ruleset_named("samba-and-foot") is NEW
    assert ruleset_to_json(NEW) == "samba-and-foot"
    changed = NEW.with_fields({"rounds": 1})
    written = json.loads(json.dumps(ruleset_to_json(changed)))
    assert written == {"base": "samba-and-foot", "fields": {"rounds": 1}}
    assert ruleset_from_json(written) == changed
    with pytest.raises(RulesetError, match="foot_size"):
        NEW.with_fields({"foot_size": 0})


def test_every_position_of_it_is_judged_and_seen() -> None:
    for number, (state, _, _) in enumerate(play_match(NEW, "adding 1")):
        if state.result is not None or number % 40:
            continue
        position = write_position(state)
        again = read_position(json.loads(json.dumps(position)), NEW)
        assert write_position(again) == position
        verdict = judge({"ruleset": NEW.id, "position": position, "actions": [], "ask": ["lays", "minimum"]})
        assert verdict["ok"], verdict
        assert view_for(state, state.mover).options is not None
        for command in legal_commands(state)[:20]:
            apply(state, command)
