"""A player knows its view and its memory, and nothing else: what it cannot see never changes its choice."""

from __future__ import annotations

import ast
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

import engine.players
from engine.cards import Card
from engine.players.levels import player_named
from engine.ruleset import Seat
from engine.rulesets import RULESETS
from engine.state import State
from engine.view import view_for
from tests.engine.players.tables import actor, play_round


def shuffled(state: State, seat: Seat, known: Sequence[Sequence[Card]], chance: random.Random) -> State:
    """Deal out anew what a seat cannot see: the stock, other hands but for what they are known to hold, packets, and
    the cards under the pile.
    """
    packets = (*state.extras.feet, state.extras.base)
    hidden: list[Card] = [*state.stock, *(card for packet in packets for card in packet)]
    kept: list[list[Card]] = []
    threes = state.ruleset.bonus_threes
    for other, hand in enumerate(state.hands):
        sure = list(known[other]) if other != seat else list(hand)
        # Threes that wait to be laid stay where they are: where they lie decides what happens by itself.
        sure += [card for card in hand if card in threes and other != seat]
        rest = list(hand)
        for card in sure:
            rest.remove(card)
        kept.append(sure)
        hidden += rest
    plain = [card for card in hidden if card not in threes]
    chance.shuffle(plain)
    hands = []
    for other, hand in enumerate(state.hands):
        missing = len(hand) - len(kept[other])
        hands.append(tuple(sorted([*kept[other], *(plain.pop() for _ in range(missing))])))
    stock, *others = (
        tuple([card if card in threes else plain.pop() for card in cards]) for cards in (state.stock, *packets)
    )
    assert not plain
    extras = state.extras._replace(feet=tuple(others[:-1]), base=others[-1])
    return state._replace(hands=tuple(hands), stock=stock, extras=extras)


@pytest.mark.parametrize("level", ["random", "beginner", "standard", "expert"])
@pytest.mark.parametrize("name", RULESETS)
def test_hidden_cards_change_no_choice(level: str, name: str) -> None:
    ruleset = RULESETS[name]
    chance = random.Random(f"{level} {name}")
    seen = 0
    for state, view, memory, _ in play_round(ruleset, ["standard"] * ruleset.seats, "honest"):
        if chance.random() > (0.1 if level == "expert" else 0.3):
            continue
        seat = actor(state)
        other = shuffled(state, seat, memory.known, chance)
        twin = view_for(other, seat)
        assert twin == view
        player = player_named(level)
        assert player(view, memory, random.Random(5)) == player(twin, memory, random.Random(5))
        seen += 1
    assert seen > 2


#: What a player may know of the game beside its view: values, and what a view is made of; nothing that holds all cards.
KNOWN = {"cards", "commands", "errors", "events", "options", "ruleset", "rulesets", "terms", "view"}
OF_STATE = {"ASKED", "GRANTED", "SEQUENCE", "SET", "Meld", "Phase", "Side"}


def test_no_player_can_reach_the_state() -> None:
    for path in sorted(Path(engine.players.__file__).parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            assert not isinstance(node, ast.Import) or not any(each.name.startswith("engine") for each in node.names)
            if not isinstance(node, ast.ImportFrom) or not str(node.module).startswith("engine"):
                continue
            module, names = str(node.module), {each.name for each in node.names}
            if module == "engine":
                assert names <= KNOWN, path.name
            elif module == "engine.state":
                assert names <= OF_STATE, path.name
            elif not module.startswith("engine.players."):
                assert module.removeprefix("engine.") in KNOWN, path.name
            assert "view_for" not in names, path.name


@pytest.mark.parametrize("level", ["standard", "expert"])
def test_the_same_seed_makes_the_same_choice(level: str) -> None:
    for _, view, memory, _ in list(play_round(RULESETS["classic"], ["standard"] * 4, "again"))[:12]:
        player = player_named(level)
        assert player(view, memory, random.Random(9)) == player(view, memory, random.Random(9))
