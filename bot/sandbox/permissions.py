"""What a member may do in a channel."""

from __future__ import annotations

from typing import Final

import discord

from bot.sandbox.world import Channel, User

VIEW: Final = discord.Permissions(view_channel=True).value
SEND: Final = discord.Permissions(send_messages=True).value
SEND_IN_THREADS: Final = discord.Permissions(send_messages_in_threads=True).value
ATTACH: Final = discord.Permissions(attach_files=True).value
MANAGE_MESSAGES: Final = discord.Permissions(manage_messages=True).value
MANAGE_CHANNELS: Final = discord.Permissions(manage_channels=True).value
MANAGE_THREADS: Final = discord.Permissions(manage_threads=True).value
CREATE_THREADS: Final = discord.Permissions(create_public_threads=True).value
USE_COMMANDS: Final = discord.Permissions(use_application_commands=True).value
_ADMINISTRATOR: Final = discord.Permissions(administrator=True).value
_ALL: Final = discord.Permissions.all().value


def permissions_of(user: User, channel: Channel) -> int:
    """Return a member's permissions in a channel as a bit set; a stranger has none."""
    guild = channel.guild
    if user.id not in guild.members:
        return 0
    if user.id == guild.owner:
        return _ALL
    roles = guild.members[user.id]
    allowed = guild.roles[guild.id].permissions
    for role in roles:
        allowed |= guild.roles[role].permissions
    if allowed & _ADMINISTRATOR:
        return _ALL
    overwrites = (channel.parent or channel).overwrites
    steps = (
        [each for each in overwrites if each.id == guild.id],
        [each for each in overwrites if not each.is_member and each.id in roles],
        [each for each in overwrites if each.is_member and each.id == user.id],
    )
    for step in steps:
        for each in step:
            allowed &= ~each.deny
        for each in step:
            allowed |= each.allow
    return allowed if allowed & VIEW else 0


def may_see(user: User, channel: Channel) -> bool:
    """Whether somebody sees a channel."""
    return bool(permissions_of(user, channel) & VIEW)
