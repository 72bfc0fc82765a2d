"""Pointing discord.py at a local Discord, and back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.sandbox.api import PREFIX


@contextmanager
def pointed_at(address: str) -> Iterator[None]:
    """Let every client of this process talk to a local Discord, until the context ends.

    They have to log in with ``TOKEN``: a real token would be sent there.
    """
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    Route.BASE = address + PREFIX
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1)) / "gateway/"
    Asset.BASE = address + "/cdn"
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = before
