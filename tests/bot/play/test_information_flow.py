"""Nobody is sent anything that depends on a card that is hidden from them.

The method is that of twin worlds, as in proofs of non-interference. A stretch of a match is played with random moves,
and whatever the bot sends to the channel and to one player, the observer, is kept; what the observer's seat remembers,
by which computers play and hints are given, as well. Each card of the deck carries the
number of its place in it, so that in the end it is known which places hold cards that the observer has never seen: in
others' hands and packets, in the stock, below the pile. Then the same stretch is played once more, by the same
commands, with a deck in which exactly those cards have changed places among each other (threes excepted, for these show
themselves). For all that the observer may know, both worlds are one: the engine's views are compared at each step to
make sure of that, and ``tests/engine/test_leaks.py`` is about these views. So all that was sent has to be equal, byte
for byte: every public message in the order of sending, and the answers to what the observer can press, allowed or not,
the file with their own data among them. What differs would be a leak.

It runs through the real service, router, painter and renderers. Where a command is not possible in the second world, or
shows something there, the pair says nothing and another is tried; in every game some must say something, and there is a
pair with a leak that must be found.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final

import pytest

import engine.fold
from bot.house.book import HouseBook
from bot.i18n import words_for
from bot.presses import looking, verbs
from bot.presses.pressed import Pressed
from bot.presses.router import Router
from bot.publishing.outlet import Sent
from bot.shell import Shell
from bot.tables.refusals import TableProblem
from bot.tables.table import Stage, Table, UserId
from bot.ui.custom_id import Press, Verb, encode_cards
from bot.ui.layout import message, text
from bot.ui.rendered import Rendered
from engine.cards import BLACK_THREES, RED_THREES, Card
from engine.commands import PlayerCommand
from engine.deal import Shuffle, shuffle
from engine.refusals import RuleViolation
from engine.ruleset import Ruleset, Seat
from engine.rulesets import RULESETS
from engine.view import View, view_for
from storage import MemoryStore
from tests.bot.interactions import FakeInteraction
from tests.bot.publishing.fake_outlet import FakeOutlet
from tests.bot.publishing.gallery import Gallery
from tests.bot.tables.rig import Clock, any_command
from tests.bot.timers import Timers

STRANGER: Final = UserId(777)
MOST_UNWATCHED: Final = 60
"""So many moves at most are played before somebody looks, so that all of a round is seen somewhere."""
WATCHED: Final = (3, 4)
PAIRS: Final = 2
"""So many pairs that say something are wanted in each game, …"""
TRIES: Final = 6
"""… among so many."""

LOOKING: Final = (Verb.HAND, Verb.PICK, Verb.SCORE)
NOW_AND_THEN: Final = (
    *((verb, "") for verb in (Verb.REFRESH, Verb.RULES, Verb.EXPORT, Verb.PRIVACY)),
    *((Verb.SORT, order) for order in ("rank", "suit")),
)
TRYING: Final = (Verb.DRAW, Verb.PASS, Verb.GO_OUT, Verb.ASK, Verb.UNDO, Verb.SHOW, Verb.WITHDRAW, Verb.YES, Verb.NO)


class Placed(int):
    """A card that knows its place in the deck. It is equal to every card of its kind."""

    place: int


@dataclass
class Channel(FakeOutlet):
    """A channel that keeps everything that was ever sent to it, as Discord gets it."""

    sent: list[str] = field(default_factory=list)

    async def send(self, channel_id: int, rendered: Rendered, *, nonce: str) -> Sent:
        self.sent.append(f"new {rendered.mentions} {as_sent(rendered)}")
        return await super().send(channel_id, rendered, nonce=nonce)

    async def edit(self, channel_id: int, message_id: int, rendered: Rendered) -> None:
        self.sent.append(f"edit {message_id} {as_sent(rendered)}")
        await super().edit(channel_id, message_id, rendered)


def as_sent(rendered: Rendered) -> str:
    """Return everything of a message: texts, buttons, custom_ids, options, files."""
    others = [
        repr(getattr(rendered, name)) for name in rendered.__dataclass_fields__ if name not in ("layout", "mentions")
    ]
    shown: Any = rendered.layout
    return repr(shown.to_components()) + "".join(others)


@dataclass
class Course:
    """A stretch of a match in one world.

    Attributes:
        commands: What was done.
        views: What the observer and a spectator may know after each step, by the engine's word.
        sent: What the observer got to read, from channel and bot.
        hidden: Places in the deck of cards that the observer has never seen.
    """

    commands: list[PlayerCommand] = field(default_factory=list)
    views: list[tuple[View, View]] = field(default_factory=list)
    sent: list[str] = field(default_factory=list)
    hidden: tuple[int, ...] = ()


class Impossible(Exception):
    """The commands of one world are not possible in the other."""


@dataclass
class World:
    """A table of a game with a deck, and an observer at it."""

    monkeypatch: pytest.MonkeyPatch
    ruleset: Ruleset
    observer: Seat
    rearranged: Callable[[tuple[Card, ...]], tuple[Card, ...]]
    course: Course = field(default_factory=Course)
    seen: set[int] = field(default_factory=set)
    """Places in the deck of cards that have lain on the table, wherever they are now."""

    async def play(
        self, moves: int, *, unwatched: int, chance: random.Random, script: list[PlayerCommand] | None = None
    ) -> Course:
        """Play so many random moves, or those of a script, and from some move on let the observer press everything."""
        self.monkeypatch.setattr(engine.fold, "shuffle", self._shuffle)
        self.channel, clock = Channel(), Clock()
        self.gallery = Gallery.of(MemoryStore(clock=clock), clock, Timers(self.monkeypatch), self.channel)
        service = self.gallery.rig.service
        users = [UserId(100 + seat) for seat in range(self.ruleset.seats)]
        self.user = users[self.observer]
        table = await self.gallery.rig.lobby(*users, ruleset=self.ruleset)
        table = (await service.start(table.id, users[0])).table
        self._see(table)
        if not unwatched:
            await self._look(table)
        for number in range(moves):
            if table.match.result is not None or table.stage is not Stage.PLAYING:
                break
            command = any_command(table, chance) if script is None else script[number]
            user = table.seats[command.seat]
            assert user is not None
            try:
                table = (await service.play(table.id, user, [command], revision=table.revision)).table
            except (RuleViolation, TableProblem) as problem:
                raise Impossible from problem
            self.course.commands.append(command)
            self._see(table)
            if table.match.result is not None:
                break  # now all cards are shown
            if number + 1 >= unwatched:
                await self._look(table)
        self.course.sent += self.channel.sent
        self.course.hidden = self._hidden(table) if script is None else ()
        return self.course

    def _shuffle(self, seed: bytes, ruleset: Ruleset) -> Shuffle:
        fair = shuffle(seed, ruleset)
        deck = []
        for place, card in enumerate(self.rearranged(fair.deck)):
            placed = Placed(card)
            placed.place = place
            deck.append(placed)
        return replace(fair, deck=tuple(deck))  # type: ignore[arg-type]

    async def _look(self, table: Table) -> None:
        """Let time pass until the channel shows all, and let the observer and a stranger press what there is."""
        await self.gallery.advance(5)
        match = table.match
        self.course.views.append((view_for(match, self.observer, log=table.log), view_for(match, None, log=table.log)))
        self.course.sent.append(f"{await self.gallery.rig.service.remembered(table, self.observer)}")
        presses = [Press(table.id, table.revision, verb) for verb in LOOKING]
        presses += [Press(table.id, table.revision, *said) for said in NOW_AND_THEN[table.revision % 3 :: 3]]
        is_waited_for = self.observer in (match.mover, match.partner)
        if not is_waited_for:
            tried = TRYING[table.revision % 3 :: 3]
            presses += [Press(table.id, table.revision, verb) for verb in tried]
        # Cards that may lie in somebody's hand, and not in the observer's: is it refused in the same words?
        absent = [card for card in range(16, 56) if card not in match.hands[self.observer]][table.revision % 9 :: 20]
        for card in map(Card, absent):
            rank = card // 4
            presses.append(Press(table.id, table.revision, Verb.LAY, f"{rank}:{encode_cards([card] * 3)}"))
            presses.append(Press(table.id, table.revision, Verb.DISCARD, encode_cards([card])))
            presses.append(Press(table.id, table.revision, Verb.TAKE, encode_cards([card] * 2)))
        for number, press in enumerate(presses):
            # On top of the hand, which is drawn anew for it, or in a message of its own.
            await self._pressed(self.user, press, is_private=(number + table.revision) % 3 == 0)
        for press in presses[: len(LOOKING) + 1]:
            await self._pressed(STRANGER, press, is_private=False)
        assert await self.gallery.rig.service.get(table.id) == table, "looking has changed something"

    async def _pressed(self, user: UserId, press: Press, *, is_private: bool) -> None:
        book = HouseBook(self.gallery.rig.store, clock=self.gallery.clock)
        shell = Shell(self.gallery.rig.service, self.gallery.pictures, book, lambda guild: words_for("en"))
        data = {"custom_id": press.encode(), "component_type": 2}
        interaction = FakeInteraction(user=user, data=data, message=300, is_private=is_private)
        await Router(shell).handle(interaction.discord)
        self.course.sent.append(f"{user} {press.encode()} {is_private}: {_said(interaction)}")

    def _see(self, table: Table) -> None:
        """Take note of what lies on the table for all to see; it may come into a hand again."""
        match = table.match
        cards: list[Any] = [*match.pile, *(card for laid in match.turn.laid for card in laid.all_cards)]
        cards += [card for side in match.sides for meld in side.melds for card in (*meld.naturals, *meld.wilds)]
        self.seen |= {card.place for card in cards if isinstance(card, Placed)}

    def _hidden(self, table: Table) -> tuple[int, ...]:
        match = table.match
        cards: list[Any] = [*match.stock, *match.extras.base]
        for seat, hand in enumerate(match.hands):
            cards += hand if seat != self.observer else ()
        for foot in match.extras.feet:  # a packet that lies there has been seen by nobody
            cards += foot
        threes = {int(card) for card in RED_THREES | BLACK_THREES}
        places = {card.place for card in cards if isinstance(card, Placed) and int(card) not in threes}
        return tuple(sorted(places - self.seen))


def _said(interaction: FakeInteraction) -> str:
    parts = []
    for name, values in interaction.calls:
        view, files = values.get("view"), values.get("files") or values.get("attachments")
        shown = "" if view is None else repr(view.to_components())
        form = "" if "form" not in values else repr(values["form"].to_dict())
        if isinstance(files, list):
            shown += "".join(file.fp.read().decode() for file in files)
        parts.append(f"{name} {values.get('ephemeral')} {shown}{form}")
    # When the file was written is the one thing in it that no clock of ours says.
    return "\n".join(line for part in parts for line in part.splitlines() if '"written_at"' not in line)


async def twins(
    monkeypatch: pytest.MonkeyPatch, ruleset: Ruleset, seed: int
) -> tuple[Course, Course, tuple[int, ...]] | None:
    """Return the same course in two worlds, and how many hidden cards changed; None where there is no such pair."""
    chance = random.Random(seed)
    observer = Seat(chance.randrange(ruleset.seats))
    unwatched = chance.randint(0, MOST_UNWATCHED)
    moves = unwatched + chance.randint(*WATCHED)
    salt = chance.random()

    def own(deck: tuple[Card, ...]) -> tuple[Card, ...]:
        cards = list(deck)
        random.Random(salt).shuffle(cards)
        return tuple(cards)

    with monkeypatch.context() as patched:
        first = await World(patched, ruleset, observer, own).play(moves, unwatched=unwatched, chance=chance)

    def other(deck: tuple[Card, ...]) -> tuple[Card, ...]:
        cards = list(own(deck))
        kept = [place for place in first.hidden if cards[place] not in RED_THREES | BLACK_THREES]
        moved = [cards[place] for place in kept]
        chance.shuffle(moved)
        for place, card in zip(kept, moved, strict=True):
            cards[place] = card
        return tuple(cards)

    try:
        with monkeypatch.context() as patched:
            second = await World(patched, ruleset, observer, other).play(
                len(first.commands), unwatched=unwatched, chance=chance, script=first.commands
            )
    except Impossible:
        return None
    return (first, second, first.hidden) if first.views == second.views else None


@pytest.mark.parametrize("name", RULESETS)
async def test_nothing_sent_depends_on_a_hidden_card(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    telling = 0
    for seed in range(TRIES):
        pair = await twins(monkeypatch, RULESETS[name], seed)
        if pair is None or not pair[0].views:
            continue
        first, second, hidden = pair
        assert len(hidden) > 20
        assert len(first.sent) == len(second.sent) > 20
        for one, other in zip(first.sent, second.sent, strict=True):
            assert one == other
        telling += 1
        if telling == PAIRS:
            return
    raise AssertionError("too few pairs say something")


async def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a score page that says how many points the left neighbour holds, some pair differs."""

    async def leaking(pressed: Pressed) -> Any:
        answer = await honest(pressed)
        table = await pressed.table()
        seat = table.seat_of(pressed.asker.user)
        if seat is not None:
            hand = table.match.hands[table.ruleset.next_seat(seat, table.match.number)]
            return replace(answer, rendered=render_notice_of(sum(hand)))
        return answer

    def render_notice_of(number: int) -> Rendered:
        return message(text(str(number)))

    honest = looking.score
    monkeypatch.setitem(verbs.ACTIONS, Verb.SCORE, leaking)
    for seed in range(TRIES):
        pair = await twins(monkeypatch, RULESETS["classic"], seed)
        if pair is not None and pair[0].sent != pair[1].sent:
            return
    raise AssertionError("the leak is not found")
