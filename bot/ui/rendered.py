"""A message ready to be sent: its layout, and whom it may notify."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final, Self

from discord import ui

from bot.tables.table import UserId
from bot.ui.custom_id import Press

MAX_COMPONENTS: Final = 40
MAX_TEXT: Final = 4000


class Layout(ui.LayoutView):
    """A picture, not a listener: it counts as finished from the start, so discord.py never keeps it.

    Presses are routed by their custom_id alone.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()

    def is_finished(self) -> bool:
        """Tell discord.py not to store this view."""
        return True


class Form(ui.Modal):
    """A form as a picture, not a listener, as ``Layout`` is: its press comes back with what was written."""

    def __init__(self, title: str, press: Press) -> None:
        super().__init__(title=title, custom_id=press.encode(), timeout=None)
        self.stop()

    def is_finished(self) -> bool:
        """Tell discord.py not to store this form."""
        return True


@dataclass(frozen=True, slots=True)
class Rendered:
    """One message: what it shows, and the only users whom it may mention with a notification.

    Attributes:
        in_text: Draws the same message with cards as text, for where Discord refuses their emojis; None if it has none.
        files: The name and bytes of each picture that the layout shows.
    """

    layout: Layout
    mentions: tuple[UserId, ...] = ()
    in_text: Callable[[], Rendered] | None = field(default=None, compare=False, repr=False)
    files: tuple[tuple[str, bytes], ...] = field(default=(), repr=False)

    @property
    def text(self) -> str:
        """All text of the message, as its reader meets it; buttons and selects left out."""
        return "\n".join(item.content for item in self.layout.walk_children() if isinstance(item, ui.TextDisplay))

    @property
    def fits(self) -> bool:
        """Whether Discord takes a message of this size."""
        return self.layout.total_children_count <= MAX_COMPONENTS and self.layout.content_length() <= MAX_TEXT

    def without_emojis(self) -> Self | None:
        """Return the message drawn once more with cards as text; None if that is how it is."""
        return None if self.in_text is None else replace(self, layout=self.in_text().layout, in_text=None)

    def without_files(self) -> Self:
        """Return the message without its pictures, which are taken off its layout."""
        for item in list(self.layout.walk_children()):
            if isinstance(item, ui.MediaGallery) and isinstance(item.parent, ui.Container):
                item.parent.remove_item(item)
        return replace(self, files=())

    def interactive(self) -> Iterator[ui.Button[Any] | ui.Select[Any]]:
        """Yield the buttons and selects from top to bottom."""
        for item in self.layout.walk_children():
            if isinstance(item, ui.Button | ui.Select):
                yield item
