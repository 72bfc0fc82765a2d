"""The system's Chromium, led by Playwright; where either is missing, tests of the page are skipped.

In CI, a Chromium that nothing leads is a fault of the set-up: there they fail.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
_NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_GREETED: Final = "select[aria-label^='Channel of'] option"
"""What a seat has from the greeting on."""


def program() -> str | None:
    """Return the path of a Chromium, if there is one."""
    return next((path for name in _NAMES if (path := shutil.which(name))), None)


def what_is_missing() -> str | None:
    """Say what this machine lacks for tests in a browser; None if nothing."""
    if program() is None:
        return (
            "There is no Chromium here. On Debian: apt-get install --no-install-recommends chromium fonts-dejavu-core"
        )
    if importlib.util.find_spec("playwright") is None:
        return "There is no playwright here: it comes with the extra [dev]"
    return None


async def connected(page: Page) -> None:
    """Wait until the bot is online and every seat has heard the server's greeting, whoever's came first."""
    await page.locator("#bot[data-kind=online]").wait_for()
    await page.locator(".seat").filter(has_not=page.locator(_GREETED)).first.wait_for(state="detached")


def must_not_be_skipped() -> bool:
    """Return whether this is CI with a Chromium, where a skip would hide that the page went untested."""
    return bool(os.environ.get("CI")) and program() is not None


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """Start a browser without a window."""
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program(), args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            await browser.close()
