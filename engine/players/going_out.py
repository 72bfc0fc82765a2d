"""When to go out, when to ask, and what to answer.

Going out ends what both sides could still gain, and makes everybody pay for the cards in hand. So it is weighed: what
the round is worth now against what some more turns would bring each side, and what the match makes of it.
"""

from __future__ import annotations

from engine.cards import BLACK_THREES
from engine.players.sight import Sight
from engine.players.weights import Weights
from engine.ruleset import Ruleset
from engine.state import Meld, Side

_CARD = 11.0  # points that an unseen card in a hand costs, on average
_SOON = 4  # a hand that is so short may go out at its next turn


def gain_by_going_out(sight: Sight, weights: Weights, *, held: float) -> float:
    """Return how much better it is for the side, in points, to end the round now than to play on.

    ``held`` is what the own hand would cost if the round ends: 0 for the player who goes out.
    """
    view = sight.view
    mates = sum(view.hand_counts[seat] for seat in sight.mates)
    foes = sum(view.hand_counts[seat] for seat in sight.foes)
    foe_seats = max(1, len(sight.foes))
    # What ending it now does beside freezing the score: the bonus, and what everybody pays.
    now = sight.ruleset.bonus_out - held - _CARD * mates + _CARD * foes
    # What a few more turns would make of it: hands go down, canastas are closed, cards come.
    turns = _turns_left(sight)
    ours = _side_gain(sight, sight.me, weights) * turns
    theirs = max((_side_gain(sight, seat, weights) for seat in sight.foes), default=0.0) * turns
    risk = _out_soon(sight)
    shed = min(1.0, 0.2 * turns)
    later = ours - theirs
    later += _CARD * (foes - mates) * (1 - shed)
    later += sight.ruleset.bonus_out * (0.5 - risk)
    later -= risk * (_CARD * (mates + sight.size) + 60.0)
    if sight.seeks_partner:
        now -= weights.alone
    return now - later + _match_gain(sight, now=now, foes=foe_seats)


def _turns_left(sight: Sight) -> float:
    """Return how many more rounds of turns the play may last."""
    by_stock = sight.view.stock_count / max(1, sight.ruleset.draw_count * sight.ruleset.seats)
    soon = 3.0 - 2.5 * _out_soon(sight)
    return max(0.3, min(by_stock, soon))


def _out_soon(sight: Sight) -> float:
    """Return how likely the opponents go out before the side's next turns, roughly."""
    view, risk = sight.view, 0.0
    for seat in sight.foes:
        if not view.side_at(seat).melds:
            risk = max(risk, 0.02)
            continue
        count = view.hand_counts[seat]
        has_right = not view.missing[sight.ruleset.team_of(seat)]
        if has_right:
            risk = max(risk, 0.75 if count <= 2 else 0.5 if count <= _SOON else 0.3 if count <= 7 else 0.12)
        else:
            near = any(meld.size >= sight.ruleset.canasta_size - 2 for meld in view.side_at(seat).melds)
            risk = max(risk, (0.3 if near else 0.1) if count <= _SOON + 1 else 0.06)
    return risk


def _side_gain(sight: Sight, seat: int, weights: Weights) -> float:
    """Return what a round of turns brings a side, in points."""
    side = sight.view.side_at(seat)
    if not side.melds:
        return weights.unopened_gain
    full = sight.ruleset.canasta_size
    gain = weights.turn_gain
    for meld in side.melds:
        gain += _closing_gain(meld, full)
    allies = sight.view.allies_of(seat)
    cards = sum(sight.view.hand_counts[ally] for ally in allies)
    return gain * min(1.3, 0.4 + cards / 16)


def _closing_gain(meld: Meld, full: int) -> float:
    missing = full - meld.size
    return {1: 130.0, 2: 70.0, 3: 25.0}.get(missing, 0.0)


def _match_gain(sight: Sight, *, now: float, foes: int) -> float:
    """Return what the score of the match adds: go out to win, do not go out to lose."""
    view, ruleset = sight.view, sight.ruleset
    if ruleset.rounds is not None:
        return 0.0
    mine = view.scores[sight.team] + table_points(sight, sight.me) + ruleset.bonus_out
    mine -= round(_CARD * sum(view.hand_counts[seat] for seat in sight.mates))
    theirs = max(
        view.scores[ruleset.team_of(seat)]
        + table_points(sight, seat)
        - round(_CARD * sum(view.hand_counts[ally] for ally in view.allies_of(seat)))
        for seat in sight.foes
    )
    if mine >= ruleset.target and mine > theirs:
        return 1500.0
    if theirs >= ruleset.target and theirs > mine:
        return -900.0
    # A little short of the target with more to come: the round is worth finishing well.
    short = ruleset.target - mine
    if 0 < short <= 500 and theirs < mine:
        return -120.0 * (1.0 - min(1.0, 1.5 * _out_soon(sight)))
    return 0.0


def table_points(sight: Sight, seat: int) -> int:
    """Return what lies before a seat's side is worth: cards, canastas, threes."""
    return side_points(sight.ruleset, sight.view.side_at(seat))


def side_points(ruleset: Ruleset, side: Side) -> int:
    """Return what the melds and threes of a side are worth, as far as they count by themselves."""
    points = 0
    for meld in side.melds:
        points += sum(ruleset.points_of[card] for card in meld.cards)
        if meld.size >= ruleset.canasta_size:
            points += _bonus(ruleset, meld)
    table = ruleset.red_three_table
    threes = table[min(len(side.red_threes), len(table) - 1)]
    return points + (threes if side.melds else -threes)


def _bonus(ruleset: Ruleset, meld: Meld) -> int:
    if meld.kind.value == "sequence":
        return ruleset.bonus_sequence
    if meld.kind.value == "wild":
        return min((points for _, points in ruleset.bonus_wild), default=0)
    for rank, natural, mixed in ruleset.rank_bonuses:
        if rank == meld.rank:
            return mixed if meld.wilds else natural
    return ruleset.bonus_mixed if meld.wilds else ruleset.bonus_natural


def hand_cost(sight: Sight) -> float:
    """Return what the own hand costs if the round ends now, in points, cards that could be laid counted as well."""
    ruleset = sight.ruleset
    cost = 0
    for card in sight.view.hand or ():
        cost += ruleset.black_three_in_hand if card in BLACK_THREES else ruleset.points_of[card]
    return float(cost)
