"""The fields of a position that only some rulesets have a use for; the others neither write nor read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.cards import card_names, in_order
from engine.errors import NotationError
from engine.position_parts import cards_of, flags, numbers, packets, seat_of
from engine.ruleset import Ruleset, Team
from engine.state import Extras, Side, State, new_extras
from engine.terms import MinimumBasis, PileBase

_USES: Final[dict[str, Callable[[Ruleset], bool]]] = {
    "round": lambda r: bool(r.turn_orders) or r.minimum_basis is MinimumBasis.ROUND or r.rounds is not None,
    "lone": lambda r: r.lone_hand,
    "feet": lambda r: bool(new_extras(r).feet),
    "base": lambda r: r.pile_base is not PileBase.NONE,
    "captured": lambda r: bool(r.captured_black_threes),
    "owed": lambda r: bool(new_extras(r).owed),
    "played": lambda r: bool(new_extras(r).played),
    "asked": lambda r: bool(new_extras(r).asked),
}
EXTRA_FIELDS: Final = tuple(_USES)


def extra_fields(ruleset: Ruleset) -> list[str]:
    """Return those of the fields that a ruleset has a use for."""
    return [name for name, is_used in _USES.items() if is_used(ruleset)]


def read_round(position: Mapping[str, Any], ruleset: Ruleset) -> int:
    """Read the number of the round; raises NotationError for one that is not played."""
    number = position.get("round", 1)
    if type(number) is not int or not 1 <= number <= (ruleset.rounds or number):
        raise NotationError(f"round is a number from 1{f' to {ruleset.rounds}' if ruleset.rounds else ''}")
    return number


def read_extras(position: Mapping[str, Any], ruleset: Ruleset, sides: Sequence[Side]) -> Extras:
    """Read the rest; raises NotationError for what is of the wrong shape, or contradicts the melds."""
    fresh = new_extras(ruleset)
    lone = position.get("lone")
    if lone is not None:
        fresh = fresh._replace(lone=seat_of(lone, "lone", ruleset), side_of=_sides_with_lone(lone, sides))
    owed = numbers(position, "owed", length=len(fresh.owed))
    if any(count < 0 for count in owed):
        raise NotationError("owed are numbers of cards")
    feet = packets(position, "feet", length=len(fresh.feet))
    return fresh._replace(
        feet=tuple([tuple(sorted(foot)) for foot in feet]),
        base=cards_of(position.get("base", []), "base"),
        owed=owed,
        # In which order they opened plays no part: what counts is how many have.
        opened=tuple([Team(team) for team, side in enumerate(sides) if side.melds and ruleset.talon]),
        played=flags(position, "played", length=len(fresh.played)),
        asked=flags(position, "asked", length=len(fresh.asked)),
    )


def _sides_with_lone(lone: int, sides: Sequence[Side]) -> tuple[int, ...]:
    """Return the side of each seat where all but one are partners: theirs is that of the lowest of them (rule 2.3)."""
    home = 1 if lone == 0 else 0
    for seat, side in enumerate(sides):
        if side.melds and seat not in (lone, home):
            raise NotationError(f"with seat {lone} alone, the melds of the others lie in the list of seat {home}")
    return tuple([lone if seat == lone else home for seat in range(len(sides))])


def write_extras(state: State) -> dict[str, Any]:
    """Write the fields that the state's ruleset has a use for."""
    extras = state.extras
    written = {
        "round": state.number,
        "lone": extras.lone,
        "feet": [card_names(in_order(foot)) for foot in extras.feet],
        "base": card_names(extras.base),
        "captured": [card_names(side.captured) for side in state.sides],
        "owed": list(extras.owed),
        "played": list(extras.played),
        "asked": list(extras.asked),
    }
    return {name: written[name] for name in extra_fields(state.ruleset)}
