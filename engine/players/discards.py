"""Which card to throw: what it is worth in the hand, and what the pile with it is worth to those who come next.

A player who only throws the lowest card breaks pairs and feeds opponents; one who only throws safe cards ruins the
hand. Both are weighed in points, so that a bigger pile makes the safe card worth more.
"""

from __future__ import annotations

from engine.cards import ACE, BLACK_THREES, IS_WILD, JOKER, NATURAL_RANKS, TWO, Card
from engine.commands import Discard
from engine.players.chance import Chance
from engine.players.reasons import Choice, Why, choice
from engine.players.sight import Sight
from engine.players.weights import STANDARD, Weights
from engine.ruleset import Seat
from engine.state import SEQUENCE

_OPENING_CHANCE = ((30, 0.95), (60, 0.6), (100, 0.4), (130, 0.28))


def choose_discard(sight: Sight, weights: Weights, chance: Chance) -> Choice | None:
    """Return the discard that costs least, or None where there is none."""
    options = sight.view.options
    if options is None or not options.discards:
        return None
    ranked = rank_discards(sight, weights, chance)
    return explain(sight, ranked[0][1])


def rank_discards(sight: Sight, weights: Weights, chance: Chance) -> list[tuple[float, Card]]:
    """Return the cost in points of each card that may be thrown, the least first."""
    options = sight.view.options
    assert options is not None
    by_rank: dict[int, float] = {}
    ranked = []
    for card in options.discards:
        rank = card >> 2
        if rank not in by_rank:
            by_rank[rank] = danger(sight, weights, card)
        jitter = chance.random() * 0.01
        ranked.append((by_rank[rank] + worth(sight, weights, card) + jitter, card))
    ranked.sort()
    return ranked


def worth(sight: Sight, weights: Weights, card: Card) -> float:
    """Return what a card is worth in the hand, in points."""
    rank, count = card >> 2, sight.hand[card >> 2]
    if card == JOKER:
        return weights.keep_joker
    if IS_WILD[card]:
        return weights.keep_wild
    if card in BLACK_THREES:
        return weights.keep_black_three
    points = sight.points(rank)
    value = -weights.keep_held * points
    if not sight.opened:
        value += (weights.keep_unopened + weights.keep_held) * points
    book = sight.books.get(rank)
    if book is not None:
        return value + weights.keep_for_meld + 10 * max(0, sum(book) - 3)
    if rank in _dead(sight):
        return value
    alive = sight.unseen[rank] + sight.hand[rank]
    if count == 1:
        value += weights.keep_single if alive > 2 else 0
    elif count == 2:
        value += weights.keep_pair * min(1.0, sight.unseen[rank] / 3)
    else:
        value += weights.keep_triple
    return value + weights.keep_neighbour * sight.neighbours(card)


def _dead(sight: Sight) -> set[int]:
    if not sight.ruleset.dead_when_closed:
        return set()
    limit = sight.ruleset.max_meld_size or sight.ruleset.canasta_size
    return {meld.rank for side in sight.view.sides for meld in side.melds if meld.size >= limit}


def danger(sight: Sight, weights: Weights, card: Card) -> float:
    """Return what the pile with this card on top is worth to the opponents before the own side can act, in points."""
    rank, pile = card >> 2, sight.view.pile
    size = pile.count + pile.base_count + 1
    if size == 1 and sight.ruleset.draw_count > 1:
        size = 0
    value = weights.danger_base + weights.danger_card * size
    if sight.seeks_partner:
        value -= weights.alone  # who takes the pile plays alone, and all others together
    if card in sight.ruleset.blocking:
        return -_freezing(sight, weights, card)
    loss, left = 0.0, 1.0
    for seat in _in_turn(sight):
        p = chance_to_take(sight, weights, seat, card)
        if seat in sight.foes:
            extra = weights.danger_adds if rank in sight.foe_ranks[seat] else 0.0
            loss += left * p * (value + extra)
        else:
            loss -= left * p * value * weights.partner_take
        left *= 1 - p
        if seat in sight.mates or left < 0.05:
            break
    return loss


def _in_turn(sight: Sight) -> list[Seat]:
    seats, view = sight.ruleset.seats, sight.view
    order, seat = [], sight.me
    for _ in range(seats - 1):
        seat = sight.ruleset.next_seat(seat, max(1, view.number))
        if seat == sight.me:
            break
        order.append(seat)
    return order


def _freezing(sight: Sight, weights: Weights, card: Card) -> float:
    """Return what a freezing card gains: the opponents can use the pile as it is, and the own side cannot."""
    pile, ruleset = sight.view.pile, sight.ruleset
    if card not in ruleset.freezing or pile.is_frozen:
        return 0.0
    theirs = max((len(sight.foe_ranks[seat]) for seat in sight.foes), default=0)
    ours = len(sight.books)
    if theirs <= ours or not theirs:
        return 0.0
    return weights.freeze * min(3, theirs - ours) * min(1.0, pile.count / 8)


def chance_to_take(sight: Sight, weights: Weights, seat: int, card: Card) -> float:
    """Return how likely a seat takes the pile if this card lies on top."""
    ruleset, view, rank = sight.ruleset, sight.view, card >> 2
    opened = bool(view.side_at(seat).melds)
    if not opened and not ruleset.take_for_opening:
        return 0.0
    if rank in _dead(sight):
        return 0.0
    frozen = sight.is_frozen_for(seat)
    melds = view.side_at(seat).melds
    limit = ruleset.take_below_meld
    if limit is not None and any(meld.rank == rank and meld.size >= limit for meld in melds):
        return 0.0
    needed = ruleset.frozen_naturals if frozen else ruleset.unfrozen_naturals
    p = sight.chance_of(seat, rank, needed)
    if not frozen:
        if any(meld.rank == rank and meld.kind is not SEQUENCE and sight.may_add_top(meld) for meld in melds):
            return 1.0
        if any(meld.kind is SEQUENCE and sight.may_add_top(meld) and _continues(card, meld.naturals) for meld in melds):
            return 1.0
        if ruleset.take_natural_plus_wild:
            wild = sight.chance_of(seat, TWO, 1)
            p += 0.6 * wild * max(0.0, sight.chance_of(seat, rank, 1) - p)
    if not opened:
        minimum = view.minimums[ruleset.team_of(seat)]
        p *= next((part for most, part in _OPENING_CHANCE if minimum <= most), 0.2)
    memory = sight.memory
    is_unsure = sight.known[seat][rank] < needed and bool(memory.thrown)
    if is_unsure and (rank in memory.thrown[seat][-4:] or rank in memory.left[seat][-4:]):
        p *= weights.interest
    return p


def _continues(card: Card, run: tuple[Card, ...]) -> bool:
    if card & 3 != run[0] & 3:
        return False
    place = 14 if card >> 2 == ACE else card >> 2
    low, high = run[0] >> 2, 14 if run[-1] >> 2 == ACE else run[-1] >> 2
    return place in (low - 1, high + 1)


def explain(sight: Sight, card: Card) -> Choice:
    """Return a discard with its reason."""
    command, rank = Discard(sight.me, card), card >> 2
    options = sight.view.options
    if options is not None and len(options.discards) == 1:
        return choice(command, Why.ONLY_CHOICE)
    if card in BLACK_THREES:
        return choice(command, Why.BLOCKS)
    if IS_WILD[card]:
        return choice(command, Why.FREEZES, count=sight.view.pile.count)
    risk = max((chance_to_take(sight, STANDARD, seat, card) for seat in sight.foes), default=0.0)
    if risk < 0.02 and sight.view.pile.count:
        return choice(command, Why.SAFE_DISCARD, rank=rank, gone=sight.gone(rank))
    if sight.hand[rank] == 1 and any(sight.hand[other] > 1 for other in NATURAL_RANKS):
        return choice(command, Why.KEEPS_PAIR, rank=rank)
    return choice(command, Why.LEAST_USE, rank=rank)
