"""A server that wants a thread for each table: where everything is then, and what happens where that cannot be."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
import simcord

from bot.client import CanastaClient
from bot.preferences.values import BoardStyle, TablePlace
from bot.publishing.threads import IN_USE, LONGEST_NAME, OUT_OF_USE, clean_thread_name
from bot.tables.table import CloseReason, Stage, Table, UserId
from bot.ui.custom_id import Press, Verb
from storage import MemoryStore
from tests.bot.play.offers import offers_in
from tests.bot.play.people import is_visible, notified
from tests.bot.simulation import Server, simulated, texts

NAMES = ("ann", "bob", "cat", "dan")


@asynccontextmanager
async def club(place: TablePlace = TablePlace.THREAD) -> AsyncIterator[tuple[Server, CanastaClient]]:
    """A server that wants threads, or does not."""
    client = CanastaClient(MemoryStore(), pause=0.0)
    async with simulated(client, *NAMES) as server:
        await client.shell.preferences.change_server(server.guild.id, place=place)
        yield server, client


async def typed(server: Server, name: str, command: str, channel: Any = None, **options: Any) -> str:
    """Type a command and return what is answered privately."""
    shown = await server.members[name].slash(channel or server.channel, f"canasta {command}", **options)
    assert shown.ephemeral
    assert shown.response is not None
    return texts(shown.response)


def thread_named_in(text: str) -> int:
    """Return the thread that a text leads to."""
    [found] = re.findall(r"<#(\d+)>", text)
    return int(found)


def messages_in(server: Server, channel_id: int) -> list[simcord.ResponseMessage]:
    """Return the public messages of a channel, oldest first."""
    stored = server.env.backend.messages.get(channel_id, {})
    found = [simcord.ResponseMessage(server.env, stored[each]) for each in sorted(stored)]
    return [message for message in found if not message.ephemeral]


def offering(server: Server, channel_id: int, verb: Verb) -> simcord.ResponseMessage:
    """Return the one message of a channel that has a control for this."""
    found = messages_in(server, channel_id)
    [message] = [each for each in found if verb in {offer.verb for offer in offers_in(each._message.components)}]
    return message


async def press(server: Server, name: str, message: simcord.ResponseMessage, verb: Verb) -> simcord.InteractionResult:
    """Press the first button of a message that is for this."""
    offer = next(offer for offer in offers_in(message._message.components) if offer.verb is verb)
    return await server.members[name].click(message, custom_id=offer.custom_id)


async def opened(server: Server, client: CanastaClient, **options: Any) -> Table:
    """Let Ann open a table in the channel, and return it."""
    said = await typed(server, "ann", "new", **options)
    [table] = await client.shell.tables.tables_in_channel(thread_named_in(said))
    return table


def thread_of(server: Server, channel_id: int) -> Any:
    """Return a thread as the simulated Discord has it."""
    return server.env.backend.channels[channel_id]


async def test_a_table_has_a_thread_of_its_own() -> None:
    async with club() as (server, client):
        bob = server.members["bob"]
        table = await opened(server, client, left=bob)
        thread = thread_of(server, table.channel_id)
        assert thread.parent_id == server.channel.id
        assert thread.name == "Canasta · ann"
        assert thread.thread_metadata.auto_archive_duration == IN_USE
        [line] = server.public
        assert line.type is discord.MessageType.thread_created  # which Discord says itself, with a link
        [board] = messages_in(server, table.channel_id)
        assert notified(board) == {server.members["ann"].id, bob.id}
        assert "Table" in texts(board)


async def test_everything_public_is_in_the_thread() -> None:
    async with club() as (server, client):
        table = await opened(server, client, computers="beginner")
        await press(server, "ann", offering(server, table.channel_id, Verb.START), Verb.START)
        await server.env.settle(idle=0.001)
        assert (await client.shell.tables.get(table.id)).stage is Stage.PLAYING
        assert len(messages_in(server, table.channel_id)) >= 1
        assert len(server.public) == 1
        hand = await press(server, "ann", offering(server, table.channel_id, Verb.SCORE), Verb.HAND)
        assert hand.ephemeral
        assert hand.response is not None
        assert is_visible(hand.response, server.members["ann"].id)


async def test_a_table_that_is_asked_for_in_a_thread_stays_there() -> None:
    async with club() as (server, client):
        table = await opened(server, client)
        here = simcord.ChannelHandle(server.env, server.guild, thread_of(server, table.channel_id))
        shown = await server.members["bob"].slash(here, "canasta new")
        assert not shown.ephemeral
        tables = await client.shell.tables.tables_in_channel(table.channel_id)
        assert len(tables) == 2
        assert len([each for each in server.env.backend.channels.values() if each.is_thread]) == 1


async def test_commands_in_the_channel_find_the_tables_of_its_threads() -> None:
    async with club() as (server, client):
        table = await opened(server, client)
        assert table.name in await typed(server, "bob", "join")
        assert "not started" in await typed(server, "bob", "score")
        assert (await client.shell.tables.get(table.id)).seat_of(server.members["bob"].id) is not None
        assert f"<#{table.channel_id}>" in await typed(server, "bob", "table")
        offered = await server.members["cat"].autocomplete(server.channel, "canasta join", "table", table.id[:2])
        assert [each["name"] for each in offered] == [table.name]
        assert table.name in await typed(server, "cat", "join", table=table.id)
        elsewhere = server.guild.create_text_channel("elsewhere")
        assert "There is no table in this channel" in await typed(server, "dan", "join", elsewhere)
        assert f"<#{table.channel_id}>" in await typed(server, "dan", "join", elsewhere, table=table.id)


async def test_a_page_of_rules_is_turned_from_the_channel() -> None:
    async with club() as (server, client):
        await opened(server, client, rules="samba")
        shown = await server.members["dan"].slash(server.channel, "canasta rules")
        assert shown.response is not None
        [offer] = [each for each in offers_in(shown.response._message.components) if each.verb is Verb.RULES_PAGE]
        turned = await server.members["dan"].select(shown.response, [offer.values[-1]], custom_id=offer.custom_id)
        assert turned.response is not None
        assert "Samba" in texts(turned.response)


async def test_a_thread_goes_to_the_archive_soon_after_its_last_table_has_ended() -> None:
    async with club() as (server, client):
        table = await opened(server, client)
        here = simcord.ChannelHandle(server.env, server.guild, thread_of(server, table.channel_id))
        await server.members["bob"].slash(here, "canasta new")
        await typed(server, "ann", "leave", here, table=table.id)
        assert thread_of(server, table.channel_id).thread_metadata.auto_archive_duration == IN_USE
        [other] = await client.shell.tables.tables_in_channel(table.channel_id)
        await typed(server, "bob", "leave", here, table=other.id)
        await server.env.settle(idle=0.001)
        assert thread_of(server, table.channel_id).thread_metadata.auto_archive_duration == OUT_OF_USE
        assert not thread_of(server, table.channel_id).thread_metadata.archived

        await server.members["cat"].slash(here, "canasta new")
        await server.env.settle(idle=0.001)
        assert thread_of(server, table.channel_id).thread_metadata.auto_archive_duration == IN_USE


async def test_other_peoples_threads_are_left_alone() -> None:
    async with club() as (server, _):
        backend = server.env.backend
        made = backend.create_thread(server.channel.id, "theirs", server.members["bob"].id, auto_archive_duration=1440)
        here = simcord.ChannelHandle(server.env, server.guild, made)
        await server.members["ann"].slash(here, "canasta new")
        await typed(server, "ann", "leave", here)
        await server.env.settle(idle=0.001)
        assert thread_of(server, made.id).thread_metadata.auto_archive_duration == 1440


async def test_a_deleted_thread_closes_its_table() -> None:
    async with club() as (server, client):
        table = await opened(server, client)
        server.env.backend.delete_channel(table.channel_id)
        await server.env.settle(idle=0.001)
        closed = await client.shell.tables.get(table.id)
        assert closed.closed_because is CloseReason.LOST


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads"])
async def test_without_the_right_a_table_is_in_the_channel_and_the_host_is_told_once(permission: str) -> None:
    async with club() as (server, client):
        locked = server.channel_without(permission)
        told = []
        for _ in range(2):
            shown = await server.members["ann"].slash(locked, "canasta new")
            assert not shown.ephemeral
            told.append([texts(each) for each in shown.followups])
        assert len(await client.shell.tables.tables_in_channel(locked.id)) == 2
        [[said], again] = told
        assert "**Create Public Threads**" in said
        assert again == []
        others = await server.members["bob"].slash(locked, "canasta new")
        assert len(others.followups) == 1


async def test_without_the_right_to_attach_files_the_host_is_told_once() -> None:
    async with club(TablePlace.CHANNEL) as (server, client):
        await client.shell.preferences.change_server(server.guild.id, board=BoardStyle.PICTURE)
        locked = server.channel_without("attach_files")
        shown = [await server.members["ann"].slash(locked, "canasta new") for _ in range(2)]
        assert [len(each.followups) for each in shown] == [1, 0]
        assert "**Attach Files**" in texts(shown[0].followups[0])
        assert shown[0].followups[0].ephemeral
        may = await server.members["ann"].slash(server.channel, "canasta new")
        assert may.followups == []
        await client.shell.preferences.change_server(server.guild.id, place=TablePlace.THREAD)
        in_thread = await server.members["bob"].slash(locked, "canasta new")
        assert in_thread.ephemeral
        assert "**Attach Files**" in texts(in_thread.followups[0])


async def test_a_thread_that_discord_refuses_is_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    async with club() as (server, client):

        async def refuse(*args: Any, **kwargs: Any) -> Any:
            raise discord.HTTPException(
                _Response(), {"code": 160006, "message": "Maximum number of active threads reached"}
            )

        monkeypatch.setattr(discord.TextChannel, "create_thread", refuse)
        shown = await server.members["ann"].slash(server.channel, "canasta new")
        assert not shown.ephemeral
        assert len(await client.shell.tables.tables_in_channel(server.channel.id)) == 1
        assert "could not make a thread" in texts(shown.followups[0])


class _Response:
    status, reason = 400, "Bad Request"


@pytest.mark.parametrize(
    ("host", "named"),
    [
        ("\u202eevil\u2066", "evil"),
        ("two\nlines\t\u2028and more", "two lines and more"),
        ("محمد", "محمد"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("🃏" * 32, "🃏" * 32),
        ("**@everyone**", "**@everyone**"),
    ],
    ids=["turned", "lines", "arabic", "joined", "odd", "markdown"],
)
def test_a_threads_name_turns_no_writing_round(host: str, named: str) -> None:
    assert clean_thread_name(f"Canasta · {host}") == f"Canasta · {named}"


def test_a_threads_name_is_no_longer_than_discord_takes() -> None:
    assert len(clean_thread_name("x" * 200)) == LONGEST_NAME


async def test_a_thread_gets_the_clean_name_of_its_host() -> None:
    client = CanastaClient(MemoryStore(), pause=0.0)
    async with simulated(client, "\u202eann\n") as server:
        await client.shell.preferences.change_server(server.guild.id, place=TablePlace.THREAD)
        await server.members["\u202eann\n"].slash(server.channel, "canasta new")
        [thread] = client.guilds[0].threads
    assert thread.name == "Canasta · ann"


async def test_a_table_that_is_refused_leaves_no_thread_in_use() -> None:
    async with club() as (server, _):
        bob, cat = server.members["bob"], server.members["cat"]
        said = await typed(server, "ann", "new", rules="two-players", left=bob, right=cat)
        assert "seat" in said
        [made] = [each.id for each in server.env.backend.channels.values() if each.is_thread]
        assert thread_of(server, made).thread_metadata.archived


async def test_only_who_may_start_starts_in_a_thread() -> None:
    async with club() as (server, client):
        await client.shell.preferences.change_server(server.guild.id, starters="managers")
        assert "Manage Messages" in await typed(server, "ann", "new")
        assert not [each for each in server.env.backend.channels.values() if each.is_thread]


async def test_a_guided_game_has_a_thread_too_however_it_is_begun() -> None:
    async with club() as (server, client):
        ann, bob = server.members["ann"], server.members["bob"]
        shown = await ann.slash(server.channel, "canasta learn")
        [way] = shown.followups
        assert way.ephemeral
        [table] = await client.shell.tables.tables_in_channel(thread_named_in(texts(way)))
        assert table.guides(table.seat_of(UserId(ann.id)))
        assert thread_of(server, table.channel_id).parent_id == server.channel.id
        assert f"A first game: {ann.mention}" in texts(messages_in(server, table.channel_id)[0])

        again = await ann.slash(server.channel, "canasta learn")
        assert again.followups == []
        assert again.response is not None
        assert table.name in texts(again.response)

        helped = (await bob.slash(server.channel, "canasta help")).response
        assert helped is not None
        pressed = await press(server, "bob", helped, Verb.LEARN)
        [other] = await client.shell.tables.tables_in_channel(thread_named_in(texts(pressed.followups[0])))
        assert other.guides(other.seat_of(UserId(bob.id)))
        assert len([each for each in server.env.backend.channels.values() if each.is_thread]) == 2
        assert not await client.shell.tables.tables_in_channel(server.channel.id)


async def test_without_the_right_a_guided_game_is_in_the_channel_and_its_player_is_told() -> None:
    async with club() as (server, client):
        locked = server.channel_without("create_public_threads")
        shown = await server.members["ann"].slash(locked, "canasta learn")
        assert "**Create Public Threads**" in texts(shown.followups[0])
        assert len(await client.shell.tables.tables_in_channel(locked.id)) == 1


async def over(server: Server, client: CanastaClient) -> Table:
    """Open a table with computers, and end its match."""
    await server.members["ann"].slash(server.channel, "canasta new", computers="beginner")
    [table] = await client.shell.tables.tables_of_user(UserId(server.members["ann"].id))
    await client.shell.tables.agree_to_end(table.id, UserId(server.members["ann"].id))
    await server.env.settle(idle=0.001)
    return await client.shell.tables.get(table.id)


async def rematch(server: Server, client: CanastaClient, old: Table) -> tuple[str, Table]:
    """Let Ann press for another match where the last one was; return what she is told, and the new table."""
    [board] = [each for each in messages_in(server, old.channel_id) if old.name in texts(each)][:1]
    again = Press(old.id, old.revision, Verb.REMATCH)
    # As at the end of a whole match, where the result has the button.
    board._message.components = [{"type": 1, "components": [{"type": 2, "style": 1, "custom_id": again.encode()}]}]
    shown = await server.members["ann"].click(board, custom_id=again.encode())
    assert shown.response is not None
    after = await client.shell.tables.get(old.id)
    assert after.rematch is not None
    return texts(shown.response), await client.shell.tables.get(after.rematch)


@pytest.mark.parametrize("place", list(TablePlace))
async def test_another_match_is_where_the_server_has_new_tables(place: TablePlace) -> None:
    async with club(TablePlace.CHANNEL) as (server, client):
        old = await over(server, client)
        await client.shell.preferences.change_server(server.guild.id, place=place)
        said, new = await rematch(server, client, old)
        assert new.name in said
        again, same = await rematch(server, client, old)
        assert new.name in again
        assert same.id == new.id
        made = [each.id for each in server.env.backend.channels.values() if each.is_thread]
        assert made == ([] if place is TablePlace.CHANNEL else [new.channel_id])
        if place is TablePlace.THREAD:
            assert f"<#{new.channel_id}>" in said
            assert notified(messages_in(server, new.channel_id)[0]) == {server.members["ann"].id}


async def test_another_match_stays_in_the_thread_of_the_last_one() -> None:
    async with club() as (server, client):
        old = await over(server, client)
        _, new = await rematch(server, client, old)
        assert new.channel_id == old.channel_id
        assert [each.id for each in server.env.backend.channels.values() if each.is_thread] == [old.channel_id]
