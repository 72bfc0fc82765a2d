"""Commands become events here: each is verified against the rules first, and only then happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine import commands as cmd
from engine import events as ev
from engine.cards import RED_THREES, THREE, Card, card_name, rank_of
from engine.deal import first_dealer
from engine.fold import evolve
from engine.melds import check_in_hand, check_meld, rank_for
from engine.prospect import Prospect
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Seat
from engine.scoring import score_round
from engine.search import closes_with
from engine.state import ASKED, DRAW_PHASE, MELD_PHASE, Phase, State
from engine.takes import check_take, may_take, why_no_pile
from engine.terms import LastRedThree, RedThreeReveal, StockEnd
from engine.turn_end import check_can_end, ends_anyway
from engine.verify import (
    why_no_ask,
    why_no_discard,
    why_no_move,
    why_no_pass,
    why_no_undo,
    why_not_running,
)


def apply(state: State, command: cmd.Command) -> tuple[State, tuple[ev.Event, ...]]:
    """Carry out a command.

    Returns:
        The state after it and what happened, in order; folding the events over the old state gives the new one.

    Raises:
        RuleViolation: The rules refuse it; nothing has happened.
    """
    play = _Play(state)
    _HANDLERS[type(command)](play, command)
    return play.state, tuple(play.events)


class _Play:
    """One command being carried out: the state so far and the events that led there."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[ev.Event] = []

    def happen(self, event: ev.Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)

    def end_round(self, *, out: Seat | None) -> None:
        self.happen(ev.RoundEnded(score_round(self.state, out=out)))


def _demand(objection: RuleViolation | None) -> None:
    if objection is not None:
        raise objection


def _deal_round(play: _Play, command: cmd.DealRound) -> None:
    state = play.state
    if state.phase is Phase.OVER:
        raise RuleViolation(Refusal.MATCH_OVER)
    if state.phase is not Phase.DEAL:
        raise RuleViolation(Refusal.ROUND_RUNNING)
    ruleset = state.ruleset
    # The first dealer comes from the seed; afterwards the deal moves to the left (rule 4).
    dealer = ruleset.next_seat(state.dealer) if state.number else first_dealer(command.seed, ruleset)
    play.happen(ev.RoundDealt(state.number + 1, dealer, command.seed))
    if ruleset.red_three_reveal is RedThreeReveal.AFTER_DEAL:
        seat = play.state.mover
        for _ in range(ruleset.seats):
            _lay_red_threes(play, seat)
            seat = ruleset.next_seat(seat)
    _lay_red_threes(play, play.state.mover)


def begin_turn(state: State) -> tuple[State, tuple[ev.Event, ...]]:
    """Do what happens by itself at the start of a turn, as ``apply`` does: the mover's red threes are laid (rule 9)."""
    play = _Play(state)
    _lay_red_threes(play, state.mover)
    return play.state, tuple(play.events)


def _lay_red_threes(play: _Play, seat: Seat) -> None:
    """Lay a hand's red threes and replace them one for one from the stock, again and again (rules 8, 9)."""
    hand = play.state.hands[seat]
    if RED_THREES.isdisjoint(hand) or play.state.result is not None:
        return
    reds = tuple(card for card in hand if card in RED_THREES)
    play.happen(ev.RedThreesLaid(seat, reds))
    drawn = _from_stock(play.state, len(reds))
    if not drawn:
        return
    play.happen(ev.RedThreesReplaced(seat, drawn))
    if drawn[-1] in RED_THREES and not play.state.stock and _ends_on_red_three(play.state):
        play.end_round(out=None)


def _from_stock(state: State, count: int) -> tuple[Card, ...]:
    """Return the stock cards, in drawing order, that bring ``count`` cards to a hand; red threes do not count (rule
    10).
    """
    plain = state.stock[: -count - 1 : -1]
    if RED_THREES.isdisjoint(plain):
        return plain
    drawn: list[Card] = []
    for card in reversed(state.stock):
        if not count:
            break
        drawn.append(card)
        count -= card not in RED_THREES
    return tuple(drawn)


def _ends_on_red_three(state: State) -> bool:
    return state.ruleset.last_stock_red_three is LastRedThree.END


def _draw(play: _Play, command: cmd.Draw) -> None:
    state = play.state
    _demand(why_no_move(state, command.seat, DRAW_PHASE))
    if not state.stock:
        raise RuleViolation(Refusal.STOCK_EMPTY)
    play.happen(ev.CardsDrawn(command.seat, _from_stock(state, state.ruleset.draw_count)))
    if play.state.turn.no_discard and _ends_on_red_three(state):
        play.end_round(out=None)


def _take_pile(play: _Play, command: cmd.TakePile) -> None:
    state = play.state
    _demand(why_no_move(state, command.seat, DRAW_PHASE))
    _demand(why_no_pile(state))
    check_in_hand(state.hand, command.cards)
    check_take(state, command.cards)
    top = state.pile[-1]
    play.happen(ev.PileTaken(command.seat, rank_of(top), top, command.cards, len(state.pile)))
    _after_lay(play)


def _lay_down(play: _Play, command: cmd.LayDown) -> None:
    state = play.state
    _demand(why_no_move(state, command.seat, MELD_PHASE))
    check_in_hand(state.hand, command.cards)
    rank = rank_for(command.cards, command.rank)
    existing = state.side.meld_of(rank)
    check_meld(state.ruleset, rank, existing, command.cards)
    left = len(state.hand) - len(command.cards)
    if rank == THREE or not ends_anyway(state, left=left):
        after = Prospect(state)
        after.lay_cards(rank, command.cards)
        check_can_end(after, minimum=state.turn.minimum)
        if rank == THREE and not closes_with(after):
            raise RuleViolation(Refusal.BLACK_THREES_ONLY_OUT)
    play.happen(ev.CardsLaid(command.seat, rank, command.cards))
    _after_lay(play)


def _after_lay(play: _Play) -> None:
    """Collect a waiting pile once the minimum is reached (rule 17c), and end the round when the hand is empty (rule
    49).
    """
    state = play.state
    turn = state.turn
    if turn.pending:
        laid = sum([state.ruleset.points_of[card] for entry in turn.laid for card in entry.all_cards])
        if laid >= turn.minimum:
            play.happen(ev.PileCollected(turn.seat, state.pile))
    if not play.state.hand and not play.state.turn.pending:
        play.end_round(out=turn.seat)


def _ask(play: _Play, command: cmd.AskPermission) -> None:
    _demand(why_no_move(play.state, command.seat, MELD_PHASE))
    refusal = why_no_ask(play.state)
    if refusal is not None:
        raise RuleViolation(refusal)
    partner = play.state.ruleset.partner_of(command.seat)
    assert partner is not None
    play.happen(ev.PermissionAsked(command.seat, partner))


def _answer(play: _Play, command: cmd.AnswerPermission) -> None:
    state = play.state
    _demand(why_not_running(state))
    if state.turn.permission is not ASKED:
        raise RuleViolation(Refusal.NOTHING_ASKED)
    partner = state.ruleset.partner_of(state.mover)
    if command.seat != partner:
        raise RuleViolation(Refusal.NOT_ASKED_OF_YOU, partner=partner or 0, seat=command.seat)
    play.happen(ev.PermissionAnswered(command.seat, command.yes))


def _withdraw(play: _Play, command: cmd.WithdrawQuestion) -> None:
    state = play.state
    _demand(why_not_running(state))
    if command.seat != state.mover:
        raise RuleViolation(Refusal.NOT_YOUR_TURN, turn=state.mover, seat=command.seat)
    if state.turn.permission is not ASKED:
        raise RuleViolation(Refusal.NOTHING_ASKED)
    play.happen(ev.QuestionWithdrawn(command.seat))


def _discard(play: _Play, command: cmd.Discard) -> None:
    state = play.state
    _demand(why_no_move(state, command.seat, MELD_PHASE))
    if command.card not in state.hand:
        raise RuleViolation(Refusal.CARD_NOT_IN_HAND, card=card_name(command.card))
    if command.card in RED_THREES:
        raise RuleViolation(Refusal.RED_THREE)
    _demand(why_no_discard(state))
    play.happen(ev.Discarded(command.seat, command.card))
    if not play.state.hands[command.seat]:
        play.end_round(out=command.seat)
        return
    _next_turn(play)


def _next_turn(play: _Play) -> None:
    """End the round when the stock is used up (rules 63, 64), or begin the next player's turn."""
    state = play.state
    if not state.stock and state.ruleset.stock_end is StockEnd.TURN_END:
        play.end_round(out=None)
        return
    _lay_red_threes(play, play.state.mover)
    state = play.state
    if state.result is None and not state.stock and not may_take(state):
        play.end_round(out=None)


def _pass(play: _Play, command: cmd.Pass) -> None:
    state = play.state
    _demand(why_no_pass(state, command.seat))
    play.happen(ev.Passed(command.seat))
    play.end_round(out=None)


def _undo(play: _Play, command: cmd.Undo) -> None:
    state = play.state
    _demand(why_no_move(state, command.seat, MELD_PHASE))
    _demand(why_no_undo(state))
    laid = state.turn.laid[-1]
    play.happen(ev.CardsTakenBack(command.seat, laid.rank, laid.cards, laid.top))


_HANDLERS: Final[dict[type, Callable[[_Play, Any], None]]] = {
    cmd.DealRound: _deal_round,
    cmd.Draw: _draw,
    cmd.TakePile: _take_pile,
    cmd.LayDown: _lay_down,
    cmd.AskPermission: _ask,
    cmd.AnswerPermission: _answer,
    cmd.WithdrawQuestion: _withdraw,
    cmd.Discard: _discard,
    cmd.Pass: _pass,
    cmd.Undo: _undo,
}
