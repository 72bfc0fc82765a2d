"""Snapshots of version 1, which nothing writes any more.

Then all melds were sets, a side had one of each rank at most, and there were no games with extras.
"""

from engine.cards import Rank
from engine.ruleset import Seat
from engine.state import SET, Laid, Meld, Permission, Phase, Side, State, Turn, new_extras
from storage.codec.kinds import read_ruleset
from storage.codec.packing import unpack, unpack_flags, unpack_result
from storage.codec.text import Json


def read_state_1(value: Json) -> State:
    """Read a match; raises what its parts raise for anything else."""
    _, ruleset_json, scores, number, dealer, seed, hands, sides, stock, pile, turn, melded_before, result = value
    ruleset = read_ruleset(ruleset_json)
    extras = new_extras(ruleset)
    played = tuple([Side(tuple([_read_meld(*meld) for meld in melds]), unpack(threes)) for melds, threes in sides])
    return State(
        ruleset=ruleset,
        scores=tuple(scores),
        number=number,
        dealer=Seat(dealer),
        seed=bytes.fromhex(seed),
        hands=tuple([unpack(hand) for hand in hands]),
        sides=played,
        stock=unpack(stock),
        pile=unpack(pile),
        turn=_read_turn(*turn, side=played[extras.side_of[turn[0]]]),
        melded_before=unpack_flags(melded_before),
        extras=extras,
        result=None if result is None else unpack_result(result),
    )


def _read_meld(rank: int, naturals: str, wilds: str, kind: str) -> Meld:
    if kind != SET:
        raise ValueError("a meld of a kind that there was not")
    return Meld(Rank(rank), unpack(naturals), unpack(wilds))


def _read_turn(
    seat: int,
    phase: str,
    minimum: int,
    drew: str,
    laid: Json,
    fixed: int,
    permission: str | None,
    flags: str,
    *,
    side: Side,
) -> Turn:
    from_stock, pending, no_discard = unpack_flags(flags)
    return Turn(
        seat=Seat(seat),
        phase=Phase(phase),
        minimum=minimum,
        drew=unpack(drew),
        from_stock=from_stock,
        laid=tuple([_read_laid(*each, side=side) for each in laid]),
        fixed=fixed,
        pending=pending,
        permission=None if permission is None else Permission(permission),
        no_discard=no_discard,
    )


def _read_laid(rank: int, cards: str, top: str, *, side: Side) -> Laid:
    """Read a lay-down; the meld that it went to is the only one of its rank."""
    place = [meld.rank for meld in side.melds].index(Rank(rank))
    return Laid(Rank(rank), unpack(cards), unpack(top)[0] if top else None, SET, place)
