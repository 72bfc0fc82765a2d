"""Take pictures of the page in the middle of a round: ``python -m tests.bot.sandbox_page.shots OUT_DIR``."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from bot.ui.custom_id import Verb
from tests.bot.play.games import FIRST_ROUND, SHORT_MATCH
from tests.bot.play.rounds import Entropy
from tests.bot.sandbox_page.browser import chromium, connected, what_is_missing
from tests.bot.sandbox_page.house import House, house
from tests.bot.sandbox_page.player import Player, players, start_match, whose_turn

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

Scheme = Literal["dark", "light"]
SCHEMES: Final[tuple[Scheme, ...]] = ("dark", "light")
PHONE: Final = (390, 844)
DESKTOP: Final = (1400, 900)
TALL: Final = 2000
"""Room for a whole message."""
STEPS: Final = 24
"""So many presses make a board with melds and a pile."""


def main(argv: Sequence[str] | None = None) -> int:
    """Play, photograph, and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.sandbox_page.shots", description=__doc__)
    parser.add_argument("out", type=Path, metavar="OUT_DIR", help="where the pictures go, as PNG")
    out: Path = parser.parse_args(argv).out
    if (missing := what_is_missing()) is not None:
        sys.stderr.write(f"No pictures are taken. {missing}\n")
        return 1
    out.mkdir(parents=True, exist_ok=True)
    asyncio.run(_photograph(out))
    sys.stdout.write(f"The pictures are in {out}\n")
    return 0


async def _photograph(out: Path) -> None:
    async with house(Entropy(SHORT_MATCH, first_round=FIRST_ROUND)) as home, chromium() as browser:
        page = await _opened(browser, home, DESKTOP, "dark")
        people = await start_match(page, home)
        await page.screenshot(path=out / "start-wide.png")
        for _ in range(STEPS):
            person = await whose_turn(people)
            assert person is not None
            await person.move(await person.hand())
        mover = await whose_turn(people)
        assert mover is not None
        await mover.hand()
        await page.screenshot(path=out / "play-wide-dark.png")
        await page.emulate_media(color_scheme="light")
        await page.screenshot(path=out / "play-wide-light.png")
        for scheme in SCHEMES:
            await _on_the_phone(await _opened(browser, home, PHONE, scheme), home, mover.user, out, scheme)


async def _on_the_phone(page: Page, home: House, user: str, out: Path, scheme: Scheme) -> None:
    await connected(page)
    await page.locator(f".tab[data-seat='{user}']").click()
    player: Player = next(each for each in players(page, home).values() if each.user == user)
    hand = player.messages(Verb.REFRESH).last
    await page.set_viewport_size({"width": PHONE[0], "height": TALL})
    await player.messages(Verb.RULES).last.screenshot(path=out / f"table-{scheme}.png")
    await hand.screenshot(path=out / f"hand-{scheme}.png")
    await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    await hand.scroll_into_view_if_needed()
    await page.screenshot(path=out / f"phone-{scheme}.png")
    await hand.locator("[role=combobox]").last.click()
    await page.screenshot(path=out / f"phone-list-{scheme}.png")


async def _opened(browser: Browser, home: House, size: tuple[int, int], scheme: Scheme) -> Page:
    width, height = size
    context = await browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce", locale="en-US"
    )
    page = await context.new_page()
    await page.goto(home.address)
    return page


if __name__ == "__main__":
    sys.exit(main())
