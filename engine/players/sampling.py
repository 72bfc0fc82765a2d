"""Full tables that agree with all that a seat knows: the hidden cards are dealt out anew, at random.

What is known stays where it is: cards that others took up in sight of all, what lies in the pile, how many cards
each hand, the stock and the pile have. A red three can be in the hand of a player only who had no turn yet.
"""

from __future__ import annotations

from engine.cards import RANKS, CardClass
from engine.players.chance import Chance, shuffle
from engine.players.compact import Compact
from engine.players.compact_rules import RED, CompactRules, compact_rules
from engine.players.sight import Sight
from engine.state import SET, Phase
from engine.view import View


def frame(view: View) -> Compact:
    """Return what everybody can see of a round: the table without hands, pile and stock."""
    rules = compact_rules(view.ruleset, max(1, view.number))
    table = Compact(rules)
    for side, lying in enumerate(view.sides):
        nat, wild = table.nat[side], table.wild[side]
        for meld in lying.melds:
            if meld.kind is SET:
                # Black threes lie only when the round is over; they are no meld that anything joins.
                nat[meld.rank] += len(meld.naturals)
                wild[meld.rank] += len(meld.wilds)
                table.cans[side] += meld.size >= rules.full
                table.points[side] += sum([rules.value[card >> 2] for card in meld.cards])
        table.reds[side] = len(lying.red_threes)
        table.opened[side] = view.has_opened[side]
    # Who may still go out concealed is not shown: whoever's side has opened is taken to have laid cards before.
    table.laid = [bool(view.side_at(seat).melds) for seat in range(rules.seats)]
    table.need = list(view.minimums)
    table.mover = int(view.turn.seat)
    table.closed = view.pile.is_frozen
    if view.turn.phase is Phase.MELD:
        table.start()
    return table


class Sampler:
    """Deals hidden cards for one view."""

    def __init__(self, sight: Sight) -> None:
        view, memory = sight.view, sight.memory
        self.sight = sight
        self.base = frame(view)
        self.rules: CompactRules = self.base.rules
        table, place = self.base, self.rules.place
        me = int(sight.me)
        for card in view.hand or ():
            table.hands[me][place[card]] += 1
        table.sizes = list(view.hand_counts)
        self.pile = [place[card] for card in memory.pile or view.pile.cards]
        for seat, cards in enumerate(memory.known):
            if seat != me:
                for card in cards:
                    table.hands[seat][place[card]] += 1
        self.pool = self._pool(view)
        self.unknown_pile = max(0, view.pile.count + view.pile.base_count - len(self.pile))
        self.draws = [
            (seat, max(0, view.hand_counts[seat] - sum(table.hands[seat]))) for seat in self.rules.order if seat != me
        ]
        # Whose turn has come has laid the red threes of the dealt hand.
        turns, order, first = memory.turns, self.rules.order, self.rules.after[view.dealer]
        self.fresh = dict.fromkeys(order, False)
        seat = first
        for step in range(len(order)):
            self.fresh[seat] = self.rules.is_late and step > turns
            seat = self.rules.after[seat]
        # A pile that a wild card freezes holds one, although nobody remembers it.
        known_wild = any(rank in (0, 2) for rank in self.pile)
        self.lacks_wild = CardClass.WILD in view.pile.frozen_by and not known_wild and self.unknown_pile > 0

    def _pool(self, view: View) -> list[int]:
        pool = []
        for rank in RANKS:
            pool += [int(rank)] * self.sight.unseen[rank]
        laid = sum(len(side.red_threes) for side in view.sides)
        hand = sum(self.rules.place[card] == RED for card in view.hand or ())
        pool += [RED] * max(0, 2 * view.ruleset.decks - laid - hand - self.pile.count(RED))
        return pool

    def deal(self, chance: Chance) -> Compact:
        """Return a full table; the stock is in random order."""
        table = self.base.copy()
        table.need = self.base.need
        pool = self.pool[:]
        shuffle(pool, chance)
        reds: list[int] = []
        hidden: list[int] = []
        if self.lacks_wild:
            wild = next((place for place, rank in enumerate(pool) if rank in (0, 2)), None)
            if wild is not None:
                hidden.append(pool.pop(wild))
        for seat, count in self.draws:
            hand = table.hands[seat]
            fresh = self.fresh.get(seat, False)
            while count and pool:
                rank = pool.pop()
                if rank == RED and not fresh:
                    reds.append(rank)
                    continue
                hand[rank] += 1
                count -= 1
        pool += reds
        if reds:
            shuffle(pool, chance)
        while len(hidden) < self.unknown_pile and pool:
            hidden.append(pool.pop())
        table.pile = hidden + self.pile
        table.stock = pool
        table.recount()
        return table
