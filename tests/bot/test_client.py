"""The client around it all: channels that go, connections that come back, and the order of leaving."""

from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import CanastaClient
from bot.tables.table import CloseReason, Stage, Table
from storage import MemoryStore, ReadFailed, StoreClosed, WriteFailed
from tests.bot.simulation import Server, simulated, texts
from tests.bot.timers import settle
from tests.discord_spec.recorder import PayloadRecorder


class Client(CanastaClient):
    """A client that is quick."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.store = store or MemoryStore()
        super().__init__(self.store, pause=0)

    async def opened(self, server: Server, channel: Any = None) -> Table:
        """Let alice open a table."""
        where = channel or server.channel
        await server.members["alice"].slash(where, "canasta new")
        return (await self.shell.tables.tables_in_channel(where.id))[-1]


def test_it_asks_for_nothing_that_discord_has_to_grant() -> None:
    client = CanastaClient(MemoryStore())
    assert client.intents == discord.Intents(guilds=True, guild_messages=True)
    assert not client.intents.message_content
    assert client._connection._messages is None
    mentions: Any = client.allowed_mentions
    assert mentions.to_dict() == {"parse": []}


async def test_a_deleted_channel_closes_its_tables() -> None:
    client = Client()
    async with simulated(client, "alice") as server:
        other = server.guild.create_text_channel("other")
        lost, kept = await client.opened(server, other), await client.opened(server)
        await client.on_guild_channel_delete(_channel(other.id))

        table = await client.shell.tables.get(lost.id)
        assert (table.stage, table.closed_because) == (Stage.CLOSED, CloseReason.LOST)
        assert await client.shell.tables.get(kept.id) == kept


async def test_a_deleted_thread_closes_its_tables() -> None:
    client = Client()
    async with simulated(client, "alice") as server:
        table = await client.opened(server)
        payload: Any = type("Payload", (), {"thread_id": server.channel.id})
        await client.on_raw_thread_delete(payload)
        assert (await client.shell.tables.get(table.id)).stage is Stage.CLOSED
        await client.on_raw_thread_delete(payload)


async def test_a_channel_whose_loss_shows_when_drawing_closes_its_tables() -> None:
    client = Client()
    async with simulated(client, "alice", "bob") as server:
        table = await client.opened(server)
        server.env.inject_error("PATCH", "/channels/*/messages/*", status=404, code=10003, times=None)
        client.shell.pictures.draw_again(table)
        await settle()
        assert (await client.shell.tables.get(table.id)).closed_because is CloseReason.LOST
        assert client._errands == set()


async def test_a_database_that_fails_is_no_reason_to_stumble(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    client = Client()

    async def no_reading(channel_id: int) -> Any:
        raise ReadFailed(Path("canasta.db"), reason="disk failing")

    async def no_writing(commit: Any) -> Any:
        raise WriteFailed(Path("canasta.db"), reason="disk full")

    async with simulated(client, "alice") as server:
        table = await client.opened(server)
        with monkeypatch.context() as patched:
            patched.setattr(client.store, "append", no_writing)
            await client.on_guild_channel_delete(_channel(server.channel.id))
            patched.setattr(client.store, "tables_in_channel", no_reading)
            await client.on_guild_channel_delete(_channel(server.channel.id))
        assert await client.shell.tables.get(table.id) == table
    assert "its tables stay open: ReadFailed" in caplog.text


async def test_being_ready_again_does_nothing_again(recorder: PayloadRecorder) -> None:
    client = Client()
    async with simulated(client, "alice") as server:
        await client.opened(server)
        before = len(recorder.requests)
        await client.on_ready()
        await client.on_ready()
        await server.env.settle()
        assert len(recorder.requests) == before


async def test_leaving_draws_what_is_due_and_then_lets_go_of_the_database() -> None:
    client = CanastaClient(MemoryStore(), pause=60)
    async with simulated(client, "alice", "bob") as server:
        alice, bob = server.members["alice"], server.members["bob"]
        await alice.slash(server.channel, "canasta new")
        await bob.slash(server.channel, "canasta join")
        assert bob.mention not in texts(server.public[0])

        await client.close()
        assert bob.mention in texts(server.public[0])
        assert client.is_closed()
        with pytest.raises(StoreClosed):
            await client.shell.tables.tables_in_channel(server.channel.id)
        await client.close()


async def test_whoever_asks_while_it_leaves_is_told_so() -> None:
    client = Client()
    async with simulated(client, "alice") as server:
        await client.opened(server)
        await client.shell.tables.close()
        shown = await server.members["alice"].slash(server.channel, "canasta leave")
        assert shown.response is not None
        assert "I am restarting" in texts(shown.response)


def _channel(channel_id: int) -> Any:
    return type("Channel", (), {"id": channel_id})
