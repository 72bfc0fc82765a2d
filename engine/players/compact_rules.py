"""What the compact state needs of a ruleset, as tables; and which rulesets it can hold."""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from engine.cards import CODES, RANKS, CardClass
from engine.ruleset import Ruleset
from engine.terms import LastRedThree, Penalty, RedThreeReveal, RedThreeSign, StockEnd

RED: Final = 14
"""The place of red threes among the counts of a hand; the other places are ranks."""

#: Where a ruleset may differ from Classic and still be held. Whatever is not named here must be as in Classic.
HELD: Final = frozenset(
    {"id", "seats", "teams", "turn_orders", "decks", "jokers", "hand_size", "card_points", "draw_count"}
    | {"turn_upcard", "upcard_reject", "pile_base", "pile_base_ace", "always_frozen", "frozen_until_opened"}
    | {"frozen_by", "max_wilds", "natural_wild_relation", "canasta_size", "canastas_out", "black_three_meld"}
    | {"red_three_reveal", "red_three_table", "red_three_positive_if", "black_three_in_hand", "minimums"}
    | {"concealed_exempts_minimum", "ask_partner", "ask_once", "ask_after_take", "bonus_natural", "bonus_mixed"}
    | {"rank_bonuses", "bonus_out", "bonus_concealed", "penalties", "stock_end", "target", "pile_shows_only_top"}
)
_SIGNS: Final = {RedThreeSign.ALWAYS: 0, RedThreeSign.MELD: 1, RedThreeSign.CANASTA: 2, RedThreeSign.TWO_CANASTAS: 3}
_PENALTIES: Final = {Penalty.HAND_HOLDS, Penalty.UNFINISHED_RANK}


def is_held(ruleset: Ruleset) -> bool:
    """Whether the compact state can play a ruleset."""
    cached: bool | None = ruleset.cache.get("compact-held")
    if cached is None:
        cached = ruleset.cache["compact-held"] = _is_held(ruleset)
    return cached


def _is_held(ruleset: Ruleset) -> bool:
    classic = Ruleset(id="classic")
    same = all(
        getattr(ruleset, field.name) == getattr(classic, field.name)
        for field in fields(Ruleset)
        if field.init and field.name not in HELD
    )
    return (
        same
        and ruleset.red_three_positive_if in _SIGNS
        and all(row[0] in _PENALTIES for row in ruleset.penalties)
        and CardClass.WILD in ruleset.frozen_by
        and ruleset.last_stock_red_three is LastRedThree.END
    )


class CompactRules:
    """The tables of one ruleset in one round.

    Attributes:
        room: By naturals and wild cards of a meld: how many more wild cards may join.
        after: By seat, whose turn comes next.
        side: By seat, its side.
        red_sign: How many melds or canastas make laid threes count: 0 always, 1 a meld, 2 one canasta, 3 two.
    """

    def __init__(self, ruleset: Ruleset, number: int) -> None:
        self.ruleset = ruleset
        self.seats, self.sides = ruleset.seats, ruleset.teams
        self.after = [int(ruleset.next_seat(seat, number)) for seat in range(ruleset.seats)]
        self.order = ruleset.turn_order(number)
        self.side = [int(ruleset.team_of(seat)) for seat in range(ruleset.seats)]
        self.members = [[seat for seat in self.order if self.side[seat] == side] for side in range(ruleset.teams)]
        self.value = [*ruleset.card_points, 0]
        self.copies = 4 * ruleset.decks
        self.full, self.outs, self.draws = ruleset.canasta_size, ruleset.canastas_out, ruleset.draw_count
        self.room = [[most for _, most in row] for row in ruleset.wild_room]
        self.always_frozen = ruleset.always_frozen
        self.closed_until_open = ruleset.frozen_until_opened
        self.goes_on = ruleset.stock_end is StockEnd.WHILE_TAKEABLE
        self.is_late = ruleset.red_three_reveal is RedThreeReveal.FIRST_TURN
        self.red_table, self.red_sign = ruleset.red_three_table, _SIGNS[ruleset.red_three_positive_if]
        self.black = ruleset.black_three_in_hand
        self.out, self.concealed = ruleset.bonus_out, ruleset.bonus_concealed
        natural, mixed = [ruleset.bonus_natural] * len(RANKS), [ruleset.bonus_mixed] * len(RANKS)
        for rank, own_natural, own_mixed in ruleset.rank_bonuses:
            natural[rank], mixed[rank] = own_natural, own_mixed
        self.natural, self.mixed = natural, mixed
        self.penalties = [(row[0] is Penalty.HAND_HOLDS, row[1], row[2], row[3]) for row in ruleset.penalties]
        reds = {code for code in range(CODES) if code >> 2 == 3 and code & 3 in (1, 2)}
        self.place = [RED if code in reds else code >> 2 for code in range(CODES)]


def compact_rules(ruleset: Ruleset, number: int) -> CompactRules:
    """Return the tables of a round; they are made once for each."""
    key = ("compact", number % max(1, len(ruleset.turn_orders)))
    found: CompactRules | None = ruleset.cache.get(key)
    if found is None:
        found = ruleset.cache[key] = CompactRules(ruleset, number)
    return found
