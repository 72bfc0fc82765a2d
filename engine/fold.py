"""The fold: how each event changes the state. It checks nothing; events are facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import reduce
from typing import Any, Final, TypeVar

from engine import events as ev
from engine.cards import IS_WILD, RED_THREES, Card, Rank
from engine.deal import deal, shuffle
from engine.ruleset import Seat
from engine.state import ASKED, DRAW_PHASE, GRANTED, MELD_PHASE, REFUSED, Laid, Meld, Phase, Side, State, Turn

T = TypeVar("T")


def evolve(state: State, event: ev.Event) -> State:
    """Return the state after an event."""
    return _FOLDS[type(event)](state, event)


def replay(state: State, events: Iterable[ev.Event]) -> State:
    """Return the state after a series of events."""
    return reduce(evolve, events, state)


def start_turn(state: State, seat: Seat) -> Turn:
    """Return a fresh turn of a seat; a side without melds has its opening before it (rule 39)."""
    ruleset = state.ruleset
    team = ruleset.team_of(seat)
    minimum = 0 if state.sides[team].melds else ruleset.minimum_for(state.scores[team])
    return Turn(seat, DRAW_PHASE, minimum)


def _round_dealt(state: State, event: ev.RoundDealt) -> State:
    ruleset = state.ruleset
    dealt = deal(shuffle(event.seed, ruleset).deck, ruleset, dealer=event.dealer)
    fresh = state._replace(
        scores=state.scores if state.result is None else state.result.totals,
        number=event.number,
        dealer=event.dealer,
        seed=event.seed,
        hands=dealt.hands,
        sides=(Side(),) * ruleset.teams,
        stock=dealt.stock,
        pile=dealt.pile,
        melded_before=(False,) * ruleset.seats,
        result=None,
    )
    return fresh._replace(turn=start_turn(fresh, ruleset.next_seat(event.dealer)))


def _moved(
    state: State,
    hands: tuple[tuple[Card, ...], ...],
    sides: tuple[Side, ...],
    stock: tuple[Card, ...],
    pile: tuple[Card, ...],
    turn: Turn,
) -> State:
    """Return the state with its cards moved; what most moves do is not left to the slower ``_replace``."""
    ruleset, scores, number, dealer, seed, _, _, _, _, _, melded_before, result = state
    return State(ruleset, scores, number, dealer, seed, hands, sides, stock, pile, turn, melded_before, result)


def _red_threes_laid(state: State, event: ev.RedThreesLaid) -> State:
    hand = without(state.hands[event.seat], event.cards)
    return state._replace(hands=_swap(state.hands, event.seat, hand), sides=_add_red(state, event.seat, event.cards))


def _red_threes_replaced(state: State, event: ev.RedThreesReplaced) -> State:
    return _drawn(state, event.seat, event.cards, turn=state.turn)


def _cards_drawn(state: State, event: ev.CardsDrawn) -> State:
    kept = _without_reds(event.cards)
    seat, _, minimum, *_ = state.turn
    turn = Turn(seat, MELD_PHASE, minimum, kept, from_stock=True, no_discard=not kept)
    return _drawn(state, event.seat, event.cards, turn=turn)


def _drawn(state: State, seat: Seat, cards: tuple[Card, ...], *, turn: Turn) -> State:
    hands, sides = _received(state, seat, cards)
    stock = state.stock
    return _moved(state, hands, sides, stock[: len(stock) - len(cards)], state.pile, turn)


def _pile_taken(state: State, event: ev.PileTaken) -> State:
    turn = state.turn
    laid = Laid(event.rank, event.cards, event.top)
    rest = state.pile[:-1]
    return state._replace(
        hands=_swap(state.hands, event.seat, without(state.hands[event.seat], event.cards)),
        sides=_with_cards(state, event.rank, laid.all_cards),
        pile=rest,
        turn=turn._replace(phase=MELD_PHASE, laid=(*turn.laid, laid), pending=bool(rest)),
    )


def _pile_collected(state: State, event: ev.PileCollected) -> State:
    turn = state.turn
    drew = _without_reds(event.cards)
    turn = turn._replace(fixed=len(turn.laid), pending=False, drew=drew)
    hands, sides = _received(state, event.seat, event.cards)
    return state._replace(hands=hands, sides=sides, pile=(), turn=turn)


def _cards_laid(state: State, event: ev.CardsLaid) -> State:
    seat, rank, cards = event.seat, event.rank, event.cards
    turn = state.turn
    hands = _swap(state.hands, seat, without(state.hands[seat], cards))
    after = turn._replace(laid=(*turn.laid, Laid(rank, cards)))
    return _moved(state, hands, _with_cards(state, rank, cards), state.stock, state.pile, after)


def _cards_taken_back(state: State, event: ev.CardsTakenBack) -> State:
    turn = state.turn
    laid = turn.laid[-1]
    back_in_pile = laid.top is not None
    return state._replace(
        hands=_swap(state.hands, event.seat, tuple(sorted(state.hands[event.seat] + event.cards))),
        sides=_without_cards(state, event.rank, laid.all_cards),
        pile=state.pile if laid.top is None else (*state.pile, laid.top),
        turn=turn._replace(
            phase=DRAW_PHASE if back_in_pile else MELD_PHASE,
            laid=turn.laid[:-1],
            pending=turn.pending and not back_in_pile,
        ),
    )


def _permission_asked(state: State, event: ev.PermissionAsked) -> State:
    turn = state.turn
    return state._replace(turn=turn._replace(permission=ASKED, fixed=len(turn.laid)))


def _permission_answered(state: State, event: ev.PermissionAnswered) -> State:
    answer = GRANTED if event.yes else REFUSED
    return state._replace(turn=state.turn._replace(permission=answer))


def _question_withdrawn(state: State, event: ev.QuestionWithdrawn) -> State:
    return state._replace(turn=state.turn._replace(permission=None))


def _discarded(state: State, event: ev.Discarded) -> State:
    seat, card = event.seat, event.card
    hand = state.hands[seat]
    place = hand.index(card)
    hands = _swap(state.hands, seat, hand[:place] + hand[place + 1 :])
    pile = (*state.pile, card)
    if len(hand) == 1:
        # A discarded last card goes out: the turn stands, for it decides whether that was concealed.
        return state._replace(hands=hands, pile=pile)
    return _turn_passed(state, seat, hands=hands, pile=pile)


def _passed(state: State, event: ev.Passed) -> State:
    return _turn_passed(state, event.seat, hands=state.hands, pile=state.pile)


def _round_ended(state: State, event: ev.RoundEnded) -> State:
    # Rule 14: red threes that their owner had no turn to lay count as laid.
    hands, sides = list(state.hands), list(state.sides)
    for seat, hand in enumerate(hands):
        reds = tuple(card for card in hand if card in RED_THREES)
        if reds:
            team = state.ruleset.team_of(seat)
            hands[seat] = tuple(card for card in hand if card not in RED_THREES)
            sides[team] = replace(sides[team], red_threes=sides[team].red_threes + reds)
    phase = Phase.DEAL if event.result.winner is None else Phase.OVER
    return state._replace(
        hands=tuple(hands),
        sides=tuple(sides),
        turn=state.turn._replace(phase=phase),
        result=event.result,
    )


# Event classes are final, so the class alone selects the function.
_FOLDS: Final[dict[type, Callable[[State, Any], State]]] = {
    ev.RoundDealt: _round_dealt,
    ev.RedThreesLaid: _red_threes_laid,
    ev.RedThreesReplaced: _red_threes_replaced,
    ev.CardsDrawn: _cards_drawn,
    ev.PileTaken: _pile_taken,
    ev.PileCollected: _pile_collected,
    ev.CardsLaid: _cards_laid,
    ev.CardsTakenBack: _cards_taken_back,
    ev.PermissionAsked: _permission_asked,
    ev.PermissionAnswered: _permission_answered,
    ev.QuestionWithdrawn: _question_withdrawn,
    ev.Discarded: _discarded,
    ev.Passed: _passed,
    ev.RoundEnded: _round_ended,
}


def without(hand: tuple[Card, ...], cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return a hand without some of its cards.

    Raises:
        ValueError: A card is not in the hand as often as it is named.
    """
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def _turn_passed(state: State, seat: Seat, *, hands: tuple[tuple[Card, ...], ...], pile: tuple[Card, ...]) -> State:
    turn = start_turn(state, state.ruleset.next_seat(seat))
    after = _moved(state, hands, state.sides, state.stock, pile, turn)
    if not state.turn.laid or state.melded_before[seat]:
        return after
    return after._replace(melded_before=_swap(state.melded_before, seat, True))


def _received(
    state: State, seat: Seat, cards: tuple[Card, ...]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Side, ...]]:
    """Return hands and sides after cards came to a hand, red threes among them laid before the side."""
    new = _without_reds(cards)
    hands = _swap(state.hands, seat, tuple(sorted(state.hands[seat] + new)))
    if len(new) == len(cards):
        return hands, state.sides
    return hands, _add_red(state, seat, tuple(card for card in cards if card in RED_THREES))


def _without_reds(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return cards if RED_THREES.isdisjoint(cards) else tuple(card for card in cards if card not in RED_THREES)


def _swap(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def _add_red(state: State, seat: Seat, cards: tuple[Card, ...]) -> tuple[Side, ...]:
    team = state.ruleset.team_of(seat)
    side = state.sides[team]
    return _swap(state.sides, team, replace(side, red_threes=side.red_threes + cards))


def _with_cards(state: State, rank: Rank, cards: tuple[Card, ...]) -> tuple[Side, ...]:
    """Return the sides after cards joined the mover's meld of a rank, or made it."""
    team = state.ruleset.team_of(state.turn.seat)
    side = state.sides[team]
    wilds = tuple([card for card in cards if IS_WILD[card]])
    naturals = tuple([card for card in cards if not IS_WILD[card]]) if wilds else cards
    for place, meld in enumerate(side.melds):
        if meld.rank == rank:
            merged = Meld(rank, _joined(meld.naturals, naturals), _joined(meld.wilds, wilds))
            return _swap(state.sides, team, Side(_swap(side.melds, place, merged), side.red_threes))
    fresh = Meld(rank, _joined((), naturals), _joined((), wilds))
    return _swap(state.sides, team, Side((*side.melds, fresh), side.red_threes))


def _joined(cards: tuple[Card, ...], more: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards + more)) if more else cards


def _without_cards(state: State, rank: Rank, cards: tuple[Card, ...]) -> tuple[Side, ...]:
    """Return the sides after cards left the mover's meld of a rank; an emptied meld is gone."""
    team = state.ruleset.team_of(state.turn.seat)
    side = state.sides[team]
    melds = []
    for meld in side.melds:
        if meld.rank == rank:
            naturals = without(meld.naturals, (card for card in cards if not IS_WILD[card]))
            wilds = without(meld.wilds, (card for card in cards if IS_WILD[card]))
            meld = Meld(rank, naturals, wilds)
        if meld.size:
            melds.append(meld)
    return _swap(state.sides, team, Side(tuple(melds), side.red_threes))
