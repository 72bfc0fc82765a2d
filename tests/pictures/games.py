"""Messages of other games than Classic, at moments of rounds that the tests' small player plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from bot.tables.table import Table, UserId
from bot.ui.board import render_board
from bot.ui.choice import begun_run
from bot.ui.hand import render_hand
from bot.ui.lobby import render_lobby
from bot.ui.picker import render_picker
from bot.ui.rendered import Rendered
from bot.ui.results import render_round_result
from bot.ui.round_log import render_log
from engine.cards import SUITS
from engine.events import Event
from engine.rulesets import RULESETS
from engine.state import MeldKind, Phase, State, new_match
from engine.view import view_for
from tests.bot.ui.pictures import EVE, USERS, WORDS, lobby, seen, table_of
from tests.engine.policy import play_round, seed_of

FAY: Final = UserId(EVE + 1)
SITTERS: Final = (*USERS, EVE, FAY)
TOLD: Final = 24

Pose = tuple[Rendered, bool]
Moment = tuple[State, Sequence[Event]]


def game_poses(now: float) -> dict[str, Pose]:
    """Return the messages by name, each with whether only its reader sees it."""
    poses: dict[str, Pose] = {}
    for name, is_late in _LATE.items():
        game, _, number = name.partition(" ")
        moments = list(_moments(game, number))
        match, log = next((each for each in moments if is_late(each[0])), moments[-2])
        table = _table(match, now)
        poses[f"{game}-board"] = (render_board(table, seen(match, log=log), WORDS), False)
        poses[f"{game}-hand"] = (render_hand(table, view_for(match, match.mover), WORDS), True)
        poses[f"{game}-log"] = (render_log(table, seen(match, log=log), WORDS), True)
        before = next(each for each in reversed(moments[: moments.index((match, log))]) if each[0].phase is Phase.DRAW)
        poses[f"{game}-hand-draw"] = (
            render_hand(_table(before[0], now), view_for(before[0], before[0].mover), WORDS),
            True,
        )
        last = moments[-1][0]
        poses[f"{game}-result"] = (render_round_result(_table(last, now), seen(last), WORDS), False)
        seats = (*SITTERS[: match.ruleset.seats - 1], None)
        poses[f"{game}-lobby"] = (render_lobby(lobby(*seats, ruleset=match.ruleset), WORDS), False)
        if match.ruleset.sequences:
            view = view_for(match, match.mover)
            poses[f"{game}-hand-by-rank"] = (render_hand(table, view, WORDS, by_rank=True), True)
            runs = (begun_run(view, suit) for suit in SUITS)
            choice = next((run for run in runs if run is not None), None)
            poses[f"{game}-picker"] = (render_picker(table, view, WORDS, choice), True)
    return poses


def _moments(game: str, number: str) -> list[Moment]:
    log: list[Event] = []
    moments: list[Moment] = []
    for state, _, events in play_round(new_match(RULESETS[game]), seed_of(f"{game} {number}")):
        log = [*log, *events][-TOLD:]
        moments.append((state, tuple(log)))
    return moments


def _table(match: State, now: float) -> Table:
    return table_of(match, seats=SITTERS[: match.ruleset.seats], turn_since=now - 100)


def _is_laying(state: State) -> bool:
    return state.phase is Phase.MELD and not state.turn.laid and state.result is None


#: Games with the number of a round, and the moment of it that is worth a look.
_LATE: Final[dict[str, Callable[[State], bool]]] = {
    "samba 3": lambda state: (
        _is_laying(state)
        and len(state.hand) > 8
        and sum(meld.kind is MeldKind.SEQUENCE for side in state.sides for meld in side.melds) > 1
    ),
    "bolivia 1": lambda state: _is_laying(state) and sum(len(side.melds) for side in state.sides) > 12,
    "hand-and-foot 1": lambda state: _is_laying(state) and sum(not foot for foot in state.extras.feet) == 2,
    "modern-american 4": lambda state: _is_laying(state) and any(state.extras.owed),
    "cutthroat 1": lambda state: _is_laying(state) and state.extras.lone is not None and bool(state.side.melds),
    "five-players 1": lambda state: _is_laying(state) and all(side.melds for side in state.sides),
    "six-players 1": lambda state: _is_laying(state) and all(side.melds for side in state.sides),
    "six-players-three-teams 1": lambda state: _is_laying(state) and all(side.melds for side in state.sides),
    "pennies 1": lambda state: _is_laying(state) and sum(len(side.melds) for side in state.sides) > 14,
    "italian 1": lambda state: _is_laying(state) and bool(state.extras.base),
    "cuban 1": lambda state: _is_laying(state) and any(side.captured for side in state.sides),
    "two-players 1": lambda state: _is_laying(state) and all(side.melds for side in state.sides),
}
