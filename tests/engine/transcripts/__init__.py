"""Rounds and matches written down: each command, and what happened.

A transcript begins with the ruleset; then each line holds a command, ``->``, and its events. ``*`` is the table, a
number is a seat, cards are named as in the rules, ``[9]`` is the rank that is meant, ``#1`` the place of a meld. A
sequence or a meld of wild cards is called by its kind. A round ends with a line per team of what its score is made of.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final, assert_never

from engine import events as ev
from engine.cards import Card, Rank, card_names, parse_card, parse_cards
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
from engine.fold import evolve
from engine.play import apply
from engine.ruleset import Ruleset, Seat
from engine.rulesets import ruleset_from_json, ruleset_to_json
from engine.state import MeldKind, RoundResult, State, new_match
from engine.terms import MeldsPerRank

HERE: Final = Path(__file__).parent

WORDS: Final[dict[type[Command], str]] = {
    DealRound: "deal",
    Draw: "draw",
    TakePile: "take",
    LayDown: "lay",
    CombineMelds: "combine",
    ShowHand: "show",
    AskPermission: "ask",
    AnswerPermission: "answer",
    WithdrawQuestion: "withdraw",
    Discard: "discard",
    Pass: "pass",
    Undo: "undo",
}


def written(ruleset: Ruleset, commands: list[Command]) -> str:
    """Carry out commands from the beginning of a match and write down what happens."""
    return "\n".join(_lines(ruleset, commands)) + "\n"


def _lines(ruleset: Ruleset, commands: list[Command]) -> Iterator[str]:
    yield f"ruleset {json.dumps(ruleset_to_json(ruleset))}"
    state = new_match(ruleset)
    for command in commands:
        if isinstance(command, DealRound):
            yield ""
        before, (state, events) = state, apply(state, command)
        yield f"{write_command(command)} -> {'; '.join(_told(before, events))}"
        if state.result is not None:
            yield from _sheets(state.result)


def _told(state: State, events: tuple[ev.Event, ...]) -> Iterator[str]:
    one = state.ruleset.melds_per_rank is MeldsPerRank.ONE
    for event in events:
        state = evolve(state, event)
        # Where a side has one set of a rank at most, its rank is enough to name it.
        if one and isinstance(event, ev.PileTaken | ev.CardsLaid | ev.CardsTakenBack):
            event = replace(event, onto=None)
        yield write_event(event)
        if isinstance(event, ev.RoundDealt):
            for seat, hand in enumerate(state.hands):
                yield f"{seat} has {_names(hand)}"
            for seat, foot in enumerate(state.extras.feet):
                yield f"{seat} has put by {_names(foot)}"
            yield f"pile {_names(state.pile)}" + (f" on {_names(state.extras.base)}" if state.extras.base else "")


def _sheets(result: RoundResult) -> Iterator[str]:
    for team, sheet in enumerate(result.sheets):
        lines = ", ".join(f"{line.item} {line.count}: {line.points}" for line in sheet)
        yield f"  team {team}: {lines}; {result.scores[team]}, total {result.totals[team]}"


def _names(cards: tuple[Card, ...]) -> str:
    return " ".join(card_names(cards)) or "nothing"


def write_command(command: Command) -> str:
    """Write a command as ``read_command`` reads it."""
    word = WORDS[type(command)]
    match command:
        case DealRound(seed=seed):
            return f"* {word} {seed.hex()}"
        case TakePile(seat=seat, cards=cards, onto=onto):
            return " ".join([str(seat), word, *card_names(cards)]) + _place(onto)
        case LayDown(seat=seat, cards=cards, rank=rank, onto=onto):
            meant = [] if rank is None else [f"[{rank}]"]
            return " ".join([str(seat), word, *card_names(cards), *meant]) + _place(onto)
        case CombineMelds(seat=seat, first=first, second=second):
            return f"{seat} {word}{_place(first)}{_place(second)}"
        case AnswerPermission(seat=seat, yes=yes):
            return f"{seat} {word} {'yes' if yes else 'no'}"
        case Discard(seat=seat, card=card):
            return f"{seat} {word} {_names((card,))}"
        case _:
            return f"{command.seat} {word}"


def _place(onto: int | None) -> str:
    return "" if onto is None else f" #{onto}"


def read_command(text: str) -> Command:
    """Read a command as ``write_command`` writes it."""
    who, word, *words = text.split()
    if who == "*":
        return DealRound(bytes.fromhex(words[0]))
    seat = Seat(int(who))
    rest = [each for each in words if not each.startswith("#")]
    places = [int(each[1:]) for each in words if each.startswith("#")]
    onto = places[0] if places else None
    match word:
        case "take":
            return TakePile(seat, parse_cards(rest), onto)
        case "lay":
            rank = Rank(int(rest.pop()[1:-1])) if rest[-1].startswith("[") else None
            return LayDown(seat, parse_cards(rest), rank, onto)
        case "combine":
            return CombineMelds(seat, *places)
        case "answer":
            return AnswerPermission(seat, yes=rest == ["yes"])
        case "discard":
            return Discard(seat, parse_card(rest[0]))
    plain: dict[str, type[Draw | ShowHand | AskPermission | WithdrawQuestion | Pass | Undo]] = {
        WORDS[kind]: kind for kind in (Draw, ShowHand, AskPermission, WithdrawQuestion, Pass, Undo)
    }
    return plain[word](seat)


def write_event(event: ev.Event) -> str:
    """Write an event in a few words."""
    match event:
        case ev.RoundDealt():
            return f"round {event.number} dealt by {event.dealer}"
        case ev.RedThreesLaid():
            return f"{event.seat} laid {_names(event.cards)}"
        case ev.RedThreesReplaced():
            return f"{event.seat} replaced {_names(event.cards)}"
        case ev.CardsDrawn():
            return f"{event.seat} drew {_names(event.cards)}"
        case ev.PileTaken():
            meant = _meld(event.kind, event.rank, event.onto)
            return f"{event.seat} took {event.size} for {meant} {_names(event.cards)} with {_names((event.top,))}"
        case ev.PileCollected():
            return f"{event.seat} collected {_names(event.cards)}"
        case ev.CardsLaid():
            return f"{event.seat} laid {_meld(event.kind, event.rank, event.onto)} {_names(event.cards)}"
        case ev.MeldsCombined():
            return f"{event.seat} combined #{event.first} and #{event.second}"
        case ev.CardsTakenBack():
            top = "" if event.top is None else f" and {_names((event.top,))} to the pile"
            return f"{event.seat} took back {_meld(event.kind, event.rank, event.onto)} {_names(event.cards)}{top}"
        case ev.ExtraCardsDrawn():
            return f"{event.seat} drew for the {event.reason} {_names(event.cards)}"
        case ev.FootTaken():
            return f"{event.seat} took up {_names(event.cards)}"
        case ev.PartnershipFormed():
            return f"{event.lone} plays alone"
        case ev.HandShown():
            return f"{event.seat} showed {event.hand}: {_names(event.cards)}"
        case ev.PermissionAsked():
            return f"{event.seat} asked {event.partner}"
        case ev.PermissionAnswered():
            return f"{event.seat} said {'yes' if event.yes else 'no'}"
        case ev.QuestionWithdrawn():
            return f"{event.seat} withdrew the question"
        case ev.Discarded():
            return f"{event.seat} discarded {_names((event.card,))}"
        case ev.Passed():
            return f"{event.seat} passed"
        case ev.RoundEnded(result=result):
            how = "the stock ended it" if result.out is None else f"{result.out} went out"
            how += " concealed" if result.concealed else ""
            return how + ("" if result.winner is None else f", team {result.winner} won")
        case _:
            assert_never(event)


def _meld(kind: MeldKind, rank: int, onto: int | None) -> str:
    named = f"[{rank}]" if kind is MeldKind.SET else f"{kind} [{rank}]"
    return named + _place(onto)


def read_transcript(text: str) -> tuple[Ruleset, list[Command]]:
    """Return the ruleset and the commands of a transcript."""
    first, *lines = text.splitlines()
    ruleset = ruleset_from_json(json.loads(first.removeprefix("ruleset ")))
    return ruleset, [read_command(line.split(" -> ")[0]) for line in lines if " -> " in line]
