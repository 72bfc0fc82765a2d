"""Messages as a page: each kind of component, and every message that the bot has."""

import re
from html.parser import HTMLParser

import pytest

from tests.pictures.markdown import Reader
from tests.pictures.page import Picture, message, page
from tests.pictures.played import play
from tests.pictures.posed import NAMES, pose

READER = Reader({7: "Anna"})
MADE_OF = {
    "type": 17,
    "accent_color": 0x2E7D4F,
    "components": [
        {"type": 10, "content": "## Table <@7>"},
        {"type": 14},
        {
            "type": 1,
            "components": [
                {"type": 2, "style": 1, "label": "Go & see", "custom_id": "a"},
                {"type": 2, "style": 4, "label": "Off", "custom_id": "b", "disabled": True},
            ],
        },
        {
            "type": 1,
            "components": [
                {
                    "type": 3,
                    "custom_id": "c",
                    "placeholder": "Which?",
                    "options": [{"label": "K♥", "value": "1", "description": "New meld"}],
                }
            ],
        },
    ],
}


def test_each_kind_of_component() -> None:
    drawn = message(Picture([MADE_OF]), READER)
    assert '<section style="border-left: 4px solid #2e7d4f">' in drawn
    assert "<h2>Table <span class=mention>@Anna</span></h2>" in drawn
    assert "<button class=primary>Go &amp; see</button>" in drawn
    assert "<button class=danger disabled>Off</button>" in drawn
    assert "Which?" in drawn
    assert "New meld" not in drawn
    assert "Only you can see this" not in drawn


def test_an_open_select_shows_what_it_offers() -> None:
    assert "<li>K♥<small>New meld</small></li>" in message(Picture([MADE_OF], shows_options=True), READER)


def test_a_private_message_says_so() -> None:
    assert "Only you can see this" in message(Picture([MADE_OF], is_private=True), READER)


def test_an_unknown_component_is_not_left_out_silently() -> None:
    with pytest.raises(ValueError, match="section"):
        message(Picture([{"type": 9, "components": []}]), READER)


class _Balance(HTMLParser):
    """Finds elements that are never closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in ("hr", "br", "meta"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


async def test_every_message_can_be_drawn() -> None:
    played = await play()
    everything = {**played.pictures, **pose(0.0)}
    reader = Reader({**played.reader.names, **NAMES}, played.reader.now)
    for name, pictures in everything.items():
        drawn = page(pictures, reader)
        balance = _Balance()
        balance.feed(drawn)
        assert balance.open == [], name
        assert "unknown-user" not in re.sub(r"#unknown-user", "", drawn), name
    shown = "".join(page(everything[name], reader) for name in ("table", "hand"))
    assert "@Anna" in shown
    assert "Your turn" in shown
