"""Positions as JSON objects: the referee's way to write a state down and to read one (documented in the README)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from engine.cards import IS_WILD, THREE, Card, card_name, card_names, in_order, parse_card, rank_of
from engine.errors import NotationError
from engine.fold import start_turn
from engine.melds import check_meld, rank_for
from engine.refusals import RuleViolation
from engine.ruleset import Ruleset, Seat
from engine.state import Meld, Permission, Phase, Side, State, Turn, new_extras

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
        NotationError: It is no position of this ruleset: a field is unknown, of the wrong shape or size, a card is
        unknown
            or there more often than in the pack, or cards lie as a meld that are none.
    """
    if not isinstance(value, Mapping):
        raise NotationError("a position is an object")
    unknown = sorted(set(value) - set(FIELDS))
    if unknown:
        raise NotationError(f"unknown position field: {', '.join(map(str, unknown))}")
    if "hands" not in value or "turn" not in value:
        raise NotationError("a position needs hands and turn")
    seats, teams = ruleset.seats, ruleset.teams
    seat = _seat(value["turn"], ruleset, "turn")
    hands = tuple(tuple(sorted(_cards(hand, "hands"))) for hand in _list(value["hands"], "hands", length=seats))
    melds = _list(value.get("melds", [[]] * teams), "melds", length=teams)
    reds = _list(value.get("red_threes", [[]] * teams), "red_threes", length=teams)
    sides = tuple(Side(_melds(side, ruleset), _red_threes(red)) for side, red in zip(melds, reds, strict=True))
    scores = _list(value.get("scores", [0] * teams), "scores", length=teams)
    before = _list(value.get("melded_before", [False] * seats), "melded_before", length=seats)
    if not all(type(score) is int for score in scores):
        raise NotationError("scores are whole numbers")
    if not all(type(flag) is bool for flag in before):
        raise NotationError("melded_before holds true or false for each seat")
    bare = State(
        ruleset=ruleset,
        scores=tuple(scores),
        number=1,
        dealer=_seat(value.get("dealer", seats - 1), ruleset, "dealer"),
        seed=b"",
        hands=hands,
        sides=sides,
        stock=_cards(value.get("stock", []), "stock"),
        pile=_cards(value.get("pile", []), "pile"),
        turn=Turn(seat=seat, phase=Phase.DRAW),
        melded_before=tuple(before),
        extras=new_extras(ruleset),
    )
    _check_pack(bare)
    return _with_turn(bare, value)


def _with_turn(bare: State, value: Mapping[str, Any]) -> State:
    phase = value.get("phase", "draw")
    if phase not in _PHASES:
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
    }


def _list(value: Any, name: str, *, length: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (length is not None and len(value) != length):
        count = "" if length is None else f" of {length} entries"
        raise NotationError(f"{name} is a list{count}")
    return value


def _seat(value: Any, ruleset: Ruleset, name: str) -> Seat:
    if type(value) is not int or not 0 <= value < ruleset.seats:
        raise NotationError(f"{name} is a seat from 0 to {ruleset.seats - 1}")
    return Seat(value)


def _cards(value: Any, name: str) -> tuple[Card, ...]:
    return tuple(parse_card(card) for card in _list(value, name))


def _red_threes(value: Any) -> tuple[Card, ...]:
    cards = _cards(value, "red_threes")
    if any(card_name(card) not in ("h3", "d3") for card in cards):
        raise NotationError("red_threes holds h3 and d3 only")
    return cards


def _melds(value: Any, ruleset: Ruleset) -> tuple[Meld, ...]:
    melds = tuple(_meld(_cards(cards, "melds"), ruleset) for cards in _list(value, "melds"))
    ranks = [meld.rank for meld in melds]
    if len(set(ranks)) < len(ranks):
        raise NotationError("a team has one meld of a rank at most")
    return melds


def _meld(cards: tuple[Card, ...], ruleset: Ruleset) -> Meld:
    """Read a meld; black threes may lie there, as after going out."""
    try:
        rank = rank_for(cards, None)
        if rank != THREE or any(IS_WILD[card] for card in cards):
            check_meld(ruleset, rank, None, cards)
    except RuleViolation as violation:
        raise NotationError(f"{' '.join(card_names(cards))} is no meld: {violation.sentence}") from None
    naturals = tuple(sorted(card for card in cards if not IS_WILD[card]))
    return Meld(rank_of(naturals[0]), naturals, tuple(sorted(card for card in cards if IS_WILD[card])))


def _check_pack(state: State) -> None:
    counts = Counter(_all_cards(state))
    for card, count in counts.items():
        if count > state.ruleset.copies_of(card):
            copies = state.ruleset.copies_of(card)
            raise NotationError(f"{card_name(card)} is there {count} times, the pack has it {copies} times")


def _all_cards(state: State) -> Iterable[Card]:
    for hand in state.hands:
        yield from hand
    for side in state.sides:
        yield from side.red_threes
        for meld in side.melds:
            yield from meld.cards
    yield from state.stock
    yield from state.pile
