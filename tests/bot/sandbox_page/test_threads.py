"""Threads on the page: in the list of channels, in Discord's own line, in links, and what calls from another one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bot.sandbox_page.scripted import CHANNEL, Scripted, seat, shown, text

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

pytestmark = pytest.mark.asyncio(loop_scope="module")

THREAD = "600"


def channels(*, archived: bool = False) -> list[dict[str, Any]]:
    return [
        {"id": CHANNEL, "name": "canasta", "parent": None, "archived": False},
        {"id": THREAD, "name": "Anna: Classic", "parent": CHANNEL, "archived": archived},
    ]


def chooser(page: Page) -> Locator:
    return seat(page).get_by_label("Channel of Anna")


async def named(page: Page) -> list[str]:
    """Return the channels as Anna's list names them."""
    return await chooser(page).locator("option").all_inner_texts()


async def test_a_new_thread_is_listed_below_its_channel(page: Page, server: Scripted) -> None:
    assert await chooser(page).is_hidden()
    await server.push("1", type="channels", channels=channels())
    await chooser(page).wait_for()
    assert await named(page) == ["#canasta", "↳ Anna: Classic"]
    assert await chooser(page).input_value() == CHANNEL
    await server.push("1", type="channels", channels=channels(archived=True))
    await chooser(page).locator("option", has_text="(archived)").wait_for(state="attached")
    await server.push("1", type="channels", channels=channels()[:1])
    await chooser(page).wait_for(state="hidden")


async def test_the_line_about_a_thread_and_links_lead_there(page: Page, server: Scripted) -> None:
    await server.push("1", type="channels", channels=channels())
    line = shown(10, content="Anna: Classic", type=18, message_reference={"channel_id": THREAD})
    await server.say(line, "1")
    await server.say(shown(11, text("In the thread"), channel_id=THREAD), "1")
    await server.say(shown(12, text(f"Your table: <#{THREAD}>, and one for others: <#77>")), "1")
    assert await seat(page).get_by_text("In the thread").count() == 0
    assert "started a thread: Anna: Classic" in await seat(page).locator("[data-message='10']").inner_text()
    assert "#unknown" in await seat(page).locator("[data-message='12']").inner_text()

    await seat(page).get_by_role("button", name="Anna: Classic", exact=True).click()
    await seat(page).get_by_text("In the thread").wait_for()
    assert await chooser(page).input_value() == THREAD
    assert "Anna: Classic" in (await seat(page).locator(".main-input").get_attribute("placeholder") or "")

    await chooser(page).select_option(CHANNEL)
    await seat(page).get_by_role("button", name="#Anna: Classic").click()
    await seat(page).get_by_text("In the thread").wait_for()


async def test_what_calls_from_a_channel_that_is_not_shown_is_marked(page: Page, server: Scripted) -> None:
    await server.push("1", type="channels", channels=channels())
    call = shown(13, text("<@1>, it is your turn"), channel_id=THREAD, mentions=[{"id": "1"}], notifies=True)
    await server.say(call, "1")
    await chooser(page).locator("option", has_text="●").wait_for(state="attached")
    assert await named(page) == ["#canasta", "● ↳ Anna: Classic"]
    await chooser(page).select_option(THREAD)
    assert await named(page) == ["#canasta", "↳ Anna: Classic"]


async def test_where_a_thread_is_gone_its_channel_is_shown(page: Page, server: Scripted) -> None:
    await server.push("1", type="channels", channels=channels())
    await server.say(shown(14, text("In the channel")), "1")
    await chooser(page).select_option(THREAD)
    assert await seat(page).get_by_text("In the channel").count() == 0
    await server.push("1", type="channels", channels=channels()[:1])
    await seat(page).get_by_text("In the channel").wait_for()
