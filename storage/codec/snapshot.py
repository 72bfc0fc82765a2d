"""A match as a snapshot: a JSON list with a letter for each card, quick to write and to read.

The list begins with its version. The order of its items is the format: a change is a new version. What only some games
have is left out by the others.
"""

from typing import Final

from engine.cards import Card, Rank
from engine.errors import EngineError
from engine.ruleset import Seat, Team
from engine.state import SET, Extras, Laid, Meld, MeldKind, Permission, Phase, Side, State, Turn
from storage.codec.errors import CodecError
from storage.codec.kinds import read_ruleset, write_ruleset
from storage.codec.packing import pack, pack_flags, pack_result, unpack, unpack_flags, unpack_result
from storage.codec.snapshot_1 import read_state_1
from storage.codec.text import Json, read_json, write_json

VERSION: Final = 2

_UNREADABLE = (ValueError, TypeError, KeyError, IndexError, AttributeError, EngineError)


def encode_state(state: State) -> bytes:
    """Write a match."""
    return write_json(state_to_json(state)).encode()


def decode_state(data: bytes) -> State:
    """Read what `encode_state` wrote; raises CodecError for anything else."""
    return state_from_json(read_json(data, what="a match"))


def state_to_json(state: State) -> Json:
    """Return a match as a part of a larger JSON document."""
    return [
        VERSION,
        write_ruleset(state.ruleset),
        state.scores,
        state.number,
        state.dealer,
        state.seed.hex(),
        [pack(hand) for hand in state.hands],
        [_write_side(side) for side in state.sides],
        pack(state.stock),
        pack(state.pile),
        _write_turn(state.turn),
        pack_flags(state.melded_before),
        _write_extras(state),
        None if state.result is None else pack_result(state.result),
    ]


def state_from_json(value: Json) -> State:
    """Read what `state_to_json` wrote, now or as version 1; raises CodecError for anything else."""
    version = value[0] if isinstance(value, list) and value else None
    if version not in (1, VERSION):
        raise CodecError(f"a match is stored in version {version}, and this program reads up to version {VERSION}")
    try:
        return _read_state(value) if version == VERSION else read_state_1(value)
    except _UNREADABLE:
        raise CodecError("a stored match cannot be read") from None


def _read_state(value: Json) -> State:
    _, ruleset, scores, number, dealer, seed, hands, sides, stock, pile, turn, melded_before, extras, result = value
    return State(
        ruleset=read_ruleset(ruleset),
        scores=tuple(scores),
        number=number,
        dealer=Seat(dealer),
        seed=bytes.fromhex(seed),
        hands=tuple([unpack(hand) for hand in hands]),
        sides=tuple([_read_side(*side) for side in sides]),
        stock=unpack(stock),
        pile=unpack(pile),
        turn=_read_turn(*turn),
        melded_before=unpack_flags(melded_before),
        extras=_read_extras(extras, seats=len(hands), sides=len(sides)),
        result=None if result is None else unpack_result(result),
    )


def _write_side(side: Side) -> Json:
    written = [[_write_meld(meld) for meld in side.melds], pack(side.red_threes)]
    return [*written, pack(side.captured)] if side.captured else written


def _read_side(melds: Json, red_threes: str, captured: str = "") -> Side:
    return Side(tuple([_read_meld(*meld) for meld in melds]), unpack(red_threes), unpack(captured))


def _write_meld(meld: Meld) -> Json:
    written = [meld.rank, pack(meld.naturals), pack(meld.wilds)]
    return written if meld.kind is SET else [*written, meld.kind]


def _read_meld(rank: int, naturals: str, wilds: str, kind: str = SET) -> Meld:
    return Meld(Rank(rank), unpack(naturals), unpack(wilds), MeldKind(kind))


def _write_turn(turn: Turn) -> Json:
    return [
        turn.seat,
        turn.phase,
        turn.minimum,
        pack(turn.drew),
        [_write_laid(laid) for laid in turn.laid],
        turn.fixed,
        turn.permission,
        pack_flags((turn.from_stock, turn.pending, turn.no_discard, turn.bound)),
    ]


def _read_turn(
    seat: int, phase: str, minimum: int, drew: str, laid: Json, fixed: int, permission: str | None, flags: str
) -> Turn:
    from_stock, pending, no_discard, bound = unpack_flags(flags)
    return Turn(
        seat=Seat(seat),
        phase=Phase(phase),
        minimum=minimum,
        drew=unpack(drew),
        from_stock=from_stock,
        laid=tuple([_read_laid(*each) for each in laid]),
        fixed=fixed,
        pending=pending,
        permission=None if permission is None else Permission(permission),
        no_discard=no_discard,
        bound=bound,
    )


def _write_laid(laid: Laid) -> Json:
    written = [laid.rank, pack(laid.cards), _write_top(laid.top), laid.onto]
    return written if laid.kind is SET else [*written, laid.kind]


def _read_laid(rank: int, cards: str, top: str, onto: int, kind: str = SET) -> Laid:
    return Laid(Rank(rank), unpack(cards), _read_top(top), MeldKind(kind), onto)


def _write_top(top: Card | None) -> str:
    return "" if top is None else pack((top,))


def _read_top(text: str) -> Card | None:
    return unpack(text)[0] if text else None


def _write_extras(state: State) -> Json:
    """Write what there is, each under its name; sides only if they are not the teams' own."""
    side_of, lone, feet, base, owed, opened, played, asked = state.extras
    written = {
        "feet": [pack(foot) for foot in feet],
        "base": pack(base),
        "owed": owed,
        "opened": opened,
        "played": pack_flags(played),
        "asked": pack_flags(asked),
    }
    kept: dict[str, Json] = {name: value for name, value in written.items() if value}
    if side_of != _own_sides(len(state.hands), len(state.sides)):
        kept["sides"] = side_of
    if lone is not None:
        kept["lone"] = lone
    return kept


def _read_extras(value: Json, *, seats: int, sides: int) -> Extras:
    if not value.keys() <= {"sides", "lone", "feet", "base", "owed", "opened", "played", "asked"}:
        raise ValueError("other extras than expected")
    lone = value.get("lone")
    return Extras(
        side_of=tuple(value["sides"]) if "sides" in value else _own_sides(seats, sides),
        lone=None if lone is None else Seat(lone),
        feet=tuple([unpack(foot) for foot in value.get("feet", ())]),
        base=unpack(value.get("base", "")),
        owed=tuple(value.get("owed", ())),
        opened=tuple([Team(team) for team in value.get("opened", ())]),
        played=unpack_flags(value.get("played", "")),
        asked=unpack_flags(value.get("asked", "")),
    )


def _own_sides(seats: int, sides: int) -> tuple[int, ...]:
    """Return the side of each seat where each team has its own."""
    return tuple([seat % sides for seat in range(seats)]) if sides else ()
