"""Benchmarks E1, E3 and E4: how fast the rules are played, states copied, and the exact questions answered."""

import random
import statistics
import time
from collections.abc import Callable

from engine.cards import ALL_CARDS, RED_THREES, Card
from engine.commands import DealRound
from engine.fold import start_turn
from engine.going_out import can_go_out
from engine.legal import legal_commands
from engine.play import apply
from engine.players.compact import Compact, play_at_random
from engine.players.compact_rules import RED, compact_rules
from engine.prospect import Prospect
from engine.rulesets import CLASSIC
from engine.search import can_open
from engine.state import Phase, State, new_match
from tests.bench import peers
from tests.bench.rows import Rate, Row, interleaved, median_ratio

_HANDS = 400
_QUESTIONS = 3


def measure_engine(rounds: int = 5) -> list[Row]:
    """Return the rows of goals E1, E3 and E4."""
    return [*_play_rows(rounds), *_search_rows(rounds), *_copy_rows(rounds), *_question_rows()]


def canasta_round(chance: random.Random) -> int:
    """Play one round of Classic Canasta at random, the list of legal commands each time; return the moves made."""
    state, _ = apply(new_match(CLASSIC), DealRound(chance.randbytes(32)))
    moves = 0
    while state.result is None:
        commands = legal_commands(state)
        state, _ = apply(state, commands[int(chance.random() * len(commands))])
        moves += 1
    return moves


def _play_rows(rounds: int) -> list[Row]:
    mine = peers.rate_of(canasta_round)
    games: list[tuple[str, str, str, Callable[[], Callable[[random.Random], int]]]] = [
        ("rlcard", "RLCard gin rummy", ">= 5", peers.rlcard_gin),
        ("pyspiel", "OpenSpiel gin rummy", ">= 1.5", peers.open_spiel_gin),
        ("chess", "python-chess", ">= 2", peers.chess_game),
    ]
    present = [(name, aim, peers.rate_of(make())) for module, name, aim, make in games if peers.is_there(module)]
    measured = interleaved([mine, *(rate for _, _, rate in present)], rounds=rounds)
    own = statistics.median(line[0] for line in measured)
    if not present:
        return [Row("E1", "moves a second (no peer is installed)", own, "", f"{own:,.0f}")]
    return [
        Row(
            "E1",
            f"random play, to {name}",
            median_ratio((line[0], line[place]) for line in measured),
            aim,
            f"{own:,.0f} to {statistics.median(line[place] for line in measured):,.0f} moves/s",
        )
        for place, (name, aim, _) in enumerate(present, start=1)
    ]


def compact_round(chance: random.Random) -> int:
    """Deal and play one round at random on what the computer players search on; return the moves made."""
    table = Compact(compact_rules(CLASSIC, 1))
    deck = [rank for rank in (1, *range(4, 14)) for _ in range(8)] + [0] * 4 + [2] * 8 + [3] * 4 + [RED] * 4
    chance.shuffle(deck)
    for hand in table.hands:
        for _ in range(CLASSIC.hand_size):
            hand[deck.pop()] += 1
    while not table.pile or table.pile[-1] in (0, 2, RED):
        table.closed = bool(table.pile)
        table.pile.append(deck.pop())
    table.stock, table.need = deck, [50, 50]
    table.recount()
    table.begin()
    return play_at_random(table, chance)


def _search_rows(rounds: int) -> list[Row]:
    mine = peers.rate_of(compact_round)
    if not peers.is_there("pyspiel"):
        own = statistics.median(mine() for _ in range(rounds))
        return [Row("E2", "moves a second (no peer is installed)", own, "", f"{own:,.0f}")]
    measured = interleaved([mine, peers.rate_of(peers.open_spiel_hearts())], rounds=rounds)
    ratio = median_ratio((own, theirs) for own, theirs in measured)
    own, theirs = (statistics.median(column) for column in zip(*measured, strict=True))
    return [Row("E2", "search state, to OpenSpiel hearts", ratio, ">= 1", f"{own:,.0f} to {theirs:,.0f} moves/s")]


def middle_of_a_round() -> State:
    """Return a state in the middle of a round."""
    chance = random.Random(3)
    state, _ = apply(new_match(CLASSIC), DealRound(chance.randbytes(32)))
    for _ in range(60):
        commands = legal_commands(state)
        state, _ = apply(state, commands[int(chance.random() * len(commands))])
    return state


def _copies() -> Rate:
    """A state is a value: its copy is a new one with a part exchanged."""
    state = middle_of_a_round()
    return peers.repeated(lambda: state._replace(number=2))


def _copy_rows(rounds: int) -> list[Row]:
    mine = _copies()
    if not peers.is_there("chess"):
        own = statistics.median(mine() for _ in range(rounds))
        return [Row("E3", "copies a second (no peer is installed)", own, "", f"{1e6 / own:.2f} µs")]
    measured = interleaved([mine, peers.chess_copies()], rounds=rounds)
    ratio = median_ratio((theirs, own) for own, theirs in measured)
    own, theirs = (statistics.median(column) for column in zip(*measured, strict=True))
    return [
        Row(
            "E3",
            "a copy, to python-chess copy(stack=False)",
            ratio,
            "<= 2",
            f"{1e6 / own:.2f} to {1e6 / theirs:.2f} µs",
        )
    ]


def random_hand(chance: random.Random, size: int) -> State:
    """Return a position in the meld phase, nothing on the table, with a random hand and a random opening minimum."""
    pack = [card for card in ALL_CARDS if card not in RED_THREES for _ in range(CLASSIC.copies_of(card))]
    hand: tuple[Card, ...] = tuple(sorted(chance.sample(pack, size)))
    bare = new_match(CLASSIC)._replace(
        scores=(chance.choice((-50, 0, 1500, 3000)), 0), number=1, hands=(hand, (), (), ())
    )
    return bare._replace(turn=start_turn(bare, bare.mover)._replace(phase=Phase.MELD, from_stock=True))


def _question_rows() -> list[Row]:
    chance = random.Random(11)
    copy = 1 / statistics.median(_copies()() for _ in range(5))
    usual = [_spent(random_hand(chance, chance.randint(11, 30))) for _ in range(_HANDS)]
    huge = [_spent(random_hand(chance, 60)) for _ in range(_HANDS)]
    typical, worst = statistics.median(usual), max(huge)
    return [
        Row(
            "E4",
            "can it open, can it go out: 11 to 30 cards, to a copy",
            typical / copy,
            "<= 10",
            f"{typical * 1e6:.1f} µs",
        ),
        Row("E4", "the same, slowest of 60-card hands, to a copy", worst / copy, "<= 1000", f"{worst * 1e6:.0f} µs"),
    ]


def _spent(state: State) -> float:
    """Return the seconds that one question takes, the least of a few tries, the mean of the two questions."""

    def once() -> float:
        start = time.perf_counter()
        can_open(Prospect(state))
        can_go_out(Prospect(state))
        return (time.perf_counter() - start) / 2

    return min(once() for _ in range(_QUESTIONS))
