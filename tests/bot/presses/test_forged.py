"""Presses that nobody of ours has written: whatever they say, nobody acts for another seat, table, channel or server.

Real custom_ids are collected, taken apart and put together wrongly, and pressed by people who sit there or elsewhere,
or nowhere, in the right channel and in wrong ones, as buttons, selects and forms of all shapes. Each gets one answer;
what changes is the doing of whoever pressed; and an error that nobody foresaw would stand in the log and fail the test.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, cast

import discord
import pytest

from bot.house.book import HouseBook
from bot.i18n import words_for
from bot.presses.router import Router
from bot.shell import Shell
from bot.tables import events as te
from bot.tables.codec import EVENTS
from bot.tables.table import Table, UserId
from bot.ui.custom_id import MAX_LENGTH, NO_TABLE, Press, Verb
from engine import events as ev
from engine.rulesets import RULESETS
from storage import HouseRulesRecord, MemoryStore
from tests.bot.interactions import FakeInteraction
from tests.bot.publishing.fake_outlet import FakeOutlet
from tests.bot.publishing.gallery import Gallery
from tests.bot.tables.rig import Clock

#: So many that some of them change something, whatever the seed.
PRESSES = 450
HERE, THERE = 9000, 9100
CHANNEL, OTHER_CHANNEL, FAR_CHANNEL = 9001, 9002, 9101
PLACES = ((HERE, CHANNEL), (HERE, OTHER_CHANNEL), (THERE, FAR_CHANNEL), (0, 0))
OWN, NEXT_DOOR, FAR = ((101, 102, 103, 104), (201, 202, 203, 204), (301, 302, 303, 304))
STRANGERS = (901, 902)
PEOPLE = (*OWN, *NEXT_DOOR, *FAR, *STRANGERS)

ODD = (
    "",
    "0",
    "3",
    "4",
    "99",
    "-1",
    "²",
    "٣",
    "jk",
    "c13x3",
    "13:c13x3",
    "own/1",
    "house:Ours",
    "clubs",
    *("13-14", "3.1.0.0", "classic", "rank", "300", "c13@1"),
    "x" * 99,
    "🃏",
    "\0",
    "a\nb",
)
EFFECTS = (ev.RoundDealt, ev.RoundEnded, te.TableClosed, te.HostChanged, te.MatchStarted, te.ClockSet)
"""What follows from what somebody has done, and names nobody who did it."""


@dataclass
class Hall:
    """Three tables: one here, one in another channel, one in another server; and everything that can be pressed."""

    gallery: Gallery
    chance: random.Random
    tables: list[Table] = field(default_factory=list)
    seen: set[str] = field(default_factory=set)

    @classmethod
    async def of(cls, seed: int) -> Hall:
        clock = Clock()
        timers = cast(Any, None)
        hall = cls(Gallery.of(MemoryStore(clock=clock), clock, timers, FakeOutlet(), pause=0), random.Random(seed))
        service = hall.gallery.rig.service
        for users, (guild, channel) in zip((OWN, NEXT_DOOR, FAR), PLACES, strict=False):
            seats = [UserId(user) for user in users]
            rules = RULESETS[hall.chance.choice(("classic", "modern-american", "italian"))]
            opened = await service.open_table(
                guild_id=guild, channel_id=channel, host=seats[0], ruleset=rules, seats=seats
            )
            hall.tables.append(opened.table)
            if hall.chance.random() < 0.8:
                hall.tables[-1] = (await service.start(opened.table.id, seats[0])).table
            await hall.gallery.store.save_house_rules(HouseRulesRecord(guild, "Ours", "{}", users[0], 1.0), most=5)
        return hall

    def forged(self) -> str:
        """Return a custom_id: a real one, or one put together of real and odd parts."""
        chance, table = self.chance, self.chance.choice(self.tables)
        if self.seen and chance.random() < 0.6:
            text = chance.choice(sorted(self.seen))
            if chance.random() < 0.5:
                return text
            parts = text.split(":")
            place = chance.randrange(len(parts))
            others = (chance.choice(ODD), table.id, str(table.revision), chance.choice([*Verb]))
            parts[place] = chance.choice((*others, *parts))
            text = ":".join(parts)
        else:
            revision = chance.choice((table.revision, table.revision, 0, 1, 9_999_999_999))
            named = chance.choice((table.id, table.id, NO_TABLE, table.id.upper(), "zzzzz"))
            text = f"c1:{named}:{revision}:{chance.choice([*Verb])}:{chance.choice(ODD)}"
        if chance.random() < 0.1:
            cut = chance.randrange(len(text) + 1)
            text = text[:cut] + chance.choice(ODD) + text[cut + 1 :]
        return text

    def data(self, custom_id: str) -> dict[str, Any]:
        """Return what else comes with a press, of any shape."""
        chance = self.chance
        values: Any = chance.choice((None, [], ["0"], [chance.choice(ODD)], ["x" * 5000] * 40, "text", [7, None], {}))
        written = chance.choice(("", "Ours", "y" * 9000, 7))
        nested: Any = {"custom_id": chance.choice(("name", "out", "x" * 300)), "value": written}
        for _ in range(chance.randrange(8)):
            nested = {"components": [nested], "component": nested}
        parts: Any = chance.choice((None, [], [nested], nested, [None, 7, "x"]))
        return {"custom_id": custom_id, "component_type": 2, "values": values, "components": parts}

    async def press(self) -> FakeInteraction:
        """Let somebody press something somewhere."""
        chance = self.chance
        guild, channel = chance.choice(PLACES)
        user = chance.choice(PEOPLE)
        if chance.random() < 0.5:  # where it may be meant
            guild, channel = PLACES[0] if user in OWN else PLACES[1] if user in NEXT_DOOR else PLACES[2]
        interaction = FakeInteraction(
            user=user,
            data=self.data(self.forged()),
            message=chance.choice((None, 300, 500)),
            is_private=chance.random() < 0.5,
            guild=guild,
            channel=channel,
            kind=chance.choice((discord.InteractionType.component,) * 4 + (discord.InteractionType.modal_submit,)),
        )
        book = HouseBook(self.gallery.store, clock=self.gallery.clock)
        shell = Shell(self.gallery.rig.service, self.gallery.pictures, book, lambda guild: words_for("en"))
        await Router(shell).handle(interaction.discord)
        for _, values in interaction.calls:
            view = values.get("view")
            if view is not None:
                self.seen |= {item.custom_id for item in view.walk_children() if getattr(item, "custom_id", None)}
        return interaction


@pytest.mark.parametrize("seed", range(4))
async def test_nobody_acts_for_somebody_else(seed: int) -> None:
    hall = await Hall.of(seed)
    rules = {guild: await hall.gallery.store.house_rules(guild) for guild in (HERE, THERE)}
    changed = answered = 0
    for _ in range(PRESSES):
        before = list(hall.tables)
        interaction = await hall.press()
        answered += 1
        assert len(interaction.calls) == 1, (interaction.data, interaction.names)
        for number, table in enumerate(before):
            after = await hall.gallery.rig.service.get(table.id)
            hall.tables[number] = after
            if after != table:
                changed += 1
                await _require_own_doing(hall, interaction, table, after)
        for guild, kept in rules.items():
            now = await hall.gallery.store.house_rules(guild)
            assert now == kept or interaction.guild_id == guild or _is_own_deletion(kept, now, interaction.user.id)
            rules[guild] = now
    assert answered == PRESSES
    assert changed > 0


def _is_own_deletion(kept: Sequence[HouseRulesRecord], now: Sequence[HouseRulesRecord], user: int) -> bool:
    """Whether all that changed is that a user, who deleted what is kept of them, is named no more."""
    return len(kept) == len(now) and all(
        before == after or (before.user_id == user and replace(after, user_id=user) == before)
        for before, after in zip(kept, now, strict=True)
    )


async def _require_own_doing(hall: Hall, interaction: FakeInteraction, before: Table, after: Table) -> None:
    user, said = interaction.user.id, (interaction.data, before.seats, before.stage)
    if before.revision < after.revision and not _is_erasing(interaction):
        assert interaction.guild_id == before.guild_id, said
        assert interaction.channel_id == before.channel_id or before.seat_of(user) is not None, said
    commits = await hall.gallery.store.history(before.id, after=before.revision)
    for event in (EVENTS.decode(record) for commit in commits for record in commit.events):
        assert _is_of(user, event, before) or (_is_erasing(interaction) and getattr(event, "user", 0) < 0), (
            event,
            said,
        )


def _is_erasing(interaction: FakeInteraction) -> bool:
    press = Press.parse(str((interaction.data or {})["custom_id"]))
    return press is not None and press.verb is Verb.ERASE_SURE


def _is_of(user: int, event: te.Event, before: Table) -> bool:
    """Whether an event is what a user may do: on their own seat, or in their own name."""
    seat = before.seat_of(user)
    match event:
        case te.SeatsExchanged():
            return seat in (event.seat, event.other)
        case te.PlayerRemoved():
            return seat is not None and seat != event.seat
        case ev.QuestionWithdrawn():  # also when the partner leaves
            return seat is not None
    if isinstance(event, EFFECTS):
        return True
    if hasattr(event, "user"):
        return bool(event.user == user)
    return hasattr(event, "seat") and event.seat == seat


async def test_tables_of_other_servers_are_not_there() -> None:
    hall = await Hall.of(1)
    for table in hall.tables:
        sitter = table.seats[1]
        assert sitter is not None
        for verb in Verb:
            for guild, channel in PLACES:
                if guild == table.guild_id:
                    continue
                press = Press(table.id, table.revision, verb, "0")
                if verb in _OF_NO_TABLE:
                    continue
                interaction = await _pressed(hall, sitter, press, guild, channel)
                assert f"There is no table {table.id.upper()}." in interaction.said(), verb
        assert await hall.gallery.rig.service.get(table.id) == table


_OF_NO_TABLE = (Verb.ERASE_SURE,)


async def test_who_does_not_sit_there_cannot_press_from_another_channel() -> None:
    hall = await Hall.of(2)
    [table, *_] = hall.tables
    for verb in Verb:
        press = Press(table.id, table.revision, verb, "0")
        interaction = await _pressed(hall, STRANGERS[0], press, HERE, OTHER_CHANNEL)
        assert "You do not sit at this table." in interaction.said(), verb
    assert await hall.gallery.rig.service.get(table.id) == table


async def _pressed(hall: Hall, user: int, press: Press, guild: int, channel: int) -> FakeInteraction:
    data = {"custom_id": press.encode(), "component_type": 2}
    interaction = FakeInteraction(user=user, data=data, message=300, is_private=False, guild=guild, channel=channel)
    book = HouseBook(hall.gallery.store, clock=hall.gallery.clock)
    shell = Shell(hall.gallery.rig.service, hall.gallery.pictures, book, lambda guild: words_for("en"))
    await Router(shell).handle(interaction.discord)
    return interaction


def _sizes() -> Iterator[str]:
    yield "c1:" + "x" * MAX_LENGTH
    yield "c1:abcde:1:draw:" + "y" * 10_000_000


@pytest.mark.parametrize("custom_id", list(_sizes()), ids=["scheme", "argument"])
async def test_what_is_too_long_is_not_even_read(custom_id: str) -> None:
    assert Press.parse(custom_id) is None
