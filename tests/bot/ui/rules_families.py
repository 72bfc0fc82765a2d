"""The messages of the rules card that are named after members of something."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from bot.ui.rules.card import SECTIONS
from bot.ui.rules.house_choices import OTHERS
from bot.ui.rules.pages import CHOICES
from engine.cards import NATURAL_RANKS, CardClass
from engine.rulesets import RULESETS
from engine.terms import (
    AskPartner,
    CanastaKind,
    CountedCanastas,
    DiscardRule,
    FinalDiscard,
    FootTrigger,
    LastRedThree,
    MeldsPerRank,
    OpeningShape,
    Penalty,
    RedThreeReveal,
    RedThreeSign,
    SpecialHand,
    StockEnd,
    TakeByAdding,
    ThreesLaid,
    UnfinishedWildMeld,
    WildPattern,
    WildRelation,
)


def _all_but(members: Iterable[StrEnum], *others: StrEnum) -> list[str]:
    return [member.replace("_", "-") for member in members if member not in others]


RULES_FAMILIES: Final[dict[str, Iterable[str | int]]] = {
    "class": _all_but(CardClass),
    "rank-one": NATURAL_RANKS,
    "take-way-adding": _all_but(TakeByAdding, TakeByAdding.NEVER),
    "rules-title": ["how", "different", CHOICES, *SECTIONS],
    "rules-other": {name for told in OTHERS.values() for name in told},
    "rules-how": RULESETS,
    "rules-lone": ["take", "out", "points"],
    "rules-foot": _all_but(FootTrigger, FootTrigger.NONE),
    "rules-discard": _all_but(DiscardRule),
    "rules-relation": WildRelation,
    "rules-per-rank": _all_but(MeldsPerRank),
    "rules-wild-value": _all_but(WildPattern),
    "rules-wild-unfinished": _all_but(UnfinishedWildMeld, UnfinishedWildMeld.FREE),
    "rules-count-bonus": CountedCanastas,
    "rules-shape": _all_but(OpeningShape, OpeningShape.NONE),
    "rules-threes": ThreesLaid,
    "rules-three-values": ThreesLaid,
    "rules-three-sign": _all_but(RedThreeSign),
    "rules-three-reveal": _all_but(RedThreeReveal),
    "rules-three-last": _all_but(LastRedThree),
    "rules-kind": CanastaKind,
    "rules-final-discard": FinalDiscard,
    "rules-ask": AskPartner,
    "rules-penalty": _all_but(Penalty),
    "rules-swing": ["none", "one", "two"],
    "rules-special": _all_but(SpecialHand),
    "rules-stock-end": _all_but(StockEnd),
}
