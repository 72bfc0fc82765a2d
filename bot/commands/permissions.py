"""What the bot must be allowed to do in a channel before it holds a table there."""

from __future__ import annotations

from typing import Any, Final

import discord

IN_CHANNELS: Final = ("view_channel", "send_messages")
IN_THREADS: Final = ("view_channel", "send_messages_in_threads")
PERMISSIONS: Final = tuple(dict.fromkeys(IN_CHANNELS + IN_THREADS))


def missing_permissions(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Return the permissions that the bot lacks where a command was typed, as discord.py names them."""
    needed = IN_THREADS if isinstance(interaction.channel, discord.Thread) else IN_CHANNELS
    return tuple(name for name in needed if not getattr(interaction.app_permissions, name))
