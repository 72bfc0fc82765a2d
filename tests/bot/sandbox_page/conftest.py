"""A browser for each module of tests, and for each test a page that has complained of nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests.bot.sandbox_page.browser import chromium, connected, must_not_be_skipped, what_is_missing
from tests.bot.sandbox_page.scripted import Scripted, scripted

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, Page

Opener = Callable[..., Awaitable["Page"]]
missing = what_is_missing()


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    """Start the browser, or skip; in CI with a Chromium, fail."""
    if missing is not None and must_not_be_skipped():
        pytest.fail(f"In CI the page must be tested where Chromium is. {missing}", pytrace=False)
    if missing is not None:
        pytest.skip(missing)
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="module")
async def server() -> AsyncIterator[Scripted]:
    """Serve the page with a script."""
    async with scripted() as serving:
        yield serving


@pytest_asyncio.fixture(loop_scope="module")
async def opened(browser: Browser) -> AsyncIterator[Opener]:
    """Return a function that opens an address in a window of its own: ``await opened(address, width=390)``.

    The test fails if a script of the page raised something, or the page's own security policy was broken.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    async def open_page(address: str, *, width: int = 1400, height: int = 900, scheme: str = "dark") -> Page:
        context = await browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            locale="en-US",
            timezone_id="UTC",
        )
        contexts.append(context)
        context.set_default_timeout(30_000)
        page = await context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if "Security Policy" in said.text else None)
        await page.goto(address)
        return page

    yield open_page
    for context in contexts:
        await context.close()
    assert complaints == []


@pytest_asyncio.fixture(loop_scope="module")
async def page(opened: Opener, server: Scripted) -> Page:
    """Open the page of the scripted server, with everybody connected."""
    page = await opened(server.address)
    await connected(page)
    return page
