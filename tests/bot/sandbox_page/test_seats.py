"""A seat against a scripted server: connection, messages, presses, private views."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.bot.sandbox_page.browser import connected
from tests.bot.sandbox_page.conftest import Opener
from tests.bot.sandbox_page.scripted import CHANNEL, Scripted, button, container, row, seat, shown, text

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_private_message_is_on_its_owners_seat_alone(page: Page, server: Scripted) -> None:
    await server.say(shown(10, container(text("For all"))))
    await server.say(shown(11, container(text("Only Ben")), ephemeral=True), "2")
    await seat(page, "2").get_by_text("Only Ben").wait_for()
    await seat(page, "4").get_by_text("For all").wait_for()
    assert await page.get_by_text("Only Ben").count() == 1
    assert "Only you can see this" in await seat(page, "2").locator("[data-message='11']").inner_text()


async def test_dismiss(page: Page, server: Scripted) -> None:
    await server.say(shown(11, text("Secret"), ephemeral=True), "2")
    await seat(page, "2").get_by_role("button", name="Dismiss message").click()
    assert await server.frame("dismiss") == {"type": "dismiss", "message": "11", "ref": 1}
    assert await page.get_by_text("Secret").count() == 0


async def test_a_lost_connection_comes_back_by_itself(page: Page, server: Scripted) -> None:
    await server.say(shown(10, text("Before")))
    await page.get_by_text("Before").first.wait_for()
    server.is_away = True
    await server.drop("1")
    notice = seat(page).locator(".notice")
    await notice.get_by_text("connection to the sandbox is lost").wait_for()
    assert await notice.get_by_role("button", name="Try now").count() == 1
    assert "not connected" in (await page.locator(".tab").first.get_attribute("aria-label") or "")
    server.history = [shown(12, text("After"))]
    server.is_away = False
    await seat(page).get_by_text("After").wait_for()
    assert await notice.is_hidden()
    assert await seat(page).get_by_text("Before").count() == 0


async def test_a_press_whose_answer_is_lost_says_so(page: Page, server: Scripted) -> None:
    await server.say(shown(10, row(button("Draw", "draw"))))
    await seat(page).get_by_role("button", name="Draw").click()
    await server.frame("press")
    server.history = [shown(10, row(button("Draw", "draw")))]
    await server.drop("1")
    await seat(page).get_by_text("The connection was lost before an answer came").wait_for()


async def test_bot_offline_is_visible(page: Page, server: Scripted) -> None:
    for user in "12345":
        await server.push(user, type="bot", online=False)
    await page.locator("#bot", has_text="Bot offline").wait_for()


async def test_unread_mentions_are_marked_until_the_seat_is_used(page: Page, server: Scripted) -> None:
    await seat(page).locator(".main-input").click()
    call = shown(10, text("<@3>, it is your turn"), mentions=[{"id": "3"}])
    await server.say(call, "1", "2", "4", "5")
    await server.say({**call, "notifies": True}, "3")
    badge = page.locator(".tab[data-seat='3'] .badge")
    await badge.wait_for()
    assert await badge.inner_text() == "1"
    assert (await page.title()).startswith("(1) ")
    assert await page.locator(".badge:visible").count() == 1
    await seat(page, "3").locator(".main-input").click()
    await badge.wait_for(state="hidden")
    assert await page.title() == "Canasta sandbox"
    assert "called" in (await seat(page, "3").locator("[data-message='10']").get_attribute("class") or "")


async def test_f6_and_slash_lead_through_the_seats(page: Page) -> None:
    await seat(page).locator(".main-input").click()
    await page.keyboard.press("F6")
    where = "document.activeElement.closest('.seat').dataset.user"
    assert await page.evaluate(where) == "2"
    await page.keyboard.press("Shift+F6")
    await page.keyboard.press("Shift+F6")
    assert await page.evaluate(where) == "4"
    await seat(page, "4").locator(".messages").focus()
    await page.keyboard.press("/")
    assert await seat(page, "4").locator(".main-input").input_value() == "/"
    await page.get_by_role("option", name="/canasta new").wait_for()


async def test_one_at_a_time_on_a_phone(opened: Opener, server: Scripted) -> None:
    server.history = [
        shown(10, container(text("A long word: " + "x" * 300), row(*[button("Button", f"b{n}") for n in range(5)])))
    ]
    page = await opened(server.address, width=390, height=844)
    await connected(page)
    assert await page.locator(".seat:visible").count() == 1
    await page.locator(".tab", has_text="Carla").click()
    assert await seat(page, "3").is_visible()
    assert await page.locator(".seat:visible").count() == 1
    wide = """() => [document.documentElement, ...document.querySelectorAll(".messages")]
      .some((each) => each.scrollWidth > each.clientWidth)"""
    assert not await page.evaluate(wide)


async def test_side_by_side_or_one_at_a_time(page: Page) -> None:
    assert await page.locator(".seat:visible").count() == 4
    await page.get_by_role("button", name="Hide Ben").click()
    assert await page.locator(".seat:visible").count() == 3
    await page.locator(".tab", has_text="Emil").click()
    assert await seat(page, "5").is_visible()
    await page.get_by_role("button", name="One at a time").click()
    assert await page.locator(".seat:visible").count() == 1
    await page.reload()
    await connected(page)
    assert await page.locator(".seat:visible").count() == 1


async def test_light_and_dark(page: Page) -> None:
    ground = "getComputedStyle(document.querySelector('.seat')).backgroundColor"
    dark = await page.evaluate(ground)
    await page.emulate_media(color_scheme="light")
    light = await page.evaluate(ground)
    assert dark != light
    await page.get_by_role("button", name="Theme: system").click()
    assert await page.evaluate(ground) == dark


async def test_without_javascript_a_sentence_says_so(server: Scripted, opened: Opener, page: Page) -> None:
    assert page.context.browser is not None
    context = await page.context.browser.new_context(java_script_enabled=False)
    plain = await context.new_page()
    await plain.goto(server.address)
    assert "needs JavaScript" in await plain.locator("body").inner_text()
    await context.close()


async def test_a_server_that_is_not_there(opened: Opener, server: Scripted) -> None:
    page = await opened(server.address)
    await page.route("**/people", lambda route: route.fulfill(status=500))
    await page.reload()
    await page.get_by_text("The sandbox does not answer").wait_for()
    await page.unroute("**/people")
    await connected(page)
    assert CHANNEL
