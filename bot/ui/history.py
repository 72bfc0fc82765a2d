"""What happened, in words: one line for each turn."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, assert_never

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.cards import SUIT_SYMBOLS, chip, counted, joined, row_chip
from bot.ui.melds import run_text
from bot.ui.people import player_then
from engine import events as ev
from engine.cards import PLACE_OF, Card, rank_of, suit_of
from engine.ruleset import Seat
from engine.state import MeldKind

LONGEST_LINE: Final = 240
_EMOJI: Final = re.compile(r"(<:\w+:\d+>)")
LAID: Final = "laid"
TOOK: Final = "took"
ASKED: Final = "asked"


@dataclass(slots=True)
class _Telling:
    """A turn while it is being told: whose it is, and its parts with what each can be undone by."""

    words: Words
    table: Table
    lines: list[str] = field(default_factory=list)
    seat: Seat | None = None
    parts: list[tuple[str, str]] = field(default_factory=list)
    lays: list[ev.CardsLaid] = field(default_factory=list)

    def say(self, seat: Seat, message_id: str, /, *, key: str = "", **values: int | str) -> None:
        if seat != self.seat:
            self.finish()
            self.seat = seat
        self.parts.append((key, self.words(message_id, **values)))

    def unsay(self, key: str) -> None:
        """Forget the latest part of this key: it was taken back."""
        place = max((at for at, part in enumerate(self.parts) if part[0] == key), default=None)
        if place is not None:
            del self.parts[place]

    def lay(self, event: ev.CardsLaid) -> None:
        """Keep a lay-down for later: all of a turn are told together."""
        if event.seat != self.seat or not self.lays:
            self.say(event.seat, "history-laid", key=LAID, laid="")
        self.lays.append(event)

    def unlay(self, cards: tuple[Card, ...]) -> None:
        """Forget the latest lay-down of these cards."""
        place = max((at for at, lay in enumerate(self.lays) if lay.cards == cards), default=None)
        if place is not None:
            del self.lays[place]
        if not self.lays:
            self.unsay(LAID)

    def threes(self, seat: Seat, cards: Iterable[Card]) -> None:
        shown = [card for card in cards if card in self.table.ruleset.bonus_threes]
        if shown:
            self.say(seat, "history-red-threes", cards=chip(shown, self.words))

    def finish(self) -> None:
        if self.seat is not None and self.parts:
            laid = self.words("history-laid", laid=_laid(self.lays, self.words)) if self.lays else ""
            said = joined([laid if key == LAID else text for key, text in self.parts], self.words)
            self.tell("history-turn", player=player_then(self.table, self.seat, self.words), said=said)
        self.seat, self.parts, self.lays = None, [], []

    def tell(self, message_id: str, /, **values: int | str) -> None:
        self.lines.append(_clipped(self.words(message_id, **values)))


def _clipped(line: str) -> str:
    """Shorten a line that would not fit; an emoji is as long as its reader sees it, and never cut."""
    shown, room = "", LONGEST_LINE
    for at, part in enumerate(_EMOJI.split(line)):
        length = at % 2 or len(part)
        if length > room or (length == room and shown + part != line):
            return f"{shown}{'' if at % 2 else part[: room - 1]}…"
        shown, room = shown + part, room - length
    return shown


def turns_in_words(table: Table, events: Iterable[ev.Event], words: Words) -> tuple[str, ...]:
    """Return what happened, oldest first: each turn as one line, the running one too.

    The events are those of a view, so nothing that its viewer may not know can be told. What was laid and taken
    back again is left out.
    """
    telling = _Telling(words, table)
    for event in events:
        _tell(telling, event)
    telling.finish()
    return tuple(telling.lines)


def _tell(telling: _Telling, event: ev.Event) -> None:
    words = telling.words
    match event:
        case ev.RoundDealt(number=number, dealer=dealer):
            telling.finish()
            telling.tell("history-dealt", number=number, dealer=player_then(telling.table, dealer, words))
        case ev.RedThreesLaid(seat=seat, cards=cards) | ev.RedThreesReplaced(seat=seat, cards=cards):
            telling.threes(seat, cards)
        case ev.CardsDrawn(seat=seat, cards=cards):
            telling.say(seat, "history-drew", count=len(cards))
            telling.threes(seat, cards)
        case ev.ExtraCardsDrawn(seat=seat, cards=cards, reason=reason):
            telling.say(seat, f"history-extra-{reason}", count=len(cards))
            telling.threes(seat, cards)
        case ev.FootTaken(seat=seat, cards=cards):
            trigger = telling.table.ruleset.foot_trigger.replace("_", "-")
            telling.say(seat, f"history-foot-{trigger}")
            telling.threes(seat, cards)
        case ev.PartnershipFormed(lone=seat):
            telling.say(seat, "history-lone")
        case ev.PileTaken(seat=seat, top=top, cards=cards, size=size, kind=kind):
            how = counted(cards, words) if cards else _onto(top, kind, words)
            telling.say(seat, "history-took" if cards else "history-took-onto", key=TOOK, size=size, how=how)
        case ev.PileCollected(seat=seat, cards=cards):
            telling.threes(seat, cards)
        case ev.CardsLaid():
            telling.lay(event)
        case ev.MeldsCombined(seat=seat):
            telling.say(seat, "history-combined")
        case ev.CardsTakenBack(cards=cards, top=None):
            telling.unlay(cards)
        case ev.CardsTakenBack():
            telling.unsay(TOOK)
        case ev.PermissionAsked(seat=seat):
            telling.say(seat, "history-asked", key=ASKED)
        case ev.PermissionAnswered(yes=yes):
            if telling.seat is not None:
                answer = "history-answer-yes" if yes else "history-answer-no"
                telling.say(telling.seat, answer)
        case ev.QuestionWithdrawn():
            telling.unsay(ASKED)
        case ev.Discarded(seat=seat, card=card):
            # A discard that empties the hand may bring the second packet, which belongs to the same turn.
            telling.say(seat, "history-discarded", card=chip([card], words))
        case ev.Passed(seat=seat):
            telling.say(seat, "history-passed")
            telling.finish()
        case ev.HandShown(seat=seat, hand=hand, cards=cards):
            what = words.of("special", hand.replace("_", "-"))
            telling.say(seat, "history-shown", hand=what, cards=chip(cards, words))
            telling.finish()
        case ev.RoundEnded(result=result):
            telling.finish()
            if result.special is not None:
                return  # the hand that was shown has ended the round, and that is told
            if result.out is None:
                telling.tell("history-stock-end")
            else:
                telling.tell("history-out", player=player_then(telling.table, result.out, words))
        case _:
            assert_never(event)


def _onto(top: Card, kind: MeldKind, words: Words) -> str:
    if kind is not MeldKind.SEQUENCE:
        return words.of("rank-many", rank_of(top))
    return words("history-run", suit=f"`{SUIT_SYMBOLS[suit_of(top)]}`")


def _laid(lays: list[ev.CardsLaid], words: Words) -> str:
    """Name what was laid, meld by meld; the meld by name where only wild cards went to it."""
    by_meld: dict[tuple[str, int | None], list[ev.CardsLaid]] = {}
    for lay in lays:
        place = lay.onto if lay.onto is not None else -1 - lay.rank
        by_meld.setdefault((lay.kind, place), []).append(lay)
    return joined([_meld(same, words) for same in by_meld.values()], words)


def _meld(lays: list[ev.CardsLaid], words: Words) -> str:
    cards = [card for lay in lays for card in lay.cards]
    kind, rank = lays[0].kind, lays[0].rank
    if kind is MeldKind.SEQUENCE:
        row = sorted(cards, key=PLACE_OF.__getitem__)
        is_row = PLACE_OF[row[-1]] - PLACE_OF[row[0]] == len(row) - 1
        return f"`{run_text(row, words)}`" if is_row else row_chip(row, words)
    laid = counted(cards, words)
    if kind is MeldKind.WILD:
        return words("history-wild-meld", laid=laid)
    if any(rank_of(card) == rank for card in cards):
        return laid
    return words("history-wilds-to", laid=laid, rank=words.of("rank-many", rank))
