"""The score of a finished round as a sheet of named lines per team (rules 58 to 69)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.bonuses import canasta_lines, captured_lines, card_sign, three_lines
from engine.cards import BLACK_THREES, IS_WILD, PLACE_OF, THREE, Card
from engine.penalties import penalty_lines
from engine.ruleset import Ruleset, Seat, Team
from engine.state import SEQUENCE, WILD, Laid, RoundResult, SheetItem, SheetLine, Side, State
from engine.terms import SpecialHand


def score_round(state: State, *, out: Seat | None, special: SpecialHand | None = None) -> RoundResult:
    """Score a round as it stands.

    Args:
        state: The round. Partnerships that its end forms (rule 2.3) have been formed.
        out: The player who went out, None when the stock ended the round.
        special: What the player to move showed; its points stand for the whole score of that side (rule 2.16).
    """
    ruleset = state.ruleset
    concealed = out is not None and is_concealed(state, out)
    teams = [Team(team) for team in range(ruleset.teams)]
    sheets = tuple([_sheet(state, team, out=out, concealed=concealed, special=special) for team in teams])
    scores = tuple([sum([line.points for line in sheet]) for sheet in sheets])
    totals = tuple([before + score for before, score in zip(state.scores, scores, strict=True)])
    return RoundResult(
        out=out,
        concealed=concealed,
        sheets=sheets,
        scores=scores,
        totals=totals,
        winner=winner(totals, ruleset, number=state.number),
        special=special,
        lone=state.extras.lone,
    )


def winner(totals: Sequence[int], ruleset: Ruleset, *, number: int) -> Team | None:
    """Return the team that has won after so many rounds, or None: there must be a single leader.

    The target must be reached (rule 69), or all rounds be played where their number is set (rule 2.17).
    """
    best = max(totals)
    leaders = [Team(team) for team, total in enumerate(totals) if total == best]
    is_last = best >= ruleset.target if ruleset.rounds is None else number >= ruleset.rounds
    return leaders[0] if is_last and len(leaders) == 1 else None


def is_concealed(state: State, out: Seat) -> bool:
    """Tell whether the player who went out did so concealed (rules 59 to 61).

    What counts is what this player laid in this turn, grouped by the meld that it lies in: each group must be a valid
    meld by itself and one of them a canasta, even where cards were joined to melds of the partner.
    """
    ruleset, turn = state.ruleset, state.turn
    if state.melded_before[out] or (not turn.from_stock and not ruleset.concealed_after_take):
        return False
    groups: dict[int, list[Laid]] = {}
    for laid in turn.laid:
        groups.setdefault(laid.onto, []).append(laid)
    sizes = [_size_as_meld(group, ruleset) for group in groups.values()]
    return all(sizes) and any(size >= ruleset.canasta_size for size in sizes)


def _size_as_meld(group: Sequence[Laid], ruleset: Ruleset) -> int:
    """Return how many cards the lay-downs onto one meld have together, 0 if they are no meld by themselves."""
    cards = [card for laid in group for card in laid.all_cards]
    size, first = len(cards), group[0]
    if first.kind is WILD or first.rank == THREE:
        is_whole = size >= ruleset.min_meld_size
    elif first.kind is SEQUENCE:
        is_whole = size >= ruleset.min_meld_size and _are_in_row(cards)
    else:
        wilds = sum([IS_WILD[card] for card in cards])
        least, most = ruleset.wild_room[size - wilds][0]
        is_whole = least <= wilds <= most
    return size if is_whole else 0


def _are_in_row(cards: Sequence[Card]) -> bool:
    """Tell whether cards that lie in one sequence, and so are of one suit, follow one another."""
    places = sorted([PLACE_OF[card] for card in cards])
    return places == list(range(places[0], places[0] + len(places)))


def _sheet(
    state: State, team: Team, *, out: Seat | None, concealed: bool, special: SpecialHand | None
) -> tuple[SheetLine, ...]:
    """Return a team's lines; lines that would say nothing are left out, melded cards and cards in hand always stand.

    Where partnerships form in a round, a team is one player: who shares a side gets all its points, and red threes
    are each player's own (rule 2.3).
    """
    ruleset, feet = state.ruleset, state.extras.feet
    own_seats = ruleset.seats_of(team)
    allies = state.allies_of(own_seats[0])
    if special is not None and state.turn.seat in allies:
        return (SheetLine(SheetItem.SPECIAL_HAND, 1, dict(ruleset.special_hands)[special]),)
    side, own, is_out = state.side_of(own_seats[0]), state.sides[team], out in allies
    hands = [state.hands[seat] for seat in allies]
    packets = [feet[seat] for seat in allies] if feet else []
    # Rule 14: threes that their owner had no turn to lay count as laid.
    late = [card for seat in own_seats for card in state.hands[seat] if card in ruleset.late_threes]
    lines = [_melded_line(side, ruleset), *canasta_lines(side, ruleset, is_out=is_out)]
    lines += three_lines((*own.red_threes, *late), side, ruleset)
    lines += captured_lines(own.captured, ruleset)
    if is_out:
        lines.append(SheetLine(SheetItem.GOING_OUT, 1, ruleset.bonus_out))
        if concealed and ruleset.bonus_concealed:
            lines.append(SheetLine(SheetItem.CONCEALED, 1, ruleset.bonus_concealed))
    lines += penalty_lines(side.melds, hands, packets, ruleset)
    lines.append(_held_line([card for cards in (*hands, *packets) for card in cards], ruleset))
    return tuple(lines)


def _melded_line(side: Side, ruleset: Ruleset) -> SheetLine:
    melded = [card for meld in side.melds for card in meld.cards]
    value = sum([ruleset.points_of[card] for card in melded])
    return SheetLine(SheetItem.MELDED_CARDS, len(melded), card_sign(side, ruleset) * value)


def _held_line(cards: Iterable[Card], ruleset: Ruleset) -> SheetLine:
    """Return what cards that were not melded cost; black threes have a price of their own (rules 66, 2.8)."""
    held = [card for card in cards if card not in ruleset.late_threes]
    black, points = ruleset.black_three_in_hand, ruleset.points_of
    cost = sum([black if card in BLACK_THREES else points[card] for card in held])
    return SheetLine(SheetItem.CARDS_IN_HAND, len(held), -cost)
