"""The compact state plays as the engine does: move by move, to the score."""

from __future__ import annotations

import random

import pytest

from engine.cards import RED_THREES, Card
from engine.commands import DealRound, Discard, Draw, LayDown, Pass, PlayerCommand, TakePile
from engine.legal import legal_commands
from engine.play import apply
from engine.players import compact as moves
from engine.players.compact import Compact
from engine.players.compact_rules import RED, is_held
from engine.players.sampling import frame
from engine.ruleset import Ruleset, Seat
from engine.rulesets import RULESETS
from engine.state import State, new_match
from engine.view import view_for
from engine.ways import cards_of
from tests.engine.policy import seed_of

HELD = [ruleset for ruleset in RULESETS.values() if is_held(ruleset)]


def place(card: Card) -> int:
    return RED if card in RED_THREES else card >> 2


def compact_of(state: State) -> Compact:
    """Return a state as counts, with all that nobody may see."""
    table = frame(view_for(state, Seat(state.mover)))
    for seat, hand in enumerate(state.hands):
        for card in hand:
            table.hands[seat][place(card)] += 1
    table.stock = [place(card) for card in state.stock]
    table.pile = [place(card) for card in (*state.extras.base, *state.pile)]
    table.laid = list(state.melded_before)
    table.recount()
    return table


def commands_of(state: State, table: Compact, move: int) -> list[PlayerCommand]:
    """Return a compact move as commands."""
    seat, hand = state.mover, state.hand
    rank, kind = move & 15, move & 112
    if move == moves.DRAW:
        return [Draw(seat)]
    if move == moves.PASS:
        return [Pass(seat)]
    if move >= moves.DISCARD:
        rank = move - moves.DISCARD
        card = next(card for card in hand if card >> 2 == rank and card not in RED_THREES)
        return [Discard(seat, card)]
    if move == moves.OPEN or (move == moves.TAKE_PAIR and not table.opened[table.rules.side[seat]]):
        top = table.pile[-1] if move == moves.TAKE_PAIR else -1
        rest = len(table.pile) - 1 - table.pile.count(RED)
        steps = table.opening(top, rest)
        assert steps is not None
        commands: list[PlayerCommand] = []
        for number, (own, naturals, twos, jokers) in enumerate(steps):
            cards = cards_of(hand, own, naturals, twos, jokers)  # type: ignore[arg-type]
            hand = tuple(left(hand, cards))
            commands.append(TakePile(seat, cards) if top >= 0 and not number else LayDown(seat, cards))
        return commands
    if move < moves.ADD:
        top = table.pile[-1]
        naturals, twos, jokers = {1: (0, 0, 0), 2: (2, 0, 0), 3: (1, 1, 0), 4: (1, 0, 1)}[move]
        return [TakePile(seat, cards_of(hand, top, naturals, twos, jokers))]  # type: ignore[arg-type]
    naturals, twos, jokers = {
        moves.ADD: (1, 0, 0),
        moves.ADD_TWO: (0, 1, 0),
        moves.ADD_JOKER: (0, 0, 1),
        moves.NEW: (3, 0, 0),
        moves.NEW_TWO: (2, 1, 0),
        moves.NEW_JOKER: (2, 0, 1),
    }[kind]
    cards = cards_of(hand, rank, naturals, twos, jokers)  # type: ignore[arg-type]
    return [LayDown(seat, cards, None if naturals else rank)]  # type: ignore[arg-type]


def left(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> list[Card]:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return rest


def check_same(state: State, table: Compact) -> None:
    fresh = compact_of(state)
    assert table.hands == fresh.hands
    assert table.sizes == fresh.sizes
    assert (table.one, table.two, table.three) == (fresh.one, fresh.two, fresh.three)
    assert (table.lying, table.roomy) == (fresh.lying, fresh.roomy)
    assert (table.stock, table.pile) == (fresh.stock, fresh.pile)
    assert (table.nat, table.wild, table.points) == (fresh.nat, fresh.wild, fresh.points)
    assert (table.cans, table.reds, table.opened) == (fresh.cans, fresh.reds, fresh.opened)
    assert (table.mover, table.drawn, table.closed) == (fresh.mover, fresh.drawn, fresh.closed)


def check_choices(state: State, table: Compact, legal: list[int]) -> None:
    """What is no lay-down is on offer in both, or in neither."""
    theirs = list(legal_commands(state))
    assert (moves.DRAW in legal) == any(isinstance(command, Draw) for command in theirs)
    assert (moves.PASS in legal) == any(isinstance(command, Pass) for command in theirs)
    discards = {command.card >> 2 for command in theirs if isinstance(command, Discard)}
    assert {move - moves.DISCARD for move in legal if move >= moves.DISCARD} == discards
    if not table.drawn and table.opened[table.rules.side[table.mover]]:
        takes = any(isinstance(command, TakePile) for command in theirs)
        assert takes == bool(table.takes())


def play_both(ruleset: Ruleset, seed: str, scores: tuple[int, ...]) -> None:
    chance = random.Random(seed)
    bare = new_match(ruleset)._replace(scores=scores)
    state, _ = apply(bare, DealRound(seed_of(seed)))
    table = compact_of(state)
    while not table.done:
        legal = table.legal()
        check_choices(state, table, legal)
        move = legal[int(chance.random() * len(legal))]
        commands = commands_of(state, table, move)
        table.apply(move)
        for command in commands:
            state, _ = apply(state, command)
        if state.result is None:
            assert not table.done
            check_same(state, table)
    assert state.result is not None
    assert table.scores() == list(state.result.scores)
    assert (table.out if table.out >= 0 else None) == state.result.out
    assert table.concealed == state.result.concealed


@pytest.mark.parametrize("ruleset", HELD, ids=lambda ruleset: ruleset.id)
def test_plays_as_the_engine(ruleset: Ruleset) -> None:
    for number in range(5):
        scores = tuple((-20, 600, 1500, 3100)[(number + team) % 4] for team in range(ruleset.teams))
        play_both(ruleset, f"compact {number}", scores)


def test_which_rulesets_are_held() -> None:
    assert {"classic", "classic-pagat", "two-players", "three-solo"} <= {ruleset.id for ruleset in HELD}
    assert not any(ruleset.sequences or ruleset.wild_melds for ruleset in HELD)


def test_a_copy_is_a_state_of_its_own() -> None:
    state, _ = apply(new_match(RULESETS["classic"]), DealRound(seed_of("copy")))
    table = compact_of(state)
    twin = table.copy()
    moves.play_at_random(twin, random.Random(1))
    assert twin.done
    check_same(state, table)
