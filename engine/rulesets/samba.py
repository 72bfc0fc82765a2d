"""Samba and its children: sequences in suit, three packs, two cards a draw (rules 2.8, 2.10, 2.14)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.ruleset import Ruleset
from engine.terms import (
    AskPartner,
    CanastaKind,
    MeldsPerRank,
    OpeningShape,
    Penalty,
    RedThreeSign,
    TakeByAdding,
    WildPattern,
)

SAMBA: Final = Ruleset(
    id="samba",
    decks=3,
    jokers=6,
    hand_size=15,
    draw_count=2,
    take_natural_plus_wild=False,
    take_by_adding=TakeByAdding.BELOW_CANASTA,
    max_wilds=2,
    melds_per_rank=MeldsPerRank.SEVERAL,
    wild_into_canasta=False,
    sequences=True,
    red_three_table=(0, 100, 200, 300, 400, 500, 1000),
    red_three_positive_if=RedThreeSign.TWO_CANASTAS,
    minimums=((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),
    canastas_out=2,
    bonus_sequence=1500,
    bonus_out=200,
    bonus_concealed=0,
    target=10_000,
)

# Samba with melds of wild cards; one canasta must be a sequence.
BOLIVIA: Final = replace(
    SAMBA,
    id="bolivia",
    wild_melds=True,
    bonus_wild=((WildPattern.ANY, 2500),),
    black_three_in_hand=100,
    canastas_out_kinds=((CanastaKind.SEQUENCE, 1),),
    target=15_000,
)

# Near the end an opening must be a canasta: 35 points are the least that one is worth.
BRAZILIAN: Final = replace(
    BOLIVIA,
    id="brazilian",
    take_for_opening=False,
    sequence_grows_going_out=True,
    bonus_wild=((WildPattern.ANY, 2000),),
    red_three_table=(0, 100, 200, 300, 400, 1000, 1200),
    red_three_positive_if=RedThreeSign.CANASTA,
    minimums=((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 35), (8000, 200), (9000, 35)),
    opening_shapes=(
        (None, OpeningShape.NONE),
        (7000, OpeningShape.CANASTA),
        (9000, OpeningShape.NATURAL_CANASTA),
    ),
    canastas_out_kinds=(),
    ask_partner=AskPartner.MANDATORY,
    penalties=((Penalty.SHORT_SEQUENCE, 0, 5, 1000),),
    target=10_000,
)
