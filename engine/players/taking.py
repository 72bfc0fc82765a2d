"""Whether to take the pile, and with which cards."""

from __future__ import annotations

from engine.cards import IS_WILD, rank_of
from engine.commands import Draw, Pass, TakePile
from engine.players.reasons import Choice, Why, choice
from engine.players.sight import Sight
from engine.players.weights import Weights


def choose_draw(sight: Sight, weights: Weights) -> Choice:
    """Return what to begin the turn with: the pile, the stock, or nothing where there is no stock."""
    options, count = sight.view.options, sight.view.pile.count
    assert options is not None
    best = best_take(sight, weights)
    if best is None:
        return choice(Draw(sight.me), Why.DRAWS) if options.may_draw else choice(Pass(sight.me), Why.PASSES)
    value, take = best
    if value <= 0 and (options.may_draw or options.may_pass):
        leave = Draw(sight.me) if options.may_draw else Pass(sight.me)
        return choice(leave, Why.LEAVES_PILE, count=count)
    return choice(take, Why.TAKES_PILE, count=count)


def best_take(sight: Sight, weights: Weights) -> tuple[float, TakePile] | None:
    """Return the best way to take the pile and its value in points, or None if there is none."""
    options = sight.view.options
    if options is None or not options.takes:
        return None
    valued = [(take_value(sight, weights, take), -place, take) for place, take in enumerate(options.takes)]
    value, _, take = max(valued, key=lambda each: each[:2])
    return value, take


def take_value(sight: Sight, weights: Weights, take: TakePile) -> float:
    """Return what a way to take the pile is worth more than a card from the stock, in points."""
    pile, ruleset = sight.view.pile, sight.ruleset
    assert pile.top is not None
    rank = rank_of(pile.top)
    wilds = sum(IS_WILD[card] for card in take.cards)
    extra = pile.count + pile.base_count - ruleset.draw_count + ruleset.pile_take_extra_draw
    value = weights.take_base + weights.take_card * extra
    # What lies in the pile and fits: a card of a meld, or of a pair in hand, is worth a card more.
    for card in sight.memory.pile[:-1]:
        fits = sight.books.get(card >> 2) is not None or sight.hand[card >> 2] >= 2 or IS_WILD[card]
        value += weights.take_card * fits
    book = sight.books.get(rank)
    grown = (sum(book) if book else 0) + len(take.cards) + 1
    if grown >= ruleset.canasta_size > (sum(book) if book else 0):
        value += weights.first_canasta if sight.lacks_canastas else weights.wild_closes
        value -= weights.wild_cost * wilds / 2
    else:
        value -= weights.take_wild * wilds
    if book is not None:
        value += weights.take_card
    if not sight.opened:
        value += weights.take_opening
    if sight.seeks_partner:
        value -= weights.alone
    return value
