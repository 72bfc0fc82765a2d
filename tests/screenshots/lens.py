"""The page in a browser, wide and on a phone, light and dark, with what there is to see in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from tests.bot.sandbox_page.browser import chromium, connected
from tests.screenshots.evening import Moment, moments

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

Scheme = Literal["dark", "light"]


@dataclass(frozen=True, slots=True)
class Device:
    """A window, and how tall it becomes so that a whole message is seen; 0 as it is, with everything around."""

    name: str
    width: int
    height: int
    tall: int = 0


DEVICES: Final = (Device("desktop", 1400, 1100), Device("phone", 390, 844, tall=3000))
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")

_LOADED: Final = """(images) => Promise.all(images.map((image) => {
  image.loading = "eager";
  return image.decode();
}))"""


async def photograph(out: Path, locales: Sequence[str]) -> int:
    """Play a match in each language, photograph its moments on each device, and return how many pictures there are."""
    count = 0
    async with chromium() as browser:
        for locale in locales:
            folder = out / locale
            folder.mkdir(parents=True, exist_ok=True)
            pages = {(each, scheme): await _page(browser, each, scheme) for each in DEVICES for scheme in SCHEMES}
            async for home, moment in moments(locale):
                for (device, scheme), page in pages.items():
                    await page.goto(home.address)
                    await _take(page, device, moment, folder / f"{moment.name}-{device.name}-{scheme}.png")
                    await page.goto("about:blank")  # nobody looks while the others play on
                    count += 1
            for page in pages.values():
                await page.context.close()
    return count


async def _page(browser: Browser, device: Device, scheme: Scheme) -> Page:
    context = await browser.new_context(
        viewport={"width": device.width, "height": device.height},
        color_scheme=scheme,
        reduced_motion="reduce",
        locale="en-US",
        timezone_id="UTC",
    )
    return await context.new_page()


async def _take(page: Page, device: Device, moment: Moment, path: Path) -> None:
    """Photograph the message on a phone, and on a wide screen the whole page with the message in it."""
    await connected(page)
    user = moment.viewer.user.id
    if device.tall:
        await page.locator(f".tab[data-seat='{user}']").click()
        await page.set_viewport_size({"width": device.width, "height": device.tall})
    message = page.locator(f".seat[data-user='{user}'] [data-message='{moment.message.id}']")
    await message.scroll_into_view_if_needed()
    await message.locator("img").evaluate_all(_LOADED)
    if device.tall:
        await message.screenshot(path=path)
        await page.set_viewport_size({"width": device.width, "height": device.height})
    else:
        await page.screenshot(path=path)
