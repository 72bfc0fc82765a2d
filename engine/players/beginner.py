"""The beginner: legal and plausible play that a person can beat.

It knows the aims but not the craft: it takes what it can take, lays what it can lay, spends wild cards on small melds,
throws its lowest lone card whatever the opponents collect, and goes out as soon as it can.
"""

from __future__ import annotations

from engine.cards import IS_WILD, Card
from engine.commands import AnswerPermission, AskPermission, Discard, Draw, Pass, ShowHand
from engine.players.chance import Chance, pick
from engine.players.memory import Memory
from engine.players.plain import any_command
from engine.players.reasons import Choice, Why, choice
from engine.state import Phase
from engine.terms import AskPartner
from engine.view import View

_SEES_PILE = 0.85  # how often it notices that the pile could be taken
_LAYS = 0.95  # … that something could be laid


def choose_beginner(view: View, memory: Memory, chance: Chance) -> Choice:
    """Return what a beginner does."""
    options, seat = view.options, view.viewer
    assert options is not None
    assert seat is not None
    if options.may_answer:
        return choice(AnswerPermission(seat, yes=True), Why.SAYS_YES)
    if view.turn.phase is Phase.DRAW:
        if options.takes and (chance.random() < _SEES_PILE or not (options.may_draw or options.may_pass)):
            return choice(options.takes[0], Why.TAKES_PILE, count=view.pile.count)
        if options.may_draw:
            return choice(Draw(seat), Why.DRAWS)
        return choice(Pass(seat), Why.PASSES) if options.may_pass else choice(options.takes[0], Why.TAKES_PILE)
    if options.special is not None:
        return choice(ShowHand(seat), Why.SHOWS_HAND)
    if options.way_out:
        return choice(options.way_out[0], Why.GOES_OUT)
    if options.may_ask and view.ruleset.ask_partner is AskPartner.MANDATORY:
        return choice(AskPermission(seat), Why.ASKS)
    if options.lays and (not options.discards or chance.random() < _LAYS):
        return choice(options.lays[0], Why.NEW_MELD)
    if not options.discards:
        return choice(any_command(view), Why.ONLY_CHOICE)
    return choice(Discard(seat, _lowest(view, chance)), Why.LEAST_USE)


def _lowest(view: View, chance: Chance) -> Card:
    """Return a card of low value, lone ones first, with a slip now and then."""
    options = view.options
    assert options is not None
    if chance.random() < 0.15:
        return pick(options.discards, chance)
    ranks = [card >> 2 for card in view.hand or ()]
    points = view.ruleset.points_of
    return min(options.discards, key=lambda card: (IS_WILD[card], ranks.count(card >> 2) > 1, points[card], card))
