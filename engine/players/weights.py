"""The figures that the rules of thumb weigh with, in points a deal unless said otherwise; tuned by playing them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """One player's figures. A change is tried by letting two sets play each other (``engine selfplay``)."""

    # discards: what a card is worth in the hand …
    keep_single: float = 4.0
    keep_pair: float = 24.0
    keep_triple: float = 38.0
    keep_wild: float = 75.0
    keep_joker: float = 100.0
    keep_for_meld: float = 45.0  # it fits a meld of the side
    keep_black_three: float = 14.0  # it can block a big pile later
    keep_unopened: float = 0.25  # per card point, while the side has not opened
    keep_held: float = 0.3  # per card point, against: what it costs when the round ends
    keep_neighbour: float = 12.0  # in sequences
    # … and what the pile with it is worth to the next opponent, per card, and to start with
    danger_card: float = 13.0
    danger_base: float = 10.0
    danger_adds: float = 12.0  # it lengthens a meld of theirs
    partner_take: float = 0.35  # of the danger, counted for the side, if the partner could take instead
    interest: float = 0.4  # a rank that was thrown or left is worth so much of its danger
    freeze: float = 30.0  # gained by freezing a pile that only they can use
    # taking
    take_card: float = 14.0
    take_base: float = -18.0
    take_wild: float = 45.0  # each wild card that goes with it
    take_opening: float = 10.0  # for opening with it
    alone: float = 300.0  # against: whoever takes first plays alone against all others (rule 2.3)
    # laying
    wild_closes: float = 100.0  # a canasta closed with wild cards, less what these are worth
    first_canasta: float = 160.0  # the canasta that lets the side go out
    wild_cost: float = 60.0
    wild_crowd: float = 20.0  # … in a new meld that more hands will feed
    hand_floor: int = 3  # cards kept while the side cannot go out
    new_meld: float = 12.0
    foot_card: float = 40.0  # each card less in a hand that must be empty before the second packet comes
    # opening: each card and wild card that it costs
    open_card: float = 6.0
    open_wild: float = 22.0
    open_limit: float = 110.0
    open_rush: float = 45.0  # more, once the opponents have opened
    # going out
    out_margin: float = 0.0
    turn_gain: float = 55.0  # what a turn brings a side that is at play
    unopened_gain: float = 12.0


STANDARD: Final = Weights()
