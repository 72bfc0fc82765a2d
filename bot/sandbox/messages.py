"""The messages of all channels, and who sees which."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Final

from bot.sandbox.clock import Clock, Snowflakes
from bot.sandbox.components import number, walk
from bot.sandbox.drafts import COMPONENTS_V2, EPHEMERAL, LOADING
from bot.sandbox.errors import UNKNOWN_MESSAGE, ApiError
from bot.sandbox.message import Happening, Message, Upload
from bot.sandbox.permissions import may_see
from bot.sandbox.wire import Id, Json
from bot.sandbox.world import Channel, User, World

THREAD_CREATED: Final = 18
_MENTION: Final = re.compile(r"<@!?(\d+)>")


class MessageBook:
    """All messages; whoever watches hears what happens to them, in order."""

    def __init__(self, clock: Clock, snowflakes: Snowflakes, world: World) -> None:
        self._clock = clock
        self._snowflakes = snowflakes
        self._world = world
        self._messages: dict[Id, Message] = {}
        self._in_channel: dict[Id, dict[Id, Message]] = defaultdict(dict)
        self.files: dict[str, Upload] = {}
        self.base = ""
        """The address that files are served at."""
        self.watchers: list[Callable[[Happening, Message], None]] = []

    def get(self, message_id: Id, *, channel: Channel | None = None) -> Message:
        """Return a message.

        Raises:
            ApiError: UNKNOWN_MESSAGE; there is none, or it is in another channel.
        """
        message = self._messages.get(message_id)
        if message is None or (channel is not None and message.channel is not channel):
            raise ApiError(UNKNOWN_MESSAGE)
        return message

    def visible_to(self, user: User, channel: Channel | None = None) -> list[Message]:
        """Return what somebody sees, everywhere or in one channel, oldest first."""
        candidates = self._messages if channel is None else self._in_channel[channel.id]
        return [message for message in candidates.values() if self.is_visible(message, user)]

    def is_visible(self, message: Message, user: User) -> bool:
        """Whether somebody sees a message."""
        if message.reader is not None:
            return message.reader is user and not message.dismissed
        return may_see(user, message.channel)

    def with_nonce(self, channel: Channel, author: User, nonce: str | int, *, since: float) -> Message | None:
        """Return the message that an author has sent with a nonce, if it is not older."""
        for message in reversed(self._in_channel[channel.id].values()):
            if message.at < since:
                break
            if message.nonce == nonce and message.author is author:
                return message
        return None

    def send(
        self,
        channel: Channel,
        author: User,
        body: Json,
        *,
        files: Iterable[Upload] = (),
        reader: User | None = None,
        cause: Json | None = None,
        is_loading: bool = False,
    ) -> Message:
        """Add a message that has been checked; its components become the message's own."""
        flags = (body.get("flags") or 0) & (COMPONENTS_V2 | EPHEMERAL) | (LOADING if is_loading else 0)
        kind = 20 if cause is not None and cause["type"] == 2 else 0
        message = Message(self._snowflakes.next(), channel, author, self._clock.now(), reader, cause, kind, flags)
        message.nonce = body.get("nonce")
        self._fill(message, body, files)
        self._messages[message.id] = self._in_channel[channel.id][message.id] = message
        self._tell(Happening.SENT, message)
        return message

    def announce_thread(self, thread: Channel, author: User) -> Message:
        """Say in a channel that somebody has made a thread there, as Discord does by itself."""
        assert thread.parent is not None
        message = Message(self._snowflakes.next(), thread.parent, author, self._clock.now(), kind=THREAD_CREATED)
        message.content, message.leads_to = thread.name, thread
        self._messages[message.id] = self._in_channel[message.channel.id][message.id] = message
        self._tell(Happening.SENT, message)
        return message

    def edit(self, message: Message, body: Json, *, files: Iterable[Upload] = ()) -> Message:
        """Change a message as far as the body, which has been checked, names its parts."""
        message.flags = message.flags & ~LOADING | (body.get("flags") or 0) & COMPONENTS_V2
        self._fill(message, body, files)
        message.edited_at = self._clock.now()
        self._tell(Happening.CHANGED, message)
        return message

    def delete(self, message: Message) -> None:
        """Delete a message."""
        if self._messages.pop(message.id, None) is not None:
            del self._in_channel[message.channel.id][message.id]
            self._tell(Happening.DELETED, message)

    def dismiss(self, message: Message) -> None:
        """Take a private message out of its reader's sight; for Discord it still exists."""
        message.dismissed = True

    def delete_all(self, channel: Channel) -> None:
        """Delete what stood in a channel that is gone."""
        for message_id in self._in_channel.pop(channel.id, {}):
            del self._messages[message_id]

    # how

    def _fill(self, message: Message, body: Json, files: Iterable[Upload]) -> None:
        if "content" in body:
            message.content = body["content"] or ""
        if "embeds" in body:
            message.embeds = body["embeds"] or []
        if "attachments" in body or files:
            kept = {str(item.get("id")) for item in body.get("attachments") or []}
            message.attachments = [item for item in message.attachments if item["id"] in kept]
        added = [self._add_file(message.channel, file) for file in files]
        if "components" in body:
            message.components = body["components"] or []
            number(message.components)
        shown = _show_files(message.components, [*message.attachments, *added])
        message.attachments += [item for item in added if item["filename"] not in shown]
        message.mentioned = self._mentioned(message, body.get("allowed_mentions"))

    def _add_file(self, channel: Channel, file: Upload) -> Json:
        file_id = self._snowflakes.next()
        path = f"/cdn/attachments/{channel.id}/{file_id}/{file.name}"
        self.files[path] = file
        url = self.base + path
        return {
            "id": file_id,
            "filename": file.name,
            "size": len(file.content),
            "content_type": file.kind,
            "url": url,
            "proxy_url": url,
        }

    def _mentioned(self, message: Message, allowed: Json | None) -> list[User]:
        """Return whom a text names and may notify."""
        ids = dict.fromkeys(_MENTION.findall(message.text))
        if allowed is not None and "users" not in (allowed.get("parse") or ()):
            named = {str(user) for user in allowed.get("users") or ()}
            ids = {each: None for each in ids if each in named}
        return [self._world.users[each] for each in ids if each in self._world.users]

    def _tell(self, happening: Happening, message: Message) -> None:
        for watcher in self.watchers:
            watcher(happening, message)


def _show_files(components: list[Json], attachments: list[Json]) -> set[str]:
    """Put the addresses of files in the place of their names; return the names that components show."""
    by_name = {item["filename"]: item for item in attachments}
    shown = set()
    for component in walk(components):
        media = [item.get("media") for item in component.get("items") or []]
        for each in (*media, component.get("media"), component.get("file")):
            scheme, _, name = str((each or {}).get("url", "")).partition("://")
            if each is not None and scheme == "attachment" and name in by_name:
                each |= {key: by_name[name][key] for key in ("url", "proxy_url", "content_type")}
                shown.add(name)
    return shown
