"""A quick player on the compact state, one whole turn a call: it plays the samples of the search to their end.

Its rules of thumb are those of ``standard``, made cheap: it sees its own hand and the table, never another hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.players.compact import TAKE_ADD, TAKE_JOKER, TAKE_PAIR, TAKE_TWO, Compact
from engine.players.compact_table import NATURAL_BITS, ranks_in

#: Cards of a rank that nobody has seen: how likely the next player holds a pair of them, roughly.
_PAIR: Final = (0.0, 0.0, 0.06, 0.12, 0.2, 0.28, 0.36, 0.44, 0.5, 0.55, 0.6, 0.64, 0.67, 0.7, 0.72, 0.74, 0.76)


@dataclass(frozen=True, slots=True)
class Style:
    """The figures of the quick player; tuned by letting styles play each other on the compact state.

    Attributes:
        take_closed, take_wild: Pile cards that make it worth opening with the pile, and more for each wild card.
        take_pair, take_mixed: … worth a new meld with a pair, with one card and a wild card.
        open_calm, open_rushed, open_wild: Cards that an opening from hand may cost, before and after the opponents
            opened; a wild card counts as so many more.
        floor: Cards to keep when a new meld is laid and the side cannot go out.
        close_first, close_more: Wild cards that may close the side's first canasta, and later ones.
        out: Points of hands and prospects by which going out must be better.
        stake_base, stake_card, adds: What a pile is worth to who takes it, and more if its top lengthens a meld.
        unopened: How much of a pair is a danger in a hand whose side has not opened.
    """

    take_closed: float = 0.0
    take_wild: float = 1.0
    take_pair: int = 0
    take_mixed: int = 5
    open_calm: float = 9.0
    open_rushed: float = 14.0
    open_wild: float = 2.0
    floor: int = 7
    close_first: int = 3
    close_more: int = 2
    out: float = -1000.0
    out_canasta: float = 0.0
    stake_base: float = 10.0
    stake_card: float = 13.0
    adds: float = 12.0
    unopened: float = 0.45
    keep_one: float = 4.0
    keep_two: float = 24.0
    keep_three: float = 38.0
    keep_meld: float = 80.0
    held_open: float = -0.3
    held_closed: float = 1.0
    keep_black: float = 14.0
    keep_two_wild: float = 80.0
    hold_triple: int = 0


QUICK: Final = Style()


def play_out(table: Compact, *, turns: int = 400, style: Style = QUICK) -> None:
    """Play a round to its end, or for so many turns."""
    while not table.done and turns:
        play_turn(table, style)
        turns -= 1


def play_turn(table: Compact, style: Style = QUICK) -> None:
    """Play the mover's turn."""
    if not table.drawn:
        begin_turn(table, style)
    if not table.done:
        finish_turn(table, style=style)


def begin_turn(table: Compact, style: Style = QUICK) -> None:
    """Take the pile or draw, or end the round where there is neither."""
    move = _take(table, style)
    if move:
        table.take(move)
    elif table.stock:
        table.draw()
    else:
        takes = table.takes()
        if takes:
            table.take(takes[0])
        else:
            table.done = True


def _take(table: Compact, style: Style) -> int:
    """Return the take that is worth it, 0 if there is none."""
    pile = table.pile
    if not pile:
        return 0
    top = pile[-1]
    rules, mover = table.rules, table.mover
    if (top < 4 and top != 1) or top > 13:
        return 0
    side, hand, size = rules.side[mover], table.hands[mover], table.sizes[mover]
    held, count = hand[top], len(pile)
    if not table.opened[side]:
        if held < 2:
            return 0
        steps = table.opening(top, count - 1)
        if steps is None:
            return 0
        wilds = sum([step[2] + step[3] for step in steps])
        return TAKE_PAIR if count > style.take_closed + wilds * style.take_wild else 0
    left = size + count - 1 - (0 if table.is_free(side) else 2)
    melded = table.nat[side][top] > 0
    if not table.closed and melded:
        return TAKE_ADD if left >= 0 and (size > 1 or count > 1) else 0
    if left < 2:
        return 0
    if held >= 2:
        return TAKE_PAIR if count > style.take_pair else 0
    if table.closed or not held or count < style.take_mixed:
        return 0
    if hand[2]:
        return TAKE_TWO
    return TAKE_JOKER if hand[0] else 0


def finish_turn(table: Compact, *, lays: bool = True, goes: bool = True, style: Style = QUICK) -> None:
    """Lay what the rules of thumb lay, and discard or go out; ``lays``, ``goes``: whether it may."""
    rules, mover = table.rules, table.mover
    side, hand = rules.side[mover], table.hands[mover]
    if lays:
        if not table.opened[side]:
            _open(table, side, style)
        if table.opened[side]:
            _lay(table, side, hand, style)
            if goes and table.is_free(side) and _wants_out(table, side, style) and go_out(table):
                return
    table.discard(best_discard(table, style))


def _wants_out(table: Compact, side: int, style: Style) -> bool:
    """Whether the round is better ended than played on, by the cards that all others hold."""
    rules, sizes, mover = table.rules, table.sizes, table.mover
    if sizes[mover] > 11:
        return False
    balance = 0
    for seat in rules.order:
        if seat != mover:
            balance += sizes[seat] if rules.side[seat] != side else -sizes[seat]
    gain = 11.0 * balance
    for other in range(rules.sides):
        if other != side and table.is_free(other):
            gain += style.out_canasta
    return gain > style.out


def _open(table: Compact, side: int, style: Style) -> None:
    steps = table.opening(-1, 0)
    if steps is None:
        return
    wilds = sum([step[2] + step[3] for step in steps])
    cards = sum([step[1] for step in steps]) + wilds
    is_rushed = any(opened for other, opened in enumerate(table.opened) if other != side)
    if cards + style.open_wild * wilds <= (style.open_rushed if is_rushed else style.open_calm):
        table.open(steps)


def _lay(table: Compact, side: int, hand: list[int], style: Style) -> None:
    """Lay naturals, and wild cards that close a canasta."""
    rules, mover = table.rules, table.mover
    nat, wild, full = table.nat[side], table.wild[side], rules.full
    sizes = table.sizes
    for rank in ranks_in((table.one[mover] & table.lying[side]) | (table.three[mover] & NATURAL_BITS)):
        count = hand[rank]
        spare = sizes[mover] - (1 if table.is_free(side) else 2)
        if spare <= 0:
            return
        if nat[rank]:
            table.put(rank, count if count < spare else spare, 0, 0)
        elif (
            count > 2 + style.hold_triple
            and spare >= count
            and (sizes[mover] - count > style.floor or table.is_free(side))
        ):
            table.put(rank, count, 0, 0)
    wilds = hand[0] + hand[2]
    while wilds and table.roomy[side]:
        best, most = 0, 0
        limit = min(wilds, style.close_first if table.cans[side] < rules.outs else style.close_more)
        for rank in ranks_in(table.roomy[side]):
            size = nat[rank] + wild[rank]
            if most < size < full <= size + limit and rules.room[nat[rank]][wild[rank]] >= full - size:
                best, most = rank, size
        if not best:
            return
        missing = full - most
        is_free = table.cans[side] + 1 >= rules.outs
        if sizes[mover] - missing < (1 if is_free else 2):
            return
        twos = min(hand[2], missing)
        table.put(best, 0, twos, missing - twos)
        wilds -= missing


def go_out(table: Compact) -> bool:
    """Go out if all cards but one can be laid; return whether the round is over."""
    rules, mover = table.rules, table.mover
    side, hand = rules.side[mover], table.hands[mover]
    nat, wild, room = table.nat[side], table.wild[side], rules.room
    twos, jokers = hand[2], hand[0]
    lone = table.one[mover] & ~table.lying[side] & ~table.three[mover] & NATURAL_BITS
    pairs = ranks_in(lone & table.two[mover])
    singles = ranks_in(lone & ~table.two[mover])
    stuck = len(singles)
    if stuck > 1:
        return False
    last = singles[0] if stuck else -1
    if hand[3]:
        if hand[3] < 3:
            stuck += hand[3]
            last = 3
        else:
            return False
    if stuck > 1 or len(pairs) > twos + jokers:
        return False
    loose = twos + jokers - len(pairs)
    space = 0
    if loose:
        for rank in ranks_in(table.lying[side] | (table.three[mover] & NATURAL_BITS)):
            space += max(0, room[nat[rank] + hand[rank]][wild[rank]])
    if space < loose - (0 if stuck else 1):
        return False
    if not stuck and loose > space:
        last = 2 if twos else 0
        loose -= 1
        if last == 2:
            twos -= 1
        else:
            jokers -= 1
    for rank in ranks_in((table.one[mover] & table.lying[side]) | (table.three[mover] & NATURAL_BITS)):
        table.put(rank, hand[rank], 0, 0)
    for rank in pairs:
        two = 1 if twos else 0
        table.put(rank, 2, two, 1 - two)
        twos -= two
        jokers -= 1 - two
    for rank in ranks_in(table.roomy[side]) if loose else ():
        while loose and room[nat[rank]][wild[rank]] > 0:
            two = 1 if twos else 0
            table.put(rank, 0, two, 1 - two)
            twos -= two
            jokers -= 1 - two
            loose -= 1
    if last >= 0 and table.sizes[mover]:
        table.discard(last)
    elif not table.sizes[mover]:
        table.end(mover)
    return table.done


def best_discard(table: Compact, style: Style = QUICK) -> int:
    """Return the rank to throw."""
    rules, mover = table.rules, table.mover
    side, hand = rules.side[mover], table.hands[mover]
    follower = rules.side[rules.after[mover]]
    pile = table.pile
    stake = style.stake_base + style.stake_card * (len(pile) + 1)
    theirs, ours = table.nat[follower], table.nat[side]
    opened, value = table.opened[follower], rules.value
    adds = opened and not table.closed
    pairs = 1.0 if opened else style.unopened
    held = style.held_open if table.opened[side] else style.held_closed
    keep = (0.0, style.keep_one, style.keep_two, style.keep_three)
    best, least = -1, 1e9
    for rank in ranks_in(table.one[mover] & NATURAL_BITS):
        count = hand[rank]
        if adds and theirs[rank]:
            cost = stake + style.adds
        else:
            hidden = rules.copies - count - theirs[rank] - ours[rank] - pile.count(rank)
            cost = stake * pairs * _PAIR[hidden] if hidden > 1 else 0.0
        if ours[rank]:
            cost += style.keep_meld
        else:
            cost += keep[count] if count < 3 else keep[3] + 6.0 * (count - 3)
        cost += held * value[rank]
        if cost < least:
            best, least = rank, cost
    if hand[3] and least > style.keep_black:
        best, least = 3, style.keep_black
    if hand[2] and least > style.keep_two_wild:
        best, least = 2, style.keep_two_wild
    if best < 0:
        best = 3 if hand[3] else 2 if hand[2] else 0
    return best
