"""Choosing words costs nothing: every press and every picture does it, on the event loop."""

import pytest

from bot import i18n
from bot.i18n import words_for


def test_the_catalogs_are_looked_up_on_the_disk_once(monkeypatch: pytest.MonkeyPatch) -> None:
    words_for("en-GB")
    monkeypatch.delattr(i18n, "_locales")

    assert words_for("en-GB") is words_for("en")
    assert words_for("xx") is words_for("en")


def test_a_long_value_is_put_in_whole() -> None:
    hand = "<:cn_QH_3f9a1c:1234567890123456789> " * 40
    assert hand in words_for("en")("hand-cards", cards=hand)
