"""Discord's markdown as HTML."""

import pytest

from tests.pictures.markdown import Reader, inline, markdown, since

READER = Reader({7: "Anna", 8: "canasta"}, now=1000.0)


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("# One", "<h1>One</h1>"),
        ("## Two", "<h2>Two</h2>"),
        ("### **Three**", "<h3><b>Three</b></h3>"),
        ("#### no heading", "<p>#### no heading</p>"),
        ("#no heading", "<p>#no heading</p>"),
        ("-# small", "<small>small</small>"),
        ("plain", "<p>plain</p>"),
        ("", "<p class=gap></p>"),
        ("- **a:** b\n- c", "<ul><li><b>a:</b> b</li><li>c</li></ul>"),
        ("1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"),
        ("> a\n> b\nc", "<blockquote>a<br>b</blockquote><p>c</p>"),
        ("```\na <b>\n  c\n```\nd", "<pre>a &lt;b&gt;\n  c</pre><p>d</p>"),
    ],
)
def test_lines(text: str, html: str) -> None:
    assert markdown(text, READER) == html


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("a < b & c", "a &lt; b &amp; c"),
        ("**bold** and *not*", "<b>bold</b> and <i>not</i>"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("~~gone~~", "<s>gone</s>"),
        ("`K♥ **x** <@7>`", "<code>K♥ **x** &lt;@7&gt;</code>"),
        ("**<@7> (North)**", "<b><span class=mention>@Anna</span> (North)</b>"),
        ("<@9>", "<span class=mention>@unknown-user</span>"),
        ("<#8>", "<span class=mention>#canasta</span>"),
        ("<t:400:R>", "<span class=time>10 minutes ago</span>"),
        ("♠", "<span class=emoji>♠\ufe0f</span>"),
    ],
)
def test_marks_inside_a_line(text: str, html: str) -> None:
    assert inline(text, READER) == html


def test_names_cannot_smuggle_html() -> None:
    assert inline("<@7>", Reader({7: "<script>"})) == "<span class=mention>@&lt;script&gt;</span>"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (-5, "a few seconds ago"),
        (59, "a few seconds ago"),
        (60, "a minute ago"),
        (7199, "an hour ago"),
        (7200, "2 hours ago"),
        (200000, "2 days ago"),
    ],
)
def test_times_that_have_passed(seconds: float, said: str) -> None:
    assert since(seconds) == said
