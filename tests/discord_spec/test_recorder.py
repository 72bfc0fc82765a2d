"""The recorder sees every request of a client, and finds the bad one."""

import asyncio

import pytest
from discord.http import HTTPClient, Route
from discord.webhook.async_ import AsyncWebhookAdapter

from tests.bot.simulation import simulated
from tests.discord_spec.recorder import PayloadRecorder
from tests.discord_spec.tiny_client import TinyClient


async def test_every_way_out_is_recorded() -> None:
    with PayloadRecorder() as recorder:
        async with simulated(TinyClient(), "alice") as server:
            alice = server.members["alice"]
            shown = await alice.slash(server.channel, "hand")
            assert shown.response is not None
            await alice.click(shown.response, custom_id="slow")
            question = await alice.click(shown.response, custom_id="ask")
            await alice.submit_modal(question, {"answer": "Yes"})
            await alice.click(shown.response, custom_id="draw")

    assert recorder.problems() == []
    sent = [(request.method, request.path.rsplit("/", 1)[-1]) for request in recorder.requests]
    assert sent[:2] == [("GET", "@me"), ("PUT", "commands")]
    assert sent.count(("POST", "callback")) == 5
    assert ("POST", "messages") in sent
    assert ("PATCH", "@original") in sent
    [picture, *_] = recorder.bodies("POST", "/callback")
    assert picture["data"]["attachments"] == [{"id": 0, "filename": "hand.png"}]
    assert [body["type"] for body in recorder.bodies("POST", "/callback")] == [4, 5, 9, 4, 7]


async def test_a_bad_payload_is_found(expect_errors: object) -> None:
    with PayloadRecorder() as recorder:
        async with simulated(TinyClient(), "alice") as server:
            alice = server.members["alice"]
            shown = await alice.slash(server.channel, "hand")
            assert shown.response is not None
            await alice.click(shown.response, custom_id="broken")
            assert server.env.errors

    assert any(
        problem.endswith("/callback: content of 2001 characters (at most 2000)") for problem in recorder.problems()
    )
    recorder.clear()
    assert recorder.problems() == []


async def test_the_real_transport_is_watched_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def request(self: HTTPClient, route: Route, *, form: object = None, **kwargs: object) -> str:
        return "answer"

    monkeypatch.setattr(HTTPClient, "request", request)
    http = HTTPClient(asyncio.get_running_loop())
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=1)
    content = {"content": "Hello"}
    with PayloadRecorder() as recorder:
        assert await http.request(route, json=content) == "answer"
        await http.request(route, form=[{"name": "payload_json", "value": '{"tts": true}'}, {"name": "files[0]"}])
        content["content"] = "changed later"

    assert recorder.bodies("POST", "/channels/1/messages") == [{"content": "Hello"}, {"tts": True}]


def test_the_transports_are_put_back() -> None:
    before = (HTTPClient.request, AsyncWebhookAdapter.request)

    def fail() -> None:
        with PayloadRecorder():
            assert before[0] is not HTTPClient.request
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert before == (HTTPClient.request, AsyncWebhookAdapter.request)
