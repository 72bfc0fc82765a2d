"""Games with two packs and a new idea each: Uruguay, Cuban, The Sevens (rules 2.6, 2.7, 2.11), and Mexicana (2.9)."""

from __future__ import annotations

from typing import Final

from engine.ruleset import Ruleset
from engine.terms import DiscardRule, Penalty, RedThreeSign, WildPattern

# Wild cards may be melded by themselves, and the pile is always frozen.
URUGUAY: Final = Ruleset(id="uruguay", always_frozen=True, wild_melds=True, bonus_wild=((WildPattern.ANY, 2000),))

CUBAN: Final = Ruleset(
    id="cuban",
    hand_size=13,
    always_frozen=True,
    captured_black_threes=(0, 5, 10, 15, 100),
    max_meld_size=7,
    wild_melds=True,
    bonus_wild=((WildPattern.ALL_TWOS, 4000), (WildPattern.FOUR_JOKERS, 3000), (WildPattern.ANY, 2000)),
    red_three_table=(0, 100, 300, 500, 1000),
    red_three_positive_if=RedThreeSign.CANASTA,
    minimums=((None, 15), (0, 50), (1500, 90), (3000, 120), (5000, 150)),
    discard_rules=frozenset({DiscardRule.NO_BLACK_THREE_AT_FIRST}),
    bonus_concealed=0,
    target=7500,
)

SEVENS: Final = Ruleset(
    id="sevens",
    rank_bonuses=((7, 2000, 2000),),
    penalties=((Penalty.HAND_HOLDS, 7, 4, 500), (Penalty.UNFINISHED_RANK, 7, 0, 1500)),
)

# Three packs; whoever opens for the side draws thirteen more cards.
MEXICANA: Final = Ruleset(
    id="mexicana",
    decks=3,
    jokers=6,
    hand_size=13,
    opening_bonus_draw=13,
    blocked_ranks=(7,),
    red_three_table=(0, 100, 200, 300, 400, 500, 1000),
    canastas_out=2,
    red_threes_out=True,
    rank_bonuses=((7, 1000, 1000),),
)
