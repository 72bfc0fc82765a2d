"""A match as a snapshot: a JSON list with a letter for each card, quick to write and to read.

The list begins with its version. The order of its items is the format: a change is a new version.
"""

from typing import Final

from engine.cards import Card, Rank
from engine.errors import EngineError
from engine.ruleset import Seat
from engine.state import Laid, Meld, MeldKind, Permission, Phase, Side, State, Turn
from storage.codec.errors import CodecError
from storage.codec.kinds import read_ruleset, write_ruleset
from storage.codec.packing import pack, pack_result, unpack, unpack_result
from storage.codec.text import Json, read_json, write_json

VERSION: Final = 1

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
        [[[_write_meld(meld) for meld in side.melds], pack(side.red_threes)] for side in state.sides],
        pack(state.stock),
        pack(state.pile),
        _write_turn(state.turn),
        _write_flags(*state.melded_before),
        None if state.result is None else pack_result(state.result),
    ]


def state_from_json(value: Json) -> State:
    """Read what `state_to_json` wrote; raises CodecError for anything else."""
    version = value[0] if isinstance(value, list) and value else None
    if version != VERSION:
        raise CodecError(f"a match is stored in version {version}, and this program reads version {VERSION}")
    try:
        return _read_state(value)
    except _UNREADABLE:
        raise CodecError("a stored match cannot be read") from None


def _read_state(value: Json) -> State:
    _, ruleset, scores, number, dealer, seed, hands, sides, stock, pile, turn, melded_before, result = value
    return State(
        ruleset=read_ruleset(ruleset),
        scores=tuple(scores),
        number=number,
        dealer=Seat(dealer),
        seed=bytes.fromhex(seed),
        hands=tuple([unpack(hand) for hand in hands]),
        sides=tuple([Side(tuple([_read_meld(*meld) for meld in melds]), unpack(threes)) for melds, threes in sides]),
        stock=unpack(stock),
        pile=unpack(pile),
        turn=_read_turn(*turn),
        melded_before=_read_flags(melded_before),
        result=None if result is None else unpack_result(result),
    )


def _write_meld(meld: Meld) -> Json:
    return [meld.rank, pack(meld.naturals), pack(meld.wilds), meld.kind]


def _read_meld(rank: int, naturals: str, wilds: str, kind: str) -> Meld:
    return Meld(Rank(rank), unpack(naturals), unpack(wilds), MeldKind(kind))


def _write_turn(turn: Turn) -> Json:
    return [
        turn.seat,
        turn.phase,
        turn.minimum,
        pack(turn.drew),
        [[laid.rank, pack(laid.cards), _write_top(laid.top)] for laid in turn.laid],
        turn.fixed,
        turn.permission,
        _write_flags(turn.from_stock, turn.pending, turn.no_discard),
    ]


def _read_turn(
    seat: int,
    phase: str,
    minimum: int,
    drew: str,
    laid: list[tuple[int, str, str]],
    fixed: int,
    permission: str | None,
    flags: str,
) -> Turn:
    from_stock, pending, no_discard = _read_flags(flags)
    return Turn(
        seat=Seat(seat),
        phase=Phase(phase),
        minimum=minimum,
        drew=unpack(drew),
        from_stock=from_stock,
        laid=tuple([Laid(Rank(rank), unpack(cards), _read_top(top)) for rank, cards, top in laid]),
        fixed=fixed,
        pending=pending,
        permission=None if permission is None else Permission(permission),
        no_discard=no_discard,
    )


def _write_top(top: Card | None) -> str:
    return "" if top is None else pack((top,))


def _read_top(text: str) -> Card | None:
    return unpack(text)[0] if text else None


def _write_flags(*flags: bool) -> str:
    return "".join(["1" if flag else "0" for flag in flags])


def _read_flags(text: str) -> tuple[bool, ...]:
    return tuple([bool(int(flag)) for flag in text])
