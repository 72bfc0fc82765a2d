"""The discard pile and the stock in words, with the reason when the pile is out of reach."""

from __future__ import annotations

from bot.deck.faces import Mark
from bot.i18n import Words
from bot.ui.cards import chip, joined, rank_count
from bot.ui.marks import sign
from bot.ui.people import team_name
from engine.cards import CLASS_OF, Card, CardClass, rank_of
from engine.view import View


def pile_line(view: View, words: Words) -> str:
    """Return the pile's top card and size, and what lies face down under it."""
    pile, base = view.pile, view.pile.base_count
    if pile.is_waiting:
        return words("pile-waiting", count=pile.count + base)
    if pile.top is None:
        return words("pile-empty")
    under = words("pile-base", count=base) if base else ""
    amount = view.ruleset.take_amount
    part = words("pile-part", count=amount) if amount is not None and pile.count > amount else ""
    return "".join((words("pile", top=chip([pile.top], words), count=pile.count), under, part))


def pile_cards(view: View, words: Words) -> str | None:
    """Return the pile's cards where the rules show them all."""
    return words("pile-cards", cards=chip(view.pile.cards, words)) if view.pile.cards else None


def stock_line(view: View, words: Words) -> str:
    """Return how many cards are left to draw."""
    return words("stock", count=view.stock_count)


def pile_warnings(view: View, words: Words) -> list[str]:
    """Return why the pile is blocked, frozen, or frozen for teams that have not opened; nothing if it is free.

    When the round is over nobody takes it any more, and nothing is said either.
    """
    if view.pile.top is None or view.result is not None:
        return []
    lines = (_blocked(view, view.pile.top, words), _frozen(view, view.pile.top, words), _only_opened(view, words))
    return [line for line in lines if line is not None]


def _blocked(view: View, top: Card, words: Words) -> str | None:
    if not view.pile.is_blocked:
        return None
    return words.of("pile-blocked", CLASS_OF[top].replace("_", "-"), mark=sign(Mark.BLOCKED, words))


def _only_opened(view: View, words: Words) -> str | None:
    """Return for whom the pile is out of reach because nobody may open with it (rules 2.13, 2.14)."""
    if view.ruleset.take_for_opening or view.pile.is_blocked or all(view.has_opened):
        return None
    if view.viewer is None:
        return words("pile-only-opened")
    is_open = view.has_opened[view.ruleset.team_of(view.viewer)]
    return None if is_open else words("pile-not-for-your-opening")


def _frozen(view: View, top: Card, words: Words) -> str | None:
    pair = rank_count(rank_of(top), view.ruleset.frozen_naturals, words)
    mark = sign(Mark.FROZEN, words)
    if view.pile.is_frozen:
        message_id = "pile-frozen-blocked" if view.pile.is_blocked else "pile-frozen"
        return words(message_id, mark=mark, why=_why_frozen(view, words), pair=pair)
    if view.pile.is_blocked or not view.ruleset.frozen_until_opened or not view.ruleset.take_for_opening:
        return None
    if view.viewer is not None:
        is_open = view.has_opened[view.ruleset.team_of(view.viewer)]
        return None if is_open else words("pile-before-your-opening", mark=mark, pair=pair)
    closed = [team_name(team, view.ruleset, words) for team, opened in enumerate(view.has_opened) if not opened]
    if len(closed) == len(view.has_opened):
        return words("pile-before-any-opening", mark=mark, pair=pair)
    if not closed:
        return None
    return words("pile-before-opening", mark=mark, teams=joined(closed, words), pair=pair)


def _why_frozen(view: View, words: Words) -> str:
    if view.ruleset.always_frozen:  # whatever lies in it: taking it would not thaw the next one
        return words("frozen-by-rule")
    if CardClass.WILD in view.pile.frozen_by:
        return words("frozen-by-wild")
    if CardClass.RED_THREE in view.pile.frozen_by:
        return words("frozen-by-red-three")
    return words("frozen-by-black-three")
