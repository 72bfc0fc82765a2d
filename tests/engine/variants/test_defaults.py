"""Every value of the tables of rulesets (rules 3.1 and 3.2), and what the rules' text adds to them.

Values are written as in a ruleset's JSON. A field that a table leaves blank has the value of classic.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final

import pytest

from engine.rulesets import RULESETS
from tests.engine.variants.rows import SIZES

Values = Mapping[str, Any]
MINIMUMS: Final = [[None, 15], [0, 50], [1500, 90], [3000, 120]]
HUNDREDS: Final = [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000]
FOUR_AND_MORE: Final = [0, 100, 200, 300, 400, 1000, 1200]
SIX_ARE_1000: Final = [0, 100, 200, 300, 400, 500, 1000]

#: The first column of table 3.1.
CLASSIC: Final[Values] = {
    "seats": 4,
    "teams": 2,
    "turn_orders": [],
    "lone_hand": False,
    "decks": 2,
    "jokers": 4,
    "card_points": [50, 20, 20, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 10],
    "hand_size": 11,
    "foot_size": 0,
    "foot_trigger": "none",
    "draw_count": 1,
    "pile_take_extra_draw": 0,
    "opening_bonus_draw": 0,
    "talon": [],
    "turn_upcard": True,
    "upcard_reject": ["red_three", "wild"],
    "pile_base": "none",
    "frozen_by": ["red_three", "wild"],
    "blocked_tops": ["black_three", "red_three", "wild"],
    "blocked_ranks": [],
    "always_frozen": False,
    "frozen_until_opened": True,
    "frozen_naturals": 2,
    "unfrozen_naturals": 2,
    "take_natural_plus_wild": True,
    "take_by_adding": "any",
    "take_for_opening": True,
    "top_counts_for_minimum": True,
    "take_amount": None,
    "take_below_meld": None,
    "captured_black_threes": [],
    "one_card_hand_may_take_one_card_pile": False,
    "min_meld_size": 3,
    "min_naturals": 2,
    "max_wilds": 3,
    "natural_wild_relation": "gt",
    "canasta_size": 7,
    "max_meld_size": None,
    "melds_per_rank": "one",
    "wild_into_canasta": True,
    "pure_ranks": [],
    "pure_after_opening": [],
    "wild_needs_naturals": 0,
    "dead_when_closed": False,
    "sequences": False,
    "sequence_grows_going_out": False,
    "wild_melds": False,
    "black_three_meld": "going_out",
    "threes_laid": "red",
    "red_three_reveal": "first_turn",
    "red_three_table": [0, 100, 200, 300, 800],
    "red_three_positive_if": "meld",
    "red_three_in_foot": 0,
    "last_stock_red_three": "end",
    "black_three_in_hand": 5,
    "minimums": MINIMUMS,
    "minimum_basis": "total",
    "opening_wilds": True,
    "opening_shapes": [],
    "splash": False,
    "concealed_exempts_minimum": False,
    "canastas_out": 1,
    "canastas_out_kinds": [],
    "canastas_out_ignored": [],
    "red_threes_out": False,
    "finished_specials_out": False,
    "partner_in_foot": False,
    "final_discard": "optional",
    "keep_cards": 1,
    "ask_partner": "optional",
    "ask_once": False,
    "ask_after_take": False,
    "discard_rules": [],
    "bonus_natural": 500,
    "bonus_mixed": 300,
    "bonus_sequence": 0,
    "bonus_wild": [],
    "wild_bonus_out_only": False,
    "rank_bonuses": [],
    "count_bonuses": [],
    "bonus_out": 100,
    "bonus_concealed": 100,
    "penalties": [],
    "score_model": "additive",
    "special_hands": [],
    "stock_end": "turn_end",
    "target": 5000,
    "rounds": None,
}

#: Fields whose value is a name of the engine's own: that there is one is said here, what it does in the cases.
NAMED: Final = frozenset(
    {
        "bonus_wild",
        "count_bonuses",
        "discard_rules",
        "opening_shapes",
        "penalties",
        "special_hands",
        "canastas_out_kinds",
    }
)
SOME: Final = "some"

SAMBA: Final[Values] = {
    "hand_size": 15,
    "draw_count": 2,
    "take_natural_plus_wild": False,
    "take_by_adding": "below_canasta",
    "max_wilds": 2,
    "melds_per_rank": "several",
    "wild_into_canasta": False,
    "sequences": True,
    "red_three_table": SIX_ARE_1000,
    "red_three_positive_if": "two_canastas",
    "minimums": [*MINIMUMS, [7000, 150]],
    "canastas_out": 2,
    "bonus_sequence": 1500,
    "bonus_out": 200,
    "bonus_concealed": 0,
    "target": 10000,
}
BOLIVIA: Final[Values] = {
    **SAMBA,
    "wild_melds": True,
    "black_three_in_hand": 100,
    "canastas_out_kinds": SOME,
    "bonus_wild": SOME,
    "target": 15000,
}
SIX: Final[Values] = {
    "hand_size": 13,
    "red_three_table": FOUR_AND_MORE,
    "minimums": [*MINIMUMS, [7500, 150]],
    "canastas_out": 2,
    "target": 10000,
}

#: What each ruleset changes.
CHANGES: Final[Mapping[str, Values]] = {
    "classic": {},
    "classic-pagat": {
        "natural_wild_relation": "none",
        "red_three_reveal": "after_deal",
        "concealed_exempts_minimum": True,
        "stock_end": "while_takeable",
        "ask_after_take": True,
    },
    "two-players": {"hand_size": 15, "draw_count": 2, "canastas_out": 2, "ask_partner": "no"},
    "three-solo": {"hand_size": 13, "ask_partner": "no"},
    "cutthroat": {"lone_hand": True, "hand_size": 13, "draw_count": 2, "ask_partner": "no", "target": 7500},
    "five-players": {"turn_orders": SOME},
    "six-players": SIX,
    "six-players-three-teams": {**SIX, "minimums": MINIMUMS, "target": 7500},
    "uruguay": {"always_frozen": True, "wild_melds": True, "bonus_wild": SOME},
    "cuban": {
        "hand_size": 13,
        "always_frozen": True,
        "captured_black_threes": [0, 5, 10, 15, 100],
        "max_meld_size": 7,
        "wild_melds": True,
        "red_three_table": [0, 100, 300, 500, 1000],
        "red_three_positive_if": "canasta",
        "minimums": [*MINIMUMS, [5000, 150]],
        "discard_rules": SOME,
        "bonus_wild": SOME,
        "bonus_concealed": 0,
        "target": 7500,
    },
    "mexicana": {
        "hand_size": 13,
        "opening_bonus_draw": 13,
        "blocked_ranks": [7],
        "red_three_table": SIX_ARE_1000,
        "canastas_out": 2,
        "red_threes_out": True,
        "rank_bonuses": [[7, 1000, 1000]],
    },
    "sevens": {"rank_bonuses": [[7, 2000, 2000]], "penalties": SOME},
    "samba": SAMBA,
    "bolivia": BOLIVIA,
    "brazilian": {
        **BOLIVIA,
        "take_for_opening": False,
        "sequence_grows_going_out": True,
        "red_three_table": FOUR_AND_MORE,
        "red_three_positive_if": "canasta",
        "minimums": SOME,
        "opening_shapes": SOME,
        "canastas_out_kinds": [],
        "ask_partner": "mandatory",
        "penalties": SOME,
        "target": 10000,
    },
    "italian": {
        "hand_size": 15,
        "draw_count": 2,
        "pile_base": "rank",
        "always_frozen": True,
        "take_natural_plus_wild": False,
        "take_by_adding": "never",
        "max_wilds": 2,
        "melds_per_rank": "several",
        "wild_melds": True,
        "unfinished_wild_meld": "takes_twos",
        "red_three_reveal": "after_deal",
        "red_three_table": [0, 100, 200, 300, 800, 1000, 1200],
        "red_three_positive_if": "two_canastas",
        "minimums": [*MINIMUMS, [5000, 160], [7500, 180], [10000, 200]],
        "opening_wilds": False,
        "canastas_out": 2,
        "canastas_out_ignored": ["wild"],
        "bonus_wild": SOME,
        "wild_bonus_out_only": True,
        "count_bonuses": SOME,
        "bonus_out": 300,
        "bonus_concealed": 0,
        "target": 12000,
    },
    "canastone": {
        "hand_size": 15,
        "draw_count": 2,
        "pile_take_extra_draw": 1,
        "pile_base": "rank",
        "frozen_naturals": 3,
        "take_natural_plus_wild": False,
        "take_by_adding": SOME,
        "take_for_opening": False,
        "max_wilds": 2,
        "wild_melds": True,
        "red_three_table": SOME,
        "canastas_out": 2,
        "canastas_out_kinds": SOME,
        "bonus_wild": SOME,
        "rank_bonuses": SOME,
        "bonus_out": 300,
        "bonus_concealed": SOME,
        "target": 12000,
    },
    "italian-casino": {
        "pile_base": "rank",
        "pile_base_ace": 14,
        "upcard_reject": SOME,
        "frozen_by": ["wild"],
        "natural_wild_relation": "none",
        "black_three_meld": "never",
        "red_three_reveal": "after_deal",
        "red_three_table": HUNDREDS[:7],
        "red_three_positive_if": "always",
        "minimums": [[None, 50], [1500, 90], [3000, 120]],
        "bonus_concealed": 0,
    },
    "modern-american": {
        "hand_size": 13,
        "talon": [4, 3],
        "talon_reserve": 9,
        "turn_upcard": False,
        "always_frozen": True,
        "take_natural_plus_wild": False,
        "take_by_adding": SOME,
        "take_below_meld": 5,
        "top_counts_for_minimum": False,
        "max_wilds": 2,
        "natural_wild_relation": SOME,
        "max_meld_size": 7,
        "pure_ranks": [7],
        "pure_after_opening": [1],
        "wild_needs_naturals": 5,
        "dead_when_closed": True,
        "wild_melds": True,
        "unfinished_wild_meld": "takes_wilds",
        "black_three_meld": "never",
        "threes_laid": "all",
        "red_three_reveal": SOME,
        "red_three_table": [0, 100, 300, 500, 1000],
        "minimums": [[None, 125], [3000, 155], [5000, 180]],
        "opening_shapes": SOME,
        "splash": SOME,
        "canastas_out": 2,
        "finished_specials_out": True,
        "final_discard": "required",
        "ask_once": True,
        "discard_rules": SOME,
        "bonus_wild": SOME,
        "rank_bonuses": [[1, 2500, 300], [7, 2500, 2500]],
        "bonus_concealed": 0,
        "penalties": SOME,
        "score_model": "swing",
        "special_hands": SOME,
        "stock_end": "on_draw",
        "last_stock_red_three": SOME,
        "target": 8500,
    },
    "hand-and-foot": {
        "hand_size": 13,
        "foot_size": 13,
        "foot_trigger": "hand_empty",
        "draw_count": 2,
        "always_frozen": True,
        "take_natural_plus_wild": False,
        "take_by_adding": "never",
        "max_meld_size": 7,
        "melds_per_rank": "after_closing",
        "wild_melds": True,
        "black_three_meld": "never",
        "red_three_table": HUNDREDS,
        "red_three_positive_if": "always",
        "red_three_in_foot": 100,
        "minimums": [[None, 50], [2, 90], [3, 120], [4, 150]],
        "minimum_basis": "round",
        "canastas_out": SOME,
        "canastas_out_kinds": SOME,
        "partner_in_foot": True,
        "final_discard": "required",
        "ask_partner": "mandatory",
        "ask_after_take": SOME,
        "bonus_wild": SOME,
        "bonus_concealed": 0,
        "target": SOME,
        "rounds": 4,
    },
    "pennies": {
        "hand_size": 13,
        "foot_size": 11,
        "foot_trigger": "first_canasta",
        "draw_count": 2,
        "max_meld_size": 7,
        "melds_per_rank": "after_closing",
        "wild_melds": True,
        "red_three_table": [*HUNDREDS[:8], 1000],
        "red_three_positive_if": "sevens",
        "minimums": [[None, 50], [500, 90], [1000, 120], [1500, 150]],
        "canastas_out": SOME,
        "canastas_out_kinds": SOME,
        "discard_rules": SOME,
        "bonus_wild": SOME,
        "rank_bonuses": [[7, 1500, 1500]],
        "target": 20000,
    },
}


def expected(name: str) -> dict[str, Any]:
    seats, teams, decks, jokers = SIZES[name]
    return {**CLASSIC, "seats": seats, "teams": teams, "decks": decks, "jokers": jokers, **CHANGES[name]}


def plain(value: Any) -> Any:
    """Return a field's value as JSON has it."""
    if isinstance(value, StrEnum):
        return str(value)
    if isinstance(value, frozenset):
        return sorted(map(str, value))
    return [plain(item) for item in value] if isinstance(value, tuple) else value


def test_every_ruleset_is_there() -> None:
    assert set(RULESETS) == set(CHANGES) == set(SIZES)


@pytest.mark.parametrize(("name", "field"), [(name, field) for name in CHANGES for field in expected(name)])
def test_a_value_is_that_of_the_tables(name: str, field: str) -> None:
    value = plain(getattr(RULESETS[name], field))
    wanted = expected(name)[field]
    if wanted != SOME:
        assert value == wanted
    elif field in NAMED:
        assert value


@pytest.mark.parametrize("name", CHANGES)
def test_the_table_of_threes_counts_all_of_a_pack(name: str) -> None:
    """Two red threes a deck; where black ones are laid too, each colour has its table of as many."""
    assert len(RULESETS[name].red_three_table) == 2 * RULESETS[name].decks + 1
