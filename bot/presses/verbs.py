"""What each verb of a press does, and where its answer appears."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.answers import Place
from bot.presses import (
    asking,
    automatic,
    chairs,
    company,
    ending,
    housekeeping,
    learning,
    looking,
    playing,
    privacy,
    settling,
)
from bot.presses.pressed import Action, Pressed
from bot.ui.custom_id import NO_TABLE, Verb
from engine.commands import AskPermission, Draw, Pass, ShowHand, Undo, WithdrawQuestion

ACTIONS: Final[Mapping[Verb, Action]] = {
    Verb.HAND: looking.hand,
    Verb.REFRESH: looking.refresh,
    Verb.SORT: looking.sort,
    Verb.RULES: looking.rules,
    Verb.RULES_PAGE: looking.rules_page,
    Verb.SCORE: looking.score,
    Verb.LOG: looking.log,
    Verb.PICK: looking.pick,
    Verb.SIT: chairs.sit,
    Verb.SWAP: chairs.swap,
    Verb.LEAVE: chairs.leave,
    Verb.START: chairs.start,
    Verb.START_SURE: chairs.start_sure,
    Verb.READY: chairs.ready,
    Verb.PLAYERS: company.show,
    Verb.CLOCK: company.clock,
    Verb.HAND_OVER: company.hand_over,
    Verb.REMOVE: company.remove,
    Verb.KEEP_PLAYER: company.keep_player,
    Verb.TABLE_SETTINGS: company.table_settings,
    Verb.PROPOSE_END: company.propose_end,
    Verb.KEEP_OPEN: company.keep_open,
    Verb.COMPUTERS: automatic.show,
    Verb.COMPUTER: automatic.seat_computer,
    Verb.COMPUTER_OFF: automatic.take_off,
    Verb.STAND_IN: automatic.set_stand_in,
    Verb.HINTS: automatic.set_hints,
    Verb.HINT: automatic.hint,
    Verb.HOUSE: housekeeping.show,
    Verb.CHANGE: housekeeping.change,
    Verb.CHANGED: housekeeping.take_changes,
    Verb.GAME: housekeeping.play_another,
    Verb.USUAL: housekeeping.as_usual,
    Verb.USE: housekeeping.take_kept,
    Verb.SAVE: housekeeping.save,
    Verb.SAVE_AS: housekeeping.save_as,
    Verb.KEPT: housekeeping.look_at_kept,
    Verb.DEFAULT: housekeeping.make_default,
    Verb.NO_DEFAULT: housekeeping.make_no_default,
    Verb.FORGET: housekeeping.forget,
    Verb.ME: settling.me,
    Verb.SETTINGS: settling.settings,
    Verb.HELP: learning.help_page,
    Verb.LEARN: learning.learn,
    Verb.KNOWN: learning.known,
    Verb.PRIVACY: privacy.show,
    Verb.EXPORT: privacy.export,
    Verb.ERASE: privacy.erase,
    Verb.ERASE_SURE: privacy.erase_sure,
    Verb.DRAW: playing.simple(Draw),
    Verb.TAKE: playing.take,
    Verb.LAY: playing.lay,
    Verb.COMBINE: playing.combine,
    Verb.SHOW: playing.simple(ShowHand),
    Verb.UNDO: playing.simple(Undo),
    Verb.PASS: playing.simple(Pass),
    Verb.ASK: playing.simple(AskPermission),
    Verb.WITHDRAW: playing.simple(WithdrawQuestion),
    Verb.DISCARD: playing.discard,
    Verb.DISCARD_SURE: playing.discard_sure,
    Verb.GO_OUT: playing.go_out,
    Verb.YES: asking.answering(yes=True),
    Verb.NO: asking.answering(yes=False),
    Verb.NEXT: ending.next_round,
    Verb.REMATCH: ending.rematch,
    Verb.AGREE: ending.agree,
    Verb.CARRY_ON: ending.carry_on,
}

# Where the answer to a verb appears, if not where the presser's hand is.
_PLACES: Final[Mapping[Verb, Place]] = {
    Verb.HAND: Place.PRIVATE,
    Verb.RULES: Place.PRIVATE,
    Verb.SCORE: Place.PRIVATE,
    Verb.REMATCH: Place.PRIVATE,
    Verb.EXPORT: Place.PRIVATE,
    Verb.PROPOSE_END: Place.PUBLIC,
    Verb.KEEP_OPEN: Place.PRIVATE,
    Verb.SIT: Place.HERE,
    Verb.SWAP: Place.HERE,
    Verb.LEAVE: Place.HERE,
    Verb.START: Place.HERE,
    Verb.READY: Place.HERE,
    Verb.YES: Place.HERE,
    Verb.NO: Place.HERE,
    Verb.AGREE: Place.HERE,
    Verb.CARRY_ON: Place.HERE,
}

_COMPUTERS: Final = {Verb.COMPUTERS, Verb.COMPUTER, Verb.COMPUTER_OFF, Verb.STAND_IN, Verb.HINTS}
_NOT_IN_HAND: Final = frozenset(
    _COMPUTERS
    | {Verb.HAND, Verb.RULES, Verb.RULES_PAGE, Verb.SCORE, Verb.LOG, Verb.READY, Verb.START_SURE, Verb.LEAVE}
    | {verb for verb, action in ACTIONS.items() if action.__module__ in (company.__name__, housekeeping.__name__)}
)


def expected_place(pressed: Pressed) -> Place:
    """Return where the answer to a press will appear if nothing is refused."""
    return _PLACES.get(pressed.press.verb, pressed.hand_place)


def plays_in_hand(pressed: Pressed) -> bool:
    """Whether a refusal is told on top of the presser's hand, redrawn in place."""
    return pressed.is_private and pressed.press.table != NO_TABLE and pressed.press.verb not in _NOT_IN_HAND
