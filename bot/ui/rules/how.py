"""How to play: the idea of a game in a few sentences, and what to aim at."""

from __future__ import annotations

from typing import Final

from bot.i18n import Words
from bot.ui.rules.line import CardWords, sentences
from engine.ruleset import Ruleset
from engine.rulesets import RULESETS
from engine.terms import FootTrigger

FIGURES: Final = frozenset(
    {
        "hand_size",
        "jokers",
        "target",
        "minimums",
        "bonus_natural",
        "bonus_mixed",
        "bonus_out",
        "bonus_concealed",
        "red_three_table",
        "pile_shows_only_top",
    }
)
"""Fields that house rules may change without making another game of it: the written text still holds."""


def how_to_play(ruleset: Ruleset, words: Words) -> str:
    """Return the text written for a game; for house rules that change the game, one put together from its fields."""
    usual = RULESETS.get(ruleset.id)
    if usual is not None and set(ruleset.overrides(usual)) <= FIGURES:
        return words.of("rules-how", ruleset.id, **_figures(ruleset))
    return _generated(ruleset, CardWords(words, ruleset))


def _figures(r: Ruleset) -> dict[str, int]:
    return {
        "size": r.canasta_size,
        "canastas": r.canastas_out,
        "natural": r.bonus_natural,
        "mixed": r.bonus_mixed,
        "sequence": r.bonus_sequence,
        "wild": max((points for _, points in r.bonus_wild), default=0),
        "rank": max((natural for _, natural, _ in r.rank_bonuses), default=0),
        "draw": r.draw_count,
        "extra": r.pile_take_extra_draw,
        "bonus_draw": r.opening_bonus_draw,
        "needed": r.frozen_naturals,
        "wilds": r.max_wilds or 0,
        "hand": r.hand_size,
        "foot": r.foot_size,
        "rounds": r.rounds or 0,
        "lost": max((points for *_, points in r.penalties), default=0),
    }


def _generated(r: Ruleset, words: Words) -> str:
    figures = _figures(r)
    return sentences(
        words("rules-idea", **figures),
        words("rules-idea-sequences", **figures) if r.sequences else None,
        words("rules-idea-wild-melds", **figures) if r.wild_melds else None,
        words("rules-idea-foot", **figures) if r.foot_trigger is not FootTrigger.NONE else None,
        words("rules-idea-frozen", **figures) if r.always_frozen else None,
        words("rules-idea-out", **figures),
    )
