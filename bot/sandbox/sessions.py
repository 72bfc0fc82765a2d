"""Sessions of the gateway: they outlive their connections, so that nothing is lost when one breaks."""

from __future__ import annotations

import importlib
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from bot.sandbox.outbox import Outbox
from bot.sandbox.wire import Json, encoded

GUILDS: Final = 1 << 0
GUILD_MESSAGES: Final = 1 << 9
REPLAYED: Final = 2000
"""How many events are kept for a bot that comes back."""

_NEEDED: Final = {
    "GUILD_CREATE": GUILDS,
    "CHANNEL_CREATE": GUILDS,
    "CHANNEL_UPDATE": GUILDS,
    "CHANNEL_DELETE": GUILDS,
    "THREAD_CREATE": GUILDS,
    "THREAD_UPDATE": GUILDS,
    "THREAD_DELETE": GUILDS,
    "MESSAGE_CREATE": GUILD_MESSAGES,
    "MESSAGE_UPDATE": GUILD_MESSAGES,
    "MESSAGE_DELETE": GUILD_MESSAGES,
}


@dataclass(slots=True, eq=False)
class Session:
    """What the bot is told on one shard; ``line`` is the connection, None while there is none."""

    shard: tuple[int, int]
    intents: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    line: Outbox | None = None
    sequence: int = 0
    _sent: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=REPLAYED))

    def serves(self, guild_id: str) -> bool:
        """Whether a server's events belong to this shard."""
        number, count = self.shard
        return (int(guild_id) >> 22) % count == number

    def dispatch(self, name: str, data: Any) -> None:
        """Tell the bot what has happened, now or when it is back, if its intents ask for it."""
        needed = _NEEDED.get(name, 0)
        if self.intents & needed != needed:
            return
        self.sequence += 1
        message = encoded({"op": 0, "t": name, "s": self.sequence, "d": data})
        self._sent.append((self.sequence, message))
        if self.line is not None:
            self.line.put(message)

    def can_replay(self, since: int) -> bool:
        """Whether everything after a number is still known."""
        oldest = self._sent[0][0] if self._sent else self.sequence + 1
        return oldest - 1 <= since <= self.sequence

    def replay(self, since: int, line: Outbox) -> None:
        """Send what came after a number over a new connection, and go on there."""
        for number, message in self._sent:
            if number > since:
                line.put(message)
        self.line = line
        self.dispatch("RESUMED", {})


def compressor(name: str | None) -> Callable[[bytes], bytes | str] | None:
    """Return what makes frames in a compression that the bot asks for; None if it is not to be had."""
    if name is None:
        return lambda message: message.decode()
    if name == "zlib-stream":
        packer = zlib.compressobj()
        return lambda message: packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)
    return _zstd() if name == "zstd-stream" else None


def _zstd() -> Callable[[bytes], bytes | str] | None:
    """Return a compressor where a library for it is installed; the bot asks for it only where it is."""
    for module in ("zstandard", "compression.zstd"):
        try:
            library: Any = importlib.import_module(module)
        except ImportError:
            continue
        if module == "zstandard":
            packer = library.ZstdCompressor().compressobj()
            return lambda message: packer.compress(message) + packer.flush(library.COMPRESSOBJ_FLUSH_BLOCK)
        streaming = library.ZstdCompressor()
        return lambda message: streaming.compress(message, mode=streaming.FLUSH_BLOCK)
    return None


def ready_json(session: Session, bot: Json, application: str, guilds: list[str], gateway: str) -> Json:
    """Return what a bot is told when it has identified itself."""
    return {
        "v": 10,
        "user": bot,
        "guilds": [{"id": guild, "unavailable": True} for guild in guilds],
        "session_id": session.id,
        "resume_gateway_url": gateway,
        "shard": list(session.shard),
        "application": {"id": application, "flags": 0},
        "private_channels": [],
    }
