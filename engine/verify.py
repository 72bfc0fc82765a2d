"""Whether a command that needs no cards looked at is allowed now: each question answers None, or the reason why not."""

from __future__ import annotations

from engine.going_out import can_go_out
from engine.prospect import Prospect
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Seat
from engine.search import can_keep
from engine.state import ASKED, DRAW_PHASE, GRANTED, MELD_PHASE, REFUSED, Phase, State
from engine.takes import is_forced_to_take
from engine.terms import AskPartner, FootTrigger
from engine.turn_end import why_not_out


def why_not_running(state: State) -> RuleViolation | None:
    """Return why no player can do anything, or None while a round is being played."""
    if state.phase is Phase.OVER:
        return RuleViolation(Refusal.MATCH_OVER)
    if state.result is not None:
        return RuleViolation(Refusal.ROUND_OVER)
    if state.phase is Phase.DEAL:
        return RuleViolation(Refusal.NO_ROUND)
    return None


def why_no_move(state: State, seat: Seat, phase: Phase) -> RuleViolation | None:
    """Return why a seat cannot move in this phase of a turn, or None if it can."""
    turn = state.turn
    if turn.phase is phase and turn.seat == seat and turn.permission is not ASKED:
        return None
    stopped = why_not_running(state)
    if stopped is not None:
        return stopped
    if seat != turn.seat:
        return RuleViolation(Refusal.NOT_YOUR_TURN, turn=turn.seat, seat=seat)
    if turn.permission is ASKED:
        return RuleViolation(Refusal.AWAIT_ANSWER)
    return RuleViolation(Refusal.DRAW_FIRST if phase is MELD_PHASE else Refusal.ALREADY_DRAWN)


def why_no_ask(state: State, prospect: Prospect | None = None) -> Refusal | None:
    """Return why the player to move may not ask the partner now, or None (rules 54, 56, 57).

    ``prospect`` is the state's, where the caller has it already.
    """
    ruleset, turn = state.ruleset, state.turn
    if ruleset.ask_partner is AskPartner.NO:
        return Refusal.ASKING_OFF
    if state.partner is None:
        return Refusal.NO_PARTNER
    if turn.permission is not None:
        return Refusal.ASKED_ALREADY
    if ruleset.ask_once and state.extras.asked[turn.seat]:
        return Refusal.ASKED_THIS_ROUND
    if not turn.from_stock and not ruleset.ask_after_take:
        return Refusal.ASK_AFTER_TAKE
    if turn.laid and any(laid.top is None for laid in turn.laid):
        return Refusal.ASK_BEFORE_MELDING
    if turn.pending:
        return Refusal.ASK_AFTER_OPENING  # the answer would hang on cards that the player has not seen
    prospect = prospect or Prospect(state)
    if not can_go_out(prospect):
        if prospect.foot is not FootTrigger.NONE:
            return Refusal.FOOT_FIRST
        return Refusal.CANNOT_GO_OUT if prospect.may_leave else Refusal.PARTNER_NOT_IN_FOOT
    # After a no the turn must have another end; a take may have left a single card.
    return None if turn.from_stock or can_keep(prospect) else Refusal.NOTHING_TO_ASK


def why_no_discard(state: State) -> RuleViolation | None:
    """Return why the player to move may not end the turn with a discard, or None (rules 43, 45, 51, 55).

    Which card it is does not matter here, see ``discards``.
    """
    ruleset, turn = state.ruleset, state.turn
    if turn.no_discard:
        return RuleViolation(Refusal.CANNOT_DISCARD)
    left = len(state.hand) - 1
    prospect = Prospect(state) if turn.laid and turn.minimum else None
    if prospect is not None and not prospect.is_open and not (prospect.exempt and not left):
        if prospect.need > 0:
            have = turn.minimum - prospect.need
            return RuleViolation(Refusal.OPENING_UNFINISHED, needed=turn.minimum, have=have)
        return RuleViolation(Refusal.OPENING_SHAPE, shape=prospect.shape.value)
    if turn.permission is GRANTED and left:
        return RuleViolation(Refusal.MUST_GO_OUT)
    if turn.bound and left:
        return RuleViolation(Refusal.SEQUENCE_GROWS_ONLY_OUT)
    if left >= ruleset.keep_cards or (not left and _brings_foot(state)):
        return None
    prospect = prospect or Prospect(state)
    if left:
        if turn.permission is REFUSED:
            return RuleViolation(Refusal.PARTNER_SAID_NO, keep=ruleset.keep_cards, left=left)
        return RuleViolation(Refusal.NO_CANASTA, needed=ruleset.canastas_out, keep=ruleset.keep_cards, left=left)
    return why_not_out(prospect, left=0, discards=True)


def _brings_foot(state: State) -> bool:
    """Whether an empty hand brings the second packet (rule 2.17)."""
    return state.ruleset.foot_trigger is FootTrigger.HAND_EMPTY and state.has_foot(state.mover)


def why_no_pass(state: State, seat: Seat) -> RuleViolation | None:
    """Return why a player may not end the turn, and the round with it, without a discard, or None (rules 13, 64)."""
    turn = state.turn
    if turn.phase is MELD_PHASE:
        blocked = why_no_move(state, seat, MELD_PHASE)
        if blocked is not None:
            return blocked
        is_unfinished = bool(turn.laid) and not Prospect(state).is_open
        is_bound = turn.permission is GRANTED or turn.bound
        return None if turn.no_discard and not is_unfinished and not is_bound else RuleViolation(Refusal.CANNOT_PASS)
    blocked = why_no_move(state, seat, DRAW_PHASE)
    if blocked is not None:
        return blocked
    if state.stock:
        return RuleViolation(Refusal.CANNOT_PASS)
    return RuleViolation(Refusal.MUST_TAKE_PILE) if is_forced_to_take(state) else None


def why_no_undo(state: State) -> RuleViolation | None:
    """Return why the latest lay-down of the turn may not be taken back, or None."""
    turn = state.turn
    if not turn.laid:
        return RuleViolation(Refusal.NOTHING_TO_UNDO)
    return RuleViolation(Refusal.UNDO_TOO_LATE) if len(turn.laid) <= turn.fixed else None
