"""The moves of a round kept as counts: what the search plays on, many thousand turns a second.

Only for rulesets that ``compact_rules.is_held`` allows. Its moves are some of those that the rules allow, never others;
a test plays them on the engine side by side. An opening is one move, and so is laying three naturals; wild cards are
laid one at a time.
"""

from __future__ import annotations

from typing import Final

from engine.players.chance import Chance
from engine.players.compact_opening import CompactOpening, Step
from engine.players.compact_rules import RED
from engine.players.compact_table import LAST, NATURAL_BITS

#: Moves: single ones, and families to which a rank is added.
DRAW, TAKE_ADD, TAKE_PAIR, TAKE_TWO, TAKE_JOKER, OPEN, PASS = range(7)
ADD: Final = 16  # one natural onto a meld
ADD_TWO: Final = 32
ADD_JOKER: Final = 48
NEW: Final = 64  # three naturals
NEW_TWO: Final = 80  # two naturals and a two
NEW_JOKER: Final = 96
DISCARD: Final = 112


class _Family(dict[int, list[int]]):
    """The moves of a family for the ranks of a set; each list is made when it is first asked for."""

    __slots__ = ("first",)

    def __init__(self, first: int) -> None:
        super().__init__()
        self.first = first

    def __missing__(self, bits: int) -> list[int]:
        moves = self[bits] = [self.first + rank for rank in range(LAST) if bits >> rank & 1]
        return moves


_ONLY_DRAW: Final = [DRAW]
_ADDS, _ADD_TWOS, _ADD_JOKERS = _Family(ADD), _Family(ADD_TWO), _Family(ADD_JOKER)
_NEWS, _NEW_TWOS, _NEW_JOKERS, _DISCARDS = _Family(NEW), _Family(NEW_TWO), _Family(NEW_JOKER), _Family(DISCARD)


class Compact(CompactOpening):
    """A running round with its moves."""

    __slots__ = ()

    # What may be done

    def legal(self) -> list[int]:
        """Return the moves of the player to move; the list is not the caller's to change."""
        if self.drawn:
            return self._meld_moves()
        pile = self.pile
        if self.stock and (not pile or not self.two[self.mover] >> pile[-1] & 1) and not self._may_fit():
            return _ONLY_DRAW
        return self._draw_moves()

    def _may_fit(self) -> bool:
        """Whether the top card could be taken without a pair; False is sure."""
        side = self.rules.side[self.mover]
        if not self.pile or self.closed or not self.opened[side]:
            return False
        return bool((self.lying[side] | self.one[self.mover]) >> self.pile[-1] & 1)

    def _draw_moves(self) -> list[int]:
        moves = self.takes()
        if self.stock:
            moves.append(DRAW)
        elif not self._must_take(moves):
            moves.append(PASS)
        return moves

    def _must_take(self, takes: list[int]) -> bool:
        if not takes:
            return False
        side = self.rules.side[self.mover]
        return self.opened[side] and not self.closed and self.nat[side][self.pile[-1]] > 0

    def takes(self) -> list[int]:
        """Return the ways to take the pile."""
        pile = self.pile
        if not pile:
            return []
        top = pile[-1]
        mover, rules = self.mover, self.rules
        if (top < 4 and top != 1) or top == RED:
            return []
        side, hand, size = rules.side[mover], self.hands[mover], self.sizes[mover]
        count = hand[top]
        rest = len(pile) - 1 - pile.count(RED)
        if not self.opened[side]:
            if count < 2:
                return []
            return [TAKE_PAIR] if self.opening(top, rest) is not None else []
        left = size + rest - (0 if self.is_free(side) else 2)
        found = []
        if self.closed:
            if count >= 2 and left >= 2:
                found.append(TAKE_PAIR)
            return found
        if self.nat[side][top]:
            if left >= 0 and (size > 1 or len(pile) > 1):
                found.append(TAKE_ADD)
        elif count and left >= 2:
            if count >= 2:
                found.append(TAKE_PAIR)
            if hand[2]:
                found.append(TAKE_TWO)
            if hand[0]:
                found.append(TAKE_JOKER)
        return found

    def _meld_moves(self) -> list[int]:
        mover, rules = self.mover, self.rules
        side, size, one = rules.side[mover], self.sizes[mover], self.one[mover]
        is_free = self.is_free(side)
        moves: list[int] = _DISCARDS[one] if size > 1 or is_free else []
        if self.opened[side]:
            spare = size if is_free else size - 2
            if spare > 0:
                lying = self.lying[side]
                moves = moves + _ADDS[one & lying]
                fresh = self.two[mover] & ~lying & NATURAL_BITS if spare > 2 else 0
                if fresh:
                    moves += _NEWS[self.three[mover] & fresh]
                if one & 5:  # a joker or a two
                    roomy = self.roomy[side]
                    if one & 4:
                        moves += _ADD_TWOS[roomy] + _NEW_TWOS[fresh]
                    if one & 1:
                        moves += _ADD_JOKERS[roomy] + _NEW_JOKERS[fresh]
        elif self.two[mover] & NATURAL_BITS and self.opening(-1, 0) is not None:
            moves = [*moves, OPEN]
        return moves

    # What happens

    def begin(self) -> None:
        """Lay the mover's red threes and replace them (rules 8, 9)."""
        hand = self.hands[self.mover]
        count = hand[RED]
        if count:
            hand[RED] = 0
            self.sizes[self.mover] -= count
            self.reds[self.rules.side[self.mover]] += count
            if self._from_stock(count)[1]:
                self.done = True

    def apply(self, move: int) -> None:
        """Make a move."""
        if move >= DISCARD:
            self.discard(move - DISCARD)
        elif not move:
            self.draw()
        elif move >= ADD:
            self._lay(move)
        elif move == OPEN:
            steps = self.opening(-1, 0)
            assert steps is not None
            self.open(steps)
        elif move == PASS:
            self.done = True
        else:
            self.take(move)

    def _lay(self, move: int) -> None:
        rank, kind = move & 15, move & 112
        if kind == ADD:
            self.put(rank, 1, 0, 0)
        elif kind == ADD_TWO:
            self.put(rank, 0, 1, 0)
        elif kind == ADD_JOKER:
            self.put(rank, 0, 0, 1)
        elif kind == NEW:
            self.put(rank, 3, 0, 0)
        elif kind == NEW_TWO:
            self.put(rank, 2, 1, 0)
        else:
            self.put(rank, 2, 0, 1)
        if not self.sizes[self.mover]:
            self.end(self.mover)

    def open(self, steps: list[Step]) -> None:
        """Lay the parts of an opening."""
        for step in steps:
            self.put(*step)
        self.opened[self.rules.side[self.mover]] = True

    def start(self) -> None:
        """Note that the mover's turn has brought cards, and whether it could still go out concealed."""
        self.drawn = True
        self.own = None if self.laid[self.mover] else [0] * LAST

    def draw(self) -> None:
        """Draw from the stock."""
        self.start()
        stock = self.stock
        if self.rules.draws == 1 and stock and stock[-1] != RED:
            mover = self.mover
            self._receive(mover, self.hands[mover], stock.pop())
            self.sizes[mover] += 1
            return
        came, _ = self._from_stock(self.rules.draws)
        if not came:
            self.done = True  # the last card of the stock was a red three (rule 13)

    def take(self, move: int) -> None:
        """Take the pile, with the cards that a move names."""
        self.start()
        pile, mover = self.pile, self.mover
        side = self.rules.side[mover]
        steps: list[Step] | None = None
        if move == TAKE_PAIR and not self.opened[side]:
            steps = self.opening(pile[-1], len(pile) - 1 - pile.count(RED))
            assert steps is not None
        top = self.lift_top()
        if steps is not None:
            rank, naturals, twos, jokers = steps[0]
            steps[0] = (rank, naturals + 1, twos, jokers)
            self.open(steps)
        elif move == TAKE_ADD:
            self.put(top, 1, 0, 0)
        elif move == TAKE_PAIR:
            self.put(top, 3, 0, 0)
        elif move == TAKE_TWO:
            self.put(top, 2, 1, 0)
        else:
            self.put(top, 2, 0, 1)
        self.collect()

    def collect(self) -> None:
        """Let what is left of the pile join the mover's hand."""
        mover = self.mover
        hand = self.hands[mover]
        for card in self.pile:
            if card == RED:
                self.reds[self.rules.side[mover]] += 1
            else:
                self._receive(mover, hand, card)
                self.sizes[mover] += 1
        self.pile = []
        self.closed = self.rules.always_frozen
        if not self.sizes[mover]:
            self.end(mover)

    def discard(self, rank: int) -> None:
        """Discard a card and end the turn."""
        mover = self.mover
        hand = self.hands[mover]
        left = hand[rank] = hand[rank] - 1
        if left < 3:
            self._lose(mover, rank, left)
        self.sizes[mover] -= 1
        self.pile.append(rank)
        if rank == 2 or not rank:
            self.closed = True
        if not self.sizes[mover]:
            self.end(mover)
            return
        if self.own is not None and any(self.own):
            self.laid[mover] = True
        self.mover = self.rules.after[mover]
        self.drawn = False
        if not self.stock and not self.rules.goes_on:
            self.done = True
            return
        if self.hands[self.mover][RED]:
            self.begin()
        if not self.stock and not self.done and not self.takes():
            self.done = True

    def end(self, out: int) -> None:
        """End the round: a player went out."""
        self.done = True
        self.out = out
        self.concealed = self._is_concealed()


def play_at_random(state: Compact, chance: Chance) -> int:
    """Play a round to its end by random moves, the list of them each time; return how many were made."""
    moves, draw, choices, apply = 0, chance.random, state.legal, state.apply
    while not state.done:
        legal = choices()
        apply(legal[int(draw() * len(legal))])
        moves += 1
    return moves
