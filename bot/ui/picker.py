"""The picker: any lay-down at all, by choosing a rank and how many cards of each kind.

Suits make no difference in a meld, so counts are enough and a hand of any size has few choices. The whole choice is
carried by each value and button: nothing is remembered between two presses.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Self

from discord import ButtonStyle, SelectOption

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.cards import meld_text, rank_count, rank_many, rank_short
from bot.ui.custom_id import Press, Verb, encode_lay
from bot.ui.hand import hand_blocks
from bot.ui.layout import MAX_OPTIONS, Button, Row, button, message, option, row, rule, select, text
from bot.ui.lays import effect, own_side
from bot.ui.people import seat_name
from bot.ui.reasons import reason_text
from bot.ui.rendered import Rendered
from engine.cards import (
    CLASS_OF,
    JOKER_RANK,
    RANK_ORDER,
    RED_THREES,
    SUIT_COUNT,
    TWO,
    WILDS,
    Card,
    CardClass,
    Rank,
    in_order,
    rank_of,
)
from engine.options import Reason
from engine.terms import BlackThreeMeld
from engine.view import View

_CHOICE: Final = re.compile(r"(\d{1,2})\.(\d{1,2})\.(\d{1,2})\.(\d{1,2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Choice:
    """What has been picked so far: the rank of the meld, and how many naturals, jokers and twos go to it."""

    rank: Rank
    naturals: int
    jokers: int = 0
    twos: int = 0

    def encode(self) -> str:
        """Write the choice as an argument of ``Verb.PICK``."""
        return ".".join(map(str, (self.rank, self.naturals, self.jokers, self.twos)))

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """Read what ``encode`` wrote; None if it is forged."""
        found = _CHOICE.fullmatch(text)
        if not found or Rank(int(found[1])) not in RANK_ORDER:
            return None
        return cls(Rank(int(found[1])), *map(int, found.groups()[1:]))

    def cards(self, view: View) -> tuple[Card, ...]:
        """Return the chosen cards from the viewer's hand, at most as many as it holds."""
        hand = view.hand or ()
        return (
            *_naturals(hand, self.rank)[: self.naturals],
            *_wilds(hand, JOKER_RANK)[: self.jokers],
            *_wilds(hand, TWO)[: self.twos],
        )


def default_choice(view: View, rank: Rank) -> Choice:
    """Return the choice to begin a rank with: all its naturals, and wild cards only if it is no meld without."""
    hand, meld = view.hand or (), own_side(view).meld_of(rank)
    naturals = len(_naturals(hand, rank))
    missing = max(0, view.ruleset.min_meld_size - naturals - (0 if meld is None else meld.size))
    if meld is not None and naturals == 0:
        missing = 1
    if CLASS_OF[rank * SUIT_COUNT] is not CardClass.NATURAL:
        missing = 0
    twos = min(missing, len(_wilds(hand, TWO)))
    return Choice(rank, naturals, jokers=min(missing - twos, len(_wilds(hand, JOKER_RANK))), twos=twos)


def render_picker(
    table: Table, view: View, words: Words, choice: Choice | None = None, *, refused: Reason | None = None
) -> Rendered:
    """Let the viewer put a lay-down together (private).

    ``refused`` is why the rules would refuse the present choice; it can then not be laid.
    """
    seat = "" if view.viewer is None else seat_name(view.viewer, view.ruleset, words)
    ranks = pickable_ranks(view)
    return message(
        text(words("picker-title", table=table.name, seat=seat)),
        *hand_blocks(view, words),
        rule(),
        _rank_select(table, view, ranks, choice, words) if ranks else text(words("picker-nothing")),
        *([] if choice is None else _count_selects(table, view, choice, words)),
        text(words("picker-start") if choice is None else _preview(view, choice, refused, words)),
        row(
            None if choice is None else _lay_button(table, view, choice, refused, words),
            button(words("button-back"), Press(table.id, table.revision, Verb.REFRESH)),
        ),
    )


def pickable_ranks(view: View) -> tuple[Rank, ...]:
    """Return the ranks of which the viewer's cards could make or grow a meld at all."""
    hand = view.hand or ()
    wilds = sum(card in WILDS for card in hand)
    return tuple(rank for rank in RANK_ORDER[2:] if _has_enough(view, rank, wilds))


def _has_enough(view: View, rank: Rank, wilds: int) -> bool:
    """Whether the cards suffice; whether the rules allow what is chosen of them is said when it is chosen."""
    naturals, meld = len(_naturals(view.hand or (), rank)), own_side(view).meld_of(rank)
    if CLASS_OF[rank * SUIT_COUNT] is not CardClass.NATURAL:
        may_meld = view.ruleset.black_three_meld is not BlackThreeMeld.NEVER
        return may_meld and naturals >= view.ruleset.min_meld_size
    if meld is not None:
        return naturals + wilds > 0
    return naturals >= view.ruleset.min_naturals and naturals + wilds >= view.ruleset.min_meld_size


def _naturals(hand: tuple[Card, ...], rank: Rank) -> tuple[Card, ...]:
    return in_order(card for card in hand if rank_of(card) == rank and card not in RED_THREES)


def _wilds(hand: tuple[Card, ...], rank: Rank) -> tuple[Card, ...]:
    return in_order(card for card in hand if card in WILDS and rank_of(card) == rank)


def _rank_select(table: Table, view: View, ranks: tuple[Rank, ...], choice: Choice | None, words: Words) -> Row:
    options = [_rank_option(view, rank, choice, words) for rank in ranks]
    return select(words("select-rank"), _press(table, choice, "rank"), options)


def _rank_option(view: View, rank: Rank, choice: Choice | None, words: Words) -> SelectOption:
    meld = own_side(view).meld_of(rank)
    label = words("picker-rank", rank=rank_short(rank, words), count=len(_naturals(view.hand or (), rank)))
    return option(
        label,
        default_choice(view, rank).encode(),
        description=None if meld is None else words("picker-on-table", count=meld.size),
        chosen=choice is not None and choice.rank == rank,
    )


def _count_selects(table: Table, view: View, choice: Choice, words: Words) -> list[Row]:
    """Return a select for each kind of card of which there is something to choose."""
    hand = view.hand or ()
    kinds = (
        ("naturals", choice.rank, choice.naturals, len(_naturals(hand, choice.rank))),
        ("jokers", JOKER_RANK, choice.jokers, len(_wilds(hand, JOKER_RANK))),
        ("twos", TWO, choice.twos, len(_wilds(hand, TWO))),
    )
    return [
        select(
            words("select-count", rank=rank_many(rank, words)),
            _press(table, choice, kind),
            [
                option(
                    rank_count(rank, count, words),
                    _with(choice, kind, count).encode(),
                    chosen=count == chosen,
                )
                for count in range(held, -1, -1)[:MAX_OPTIONS]
            ],
        )
        for kind, rank, chosen, held in kinds
        if held
    ]


def _with(choice: Choice, kind: str, count: int) -> Choice:
    """Return the choice with another number of one kind."""
    counts = {"naturals": choice.naturals, "jokers": choice.jokers, "twos": choice.twos, kind: count}
    return Choice(choice.rank, **counts)


def _press(table: Table, choice: Choice | None, kind: str) -> Press:
    """Name a select anew with each choice, so that the client shows what is chosen now and not what was clicked."""
    argument = kind if choice is None else f"{kind}.{choice.encode()}"
    return Press(table.id, table.revision, Verb.PICK, argument)


def _preview(view: View, choice: Choice, refused: Reason | None, words: Words) -> str:
    cards = choice.cards(view)
    if not cards:
        return words("picker-none")
    shown = words("picker-preview", cards=meld_text(cards, words), effect=effect(view, choice.rank, cards, words))
    if refused is None:
        return shown
    reason = reason_text(refused, view.ruleset, words)
    return "\n".join((shown, words("picker-refused", reason=reason)))


def _lay_button(table: Table, view: View, choice: Choice, refused: Reason | None, words: Words) -> Button:
    cards = choice.cards(view)
    press = Press(table.id, table.revision, Verb.LAY, encode_lay(choice.rank, cards))
    is_idle = not cards or refused is not None
    return button(words("button-lay"), press, style=ButtonStyle.success, disabled=is_idle)
