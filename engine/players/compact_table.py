"""A round as counts by rank: what lies where, how cards come and go, and what it is worth.

``compact`` adds the moves. Suits play no part here, and no events are kept.
"""

from __future__ import annotations

from typing import Final, Self

from engine.players.compact_rules import RED, CompactRules

NATURALS: Final = (1, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4)
LAST: Final = 14

#: A set of ranks is a number with a bit for each; these list what it holds, the most valuable first.
_RANKS: dict[int, tuple[int, ...]] = {}
NATURAL_BITS: Final = sum(1 << rank for rank in NATURALS)


def ranks_in(bits: int) -> tuple[int, ...]:
    """Return the natural ranks of a set, the most valuable first."""
    found = _RANKS.get(bits)
    if found is None:
        found = _RANKS[bits] = tuple([rank for rank in NATURALS if bits >> rank & 1])
    return found


class CompactTable:
    """A running round, changed in place.

    Attributes:
        hands: By seat, cards by rank; place 14 counts red threes that were not laid yet.
        nat, wild: By side, naturals and wild cards of its melds, by rank.
        points: By side, the values of its melded cards.
        pile, stock: Ranks, the top last.
        need: By side, what its opening must reach.
        closed: The pile is frozen for everybody.
        laid: By seat, whether it laid cards in an earlier turn (for going out concealed).
        one, two, three: By seat, the ranks of which its hand has one card or more, two or more, three or more.
        lying, roomy: By side, the ranks of its melds, and of those that take another wild card.
        own: The cards that the mover laid in this turn, by rank, as long as it could go out concealed, else None.
    """

    __slots__ = (
        "cans",
        "closed",
        "concealed",
        "done",
        "drawn",
        "hands",
        "laid",
        "lying",
        "mover",
        "nat",
        "need",
        "one",
        "opened",
        "out",
        "own",
        "pile",
        "points",
        "reds",
        "roomy",
        "rules",
        "sizes",
        "stock",
        "three",
        "two",
        "wild",
    )

    def __init__(self, rules: CompactRules) -> None:
        self.rules = rules
        self.hands: list[list[int]] = [[0] * (RED + 1) for _ in range(rules.seats)]
        self.sizes = [0] * rules.seats
        self.one, self.two, self.three = [0] * rules.seats, [0] * rules.seats, [0] * rules.seats
        self.lying, self.roomy = [0] * rules.sides, [0] * rules.sides
        self.nat = [[0] * LAST for _ in range(rules.sides)]
        self.wild = [[0] * LAST for _ in range(rules.sides)]
        self.points, self.cans, self.reds = [0] * rules.sides, [0] * rules.sides, [0] * rules.sides
        self.opened = [False] * rules.sides
        self.need = [0] * rules.sides
        self.pile: list[int] = []
        self.stock: list[int] = []
        self.closed = rules.always_frozen
        self.mover = 0
        self.drawn = False
        self.done = False
        self.out = -1
        self.concealed = False
        self.laid = [False] * rules.seats
        self.own: list[int] | None = None

    def copy(self) -> Self:
        """Return a state of its own."""
        twin = type(self).__new__(type(self))
        twin.rules = self.rules
        twin.hands = [hand[:] for hand in self.hands]
        twin.nat = [row[:] for row in self.nat]
        twin.wild = [row[:] for row in self.wild]
        twin.sizes, twin.points, twin.cans, twin.reds = self.sizes[:], self.points[:], self.cans[:], self.reds[:]
        twin.opened, twin.need, twin.laid = self.opened[:], self.need, self.laid[:]
        twin.one, twin.two, twin.three = self.one[:], self.two[:], self.three[:]
        twin.lying, twin.roomy = self.lying[:], self.roomy[:]
        twin.pile, twin.stock = self.pile[:], self.stock[:]
        twin.closed, twin.mover, twin.drawn, twin.done = self.closed, self.mover, self.drawn, self.done
        twin.out, twin.concealed = self.out, self.concealed
        twin.own = None if self.own is None else self.own[:]
        return twin

    def recount(self) -> None:
        """Work out sizes and sets of ranks after hands or melds were filled in from outside."""
        for seat, hand in enumerate(self.hands):
            self.sizes[seat] = sum(hand)
            bits = [sum([1 << rank for rank in range(LAST) if hand[rank] > least]) for least in range(3)]
            self.one[seat], self.two[seat], self.three[seat] = bits
        for side, nat in enumerate(self.nat):
            self.lying[side] = sum([1 << rank for rank in range(LAST) if nat[rank]])
            room, wild = self.rules.room, self.wild[side]
            self.roomy[side] = sum([1 << rank for rank in range(LAST) if nat[rank] and room[nat[rank]][wild[rank]] > 0])

    # How cards come and go

    def _from_stock(self, count: int) -> tuple[int, bool]:
        """Bring stock cards to the mover; return how many came, and whether a red three was the last of all."""
        mover, stock = self.mover, self.stock
        hand = self.hands[mover]
        came, card = 0, -1
        while came < count and stock:
            card = stock.pop()
            if card == RED:
                self.reds[self.rules.side[mover]] += 1
            else:
                self._receive(mover, hand, card)
                came += 1
        self.sizes[mover] += came
        return came, card == RED and not stock

    def _receive(self, seat: int, hand: list[int], rank: int) -> None:
        count = hand[rank] = hand[rank] + 1
        if count == 1:
            self.one[seat] |= 1 << rank
        elif count == 2:
            self.two[seat] |= 1 << rank
        elif count == 3:
            self.three[seat] |= 1 << rank

    def _lose(self, seat: int, rank: int, count: int) -> None:
        """Note that of a rank only so many are left in a hand."""
        if count < 3:
            bit = ~(1 << rank)
            self.three[seat] &= bit
            if count < 2:
                self.two[seat] &= bit
                if not count:
                    self.one[seat] &= bit

    def lift_top(self) -> int:
        """Take the pile's top card to the mover's hand, from where it is laid at once; return its rank."""
        top = self.pile.pop()
        self._receive(self.mover, self.hands[self.mover], top)
        self.sizes[self.mover] += 1
        return top

    def put(self, rank: int, naturals: int, twos: int, jokers: int) -> None:
        """Lay cards of the mover's hand as a meld or onto one."""
        mover, rules = self.mover, self.rules
        side, hand = rules.side[mover], self.hands[mover]
        nat, wild = self.nat[side], self.wild[side]
        cards = naturals + twos + jokers
        before = nat[rank] + wild[rank]
        if naturals:
            nat[rank] += naturals
            left = hand[rank] = hand[rank] - naturals
            self._lose(mover, rank, left)
        if twos:
            wild[rank] += twos
            left = hand[2] = hand[2] - twos
            self._lose(mover, 2, left)
        if jokers:
            wild[rank] += jokers
            left = hand[0] = hand[0] - jokers
            self._lose(mover, 0, left)
        bit = 1 << rank
        self.lying[side] |= bit
        if rules.room[nat[rank]][wild[rank]] > 0:
            self.roomy[side] |= bit
        else:
            self.roomy[side] &= ~bit
        self.sizes[mover] -= cards
        value = rules.value
        self.points[side] += naturals * value[rank] + twos * value[2] + jokers * value[0]
        if before < rules.full <= before + cards:
            self.cans[side] += 1
        if self.own is not None:
            self.own[rank] += naturals + 32 * (twos + jokers)

    def is_free(self, side: int) -> bool:
        """Whether a side has the canastas that going out asks for."""
        return self.cans[side] >= self.rules.outs

    # What it is worth

    def scores(self) -> list[int]:
        """Return the round's points by side."""
        rules = self.rules
        return [self._score(side) for side in range(rules.sides)]

    def _score(self, side: int) -> int:
        rules = self.rules
        nat, wild = self.nat[side], self.wild[side]
        total = self.points[side]
        if self.cans[side]:
            for rank in NATURALS:
                if nat[rank] + wild[rank] >= rules.full:
                    total += rules.mixed[rank] if wild[rank] else rules.natural[rank]
        reds = self.reds[side] + sum([self.hands[seat][RED] for seat in rules.members[side]])
        if reds:
            sign = rules.red_sign
            counts = sign == 0 or (self.opened[side] if sign == 1 else self.cans[side] >= sign - 1)
            total += rules.red_table[reds] if counts else -rules.red_table[reds]
        if self.out >= 0 and rules.side[self.out] == side:
            total += rules.out + (rules.concealed if self.concealed else 0)
        value = rules.value
        for seat in rules.members[side]:
            if self.sizes[seat]:
                hand = self.hands[seat]
                for rank in range(LAST):
                    if hand[rank]:
                        total -= hand[rank] * (rules.black if rank == 3 else value[rank])
        for is_held, rank, least, lost in rules.penalties:
            if is_held:
                total -= lost * sum([self.hands[seat][rank] >= least for seat in rules.members[side]])
            elif 0 < nat[rank] + wild[rank] < rules.full:
                total -= lost
        return total

    def _is_concealed(self) -> bool:
        """Whether what the mover laid in this turn is complete melds and one of them a canasta (rules 59, 60)."""
        if self.own is None:
            return False
        best = 0
        for rank, count in enumerate(self.own):
            if not count:
                continue
            naturals, wilds = count & 31, count >> 5
            if rank != 3 and (naturals < 2 or naturals + wilds < 3 or self.rules.room[naturals][wilds] < 0):
                return False
            best = max(best, naturals + wilds)
        return best >= self.rules.full
