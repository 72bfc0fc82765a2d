"""Whole matches of any ruleset by a player of little wit, with everything checked that must hold after a command."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from engine import events as ev
from engine.cards import IS_WILD, rank_of
from engine.commands import (
    AnswerPermission,
    AskPermission,
    CombineMelds,
    Command,
    DealRound,
    Discard,
    LayDown,
    PlayerCommand,
    ShowHand,
    TakePile,
    Undo,
)
from engine.fold import replay
from engine.legal import legal_commands
from engine.play import apply
from engine.ruleset import Ruleset
from engine.state import MeldKind, Phase, State, new_match
from tests.engine.policy import seed_of
from tests.engine.variants.checks import check_step, check_undo, must
from tests.engine.variants.close_checks import check_hidden, check_list, check_position

#: No round takes so many commands.
BOUND: Final = 6000
#: Of so many commands one is followed by the slow checks.
SELDOM: Final = 12
#: As many of the listed commands are looked at by the player.
LOOKED_AT: Final = 40


@dataclass
class Figures:
    """What was seen in some matches."""

    matches: int = 0
    rounds: int = 0
    commands: int = 0
    won: int = 0
    out: int = 0
    shown: int = 0
    takes: int = 0
    slow: int = 0
    canastas: Counter[str] = field(default_factory=Counter)

    def add(self, other: Figures) -> None:
        """Count what another saw, too."""
        for name in ("matches", "rounds", "commands", "won", "out", "shown", "takes", "slow"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.canastas += other.canastas

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(self.canastas.items())) or "none"
        return (
            f"{self.matches} matches ({self.won} won), {self.rounds} rounds ({self.out} gone out, {self.shown} shown), "
            f"{self.commands} commands, {self.takes} piles, {self.slow} looked at closely; canastas: {kinds}"
        )


class Taste(StrEnum):
    """What a player likes to lay: melds without wild cards, sequences, or melds of nothing else."""

    TIDY = "tidy"
    RUNS = "runs"
    WILD = "wild"


def dislike(state: State, command: PlayerCommand, chance: random.Random, taste: Taste) -> tuple[float, ...]:
    """Return how little the player likes a command; the least disliked is chosen."""
    match command:
        case AnswerPermission(yes=yes):
            return (0 if yes else 1,)
        case ShowHand():
            return (-1,)
        case TakePile(cards=cards):
            return (0, sum(IS_WILD[card] for card in cards), -len(cards))
        case AskPermission():
            return (1,)
        case CombineMelds():
            return (2, chance.random())
        case LayDown(cards=cards):
            wilds = sum(IS_WILD[card] for card in cards)
            ranks = len({rank_of(card) for card in cards if not IS_WILD[card]})
            if taste is Taste.RUNS:
                return (3 if ranks > 1 or chance.random() < 0.3 else 6, -ranks, wilds, -len(cards), chance.random())
            if taste is Taste.WILD:
                return (3 if not ranks or not wilds or chance.random() < 0.1 else 6, ranks, -wilds, chance.random())
            return (3, wilds, -len(cards), chance.random())
        case Discard(card=card):
            company = sum(rank_of(other) == rank_of(card) for other in state.hand)
            if taste is Taste.RUNS:
                company = sum(other & 3 == card & 3 and abs(other - card) <= 8 for other in state.hand)
            return (5, IS_WILD[card], company, state.ruleset.points_of[card], chance.random())
        case Undo():
            return (9,)
        case _:
            return (4,)


def choose(
    state: State, commands: Sequence[PlayerCommand], chance: random.Random, luck: float, taste: Taste
) -> PlayerCommand:
    """Choose a command: by chance, or the one that is liked best of a handful."""
    if chance.random() < luck:
        command = commands[chance.randrange(len(commands))]
        if not isinstance(command, Undo) or chance.random() < 0.1:
            return command
    size = len(commands)
    places = range(size)
    if size > LOOKED_AT:
        places_seen = {*chance.sample(places, LOOKED_AT // 2), *range(size - LOOKED_AT // 2, size)}
        commands = [commands[place] for place in sorted(places_seen)]
    return min(commands, key=lambda one: dislike(state, one, chance, taste))


def with_small_canastas(ruleset: Ruleset) -> Ruleset:
    """Return a ruleset whose canastas have four cards, so that there are many, of every kind."""
    full = {} if ruleset.max_meld_size is None else {"max_meld_size": 4}
    return ruleset.with_fields({"canasta_size": 4, "max_wild_meld": 4, **full})


@dataclass
class Match:
    """A match from a seed, played for so many rounds at most; every third has small canastas."""

    ruleset: Ruleset
    seed: int
    rounds: int
    seldom: int = SELDOM
    figures: Figures = field(default_factory=Figures)

    def __post_init__(self) -> None:
        if self.seed % 3 == 2:
            self.ruleset = with_small_canastas(self.ruleset)

    def play(self) -> Iterator[int]:
        """Play and check; yield the number of each command.

        Raises:
            Fault: Something does not hold.
        """
        chance = random.Random(f"{self.ruleset.id} {self.seed}")
        luck = chance.choice((0.02, 0.15, 0.5, 1.0))
        tastes = [chance.choice(list(Taste)) for _ in range(self.ruleset.seats)]
        state = first = self.start(chance)
        happened: list[ev.Event] = []
        while state.phase is Phase.DEAL and state.number < first.number + self.rounds:
            command: Command = DealRound(seed_of(f"{self.seed} {state.number}"))
            for _ in range(BOUND):
                old = state
                state, events = apply(old, command)
                check_step(old, command, state, events)
                check_undo(old, state, command, events)
                happened += events
                self.count(command, state)
                yield self.figures.commands
                if state.result is not None:
                    break
                commands = legal_commands(state)
                if chance.randrange(self.seldom) == 0 and len(commands) < 150:
                    self.figures.slow += 1
                    check_list(state, commands, chance)
                    check_hidden(state, chance)
                    check_position(state)
                command = choose(state, commands, chance, luck, tastes[state.mover])
            must(state.result is not None, f"no end after {BOUND} commands")
        must(replay(first, happened) == state, "the state is not the fold of all events")
        self.figures.matches += 1

    def start(self, chance: random.Random) -> State:
        """Return a match in which the sides have scored something: late openings differ from early ones."""
        state = new_match(self.ruleset)
        top = self.ruleset.target // 5 - 1
        if self.seed % 2 == 0:
            return state
        return state._replace(scores=tuple(5 * chance.randint(-60, top) for _ in state.scores))

    def count(self, command: Command, state: State) -> None:
        """Count what happened."""
        figures, result = self.figures, state.result
        figures.commands += 1
        figures.takes += isinstance(command, TakePile)
        if result is None:
            return
        figures.rounds += 1
        figures.won += result.winner is not None
        figures.out += result.out is not None
        figures.shown += result.special is not None
        for side in state.sides:
            for meld in side.melds:
                if meld.size >= self.ruleset.canasta_size:
                    mixed = "mixed" if meld.wilds else "natural"
                    figures.canastas[mixed if meld.kind is MeldKind.SET else str(meld.kind)] += 1
