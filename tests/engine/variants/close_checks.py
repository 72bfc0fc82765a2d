"""What must hold of a state and takes a while to try: views, the list of legal commands, positions as text."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from engine import events as ev
from engine.cards import IS_WILD, Card, rank_of
from engine.commands import CombineMelds, Discard, LayDown, PlayerCommand, ShowHand, TakePile
from engine.play import apply
from engine.position import read_position, write_position
from engine.refusals import RuleViolation
from engine.ruleset import Seat
from engine.state import MeldKind, Phase, State
from engine.view import view_for
from tests.engine.variants.checks import Fault, must


def check_hidden(state: State, chance: random.Random) -> None:
    """Check that a view does not change with what is hidden from its seat."""
    threes = state.ruleset.bonus_threes
    for viewer in (None, *range(state.ruleset.seats)):
        seat = None if viewer is None else Seat(viewer)
        view = view_for(state, seat)
        must(view == view_for(elsewhere(state, viewer, chance, threes), seat), f"the view of seat {viewer} leaks")


def elsewhere(state: State, viewer: int | None, chance: random.Random, fixed: frozenset[Card]) -> State:
    """Return the state as it might be for all that a seat knows; threes stay, for they are laid in sight of all."""
    extras = state.extras
    hidden = [hand if seat != viewer else () for seat, hand in enumerate(state.hands)]
    places = [*hidden, state.stock, extras.base, *extras.feet]
    loose = [card for place in places for card in place if card not in fixed]
    chance.shuffle(loose)

    def mixed(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(card if card in fixed else loose.pop() for card in cards)

    hands = tuple(hand if seat == viewer else tuple(sorted(mixed(hand))) for seat, hand in enumerate(state.hands))
    turn = state.turn
    if viewer != turn.seat:
        drawn = min(len(turn.drew), len(hands[turn.seat]))
        turn = turn._replace(drew=tuple(chance.sample(hands[turn.seat], drawn)))
    stock, base = mixed(state.stock), mixed(extras.base)
    feet = tuple(mixed(foot) for foot in extras.feet)
    return state._replace(hands=hands, stock=stock, turn=turn, extras=extras._replace(base=base, feet=feet))


Kind = tuple[object, ...]


def meld_key(state: State, place: int | None) -> Kind:
    """Return what matters of the mover's meld at a place: a sequence's cards, else its rank and how many are wild."""
    melds = state.side.melds
    if place is None or place >= len(melds):
        return ()
    meld = melds[place]
    if meld.kind is MeldKind.SEQUENCE:
        return (meld.kind, *meld.cards)
    return (meld.kind, meld.rank, len(meld.naturals), len(meld.wilds))


def kind_of(state: State, command: PlayerCommand, events: Sequence[ev.Event]) -> Kind:
    """Return what a command comes to if equal cards are one: in a set by rank, elsewhere each card as it is."""
    for event in events:
        if isinstance(event, ev.CardsLaid | ev.PileTaken):
            exact = event.kind is MeldKind.SEQUENCE
            cards = sorted(card if exact else rank_of(card) for card in event.cards)
            return (type(event), event.kind, event.rank, meld_key(state, event.onto), *cards)
        if isinstance(event, ev.MeldsCombined):
            return (type(event), *sorted(map(str, (meld_key(state, event.first), meld_key(state, event.second)))))
    return (command,)


def check_list(state: State, commands: Sequence[PlayerCommand], chance: random.Random) -> None:
    """Check that what is listed is accepted, and that what is accepted is listed, up to equal cards."""
    listed = set()
    for command in commands:
        try:
            _, events = apply(state, command)
        except RuleViolation as violation:
            raise Fault(f"listed and refused: {command}: {violation.sentence}") from None
        listed.add(kind_of(state, command, events))
    for command in others(state, chance):
        try:
            _, events = apply(state, command)
        except RuleViolation as violation:
            must("{" not in violation.sentence, f"a sentence with a gap: {violation.sentence}")
            continue
        must(kind_of(state, command, events) in listed, f"accepted and not listed: {command}")


def others(state: State, chance: random.Random) -> Iterator[PlayerCommand]:
    """Make up commands from the hand of the player to move, most of them illegal."""
    seat, hand = state.mover, state.hand
    melds = len(state.side.melds)
    by_rank: dict[int, list[Card]] = {}
    by_suit: dict[int, list[Card]] = {}
    for card in hand:
        by_rank.setdefault(rank_of(card), []).append(card)
        by_suit.setdefault(card & 3, []).append(card)
    wilds = [card for card in hand if IS_WILD[card]]
    for _ in range(30):
        kin = chance.choice([*by_rank.values(), *by_suit.values()]) if hand else []
        some = chance.sample(kin, chance.randint(0, len(kin)))
        some += (
            chance.sample(wilds, min(len(wilds), chance.choice((0, 0, 1, 2, 3)))) if not set(some) & set(wilds) else []
        )
        onto = chance.choice((None, None, *range(melds)))
        yield LayDown(seat, tuple(some), onto=onto)
        yield TakePile(seat, tuple(some), onto=onto)
    for _ in range(4 if melds > 1 else 0):
        yield CombineMelds(seat, chance.randrange(melds), chance.randrange(melds))
    yield ShowHand(seat)
    yield from (Discard(seat, card) for card in set(hand))


def check_position(state: State) -> None:
    """Check that a position says all that there is to know between two turns."""
    if state.phase is not Phase.DRAW or state.turn.permission is not None:
        return
    written = write_position(state)
    again = read_position(written, state.ruleset)
    # In which order two sides opened is past and gone, and so is what a talon brought to a hand.
    extras, turn = again.extras._replace(opened=state.extras.opened), again.turn._replace(drew=state.turn.drew)
    again = again._replace(extras=extras, turn=turn)
    must(write_position(again) == written, "a position is not read as it is written")
    unlike = [
        name
        for name, mine, theirs in zip(State._fields, state, again, strict=True)
        if mine != theirs and name not in ("seed", "number", "ruleset")
    ]
    must(not unlike, f"a position loses {', '.join(unlike)}")
