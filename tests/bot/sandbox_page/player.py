"""A player in front of a page: sees one seat, and uses nothing but what it shows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.ui.custom_id import Press, Verb
from tests.bot.play.offers import Offer
from tests.bot.play.policy import EAGER, Pressing, decide
from tests.bot.sandbox_page.browser import connected
from tests.bot.sandbox_page.house import House

if TYPE_CHECKING:
    from playwright.async_api import Locator, Page

_TO_MOVE: Final = re.compile(r"▶️ @(\w+)")
_ASKS: Final = re.compile(r"▶️ @\w+ \(\w+\) asks @(\w+):")
_LABELS: Final = re.compile(r"^(Pile|Stock):", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Player:
    """One user's seat on a page."""

    page: Page
    user: str

    @property
    def seat(self) -> Locator:
        """Everything that they see."""
        return self.page.locator(f".seat[data-user='{self.user}']")

    def messages(self, verb: Verb) -> Locator:
        """Return the messages that offer something."""
        control = self.page.locator(f"[data-custom-id^='c1:'][data-custom-id*=':{verb}']:not([disabled])")
        return self.seat.locator("[data-message]").filter(has=control)

    async def type_command(self, *keys: str) -> None:
        """Type into the composer: keys by name, and text."""
        await self.seat.locator(".main-input").focus()
        for key in keys:
            if key in ("Enter", "Tab", "Escape", "ArrowDown", "ArrowUp"):
                await self.page.keyboard.press(key)
            else:
                await self.page.keyboard.type(key)

    async def click(self, message: Locator, verb: Verb) -> None:
        """Press the first button of a message that is for something, and wait for the answer."""
        button = message.locator(f"button.button[data-custom-id*=':{verb}']:not([disabled])").first
        await button.click()
        await self.answered()

    async def answered(self) -> None:
        """Wait until nothing on this seat waits for an answer."""
        await self.seat.locator("[aria-disabled=true][data-custom-id]").first.wait_for(state="detached")

    async def hand(self) -> Locator:
        """Return their hand, brought up to date or opened."""
        hands = self.messages(Verb.REFRESH)
        if await hands.count():
            await self.click(hands.last, Verb.REFRESH)
        else:
            await self.click(self.messages(Verb.HAND).last, Verb.HAND)
            await hands.last.wait_for()
        return hands.last

    async def move(self, hand: Locator) -> Verb | None:
        """Do one thing that the hand offers; return what, None if there is nothing to do."""
        pressing = decide(await self._text(hand), await self._offers(hand), EAGER)
        if pressing is None:
            return None
        await self._press(hand, pressing)
        return pressing.offer.verb

    # how

    async def _text(self, message: Locator) -> str:
        """Return what a message says, with the marks that the deciding looks for."""
        return _LABELS.sub(r"**\1:**", await message.inner_text())

    async def _offers(self, message: Locator) -> list[Offer]:
        found = []
        controls = message.locator("[data-custom-id]:not([disabled])")
        for custom_id in await controls.evaluate_all("all => all.map(each => each.dataset.customId)"):
            press = Press.parse(custom_id)
            assert press is not None, custom_id
            found.append(Offer(press, custom_id, await self._values(message, custom_id)))
        return found

    async def _values(self, message: Locator, custom_id: str) -> tuple[str, ...]:
        """Open a select to see what it offers, and close it again."""
        control = message.locator(f"[data-custom-id='{custom_id}']")
        if await control.get_attribute("role") != "combobox":
            return ()
        await control.click()
        values = await self.page.locator("#list [role=option]").evaluate_all(
            "all => all.map(each => each.dataset.value)"
        )
        await self.page.keyboard.press("Escape")
        return tuple(values)

    async def _press(self, message: Locator, pressing: Pressing) -> None:
        control = message.locator(f"[data-custom-id='{pressing.offer.custom_id}']")
        await control.click()
        if pressing.value is not None:
            await self.page.locator(f"#list [data-value='{pressing.value}']").click()
        await self.answered()


def players(page: Page, house: House) -> dict[str, Player]:
    """Return who sits in front of a page, by name."""
    users = house.sandbox.world.users
    return {users[user].name: Player(page, user) for user in house.people}


async def start_match(page: Page, house: House) -> dict[str, Player]:
    """Open a table from the first seat, let the others sit down with the mouse, and start."""
    await connected(page)
    people = players(page, house)
    host, *others = people.values()
    await host.type_command("/canasta new", "Enter", "Enter")
    for person in others:
        await person.messages(Verb.SIT).last.wait_for()
        await person.click(person.messages(Verb.SIT).last, Verb.SIT)
    start = host.messages(Verb.START)
    await start.last.wait_for()
    await host.click(start.last, Verb.START)
    await host.messages(Verb.HAND).last.wait_for()
    return people


async def whose_turn(people: Mapping[str, Player]) -> Player | None:
    """Read on the board who has something to do; None when the round is over."""
    board = await next(iter(people.values())).messages(Verb.RULES).last.inner_text()
    found = _ASKS.search(board) or _TO_MOVE.search(board)
    return None if found is None else people[found[1]]
