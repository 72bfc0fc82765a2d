"""The system's Chromium, led by Playwright; where either is missing, tests of the page are skipped."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.async_api import Browser

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
