"""Other programs can play: views and commands survive being written, and the service answers as the player does."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest

import engine.players
from engine.commands import DealRound
from engine.errors import NotationError
from engine.events import Event
from engine.play import apply
from engine.players.levels import player_named
from engine.players.memory import look, new_memory
from engine.players.protocol import read, read_command, read_view, write, write_command, write_view
from engine.players.service import answer_lines
from engine.ruleset import Seat
from engine.rulesets import RULESETS
from engine.state import new_match
from engine.view import redact, view_for
from tests.engine.players.tables import play_round
from tests.engine.policy import seed_of

README = Path(engine.players.__file__).parent / "README.md"


@pytest.mark.parametrize("name", RULESETS)
def test_views_and_commands_survive(name: str) -> None:
    ruleset = RULESETS[name]
    for number, (_, view, _, command) in enumerate(play_round(ruleset, ["standard"] * ruleset.seats, "wire")):
        if number % 7 == 0:
            text = json.dumps(write_view(view))
            assert read_view(json.loads(text)) == view
            assert read_command(json.loads(json.dumps(write_command(command)))) == command


def test_events_survive_and_hide_what_they_hide() -> None:
    state, events = apply(new_match(RULESETS["classic"]), DealRound(seed_of("wire")))
    for step in play_round(RULESETS["classic"], ["standard"] * 4, "wire"):
        _, more = apply(step[0], step[3])
        events += more
    for event in events:
        shown = redact(event, Seat(1))
        assert read(json.loads(json.dumps(write(shown, Event))), Event) == shown
    assert state.ruleset.id == "classic"


def test_the_service_chooses_as_the_player_does() -> None:
    steps = list(play_round(RULESETS["classic"], ["standard"] * 4, "service"))
    view = next(view for _, view, _, _ in steps if view.viewer == 2)
    line = json.dumps({"view": write_view(view), "events": []})
    (answer,) = answer_lines([line], "standard", random.Random(4))
    expected = player_named("standard")(view, look(new_memory(4), view), random.Random(4))
    assert read_command(json.loads(answer)["command"]) == expected.command
    assert json.loads(answer)["why"] == expected.why.value


NONSENSE = ["x", "[]", '{"view":{"a":1}}', '{"what":1}', '{"events":[{"type":"X"}]}', "1" * 9, '{"events":5}']


@pytest.mark.parametrize("line", NONSENSE)
def test_nonsense_is_answered(line: str) -> None:
    (answer,) = answer_lines([line], "standard", random.Random(1))
    assert "error" in json.loads(answer)


@pytest.mark.parametrize(
    ("field", "value"), [("viewer", 9), ("sides", []), ("hand", None), ("options", {}), ("hand_counts", [1])]
)
def test_a_view_that_contradicts_itself_is_answered(field: str, value: object) -> None:
    for level in ("beginner", "standard", "expert"):
        view = write_view(next(play_round(RULESETS["classic"], ["standard"] * 4, "odd"))[1])
        lines = [json.dumps({"view": {**view, field: value}}), json.dumps({"view": view})]
        odd, even = answer_lines(lines, level, random.Random(1))
        assert json.loads(odd).keys() <= {"error", "command", "why", "values"}
        assert "command" in json.loads(even)


def test_a_program_may_change_to_a_game_of_another_size() -> None:
    views = [next(play_round(RULESETS[name], ["standard"] * 6, "size"))[1] for name in ("two-players", "six-players")]
    lines = [json.dumps({"view": write_view(view)}) for view in views]
    assert all("command" in json.loads(answer) for answer in answer_lines(lines, "expert", random.Random(1)))


def test_what_is_no_view_is_refused() -> None:
    with pytest.raises(NotationError):
        read_view({"ruleset": "classic"})


def test_the_example_of_the_readme() -> None:
    blocks = README.read_text("utf-8").split("```json\n")[1:]
    request, answer = (block.split("```")[0].strip() for block in blocks[:2])
    (given,) = answer_lines(io.StringIO(request.replace("\n", " ")), "standard", random.Random(1))
    assert json.loads(given) == json.loads(answer)


def test_views_of_spectators_have_no_answer() -> None:
    state, _ = apply(new_match(RULESETS["classic"]), DealRound(seed_of("look")))
    line = json.dumps({"view": write_view(view_for(state, None))})
    assert list(answer_lines([line], "beginner", random.Random(1))) == ["{}"]
