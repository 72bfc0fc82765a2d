"""Slash commands and chat in the composer, with nothing but the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.bot.sandbox_page.scripted import CHANNEL, Scripted

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def start(page: Page, user: str = "1") -> Locator:
    seat = page.locator(f".seat[data-user='{user}']")
    await seat.locator(".main-input").focus()
    return seat


async def names(page: Page) -> list[str]:
    return await page.locator("#list:visible .name").all_inner_texts()


async def test_a_command_with_options(page: Page, server: Scripted) -> None:
    await start(page)
    await page.keyboard.type("/")
    assert await names(page) == ["/canasta new", "/canasta join", "/canasta help", "/dice"]
    await page.keyboard.type("canasta n")
    assert await names(page) == ["/canasta new"]
    await page.keyboard.press("Tab")
    assert await names(page) == ["rules", "partner"]
    await page.keyboard.type("par")
    await page.keyboard.press("Enter")
    assert await names(page) == ["@Anna", "@Ben", "@Carla", "@Dave", "@Emil"]
    await page.keyboard.type("car")
    assert await names(page) == ["@Carla"]
    await page.keyboard.press("Tab")
    assert await names(page) == ["rules"]
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    frame = await server.frame("command")
    options = {"partner": "3", "rules": "house"}
    assert frame == {"type": "command", "channel": CHANNEL, "path": ["canasta", "new"], "options": options, "ref": 1}
    assert await page.evaluate("document.activeElement.className") == "main-input"
    assert await page.locator(".composer .command:visible").count() == 0


async def test_enter_alone_sends_a_command_without_options(page: Page, server: Scripted) -> None:
    await start(page, "2")
    await page.keyboard.type("/canasta new")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    assert (await server.frame("command"))["options"] == {}
    assert server.got[-1][0] == "2"


async def test_names_in_the_language_of_the_seat(page: Page, server: Scripted) -> None:
    seat = await start(page)
    await seat.get_by_label("Language of Anna").select_option("it")
    assert (await server.frame("locale"))["locale"] == "it"
    await seat.locator(".main-input").focus()
    await page.keyboard.type("/nuova")
    assert await names(page) == ["/canasta nuova"]
    await page.keyboard.press("Enter")
    await page.keyboard.type("reg")
    await page.keyboard.press("Enter")
    assert await names(page) == ["Canasta classica", "House rules"]
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    frame = await server.frame("command")
    assert (frame["path"], frame["options"]) == (["canasta", "new"], {"rules": "classic"})


async def test_autocomplete(page: Page, server: Scripted) -> None:
    server.script["autocomplete"] = lambda *_: [{"type": "choices", "choices": [{"name": "Table k7q", "value": "k7q"}]}]
    await start(page)
    await page.keyboard.type("/join")
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Tab")
    await page.get_by_role("option", name="Table k7q").wait_for()
    await page.keyboard.type("k")
    asked = await server.frame("autocomplete", count=2)
    assert (asked["focused"], asked["options"]) == ("table", {"table": "k"})
    await page.locator("#list .active").wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    assert (await server.frame("command"))["options"] == {"table": "k7q"}


async def test_a_required_number(page: Page, server: Scripted) -> None:
    seat = await start(page)
    await page.keyboard.type("/dice")
    await page.keyboard.press("Enter")
    assert await page.evaluate("document.activeElement.getAttribute('aria-required')") == "true"
    await page.keyboard.press("Enter")
    await seat.get_by_text("sides needs a value.").wait_for()
    await page.keyboard.type("99")
    await page.keyboard.press("Enter")
    await seat.get_by_text("sides must be at most 20.").wait_for()
    await page.keyboard.press("Backspace")
    await page.keyboard.press("Enter")
    assert (await server.frame("command"))["options"] == {"sides": 9}


async def test_escape_and_backspace_go_back(page: Page, server: Scripted) -> None:
    seat = await start(page)
    await page.keyboard.type("/can")
    await page.keyboard.press("Escape")
    assert await page.locator("#list").is_hidden()
    assert await seat.locator(".main-input").input_value() == "/can"
    await page.keyboard.press("Enter")
    await seat.get_by_text("There is no such command.").wait_for()
    await page.keyboard.type("asta new")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Backspace")
    assert await seat.locator(".composer .command").is_hidden()
    assert server.got == []


async def test_chat_with_a_mention(page: Page, server: Scripted) -> None:
    await start(page)
    await page.keyboard.type("Hello @Ben <b>")
    await page.keyboard.press("Enter")
    assert await server.frame("say") == {"type": "say", "channel": CHANNEL, "text": "Hello <@2> <b>", "ref": 1}


async def test_a_command_that_nobody_answers(page: Page, server: Scripted) -> None:
    seat = await start(page)
    await page.keyboard.type("/canasta help")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    frame = await server.frame("command")
    await seat.get_by_text("Sending /canasta help …").wait_for()
    await server.push("1", type="failed", ref=frame["ref"], text="This interaction failed")
    await seat.get_by_text("This interaction failed").wait_for()
    await seat.get_by_role("button", name="Dismiss message").click()
    assert await seat.get_by_text("This interaction failed").count() == 0


async def test_no_key_is_a_trap(page: Page) -> None:
    await start(page)
    await page.keyboard.press("Tab")
    assert await page.evaluate("document.activeElement.className") == "send"
    await page.keyboard.press("Shift+Tab")
    await page.keyboard.press("Shift+Tab")
    assert await page.evaluate("document.activeElement.className") != "main-input"
