"""The page's side of the local Discord: what a seat is told, and what its frames do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from bot.sandbox.default import populate
from bot.sandbox.interactions import Interaction
from bot.sandbox.server import SandboxDiscord
from bot.sandbox.world import User
from tests.bot.sandbox.pretend import PRIVATE, Pretend, button, pretending
from tests.bot.sandbox.test_interactions import COMMANDS
from tests.error_log import ErrorLog


@dataclass(slots=True)
class Window:
    """A seat's WebSocket, as the page has it."""

    socket: aiohttp.ClientWebSocketResponse

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """Return the next frame, which must be of a kind."""
        async with asyncio.timeout(5):
            frame: dict[str, Any] = await self.socket.receive_json()
        assert not kinds or frame["type"] in kinds, frame
        return frame

    async def do(self, kind: str, ref: int = 1, **fields: Any) -> None:
        """Send a frame."""
        await self.socket.send_json({"type": kind, "ref": ref, **fields})


@asynccontextmanager
async def window(here: Pretend, user: User) -> AsyncIterator[Window]:
    """Open the page on a seat that has just been greeted."""
    url = f"{here.sandbox.address.replace('http', 'ws')}/seat?user={user.id}"
    async with here.session.ws_connect(url, headers={"Origin": here.sandbox.address}) as socket:
        yield Window(socket)


@asynccontextmanager
async def greeted(here: Pretend, user: User) -> AsyncIterator[Window]:
    """The same, with the greeting read."""
    async with window(here, user) as seat:
        await seat.hear("hello")
        await seat.hear("bot")
        yield seat


async def pressed(here: Pretend, seat: Window, ref: int = 1) -> Interaction:
    """Press the button of the latest message; return the interaction."""
    message = here.sandbox.messages.visible_to(here.ann)[-1]
    made: list[Interaction] = []
    here.sandbox.acting._deliver = made.append
    await seat.do("press", ref, message=message.id, custom_id="go")
    await seat.do("say", 99, channel=here.channel.id, text="pressed")
    while (await seat.hear())["type"] != "message":
        pass
    return made[0]


async def test_who_there_is() -> None:
    async with SandboxDiscord() as sandbox, aiohttp.ClientSession() as session:
        populate(sandbox.world, seats=4)
        async with session.get(f"{sandbox.address}/people") as response:
            people = await response.json()
    assert [user["name"] for user in people["users"]] == ["Ann", "Bob", "Cat", "Dan"]
    assert [user["may_manage"] for user in people["users"]] == [True, False, False, False]
    assert [channel["name"] for channel in people["channels"]] == ["canasta"]
    assert people["locales"][0] == "en-US"
    assert {"it", "de", "pt-BR"} < set(people["locales"])


async def test_a_seat_is_greeted_with_all_that_its_user_may_see() -> None:
    async with pretending() as here:
        await here.ask("PUT", f"/applications/{here.sandbox.world.bot.id}/commands", COMMANDS)
        await here.send(content=f"hello <@{here.ann.id}>", components=[button()])
        press = here.press(here.bob)
        await here.answer(press, 4, content="Bob's", flags=PRIVATE)
        async with window(here, here.ann) as ann, window(here, here.bob) as bob:
            hello = await ann.hear("hello")
            assert hello["user"]["name"] == "Ann"
            assert [command["name"] for command in hello["commands"]] == ["play"]
            assert [(m["ephemeral"], m["notifies"]) for m in hello["messages"]] == [(False, False)]
            assert [m["ephemeral"] for m in (await bob.hear("hello"))["messages"]] == [False, True]
            assert (await ann.hear("bot"))["online"] is False


async def test_messages_come_change_and_go() -> None:
    async with pretending() as here, greeted(here, here.ann) as seat:
        sent = (await here.send(content=f"<@{here.ann.id}>")).body
        message = (await seat.hear("message"))["message"]
        assert (message["notifies"], message["id"]) == (True, sent["id"])
        path = f"/channels/{here.channel.id}/messages/{sent['id']}"
        await here.ask("PATCH", path, {"content": f"again <@{here.ann.id}>"})
        message = (await seat.hear("message"))["message"]
        assert (message["notifies"], message["content"]) == (False, f"again <@{here.ann.id}>")
        await here.ask("DELETE", path)
        assert await seat.hear("deleted") == {"type": "deleted", "channel": here.channel.id, "id": sent["id"]}


async def test_every_way_that_a_press_can_end() -> None:
    async with pretending() as here:
        await here.send(content="x", components=[button()])
        async with greeted(here, here.ann) as seat:
            field = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}
            press = await pressed(here, seat, 1)
            await here.answer(press, 9, custom_id="m", title="Who?", components=[field])
            assert (await seat.hear("modal"))["modal"]["title"] == "Who?"
            made: list[Interaction] = []
            here.sandbox.acting._deliver = made.append
            await seat.do("submit", 2, modal_ref=1, values={"name": "Ann"})
            await seat.do("submit", 3, modal_ref=1, values={"name": "Ann"})
            assert (await seat.hear("refused"))["ref"] == 3
            await here.answer(made[0], 5, flags=PRIVATE)
            assert (await seat.hear("message"))["message"]["flags"] == 128 | PRIVATE
            assert await seat.hear() == {"type": "thinking", "ref": 2}
            await here.ask("PATCH", here.hook(made[0], "@original"), {"content": "done"})
            done = (await seat.hear("message"))["message"]
            assert (done["content"], done["ephemeral"]) == ("done", True)
            assert await seat.hear() == {"type": "answered", "ref": 2}
            await seat.do("dismiss", 4, message=done["id"])
            assert (await seat.hear("deleted"))["id"] == done["id"]
            assert done["id"] not in [message.id for message in here.sandbox.messages.visible_to(here.ann)]


async def test_an_interaction_that_nothing_answers_has_failed() -> None:
    async with pretending() as here:
        await here.send(content="x", components=[button()])
        async with greeted(here, here.ann) as seat:
            await pressed(here, seat, 7)
            here.sandbox.clock.advance(3)
            assert await seat.hear() == {"type": "failed", "ref": 7, "text": "This interaction failed"}


async def test_commands_and_completions_and_languages() -> None:
    async with pretending() as here, greeted(here, here.ann) as seat:
        await here.ask("PUT", f"/applications/{here.sandbox.world.bot.id}/commands", COMMANDS)
        assert (await seat.hear("commands"))["commands"][0]["name"] == "play"
        made: list[Interaction] = []
        here.sandbox.acting._deliver = made.append
        place = {"channel": here.channel.id, "path": ["play", "new"]}
        await seat.do("locale", 1, locale="it")
        await seat.hear("commands")
        await seat.do("autocomplete", 2, **place, options={"table": "a"}, focused="table")
        await seat.do("command", 3, **place, options={"partner": here.bob.id})
        await seat.do("say", 4, channel=here.channel.id, text="hello")
        assert (await seat.hear("message"))["message"]["content"] == "hello"
        asked, typed = made
        assert here.sandbox.interactions.payload(typed)["locale"] == "it"
        await here.answer(asked, 8, choices=[{"name": "abc", "value": "abc"}])
        assert (await seat.hear("choices"))["choices"] == [{"name": "abc", "value": "abc"}]
        await here.answer(typed, 4, content="done")
        await seat.hear("message")
        assert await seat.hear() == {"type": "answered", "ref": 3}


@pytest.mark.parametrize(
    "frame",
    [
        "no json",
        "[]",
        "{}",
        '{"type": "press", "ref": "1"}',
        '{"type": "dance", "ref": 1}',
        '{"type": "press", "ref": 1}',
        '{"type": "press", "ref": 1, "message": "5", "custom_id": "go"}',
        '{"type": "select", "ref": 1, "message": "5", "custom_id": "go", "values": 7}',
        '{"type": "command", "ref": 1, "channel": "CHANNEL", "path": "play", "options": {}}',
        '{"type": "command", "ref": 1, "channel": "CHANNEL", "path": [[]], "options": []}',
        '{"type": "command", "ref": 1, "channel": "5", "path": ["play"], "options": {}}',
        '{"type": "command", "ref": 1, "channel": "CHANNEL", "path": ["play"], "options": 5}',
        '{"type": "submit", "ref": 1, "modal_ref": [], "values": {}}',
        '{"type": "say", "ref": 1, "channel": "CHANNEL", "text": ""}',
        '{"type": "locale", "ref": 1, "locale": {}}',
        '{"type": "dismiss", "ref": 1, "message": null}',
        '{"type": "say", "ref": 1, "channel": "CHANNEL", "text": 5}',
        '{"type": "submit", "ref": 1, "modal_ref": 1, "values": {"name": {}}}',
        '{"type": "say", "ref": ' + "9" * 5000 + "}",
        pytest.param("[" * 60_000, id="nested"),
    ],
)
async def test_a_malformed_frame_is_refused_and_the_seat_stays(frame: str) -> None:
    async with pretending() as here, greeted(here, here.ann) as seat:
        await seat.socket.send_str(frame.replace("CHANNEL", here.channel.id))
        refused = await seat.hear("refused")
        assert refused["text"]
        assert refused["ref"] in (None, 1)
        await seat.do("say", 2, channel=here.channel.id, text="still here")
        assert (await seat.hear("message"))["message"]["content"] == "still here"


@pytest.mark.parametrize("typed", ['{"a": [1]}', "null", "true", "NaN", "-Infinity", "1e999"])
async def test_what_nobody_types_gets_no_completions(typed: str) -> None:
    async with pretending() as here:
        await here.ask("PUT", f"/applications/{here.sandbox.world.bot.id}/commands", COMMANDS)
        made: list[Interaction] = []
        here.sandbox.acting._deliver = made.append
        async with greeted(here, here.ann) as seat:
            await seat.socket.send_str(
                f'{{"type": "autocomplete", "ref": 1, "channel": "{here.channel.id}", "path": ["play", "new"],'
                f' "options": {{"table": {typed}}}, "focused": "table"}}'
            )
            assert (await seat.hear("refused"))["text"]
            await seat.do("say", 2, channel=here.channel.id, text="still here")
            await seat.hear("message")
    assert made == []


async def test_a_bug_of_the_sandbox_is_no_malformed_frame(expect_errors: ErrorLog) -> None:
    def broken(interaction: Interaction) -> None:
        raise KeyError

    async with pretending() as here, greeted(here, here.ann) as seat:
        sent = (await here.send(content="x", components=[button()])).body
        await seat.hear("message")
        here.sandbox.acting._deliver = broken
        await seat.do("press", 1, message=sent["id"], custom_id="go")
        assert "bug" in (await seat.hear("refused"))["text"]
        await seat.do("say", 2, channel=here.channel.id, text="still here")
        await seat.hear("message")
    assert "could not carry out" in expect_errors.messages[0]


@pytest.mark.parametrize("path", ["/nothing.html", "/../server.py", "/..%2fserver.py", "/cdn/emojis/1.png", "/seat"])
async def test_there_is_nothing_else_to_get(path: str) -> None:
    async with pretending() as here, here.session.get(here.sandbox.address + path) as response:
        assert response.status == 404


async def test_the_page_is_there() -> None:
    async with pretending() as here, here.session.get(here.sandbox.address + "/") as response:
        assert response.status == 200
        assert response.content_type == "text/html"
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]


async def test_a_stranger_has_no_seat() -> None:
    async with pretending() as here:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            async with window(here, User("5", "nobody")):
                pass
