"""Pictures above a message, each with what it shows in words for whoever cannot see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from discord import MediaGalleryItem, ui

from bot.pictures.picture import NamedPicture
from bot.ui.layout import clip
from bot.ui.rendered import Rendered

MAX_ALT: Final = 1024


def with_pictures(rendered: Rendered, pictures: Sequence[NamedPicture]) -> Rendered:
    """Put pictures above a message, where there is room for them."""
    container = next((item for item in rendered.layout.children if isinstance(item, ui.Container)), None)
    if not pictures or container is None:
        return rendered
    # One gallery for each: Discord would show several pictures of one gallery side by side, and cut them.
    galleries: list[ui.MediaGallery[Any]] = [
        ui.MediaGallery(MediaGalleryItem(each.address, description=clip(each.picture.alt, MAX_ALT)))
        for each in pictures
    ]
    below = list(container.children)
    container.clear_items()
    for item in (*galleries, *below):
        container.add_item(item)
    pictured = replace(rendered, files=tuple((each.name, each.picture.png) for each in pictures))
    return pictured if pictured.fits else pictured.without_files()
