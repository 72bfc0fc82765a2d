"""Commands as they are typed: where they answer, and what they say when something is missing."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.client import CanastaClient
from bot.commands import actions
from bot.commands.permissions import missing_permissions
from bot.commands.tree import CanastaTree
from bot.i18n import words_for
from bot.preferences.book import PreferenceBook
from bot.tables.messages import MessageKind
from storage import MemoryStore, ReadFailed
from tests.bot.interactions import FakeInteraction, http_error
from tests.bot.simulation import Server, simulated, texts
from tests.error_log import ErrorLog


def client_of(store: MemoryStore) -> CanastaClient:
    return CanastaClient(store, pause=0)


async def said(server: Server, name: str, command: str, channel: Any = None, **options: Any) -> str:
    """Type a command, and return its private answer."""
    shown = await server.members[name].slash(channel or server.channel, f"canasta {command}", **options)
    assert shown.ephemeral
    assert shown.response is not None
    return texts(shown.response)


# new and table: the board


async def test_a_new_table_is_its_own_board() -> None:
    store = MemoryStore()
    client = client_of(store)
    async with simulated(client, "alice", "bob", "carol") as server:
        bob, carol = server.members["bob"], server.members["carol"]
        shown = await server.members["alice"].slash(server.channel, "canasta new", left=bob, right=carol)
        assert shown.response is not None
        assert not shown.ephemeral

        [table] = await client.shell.tables.tables_in_channel(server.channel.id)
        assert table.seats == (server.members["alice"].id, bob.id, None, carol.id)
        board = (await store.messages(table.id))[MessageKind.BOARD]
        assert board.message_id == shown.response.id

        await bob.slash(server.channel, "canasta leave")
        assert bob.mention not in texts(server.public[-1])
        assert len(server.public) == 1


async def test_a_new_table_whose_answer_is_lost_is_shown_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    client = client_of(store)

    async def lost(*args: object, **values: object) -> None:
        raise http_error(404, 10062)

    async with simulated(client, "alice") as server:
        with monkeypatch.context() as patched:
            patched.setattr(discord.InteractionResponse, "send_message", lost)
            await server.members["alice"].slash(server.channel, "canasta new")
        await server.env.settle()
        [table] = await client.shell.tables.tables_in_channel(server.channel.id)
        [board] = server.public
        assert (await store.messages(table.id))[MessageKind.BOARD].message_id == board.id


async def test_a_table_that_is_shown_again_leaves_one_board() -> None:
    store = MemoryStore()
    async with simulated(client_of(store), "alice", "bob") as server:
        alice, bob = server.members["alice"], server.members["bob"]
        await alice.slash(server.channel, "canasta new")
        await bob.slash(server.channel, "canasta table")
        assert len(server.public) == 1
        await bob.slash(server.channel, "canasta join")
        [board] = server.public
        assert bob.mention in texts(board)


async def test_bots_do_not_sit_down() -> None:
    async with simulated(client_of(MemoryStore()), "alice") as server:
        assert server.env.bot.user is not None
        robot = server.guild.add_member(server.env.create_user("robot", bot=True))
        assert "Only people" in await said(server, "alice", "new", partner=robot)


async def test_nobody_sits_on_two_chairs() -> None:
    async with simulated(client_of(MemoryStore()), "alice", "eve") as server:
        alice, eve = server.members["alice"], server.members["eve"]
        assert "different people" in await said(server, "alice", "new", partner=eve, left=eve)
        assert "different people" in await said(server, "alice", "new", partner=alice)
        assert server.public == []


@pytest.mark.parametrize(("rules", "seat"), [("classic", "North"), ("two-players", "Seat 1")])
async def test_a_refusal_names_seats_as_the_table_does(rules: str, seat: str) -> None:
    async with simulated(client_of(MemoryStore()), "alice") as server:
        await server.members["alice"].slash(server.channel, "canasta new", rules=rules)
        assert f"You sit at {seat} already." in await said(server, "alice", "join")


async def test_whoever_has_left_the_server_does_not_sit_down() -> None:
    user: Any = object.__new__(discord.User)
    user.bot = False
    request: Any = SimpleNamespace(missing=(), asker=SimpleNamespace(words=words_for("en")))
    answer = await actions.new(request, "classic", (None, user, None))
    assert "Only people" in answer.rendered.text


# permissions


async def test_a_channel_where_the_bot_may_not_write() -> None:
    async with simulated(client_of(MemoryStore()), "alice") as server:
        for permission, name in (("send_messages", "Send Messages"), ("view_channel", "View Channel")):
            locked = server.channel_without(permission)
            assert f"**{name}**" in await said(server, "alice", "new", locked)


@pytest.mark.parametrize(
    ("is_thread", "granted", "missing"),
    [
        (False, {"view_channel", "send_messages"}, ()),
        (False, {"view_channel", "send_messages_in_threads"}, ("send_messages",)),
        (True, {"view_channel", "send_messages_in_threads"}, ()),
        (True, {"view_channel", "send_messages"}, ("send_messages_in_threads",)),
        (True, set(), ("view_channel", "send_messages_in_threads")),
    ],
)
def test_what_the_bot_needs(is_thread: bool, granted: set[str], missing: tuple[str, ...]) -> None:
    interaction: Any = FakeInteraction()
    interaction.channel = object.__new__(discord.Thread) if is_thread else None
    interaction.app_permissions = discord.Permissions(**dict.fromkeys(granted, True))
    assert missing_permissions(interaction) == missing


# naming a table


async def test_tables_are_offered_by_their_first_letters() -> None:
    client = client_of(MemoryStore())
    async with simulated(client, "alice", "bob") as server:
        alice = server.members["alice"]
        assert await alice.autocomplete(server.channel, "canasta hand", "table", "") == []
        for _ in range(27):
            await alice.slash(server.channel, "canasta new")
        names = [table.id for table in await client.shell.tables.tables_in_channel(server.channel.id)]
        for command in ("join", "leave", "hand", "table", "rules", "score", "end"):
            offered = await alice.autocomplete(server.channel, f"canasta {command}", "table", "")
            assert [choice["value"] for choice in offered] == names[:25]
        offered = await alice.autocomplete(server.channel, "canasta hand", "table", names[-1].upper())
        assert [(choice["name"], choice["value"]) for choice in offered] == [(names[-1].upper(), names[-1])]


async def test_no_names_are_offered_where_the_database_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = MemoryStore()

    async def refuse(channel_id: int) -> None:
        raise ReadFailed(Path("canasta.db"), reason="disk failing")

    async with simulated(client_of(store), "alice") as server:
        monkeypatch.setattr(store, "tables_in_channel", refuse)
        assert await server.members["alice"].autocomplete(server.channel, "canasta hand", "table", "") == []
        assert "nothing has changed" in await said(server, "alice", "hand")
    assert "ReadFailed" in caplog.text


# commands that do not fit


@pytest.mark.parametrize("kind", [app_commands.CommandNotFound, app_commands.CommandSignatureMismatch])
async def test_a_command_of_another_version_is_answered(kind: Any, caplog: pytest.LogCaptureFixture) -> None:
    async with simulated(client_of(MemoryStore())) as server:
        client: Any = server.env.bot
        group = client.tree.get_command("canasta")
        error = kind("old", []) if kind is app_commands.CommandNotFound else kind(group.get_command("new"))
        interaction = command_interaction()
        await CanastaTree.on_error(client.tree, interaction.discord, error)
        assert "try again" in interaction.said()
    assert kind.__name__ in caplog.text


async def test_a_bug_around_a_command_is_answered(expect_errors: ErrorLog) -> None:
    interaction = command_interaction()
    tree: Any = SimpleNamespace(looks=PreferenceBook().looks)
    await CanastaTree.on_error(tree, interaction.discord, app_commands.AppCommandError("h13"))
    assert "something went wrong" in interaction.said()
    assert "h13" not in "".join(expect_errors.messages)


async def test_nobody_is_answered_twice(expect_errors: ErrorLog) -> None:
    tree: Any = None
    answered = command_interaction(is_done=True)
    await CanastaTree.on_error(tree, answered.discord, app_commands.AppCommandError())
    completing = command_interaction(kind=discord.InteractionType.autocomplete)
    await CanastaTree.on_error(tree, completing.discord, app_commands.AppCommandError())
    assert answered.calls == completing.calls == []


def command_interaction(
    *, is_done: bool = False, kind: discord.InteractionType = discord.InteractionType.application_command
) -> FakeInteraction:
    interaction = FakeInteraction(kind=kind)
    interaction.response.is_done = lambda: is_done
    return interaction
