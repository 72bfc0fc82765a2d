"""Buttons, selects and modals against a scripted server, and what becomes of the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.bot.sandbox_page.scripted import BOT, Scripted, button, row, seat, select, shown, text

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_refusals_are_shown_where_they_belong(page: Page, server: Scripted) -> None:
    await server.say(shown(10, row(button("Draw", "draw"))))
    server.script["press"] = lambda *_: [{"type": "refused", "text": "That message is gone."}]
    server.script["say"] = lambda *_: [{"type": "refused", "text": "You may not write here."}]
    await seat(page).get_by_role("button", name="Draw").click()
    await seat(page).locator("[data-message='10'] .problem", has_text="That message is gone.").wait_for()
    await seat(page).locator(".main-input").fill("Hello")
    await page.keyboard.press("Enter")
    await seat(page).locator(".notice", has_text="You may not write here.").wait_for()
    await server.push("3", type="refused", ref=None, text="The frame is malformed.")
    await seat(page, "3").locator(".notice", has_text="malformed").wait_for()


async def test_an_interaction_that_fails(page: Page, server: Scripted) -> None:
    await server.say(shown(10, row(button("Draw", "draw"), button("Score", "score"))))
    await seat(page).get_by_role("button", name="Draw").click()
    frame = await server.frame("press")
    waiting = seat(page).locator("[data-message='10'] .button[aria-disabled]")
    assert await waiting.count() == 2
    await waiting.last.dispatch_event("click")
    await server.push("1", type="failed", ref=frame["ref"], text="This interaction failed")
    await seat(page).get_by_text("This interaction failed").wait_for()
    assert await waiting.count() == 0
    assert [frame["type"] for _, frame in server.got] == ["press"]


async def test_the_focus_stays_on_what_still_exists(page: Page, server: Scripted) -> None:
    def hand(revision: int, *labels: str) -> dict[str, object]:
        buttons = [button(label, f"t:{revision}:{label}") for label in labels]
        return shown(
            10, text(f"Revision {revision}"), row(*buttons), row(select("Lay …", f"t:{revision}:lay", "a", "b"))
        )

    await server.say(hand(1, "Draw", "Refresh", "Score"))
    await seat(page).get_by_role("button", name="Refresh").focus()
    await server.say(hand(2, "Refresh", "Score"))
    await seat(page).get_by_text("Revision 2").wait_for()
    focused = "document.activeElement.dataset.customId ?? document.activeElement.dataset.message"
    assert await page.evaluate(focused) == "t:2:Refresh"
    await seat(page).get_by_role("combobox", name="Lay …").focus()
    await server.say(hand(3, "Refresh"))
    await seat(page).get_by_text("Revision 3").wait_for()
    assert await page.evaluate(focused) == "t:3:lay"
    await seat(page).get_by_role("button", name="Refresh").focus()
    await server.say(hand(4, "Score"))
    await seat(page).get_by_text("Revision 4").wait_for()
    assert await page.evaluate(focused) == "10"


async def test_a_select_of_one_applies_at_once(page: Page, server: Scripted) -> None:
    await server.say(shown(10, row(select("Discard …", "d", "Q♥", "K♣"))))
    server.script["select"] = lambda *_: [{"type": "answered"}]
    chooser = seat(page).get_by_role("combobox", name="Discard …")
    await chooser.click()
    await page.get_by_role("option", name="K♣").click()
    frame = await server.frame("select")
    assert frame == {"type": "select", "message": "10", "custom_id": "d", "values": ["K♣"], "ref": 1}
    assert await chooser.inner_text() == "K♣"
    assert await page.locator("#list").is_hidden()
    # The same one again is no choice, as in Discord; another one is.
    await chooser.press("Enter")
    await chooser.press("Enter")
    await chooser.press("Enter")
    await chooser.press("Home")
    await chooser.press("Enter")
    assert (await server.frame("select", count=2))["values"] == ["Q♥"]


async def test_a_select_of_several_applies_when_it_closes(page: Page, server: Scripted) -> None:
    await server.say(shown(10, row(select("Cards", "c", "a", "b", "c", most=2))))
    chooser = seat(page).get_by_role("combobox", name="Cards")
    await chooser.focus()
    for key in ("Enter", "Enter", "ArrowDown", "ArrowDown", " ", "ArrowUp", " "):
        await chooser.press(key)
    assert server.got == []
    assert await page.locator("#list [aria-selected=true]").count() == 2
    await chooser.press("Escape")
    assert (await server.frame("select"))["values"] == ["a", "c"]


async def test_an_open_list_survives_a_redraw_of_its_message(page: Page, server: Scripted) -> None:
    await server.say(shown(10, text("One"), row(select("Cards", "c", "a", "b"))))
    await seat(page).get_by_role("combobox", name="Cards").click()
    await server.say(shown(10, text("Two"), row(select("Cards", "c", "a", "b"))))
    await seat(page).get_by_text("Two").wait_for()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    assert (await server.frame("select"))["values"] == ["b"]


async def test_a_modal(page: Page, server: Scripted) -> None:
    fields = [
        {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1, "min_length": 2}},
        {"type": 18, "label": "Cards", "component": select("Which?", "cards", "a", "b", most=2)},
        {
            "type": 18,
            "label": "Speed",
            "component": {
                "type": 21,
                "custom_id": "speed",
                "options": [{"label": "Slow", "value": "s"}, {"label": "Fast", "value": "f"}],
            },
        },
        {"type": 18, "label": "Sure?", "component": {"type": 23, "custom_id": "sure"}},
    ]
    modal = {"custom_id": "m", "title": "Settings", "components": fields}
    server.script["press"] = lambda *_: [{"type": "modal", "modal": modal}]
    await server.say(shown(10, row(button("Settings", "s"))))
    await seat(page, "2").get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    await dialog.get_by_label("Name").fill("x")
    await dialog.get_by_role("button", name="Submit").click()
    assert "needs at least 2 characters" in await dialog.inner_text()
    await dialog.get_by_label("Name").fill("Ben's table")
    await dialog.get_by_role("combobox", name="Cards").click()
    await page.locator("#list [data-value=b]").click()
    await page.keyboard.press("Escape")
    assert await dialog.is_visible()
    await dialog.get_by_label("Fast").check()
    await dialog.get_by_label("Sure?").check()
    await dialog.get_by_role("button", name="Submit").click()
    sent = await server.frame("submit")
    assert sent["values"] == {"name": "Ben's table", "cards": ["b"], "speed": "f", "sure": True}
    assert sent["modal_ref"] == 1
    await server.push("2", type="failed", ref=sent["ref"], text="Something went wrong. Try again.")
    await dialog.get_by_text("Something went wrong").wait_for()
    await dialog.get_by_role("button", name="Submit").click()
    await server.push("2", type="answered", ref=(await server.frame("submit", count=2))["ref"])
    await dialog.wait_for(state="detached")


async def test_what_else_a_message_may_contain(page: Page, server: Scripted) -> None:
    section = {
        "type": 9,
        "components": [text("With a picture")],
        "accessory": {"type": 11, "media": {"url": "/cdn/x.png"}, "description": "A card"},
    }
    gallery = {"type": 12, "items": [{"media": {"url": "https://elsewhere.example/p.png"}, "description": "Far"}]}
    link = {"type": 2, "style": 5, "label": "Source", "url": "https://example.com/"}
    bad = {"type": 2, "style": 5, "label": "Bad", "url": "javascript:alert(1)"}
    await server.say(shown(9, flags=128))
    await server.say(shown(10, section, gallery, row(link, bad), {"type": 99}, by=BOT, edited_timestamp="2026-01-02"))
    message = seat(page).locator("[data-message='10']")
    await message.get_by_alt_text("A card").wait_for()
    assert await message.get_by_role("link", name="Source").get_attribute("href") == "https://example.com/"
    assert await message.locator("a[href^=javascript]").count() == 0
    assert "Far" in await message.inner_text()
    assert "(edited)" in await message.inner_text()
    assert "cannot show a component of type 99" in await message.inner_text()
    await seat(page).get_by_text("Canasta is thinking…").wait_for()
