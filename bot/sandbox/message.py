"""One message: what is in it, who wrote it, and who is its only reader."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from bot.sandbox.components import TEXT, walk
from bot.sandbox.drafts import COMPONENTS_V2, LOADING
from bot.sandbox.objects import user_json
from bot.sandbox.wire import Id, Json, timestamp
from bot.sandbox.world import Channel, User


class Upload(NamedTuple):
    """A file that comes with a request."""

    name: str
    content: bytes
    kind: str


class Happening(StrEnum):
    """What can happen to a message."""

    SENT = "MESSAGE_CREATE"
    CHANGED = "MESSAGE_UPDATE"
    DELETED = "MESSAGE_DELETE"


@dataclass(slots=True, eq=False)
class Message:
    """A message; ``reader`` is the only user who sees it, ``cause`` the interaction that it answers.

    ``leads_to`` is the thread that Discord says with it was made.
    """

    id: Id
    channel: Channel
    author: User
    at: float
    reader: User | None = None
    cause: Json | None = None
    kind: int = 0
    flags: int = 0
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    mentioned: list[User] = field(default_factory=list)
    edited_at: float | None = None
    dismissed: bool = False
    nonce: str | int | None = None
    leads_to: Channel | None = None

    @property
    def is_v2(self) -> bool:
        """Whether it is made of components alone."""
        return bool(self.flags & COMPONENTS_V2)

    @property
    def is_loading(self) -> bool:
        """Whether it stands for an answer that takes long."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """Everything written in it, a line for each text."""
        texts = [part["content"] for part in walk(self.components) if part.get("type") == TEXT]
        return "\n".join(filter(None, [self.content, *texts]))

    def component(self, custom_id: str) -> Json | None:
        """Return the control of this custom_id."""
        return next((part for part in walk(self.components) if part.get("custom_id") == custom_id), None)

    def to_json(self) -> Json:
        """Return it as Discord writes it."""
        shown: Json = {
            "id": self.id,
            "channel_id": self.channel.id,
            "type": self.kind,
            "author": user_json(self.author),
            "content": self.content,
            "components": self.components,
            "embeds": self.embeds,
            "attachments": self.attachments,
            "mentions": [user_json(user) for user in self.mentioned],
            "mention_roles": [],
            "mention_everyone": False,
            "flags": self.flags,
            "timestamp": timestamp(self.at),
            "edited_timestamp": None if self.edited_at is None else timestamp(self.edited_at),
            "pinned": False,
            "tts": False,
        }
        if self.nonce is not None:
            shown["nonce"] = self.nonce
        if self.author.is_bot:
            shown["application_id"] = self.author.id
        if self.leads_to is not None:
            shown["message_reference"] = {"channel_id": self.leads_to.id, "guild_id": self.leads_to.guild.id}
        if self.cause is not None:
            shown |= {"webhook_id": self.author.id, "interaction_metadata": self.cause}
        return shown
