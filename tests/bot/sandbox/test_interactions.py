"""Interactions of the local Discord: deadlines, tokens, what each answer does, and who sees it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.acting import NotPossibleError
from bot.sandbox.interactions import Outcome
from tests.bot.sandbox.pretend import PRIVATE, Pretend, button, pretending

COMMANDS = [
    {
        "name": "play",
        "description": "x",
        "options": [
            {
                "type": 1,
                "name": "new",
                "description": "x",
                "options": [
                    {"type": 6, "name": "partner", "description": "x"},
                    {"type": 3, "name": "table", "description": "x", "autocomplete": True},
                ],
            }
        ],
    }
]


async def with_button(here: Pretend) -> None:
    await here.send(content="press", components=[button()])


async def test_three_seconds_are_enough_and_more_is_too_late() -> None:
    async with pretending() as here:
        await with_button(here)
        first, second = here.press(here.ann), here.press(here.bob)
        here.sandbox.clock.advance(2.5)
        assert (await here.answer(first, 4, content="in time")).status == 200
        here.sandbox.clock.advance(0.6)
        assert (await here.answer(second, 4, content="late")).code == 10062
        assert here.sandbox.interactions.failed == [second]
        assert await second.first is Outcome.FAILED


async def test_an_answer_is_given_once() -> None:
    async with pretending() as here:
        await with_button(here)
        press = here.press(here.ann)
        reply = await here.answer(press, 4, content="first")
        assert reply.body["interaction"]["response_message_id"] == reply.body["resource"]["message"]["id"]
        assert (await here.answer(press, 4, content="second")).code == 40060
        assert press.seconds is not None


async def test_what_is_private_is_its_readers_alone() -> None:
    async with pretending() as here:
        await with_button(here)
        press = here.press(here.ann)
        reply = await here.answer(press, 4, content="secret", flags=PRIVATE, components=[button("again")])
        private = reply.body["resource"]["message"]["id"]
        assert [message.content for message in here.sandbox.messages.visible_to(here.ann)] == ["press", "secret"]
        assert [message.content for message in here.sandbox.messages.visible_to(here.bob)] == ["press"]
        path = f"/channels/{here.channel.id}/messages/{private}"
        assert (await here.ask("PATCH", path, {"content": "x"})).code == 10008
        assert (await here.ask("PATCH", here.hook(press, "@original"), {"content": "changed"})).status == 200
        with pytest.raises(NotPossibleError):
            here.sandbox.acting.press(here.bob, here.sandbox.messages.get(private), "again")
        here.sandbox.clock.advance(1000)
        assert (await here.answer(here.press(here.ann, "again"), 7, content="still there")).status == 200


async def test_a_token_lives_for_a_quarter_of_an_hour() -> None:
    async with pretending() as here:
        await with_button(here)
        press = here.press(here.ann)
        assert (await here.ask("POST", here.hook(press), {"content": "x"}, token="")).code == 10015
        await here.answer(press, 6)
        assert (await here.ask("POST", here.hook(press), {"content": "x"}, token="")).status == 200
        here.sandbox.clock.advance(900)
        assert (await here.ask("POST", here.hook(press), {"content": "x"}, token="")).code == 50027


async def test_a_deferred_answer_comes_later() -> None:
    async with pretending() as here:
        await with_button(here)
        press = here.press(here.ann)
        assert (await here.answer(press, 5, flags=PRIVATE | 1 << 15)).code == 50035
        await here.answer(press, 5, flags=PRIVATE)
        outcomes = [press.outcome]
        assert press.original is not None
        assert press.original.is_loading
        await here.ask("PATCH", here.hook(press, "@original"), {"content": "done"})
        assert [*outcomes, press.outcome] == [Outcome.THINKING, Outcome.ANSWERED]
        assert press.original.content == "done"
        assert press.original.reader is here.ann


async def test_follow_ups_are_rationed() -> None:
    async with pretending() as here:
        await with_button(here)
        press = here.press(here.ann)
        await here.answer(press, 6)
        statuses = [(await here.ask("POST", here.hook(press), {"content": "x"}, token="")).status for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        assert len(press.follow_ups) == 5


async def test_an_answer_has_to_fit() -> None:
    async with pretending() as here:
        await here.ask("PUT", f"/applications/{here.sandbox.world.bot.id}/commands", COMMANDS)
        typed = here.sandbox.acting.command(here.ann, here.channel, ["play", "new"], {"partner": here.bob.id})
        assert typed.data["options"][0]["options"] == [{"name": "partner", "type": 6, "value": here.bob.id}]
        assert typed.data["resolved"]["members"][here.bob.id]["permissions"]
        assert typed.cause_json()["name"] == "play new"
        reply = await here.answer(typed, 7, content="x")
        assert reply.body["errors"]["type"]["_errors"][0]["code"] == "BASE_TYPE_CHOICES"
        reply = await here.answer(typed, 4, content="x" * 2001)
        assert reply.body["errors"]["data"]["content"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"


async def test_completions() -> None:
    async with pretending() as here:
        await here.ask("PUT", f"/applications/{here.sandbox.world.bot.id}/commands", COMMANDS)
        asked = here.sandbox.acting.autocomplete(here.ann, here.channel, ["play", "new"], {"table": "a"}, "table")
        assert asked.data["options"][0]["options"][0] == {"name": "table", "type": 3, "value": "a", "focused": True}
        choices = [{"name": "abc", "value": "abc"}]
        assert (await here.answer(asked, 8, choices=choices * 26)).code == 50035
        assert (await here.answer(asked, 8, choices=choices)).status == 200
        assert asked.choices == choices


async def test_a_form_is_filled_in() -> None:
    async with pretending() as here:
        await with_button(here)
        press = here.press(here.ann)
        field = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}
        assert (await here.answer(press, 9, custom_id="m", title="x" * 46, components=[field])).code == 50035
        assert (await here.answer(press, 9, custom_id="m", title="Who?", components=[field])).status == 200
        filled = here.sandbox.acting.submit(here.ann, press, {"name": "Ann"})
        assert filled.data["components"][0]["component"]["value"] == "Ann"
        assert (await here.answer(filled, 9, custom_id="m", title="x", components=[field])).code == 50035
        assert (await here.answer(filled, 7, content="hello Ann", components=[])).status == 200
        assert here.sandbox.messages.visible_to(here.bob)[0].content == "hello Ann"


@pytest.mark.parametrize(
    ("path", "options"),
    [
        (["nothing"], {}),
        (["play"], {}),
        (["play", "old"], {}),
        (["play", "new"], {"nothing": "x"}),
        (["play", "new"], {"partner": "12345"}),
        (["play", "new"], {"table": 5}),
    ],
    ids=str,
)
async def test_what_a_client_would_not_send(path: list[str], options: dict[str, Any]) -> None:
    async with pretending() as here:
        await here.ask("PUT", f"/applications/{here.sandbox.world.bot.id}/commands", COMMANDS)
        with pytest.raises(NotPossibleError):
            here.sandbox.acting.command(here.ann, here.channel, path, options)


async def test_controls_that_cannot_be_used() -> None:
    async with pretending() as here:
        options = [{"label": str(n), "value": str(n)} for n in range(3)]
        select = {"type": 1, "components": [{"type": 3, "custom_id": "pick", "options": options}]}
        await here.send(content="x", components=[button(disabled=True), select])
        message = here.sandbox.messages.visible_to(here.ann)[-1]
        acting = here.sandbox.acting
        for custom_id in ("go", "other", "pick"):
            with pytest.raises(NotPossibleError):
                acting.press(here.ann, message, custom_id)
        for values in (["3"], ["0", "1"], []):
            with pytest.raises(NotPossibleError):
                acting.select(here.ann, message, "pick", values)
        assert acting.select(here.ann, message, "pick", ["1"]).data["values"] == ["1"]
        assert acting.forge(here.ann, message, "other").data["custom_id"] == "other"
