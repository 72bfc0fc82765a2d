"""What happened, in words: one line for each turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, assert_never

from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.cards import chip, counted, joined
from bot.ui.layout import clip
from bot.ui.people import player_then
from engine import events as ev
from engine.cards import RED_THREES, Card, Rank, rank_of
from engine.ruleset import Seat

LONGEST_LINE: Final = 240
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

    def unlay(self, rank: Rank) -> None:
        """Forget the latest lay-down of a rank."""
        place = max((at for at, lay in enumerate(self.lays) if lay.rank == rank), default=None)
        if place is not None:
            del self.lays[place]
        if not self.lays:
            self.unsay(LAID)

    def red_threes(self, seat: Seat, cards: Iterable[Card]) -> None:
        shown = [card for card in cards if card in RED_THREES]
        if shown:
            self.say(seat, "history-red-threes", cards=chip(shown, self.words))

    def finish(self) -> None:
        if self.seat is not None and self.parts:
            laid = self.words("history-laid", laid=_laid(self.lays, self.words)) if self.lays else ""
            said = joined([laid if key == LAID else text for key, text in self.parts], self.words)
            self.tell("history-turn", player=player_then(self.table, self.seat, self.words), said=said)
        self.seat, self.parts, self.lays = None, [], []

    def tell(self, message_id: str, /, **values: int | str) -> None:
        self.lines.append(clip(self.words(message_id, **values), LONGEST_LINE))


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
            telling.red_threes(seat, cards)
        case ev.CardsDrawn(seat=seat, cards=cards):
            telling.say(seat, "history-drew", count=len(cards))
            telling.red_threes(seat, cards)
        case ev.PileTaken(seat=seat, top=top, cards=cards, size=size):
            how = counted(cards, words) if cards else words.of("rank-many", rank_of(top))
            telling.say(seat, "history-took" if cards else "history-took-onto", key=TOOK, size=size, how=how)
        case ev.PileCollected(seat=seat, cards=cards):
            telling.red_threes(seat, cards)
        case ev.CardsLaid():
            telling.lay(event)
        case ev.CardsTakenBack(rank=rank, top=None):
            telling.unlay(rank)
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
            telling.say(seat, "history-discarded", card=chip([card], words))
            telling.finish()
        case ev.Passed(seat=seat):
            telling.say(seat, "history-passed")
            telling.finish()
        case ev.RoundEnded(result=result):
            telling.finish()
            if result.out is None:
                telling.tell("history-stock-end")
            else:
                telling.tell("history-out", player=player_then(telling.table, result.out, words))
        case _:
            assert_never(event)


def _laid(lays: list[ev.CardsLaid], words: Words) -> str:
    """Name what was laid, meld by meld; the meld by name where only wild cards went to it."""
    by_rank: dict[Rank, list[Card]] = {}
    for lay in lays:
        by_rank.setdefault(lay.rank, []).extend(lay.cards)
    return joined([_meld(rank, cards, words) for rank, cards in by_rank.items()], words)


def _meld(rank: Rank, cards: list[Card], words: Words) -> str:
    laid = counted(cards, words)
    if any(rank_of(card) == rank for card in cards):
        return laid
    return words("history-wilds-to", laid=laid, rank=words.of("rank-many", rank))
