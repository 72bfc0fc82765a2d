"""The page in a browser, wide and on a phone, light and dark, with what there is to see in the middle."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from PIL import Image

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


PHONE: Final = Device("phone", 390, 844, tall=3000)
DEVICES: Final = (Device("desktop", 1400, 1100), PHONE)
README_SCALE: Final = 1.5
_COLOURS: Final = 160
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
                shots = (_taken(page, device, home.address, moment) for (device, _), page in pages.items())
                for (device, scheme), png in zip(pages, await asyncio.gather(*shots), strict=True):
                    (folder / f"{moment.name}-{device.name}-{scheme}.png").write_bytes(png)
                    count += 1
            for page in pages.values():
                await page.context.close()
    return count


async def photograph_for_readme(folder: Path, wanted: Mapping[str, tuple[str, str]]) -> None:
    """Photograph moments of a match in English on a phone: by a moment's name, the file's, and which part is seen."""
    async with chromium() as browser:
        page = await _page(browser, PHONE, "light", scale=README_SCALE)
        async for home, moment in moments("en-US"):
            if moment.name in wanted:
                name, part = wanted[moment.name]
                png = await _taken(page, PHONE, home.address, moment, part)
                (folder / f"{name}.png").write_bytes(await asyncio.to_thread(_smaller, png))


def _smaller(png: bytes) -> bytes:
    """Reduce a picture to a palette: hardly anybody sees it, and it is loaded in a third of the time."""
    buffer = io.BytesIO()
    Image.open(io.BytesIO(png)).convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE).save(
        buffer, "PNG", optimize=True
    )
    return buffer.getvalue()


async def _page(browser: Browser, device: Device, scheme: Scheme, *, scale: float = 1.0) -> Page:
    context = await browser.new_context(
        viewport={"width": device.width, "height": device.height},
        device_scale_factor=scale,
        color_scheme=scheme,
        reduced_motion="reduce",
        locale="en-US",
        timezone_id="UTC",
    )
    return await context.new_page()


async def _taken(page: Page, device: Device, address: str, moment: Moment, part: str = "") -> bytes:
    """Photograph the message, or a part of it, on a phone, and on a wide screen the whole page with it."""
    await page.goto(address)
    await connected(page)
    user = moment.viewer.user.id
    if device.tall:
        await page.locator(f".tab[data-seat='{user}']").click()
        await page.set_viewport_size({"width": device.width, "height": device.tall})
    message = page.locator(f".seat[data-user='{user}'] [data-message='{moment.message.id}']")
    await message.scroll_into_view_if_needed()
    await message.locator("img").evaluate_all(_LOADED)
    if device.tall:
        png = await (message.locator(part).first if part else message).screenshot()
        await page.set_viewport_size({"width": device.width, "height": device.height})
    else:
        png = await page.screenshot()
    await page.goto("about:blank")  # nobody looks while the others play on
    return png
