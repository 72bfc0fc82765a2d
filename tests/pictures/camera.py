"""Photographs of web pages, taken by the system's Chromium without a window."""

from __future__ import annotations

import importlib.util
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class NoCamera(Exception):
    """Pictures cannot be taken on this machine; the text says what it lacks."""


def find_browser() -> str:
    """Return the program to photograph with.

    Raises:
        NoCamera: There is no Chromium, or no playwright to lead it.
    """
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        raise NoCamera("There is no Chromium here. On Debian: apt-get install chromium fonts-noto-core")
    if importlib.util.find_spec("playwright") is None:
        raise NoCamera("There is no playwright here: pip install --constraint constraints.txt playwright")
    return found


class Camera:
    """Takes pictures of pages, one width after the other."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def take(self, html: str, path: Path, *, width: int, scale: float = 1) -> None:
        """Photograph a whole page, as high as it is, into a PNG file."""
        view = self._browser.new_page(viewport={"width": width, "height": 10}, device_scale_factor=scale)
        view.set_content(html)
        view.screenshot(path=path, full_page=True)
        view.close()


@contextmanager
def camera(program: str) -> Iterator[Camera]:
    """Open the browser for as long as pictures are taken."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        try:
            yield Camera(browser)
        finally:
            browser.close()
