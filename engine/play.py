"""Commands become events here: each is verified against the rules first, and only then happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine import commands as cmd
from engine import events as ev
from engine.books import may_combine
from engine.cards import PLACE_OF, Card, Rank, card_name, rank_of
from engine.deal import first_dealer
from engine.discards import why_barred
from engine.fold import evolve
from engine.lay_rules import Target, check_lay, is_black_threes, target_of
from engine.melds import check_in_hand
from engine.prospect import Prospect, book_of
from engine.refusals import Refusal, RuleViolation
from engine.ruleset import Seat
from engine.scoring import score_round
from engine.search import can_end, closes_with
from engine.special_hands import special_hand
from engine.state import ASKED, DRAW_PHASE, MELD_PHASE, SEQUENCE, SET, Phase, State
from engine.takes import check_take, may_take, why_no_pile
from engine.terms import FootTrigger, LastRedThree, RedThreeReveal, SpecialHand, StockEnd
from engine.turn_end import check_can_end, ends_anyway, why_no_end
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

    def end_round(self, *, out: Seat | None, special: SpecialHand | None = None) -> None:
        if out is not None:
            self.form_partnership(out)
        self.happen(ev.RoundEnded(score_round(self.state, out=out, special=special)))

    def form_partnership(self, lone: Seat) -> None:
        """Let a player stand alone for the round, where nobody does yet (rule 2.3)."""
        if self.state.ruleset.lone_hand and self.state.extras.lone is None:
            self.happen(ev.PartnershipFormed(lone))


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
    number = state.number + 1
    dealer = ruleset.next_dealer(state.dealer, number) if state.number else first_dealer(command.seed, ruleset)
    play.happen(ev.RoundDealt(number, dealer, command.seed))
    if ruleset.red_three_reveal is RedThreeReveal.AFTER_DEAL:
        seat = play.state.mover
        for _ in ruleset.turn_order(number):
            _lay_red_threes(play, seat)
            seat = ruleset.next_seat(seat, number)
    _lay_red_threes(play, play.state.mover)


def begin_turn(state: State) -> tuple[State, tuple[ev.Event, ...]]:
    """Do what happens by itself at the start of a turn, as ``apply`` does: the mover's red threes are laid (rule 9)."""
    play = _Play(state)
    _begin(play)
    return play.state, tuple(play.events)


def _begin(play: _Play) -> None:
    """Lay the mover's threes, and give what the player is owed from the stock (rules 9, 2.16)."""
    seat = play.state.mover
    _lay_red_threes(play, seat)
    state = play.state
    owed = state.extras.owed[seat] if state.extras.owed else 0
    if owed and state.result is None and len(state.stock) >= state.ruleset.talon_reserve:
        _draw_extra(play, seat, owed, ev.ExtraDraw.TALON)


def _draw_extra(play: _Play, seat: Seat, count: int, reason: ev.ExtraDraw) -> None:
    """Give stock cards besides a turn's draw, as far as there are any."""
    cards = _from_stock(play.state, count)
    if cards and play.state.result is None:
        play.happen(ev.ExtraCardsDrawn(seat, cards, reason))


def _lay_red_threes(play: _Play, seat: Seat) -> None:
    """Lay a hand's red threes and replace them one for one from the stock, again and again (rules 8, 9)."""
    hand, threes = play.state.hands[seat], play.state.ruleset.bonus_threes
    if threes.isdisjoint(hand) or play.state.result is not None:
        return
    reds = tuple(card for card in hand if card in threes)
    play.happen(ev.RedThreesLaid(seat, reds))
    _replace_threes(play, seat, len(reds))


def _replace_threes(play: _Play, seat: Seat, count: int) -> None:
    drawn = _from_stock(play.state, count)
    if not drawn:
        return
    play.happen(ev.RedThreesReplaced(seat, drawn))
    if drawn[-1] in play.state.ruleset.bonus_threes and not play.state.stock and _ends_on_red_three(play.state):
        play.end_round(out=None)


def _from_stock(state: State, count: int) -> tuple[Card, ...]:
    """Return the stock cards, in drawing order, that bring ``count`` cards to a hand; red threes do not count (rule
    10).
    """
    plain, threes = state.stock[: -count - 1 : -1], state.ruleset.bonus_threes
    if threes.isdisjoint(plain):
        return plain
    drawn: list[Card] = []
    for card in reversed(state.stock):
        if not count:
            break
        drawn.append(card)
        count -= card not in threes
    return tuple(drawn)


def _ends_on_red_three(state: State) -> bool:
    return state.ruleset.last_stock_red_three is not LastRedThree.MAY_MELD


def _draw(play: _Play, command: cmd.Draw) -> None:
    state = play.state
    _demand(why_no_move(state, command.seat, DRAW_PHASE))
    if not state.stock:
        raise RuleViolation(Refusal.STOCK_EMPTY)
    drawn = _from_stock(state, state.ruleset.draw_count)
    play.happen(ev.CardsDrawn(command.seat, drawn))
    is_last_in_hand = not state.ruleset.bonus_threes.isdisjoint(play.state.hands[command.seat])
    if (play.state.turn.no_discard or is_last_in_hand) and _ends_on_red_three(state):
        play.end_round(out=None)


def _take_pile(play: _Play, command: cmd.TakePile) -> None:
    state = play.state
    _demand(why_no_move(state, command.seat, DRAW_PHASE))
    _demand(why_no_pile(state))
    check_in_hand(state.hand, command.cards)
    target = check_take(state, command.cards, command.onto)
    top = state.pile[-1]
    onto = _place(state, target)
    rank = _rank_after(state, target, (top,))
    play.happen(ev.PileTaken(command.seat, rank, top, command.cards, len(state.pile), target.kind, onto))
    _after_lay(play, state, onto)


def _lay_down(play: _Play, command: cmd.LayDown) -> None:
    state = play.state
    _demand(why_no_move(state, command.seat, MELD_PHASE))
    cards, melds = command.cards, state.side.melds
    check_in_hand(state.hand, cards)
    target = target_of(state.ruleset, melds, cards, rank=command.rank, onto=command.onto)
    before = Prospect(state)
    way = check_lay(before, melds, target, cards)
    is_last = is_black_threes(target)
    if is_last or target.kind is SEQUENCE or not ends_anyway(state, left=len(state.hand) - len(cards)):
        after = before.laid(way)
        check_can_end(after, minimum=state.turn.minimum)
        if is_last and not closes_with(after):
            raise RuleViolation(Refusal.BLACK_THREES_ONLY_OUT)
    onto = _place(state, target)
    play.happen(ev.CardsLaid(command.seat, _rank_after(state, target, cards), cards, target.kind, onto))
    _after_lay(play, state, onto)


def _place(state: State, target: Target) -> int:
    return len(state.side.melds) if target.place is None else target.place


def _rank_after(state: State, target: Target, cards: tuple[Card, ...]) -> Rank:
    """Return the rank of the meld once cards have joined it: a sequence is named by its lowest card."""
    if target.kind is not SEQUENCE:
        return target.rank
    lying = () if target.place is None else state.side.melds[target.place].naturals
    return rank_of(min((*lying, *cards), key=PLACE_OF.__getitem__))


def _after_lay(play: _Play, before: State, onto: int) -> None:
    """Do what follows a lay-down by itself: a waiting pile is collected, packets and extra cards come, the round ends.

    (Rules 17c, 49, 2.9, 2.11, 2.13, 2.17.)
    """
    ruleset, seat = before.ruleset, before.mover
    is_take = before.turn.phase is DRAW_PHASE
    waited = play.state.turn.pending
    if waited and Prospect(play.state).is_open:
        play.happen(ev.PileCollected(seat, play.state.waiting))
    if (is_take or waited) and not play.state.turn.pending:
        play.form_partnership(seat)
        if ruleset.pile_take_extra_draw:
            _draw_extra(play, seat, ruleset.pile_take_extra_draw, ev.ExtraDraw.PILE)
    if ruleset.opening_bonus_draw and Prospect(play.state).is_open and not Prospect(before).is_open:
        _draw_extra(play, seat, ruleset.opening_bonus_draw, ev.ExtraDraw.OPENING)
    if ruleset.foot_size and play.state.has_foot(seat) and not play.state.turn.pending:
        _maybe_take_foot(play, seat, before, onto)
    if not play.state.hands[seat] and not play.state.turn.pending and play.state.result is None:
        play.end_round(out=seat)


def _maybe_take_foot(play: _Play, seat: Seat, before: State, onto: int) -> None:
    """Take up the second packet: with the first canasta of a player, or when the hand is empty (rules 2.11, 2.17)."""
    match before.ruleset.foot_trigger:
        case FootTrigger.HAND_EMPTY:
            is_due = not play.state.hands[seat]
        case FootTrigger.FIRST_CANASTA:
            full = before.ruleset.canasta_size
            old = before.side.melds[onto].size if onto < len(before.side.melds) else 0
            is_due = old < full <= play.state.side_of(seat).melds[onto].size
        case FootTrigger.NONE:
            is_due = False
    if is_due:
        _take_foot(play, seat)


def _take_foot(play: _Play, seat: Seat) -> None:
    foot = play.state.extras.feet[seat]
    play.happen(ev.FootTaken(seat, foot))
    threes = sum(card in play.state.ruleset.bonus_threes for card in foot)
    if threes:
        _replace_threes(play, seat, threes)


def _combine(play: _Play, command: cmd.CombineMelds) -> None:
    state = play.state
    _demand(why_no_move(state, command.seat, MELD_PHASE))
    melds = state.side.melds
    first, second = command.first, command.second
    if not (0 <= first < len(melds) and 0 <= second < len(melds)):
        raise RuleViolation(Refusal.NO_SUCH_MELD, count=len(melds))
    low, high = sorted((first, second))
    one, two = melds[low], melds[high]
    is_pair = low != high and one.kind is SET and two.kind is SET and one.rank == two.rank
    if not is_pair or not may_combine(state.ruleset, book_of(one), book_of(two)):
        raise RuleViolation(Refusal.CANNOT_COMBINE)
    after = Prospect(state).combined(one.rank, book_of(one), book_of(two))
    if not can_end(after):
        raise why_no_end(after, minimum=state.turn.minimum)
    play.happen(ev.MeldsCombined(command.seat, low, high))
    is_new_canasta = max(one.size, two.size) < state.ruleset.canasta_size <= one.size + two.size
    is_due = state.ruleset.foot_trigger is FootTrigger.FIRST_CANASTA and state.has_foot(command.seat)
    if is_new_canasta and is_due:
        _take_foot(play, command.seat)


def _show(play: _Play, command: cmd.ShowHand) -> None:
    state = play.state
    _demand(why_no_move(state, command.seat, MELD_PHASE))
    hand = special_hand(state)
    if hand is None:
        raise RuleViolation(Refusal.NO_SPECIAL_HAND)
    play.happen(ev.HandShown(command.seat, hand, state.hand))
    play.end_round(out=command.seat, special=hand)


def _ask(play: _Play, command: cmd.AskPermission) -> None:
    _demand(why_no_move(play.state, command.seat, MELD_PHASE))
    refusal = why_no_ask(play.state)
    if refusal is not None:
        raise RuleViolation(refusal)
    partner = play.state.partner
    assert partner is not None
    play.happen(ev.PermissionAsked(command.seat, partner))


def _answer(play: _Play, command: cmd.AnswerPermission) -> None:
    state = play.state
    _demand(why_not_running(state))
    if state.turn.permission is not ASKED:
        raise RuleViolation(Refusal.NOTHING_ASKED)
    partner = state.partner
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
    if command.card in state.ruleset.bonus_threes:
        raise RuleViolation(Refusal.RED_THREE)
    _demand(why_no_discard(state))
    _demand(why_barred(state, command.card))
    play.happen(ev.Discarded(command.seat, command.card))
    if not play.state.hands[command.seat]:
        if not play.state.has_foot(command.seat):
            play.end_round(out=command.seat)
            return
        _take_foot(play, command.seat)
    _next_turn(play)


def _next_turn(play: _Play) -> None:
    """End the round when the stock is used up (rules 63, 64), or begin the next player's turn."""
    state = play.state
    if state.result is not None:
        return
    if not state.stock and state.ruleset.stock_end is StockEnd.TURN_END:
        play.end_round(out=None)
        return
    _begin(play)
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
    play.happen(ev.CardsTakenBack(command.seat, laid.rank, laid.cards, laid.top, laid.kind, laid.onto))


_HANDLERS: Final[dict[type, Callable[[_Play, Any], None]]] = {
    cmd.DealRound: _deal_round,
    cmd.Draw: _draw,
    cmd.TakePile: _take_pile,
    cmd.LayDown: _lay_down,
    cmd.CombineMelds: _combine,
    cmd.ShowHand: _show,
    cmd.AskPermission: _ask,
    cmd.AnswerPermission: _answer,
    cmd.WithdrawQuestion: _withdraw,
    cmd.Discard: _discard,
    cmd.Pass: _pass,
    cmd.Undo: _undo,
}
