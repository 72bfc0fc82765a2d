"""Which way a lay-down, take or discard leaves open, and the reason to give when it leaves none (rules 43, 51, 55)."""

from __future__ import annotations

from engine.going_out import can_go_out
from engine.opening import best_points
from engine.prospect import Prospect
from engine.refusals import Refusal, RuleViolation
from engine.search import can_end
from engine.state import GRANTED, REFUSED, State


def ends_anyway(state: State, *, left: int) -> bool:
    """Tell without a search that a turn can end with ``left`` cards in hand; False says nothing.

    The side had opened, enough cards remain for a discard, and the partner has not said yes.
    """
    turn = state.turn
    return not turn.minimum and left > state.ruleset.keep_cards and turn.permission is not GRANTED


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
    if after.need > 0:
        reachable = best_points(after, limit=after.size)
        if reachable < after.need:
            return RuleViolation(Refusal.OPENING_TOO_LOW, needed=minimum, have=minimum - after.need + reachable)
    left = after.size + after.rest_size
    if after.permission is REFUSED and can_go_out(after):
        return RuleViolation(Refusal.PARTNER_SAID_NO, keep=ruleset.keep_cards, left=left)
    return RuleViolation(Refusal.NO_CANASTA, needed=ruleset.canastas_out, keep=ruleset.keep_cards, left=left)
