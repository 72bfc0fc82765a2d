"""The application's own emojis."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Final

from bot.sandbox.clock import Snowflakes
from bot.sandbox.errors import UNKNOWN_EMOJI, ApiError, Form
from bot.sandbox.message import Upload
from bot.sandbox.objects import user_json
from bot.sandbox.wire import Id, Json
from bot.sandbox.world import User

MOST: Final = 2000
LARGEST: Final = 256 << 10
_IMAGE: Final = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.+)", re.DOTALL)


class EmojiBook:
    """Emojis by id, each with its picture."""

    def __init__(self, snowflakes: Snowflakes, bot: User) -> None:
        self._snowflakes = snowflakes
        self._bot = bot
        self._emojis: dict[Id, Json] = {}
        self.pictures: dict[Id, Upload] = {}

    def all(self) -> list[Json]:
        """Return all of them."""
        return list(self._emojis.values())

    def add(self, body: Json) -> Json:
        """Add one.

        Raises:
            ApiError: INVALID_FORM.
        """
        form = Form()
        name = str(body.get("name") or "")
        found = _IMAGE.fullmatch(str(body.get("image") or ""))
        if not re.fullmatch(r"\w{2,32}", name, re.ASCII):
            form.refuse("STRING_TYPE_REGEX", "String value did not match validation regex.", "name")
        if name in [emoji["name"] for emoji in self._emojis.values()]:
            form.refuse("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji name already taken", "name")
        if len(self._emojis) >= MOST:
            form.refuse("MAXIMUM_NUMBER_OF_EMOJIS", f"Maximum number of emojis reached ({MOST})")
        try:
            picture = base64.b64decode(found[2], validate=True) if found else b""
        except binascii.Error:
            picture = b""
        if found is None or not picture:
            form.refuse("IMAGE_INVALID", "Invalid image data", "image")
        elif len(picture) > LARGEST:
            form.refuse("BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.", "image")
        form.finish()
        kind = found[1] if found else ""
        emoji: Json = {
            "id": self._snowflakes.next(),
            "name": name,
            "roles": [],
            "user": user_json(self._bot),
            "require_colons": True,
            "managed": False,
            "animated": kind == "image/gif",
            "available": True,
        }
        self._emojis[emoji["id"]] = emoji
        self.pictures[emoji["id"]] = Upload(name, picture, kind)
        return emoji

    def delete(self, emoji_id: Id) -> None:
        """Delete one.

        Raises:
            ApiError: UNKNOWN_EMOJI.
        """
        if self._emojis.pop(emoji_id, None) is None:
            raise ApiError(UNKNOWN_EMOJI)
        del self.pictures[emoji_id]
