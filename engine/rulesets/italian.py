"""Canasta as in Italy: three packs and face-down cards under the pile (rules 2.12, 2.13, 2.18)."""

from __future__ import annotations

from typing import Final

from engine.cards import CardClass
from engine.ruleset import Ruleset
from engine.terms import (
    BlackThreeMeld,
    CanastaKind,
    CountedCanastas,
    MeldsPerRank,
    PileBase,
    RedThreeReveal,
    RedThreeSign,
    TakeByAdding,
    UnfinishedWildMeld,
    WildPattern,
    WildRelation,
)

ITALIAN: Final = Ruleset(
    id="italian",
    decks=3,
    jokers=6,
    hand_size=15,
    draw_count=2,
    pile_base=PileBase.RANK,
    always_frozen=True,
    take_natural_plus_wild=False,
    take_by_adding=TakeByAdding.NEVER,
    max_wilds=2,
    melds_per_rank=MeldsPerRank.SEVERAL,
    wild_melds=True,
    unfinished_wild_meld=UnfinishedWildMeld.TAKES_TWOS,
    red_three_reveal=RedThreeReveal.AFTER_DEAL,
    red_three_table=(0, 100, 200, 300, 800, 1000, 1200),
    red_three_positive_if=RedThreeSign.TWO_CANASTAS,
    minimums=((None, 15), (0, 50), (1500, 90), (3000, 120), (5000, 160), (7500, 180), (10_000, 200)),
    opening_wilds=False,
    canastas_out=2,
    canastas_out_ignored=frozenset({CanastaKind.WILD}),
    bonus_wild=((WildPattern.ALL_TWOS, 3000), (WildPattern.ANY, 2000)),
    wild_bonus_out_only=True,
    count_bonuses=(
        (CountedCanastas.NATURAL, 5, 2000),
        (CountedCanastas.ANY, 5, 1000),
        (CountedCanastas.ANY, 10, 2000),
    ),
    bonus_out=300,
    bonus_concealed=0,
    target=12_000,
)

# A turn draws two cards, or takes the pile and one card; a frozen pile asks for three naturals.
CANASTONE: Final = Ruleset(
    id="canastone",
    decks=3,
    jokers=6,
    hand_size=15,
    draw_count=2,
    pile_take_extra_draw=1,
    pile_base=PileBase.RANK,
    frozen_naturals=3,
    take_natural_plus_wild=False,
    take_by_adding=TakeByAdding.NEVER,
    take_for_opening=False,
    max_wilds=2,
    wild_melds=True,
    red_three_table=(0, 100, 200, 300, 400, 500, 1000),
    canastas_out=2,
    canastas_out_kinds=((CanastaKind.NATURAL, 1), (CanastaKind.MIXED, 1)),
    bonus_wild=((WildPattern.ANY, 2000),),
    rank_bonuses=((1, 800, 500),),
    bonus_out=300,
    bonus_concealed=0,
    target=12_000,
)

# The page of an Italian casino: classic play with three packs.
ITALIAN_CASINO: Final = Ruleset(
    id="italian-casino",
    decks=3,
    jokers=6,
    pile_base=PileBase.RANK,
    upcard_reject=frozenset({CardClass.WILD, CardClass.BLACK_THREE, CardClass.RED_THREE}),
    frozen_by=frozenset({CardClass.WILD}),
    natural_wild_relation=WildRelation.FREE,
    black_three_meld=BlackThreeMeld.NEVER,
    red_three_reveal=RedThreeReveal.AFTER_DEAL,
    red_three_table=(0, 100, 200, 300, 400, 500, 600),
    red_three_positive_if=RedThreeSign.ALWAYS,
    minimums=((None, 50), (1500, 90), (3000, 120)),
    bonus_concealed=0,
)
