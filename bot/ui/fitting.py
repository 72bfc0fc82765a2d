"""Messages with cards as emojis, and with text where emojis are too long or not wanted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bot.i18n import Words
from bot.ui.rendered import Rendered


def with_text_behind(draw: Callable[[Words], Rendered], words: Words) -> Rendered:
    """Draw a message in the reader's words; with cards as text where their emojis leave no room.

    One with emojis says how it is drawn without them, for where Discord refuses those.
    """
    drawn, in_text = draw(words), words.in_text()
    if not words.faces:
        return drawn
    return replace(drawn, in_text=lambda: draw(in_text)) if drawn.fits else draw(in_text)
