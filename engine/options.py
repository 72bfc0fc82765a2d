"""What a seat may do now, and for what it may not, the one reason why."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, in_order
from engine.commands import CombineMelds, LayDown, PlayerCommand, TakePile
from engine.discards import barred_by, why_barred
from engine.lays import legal_combinings, offered_lays, why_no_lay
from engine.prospect import Prospect
from engine.refusals import Refusal, RuleViolation, sentence_of
from engine.ruleset import Seat
from engine.special_hands import special_hand
from engine.state import Permission, Phase, State
from engine.takes import iter_takes, why_no_take
from engine.terms import DiscardRule, SpecialHand
from engine.verify import why_no_ask, why_no_discard, why_no_pass, why_no_undo
from engine.way_out import way_out


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a stable code and its figures, as in ``RuleViolation``."""

    refusal: Refusal
    values: tuple[tuple[str, int | str], ...] = ()

    @property
    def sentence(self) -> str:
        """The reason as one English sentence."""
        return sentence_of(self.refusal, dict(self.values))


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one seat. Where a list is empty or a flag false, the ``no_…`` beside it tells why.

    Attributes:
        takes: Ways to take the pile, best first; each is legal.
        lays: Lay-downs to offer as buttons, best first, at most ``LAYS_OFFERED``; each is legal.
        combines: Pairs of the side's melds that may become one.
        special: The special hand that may be shown to end the round.
        discards: The distinct cards that may be discarded, in the order in which a hand is shown.
        barred: The distinct cards that a restriction keeps in the hand, with that restriction.
        way_out: Commands that go out in this turn, in order; empty when it is impossible.
        may_answer: This seat has been asked "may I go out?".
    """

    may_draw: bool = False
    may_pass: bool = False
    takes: tuple[TakePile, ...] = ()
    lays: tuple[LayDown, ...] = ()
    combines: tuple[CombineMelds, ...] = ()
    special: SpecialHand | None = None
    discards: tuple[Card, ...] = ()
    barred: tuple[tuple[Card, DiscardRule], ...] = ()
    may_ask: bool = False
    may_undo: bool = False
    may_answer: bool = False
    way_out: tuple[PlayerCommand, ...] = ()
    no_draw: Reason | None = None
    no_take: Reason | None = None
    no_lay: Reason | None = None
    no_discard: Reason | None = None
    no_ask: Reason | None = None
    no_undo: Reason | None = None


def options_for(state: State, seat: Seat) -> Options | None:
    """Return what a seat may do, or None while it has nothing to do."""
    turn = state.turn
    if state.result is not None or turn.phase is Phase.DEAL:
        return None
    if turn.permission is Permission.ASKED:
        return Options(may_answer=True) if seat == state.partner else None
    if seat != turn.seat:
        return None
    return _at_draw(state) if turn.phase is Phase.DRAW else _at_meld(state)


def _at_draw(state: State) -> Options:
    takes = tuple(iter_takes(state))
    return Options(
        may_draw=bool(state.stock),
        may_pass=why_no_pass(state, state.mover) is None,
        takes=takes,
        no_draw=None if state.stock else Reason(Refusal.STOCK_EMPTY),
        no_take=None if takes else _reason(why_no_take(state)),
        no_lay=Reason(Refusal.DRAW_FIRST),
        no_discard=Reason(Refusal.DRAW_FIRST),
        no_ask=Reason(Refusal.DRAW_FIRST),
        no_undo=Reason(Refusal.NOTHING_TO_UNDO),
    )


def _at_meld(state: State) -> Options:
    lays = offered_lays(state)
    no_discard, no_ask, no_undo = why_no_discard(state), why_no_ask(state), why_no_undo(state)
    return Options(
        may_pass=why_no_pass(state, state.mover) is None,
        lays=lays,
        combines=tuple(legal_combinings(state, Prospect(state))),
        special=special_hand(state) if state.ruleset.special_hands else None,
        discards=_discards(state) if no_discard is None else (),
        barred=_barred(state) if no_discard is None else (),
        may_ask=no_ask is None,
        may_undo=no_undo is None,
        way_out=way_out(state),
        no_draw=Reason(Refusal.ALREADY_DRAWN),
        no_take=Reason(Refusal.ALREADY_DRAWN),
        no_lay=None if lays else _reason(why_no_lay(state)),
        no_discard=_reason(no_discard),
        no_ask=None if no_ask is None else Reason(no_ask),
        no_undo=_reason(no_undo),
    )


def _discards(state: State) -> tuple[Card, ...]:
    return in_order(card for card in set(state.hand) if why_barred(state, card) is None)


def _barred(state: State) -> tuple[tuple[Card, DiscardRule], ...]:
    if not state.ruleset.discard_rules:
        return ()
    rules = ((card, barred_by(state, card)) for card in in_order(set(state.hand)))
    return tuple((card, rule) for card, rule in rules if rule is not None)


def _reason(violation: RuleViolation | None) -> Reason | None:
    return None if violation is None else Reason(violation.refusal, tuple(violation.values.items()))
