"""What Discord refuses, told apart; and what goes over the wire when it does not."""

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from bot.pictures.picture import NamedPicture, Picture
from bot.publishing.outlet import (
    AT_ONCE,
    DiscordOutlet,
    OutletError,
    Trouble,
    disliked_fields,
    or_in_text,
    trouble_of,
)
from bot.tables.table import UserId
from bot.ui.layout import message, text
from bot.ui.pictured import with_pictures
from bot.ui.rendered import Rendered
from tests.bot.interactions import http_error, refused_label, saying
from tests.bot.simulation import simulated, texts
from tests.bot.timers import Timers, settle
from tests.discord_spec.recorder import PayloadRecorder
from tests.discord_spec.tiny_client import TinyClient

PICTURE = NamedPicture("table-abc-1.png", Picture(b"png", "A table."))


@pytest.mark.parametrize(
    ("status", "code", "trouble"),
    [
        (404, 10003, Trouble.CHANNEL_GONE),
        (404, 10008, Trouble.MESSAGE_GONE),
        (400, 30046, Trouble.MESSAGE_GONE),
        (400, 50083, Trouble.ASLEEP),
        (403, 50001, Trouble.NOT_ALLOWED),
        (403, 50013, Trouble.NOT_ALLOWED),
        (400, 160005, Trouble.NOT_ALLOWED),
        (400, 50035, Trouble.REFUSED),
        (400, 50006, Trouble.REFUSED),
        (401, 0, Trouble.NOT_ALLOWED),
        (404, 0, Trouble.NOT_ALLOWED),
        (408, 0, Trouble.LATER),
        (429, 0, Trouble.LATER),
        (500, 0, Trouble.LATER),
        (503, 0, Trouble.LATER),
    ],
)
def test_refusals_are_told_apart(status: int, code: int, trouble: Trouble) -> None:
    assert trouble_of(http_error(status, code)) is trouble


def test_of_what_discord_dislikes_only_the_places_and_codes_are_told() -> None:
    assert disliked_fields(refused_label()) == (
        "components.0.components.2.label: BASE_TYPE_BAD_LENGTH, components.0.components.2.?: BASE_TYPE_BAD_LENGTH"
    )
    assert disliked_fields(http_error(400, 50035, "Q♥")) == ""


async def test_messages_are_sent_changed_and_deleted(recorder: PayloadRecorder) -> None:
    client = TinyClient()
    async with simulated(client, "alice") as server:
        outlet, alice = DiscordOutlet(client), server.members["alice"]
        called = message(text(f"<@{alice.id}> and <@1>"), mentions=[UserId(alice.id)])
        message_id, is_earlier = await outlet.send(server.channel.id, called, nonce="once")
        assert not is_earlier
        assert [texts(shown) for shown in server.public] == [f"<@{alice.id}> and <@1>"]
        [sent] = recorder.bodies("POST", "/messages")
        assert (sent["nonce"], sent["enforce_nonce"]) == ("once", True)
        assert sent["allowed_mentions"] == {"parse": [], "users": [alice.id]}

        await outlet.edit(server.channel.id, message_id, called)
        [edited] = recorder.bodies("PATCH", f"/messages/{message_id}")
        assert edited["allowed_mentions"] == {"parse": []}

        await outlet.delete(server.channel.id, message_id)
        assert server.public == []
        await outlet.delete(server.channel.id, message_id)
        with pytest.raises(OutletError) as gone:
            await outlet.edit(server.channel.id, message_id, called)
        assert gone.value.trouble is Trouble.MESSAGE_GONE


async def test_a_channel_that_is_locked_or_gone(recorder: PayloadRecorder) -> None:
    client = TinyClient()
    async with simulated(client) as server:
        outlet = DiscordOutlet(client)
        with pytest.raises(OutletError) as locked:
            await outlet.send(server.channel_without("send_messages").id, saying("Hello"), nonce="1")
        assert locked.value.trouble is Trouble.NOT_ALLOWED
        with pytest.raises(OutletError) as gone:
            await outlet.send(4711, saying("Hello"), nonce="2")
        assert gone.value.trouble is Trouble.CHANNEL_GONE


@pytest.mark.parametrize(
    "error", [aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError(), discord.RateLimited(60)]
)
async def test_what_does_not_reach_discord_may_work_later(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    client = TinyClient()

    async def broken(*args: object, **values: object) -> None:
        raise error

    monkeypatch.setattr(client.http, "send_message", broken)
    with pytest.raises(OutletError) as later:
        await DiscordOutlet(client).send(1, saying("Hello"), nonce="1")
    assert later.value.trouble is Trouble.LATER


async def test_no_more_leaves_at_once_than_discord_allows(timers: Timers) -> None:
    deleted: list[int] = []

    class Message:
        def __init__(self, message_id: int) -> None:
            self._id = message_id

        async def delete(self) -> None:
            deleted.append(self._id)

    channel = SimpleNamespace(get_partial_message=Message)
    client: Any = SimpleNamespace(get_partial_messageable=lambda channel_id: channel)
    outlet = DiscordOutlet(client, budget=AT_ONCE * 4)
    waiting = asyncio.gather(*(outlet.delete(1, number) for number in range(AT_ONCE + 2)))
    await settle()
    assert deleted == list(range(AT_ONCE))
    await timers.advance(0.24)
    assert len(deleted) == AT_ONCE
    await timers.advance(0.02)
    assert len(deleted) == AT_ONCE + 2
    await waiting


# what Discord takes only in a simpler form


REFUSED_EMOJI = {"components": {"0": {"emoji": {"id": {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI"}]}}}}}


@pytest.mark.parametrize(
    "error", [http_error(400, 10014), http_error(400, 50035, errors=REFUSED_EMOJI)], ids=["unknown", "invalid"]
)
async def test_a_refused_emoji_is_left_out_in_a_second_try(error: discord.HTTPException) -> None:
    plain = saying("Q♥")
    tried: list[str] = []

    async def send(shown: Rendered) -> str:
        tried.append(shown.text)
        if shown.in_text is not None:
            raise error
        return shown.text

    pretty = replace(saying("<:cn_QH_3f9a1c:5>"), in_text=lambda: plain)
    assert await or_in_text(send, pretty) == "Q♥"
    assert tried == ["<:cn_QH_3f9a1c:5>", "Q♥"]


async def test_anything_else_is_refused_once() -> None:
    tried: list[str] = []

    async def send(shown: Rendered) -> None:
        tried.append(shown.text)
        raise refused_label()

    with pytest.raises(discord.HTTPException):
        await or_in_text(send, replace(saying("pretty"), in_text=lambda: saying("plain")))
    assert tried == ["pretty"]


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (400, 40005), (413, 0)])
async def test_a_channel_that_takes_no_files_gets_the_message_without(status: int, code: int) -> None:
    outlet = DiscordOutlet(TinyClient())
    tried: list[int] = []

    async def send(shown: Rendered) -> None:
        tried.append(len(shown.files))
        if shown.files:
            raise http_error(status, code)

    for _ in range(2):
        await outlet._request(send, 7, with_pictures(saying("board"), [PICTURE]))
    await outlet._request(send, 8, with_pictures(saying("board"), []))
    assert tried == [1, 0, 0, 0]  # the second time it is not even tried
