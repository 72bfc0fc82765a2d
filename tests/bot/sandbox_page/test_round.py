"""A whole round through the page: four seats, the real sandbox, the real bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest

from bot.ui.custom_id import Verb
from tests.bot.play.games import FIRST_ROUND, SHORT_MATCH
from tests.bot.play.rounds import Entropy
from tests.bot.sandbox_page.browser import connected
from tests.bot.sandbox_page.conftest import Opener
from tests.bot.sandbox_page.house import house
from tests.bot.sandbox_page.player import Player, players, start_match, whose_turn

if TYPE_CHECKING:
    from playwright.async_api import Page

pytestmark = pytest.mark.asyncio(loop_scope="module")

MOST_STEPS: Final = 250


async def test_a_round_from_the_command_to_the_score(opened: Opener) -> None:
    async with house(Entropy(SHORT_MATCH, first_round=FIRST_ROUND)) as home:
        page = await opened(home.address)
        people = await start_match(page, home)
        ann = next(iter(people.values()))
        done: list[Verb | None] = []
        results = ann.messages(Verb.NEXT)
        while not await results.count():
            assert len(done) < MOST_STEPS, done
            person = await whose_turn(people)
            if person is None:
                await results.last.wait_for()
                break
            done.append(await person.move(await person.hand()))
            await _is_private(page, people, person)
        assert {Verb.DRAW, Verb.LAY, Verb.DISCARD, Verb.ASK} <= set(done)
        assert Verb.YES in done or Verb.NO in done
        result = await results.last.inner_text()
        assert "This round:" in result
        for person in people.values():
            assert "Round 1" in await person.messages(Verb.NEXT).last.inner_text()
        assert home.sandbox.interactions.failed == []


async def _is_private(page: Page, people: dict[str, Player], owner: Player) -> None:
    """Check that the owner's hand is on no other seat."""
    hands = await owner.messages(Verb.REFRESH).evaluate_all("all => all.map(each => each.dataset.message)")
    if not hands:
        return
    message = hands[-1]
    assert await page.locator(f"[data-message='{message}']").count() == 1
    for person in people.values():
        mine = await person.seat.locator(".message.private").evaluate_all(
            "all => all.map(each => each.dataset.message)"
        )
        assert (message in mine) is (person is owner)


async def test_a_game_is_started_with_the_keyboard_alone(opened: Opener) -> None:
    async with house(Entropy(SHORT_MATCH, first_round=FIRST_ROUND)) as home:
        page = await opened(home.address)
        await connected(page)
        keyboard = page.keyboard
        await keyboard.press("F6")
        await keyboard.press("Shift+F6")
        await keyboard.type("/new")
        await keyboard.press("Enter")
        for option, name in (("partner", "Cat"), ("left", "Bob"), ("right", "Dan")):
            await keyboard.type(option)
            await keyboard.press("Enter")
            await keyboard.type(name)
            await keyboard.press("Enter")
        await keyboard.press("Enter")
        ann = next(iter(players(page, home).values()))
        await ann.messages(Verb.START).last.wait_for()
        await _tab_back_to(page, "Start")
        await keyboard.press("Enter")
        await ann.messages(Verb.HAND).last.wait_for()
        await ann.seat.locator(".main-input").focus()
        await _tab_back_to(page, "My hand")
        await keyboard.press(" ")
        await ann.messages(Verb.REFRESH).last.wait_for()
        assert "Your hand" in await ann.messages(Verb.REFRESH).last.inner_text()


async def _tab_back_to(page: Page, label: str) -> None:
    """Go back with Shift+Tab until a control has the focus."""
    for _ in range(30):
        if await page.evaluate("document.activeElement.textContent") == label:
            return
        await page.keyboard.press("Shift+Tab")
    raise AssertionError(label)


@pytest.mark.parametrize(("width", "scheme"), [(390, "dark"), (390, "light"), (1400, "dark")])
async def test_nothing_is_wider_than_the_window(opened: Opener, width: int, scheme: str) -> None:
    async with house(Entropy(SHORT_MATCH, first_round=FIRST_ROUND)) as home:
        page = await opened(home.address, width=width, height=844, scheme=scheme)
        await connected(page)
        ann = next(iter(players(page, home).values()))
        await ann.type_command("/canasta rules", "Enter", "Enter")
        await ann.seat.get_by_text("Going out").first.wait_for()
        overflow = """() => [document.documentElement, ...document.querySelectorAll(".messages")]
          .filter((each) => each.scrollWidth > each.clientWidth + 1).length"""
        assert await page.evaluate(overflow) == 0
