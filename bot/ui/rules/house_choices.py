"""Fields in which a game is played here as its sources do not say, or say in different ways: the card marks them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: The basic game is written down in many books, but they part on these.
_BASIC: Final = frozenset({"concealed_exempts_minimum", "last_stock_red_three", "ask_after_take"})
#: What these varieties take over from Classic Canasta as it is played here, where other sources have other rules.
_AS_CLASSIC: Final = frozenset({"natural_wild_relation", "stock_end"})
_SAMBA: Final = frozenset({"take_by_adding", "frozen_by", "red_three_reveal", "keep_cards"})

HOUSE_CHOICES: Final[Mapping[str, frozenset[str]]] = {
    "classic": _BASIC,
    "classic-pagat": frozenset({"ask_after_take"}),
    "two-players": _AS_CLASSIC,
    "three-solo": _AS_CLASSIC,
    "cutthroat": _AS_CLASSIC | {"canastas_out"},
    "five-players": _AS_CLASSIC,
    "six-players": _AS_CLASSIC | {"draw_count", "red_three_positive_if", "ask_partner"},
    "six-players-three-teams": _AS_CLASSIC | {"draw_count", "red_three_positive_if"},
    "samba": _SAMBA | {"minimums"},
    "bolivia": _SAMBA | {"max_wilds", "black_three_in_hand"},
    "brazilian": _SAMBA | {"max_wilds", "bonus_wild"},
    "italian": frozenset({"max_wilds", "melds_per_rank", "pile_base_ace", "red_three_positive_if", "count_bonuses"}),
    "canastone": frozenset(
        {
            "take_natural_plus_wild",
            "take_by_adding",
            "melds_per_rank",
            "bonus_wild",
            "rank_bonuses",
            "red_three_table",
            "red_three_positive_if",
            "minimums",
            "canastas_out_kinds",
            "bonus_out",
            "bonus_concealed",
            "target",
        }
    ),
    "italian-casino": frozenset({"take_natural_plus_wild", "red_three_positive_if"}),
    "uruguay": _AS_CLASSIC | {"canastas_out_ignored"},
    "cuban": _AS_CLASSIC | {"draw_count", "canastas_out"},
    "mexicana": frozenset(
        {
            "draw_count",
            "max_wilds",
            "take_natural_plus_wild",
            "red_three_table",
            "red_three_positive_if",
            "minimums",
            "target",
        }
    ),
    "sevens": _AS_CLASSIC | {"rank_bonuses"},
    "modern-american": frozenset({"opening_shapes", "splash", "penalties", "special_hands"}),
    "hand-and-foot": frozenset({"take_amount", "canastas_out_kinds", "wild_melds", "red_three_in_foot"}),
    "pennies": frozenset({"melds_per_rank", "minimums", "discard_rules", "bonus_out", "bonus_concealed"}),
}
