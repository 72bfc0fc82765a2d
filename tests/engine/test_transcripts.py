"""Whole rounds and a whole match, written down once and played again: nothing in them may change unnoticed.

If a change is meant, write them anew with ``python -m tests.engine.transcripts`` and read the difference.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from engine.cards import Card, Rank
from engine.commands import (
    AnswerPermission,
    AskPermission,
    CombineMelds,
    Command,
    DealRound,
    Discard,
    Draw,
    LayDown,
    Pass,
    ShowHand,
    TakePile,
    Undo,
    WithdrawQuestion,
)
from engine.play import apply
from engine.ruleset import Seat
from engine.rulesets import RULESETS
from engine.state import Phase, new_match
from tests.engine.transcripts import HERE, WORDS, read_command, read_transcript, write_command, written

FILES: Final = sorted(HERE.glob("*.txt"))


def test_there_is_something_to_play() -> None:
    assert len(FILES) >= 6
    played = {type(command) for path in FILES for command in read_transcript(path.read_text("utf-8"))[1]}
    # No deal makes a special hand by itself.
    assert played >= set(WORDS) - {Pass, ShowHand}


def test_every_ruleset_has_a_round() -> None:
    rulesets = {read_transcript(path.read_text("utf-8"))[0] for path in FILES}
    assert rulesets >= set(RULESETS.values())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_transcript_is_played_as_it_stands(path: Path) -> None:
    text = path.read_text("utf-8")
    ruleset, commands = read_transcript(text)
    assert written(ruleset, commands).splitlines() == text.splitlines()


def test_the_match_is_played_to_5000() -> None:
    ruleset, commands = read_transcript((HERE / "classic-match.txt").read_text("utf-8"))
    state = new_match(ruleset)
    for command in commands:
        state, _ = apply(state, command)
    assert state.phase is Phase.OVER
    assert state.result is not None
    assert max(state.result.totals) >= 5000
    assert state.number > 3


@pytest.mark.parametrize(
    "command",
    [
        DealRound(bytes(range(32))),
        Draw(Seat(3)),
        TakePile(Seat(0), ()),
        TakePile(Seat(0), (Card(16), Card(0))),
        LayDown(Seat(1), (Card(0), Card(9)), Rank(13)),
        LayDown(Seat(1), (Card(52), Card(53), Card(0))),
        LayDown(Seat(1), (Card(0), Card(9)), Rank(13), 2),
        LayDown(Seat(1), (Card(52),), onto=0),
        TakePile(Seat(0), (), 3),
        TakePile(Seat(0), (Card(16), Card(17)), 0),
        CombineMelds(Seat(2), 3, 1),
        ShowHand(Seat(2)),
        AskPermission(Seat(2)),
        AnswerPermission(Seat(0), yes=True),
        AnswerPermission(Seat(0), yes=False),
        WithdrawQuestion(Seat(2)),
        Discard(Seat(2), Card(0)),
        Pass(Seat(1)),
        Undo(Seat(1)),
    ],
    ids=write_command,
)
def test_a_command_is_read_as_it_is_written(command: Command) -> None:
    assert read_command(write_command(command)) == command
