"""Which values of a ruleset's fields can be played: each check belongs to a field, and names it when it fails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.cards import RANKS
from engine.errors import RulesetError
from engine.terms import AskPartner, CanastaKind, FinalDiscard, FootTrigger, MeldsPerRank, MinimumBasis, PileBase

if TYPE_CHECKING:
    from engine.ruleset import Ruleset

# Bounds of a pack that a table can be asked to play with; tables of what may be melded grow with it.
MOST_DECKS = 16
MOST_JOKERS = 64
MOST_POINTS = 500  # that an opening can be asked for
MOST_ROUNDS = 99


def check(ruleset: Ruleset) -> None:
    """Refuse a ruleset that could not be played.

    Raises:
        RulesetError: The sentence, and ``fields``, name the fields that are wrong.
    """
    wrong = [name for name, fine in _checks(ruleset) if not fine]
    if wrong:
        raise RulesetError(
            f"ruleset {ruleset.id} cannot be played with this value of {', '.join(wrong)}", fields=tuple(wrong)
        )


def _checks(r: Ruleset) -> Iterator[tuple[str, bool]]:
    """Yield each field with whether its value, beside the others, can be played."""
    dealt = r.seats if not r.turn_orders else max(map(len, r.turn_orders), default=0)
    yield "seats", r.seats >= 1
    yield "teams", r.teams >= 2 and (r.seats % r.teams == 0 or bool(r.turn_orders)) and r.seats >= r.teams
    yield "turn_orders", _are_turn_orders(r)
    yield "lone_hand", not r.lone_hand or (r.teams == r.seats >= 3 and not r.turn_orders)
    yield "decks", 1 <= r.decks <= MOST_DECKS
    yield "jokers", 0 <= r.jokers <= MOST_JOKERS
    yield "hand_size", r.hand_size >= 1 and r.pack_size > dealt * (r.hand_size + r.foot_size)
    yield "foot_size", (r.foot_size > 0) == (r.foot_trigger is not FootTrigger.NONE) and r.foot_size >= 0
    yield "card_points", len(r.card_points) == len(RANKS) and all(_whole(n) and n >= 0 for n in r.card_points)
    yield "draw_count", r.draw_count >= 1
    yield "pile_take_extra_draw", r.pile_take_extra_draw >= 0
    yield "opening_bonus_draw", r.opening_bonus_draw >= 0
    yield "talon", all(_whole(n) and n >= 0 for n in r.talon)
    yield "talon_reserve", r.talon_reserve >= 0
    yield "pile_base_ace", r.pile_base is PileBase.NONE or r.pile_base_ace >= 0
    yield "blocked_ranks", _are_ranks(r.blocked_ranks)
    yield "frozen_naturals", r.frozen_naturals >= 1
    yield "unfrozen_naturals", r.unfrozen_naturals >= 1
    yield "take_below_meld", r.take_below_meld is None or r.take_below_meld >= 1
    yield "take_amount", r.take_amount is None or r.take_amount >= 1
    yield "captured_black_threes", not r.captured_black_threes or len(r.captured_black_threes) == r.decks * 2 + 1
    yield "min_meld_size", r.min_meld_size >= 2
    yield "min_naturals", r.min_naturals >= 1
    yield "max_wilds", r.max_wilds is None or r.max_wilds >= 0
    yield "canasta_size", r.canasta_size >= r.min_meld_size
    yield "max_meld_size", r.max_meld_size is None or r.max_meld_size >= r.canasta_size
    # Another meld of a rank after the last is full: there must be a size at which it is.
    yield "melds_per_rank", r.melds_per_rank is not MeldsPerRank.AFTER_CLOSING or r.max_meld_size is not None
    yield "pure_ranks", _are_ranks(r.pure_ranks)
    yield "pure_after_opening", _are_ranks(r.pure_after_opening)
    yield "wild_needs_naturals", r.wild_needs_naturals >= 0
    yield "sequences", not r.sequences or 3 <= r.min_meld_size <= r.canasta_size <= 11
    yield "max_wild_meld", not r.wild_melds or r.max_wild_meld is None or r.max_wild_meld >= r.canasta_size
    yield "red_three_table", len(r.red_three_table) == r.decks * 2 + 1 and all(map(_whole, r.red_three_table))
    yield (
        "minimums",
        _are_rows(r.minimums) and all(_whole(points) and 0 <= points <= MOST_POINTS for _, points in r.minimums),
    )
    yield "minimum_basis", all(_is_floor(floor, r.minimum_basis) for floor, _ in r.minimums)
    yield "opening_shapes", not r.opening_shapes or _are_rows(r.opening_shapes)
    yield "canastas_out", r.canastas_out >= 0
    yield "canastas_out_kinds", all(count >= 0 and _can_be_had(kind, r) for kind, count in r.canastas_out_kinds)
    wanted = {kind for kind, count in r.canastas_out_kinds if count}
    apart = {CanastaKind.SEVENS} - wanted  # sevens are a kind only where a game asks for them
    counted = {kind for kind in CanastaKind if _can_be_had(kind, r)} - apart - r.canastas_out_ignored
    yield "canastas_out_ignored", (bool(counted) or not r.canastas_out) and wanted.isdisjoint(r.canastas_out_ignored)
    yield "red_threes_out", not r.red_threes_out or r.canastas_out <= 2 * r.decks
    # Whoever could never keep so many after a first draw could not end the turn.
    yield "keep_cards", 1 <= r.keep_cards <= r.hand_size
    yield "final_discard", r.final_discard is FinalDiscard.OPTIONAL or r.keep_cards >= 1
    yield "ask_partner", r.ask_partner is not AskPartner.MANDATORY or r.seats > r.teams
    yield "rank_bonuses", _are_ranks(tuple(rank for rank, _, _ in r.rank_bonuses))
    yield "rounds", r.rounds is None or r.rounds >= 1


def _whole(value: Any) -> bool:
    return type(value) is int


def _are_ranks(ranks: tuple[int, ...]) -> bool:
    return all(_whole(rank) and (rank == 1 or 4 <= rank <= 13) for rank in ranks)


def _are_turn_orders(r: Ruleset) -> bool:
    """Whether each round has at least two players, everybody once at most, and players of every team."""
    return all(
        len(set(order)) == len(order) >= 2
        and all(_whole(seat) and 0 <= seat < r.seats for seat in order)
        and {seat % r.teams for seat in order} == set(range(r.teams))
        for order in r.turn_orders
    )


def _are_rows(rows: tuple[tuple[int | None, Any], ...]) -> bool:
    """Whether the rows hold one for anything lower first, then rising floors."""
    if not rows or not all(len(row) == 2 for row in rows):
        return False
    floors = [floor for floor, _ in rows[1:] if floor is not None]
    return rows[0][0] is None and len(floors) == len(rows) - 1 and floors == sorted(set(floors))


def _is_floor(floor: int | None, basis: MinimumBasis) -> bool:
    """Whether a minimum can begin there: at the number of a later round, or at a total, which is a multiple of five."""
    if floor is None:
        return True
    return 2 <= floor <= MOST_ROUNDS if basis is MinimumBasis.ROUND else floor % 5 == 0


def _can_be_had(kind: CanastaKind, r: Ruleset) -> bool:
    match kind:
        case CanastaKind.SEQUENCE:
            return r.sequences
        case CanastaKind.WILD:
            return r.wild_melds
        case CanastaKind.MIXED:
            return r.max_wilds is None or r.max_wilds > 0
        case CanastaKind.NATURAL | CanastaKind.SEVENS:
            return True
