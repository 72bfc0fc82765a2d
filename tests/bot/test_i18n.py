"""Choosing words costs nothing: every press and every picture does it, on the event loop."""

import pytest

from bot import i18n
from bot.i18n import words_for


def test_the_catalogs_are_looked_up_on_the_disk_once(monkeypatch: pytest.MonkeyPatch) -> None:
    words_for("en-GB")
    monkeypatch.delattr(i18n, "_locales")

    assert words_for("en-GB") is words_for("en")
    assert words_for("xx") is words_for("en")
