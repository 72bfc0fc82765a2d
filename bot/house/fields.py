"""The fields of a ruleset that a host may change, page by page. One more is one line, and its words in house.ftl.

How a field is shown and read follows from its type in ``Ruleset``; only numbers need bounds. A form holds five fields,
and so does a page.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, StrEnum, auto
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from engine.ruleset import Ruleset

MOST_ON_A_PAGE: Final = 5


class Kind(Enum):
    """How a field's values look."""

    SWITCH = auto()  # yes or no
    CHOICE = auto()  # one of an enum's members
    SEVERAL = auto()  # some of an enum's members
    NUMBER = auto()
    LIMIT = auto()  # a number, or none
    NUMBERS = auto()
    STEPS = auto()  # points from some totals upwards: (total or None, points)


@dataclass(frozen=True, slots=True)
class Field:
    """A field that may be changed.

    Attributes:
        low, high: They bound each number in it.
        explained: What its value must be beside the others is said in words of its own, ``house-needs-<name>``.
        is_bar: From this number upwards something is not allowed; none means never, where others mean any number.
    """

    name: str
    low: int = 0
    high: int = 0
    explained: bool = False
    is_bar: bool = False

    @property
    def kind(self) -> Kind:
        """How its values look."""
        return _KINDS[self.name][0]

    @property
    def members(self) -> tuple[StrEnum, ...]:
        """What can be chosen, where that is a choice."""
        return _KINDS[self.name][1]


@dataclass(frozen=True, slots=True)
class Page:
    """Fields that are shown and changed together."""

    name: str
    fields: tuple[Field, ...]


PAGES: Final = (
    Page("goal", (Field("target", 500, 50_000), Field("rounds", 1, 50))),
    Page(
        "opening",
        (
            Field("minimums", 0, 500, explained=True),
            Field("minimum_basis", explained=True),
            Field("opening_wilds"),
            Field("splash"),
            Field("concealed_exempts_minimum"),
        ),
    ),
    Page(
        "bonuses",
        (
            Field("bonus_natural", 0, 5_000),
            Field("bonus_mixed", 0, 5_000),
            Field("bonus_sequence", 0, 5_000),
            Field("bonus_out", 0, 5_000),
            Field("bonus_concealed", 0, 5_000),
        ),
    ),
    Page(
        "out",
        (
            Field("canastas_out", 0, 5),
            Field("ask_partner", explained=True),
            Field("ask_once"),
            Field("ask_after_take"),
            Field("final_discard"),
        ),
    ),
    Page(
        "out-more",
        (
            Field("concealed_after_take"),
            Field("keep_cards", 1, 2, explained=True),
            Field("canastas_out_ignored", explained=True),
            Field("red_threes_out", explained=True),
        ),
    ),
    Page(
        "frozen",
        (
            Field("always_frozen"),
            Field("frozen_until_opened"),
            Field("frozen_by"),
            Field("frozen_naturals", 1, 4),
            Field("unfrozen_naturals", 1, 4),
        ),
    ),
    Page(
        "taking",
        (
            Field("take_natural_plus_wild"),
            Field("take_by_adding"),
            Field("take_for_opening"),
            Field("top_counts_for_minimum"),
            Field("one_card_hand_may_take_one_card_pile"),
        ),
    ),
    Page(
        "pile",
        (
            Field("take_amount", 1, 50),
            Field("take_below_meld", 1, 20, is_bar=True),
            Field("pile_take_extra_draw", 0, 5),
            Field("pile_shows_only_top"),
            Field("stock_end"),
        ),
    ),
    Page(
        "melds",
        (
            Field("min_naturals", 1, 3, explained=True),
            Field("max_wilds", 0, 12),
            Field("natural_wild_relation"),
            Field("wild_into_canasta"),
            Field("melds_per_rank", explained=True),
        ),
    ),
    Page(
        "melds-more",
        (
            Field("max_meld_size", 6, 20, explained=True),
            Field("sequences", explained=True),
            Field("wild_melds"),
            Field("max_wild_meld", 6, 20, explained=True),
            Field("dead_when_closed"),
        ),
    ),
    Page(
        "threes",
        (
            Field("red_three_reveal"),
            Field("red_three_table", 0, 2_000, explained=True),
            Field("red_three_positive_if"),
            Field("last_stock_red_three"),
            Field("black_three_meld"),
        ),
    ),
    Page(
        "cards",
        (
            Field("hand_size", 5, 20, explained=True),
            Field("draw_count", 1, 4),
            Field("opening_bonus_draw", 0, 20),
            Field("jokers", 0, 12),
            Field("black_three_in_hand", 0, 500),
        ),
    ),
)

FIELDS: Final[Mapping[str, Field]] = {field.name: field for page in PAGES for field in page.fields}


def page_named(name: str) -> Page | None:
    """Return a page by its name; None if it is forged."""
    return next((page for page in PAGES if page.name == name), None)


def _kind_of(hint: Any) -> tuple[Kind, tuple[StrEnum, ...]]:
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is bool:
        return Kind.SWITCH, ()
    if hint is int:
        return Kind.NUMBER, ()
    if origin in (Union, UnionType) and set(arguments) == {int, type(None)}:
        return Kind.LIMIT, ()
    if origin is frozenset:
        return Kind.SEVERAL, tuple(arguments[0])
    if origin is tuple:
        return (Kind.NUMBERS if arguments[0] is int else Kind.STEPS), ()
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return Kind.CHOICE, tuple(hint)
    raise TypeError(f"a form cannot ask for {hint}")


_HINTS: Final = get_type_hints(Ruleset)
_KINDS: Final = {name: _kind_of(_HINTS[name]) for name in FIELDS}
