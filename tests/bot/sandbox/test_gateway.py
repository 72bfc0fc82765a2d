"""The gateway of the local Discord: sessions, their replay, and what a bot does wrong."""

from __future__ import annotations

import contextlib

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.sandbox.point import pointed_at
from bot.sandbox.server import TOKEN
from bot.sandbox.sessions import Session, compressor
from tests.bot.sandbox.pretend import GUILD_MESSAGES, GUILDS, Pretend, button, pretending


async def with_button(here: Pretend) -> None:
    await here.send(content="press", components=[button()])


async def test_a_session_from_hello_to_heartbeat() -> None:
    async with pretending() as here, here.line() as line:
        hello = await line.hear()
        assert (hello["op"], hello["d"]["heartbeat_interval"]) == (10, 41250)
        await line.say(2, {"token": "wrong", "intents": 1})
        assert await line.closed_with() == 4004

    async with pretending() as here, here.line() as line:
        await line.identify()
        assert here.sandbox.gateway.online.is_set()
        await line.say(1, None)
        assert (await line.hear())["op"] == 11
        await with_button(here)
        here.press(here.ann)
        told = await line.hear()
        assert told["t"] == "INTERACTION_CREATE"
        assert told["d"]["message"]["content"] == "press"
        assert told["d"]["member"]["user"]["username"] == "ann"


@pytest.mark.parametrize("intents", [GUILDS, GUILDS | GUILD_MESSAGES])
async def test_a_bot_hears_what_it_asks_for(intents: int) -> None:
    async with pretending() as here, here.line() as line:
        await line.identify(intents)
        here.sandbox.acting.say(here.ann, here.channel, "hello")
        here.sandbox.delete_channel(here.channel)
        heard = (await line.hear())["t"]
        assert heard == ("MESSAGE_CREATE" if intents & GUILD_MESSAGES else "CHANNEL_DELETE")


async def test_what_was_missed_is_told_after_a_resume() -> None:
    async with pretending() as here:
        await with_button(here)
        async with here.line() as line:
            session = await line.identify()
            here.press(here.ann)
            seen = (await line.hear())["s"]
            await here.sandbox.gateway.drop()
            assert await line.closed_with() == 4000
        here.press(here.bob)
        async with here.line() as line:
            await line.hear()
            await line.say(6, {"token": TOKEN, "session_id": session, "seq": seen})
            told = await line.hear()
            assert told["d"]["member"]["user"]["username"] == "bob"
            assert told["s"] == seen + 1
            assert (await line.hear())["t"] == "RESUMED"
            here.press(here.ann)
            assert (await line.hear())["s"] == seen + 3


async def test_an_unknown_session_cannot_be_resumed() -> None:
    async with pretending() as here, here.line() as line:
        await line.hear()
        await line.say(6, {"token": TOKEN, "session_id": "no", "seq": 1})
        told = await line.hear()
        assert (told["op"], told["d"]) == (9, False)


async def test_a_bot_that_says_goodbye_has_no_session_left() -> None:
    async with pretending() as here:
        async with here.line() as line:
            session = await line.identify()
            await line.socket.close(code=1000)
        async with here.line() as line:
            await line.hear()
            await line.say(6, {"token": TOKEN, "session_id": session, "seq": 1})
            assert (await line.hear())["op"] == 9


async def test_a_malformed_frame_ends_the_line() -> None:
    async with pretending() as here, here.line() as line:
        await line.identify()
        await line.socket.send_str("no frame")
        assert await line.closed_with() == 4002


@pytest.mark.parametrize(
    "frame",
    [
        "[]",
        "5",
        "[" * 60_000,
        '{"op": 99}',
        '{"op": []}',
        '{"op": 2}',
        '{"op": 2, "d": null}',
        '{"op": 2, "d": []}',
        '{"op": 2, "d": {"token": "TOKEN", "intents": 1, "shard": 5}}',
        '{"op": 2, "d": {"token": "TOKEN", "intents": 1, "shard": ["0", 1]}}',
        '{"op": 2, "d": {"token": "TOKEN", "intents": 1, "shard": [0, 1, 2]}}',
        '{"op": 2, "d": {"token": "TOKEN", "intents": null}}',
        '{"op": 2, "d": {"token": "TOKEN"}}',
        '{"op": 6, "d": []}',
        '{"op": 6, "d": {"token": "TOKEN", "session_id": "x", "seq": null}}',
    ],
    ids=lambda frame: frame[:70],
)
async def test_what_cannot_be_read_ends_the_line(frame: str) -> None:
    async with pretending() as here, here.line() as line:
        await line.hear()
        await line.socket.send_str(frame.replace("TOKEN", TOKEN))
        assert await line.closed_with() == 4002
        assert not here.sandbox.gateway.online.is_set()


def test_events_go_to_the_shard_of_their_server() -> None:
    sessions = [Session((number, 2), GUILDS) for number in range(2)]
    guild = str(5 << 22)
    assert [session.serves(guild) for session in sessions] == [False, True]


def test_compressions() -> None:
    plain = compressor(None)
    assert plain is not None
    assert plain(b"{}") == "{}"
    packed = compressor("zlib-stream")
    assert packed is not None
    frame = packed(b"{}")
    assert isinstance(frame, bytes)
    assert frame.endswith(b"\x00\x00\xff\xff")
    assert compressor("etf-stream") is None


def test_discord_py_is_pointed_here_and_back() -> None:
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    with contextlib.suppress(ZeroDivisionError), pointed_at("http://127.0.0.1:5"):
        assert Route("GET", "/x").url == "http://127.0.0.1:5/api/v10/x"
        assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:5/gateway/"
        assert Asset.BASE == "http://127.0.0.1:5/cdn"
        raise ZeroDivisionError
    assert before == (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
