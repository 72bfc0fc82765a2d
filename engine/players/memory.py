"""What a player remembers of a round: a fold over the events that its seat may see.

It holds what a careful player at the table keeps in mind: what lies in the pile, which cards others took up from it,
what each player threw away, and which top cards each left lying. Redacted events are enough; a hidden card is none.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias, TypeVar

from engine import events as ev
from engine.cards import Card, Rank, rank_of
from engine.ruleset import Seat
from engine.view import View

T = TypeVar("T")
ByCard: TypeAlias = tuple[tuple[Card, ...], ...]
ByRank: TypeAlias = tuple[tuple[Rank, ...], ...]


@dataclass(frozen=True, slots=True)
class Memory:
    """The memory of one seat; a value.

    Attributes:
        known: By seat, cards that it took from a pile or back from the table in sight of all, and still holds.
        pile: The cards that are known to lie in the pile, the top last; cards under them may be unknown.
        thrown: By seat, the ranks that it discarded, in order.
        left: By seat, the ranks of top cards that it drew past.
        turns: How many turns have ended in this round.
    """

    known: ByCard
    pile: tuple[Card, ...] = ()
    thrown: ByRank = ()
    left: ByRank = ()
    turns: int = 0


def new_memory(seats: int) -> Memory:
    """Return the memory at the start of a round."""
    nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
    return Memory(known=nothing, thrown=((),) * seats, left=((),) * seats)


def observe(memory: Memory, event: ev.Event) -> Memory:
    """Return the memory after an event as ``engine.view.redact`` shows it to the seat."""
    match event:
        case ev.RoundDealt():
            return new_memory(len(memory.known))
        case ev.CardsDrawn(seat=seat) if memory.pile:
            rank = rank_of(memory.pile[-1])
            return replace(memory, left=_with(memory.left, seat, (*memory.left[seat], rank)))
        case ev.PileTaken(seat=seat, cards=cards, top=top):
            return replace(_used(memory, seat, cards), pile=_minus(memory.pile, (top,)))
        case ev.PileCollected(seat=seat, cards=cards):
            taken = len(cards)
            place = max(0, len(memory.pile) - taken)
            kept, gone = memory.pile[:place], memory.pile[place:]
            laid = _minus(
                gone, [card for card in cards if card >= 0 and card >> 2 == 3]
            )  # threes are laid or set aside
            held = (*memory.known[seat], *laid)
            return replace(memory, pile=kept, known=_with(memory.known, seat, held))
        case ev.CardsLaid(seat=seat, cards=cards):
            return _used(memory, seat, cards)
        case ev.CardsTakenBack(seat=seat, cards=cards, top=top):
            pile = memory.pile if top is None else (*memory.pile, top)
            return replace(memory, pile=pile, known=_with(memory.known, seat, (*memory.known[seat], *cards)))
        case ev.Discarded(seat=seat, card=card):
            after = _used(memory, seat, (card,))
            thrown = _with(memory.thrown, seat, (*memory.thrown[seat], rank_of(card)))
            return replace(after, pile=(*memory.pile, card), thrown=thrown, turns=memory.turns + 1)
        case _:
            return memory


def remember(seats: int, log: Iterable[ev.Event]) -> Memory:
    """Return the memory of all events of a round so far, such as ``view.log``."""
    memory = new_memory(seats)
    for event in log:
        memory = observe(memory, event)
    return memory


def look(memory: Memory, view: View) -> Memory:
    """Return the memory with what a look at the table adds: the turned card, which no event names."""
    pile = view.pile
    if pile.cards and len(memory.pile) < len(pile.cards):
        return replace(memory, pile=pile.cards)
    if pile.top is not None and not memory.pile and pile.count:
        return replace(memory, pile=(pile.top,))
    return memory


def _used(memory: Memory, seat: Seat, cards: Iterable[Card]) -> Memory:
    known = memory.known[seat]
    return replace(memory, known=_with(memory.known, seat, _minus(known, cards))) if known else memory


def _minus(cards: tuple[Card, ...], gone: Iterable[Card]) -> tuple[Card, ...]:
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def _with(items: tuple[tuple[T, ...], ...], seat: Seat, item: tuple[T, ...]) -> tuple[tuple[T, ...], ...]:
    changed = list(items)
    changed[seat] = item
    return tuple(changed)
