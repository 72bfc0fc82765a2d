"""What the local Discord has against messages and commands, field by field."""

from __future__ import annotations

import json
from typing import Any

import aiohttp
import pytest

from tests.bot.sandbox.pretend import V2, button, pretending, texts


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
