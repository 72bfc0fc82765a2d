"""The discard pile and the stock in words, with the reason when the pile is out of reach."""

from __future__ import annotations

from bot.i18n import Words
from bot.ui.cards import chip, joined
from bot.ui.people import team_name
from engine.cards import CLASS_OF, CardClass
from engine.view import View


def pile_line(view: View, words: Words) -> str:
    """Return the pile's top card and size."""
    pile = view.pile
    if pile.top is None:
        return words("pile-empty")
    return words("pile", top=chip([pile.top], words), count=pile.count)


def pile_cards(view: View, words: Words) -> str | None:
    """Return the pile's cards where the rules show them all."""
    return words("pile-cards", cards=chip(view.pile.cards, words)) if view.pile.cards else None


def stock_line(view: View, words: Words) -> str:
    """Return how many cards are left to draw."""
    return words("stock", count=view.stock_count)


def pile_warnings(view: View, words: Words, *, team: int | None = None) -> list[str]:
    """Return why the pile is blocked, frozen, or frozen for teams that have not opened; nothing if it is free.

    With ``team``, what matters to that team alone.
    """
    pile, ruleset = view.pile, view.ruleset
    if pile.top is None:
        return []
    lines = []
    if pile.is_blocked:
        lines.append(words.of("pile-blocked", CLASS_OF[pile.top].replace("_", "-")))
    if pile.is_frozen:
        lines.append(words("pile-frozen", why=_why_frozen(view, words), needed=ruleset.frozen_naturals))
    elif ruleset.frozen_until_opened:
        teams = range(ruleset.teams) if team is None else (team,)
        closed = [team_name(each, ruleset, words) for each in teams if not view.has_opened[each]]
        if closed:
            needed = ruleset.frozen_naturals
            lines.append(words("pile-before-opening", teams=joined(closed, words), needed=needed))
    return lines


def _why_frozen(view: View, words: Words) -> str:
    if CardClass.WILD in view.pile.frozen_by:
        return words("frozen-by-wild")
    if CardClass.RED_THREE in view.pile.frozen_by:
        return words("frozen-by-red-three")
    return words("frozen-by-black-three") if view.pile.frozen_by else words("frozen-by-rule")
