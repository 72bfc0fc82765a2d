"""The score of a finished round as a sheet of named lines per team (rules 58 to 69)."""

from __future__ import annotations

from engine.cards import IS_WILD, RED_THREES, THREE, Rank
from engine.melds import canasta_kind, canastas
from engine.ruleset import Ruleset, Seat, Team
from engine.state import RoundResult, SheetItem, SheetLine, Side, State
from engine.terms import CanastaKind, RedThreeSign


def score_round(state: State, *, out: Seat | None) -> RoundResult:
    """Score a round as it stands; ``out`` is the player who went out, None when the stock ended it."""
    ruleset = state.ruleset
    concealed = out is not None and is_concealed(state, out)
    sheets = tuple(_sheet(state, Team(team), out=out, concealed=concealed) for team in range(ruleset.teams))
    scores = tuple(sum(line.points for line in sheet) for sheet in sheets)
    totals = tuple(before + score for before, score in zip(state.scores, scores, strict=True))
    return RoundResult(
        out=out,
        concealed=concealed,
        sheets=sheets,
        scores=scores,
        totals=totals,
        winner=winner(totals, ruleset),
    )


def winner(totals: tuple[int, ...], ruleset: Ruleset) -> Team | None:
    """Return the team that has won, or None: the target must be reached by a single leader (rule 69)."""
    best = max(totals)
    leaders = [Team(team) for team, total in enumerate(totals) if total == best]
    return leaders[0] if best >= ruleset.target and len(leaders) == 1 else None


def is_concealed(state: State, out: Seat) -> bool:
    """Tell whether the player who went out did so concealed (rules 59 to 61).

    What counts is what this player laid in this turn, grouped by rank: each group must be a valid meld by itself and
    one of them a canasta, even where cards were joined to melds of the partner.
    """
    ruleset, turn = state.ruleset, state.turn
    if state.melded_before[out] or (not turn.from_stock and not ruleset.concealed_after_take):
        return False
    groups: dict[Rank, tuple[int, int]] = {}
    for laid in turn.laid:
        naturals, wilds = groups.get(laid.rank, (0, 0))
        new_wilds = sum(IS_WILD[card] for card in laid.all_cards)
        groups[laid.rank] = (naturals + len(laid.all_cards) - new_wilds, wilds + new_wilds)
    return all(_is_whole_meld(ruleset, rank, n, w) for rank, (n, w) in groups.items()) and any(
        n + w >= ruleset.canasta_size for n, w in groups.values()
    )


def _is_whole_meld(ruleset: Ruleset, rank: Rank, naturals: int, wilds: int) -> bool:
    if rank == THREE:
        return not wilds and naturals >= ruleset.min_meld_size
    least, most = ruleset.wild_room[naturals][0]
    return least <= wilds <= most


def _sheet(state: State, team: Team, *, out: Seat | None, concealed: bool) -> tuple[SheetLine, ...]:
    """Return a team's lines; lines that would say nothing are left out, melded cards and cards in hand always stand."""
    ruleset, side = state.ruleset, state.sides[team]
    melded = [card for meld in side.melds for card in meld.cards]
    seats = ruleset.seats_of(team)
    held = [card for seat in seats for card in state.hands[seat] if card not in RED_THREES]
    reds = len(side.red_threes) + sum(card in RED_THREES for seat in seats for card in state.hands[seat])
    kinds = [canasta_kind(meld, ruleset) for meld in side.melds]
    natural, mixed = kinds.count(CanastaKind.NATURAL), kinds.count(CanastaKind.MIXED)
    points = ruleset.points_of
    lines = [SheetLine(SheetItem.MELDED_CARDS, len(melded), sum(points[card] for card in melded))]
    if natural:
        lines.append(SheetLine(SheetItem.NATURAL_CANASTAS, natural, natural * ruleset.bonus_natural))
    if mixed:
        lines.append(SheetLine(SheetItem.MIXED_CANASTAS, mixed, mixed * ruleset.bonus_mixed))
    if reds:
        lines.append(SheetLine(SheetItem.RED_THREES, reds, _red_three_points(ruleset, side, reds)))
    if out is not None and ruleset.team_of(out) == team:
        lines.append(SheetLine(SheetItem.GOING_OUT, 1, ruleset.bonus_out))
        if concealed:
            lines.append(SheetLine(SheetItem.CONCEALED, 1, ruleset.bonus_concealed))
    lines.append(SheetLine(SheetItem.CARDS_IN_HAND, len(held), -sum(points[card] for card in held)))
    return tuple(lines)


def _red_three_points(ruleset: Ruleset, side: Side, count: int) -> int:
    points = ruleset.red_three_table[count]
    match ruleset.red_three_positive_if:
        case RedThreeSign.MELD:
            return points if side.melds else -points
        case RedThreeSign.CANASTA:
            return points if canastas(side.melds, ruleset) else -points
