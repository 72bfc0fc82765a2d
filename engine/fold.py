"""The fold: how each event changes the state. It checks nothing; events are facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any, Final, TypeVar

from engine import events as ev
from engine.cards import BLACK_THREES, IS_WILD, PLACE_OF, Card, Rank, rank_of
from engine.deal import deal, shuffle
from engine.ruleset import Seat
from engine.state import (
    ASKED,
    DRAW_PHASE,
    GRANTED,
    MELD_PHASE,
    REFUSED,
    SEQUENCE,
    Extras,
    Laid,
    Meld,
    MeldKind,
    Phase,
    Side,
    State,
    Turn,
    new_extras,
)
from engine.terms import LastRedThree

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
    if state.sides[state.extras.side_of[seat]].melds:
        return Turn(seat, DRAW_PHASE, 0)
    return Turn(seat, DRAW_PHASE, ruleset.minimum_for(state.scores[ruleset.team_of(seat)], state.number))


def _round_dealt(state: State, event: ev.RoundDealt) -> State:
    ruleset = state.ruleset
    dealt = deal(shuffle(event.seed, ruleset).deck, ruleset, dealer=event.dealer, number=event.number)
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
        extras=new_extras(ruleset)._replace(feet=dealt.feet, base=dealt.base),
        result=None,
    )
    return fresh._replace(turn=start_turn(fresh, ruleset.next_seat(event.dealer, event.number)))


def _moved(
    state: State,
    hands: tuple[tuple[Card, ...], ...],
    sides: tuple[Side, ...],
    stock: tuple[Card, ...],
    pile: tuple[Card, ...],
    turn: Turn,
) -> State:
    """Return the state with its cards moved; what most moves do is not left to the slower ``_replace``."""
    ruleset, scores, number, dealer, seed, _, _, _, _, _, melded_before, extras, result = state
    return State(ruleset, scores, number, dealer, seed, hands, sides, stock, pile, turn, melded_before, extras, result)


def _red_threes_laid(state: State, event: ev.RedThreesLaid) -> State:
    hand = without(state.hands[event.seat], event.cards)
    return state._replace(hands=_swap(state.hands, event.seat, hand), sides=_add_red(state, event.seat, event.cards))


def _red_threes_replaced(state: State, event: ev.RedThreesReplaced) -> State:
    return _drawn(state, event.seat, event.cards, turn=state.turn)


def _cards_drawn(state: State, event: ev.CardsDrawn) -> State:
    kept = _kept(state, event.cards)
    seat, _, minimum, *_ = state.turn
    turn = Turn(seat, MELD_PHASE, minimum, kept, from_stock=True, no_discard=not kept)
    return _drawn(state, event.seat, event.cards, turn=turn)


def _drawn(state: State, seat: Seat, cards: tuple[Card, ...], *, turn: Turn) -> State:
    hands, sides = _received(state, seat, cards, kept=_kept(state, cards))
    stock = state.stock
    return _moved(state, hands, sides, stock[: len(stock) - len(cards)], state.pile, turn)


def _extra_cards_drawn(state: State, event: ev.ExtraCardsDrawn) -> State:
    turn = state.turn
    new = (*turn.drew, *_plain(state, event.cards))
    after = _drawn(state, event.seat, event.cards, turn=turn._replace(drew=new, fixed=len(turn.laid)))
    if event.reason is not ev.ExtraDraw.TALON:
        return after
    return after._replace(extras=after.extras._replace(owed=_swap(after.extras.owed, event.seat, 0)))


def _foot_taken(state: State, event: ev.FootTaken) -> State:
    hands, sides = _received(state, event.seat, event.cards)
    extras, turn = state.extras, state.turn
    if event.seat == turn.seat:
        turn = turn._replace(fixed=len(turn.laid), drew=(*turn.drew, *_plain(state, event.cards)))
    after = _moved(state, hands, sides, state.stock, state.pile, turn)
    return after._replace(extras=extras._replace(feet=_swap(extras.feet, event.seat, ())))


def _partnership_formed(state: State, event: ev.PartnershipFormed) -> State:
    """Join the partners' melds at the place of the first of them; laid threes stay with each player (rule 2.3)."""
    partners = [Seat(seat) for seat in range(state.ruleset.seats) if seat != event.lone]
    home = partners[0]
    sides = list(state.sides)
    melds = list(sides[home].melds)
    for partner in partners[1:]:
        for meld in sides[partner].melds:
            place = _place_of(melds, meld.kind, meld.rank)
            if place is None:
                melds.append(meld)
            else:
                melds[place] = _joined_meld(melds[place], meld.naturals, meld.wilds)
        sides[partner] = replace(sides[partner], melds=())
    sides[home] = replace(sides[home], melds=tuple(melds))
    side_of = tuple([seat if seat == event.lone else home for seat in range(state.ruleset.seats)])
    # What the partnership rests on is not taken back any more.
    turn = state.turn._replace(fixed=len(state.turn.laid))
    return state._replace(sides=tuple(sides), turn=turn, extras=state.extras._replace(side_of=side_of, lone=event.lone))


def _pile_taken(state: State, event: ev.PileTaken) -> State:
    turn = state.turn
    sides, onto = _with_cards(state, event.kind, event.rank, (*event.cards, event.top), event.onto)
    laid = Laid(event.rank, event.cards, event.top, event.kind, onto)
    rest = state.pile[:-1]
    return state._replace(
        hands=_swap(state.hands, event.seat, without(state.hands[event.seat], event.cards)),
        sides=sides,
        pile=rest,
        turn=turn._replace(phase=MELD_PHASE, laid=(*turn.laid, laid), pending=bool(rest or state.extras.base)),
    )


def _pile_collected(state: State, event: ev.PileCollected) -> State:
    turn, extras = state.turn, state.extras
    cards = event.cards
    sides = state.sides
    if state.ruleset.captured_black_threes:
        captured = tuple([card for card in cards if card in BLACK_THREES])
        team = state.ruleset.team_of(event.seat)
        sides = _swap(sides, team, replace(sides[team], captured=sides[team].captured + captured))
        cards = tuple([card for card in cards if card not in BLACK_THREES])
    is_whole = len(event.cards) == len(state.pile) + len(extras.base)
    pile = () if is_whole else state.pile[: len(state.pile) - len(event.cards)]
    turn = turn._replace(fixed=len(turn.laid), pending=False, drew=_plain(state, cards))
    hands, sides = _received(state._replace(sides=sides), event.seat, cards)
    after = state._replace(hands=hands, sides=sides, pile=pile, turn=turn)
    return after._replace(extras=extras._replace(base=())) if is_whole and extras.base else after


def _cards_laid(state: State, event: ev.CardsLaid) -> State:
    seat, rank, cards = event.seat, event.rank, event.cards
    turn = state.turn
    hands = _swap(state.hands, seat, without(state.hands[seat], cards))
    sides, onto = _with_cards(state, event.kind, rank, cards, event.onto)
    after = turn._replace(laid=(*turn.laid, Laid(rank, cards, None, event.kind, onto)))
    if event.kind is SEQUENCE and sides[state.extras.side_of[seat]].melds[onto].size > state.ruleset.canasta_size:
        after = after._replace(bound=True)  # only a player who goes out may add to a finished sequence (rule 2.14)
    return _moved(state, hands, sides, state.stock, state.pile, after)


def _melds_combined(state: State, event: ev.MeldsCombined) -> State:
    home = state.extras.side_of[event.seat]
    melds = list(state.sides[home].melds)
    low, high = sorted((event.first, event.second))
    other = melds.pop(high)
    melds[low] = _joined_meld(melds[low], other.naturals, other.wilds)
    sides = _swap(state.sides, home, replace(state.sides[home], melds=tuple(melds)))
    turn = state.turn
    # Places have changed, so nothing that was laid before can be taken back.
    laid = tuple([replace(each, onto=_moved_place(each.onto, low, high)) for each in turn.laid])
    return state._replace(sides=sides, turn=turn._replace(laid=laid, fixed=len(laid)))


def _moved_place(place: int, low: int, high: int) -> int:
    return low if place == high else place - (place > high)


def _cards_taken_back(state: State, event: ev.CardsTakenBack) -> State:
    turn = state.turn
    laid = turn.laid[-1]
    back_in_pile = laid.top is not None
    sides = _without_cards(state, laid)
    return state._replace(
        hands=_swap(state.hands, event.seat, tuple(sorted(state.hands[event.seat] + event.cards))),
        sides=sides,
        pile=state.pile if laid.top is None else (*state.pile, laid.top),
        turn=turn._replace(
            phase=DRAW_PHASE if back_in_pile else MELD_PHASE,
            laid=turn.laid[:-1],
            pending=turn.pending and not back_in_pile,
            bound=_is_bound(state, sides),
        ),
    )


def _is_bound(state: State, sides: tuple[Side, ...]) -> bool:
    """Whether something laid in this turn still allows no other end than going out (rule 2.14)."""
    if not state.turn.bound:
        return False
    melds = sides[state.extras.side_of[state.turn.seat]].melds
    full = state.ruleset.canasta_size
    return any(each.kind is SEQUENCE and melds[each.onto].size > full for each in state.turn.laid[:-1])


def _hand_shown(state: State, event: ev.HandShown) -> State:
    return state


def _permission_asked(state: State, event: ev.PermissionAsked) -> State:
    turn, extras = state.turn, state.extras
    if extras.asked:
        extras = extras._replace(asked=_swap(extras.asked, event.seat, True))
    return state._replace(turn=turn._replace(permission=ASKED, fixed=len(turn.laid)), extras=extras)


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
    if len(hand) == 1 and not state.has_foot(seat):
        # A discarded last card goes out: the turn stands, for it decides whether that was concealed.
        return state._replace(hands=hands, pile=pile)
    return _turn_passed(state, seat, hands=hands, pile=pile)


def _passed(state: State, event: ev.Passed) -> State:
    return _turn_passed(state, event.seat, hands=state.hands, pile=state.pile)


def _round_ended(state: State, event: ev.RoundEnded) -> State:
    # Rule 14: red threes that their owner had no turn to lay count as laid.
    hands, sides = list(state.hands), list(state.sides)
    threes = state.ruleset.late_threes
    for seat, hand in enumerate(hands):
        reds = tuple(card for card in hand if card in threes)
        if reds:
            team = state.ruleset.team_of(seat)
            hands[seat] = tuple(card for card in hand if card not in threes)
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
    ev.ExtraCardsDrawn: _extra_cards_drawn,
    ev.FootTaken: _foot_taken,
    ev.PartnershipFormed: _partnership_formed,
    ev.PileTaken: _pile_taken,
    ev.PileCollected: _pile_collected,
    ev.CardsLaid: _cards_laid,
    ev.MeldsCombined: _melds_combined,
    ev.CardsTakenBack: _cards_taken_back,
    ev.HandShown: _hand_shown,
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
    ruleset, extras = state.ruleset, state.extras
    if extras.played and not extras.played[seat]:
        extras = extras._replace(played=_swap(extras.played, seat, True))
    if ruleset.talon and state.turn.minimum and state.turn.laid:
        extras = _owing_talon(state, seat)
    if extras is not state.extras:
        state = state._replace(extras=extras)
    turn = start_turn(state, ruleset.next_seat(seat, state.number))
    after = _moved(state, hands, state.sides, state.stock, pile, turn)
    if not state.turn.laid or state.melded_before[seat]:
        return after
    return after._replace(melded_before=_swap(state.melded_before, seat, True))


def _owing_talon(state: State, seat: Seat) -> Extras:
    """Return the extras after a player opened: who did so from hand gets stock cards at the next turn (rule 2.16)."""
    extras, talon = state.extras, state.ruleset.talon
    place = len(extras.opened)
    opened = (*extras.opened, state.ruleset.team_of(seat))
    if not state.turn.from_stock or place >= len(talon):
        return extras._replace(opened=opened)
    return extras._replace(opened=opened, owed=_swap(extras.owed, seat, talon[place]))


def _received(
    state: State, seat: Seat, cards: tuple[Card, ...], *, kept: tuple[Card, ...] | None = None
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Side, ...]]:
    """Return hands and sides after cards came to a hand, threes that are laid being laid before the team.

    ``kept`` are those that stay in hand, where these are not simply all others.
    """
    new = _plain(state, cards) if kept is None else kept
    hands = _swap(state.hands, seat, tuple(sorted(state.hands[seat] + new)))
    if len(new) == len(cards):
        return hands, state.sides
    threes = state.ruleset.bonus_threes
    laid = [card for card in cards if card in threes]
    return hands, _add_red(state, seat, tuple(laid[: len(cards) - len(new)]))


def _kept(state: State, drawn: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the stock cards that stay in hand, among them perhaps a three that is the last of all (rule 2.16)."""
    plain = _plain(state, drawn)
    rule = state.ruleset.last_stock_red_three
    if rule is LastRedThree.IN_HAND and len(drawn) == len(state.stock) and drawn[-1] in state.ruleset.bonus_threes:
        return (*plain, drawn[-1])
    return plain


def _plain(state: State, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards without threes that are laid at once."""
    threes = state.ruleset.bonus_threes
    return cards if threes.isdisjoint(cards) else tuple(card for card in cards if card not in threes)


def _swap(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    changed = list(items)
    changed[index] = item
    return tuple(changed)


def _add_red(state: State, seat: Seat, cards: tuple[Card, ...]) -> tuple[Side, ...]:
    team = state.ruleset.team_of(seat)
    side = state.sides[team]
    return _swap(state.sides, team, replace(side, red_threes=side.red_threes + cards))


def _with_cards(
    state: State, kind: MeldKind, rank: Rank, cards: tuple[Card, ...], onto: int | None
) -> tuple[tuple[Side, ...], int]:
    """Return the sides after cards joined a meld of the mover's side, or made one, and the place of that meld."""
    home = state.extras.side_of[state.turn.seat]
    side = state.sides[home]
    melds = side.melds
    wilds = tuple([card for card in cards if IS_WILD[card]])
    naturals = tuple([card for card in cards if not IS_WILD[card]]) if wilds else cards
    if onto is None:
        onto = _place_of(melds, kind, rank)
    if onto is None or onto == len(melds):
        onto = len(melds)
        melds = (*melds, _joined_meld(Meld(rank, (), (), kind), naturals, wilds))
    else:
        melds = _swap(melds, onto, _joined_meld(melds[onto], naturals, wilds))
    return _swap(state.sides, home, Side(melds, side.red_threes, side.captured)), onto


def _place_of(melds: Sequence[Meld], kind: MeldKind, rank: Rank) -> int | None:
    return next((place for place, meld in enumerate(melds) if meld.rank == rank and meld.kind is kind), None)


def _joined_meld(meld: Meld, naturals: tuple[Card, ...], wilds: tuple[Card, ...]) -> Meld:
    if meld.kind is not SEQUENCE:
        return Meld(meld.rank, _joined(meld.naturals, naturals), _joined(meld.wilds, wilds), meld.kind)
    cards = tuple(sorted(meld.naturals + naturals, key=PLACE_OF.__getitem__))
    return Meld(rank_of(cards[0]), cards, (), SEQUENCE)


def _joined(cards: tuple[Card, ...], more: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards + more)) if more else cards


def _without_cards(state: State, laid: Laid) -> tuple[Side, ...]:
    """Return the sides after a lay-down of the mover was taken back; a meld that is empty then is gone."""
    home = state.extras.side_of[state.turn.seat]
    side = state.sides[home]
    meld = side.melds[laid.onto]
    cards = laid.all_cards
    naturals = without(meld.naturals, (card for card in cards if not IS_WILD[card]))
    wilds = without(meld.wilds, (card for card in cards if IS_WILD[card]))
    if naturals or wilds:
        rank = rank_of(naturals[0]) if meld.kind is SEQUENCE else meld.rank
        melds = _swap(side.melds, laid.onto, Meld(rank, naturals, wilds, meld.kind))
    else:
        melds = side.melds[: laid.onto] + side.melds[laid.onto + 1 :]
    return _swap(state.sides, home, Side(melds, side.red_threes, side.captured))
