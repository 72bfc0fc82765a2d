"""A hint: what the expert would do with a hand, and why, in two sentences."""

from __future__ import annotations

from typing import Final, assert_never

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.cards import chip, rank_many
from bot.ui.lays import becomes, own_side
from engine.cards import Rank
from engine.commands import (
    AnswerPermission,
    AskPermission,
    CombineMelds,
    Discard,
    Draw,
    LayDown,
    Pass,
    PlayerCommand,
    ShowHand,
    TakePile,
    Undo,
    WithdrawQuestion,
)
from engine.players.reasons import Choice, Why
from engine.state import SEQUENCE
from engine.view import View

#: What a reason says of a meld, and what of a sequence.
_OF_RUNS: Final = {
    Why.ADDS_TO_MELD: "adds-to-run",
    Why.FEEDS_PARTNER: "adds-to-run",
    Why.NEW_MELD: "new-run",
    Why.COMPLETES_CANASTA: "completes-run",
}
WHYS: Final = (*Why, *sorted(set(_OF_RUNS.values())))


def may_hint(table: Table, view: View) -> bool:
    """Whether there is something to choose for the viewer, and hints are allowed."""
    options = view.options
    return table.hints and options is not None and (options.may_answer or view.turn.asked is None)


def hint_line(choice: Choice, view: View, words: Words) -> str:
    """Return a choice for the viewer's hand as a line on top of it."""
    what = _what(choice, view, words)
    other = None if choice.instead_of is None else _what(choice.instead_of, view, words)
    if other in (None, what):
        return words("hint", what=what, why=_why(choice, view, words))
    gain = dict(choice.values)["gain"]
    return words("hint", what=what, why=words("hint-gain", other=other.rstrip("."), gain=gain))


def _what(choice: Choice, view: View, words: Words) -> str:
    options, command = view.options, choice.command
    if choice.why is Why.GOES_OUT and options is not None and options.way_out:
        return words("hint-go-out")
    return _told(command, view, words)


def _told(command: PlayerCommand, view: View, words: Words) -> str:
    match command:
        case Draw():
            return words("hint-draw", count=view.ruleset.draw_count)
        case TakePile():
            return _take(command, view, words)
        case LayDown(cards=cards):
            return words("hint-lay", cards=chip(cards, words))
        case CombineMelds():
            return words("hint-combine")
        case ShowHand():
            return words("hint-show")
        case AskPermission():
            return words("hint-ask")
        case AnswerPermission(yes=yes):
            return words("hint-yes" if yes else "hint-no")
        case Discard(card=card):
            return words("hint-discard", card=chip([card], words))
        case Pass():
            return words("hint-pass")
        case Undo() | WithdrawQuestion():
            return words("hint-undo")
        case _:
            assert_never(command)


def _take(take: TakePile, view: View, words: Words) -> str:
    if take.cards:
        return words("hint-take", cards=chip(take.cards, words))
    top = view.pile.top
    if top is None or not any(meld.kind is not SEQUENCE and meld.rank == top >> 2 for meld in own_side(view).melds):
        return words("hint-take-only")
    return words("hint-take-onto", rank=rank_many(Rank(top >> 2), words))


def _why(choice: Choice, view: View, words: Words) -> str:
    given = dict(choice.values)
    code = _OF_RUNS.get(choice.why, choice.why.value) if _is_run(choice.command, view) else choice.why.value
    values: dict[str, int | str] = {"count": 0, "points": 0, "gone": 0, **given}
    values["rank"] = words("wild-cards") if not given.get("rank") else rank_many(Rank(given["rank"]), words)
    return words.of("hint-why", code, **values)


def _is_run(command: PlayerCommand, view: View) -> bool:
    """Whether cards are laid as a sequence, or onto one."""
    found = becomes(view, command) if isinstance(command, LayDown) else None
    return found is not None and found[1].kind is SEQUENCE
