"""What a seat makes of its view and memory: the table as counts by rank, and what is left unseen."""

from __future__ import annotations

from engine.cards import JOKER_RANK, RANKS, RED_THREES, THREE, TWO, Card
from engine.players.memory import Memory
from engine.ruleset import Seat
from engine.state import SEQUENCE, SET, Meld
from engine.terms import FootTrigger
from engine.view import View


class Sight:
    """The reading of one view.

    Attributes:
        hand: Own cards by rank; index 3 counts black threes.
        mates, foes: The other seats of the own side, in turn order, and all opponents.
        books: The own side's sets by rank, as (naturals, wild cards); the one that cards can still join.
        foe_ranks: By opponent, the ranks of which a top card could join a set of theirs.
        unseen: Cards by rank that lie in the stock or in hands that nobody showed; ``unseen_total`` their number.
        known: By seat, the cards by rank that it is known to hold.
    """

    __slots__ = (
        "books",
        "foe_ranks",
        "foes",
        "hand",
        "known",
        "mates",
        "me",
        "melds",
        "memory",
        "opened",
        "ruleset",
        "size",
        "unseen",
        "unseen_total",
        "view",
    )

    def __init__(self, view: View, memory: Memory) -> None:
        assert view.viewer is not None
        assert view.hand is not None
        self.view, self.memory, self.ruleset = view, memory, view.ruleset
        self.me: Seat = view.viewer
        self.hand = counts_of(view.hand)
        self.size = len(view.hand)
        seats = view.ruleset.seats
        order = [Seat((self.me + step) % seats) for step in range(1, seats)]
        order = [seat for seat in order if seat not in view.sits_out]
        home = view.side_of[self.me]
        self.mates = [seat for seat in order if view.side_of[seat] == home]
        self.foes = [seat for seat in order if view.side_of[seat] != home]
        self.melds = view.sides[home].melds
        self.opened = bool(self.melds)
        full = view.ruleset.max_meld_size
        self.books: dict[int, tuple[int, int]] = {}
        for meld in self.melds:
            if meld.kind is SET and (full is None or meld.size < full):
                self.books[meld.rank] = (len(meld.naturals), len(meld.wilds))
        self.foe_ranks = {seat: self._ranks_of(seat) for seat in self.foes}
        self.known = [counts_of(cards) for cards in memory.known] or [[0] * len(RANKS)] * seats
        self._count_unseen()

    def _ranks_of(self, seat: Seat) -> set[int]:
        return {meld.rank for meld in self.view.side_at(seat).melds if meld.kind is SET and self.may_add_top(meld)}

    @property
    def seeks_partner(self) -> bool:
        """Whether whoever takes the pile or goes out first will play alone, and nobody has yet (rule 2.3)."""
        return self.ruleset.lone_hand and self.view.lone is None

    def may_add_top(self, meld: Meld) -> bool:
        """Whether a top card may be taken onto a meld, where the pile is not frozen."""
        how = self.ruleset.take_by_adding.value
        limit = self.ruleset.max_meld_size
        if how == "never" or (limit is not None and meld.size >= limit):
            return False
        return how == "any" or meld.size < self.ruleset.canasta_size

    def _count_unseen(self) -> None:
        view, ruleset = self.view, self.ruleset
        unseen = [4 * ruleset.decks] * len(RANKS)
        unseen[JOKER_RANK] = ruleset.jokers
        unseen[THREE] = 2 * ruleset.decks  # black threes
        shown: list[Card] = list(view.hand or ())
        for side in view.sides:
            for meld in side.melds:
                shown += meld.cards
            shown += side.captured
        shown += self.memory.pile or view.pile.cards
        for seat, cards in enumerate(self.memory.known):
            if seat != self.me:
                shown += cards
        for card in shown:
            if card not in RED_THREES:
                unseen[card >> 2] -= 1
        self.unseen = [max(0, count) for count in unseen]
        self.unseen_total = max(1, sum(self.unseen))

    @property
    def team(self) -> int:
        """The own team."""
        return self.ruleset.team_of(self.me)

    @property
    def wilds(self) -> int:
        """How many wild cards the hand holds."""
        return self.hand[JOKER_RANK] + self.hand[TWO]

    @property
    def awaits_foot(self) -> bool:
        """Whether a second packet lies there that comes as soon as the hand is empty (rule 2.17)."""
        view = self.view
        return self.ruleset.foot_trigger is FootTrigger.HAND_EMPTY and bool(view.feet and view.feet[self.me])

    def points(self, rank: int) -> int:
        """Return what a card of a rank is worth."""
        return self.ruleset.card_points[rank]

    def canastas(self, seat: int) -> int:
        """Return how many canastas lie before a seat's side."""
        full = self.ruleset.canasta_size
        return sum([meld.size >= full for meld in self.view.side_at(seat).melds])

    @property
    def lacks_canastas(self) -> bool:
        """Whether the own side must still finish canastas before it may go out."""
        return bool(self.view.missing[self.team].canastas.at_least)

    def gone(self, rank: int) -> int:
        """Return how many cards of a rank are certainly in nobody else's hand."""
        return 4 * self.ruleset.decks - self.unseen[rank] - sum(counts[rank] for counts in self.known)

    def chance_of(self, seat: int, rank: int, least: int) -> float:
        """Return how likely a seat holds at least so many cards of a rank."""
        sure = self.known[seat][rank]
        least -= sure
        if least <= 0:
            return 1.0
        drawn = max(0, self.view.hand_counts[seat] - sum(self.known[seat]))
        good, total = self.unseen[rank], self.unseen_total
        if good < least or drawn < least:
            return 0.0
        # Hypergeometric, from none upwards: few terms, for few are asked for.
        term, below = 1.0, 0.0
        for step in range(drawn):
            left = total - step
            term *= max(0.0, (left - good) / left) if left > 0 else 0.0
        below = term
        for found in range(1, least):
            rest = total - good - drawn + found
            if rest <= 0:
                return 1.0
            term *= (good - found + 1) * (drawn - found + 1) / (found * rest)
            below += term
        return max(0.0, min(1.0, 1.0 - below))

    def is_frozen_for(self, seat: int) -> bool:
        """Whether the pile is frozen for a seat's side."""
        return self.view.pile.is_frozen or (self.ruleset.frozen_until_opened and not self.view.side_at(seat).melds)

    def neighbours(self, card: Card) -> int:
        """Return how many cards in hand, or ends of own sequences, a card has in its suit within two places."""
        if not self.ruleset.sequences or card >> 2 in (JOKER_RANK, TWO, THREE):
            return 0
        place, suit = _place(card), card & 3
        near = {_place(other) for other in self.view.hand or () if other & 3 == suit and other >> 2 not in (0, 2, 3)}
        near -= {place}
        count = sum(abs(other - place) <= 2 for other in near)
        for meld in self.melds:
            if meld.kind is SEQUENCE and meld.naturals[0] & 3 == suit and meld.size < self.ruleset.canasta_size:
                low, high = _place(meld.naturals[0]), _place(meld.naturals[-1])
                count += 3 * (place in (low - 1, high + 1)) + (place in (low - 2, high + 2))
        return count


def _place(card: Card) -> int:
    return 14 if card >> 2 == 1 else card >> 2


def counts_of(cards: tuple[Card, ...]) -> list[int]:
    """Count cards by rank, red threes left out."""
    counts = [0] * len(RANKS)
    for card in cards:
        if card not in RED_THREES:
            counts[card >> 2] += 1
    return counts
