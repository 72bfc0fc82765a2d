"""Other game libraries playing at random, where they are installed: the list of legal moves each time, one chosen."""

import importlib.util
import random
import time
from collections.abc import Callable
from typing import Any

from tests.bench.rows import Rate

SECONDS = 0.4
LONG_GAME = 150


def is_there(module: str) -> bool:
    """Whether a peer is installed."""
    return importlib.util.find_spec(module) is not None


def rate_of(play: Callable[[random.Random], int]) -> Rate:
    """Return the moves per second of a function that plays one game and returns its number of moves."""

    def rate() -> float:
        chance = random.Random(7)
        moves, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < SECONDS:
            moves += play(chance)
        return moves / spent

    return rate


def chess_game() -> Callable[[random.Random], int]:
    """Return a player of python-chess games, at most ``LONG_GAME`` moves long."""
    import chess

    def play(chance: random.Random) -> int:
        board = chess.Board()
        for move in range(LONG_GAME):
            moves = list(board.legal_moves)
            if not moves:
                return move
            board.push(moves[int(chance.random() * len(moves))])
        return LONG_GAME

    return play


def rlcard_gin() -> Callable[[random.Random], int]:
    """Return a player of RLCard's gin rummy."""
    import rlcard

    env: Any = rlcard.make("gin-rummy")

    def play(chance: random.Random) -> int:
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(chance.random() * len(actions))])
            moves += 1
        return moves

    return play


def open_spiel_gin() -> Callable[[random.Random], int]:
    """Return a player of OpenSpiel's gin rummy driven from Python; only players' decisions count as moves."""
    return _open_spiel("gin_rummy")


def open_spiel_hearts() -> Callable[[random.Random], int]:
    """Return a player of OpenSpiel's hearts, counted in the same way."""
    return _open_spiel("hearts")


def _open_spiel(name: str) -> Callable[[random.Random], int]:
    import pyspiel

    game: Any = pyspiel.load_game(name)

    def play(chance: random.Random) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            moves += 1
        return moves

    return play


def chess_copies() -> Rate:
    """Return how often a second python-chess copies a board in the middle of a game, its history left out."""
    import chess

    board = chess.Board("r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 0 9")
    return repeated(lambda: board.copy(stack=False))


def repeated(action: Callable[[], object], *, batch: int = 2000) -> Rate:
    """Return how often a second something can be done."""

    def rate() -> float:
        start = time.perf_counter()
        for _ in range(batch):
            action()
        return batch / (time.perf_counter() - start)

    return rate
