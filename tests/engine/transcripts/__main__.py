"""Write the transcripts anew: ``python -m tests.engine.transcripts``. Look at the difference before it is kept."""

from __future__ import annotations

from typing import Final

from engine.commands import AskPermission, Command, DealRound, LayDown, Undo, WithdrawQuestion
from engine.play import apply
from engine.state import Phase, State, new_match
from tests.engine.policy import RULESETS, VARIANTS, choose, play_match, seed_of
from tests.engine.transcripts import HERE, written

#: Transcript, ruleset, and the number of rounds; None is a whole match.
PLAYED: Final = (
    ("classic-round", "classic", 1),
    ("classic-match", "classic", None),
    ("pagat-round", "classic-pagat", 1),
    ("short-pagat-rounds", "short-pagat", 3),
    ("six-round", "six", 1),
    *((f"{name}-round", name, 1) for name in VARIANTS),
)


def hesitant(state: State) -> list[Command]:
    """Play a round in which every first lay-down of a turn and every question is taken back once."""
    state, _ = apply(state, DealRound(seed_of("hesitant")))
    commands: list[Command] = [DealRound(seed_of("hesitant"))]
    while state.phase is not Phase.DEAL:
        command = choose(state)
        again: list[Command] = [command]
        if isinstance(command, LayDown) and not state.turn.laid:
            again += [Undo(command.seat), command]
        elif isinstance(command, AskPermission):
            again += [WithdrawQuestion(command.seat), command]
        for each in again:
            state, _ = apply(state, each)
            commands.append(each)
            if state.result is not None:
                break
    return commands


def main() -> None:
    """Write each transcript to its file."""
    for name, ruleset, rounds in PLAYED:
        rules = VARIANTS[ruleset] if ruleset in VARIANTS else RULESETS[ruleset]
        commands: list[Command] = []
        for state, command, _ in play_match(rules, name):
            if rounds is not None and state.number > rounds:
                break
            commands.append(command)
        (HERE / f"{name}.txt").write_text(written(rules, commands), "utf-8")
    hesitation = written(RULESETS["classic"], hesitant(new_match(RULESETS["classic"])))
    (HERE / "hesitant-round.txt").write_text(hesitation, "utf-8")


if __name__ == "__main__":
    main()
