"""Slash commands where they do not fit: no table, several, another channel, missing permissions."""

from __future__ import annotations

import pytest
import simcord

from bot.ui.custom_id import Verb
from tests.bot.play.games import Game, game, seated
from tests.bot.play.people import Person, answered, notified, offers, public
from tests.bot.play.policy import Pressing
from tests.bot.simulation import texts

NO_TABLE = "There is no table in this channel. Start one with `/canasta new`."


async def _said(person: Person, command: str, channel: simcord.ChannelHandle | None = None, **options: object) -> str:
    """Type a command and return what is answered privately."""
    server = person.server
    shown = await answered(server, person.actor.slash(channel or server.channel, f"canasta {command}", **options))
    assert shown.ephemeral
    assert shown.response is not None
    return texts(shown.response)


@pytest.mark.parametrize("command", ["join", "leave", "hand", "table", "score", "end"])
async def test_commands_without_a_table(command: str) -> None:
    async with game() as match:
        ann = match.people["ann"]
        elsewhere = match.server.guild.create_text_channel("elsewhere")
        before = len(public(match.server))

        assert await _said(ann, command, elsewhere) == NO_TABLE
        assert await _said(ann, command, table="zzzzz") == "There is no table ZZZZZ."
        assert len(public(match.server)) == before


async def test_rules_and_help_need_no_table() -> None:
    async with game() as match:
        ann = match.people["ann"]
        elsewhere = match.server.guild.create_text_channel("elsewhere")
        assert "## Classic\n" in await _said(ann, "rules", elsewhere)
        assert "pagat.com" in await _said(ann, "rules", elsewhere, rules="classic-pagat")
        assert "`/canasta new`" in await _said(ann, "help", elsewhere)


async def test_commands_in_another_channel() -> None:
    async with game("eve") as match:
        ann = match.people["ann"]
        elsewhere = match.server.guild.create_text_channel("elsewhere")

        assert "Your hand" in await _said(ann, "hand", elsewhere, table=match.table_id)
        assert match.server.channel.mention in await _said(ann, "table", elsewhere, table=match.table_id)
        before = await match.table()
        for command in ("leave", "end"):
            assert await _said(match.people["eve"], command, elsewhere, table=match.table_id)
        assert await match.table() == before
        assert not elsewhere.history()


async def test_several_tables_in_a_channel() -> None:
    async with game("eve", "fay") as match:
        ann, eve = match.people["ann"], match.people["eve"]
        opened = await eve.slash("new")
        assert opened.response is not None
        other = texts(opened.response).split()[4]
        assert other == other.upper()

        assert await _said(match.people["fay"], "hand") == (
            f"There are several tables here: {match.table_id.upper()}, {other}. Please name one in the command."
        )
        assert f"Table {match.table_id.upper()}" in await _said(ann, "hand")
        assert f"Table {other}" in await _said(match.people["fay"], "score", table=f" {other.lower()} ")
        assert f"table {other}" in await _said(match.people["fay"], "join")
        offered = await ann.actor.autocomplete(match.server.channel, "canasta hand", "table", other[0])
        assert other in [choice["name"] for choice in offered]


async def test_the_board_is_sent_again() -> None:
    async with game() as match:
        old = match.board().id
        await match.people["bob"].slash("table")
        assert match.board().id != old
        assert match.board().id == public(match.server)[-1].id


@pytest.mark.parametrize(("permission", "name"), [("send_messages", "Send Messages"), ("view_channel", "View Channel")])
async def test_a_channel_where_the_bot_lacks_a_permission(permission: str, name: str) -> None:
    async with game() as match:
        locked = match.server.channel_without(permission)
        assert await _said(match.people["ann"], "new", locked) == (
            f"I need a permission in this channel that I do not have: **{name}**. "
            "Please ask a moderator to give it to me, then try again."
        )
        assert not await match.client.shell.tables.tables_in_channel(locked.id)


async def test_nobody_sits_twice() -> None:
    async with game("eve") as match:
        ann, eve = match.people["ann"], match.people["eve"]
        before = len(public(match.server))
        assert "different people" in await _said(ann, "new", partner=ann.actor)
        assert "different people" in await _said(ann, "new", partner=eve.actor, left=eve.actor)
        assert len(public(match.server)) == before


async def test_presses_for_the_lobby_move_people() -> None:
    async with game("eve", is_started=False) as match:
        dan = match.people["dan"]
        await dan.slash("leave")
        [lobby] = public(match.server)
        cat = match.people["cat"]
        await cat.click(lobby, Verb.SIT)
        table = await match.table()
        assert table.seats.index(cat.id) == 3
        assert table.seats[2] is None


async def test_partners_change_at_a_full_table() -> None:
    async with game("eve", is_started=False) as match:
        bob, eve = match.people["bob"], match.people["eve"]
        [lobby] = public(match.server)
        *_, south, _ = [offer for offer in offers(lobby) if offer.verb is Verb.SWAP]
        stranger = await eve.press(lobby, Pressing(south))
        assert stranger.response is not None
        assert texts(stranger.response) == "South is taken. Please choose another seat."
        await bob.press(lobby, Pressing(south))
        ann, cat, dan = (match.people[name].actor.mention for name in ("ann", "cat", "dan"))
        assert f"North: {ann} · host\nSouth: {bob.actor.mention}" in texts(lobby)
        assert f"East: {cat}\nWest: {dan}" in texts(lobby)


async def test_who_is_named_is_told_once() -> None:
    async with game(is_started=False) as match:
        [lobby] = public(match.server)
        assert notified(lobby) == {match.people[name].id for name in ("bob", "cat", "dan")}
        await match.people["ann"].slash("table")
        [again] = public(match.server)
        assert again.id != lobby.id
        assert not notified(again)


async def test_a_second_match_beside_the_first() -> None:
    async with game() as match:
        second: Game = await seated(match.server, match.client, match.people)
        assert {match.board().id, second.board().id} <= {message.id for message in public(match.server)}
