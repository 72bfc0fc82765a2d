"""Markdown as the bot writes it, and as somebody might write it who means harm: parsed in the browser."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from tests.bot.sandbox_page.scripted import scripted

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """Open one page for all these tests: they only use its modules."""
    async with scripted() as server:
        page = await browser.new_page()
        await page.goto(server.address)
        yield page
        await page.close()


RENDER = """async (text) => {
  const { markdown } = await import("/markdown.js");
  const names = { userName: (id) => ({ 7: "Anna <b>" })[id], channelName: () => "canasta", locale: "en-US" };
  const box = document.createElement("div");
  box.append(...markdown(text, names));
  return box.innerHTML;
}"""


async def rendered(page: Page, text: str) -> str:
    found = await page.evaluate(RENDER, text)
    assert isinstance(found, str)
    return found


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("plain", "<p>plain</p>"),
        ("two\nlines", "<p>two<br>lines</p>"),
        ("## Your hand", '<h4 class="h2">Your hand</h4>'),
        ("#no heading", "<p>#no heading</p>"),
        ("-# small **bold**", '<small class="subtext">small <strong>bold</strong></small>'),
        ("> quoted\n> on\nafter", "<blockquote><p>quoted<br>on</p></blockquote><p>after</p>"),
        ("- one\n- two\n  - inner\n- three", "<ul><li>one</li><li>two<ul><li>inner</li></ul></li><li>three</li></ul>"),
        ("3. three\n4. four", '<ol start="3"><li>three</li><li>four</li></ol>'),
        ("**bold** *italic* _too_ ~~gone~~ __under__", None),
        ("***both***", "<p><strong><em>both</em></strong></p>"),
        ("`Q♥ **K♣**`", "<p><code>Q♥ **K♣**</code></p>"),
        ("```\na **b**\n```", '<pre tabindex="0"><code>a **b**</code></pre>'),
        ("```\nnever closed", "<p>```<br>never closed</p>"),
        ("snake_case_name", "<p>snake_case_name</p>"),
        (r"\*not\* bold", "<p>*not* bold</p>"),
        (
            "<@7> in <#1>",
            '<p><span class="mention">@Anna &lt;b&gt;</span> in <span class="mention">#canasta</span></p>',
        ),
        ("<@!8>", '<p><span class="mention">@unknown-user</span></p>'),
        ("a ♥", '<p>a <span class="emoji">♥️</span></p>'),
        ("2 * 3 * 4", "<p>2 * 3 * 4</p>"),
        ("**", "<p>**</p>"),
        ("", "<p></p>"),
    ],
)
async def test_what_the_bot_writes(page: Page, text: str, html: str | None) -> None:
    expected = html or "<p><strong>bold</strong> <em>italic</em> <em>too</em> <s>gone</s> <u>under</u></p>"
    assert await rendered(page, text) == expected


async def test_links_go_only_where_a_browser_may_go(page: Page) -> None:
    safe = await rendered(page, "[rules](https://example.com/a_b)")
    assert 'href="https://example.com/a_b"' in safe
    assert 'rel="noopener noreferrer"' in safe
    for text in ("[x](javascript:alert(1))", "[x](data:text/html,hi)", "<javascript:alert(1)>", "javascript:alert(1)"):
        assert "<a" not in await rendered(page, text)


@pytest.mark.parametrize(
    "text",
    [
        "<img src=x onerror=alert(1)>",
        "**<script>alert(1)</script>**",
        "`<svg onload=alert(1)>`",
        "> <iframe src=javascript:alert(1)>",
        "- <b onclick=alert(1)>x</b>",
        '[<img src=x onerror=alert(1)>](https://example.com/"onmouseover="alert(1))',
        "||<style>*{display:none}</style>||",
        "<a:evil:1>" + '<:x"onerror=alert(1):2>',
    ],
)
async def test_markup_stays_text(page: Page, text: str) -> None:
    read = """async (text) => {
      const { markdown } = await import("/markdown.js");
      const box = document.createElement("div");
      box.append(...markdown(text, { userName: () => "x", channelName: () => "x", locale: "en-US" }));
      const attributes = (node) => [...node.attributes].map(({ name, value }) => [name, value]);
      return [...box.querySelectorAll("*")].map((node) => [node.localName, Object.fromEntries(attributes(node))]);
    }"""
    for tag, attributes in await page.evaluate(read, text):
        assert tag in {"p", "strong", "code", "blockquote", "ul", "li", "a", "button", "img"}
        assert not [name for name in attributes if name.startswith("on")]
        assert attributes.get("href", "https://").startswith("https://")
        # A picture is only ever loaded from the sandbox itself.
        assert attributes.get("src", page.url).startswith(page.url)


async def test_long_and_nested_text_is_read_quickly(page: Page) -> None:
    for text in ("*" * 4000, "**_~~||" * 500, "> " * 2000, "[" * 4000, "`" * 4000, "<@" * 2000, "-  " * 1300):
        took = await page.evaluate(
            f"async (text) => {{ const t = performance.now(); await ({RENDER})(text); return performance.now() - t; }}",
            text,
        )
        assert took < 1000, text[:8]


async def test_relative_times_in_the_language_of_the_seat(page: Page) -> None:
    say = """async ([away, locale]) => (await import("/time.js")).relative(1000 + away, 1000, locale)"""
    assert await page.evaluate(say, [-130, "en-US"]) == "2 minutes ago"
    assert await page.evaluate(say, [-3600, "de"]) == "vor 1 Stunde"
    assert await page.evaluate(say, [90000, "it"]) == "domani"
    assert await page.evaluate(say, [0, "en-US"]) == "now"
