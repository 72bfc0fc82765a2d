"""Melds in words: a line for each canasta on the board, a few characters for each meld in the hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.deck.faces import Mark
from bot.i18n import Words
from bot.ui.cards import SUIT_SYMBOLS, UNBROKEN_SPACE, joined, rank_many, rank_short
from bot.ui.marks import CANASTA_MARKS, sign
from engine.cards import IS_WILD, JOKER, PLACE_OF, RANK_ORDER, Card, Rank, rank_of, suit_of
from engine.melds import canasta_kind
from engine.ruleset import Ruleset
from engine.state import SEQUENCE, SET, WILD, Meld, Side
from engine.terms import CanastaKind, MeldsPerRank

#: A side with more canastas than this has them together, a line for each kind.
LINES: Final = 6


def in_table_order(side: Side) -> list[Meld]:
    """Return a side's melds in the fixed order in which a hand is shown, each easily found again; sequences last."""
    return sorted(side.melds, key=_place)


def _place(meld: Meld) -> tuple[int, int, int]:
    if meld.kind is SEQUENCE:
        return len(RANK_ORDER), meld.naturals[0] & 3, PLACE_OF[meld.naturals[0]]
    return RANK_ORDER.index(meld.rank), 0, 0


def meld_lines(side: Side, ruleset: Ruleset, words: Words) -> list[str | None]:
    """Return a side's melds for the board: a line for each canasta, then the others together in one."""
    melds = in_table_order(side)
    canastas = [meld for meld in melds if canasta_kind(meld, ruleset) is not None]
    others = [_unbroken(_meld(meld, ruleset, words)) for meld in melds if canasta_kind(meld, ruleset) is None]
    lines = [_meld(meld, ruleset, words) for meld in canastas]
    if len(canastas) > LINES:
        lines = _by_kind(canastas, ruleset, words)
    return [*lines, _dotted(others, words) if others else None]


def _unbroken(shown: str) -> str:
    """Where a line is too long for a phone, it is broken between two melds."""
    return shown.replace(" ", UNBROKEN_SPACE)


def _dotted(parts: Iterable[str], words: Words) -> str:
    """Return parts with dots between them; a line that is too long is broken after a dot, not before it."""
    return words("list-dot").replace(" ", UNBROKEN_SPACE, 1).join(parts)


def _by_kind(canastas: Sequence[Meld], ruleset: Ruleset, words: Words) -> list[str]:
    lines = []
    for kind in CanastaKind:
        for closed in (True, False):
            same = [m for m in canastas if canasta_kind(m, ruleset) is kind and is_closed(m, ruleset) is closed]
            if same:
                shown = [_unbroken(words("meld-in-kind", **_values(meld, ruleset, words))) for meld in same]
                name = words.of("melds", kind, mark=sign(CANASTA_MARKS[kind], words))
                name += _closed(same[0], ruleset, words)
                lines.append(words("melds-of-kind", kind=name, melds=_dotted(shown, words)))
    return lines


def _meld(meld: Meld, ruleset: Ruleset, words: Words) -> str:
    """Return a meld's rank, how many cards, how many wild, and which canasta it is."""
    return words.of("meld", _kind(meld, ruleset), **_values(meld, ruleset, words)) + _closed(meld, ruleset, words)


def _kind(meld: Meld, ruleset: Ruleset) -> str:
    kind = canasta_kind(meld, ruleset)
    if kind is not None:
        return kind
    return "open-wild" if meld.kind is WILD else "open"


def _values(meld: Meld, ruleset: Ruleset, words: Words) -> dict[str, int | str]:
    kind = canasta_kind(meld, ruleset)
    return {
        "rank": _sign(meld, words),
        "count": meld.size,
        "wilds": 0 if meld.kind is WILD else len(meld.wilds),
        "jokers": meld.wilds.count(JOKER),
        "mark": "" if kind is None else sign(CANASTA_MARKS[kind], words),
    }


def _sign(meld: Meld, words: Words) -> str:
    """Return what a meld is recognized by: ``K``, the row of a sequence, or that it is wild."""
    if meld.kind is SEQUENCE:
        return f"`{run_text(meld.naturals, words)}`"
    return words("meld-wild-sign") if meld.kind is WILD else rank_short(meld.rank, words)


def _closed(meld: Meld, ruleset: Ruleset, words: Words) -> str:
    return words("meld-closed", mark=sign(Mark.CLOSED, words)) if is_closed(meld, ruleset) else ""


def is_closed(meld: Meld, ruleset: Ruleset) -> bool:
    """Whether a meld is full; a finished sequence counts as that although going out may add to it (rule 2.14)."""
    match meld.kind:
        case kind if kind is SEQUENCE:
            return meld.size >= ruleset.canasta_size
        case kind if kind is WILD:
            return ruleset.max_wild_meld is not None and meld.size >= ruleset.max_wild_meld
        case _:
            return ruleset.max_meld_size is not None and meld.size >= ruleset.max_meld_size


def run_text(cards: Sequence[Card], words: Words) -> str:
    """Return cards of a sequence for a label: ``♥ 4–9``; in running text they want to be set off."""
    row = sorted(cards, key=PLACE_OF.__getitem__)
    ends = {name: rank_short(rank_of(card), words) for name, card in (("low", row[0]), ("high", row[-1]))}
    message_id = "run-one" if len(row) == 1 else "run"
    return words(message_id, suit=SUIT_SYMBOLS[suit_of(row[0])], **ends)


def meld_name(meld: Meld, words: Words) -> str:
    """Return what a meld is called: ``kings``, ``wild cards``, ``♥ 4–9``."""
    if meld.kind is SEQUENCE:
        return run_text(meld.naturals, words)
    return words("wild-cards") if meld.kind is WILD else rank_many(meld.rank, words)


def meld_brief(meld: Meld, ruleset: Ruleset, words: Words) -> str:
    """Return a meld as short as can be: ``K×5``, ``Q×8 ★ natural``."""
    values = _values(meld, ruleset, words)
    if ruleset.melds_per_rank is not MeldsPerRank.SEVERAL:
        values["wilds"] = 0  # there is only one meld that can be meant
    return words.of("meld-brief", _kind(meld, ruleset), **values) + _closed(meld, ruleset, words)


def side_brief(side: Side, ruleset: Ruleset, words: Words) -> str:
    """Return all melds of a side in one line; those that take no more cards come last, and shortest."""
    melds = in_table_order(side)
    growing = [_unbroken(meld_brief(meld, ruleset, words)) for meld in melds if not is_closed(meld, ruleset)]
    full = [_unbroken(_full(meld, ruleset, words)) for meld in melds if is_closed(meld, ruleset)]
    closed = [words("melds-closed", mark=sign(Mark.CLOSED, words), melds=joined(full, words))] if full else []
    return _dotted(([joined(growing, words)] if growing else []) + closed, words)


def _full(meld: Meld, ruleset: Ruleset, words: Words) -> str:
    kind = canasta_kind(meld, ruleset)
    if kind is None:
        return _sign(meld, words)
    return words.of("meld-full", kind, mark=sign(CANASTA_MARKS[kind], words), rank=_sign(meld, words))


def fitting_meld(side: Side, card: Card, ruleset: Ruleset) -> Meld | None:
    """Return a meld of the side that a natural card could be added to, the latest of its rank first."""
    if IS_WILD[card]:
        return None
    sets = [meld for meld in side.melds if meld.kind is SET and meld.rank == rank_of(card)]
    runs = [meld for meld in side.melds if meld.kind is SEQUENCE and _continues(meld, card)]
    return next((meld for meld in (*reversed(sets), *runs) if not is_closed(meld, ruleset)), None)


def _continues(meld: Meld, card: Card) -> bool:
    low, high = PLACE_OF[meld.naturals[0]], PLACE_OF[meld.naturals[-1]]
    return suit_of(card) == suit_of(meld.naturals[0]) and PLACE_OF[card] in (low - 1, high + 1)


def grown(meld: Meld | None, cards: Sequence[Card], *, rank: Rank) -> Meld:
    """Return a meld, or a new set of a rank, after cards have joined it."""
    base = Meld(rank, ()) if meld is None else meld
    naturals = [card for card in cards if not IS_WILD[card]]
    wilds = [card for card in cards if IS_WILD[card]]
    order = PLACE_OF.__getitem__ if base.kind is SEQUENCE else int
    return Meld(base.rank, tuple(sorted((*base.naturals, *naturals), key=order)), (*base.wilds, *wilds), base.kind)
