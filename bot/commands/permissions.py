"""What the bot must be allowed to do in a channel before it holds a table there."""

from __future__ import annotations

from typing import Any

import discord


def missing_permissions(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Return the permissions that the bot lacks where a command was typed, as discord.py names them."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = ("view_channel", "send_messages_in_threads" if in_thread else "send_messages")
    return tuple(name for name in needed if not getattr(interaction.app_permissions, name))
