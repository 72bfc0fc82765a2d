"""Watching a table: after every move, what each message shows is held against the match as it really is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import simcord

from bot.client import CanastaClient
from bot.tables.codec import EVENTS
from bot.tables.table import Stage, Table, TableId
from bot.ui.custom_id import Verb, parse_card_argument
from engine import events as ev
from engine.cards import JOKER, RED_THREES, Card, card_of
from engine.state import MeldKind
from storage import Store
from tests.bot.play.highlights import LARGE, Highlights
from tests.bot.play.people import board_of, channel_messages, is_visible, offers, public
from tests.bot.simulation import Server, texts

SEATS: Final = ("North", "East", "South", "West")
TEAMS: Final = ("North–South", "East–West")
_SUITS: Final = {"♣": "c", "♦": "d", "♥": "h", "♠": "s"}
_RANKS: Final = {"A": 1, "J": 11, "Q": 12, "K": 13}
_CARD: Final = re.compile(r"(10|[2-9AJQK])([♣♦♥♠])|🃏")
_HAND_LINE: Final = re.compile(r"^### (.*)$", re.MULTILINE)
_SEAT_LINE: Final = re.compile(r"^You are \*\*(\w+)\*\*", re.MULTILINE)
_MELD_LINE: Final = re.compile(r"\*\*(?:10|[2-9AJQK])\*\*\s×\s(\d+)")
_ONLY_PRIVATE: Final = frozenset({Verb.DRAW, Verb.TAKE, Verb.LAY, Verb.PICK, Verb.DISCARD, Verb.GO_OUT, Verb.REFRESH})


@dataclass(slots=True)
class Watcher:
    """Checks the channel of one table, and counts the highlights of its match."""

    server: Server
    client: CanastaClient
    store: Store
    table_id: TableId
    highlights: Highlights = field(default_factory=Highlights)
    most_selectable: int = 0
    last: Table | None = None
    _checked: dict[int, Any] = field(default_factory=dict)

    async def check(self) -> Table:
        """Check every message that has changed since the last time; return the table."""
        table = await self.client.shell.tables.get(self.table_id)
        await self._note(table)
        for message in channel_messages(self.server):
            components = message._message.components
            if self._checked.get(message.id) is components:
                continue
            self._checked[message.id] = components
            if message.ephemeral:
                self._check_private(message, table)
            else:
                check_says_nothing_hidden(texts(message), table)
                assert not any(offer.verb in _ONLY_PRIVATE for offer in offers(message)), texts(message)
        if table.match.number:
            check_board(texts(board_of(self.server, table.id)), table)
        return table

    async def _note(self, table: Table) -> None:
        if self.last is not None and table.revision > self.last.revision:
            commits = await self.store.history(table.id, after=self.last.revision)
            events = [EVENTS.decode(record) for commit in commits for record in commit.events]
            self.highlights.note(self.last.match, events, table.match)
        self.last = table

    def _check_private(self, message: simcord.ResponseMessage, table: Table) -> None:
        text = texts(message)
        [reader] = [name for name, actor in self.server.members.items() if is_visible(message, actor.id)]
        seat = table.seat_of(self.server.members[reader].id)
        named = _SEAT_LINE.search(text)
        if named is None:
            return
        assert seat is not None, f"{reader} sits nowhere and reads:\n{text}"
        assert named[1] == SEATS[seat], f"{reader} sits {SEATS[seat]} and reads:\n{text}"
        is_current = any(offer.press.revision == table.revision for offer in offers(message))
        if is_current and (shown := _HAND_LINE.search(text)):
            hand = table.match.hands[seat]
            assert cards_in(shown[1]) == Counter(hand), text
            self._check_selectable(message, hand)

    def _check_selectable(self, message: simcord.ResponseMessage, hand: tuple[Card, ...]) -> None:
        """Where the turn can end, each card of the hand can be chosen for it."""
        values = [value for offer in offers(message) if offer.verb is Verb.DISCARD for value in offer.values]
        if values:
            assert len(values) == len(set(values))
            assert {parse_card_argument(value) for value in values} == set(hand) - RED_THREES
            self.most_selectable = max(self.most_selectable, len(hand))

    @property
    def has_seen_large_hand(self) -> bool:
        """Whether somebody could choose among more than 40 cards."""
        return self.most_selectable > LARGE


def cards_in(text: str) -> Counter[Card]:
    """Return the cards that a text names with rank and suit, jokers too."""
    return Counter(
        JOKER if found[0] == "🃏" else card_of(_SUITS[found[2]], int(_RANKS.get(found[1], found[1])))
        for found in _CARD.finditer(text)
    )


def check_says_nothing_hidden(text: str, table: Table) -> None:
    """Require of a public text that each card in it lies face up, or did so in the turns that it tells of."""
    pile = table.match.pile
    open_cards = Counter(pile[-1:]) + Counter(_shown_by(table.log, table.ruleset.bonus_threes))
    for side in table.match.sides:
        open_cards += Counter(side.red_threes) + Counter(side.captured)
    hidden = cards_in(text) - open_cards
    assert not hidden, f"{hidden} in:\n{text}"
    if table.match.result is None and table.match.seed:
        assert table.match.seed.hex() not in text


def _shown_by(log: Iterable[ev.Event], threes: frozenset[Card]) -> list[Card]:
    shown: list[Card] = []
    for event in log:
        match event:
            case ev.Discarded(card=card):
                shown.append(card)
            case (
                ev.RedThreesLaid(cards=cards)
                | ev.RedThreesReplaced(cards=cards)
                | ev.CardsDrawn(cards=cards)
                | ev.PileCollected(cards=cards)
                | ev.ExtraCardsDrawn(cards=cards)
                | ev.FootTaken(cards=cards)
            ):
                shown += [card for card in cards if card in threes]
            case ev.HandShown(cards=cards):
                shown += cards
            case ev.CardsLaid(kind=MeldKind.SEQUENCE, cards=cards):
                shown += cards
    return shown


def check_board(text: str, table: Table) -> None:
    """Require that the board says what is so: scores, hands, stock, pile, melds, and whose turn it is."""
    match = table.match
    scores = match.scores if match.result is None else match.result.totals
    lines = text.split("\n")
    for team, score in enumerate(scores):
        assert f"### {TEAMS[team]} · {counted(score, 'point')}" in lines, text
    for seat, user in enumerate(table.seats):
        who = SEATS[seat] if user is None else f"<@{user}> ({SEATS[seat]})"
        assert f"{who} · {counted(len(match.hands[seat]), 'card')}" in lines, text
    stock = counted(len(match.stock), "card") if match.stock else "used up"
    assert f"**Stock:** {stock}" in lines, text
    is_waiting, is_over = match.turn.pending, match.result is not None
    pile = f"· {counted(len(match.pile), 'card')}" if match.pile else "**Pile:** empty"
    if is_waiting:
        verb = "waits" if len(match.pile) == 1 else "wait"
        pile = f"{counted(len(match.pile), 'card')} of it {verb} until the opening is made."
    [pile_line] = [line for line in lines if line.startswith("**Pile:**")]
    assert pile_line.endswith(pile), text
    assert cards_in(pile_line) == Counter(() if is_waiting else match.pile[-1:]), text
    assert ("❄️" in text) >= (match.is_frozen and bool(match.pile) and not is_waiting and not is_over), text
    assert ("❄️" in text) <= (bool(match.pile) and not is_waiting and not is_over), text
    assert "your" not in text, text  # it speaks to everybody
    sizes = Counter(int(size) for size in _MELD_LINE.findall(text))
    assert sizes == Counter(meld.size for side in match.sides for meld in side.melds), text
    if table.stage is Stage.PLAYING and match.result is None and (mover := table.seats[match.mover]) is not None:
        assert f"▶️ **<@{mover}> ({SEATS[match.mover]})**" in text, text


def counted(number: int, noun: str) -> str:
    """Return a number with its noun as the bot writes it: ``1 card``, ``1,500 points``."""
    return f"{number:,} {noun}" if number == 1 else f"{number:,} {noun}s"


def turn_calls(server: Server) -> list[simcord.ResponseMessage]:
    """Return the messages that call somebody to move."""
    return [message for message in public(server, Verb.HAND) if {o.verb for o in offers(message)} == {Verb.HAND}]
