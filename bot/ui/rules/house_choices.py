"""Where a game is played here as its sources do not say, or say in different ways: the card marks it.

``HOUSE_CHOICES`` names fields; ``HOUSE_LINES`` lines of the card, by their keys, where a field is about more than that;
``OTHERS`` what no line tells, each a message ``rules-other-<name>``, with the fields that must not have been changed.
With house rules a host can have what is ``OPEN`` among these.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: The basic game is written down in many books, but they part on these.
_BASIC: Final = frozenset({"concealed_exempts_minimum", "last_stock_red_three", "ask_after_take"})
#: What these varieties take over from Classic Canasta as it is played here, where other sources have other rules.
_AS_CLASSIC: Final = frozenset({"natural_wild_relation", "stock_end"})
_SAMBA: Final = frozenset({"take_by_adding", "frozen_by", "red_three_reveal", "keep_cards"})
#: What the page of a casino is silent on.
_CASINO: Final = frozenset(
    {
        "upcard_reject",
        "frozen_until_opened",
        "take_natural_plus_wild",
        "one_card_hand_may_take_one_card_pile",
        "red_three_positive_if",
        "last_stock_red_three",
        "ask_partner",
        "stock_end",
    }
)

HOUSE_CHOICES: Final[Mapping[str, frozenset[str]]] = {
    "classic": _BASIC,
    "classic-pagat": frozenset({"ask_after_take"}),
    "two-players": _AS_CLASSIC,
    "three-solo": _AS_CLASSIC | {"hand_size"},
    "cutthroat": _AS_CLASSIC | {"canastas_out", "hand_size"},
    "five-players": _AS_CLASSIC,
    "six-players": _AS_CLASSIC | {"draw_count", "red_three_positive_if", "ask_partner"},
    "six-players-three-teams": _AS_CLASSIC | {"draw_count", "red_three_positive_if"},
    "samba": _SAMBA | {"minimums"},
    "bolivia": _SAMBA | {"max_wilds", "black_three_in_hand"},
    "brazilian": _SAMBA | {"max_wilds", "bonus_wild", "black_three_in_hand"},
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
    "italian-casino": _CASINO,
    "uruguay": _AS_CLASSIC | {"canastas_out_ignored"},
    "cuban": _AS_CLASSIC | {"draw_count", "canastas_out", "melds_per_rank"},
    "mexicana": frozenset(
        {
            "draw_count",
            "opening_bonus_draw",
            "max_wilds",
            "take_natural_plus_wild",
            "rank_bonuses",
            "red_three_table",
            "red_three_positive_if",
            "minimums",
            "target",
        }
    ),
    "sevens": _AS_CLASSIC | {"rank_bonuses"},
    "modern-american": frozenset({"opening_shapes", "splash", "penalties", "special_hands", "stock_end"}),
    "hand-and-foot": frozenset(
        {"hand_size", "foot_size", "take_amount", "canastas_out_kinds", "wild_melds", "red_three_in_foot"}
    ),
    "pennies": frozenset({"melds_per_rank", "minimums", "discard_rules", "bonus_out", "bonus_concealed"}),
}

HOUSE_LINES: Final[Mapping[str, frozenset[str]]] = {
    "cutthroat": frozenset({"lone-wilds"}),
    "samba": frozenset({"threes"}),
    "bolivia": frozenset({"threes"}),
    "brazilian": frozenset({"threes"}),
    "hand-and-foot": frozenset({"packets"}),
    "pennies": frozenset({"packets"}),
}

_OTHER_SAMBAS: Final[Mapping[str, tuple[str, ...]]] = {
    "threes-may-stay": ("red_three_reveal",),
    "lone-take": ("take_by_adding",),
    "last-card-passes": ("keep_cards",),
}

OPEN: Final = frozenset({"black-threes", "black-three-in-hand", "stock-end"})

OTHERS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "samba": _OTHER_SAMBAS,
    "bolivia": {**_OTHER_SAMBAS, "black-three-in-hand": ("black_three_in_hand",)},
    "brazilian": {**_OTHER_SAMBAS, "black-three-in-hand": ("black_three_in_hand",)},
    "mexicana": {"extra-draw-once": ("opening_bonus_draw",)},
    "modern-american": {
        "special-hands": ("special_hands",),
        "straight-keeps-three": ("special_hands",),
        "stock-end": ("stock_end",),
    },
    "hand-and-foot": {"black-threes": ("black_three_in_hand",)},
    "pennies": {"sevens-own-side": ("discard_rules",)},
}
