"""Positions as JSON objects: the referee's way to write a state down and to read one (documented in REFEREE.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from engine.cards import BLACK_THREES, Card, card_names, in_order
from engine.errors import NotationError
from engine.fold import start_turn
from engine.position_extras import EXTRA_FIELDS, extra_fields, read_extras, read_round, write_extras
from engine.position_melds import melds_of
from engine.position_parts import cards_of, check_pack, flags, list_of, numbers, packets, seat_of
from engine.ruleset import Ruleset
from engine.state import Permission, Phase, Side, State, Turn

FIELDS: Final = (
    "scores",
    "dealer",
    "turn",
    "phase",
    "hands",
    "melds",
    "red_threes",
    "stock",
    "pile",
    "permission",
    "melded_before",
)
_PHASES: Final = {"draw": Phase.DRAW, "meld": Phase.MELD}


def read_position(value: Any, ruleset: Ruleset) -> State:
    """Build the state that a position describes. Nothing happens in it by itself; see ``engine.play.begin_turn``.

    Raises:
        NotationError: It is no position of this ruleset: a field is unknown or of no use to it, of the wrong shape or
            size, a card is unknown or there more often than in the pack, or cards lie as a meld that are none.
    """
    if not isinstance(value, Mapping):
        raise NotationError("a position is an object")
    _check_fields(value, ruleset)
    seats, teams = ruleset.seats, ruleset.teams
    number = read_round(value, ruleset)
    sides = _sides(value, ruleset)
    bare = State(
        ruleset=ruleset,
        scores=numbers(value, "scores", length=teams),
        number=number,
        dealer=seat_of(value.get("dealer", ruleset.turn_order(number)[-1]), "dealer", ruleset),
        seed=b"",
        hands=tuple([tuple(sorted(hand)) for hand in packets(value, "hands", length=seats)]),
        sides=sides,
        stock=cards_of(value.get("stock", []), "stock"),
        pile=cards_of(value.get("pile", []), "pile"),
        turn=Turn(seat=seat_of(value["turn"], "turn", ruleset), phase=Phase.DRAW),
        melded_before=flags(value, "melded_before", length=seats),
        extras=read_extras(value, ruleset, sides),
    )
    _check_players(bare)
    check_pack(_all_cards(bare), ruleset)
    return _with_turn(bare, value)


def _check_fields(value: Mapping[str, Any], ruleset: Ruleset) -> None:
    for name in sorted(set(value).difference(FIELDS, extra_fields(ruleset)), key=str):
        if name in EXTRA_FIELDS:
            raise NotationError(f"the ruleset {ruleset.id} has no use for the position field {name}")
        raise NotationError(f"unknown position field: {name}")
    if "hands" not in value or "turn" not in value:
        raise NotationError("a position needs hands and turn")


def _sides(value: Mapping[str, Any], ruleset: Ruleset) -> tuple[Side, ...]:
    teams = ruleset.teams
    melds = list_of(value.get("melds", [[]] * teams), "melds", length=teams)
    threes = packets(value, "red_threes", length=teams)
    captured = packets(value, "captured", length=teams)
    if any(card not in ruleset.bonus_threes for laid in threes for card in laid):
        raise NotationError(f"red_threes holds {' and '.join(card_names(sorted(ruleset.bonus_threes)))} only")
    if any(card not in BLACK_THREES for taken in captured for card in taken):
        raise NotationError("captured holds c3 and s3 only")
    return tuple(
        [
            Side(melds_of([cards_of(cards, "melds") for cards in list_of(side, "melds")], ruleset), laid, taken)
            for side, laid, taken in zip(melds, threes, captured, strict=True)
        ]
    )


def _check_players(state: State) -> None:
    """Check that only those who play in the round hold cards and are to move (rule 2.4)."""
    order = state.ruleset.turn_order(state.number)
    if state.mover not in order:
        raise NotationError(f"seat {state.mover} sits out in round {state.number}")
    for seat, hand in enumerate(state.hands):
        if hand and seat not in order:
            raise NotationError(f"seat {seat} sits out in round {state.number} and holds no cards")


def _with_turn(bare: State, value: Mapping[str, Any]) -> State:
    phase = value.get("phase", "draw")
    if not isinstance(phase, str) or phase not in _PHASES:
        raise NotationError(f"phase is draw or meld, not {phase!r}")
    permission = value.get("permission")
    if permission is not None and permission not in list(Permission):
        raise NotationError(f"permission is null, granted or refused, not {permission!r}")
    if permission is not None and phase != "meld":
        raise NotationError("a permission belongs to phase meld")
    turn = start_turn(bare, bare.mover)
    if phase == "meld":
        answer = None if permission is None else Permission(permission)
        turn = turn._replace(phase=Phase.MELD, from_stock=True, permission=answer)
    return bare._replace(turn=turn)


def write_position(state: State) -> dict[str, Any]:
    """Write a state as a position, complete. Lay-downs of a running turn simply stand among the melds."""
    permission = state.turn.permission
    return {
        "scores": list(state.scores),
        "dealer": state.dealer,
        "turn": state.mover,
        "phase": "draw" if state.phase is Phase.DRAW else "meld",
        "hands": [card_names(in_order(hand)) for hand in state.hands],
        "melds": [[card_names(meld.cards) for meld in side.melds] for side in state.sides],
        "red_threes": [card_names(side.red_threes) for side in state.sides],
        "stock": card_names(state.stock),
        "pile": card_names(state.pile),
        "permission": None if permission is None else str(permission),
        "melded_before": list(state.melded_before),
        **write_extras(state),
    }


def _all_cards(state: State) -> Iterable[Card]:
    yield from state.stock
    yield from state.pile
    yield from state.extras.base
    for packet in (*state.hands, *state.extras.feet):
        yield from packet
    for side in state.sides:
        yield from side.red_threes
        yield from side.captured
        for meld in side.melds:
            yield from meld.cards
