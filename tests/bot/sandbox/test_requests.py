"""The local Discord's requests: identity, limits of form and rate, permissions, and no made-up success."""

from __future__ import annotations

import dataclasses
from typing import Any, cast

import aiohttp
import pytest

from bot.sandbox.faults import Fault, Loss
from bot.sandbox.permissions import MANAGE_MESSAGES, SEND, VIEW
from bot.sandbox.rules import Rate, Rules
from bot.sandbox.world import Overwrite
from tests.bot.sandbox.pretend import button, pretending
from tests.error_log import ErrorLog


async def test_what_is_not_known_is_refused_loudly(expect_errors: ErrorLog) -> None:
    async with pretending() as here:
        reply = await here.ask("GET", "/guilds/1/bans")
        assert reply.status == 501
        assert "does not know GET /api/v10/guilds/1/bans" in reply.body["message"]
        assert (await here.ask("DELETE", "/users/@me")).status == 501
    assert "does not know GET /api/v10/guilds/1/bans" in expect_errors.messages[0]


async def test_who_is_in_a_server_can_be_asked_one_by_one() -> None:
    async with pretending() as here:
        [guild] = here.sandbox.world.guilds.values()
        [user, *_] = guild.members
        reply = await here.ask("GET", f"/guilds/{guild.id}/members/{user}")
        assert (reply.status, reply.body["user"]["id"]) == (200, user)
        assert (await here.ask("GET", f"/guilds/{guild.id}/members/1")).code == 10007
        assert (await here.ask("GET", f"/guilds/1/members/{user}")).code == 10004


async def test_a_wrong_token_opens_nothing() -> None:
    async with pretending() as here:
        reply = await here.ask("GET", "/users/@me", token="wrong")
        assert (reply.status, reply.code) == (401, 0)
        assert reply.headers["Content-Type"] == "application/json"


@pytest.mark.parametrize("path", ["/people", "/", "/seat", "/gateway/", "/api/v10/users/@me"])
@pytest.mark.parametrize(
    "headers",
    [{"Host": "canasta.example"}, {"Origin": "http://canasta.example"}, {"Origin": "null"}, {"Host": "127.0.0.1:1"}],
    ids=str,
)
async def test_strangers_are_refused(path: str, headers: dict[str, str]) -> None:
    async with pretending() as here, here.session.get(here.sandbox.address + path, headers=headers) as response:
        assert response.status == 403


async def test_it_listens_on_this_machine_alone() -> None:
    async with pretending() as here:
        assert here.sandbox.address.startswith("http://127.0.0.1:")
        own = {"Origin": here.sandbox.address}
        async with here.session.get(here.sandbox.address + "/people", headers=own) as response:
            assert response.status == 200


@pytest.mark.parametrize("path", ["/", "/people", "/gateway/"])
async def test_what_a_browser_must_not_ask_for_is_a_sentence(path: str) -> None:
    async with pretending() as here, here.session.post(here.sandbox.address + path) as response:
        assert (response.status, response.headers["Allow"]) == (405, "GET, HEAD")
        assert await response.text() == f"{path} does not take POST, only GET, HEAD.\n"


# rates


async def test_a_channel_takes_so_many_messages_and_no_more() -> None:
    async with pretending() as here:
        left = [(await here.send(content="x")).headers["X-RateLimit-Remaining"] for _ in range(5)]
        assert left == ["4", "3", "2", "1", "0"]
        refused = await here.send(content="x")
        assert refused.status == 429
        assert refused.headers["Via"]
        assert 0 < refused.body["retry_after"] <= 5
        here.sandbox.clock.advance(5)
        assert (await here.send(content="x")).status == 200


async def test_the_bot_as_a_whole_has_a_rate_too() -> None:
    async with pretending(Rules(everything=Rate(2, 1.0))) as here:
        for _ in range(2):
            await here.ask("GET", "/users/@me")
        refused = await here.ask("GET", "/users/@me")
        assert refused.body["global"] is True
        assert refused.headers["X-RateLimit-Global"] == "true"


async def test_old_messages_are_changed_less_often() -> None:
    rules = Rules(edits=Rate(100, 5.0))
    async with pretending(rules) as here:
        sent = (await here.send(content="x")).body
        path = f"/channels/{here.channel.id}/messages/{sent['id']}"
        assert [(await here.ask("PATCH", path, {"content": "y"})).status for _ in range(4)] == [200] * 4
        here.sandbox.clock.advance(3601)
        assert [(await here.ask("PATCH", path, {"content": "y"})).status for _ in range(4)] == [200] * 3 + [429]
        refused = await here.ask("PATCH", path, {"content": "y"})
        assert refused.code == 30046
        assert refused.headers["Via"]
        assert refused.body["retry_after"] > 0


async def test_a_nonce_sends_a_message_once() -> None:
    async with pretending() as here:
        first, second = [await here.send(content="x", nonce="1", enforce_nonce=True) for _ in range(2)]
        assert first.body["id"] == second.body["id"]
        here.sandbox.clock.advance(200)
        third = await here.send(content="x", nonce="1", enforce_nonce=True)
        assert third.body["id"] != first.body["id"]


# permissions, and what is gone


async def test_a_channel_that_the_bot_may_not_use() -> None:
    async with pretending() as here:
        world, bot = here.sandbox.world, here.sandbox.world.bot
        sent = (await here.send(content="x")).body
        path = f"/channels/{here.channel.id}/messages/{sent['id']}"
        world.overwrite(here.channel, Overwrite(bot.id, deny=SEND, is_member=True))
        assert (await here.send(content="x")).code == 50013
        assert (await here.ask("PATCH", path, {"content": "y"})).status == 200
        world.overwrite(here.channel, Overwrite(here.channel.guild.id, deny=VIEW))
        assert (await here.ask("PATCH", path, {"content": "y"})).code == 50001


async def test_roles_allow_and_take_away() -> None:
    async with pretending() as here:
        world, bot, guild = here.sandbox.world, here.sandbox.world.bot, here.channel.guild
        world.overwrite(here.channel, Overwrite(guild.id, deny=SEND))
        assert (await here.send(content="x")).code == 50013
        role = world.add_role(guild, "Dealers", MANAGE_MESSAGES)
        world.overwrite(here.channel, Overwrite(guild.id, deny=SEND), Overwrite(role.id, allow=SEND))
        assert (await here.send(content="x")).code == 50013
        world.join(guild, bot, role)
        assert (await here.send(content="x")).status == 200
        said = here.sandbox.acting.say(here.sandbox.world.user_named("Owner"), here.channel, "hello")
        assert (await here.ask("DELETE", f"/channels/{here.channel.id}/messages/{said.id}")).status == 204
        world.overwrite(here.channel, Overwrite(role.id, deny=VIEW))
        assert (await here.send(content="x")).code == 50001


async def test_what_is_gone() -> None:
    async with pretending() as here:
        sent = (await here.send(content="x")).body
        path = f"/channels/{here.channel.id}/messages/{sent['id']}"
        assert (await here.ask("DELETE", path)).status == 204
        assert (await here.ask("PATCH", path, {"content": "y"})).code == 10008
        here.sandbox.delete_channel(here.channel)
        assert (await here.ask("DELETE", path)).code == 10003


async def test_threads_and_messages_of_others() -> None:
    async with pretending() as here:
        thread = here.sandbox.world.add_thread(here.channel, "aside")
        path = f"/channels/{thread.id}/messages"
        sent = (await here.ask("POST", path, {"content": "x"})).body
        here.sandbox.world.archive(thread)
        assert (await here.ask("PATCH", f"{path}/{sent['id']}", {"content": "y"})).code == 50083
        said = here.sandbox.acting.say(here.ann, here.channel, "hello")
        path = f"/channels/{here.channel.id}/messages/{said.id}"
        assert (await here.ask("PATCH", path, {"content": "y"})).code == 50005
        assert (await here.ask("DELETE", path)).code == 50013


# bodies of the wrong shape


@pytest.mark.parametrize("text", ["[1]", "5", "null", "no json", "[" * 60_000], ids=lambda text: text[:8])
@pytest.mark.parametrize("method", ["POST", "PUT"])
async def test_a_body_that_is_no_object_is_refused(method: str, text: str) -> None:
    async with pretending() as here:
        path = f"/channels/{here.channel.id}/messages"
        if method == "PUT":
            path, text = f"/applications/{here.sandbox.world.bot.id}/commands", text.replace("[1]", "{}")
        reply = await here.ask(method, path, data=text, headers={"Content-Type": "application/json"})
        assert (reply.status, reply.code) == (400, 50109)


@pytest.mark.parametrize(
    ("body", "field", "code"),
    [
        ({"components": [5]}, ("components", "0"), "MODEL_TYPE_CONVERT"),
        ({"components": 5}, ("components",), "LIST_TYPE_CONVERT"),
        (
            {"components": [{"type": 1, "components": ["x"]}]},
            ("components", "0", "components", "0"),
            "MODEL_TYPE_CONVERT",
        ),
        ({"components": [{"type": []}]}, ("components", "0", "type"), "NUMBER_TYPE_COERCE"),
        (
            {"components": [button(cast(Any, []))]},
            ("components", "0", "components", "0", "custom_id"),
            "BASE_TYPE_STRING",
        ),
        ({"components": [button(emoji=5)]}, ("components", "0", "components", "0", "emoji"), "MODEL_TYPE_CONVERT"),
        ({"content": 5}, ("content",), "BASE_TYPE_STRING"),
        ({"content": "x", "flags": "5"}, ("flags",), "NUMBER_TYPE_COERCE"),
        ({"content": "x", "nonce": {}, "enforce_nonce": True}, ("nonce",), "BASE_TYPE_STRING"),
        ({"embeds": ["x"]}, ("embeds", "0"), "MODEL_TYPE_CONVERT"),
        ({"embeds": [{"title": 5}]}, ("embeds", "0", "title"), "BASE_TYPE_STRING"),
        ({"content": "x", "attachments": [5]}, ("attachments", "0"), "MODEL_TYPE_CONVERT"),
        ({"content": "x", "allowed_mentions": {"parse": 5}}, ("allowed_mentions", "parse"), "LIST_TYPE_CONVERT"),
        ({"content": "x", "allowed_mentions": []}, ("allowed_mentions",), "MODEL_TYPE_CONVERT"),
    ],
    ids=str,
)
async def test_a_field_of_the_wrong_kind_is_named(body: dict[str, Any], field: tuple[str, ...], code: str) -> None:
    async with pretending() as here:
        reply = await here.send(**body)
        assert (reply.status, reply.code) == (400, 50035)
        found = reply.body["errors"]
        for each in field:
            found = found[each]
        assert found["_errors"][0]["code"] == code


async def test_components_that_are_nested_without_end_are_refused() -> None:
    row: dict[str, Any] = button()
    for _ in range(200):
        row = {"type": 1, "components": [row]}
    async with pretending() as here:
        assert (await here.send(components=[row])).code == 50035


@pytest.mark.parametrize(
    "commands", [[1], [{"name": "x", "description": "x", "options": [5]}], [{"name": {}}]], ids=str
)
async def test_commands_of_the_wrong_kind_are_refused(commands: list[Any]) -> None:
    async with pretending() as here:
        path = f"/applications/{here.sandbox.world.bot.id}/commands"
        assert (await here.ask("PUT", path, commands)).code == 50035


@pytest.mark.parametrize(
    "answer", [{"type": []}, {"type": True}, {"type": 4, "data": [5]}, {"type": 9, "data": "x"}], ids=str
)
async def test_answers_of_the_wrong_kind_are_refused(answer: dict[str, Any]) -> None:
    async with pretending() as here:
        await here.send(content="x", components=[button()])
        press = here.press(here.ann)
        reply = await here.ask("POST", f"/interactions/{press.id}/{press.token}/callback", answer)
        assert (reply.status, reply.code) == (400, 50035)


@pytest.mark.parametrize(
    ("limit", "status"), [("abc", 400), ("", 400), ("0", 400), ("-1", 400), ("101", 400), ("100", 200)]
)
async def test_how_many_messages_are_asked_for(limit: str, status: int) -> None:
    async with pretending() as here:
        reply = await here.ask("GET", f"/channels/{here.channel.id}/messages?limit={limit}")
        assert reply.status == status
        assert status == 200 or reply.code == 50035


# trouble on order


@pytest.mark.parametrize(
    ("code", "status"), [(10062, 404), (10008, 404), (50013, 403), (50027, 401), (30046, 429), (50035, 400)]
)
async def test_any_error_can_be_ordered(code: int, status: int) -> None:
    async with pretending() as here:
        here.sandbox.faults.add(Fault("POST", "/channels/*/messages", code=code, times=2))
        for _ in range(2):
            reply = await here.send(content="x")
            assert (reply.status, reply.code) == (status, code)
        assert (await here.send(content="x")).status == 200


async def test_requests_can_be_lost_doubled_or_limited() -> None:
    async with pretending() as here:
        order = Fault("POST", "/channels/*/messages")
        for loss in (Loss.REQUEST, Loss.ANSWER):
            here.sandbox.faults.add(dataclasses.replace(order, loss=loss))
            with pytest.raises(aiohttp.ClientError):
                await here.send(content=loss)
        here.sandbox.faults.add(dataclasses.replace(order, is_twice=True))
        await here.send(content="twice")
        assert [message.content for message in here.sandbox.messages.visible_to(here.ann)] == ["answer", *["twice"] * 2]
        here.sandbox.faults.add(dataclasses.replace(order, status=503))
        assert (await here.send(content="x")).status == 503
        here.sandbox.faults.add(dataclasses.replace(order, status=429, retry_after=0.5))
        reply = await here.send(content="x")
        assert (reply.status, reply.body["retry_after"]) == (429, 0.5)
