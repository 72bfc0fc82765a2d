"""The command that measures: levels keep their order, pairs are mirrored, faults are counted."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys

import pytest

from engine.__main__ import main
from engine.players.figures import Outcome, Tally, in_words, report
from engine.players.levels import LEVELS
from engine.rulesets import RULESETS
from engine.selfplay import INTERRUPTED, play_match, play_pair
from tests.shared_folder import CHECKOUT


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
    assert (figures["ruleset"], figures["level_a"], figures["level_b"]) == ("classic", "standard", "beginner")
    assert (figures["deals"], figures["illegal"], figures["stalls"]) == (2, 0, 0)
    assert "1/1" in printed.err


def test_several_rulesets_are_measured_one_after_the_other(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--a", "beginner", "--b", "random", "--matches", "1", "--jobs", "1"]
    assert main(["selfplay", "--ruleset", "two-players,classic", *options]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("two-players: beginner (a) to random (b)\n")
    assert "\nclassic: beginner (a) to random (b)\n" in printed
    assert printed.count("matches won by a: 100.0% of 1\n") == 2


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--pairs", "0"], "argument --pairs: not a number from 1: '0'"),
        (["--matches", "-1"], "argument --matches: not a number from 1: '-1'"),
        (["--jobs", "two"], "argument --jobs: not a number from 1: 'two'"),
        (["--pairs", "1", "--matches", "1"], "not allowed with argument --pairs"),
        (["--ruleset", "classic,poker"], f"unknown ruleset 'poker'; known: {', '.join(RULESETS)}"),
        (["--a", "master"], "invalid choice: 'master'"),
    ],
    ids=["pairs", "matches", "jobs", "both", "ruleset", "level"],
)
def test_what_cannot_be_measured_is_refused(options: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["selfplay", *options])
    assert left.value.code == 2
    assert said in capsys.readouterr().err


def test_a_terminal_shows_a_bar(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["selfplay", "--a", "random", "--b", "random", "--pairs", "2", "--jobs", "1"]) == 0
    bar = capsys.readouterr().err.split("\r")[-1]
    assert re.fullmatch(r"\x1b\[Kclassic \[#{30}\] 2/2 in \d+ s, 0 s to go, [+-]\d+\n", bar)


def test_ctrl_c_ends_it_with_the_figures_so_far() -> None:
    command = [sys.executable, "-m", "engine", "selfplay", "--a", "random", "--b", "random", "--pairs", "200", "--json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=CHECKOUT, stdout=pipe, stderr=pipe, text=True) as measuring:
        assert measuring.stderr is not None
        assert measuring.stderr.readline().startswith("classic: 20/200 in ")
        measuring.send_signal(signal.SIGINT)
        printed, complaints = measuring.communicate(timeout=60)
    assert measuring.returncode == INTERRUPTED
    assert 20 <= json.loads(printed)["pairs"] < 200
    assert "Traceback" not in complaints, complaints


def test_figures_in_words() -> None:
    a = Tally(points=600, canastas=2, outs=1, takes=5, times=[0.5, 1.5])
    b = Tally(points=400, canastas=1, outs=1, takes=2, times=[0.2])
    outcome = Outcome(deals=[300, -100], pairs=[100], a=a, b=b, moves=3)
    assert in_words(report(outcome), ruleset="samba", a="expert", b="standard").split("\n") == [
        "samba: expert (a) to standard (b)",
        "  a less b: +100.0 ± 0.0 points a deal (2 deals)",
        "  pairs won by a: 100.0% of 1",
        "  a: 300.0 points, 1.0 canastas, 2.5 piles, out in 50% of deals; a decision takes 1.5 ms (p50), 1.5 ms (p99)",
        "  b: 200.0 points, 0.5 canastas, 1.0 piles, out in 50% of deals; a decision takes 0.2 ms (p50), 0.2 ms (p99)",
        "  3 moves, 0 illegal, 0 stalls",
    ]


def test_the_levels_are_in_order() -> None:
    assert list(LEVELS) == ["random", "beginner", "standard", "expert"]
