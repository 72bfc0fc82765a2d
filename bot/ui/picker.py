"""The picker: any lay-down at all, by choosing a rank and how many cards of each kind, or the ends of a sequence.

In a set suits make no difference, so counts are enough, and a sequence is told by its two ends: a hand of any size has
few choices. The whole choice is carried by each value and button: nothing is remembered between two presses.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from discord import ButtonStyle, SelectOption

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.cards import SUIT_SYMBOLS, card_text, meld_chip, rank_count, rank_many, rank_short, row_chip
from bot.ui.choice import (
    Choice,
    RunChoice,
    SetChoice,
    at_home,
    begun,
    begun_run,
    homes,
    naturals_of,
    wilds_of,
)
from bot.ui.custom_id import Press, Verb, encode_lay
from bot.ui.fitting import with_text_behind
from bot.ui.hand import hand_blocks
from bot.ui.layout import MAX_OPTIONS, Button, Row, button, message, option, row, rule, select, text
from bot.ui.lays import effect, own_side
from bot.ui.melds import is_closed, meld_brief, run_text
from bot.ui.people import seat_name
from bot.ui.reasons import reason_text
from bot.ui.rendered import Rendered
from engine.cards import JOKER_RANK, RANK_ORDER, SUITS, THREE, TWO, Rank, card_at
from engine.options import Reason
from engine.ruleset import Seat
from engine.state import SEQUENCE, SET, Meld
from engine.terms import BlackThreeMeld
from engine.view import View

NEW: Final = "new"


def render_picker(
    table: Table, view: View, words: Words, choice: Choice | None = None, *, refused: Reason | None = None
) -> Rendered:
    """Let the viewer put a lay-down together (private).

    ``refused`` is why the rules would refuse the present choice; it can then not be laid.
    """
    return with_text_behind(lambda words: _picker(table, view, words, choice, refused=refused), words)


def _picker(table: Table, view: View, words: Words, choice: Choice | None, *, refused: Reason | None) -> Rendered:
    seat = "" if view.viewer is None else seat_name(view.viewer, view.ruleset, words)
    starts = _starts(view, choice, words)[:MAX_OPTIONS]
    return message(
        text(words("picker-title", table=table.name, seat=seat)),
        *hand_blocks(view, words),
        rule(),
        _what_select(table, choice, starts, view, words) if starts else text(words("picker-nothing")),
        *([] if choice is None else _details(table, view, choice, words)),
        text(_preview(view, choice, refused, words) if choice else _start(view, words)) if starts or choice else None,
        row(
            None if choice is None else _lay_button(table, view, choice, refused, words),
            button(words("button-back"), Press(table.id, table.revision, Verb.REFRESH)),
        ),
    )


def _start(view: View, words: Words) -> str:
    return words("picker-start-sequences" if view.ruleset.sequences else "picker-start")


def pickable_ranks(view: View) -> tuple[Rank, ...]:
    """Return the ranks of sets that the hand could lay or add to, wild cards by themselves first."""
    return tuple(rank for rank in RANK_ORDER if _is_pickable(view, rank))


def _is_pickable(view: View, rank: Rank) -> bool:
    hand, ruleset = view.hand or (), view.ruleset
    if rank == JOKER_RANK:
        return ruleset.wild_melds and bool(wilds_of(hand, JOKER_RANK) or wilds_of(hand, TWO))
    naturals = len(naturals_of(hand, rank))
    if rank == TWO:
        return False
    if rank == THREE:
        return ruleset.black_three_meld is not BlackThreeMeld.NEVER and naturals >= ruleset.min_meld_size
    wilds = len(wilds_of(hand, JOKER_RANK)) + len(wilds_of(hand, TWO))
    sets = [meld for meld in own_side(view).melds if meld.kind is SET and meld.rank == rank]
    if naturals + wilds and any(not is_closed(meld, ruleset) for meld in sets):
        return True
    return naturals >= ruleset.min_naturals and naturals + wilds >= ruleset.min_meld_size


def _starts(view: View, choice: Choice | None, words: Words) -> list[SelectOption]:
    """Return what a lay-down can begin with: ranks, wild cards, and suits of sequences."""
    ranks = [_rank_option(view, rank, choice, words) for rank in pickable_ranks(view)]
    if not view.ruleset.sequences:
        return ranks
    return [*ranks, *(found for suit in reversed(SUITS) if (found := _suit_option(view, suit, choice, words)))]


def _rank_option(view: View, rank: Rank, choice: Choice | None, words: Words) -> SelectOption:
    side = own_side(view)
    hand = view.hand or ()
    is_chosen = isinstance(choice, SetChoice) and choice.rank == rank
    if rank == JOKER_RANK:
        count = len(wilds_of(hand, JOKER_RANK)) + len(wilds_of(hand, TWO))
        return option(words("picker-wild", count=count), begun(view, rank).encode(), chosen=is_chosen)
    label = words("picker-rank", rank=rank_short(rank, words), count=len(naturals_of(hand, rank)))
    sets = [place for place, meld in enumerate(side.melds) if meld.kind is SET and meld.rank == rank]
    lying = [side.melds[place].size for place in sets]
    first = begun(view, rank)
    # Where cards could be a meld by themselves or join one, the likelier of both comes first.
    if sets and homes(view, first) and first.naturals < view.ruleset.min_meld_size:
        first = begun(view, rank, sets[-1])
    about = None
    if lying:
        about = (
            words("picker-on-table", count=lying[-1]) if len(lying) == 1 else words("picker-melds", count=len(lying))
        )
    return option(label, first.encode(), description=about, chosen=is_chosen)


def _suit_option(view: View, suit: str, choice: Choice | None, words: Words) -> SelectOption | None:
    side = own_side(view)
    runs = [
        place
        for place, meld in enumerate(side.melds)
        if meld.kind is SEQUENCE and SUITS[meld.naturals[0] & 3] == suit and not is_closed(meld, view.ruleset)
    ]
    growing = [found for place in runs if (found := begun_run(view, suit, place)) and found.cards(view)]
    first = growing[0] if growing else begun_run(view, suit)
    if first is None:
        return None
    about = [run_text(side.melds[place].naturals, words) for place in runs]
    return option(
        words("picker-suit", suit=SUIT_SYMBOLS[suit]),
        first.encode(),
        description=words("picker-runs", runs=words("list-comma").join(about)) if about else None,
        chosen=isinstance(choice, RunChoice) and choice.suit == suit,
    )


def _what_select(table: Table, choice: Choice | None, starts: list[SelectOption], view: View, words: Words) -> Row:
    label = words("select-what" if view.ruleset.sequences or view.ruleset.wild_melds else "select-rank")
    return select(label, _press(table, choice, "rank"), starts)


def _details(table: Table, view: View, choice: Choice, words: Words) -> list[Row]:
    places = homes(view, choice)
    home = [_home_select(table, view, choice, places, words)] if len(places) > 1 else []
    if isinstance(choice, SetChoice):
        return [*home, *_count_selects(table, view, choice, words)]
    return [*home, *_end_selects(table, view, choice, words)]


def _home_select(table: Table, view: View, choice: Choice, places: tuple[int | None, ...], words: Words) -> Row:
    """Return a select for the meld that the cards go to."""
    melds = own_side(view).melds
    found: dict[str, SelectOption] = {}
    for place in places:
        shown = words("picker-new-meld") if place is None else _plain(melds[place], view, words)
        value = at_home(view, choice, place).encode()
        found.setdefault(value, option(shown, value, chosen=place == choice.onto))
    return select(words("select-home"), _press(table, choice, "home"), list(found.values())[:MAX_OPTIONS])


def _plain(meld: Meld, view: View, words: Words) -> str:
    """Return a meld for a label, where nothing is set off."""
    return words("picker-onto", meld=meld_brief(meld, view.ruleset, words.in_text()).replace("`", ""))


def _count_selects(table: Table, view: View, choice: SetChoice, words: Words) -> list[Row]:
    """Return a select for each kind of card of which there is something to choose."""
    hand = view.hand or ()
    kinds = (
        ("naturals", choice.rank, choice.naturals, len(naturals_of(hand, choice.rank))),
        ("jokers", JOKER_RANK, choice.jokers, len(wilds_of(hand, JOKER_RANK))),
        ("twos", TWO, choice.twos, len(wilds_of(hand, TWO))),
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


def _with(choice: SetChoice, kind: str, count: int) -> SetChoice:
    """Return the choice with another number of one kind."""
    match kind:
        case "naturals":
            return replace(choice, naturals=count)
        case "jokers":
            return replace(choice, jokers=count)
        case _:
            return replace(choice, twos=count)


def _end_selects(table: Table, view: View, choice: RunChoice, words: Words) -> list[Row]:
    """Return a select for each end of a sequence of which there is something to choose."""
    lows, highs = choice.ends(view)
    least = view.ruleset.min_meld_size - 1 if choice.onto is None else 0
    begins = [(low, choice.beginning(view, low)) for low in lows]
    ends = [(high, replace(choice, high=high)) for high in highs if high >= choice.low + least]
    parts = (("low", choice.low, begins, "select-low"), ("high", choice.high, ends, "select-high"))
    return [
        select(
            words(label),
            _press(table, choice, kind),
            [
                option(
                    words("picker-from" if kind == "low" else "picker-to", card=_card(choice.suit, place, words)),
                    one.encode(),
                    chosen=place == now,
                    emoji=words.faces.on_button(card_at(SUITS.index(choice.suit), place)),
                )
                for place, one in found
            ],
        )
        for kind, now, found, label in parts
        if found
    ]


def _card(suit: str, place: int, words: Words) -> str:
    return card_text(card_at(SUITS.index(suit), place), words)


def _press(table: Table, choice: Choice | None, kind: str) -> Press:
    """Name a select anew with each choice, so that the client shows what is chosen now and not what was clicked."""
    argument = kind if choice is None else f"{kind}.{choice.encode()}"
    return Press(table.id, table.revision, Verb.PICK, argument)


def _preview(view: View, choice: Choice, refused: Reason | None, words: Words) -> str:
    lay = choice.lay(view, view.viewer or Seat(0))
    if not lay.cards:
        return words("picker-none")
    what = effect(view, lay, words, in_text=True)
    # The cards of a sequence are in a row already.
    in_row = (row_chip if isinstance(choice, RunChoice) else meld_chip)(lay.cards, words)
    shown = words("picker-preview", cards=in_row, effect=what)
    why_not = _why_not(view, choice, refused, words)
    return shown if why_not is None else f"{shown.rstrip()}\n{why_not}"


def _why_not(view: View, choice: Choice, refused: Reason | None, words: Words) -> str | None:
    """Return why the choice cannot be laid, if it cannot."""
    if not choice.cards(view):
        return words("picker-none")
    return None if refused is None else words("picker-refused", reason=reason_text(refused, view.ruleset, words))


def _lay_button(table: Table, view: View, choice: Choice, refused: Reason | None, words: Words) -> Button:
    lay = choice.lay(view, view.viewer or Seat(0))
    argument = encode_lay(lay) if lay.cards else ""
    press = Press(table.id, table.revision, Verb.LAY, argument)
    return button(words("button-lay"), press, style=ButtonStyle.success, why_not=_why_not(view, choice, refused, words))
