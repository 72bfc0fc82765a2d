"""Somebody plays for the first time: from the help to the end of a guided round, through the buttons."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import simcord

from bot.client import CanastaClient
from bot.guide.lesson import Lesson
from bot.guide.lessons import MOST_AT_ONCE
from bot.guide.walk import Moment
from bot.i18n import words_for
from bot.preferences.values import CardStyle, Starters
from bot.tables.codec import decode_table, encode_table
from bot.tables.computer import Level
from bot.tables.table import Table, UserId
from bot.ui.custom_id import Verb
from bot.ui.help import ALL_COMMANDS
from storage import MemoryStore, SqliteStore, Store
from tests.bot.computers.quick import Quick
from tests.bot.play.games import MOST_STEPS, Game, is_current
from tests.bot.play.people import Person, board_of, notified, offers, people_in, public
from tests.bot.play.policy import EAGER, Pressing
from tests.bot.play.rounds import Entropy
from tests.bot.play.watching import check_says_nothing_hidden
from tests.bot.simulation import simulated, texts

WORDS = words_for("en")
TAUGHT = "> 🎓 "
STEP = "> ➡️ "
ADVICE = "> 💡 "


def client_on(store: Store) -> CanastaClient:
    """Return a client whose computers think at once."""
    return CanastaClient(
        store,
        pause=0.0,
        budget=math.inf,
        entropy=Entropy("guided 3", first_round=3),
        thinkers=Quick(),
        computer_pause=0.0,
        stand_in=Level.EXPERT,
    )


@asynccontextmanager
async def school(*names: str, store: Store | None = None) -> AsyncIterator[tuple[CanastaClient, dict[str, Person]]]:
    """Let people into a server."""
    client = client_on(store or MemoryStore())
    async with simulated(client, *names) as server:
        yield client, people_in(server)


async def settled(match: Game) -> Table:
    """Return the table once no computer has anything to do, and everything is drawn."""
    for _ in range(5):
        await match.client.driver.settle()
        await match.server.env.settle(idle=0.001)
    return await match.table()


async def begun(client: CanastaClient, people: dict[str, Person], shown: simcord.ResponseMessage | None) -> Game:
    """Return the game whose hand is shown."""
    assert shown is not None
    assert shown.ephemeral
    table = next(offer.press.table for offer in offers(shown) if offer.verb is Verb.REFRESH)
    return Game(people["ann"].server, client, people, table)


def lines(message: simcord.ResponseMessage, mark: str) -> list[str]:
    """Return the lines of a message with a mark."""
    return [line.removeprefix(mark) for line in texts(message).split("\n") if line.startswith(mark)]


def lesson(name: Lesson) -> str:
    """Return how a lesson begins in English, up to its first value."""
    return WORDS.of("lesson", name, points=0, mixed=0, natural=0).split("0")[0]


def explained(hand: simcord.ResponseMessage, table: Table) -> list[str]:
    """Return the lessons of a hand, which also says what can be done and what would be good, and nothing twice."""
    taught, [step], [advice] = lines(hand, TAUGHT), lines(hand, STEP), lines(hand, ADVICE)
    assert len(taught) <= MOST_AT_ONCE
    assert step
    assert advice
    assert not [line for line in taught for name in table.told if line.startswith(lesson(name))]
    return taught


@pytest.mark.slow
async def test_a_round_is_explained_from_the_first_card_to_the_score() -> None:
    async with school("ann", "eve") as (client, people):
        ann = people["ann"]
        match = await begun(client, people, (await ann.slash("learn")).response)
        table = await settled(match)
        assert [computer and computer.level for computer in table.computers] == [None, *[Level.BEGINNER] * 3]
        assert table.seats[0] == table.learner == ann.id
        assert table.hints
        assert f"A first game: {ann.actor.mention}" in texts(match.board())

        seen: list[str] = []
        for _ in range(2 * MOST_STEPS):
            table = await settled(match)
            if table.match.result is not None:
                break
            assert table.waited_user == ann.id
            shown = ann.hand()
            hand = shown if shown is not None and is_current(shown, table) else await ann.look()
            if Verb.DISCARD_SURE not in {offer.verb for offer in offers(hand)}:
                seen += explained(hand, table)
            assert await ann.move(EAGER), texts(hand)
            for message in public(match.server):
                assert TAUGHT not in texts(message)
                check_says_nothing_hidden(texts(message), await match.table())
        assert table.match.result is not None

        # Each lesson was there when it was acted upon, and is kept for ever after.
        assert table.told >= {Lesson.AIM, Lesson.OPENED, Lesson.CANASTA, Lesson.YOU_TOOK, Lesson.THEY_TOOK}
        assert all(any(line.startswith(lesson(name)) for line in seen) for name in table.told)
        assert decode_table(encode_table(table), revision=table.revision) == table

        hand = await ann.look()
        assert Lesson.ROUND_OVER not in table.told
        assert lines(hand, TAUGHT)[0].startswith("**How a round is scored:**")
        assert "until a team has 5,000 points" in lines(hand, STEP)[0]
        assert "**This round:" in texts(hand)
        await ann.click(hand, Verb.NEXT)
        after = await settled(match)
        assert after.match.number == 2
        assert after.learner is None
        assert TAUGHT not in texts(await ann.look())
        assert any(offer.verb is Verb.HINT for offer in offers(await ann.look()))


async def test_what_is_explained_stays_until_it_is_acted_upon() -> None:
    async with school("ann") as (client, people):
        ann = people["ann"]
        match = await begun(client, people, (await ann.slash("learn")).response)
        await settled(match)
        first = texts(await ann.look())
        assert first == texts(await ann.open_hand())
        assert lesson(Lesson.AIM) in first
        await ann.look()
        await ann.move(EAGER)
        hand = ann.hand()
        assert hand is not None
        assert lesson(Lesson.AIM) not in texts(hand)
        assert Lesson.AIM in (await match.table()).told


async def test_a_new_bot_explains_what_the_old_one_would_have(tmp_path: Path) -> None:
    file = tmp_path / "canasta.db"
    async with school("ann", store=await SqliteStore.open(file)) as (client, people):
        ann = people["ann"]
        match = await begun(client, people, (await ann.slash("learn")).response)
        await settled(match)
        await ann.look()
        await ann.move(EAGER)
        await settled(match)
        before, said = await match.table(), texts(await ann.look())
        await client.close()
        store = await SqliteStore.open(file)
        match.client = client_on(store)
        await match.server.env.restart_bot(match.client)
        try:
            assert await match.table() == before
            assert before.told
            assert texts(await ann.look()) == said
            assert STEP in said
        finally:
            await store.close()


async def test_who_knows_it_by_now_is_told_no_more() -> None:
    async with school("ann") as (client, people):
        ann = people["ann"]
        match = await begun(client, people, (await ann.slash("learn")).response)
        await settled(match)
        shown = await ann.click(await ann.look(), Verb.KNOWN)
        assert shown.response is not None
        said = texts(shown.response)
        assert "I explain no more." in said
        assert not any(mark in said for mark in (TAUGHT, STEP, ADVICE))
        await settled(match)
        assert "A first game" not in texts(match.board())
        left = {offer.verb for offer in offers(await ann.look())}
        assert Verb.HINT in left
        assert Verb.KNOWN not in left


async def test_a_guided_game_is_begun_once_from_the_help_the_lobby_and_the_command() -> None:
    async with school("ann", "eve") as (client, people):
        ann, eve = people["ann"], people["eve"]
        opened = await eve.slash("new")
        helped = await ann.slash("help")
        assert helped.response is not None
        shown = await ann.click(helped.response, Verb.LEARN)
        match = await begun(client, people, shown.response)
        await settled(match)
        assert "A first game" in texts(board_of(match.server, match.table_id))
        assert opened.response is not None
        for again in (await ann.click(opened.response, Verb.LEARN), await ann.slash("learn")):
            assert (await begun(client, people, again.response)).table_id == match.table_id
        another = await begun(client, people, (await eve.click(opened.response, Verb.LEARN)).response)
        assert another.table_id != match.table_id
        assert (await another.table()).learner == eve.id


async def test_nothing_is_explained_to_anybody_else() -> None:
    async with school("ann", "eve") as (client, people):
        ann, eve = people["ann"], people["eve"]
        match = await begun(client, people, (await ann.slash("learn")).response)
        await settled(match)
        await ann.slash("leave")
        await ann.slash("join", table=match.table_id)
        await settled(match)
        assert STEP in texts(await ann.look())
        refused = await eve.click(match.board(), Verb.HAND)
        assert refused.response is not None
        assert STEP not in texts(refused.response)
        assert all(notified(message) <= {ann.id} for message in public(match.server))


async def test_where_the_bot_may_not_write_no_game_begins() -> None:
    async with school("ann") as (client, people):
        server = people["ann"].server
        locked = server.channel_without("send_messages")
        shown = await server.members["ann"].slash(locked, "canasta learn")
        assert shown.response is not None
        assert "**Send Messages**" in texts(shown.response)
        helped = (await server.members["ann"].slash(locked, "canasta help")).response
        assert helped is not None
        on = next(offer for offer in offers(helped) if offer.verb is Verb.LEARN)
        pressed = (await server.members["ann"].click(helped, custom_id=on.custom_id)).response
        assert pressed is not None
        assert "**Send Messages**" in texts(pressed)
        assert not await client.shell.tables.tables_in_channel(locked.id)


async def test_whoever_may_not_open_tables_learns_so() -> None:
    async with school("ann") as (client, people):
        ann = people["ann"]
        await client.shell.preferences.change_server(ann.server.guild.id, starters=Starters.MANAGERS)
        shown = await ann.slash("learn")
        assert shown.response is not None
        assert not await client.shell.tables.tables_in_channel(ann.server.channel.id)
        assert Verb.REFRESH not in {offer.verb for offer in offers(shown.response)}


# the help


async def test_the_help_shows_a_turn_in_pictures() -> None:
    async with school("ann") as (_, people):
        ann = people["ann"]
        shown = await ann.slash("help")
        for moment in Moment:
            page = shown.response
            assert page is not None
            on = next(offer for offer in offers(page) if offer.press.argument == moment)
            shown = await ann.press(page, Pressing(on))
            assert shown.response is not None
            assert texts(shown.response) == WORDS.of("help-moment", moment)
            [file] = shown.response.attachments
            assert file.filename == f"turn-{moment}.png"
        last = shown.response
        assert last is not None
        assert Verb.LEARN in {offer.verb for offer in offers(last)}
        back = next(offer for offer in offers(last) if offer.press.argument == "start")
        start = (await ann.press(last, Pressing(back))).response
        assert start is not None
        assert not start.attachments
        every = next(offer for offer in offers(start) if offer.press.argument == ALL_COMMANDS)
        commands = (await ann.press(start, Pressing(every))).response
        assert commands is not None
        assert "`/canasta learn`" in texts(commands)


async def test_whoever_likes_text_has_the_turn_in_words() -> None:
    async with school("ann") as (client, people):
        ann = people["ann"]
        await client.shell.preferences.change_user(UserId(ann.id), cards=CardStyle.TEXT)
        helped = (await ann.slash("help")).response
        assert helped is not None
        on = next(offer for offer in offers(helped) if offer.press.argument == Moment.DRAW)
        page = (await ann.press(helped, Pressing(on))).response
        assert page is not None
        assert texts(page) == WORDS.of("help-moment", Moment.DRAW)
        assert not page.attachments


async def test_without_the_right_to_attach_files_the_turn_is_in_words() -> None:
    async with school("ann") as (_, people):
        server = people["ann"].server
        locked = server.channel_without("attach_files")
        helped = (await server.members["ann"].slash(locked, "canasta help")).response
        assert helped is not None
        on = next(offer for offer in offers(helped) if offer.press.argument == Moment.DRAW)
        page = (await server.members["ann"].click(helped, custom_id=on.custom_id)).response
        assert page is not None
        assert texts(page) == WORDS.of("help-moment", Moment.DRAW)
        assert not page.attachments
