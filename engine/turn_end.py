"""Which way a lay-down, take or discard leaves open, and the reason to give when it leaves none (rules 43, 51, 55)."""

from __future__ import annotations

from engine.going_out import can_go_out
from engine.opening import best_points
from engine.prospect import Prospect
from engine.refusals import Refusal, RuleViolation
from engine.search import can_end
from engine.state import GRANTED, REFUSED, State
from engine.terms import AskPartner, FinalDiscard, FootTrigger


def ends_anyway(state: State, *, left: int) -> bool:
    """Tell without a search that a turn can end with ``left`` cards in hand; False says nothing.

    The side had opened, enough cards remain for a discard, and nothing obliges the player to go out.
    """
    turn = state.turn
    return not turn.minimum and left > state.ruleset.keep_cards and turn.permission is not GRANTED and not turn.bound


def check_can_end(after: Prospect, *, minimum: int) -> None:
    """Check that the turn can still end legally from what a lay-down would leave.

    ``minimum`` is what the side needs in this turn to open, 0 if it had opened.

    Raises:
        RuleViolation: It cannot; the reason carries the points that could be reached or the cards that would be left.
    """
    if not can_end(after):
        raise why_no_end(after, minimum=minimum)


def why_no_end(after: Prospect, *, minimum: int) -> RuleViolation:
    """Return why a turn cannot end legally, given that it cannot."""
    ruleset = after.ruleset
    if after.permission is GRANTED:
        return RuleViolation(Refusal.MUST_GO_OUT)
    if after.bound:
        return RuleViolation(Refusal.SEQUENCE_GROWS_ONLY_OUT)
    if not after.is_open:
        reachable = best_points(after, limit=after.size) if after.need > 0 else 0
        if reachable < after.need:
            return RuleViolation(Refusal.OPENING_TOO_LOW, needed=minimum, have=minimum - after.need + reachable)
        if not after.has_shape(after.shape):
            return RuleViolation(Refusal.OPENING_SHAPE, shape=after.shape.value)
    left = after.size + after.rest_size
    if after.permission is REFUSED and can_go_out(after):
        return RuleViolation(Refusal.PARTNER_SAID_NO, keep=ruleset.keep_cards, left=left)
    return why_not_out(after, left=left) or RuleViolation(
        Refusal.NO_CANASTA, needed=ruleset.canastas_out, keep=ruleset.keep_cards, left=left
    )


def why_not_out(turn: Prospect, *, left: int, discards: bool = False) -> RuleViolation | None:
    """Return why the side may not go out with what lies before it, or None (rules 50, 55, 2.5 to 2.17).

    ``left`` is how many cards would be left in hand; ``discards``: the last card is discarded.
    """
    ruleset, kinds = turn.ruleset, turn.kinds
    keep = ruleset.keep_cards
    if turn.permission is REFUSED:
        return RuleViolation(Refusal.PARTNER_SAID_NO, keep=keep, left=left)
    counted = sum(kinds[:5]) - sum(getattr(kinds, kind) for kind in ruleset.canastas_out_ignored)
    if counted < ruleset.canastas_out:
        return RuleViolation(Refusal.NO_CANASTA, needed=ruleset.canastas_out, keep=keep, left=left)
    for kind, needed in ruleset.canastas_out_kinds:
        if getattr(kinds, kind) < needed:
            return RuleViolation(Refusal.KINDS_MISSING, count=needed - getattr(kinds, kind), kind=kind.value)
    if kinds.unfinished or (ruleset.finished_specials_out and _has_unfinished_wild(turn)):
        return RuleViolation(Refusal.SPECIAL_UNFINISHED)
    if ruleset.red_threes_out and turn.red_threes < sum(kinds[:5]):
        return RuleViolation(Refusal.RED_THREES_MISSING, needed=sum(kinds[:5]), have=turn.red_threes)
    if not turn.may_leave:
        return RuleViolation(Refusal.PARTNER_NOT_IN_FOOT)
    if ruleset.ask_partner is AskPartner.MANDATORY and turn.permission is not GRANTED:
        return RuleViolation(Refusal.MUST_ASK)
    if turn.foot is not FootTrigger.NONE:
        return RuleViolation(Refusal.FOOT_FIRST)
    if ruleset.final_discard is FinalDiscard.REQUIRED and not left and not discards:
        return RuleViolation(Refusal.FINAL_DISCARD)
    return None


def _has_unfinished_wild(turn: Prospect) -> bool:
    return any(wilds < turn.ruleset.canasta_size for _, wilds in turn.books[0])
