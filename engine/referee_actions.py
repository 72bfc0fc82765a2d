"""The referee's actions: objects with "do", and the commands that they stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine import commands as cmd
from engine.cards import RANKS, Card, Rank, parse_card
from engine.errors import NotationError
from engine.ruleset import Seat
from engine.state import State

Action = Callable[[State], cmd.Command]


def read_action(action: Any, seats: int) -> Action:
    """Read an action of a request; raises NotationError for anything else."""
    if not isinstance(action, Mapping) or not isinstance(action.get("do"), str):
        raise NotationError('an action is an object with "do"')
    if action["do"] not in _ACTIONS:
        raise NotationError(f"unknown action {action['do']!r}; known: {', '.join(_ACTIONS)}")
    needed, optional, build = _ACTIONS[action["do"]]
    given = set(action) - {"do", "seat"}
    if not needed <= given <= needed | optional:
        wrong = sorted(needed - given) or sorted(given - needed - optional)
        raise NotationError(f"action {action['do']}: missing or unknown {', '.join(wrong)}")
    seat = action.get("seat")
    if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
        raise NotationError(f"seat is a number from 0 to {seats - 1}")
    make = build(action)
    return lambda state: make(_default_seat(state, action["do"]) if seat is None else Seat(seat))


def _default_seat(state: State, do: str) -> Seat:
    """An action is by the player to move; an answer by the partner who was asked."""
    return state.mover if do != "answer" or state.partner is None else state.partner


Build = Callable[[Mapping[str, Any]], Callable[[Seat], cmd.Command]]


def _build_take(action: Mapping[str, Any]) -> Callable[[Seat], cmd.Command]:
    cards = _card_list(action["with"])
    onto = _onto(action)
    return lambda seat: cmd.TakePile(seat, cards, onto)


def _build_meld(action: Mapping[str, Any]) -> Callable[[Seat], cmd.Command]:
    cards = _card_list(action["cards"])
    rank = action.get("rank")
    if rank is not None and (type(rank) is not int or rank not in RANKS or rank == 0):
        raise NotationError("rank is a number from 1 to 13")
    onto = _onto(action)
    return lambda seat: cmd.LayDown(seat, cards, None if rank is None else Rank(rank), onto)


def _build_combine(action: Mapping[str, Any]) -> Callable[[Seat], cmd.Command]:
    melds = action["melds"]
    if not isinstance(melds, list) or len(melds) != 2 or not all(map(_is_place, melds)):
        raise NotationError("melds are the places of two melds in the side's list, counted from 0")
    first, second = melds
    return lambda seat: cmd.CombineMelds(seat, first, second)


def _build_answer(action: Mapping[str, Any]) -> Callable[[Seat], cmd.Command]:
    yes = action["yes"]
    if type(yes) is not bool:
        raise NotationError("yes is true or false")
    return lambda seat: cmd.AnswerPermission(seat, yes=yes)


def _build_discard(action: Mapping[str, Any]) -> Callable[[Seat], cmd.Command]:
    card = parse_card(action["card"])
    return lambda seat: cmd.Discard(seat, card)


def _card_list(value: Any) -> tuple[Card, ...]:
    if not isinstance(value, list):
        raise NotationError("cards are written as a list")
    return tuple(parse_card(card) for card in value)


def _onto(action: Mapping[str, Any]) -> int | None:
    onto = action.get("onto")
    if onto is not None and not _is_place(onto):
        raise NotationError("onto is the place of a meld in the side's list, counted from 0")
    return onto


def _is_place(value: Any) -> bool:
    return type(value) is int and value >= 0


# Each action: the keys that it needs, those that it may have, and how it becomes a command.
_ACTIONS: Final[dict[str, tuple[set[str], set[str], Build]]] = {
    "draw": (set(), set(), lambda _: cmd.Draw),
    "take": ({"with"}, {"onto"}, _build_take),
    "meld": ({"cards"}, {"rank", "onto"}, _build_meld),
    "combine": ({"melds"}, set(), _build_combine),
    "show": (set(), set(), lambda _: cmd.ShowHand),
    "ask": (set(), set(), lambda _: cmd.AskPermission),
    "answer": ({"yes"}, set(), _build_answer),
    "discard": ({"card"}, set(), _build_discard),
    "undo": (set(), set(), lambda _: cmd.Undo),
    "pass": (set(), set(), lambda _: cmd.Pass),
}
