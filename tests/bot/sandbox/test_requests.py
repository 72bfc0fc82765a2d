"""The local Discord's requests: identity, limits of form and rate, permissions, and no made-up success."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import aiohttp
import pytest

from bot.sandbox.faults import Fault, Loss
from bot.sandbox.permissions import SEND, VIEW
from bot.sandbox.rules import Rate, Rules
from bot.sandbox.world import Overwrite
from tests.bot.sandbox.pretend import V2, button, pretending, texts
from tests.error_log import ErrorLog


async def test_what_is_not_known_is_refused_loudly(expect_errors: ErrorLog) -> None:
    async with pretending() as here:
        reply = await here.ask("GET", "/guilds/1/bans")
        assert reply.status == 501
        assert "does not know GET /api/v10/guilds/1/bans" in reply.body["message"]
        assert (await here.ask("DELETE", "/users/@me")).status == 501
    assert "does not know GET /api/v10/guilds/1/bans" in expect_errors.messages[0]


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


# forms


@pytest.mark.parametrize(
    ("body", "where", "code"),
    [
        ({"content": "x" * 2001}, ["content"], "BASE_TYPE_MAX_LENGTH"),
        (texts("x" * 4001), ["components", "0", "content"], "BASE_TYPE_BAD_LENGTH"),
        (texts("x" * 2001, "x" * 2000), ["components"], "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
        (texts(*["x"] * 41), ["components"], "BASE_TYPE_BAD_LENGTH"),
        (texts("x") | {"content": "x"}, ["content"], "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
        ({"components": [{"type": 10, "content": "x"}]}, ["components", "0", "type"], "UNION_TYPE_CHOICES"),
        (
            {"components": [button(label="x" * 81)]},
            ["components", "0", "components", "0", "label"],
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            {"components": [button(custom_id="x" * 101)]},
            ["components", "0", "components", "0", "custom_id"],
            "BASE_TYPE_BAD_LENGTH",
        ),
        ({"components": [button(), button()]}, ["components"], "COMPONENT_CUSTOM_ID_DUPLICATED"),
        (
            {"flags": V2, "components": [{"type": 17, "components": [button(f"b{n}") for n in range(20)]}]},
            ["components"],
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        (
            {"components": [{"type": 1, "components": [{"type": 3, "custom_id": "s", "options": []}]}]},
            ["components", "0", "components", "0", "options"],
            "BASE_TYPE_BAD_LENGTH",
        ),
    ],
)
async def test_a_form_error_names_its_field(body: dict[str, Any], where: list[str], code: str) -> None:
    async with pretending() as here:
        reply = await here.send(**body)
        assert (reply.status, reply.code, reply.body["message"]) == (400, 50035, "Invalid Form Body")
        node = reply.body["errors"]
        for field in where:
            node = node[field]
        assert node["_errors"][0]["code"] == code
        assert not here.sandbox.messages.visible_to(here.ann)


async def test_an_empty_message_is_none() -> None:
    async with pretending() as here:
        assert (await here.send()).code == 50006


async def test_a_command_list_is_checked() -> None:
    async with pretending() as here:
        path = f"/applications/{here.sandbox.world.bot.id}/commands"
        option = {"type": 3, "name": "Table", "description": "x", "name_localizations": {"xx": "y"}}
        reply = await here.ask("PUT", path, [{"name": "canasta", "description": "x", "options": [option]}])
        assert reply.code == 50035
        wrong = reply.body["errors"]["0"]["options"]["0"]
        assert wrong["name"]["_errors"][0]["code"] == "STRING_TYPE_REGEX"
        assert wrong["name_localizations"]["_errors"][0]["code"] == "ENUM_TYPE_COERCE"

        [first] = (await here.ask("PUT", path, [{"name": "canasta", "description": "x"}])).body
        [again] = (await here.ask("PUT", path, [{"name": "canasta", "description": "y"}])).body
        assert again["id"] == first["id"]
        assert again["version"] > first["version"]


async def test_an_upload_is_shown_where_the_message_says() -> None:
    async with pretending() as here:
        form = aiohttp.FormData(quote_fields=False)
        gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
        payload = {"flags": V2, "components": [gallery], "attachments": [{"id": 0, "filename": "a.png"}]}
        form.add_field("payload_json", json.dumps(payload), content_type="application/json")
        form.add_field("files[0]", b"picture", filename="a.png", content_type="image/png")
        reply = await here.ask("POST", f"/channels/{here.channel.id}/messages", data=form)
        url = reply.body["components"][0]["items"][0]["media"]["url"]
        assert reply.body["attachments"] == []
        async with here.session.get(url) as response:
            assert await response.read() == b"picture"
            assert response.content_type == "image/png"


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
