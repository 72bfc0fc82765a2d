"""House rules through the page: the host fills in the form for a page of fields, and everybody sees the change."""

from __future__ import annotations

import pytest

from bot.ui.custom_id import Verb
from tests.bot.play.games import FIRST_ROUND, SHORT_MATCH
from tests.bot.play.rounds import Entropy
from tests.bot.sandbox_page.browser import connected
from tests.bot.sandbox_page.conftest import Opener
from tests.bot.sandbox_page.house import house
from tests.bot.sandbox_page.player import players

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_host_changes_the_rules_by_a_form(opened: Opener) -> None:
    async with house(Entropy(SHORT_MATCH, first_round=FIRST_ROUND)) as home:
        page = await opened(home.address)
        await connected(page)
        host, guest, *_ = players(page, home).values()
        await host.type_command("/canasta new", "Enter", "Enter")
        await guest.messages(Verb.SIT).last.wait_for()
        await guest.click(guest.messages(Verb.SIT).last, Verb.SIT)
        await guest.click(guest.messages(Verb.READY).last, Verb.READY)
        await guest.seat.get_by_text("✅ ready").wait_for()

        await host.click(host.messages(Verb.HOUSE).last, Verb.HOUSE)
        private = host.messages(Verb.CHANGE).last
        await private.wait_for()
        await private.get_by_role("combobox").first.click()
        await page.locator("#list [data-value='out']").click()
        await private.get_by_text("Canastas to go out").wait_for()

        await host.click(private, Verb.CHANGE)
        form = page.get_by_role("dialog", name="House rules: Going out")
        await form.get_by_label("Canastas to go out").fill("nine")
        await form.get_by_role("button", name="Submit").click()
        await private.get_by_text("must be a whole number: 0 to 5").wait_for()

        await host.click(private, Verb.CHANGE)
        await form.get_by_label("Canastas to go out").fill("2")
        await form.get_by_role("combobox", name="Asking the partner “May I go out?”").click()
        await page.locator("#list [data-value='no']").click()
        await form.get_by_role("button", name="Submit").click()
        await form.wait_for(state="detached")

        lobby = guest.messages(Verb.READY).last
        await lobby.get_by_text("House rules: Canastas to go out: 2 · Asking the partner").wait_for()
        assert "✅" not in await lobby.inner_text()
        assert home.sandbox.interactions.failed == []


async def test_rules_are_kept_and_chosen_while_typing(opened: Opener) -> None:
    async with house(Entropy(SHORT_MATCH, first_round=FIRST_ROUND)) as home:
        page = await opened(home.address)
        await connected(page)
        host, guest, *_ = players(page, home).values()
        await host.type_command("/canasta new", "Enter", "Enter")
        await host.messages(Verb.HOUSE).last.wait_for()
        await host.click(host.messages(Verb.HOUSE).last, Verb.HOUSE)
        private = host.messages(Verb.SAVE).last
        await private.wait_for()
        await host.click(private, Verb.SAVE)
        form = page.get_by_role("dialog", name="Save these house rules")
        await form.get_by_label("Name").fill("Friday night")
        await form.get_by_role("button", name="Submit").click()
        await host.messages(Verb.FORGET).last.get_by_text("Friday night", exact=True).first.wait_for()

        await guest.type_command("/canasta new", "Enter", "rules", "Enter", "Frid")
        await page.locator("#list [role=option]", has_text="Friday night").first.wait_for()
        assert home.sandbox.interactions.failed == []
