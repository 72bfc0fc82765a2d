"""Users and channels as the page is told of them."""

from __future__ import annotations

from typing import Final

import discord

from bot.sandbox.permissions import MANAGE_CHANNELS, may_see, permissions_of
from bot.sandbox.wire import Json
from bot.sandbox.world import Channel, Guild, User

_FIRST: Final = discord.Locale.american_english.value


def channels_of(user: User, guild: Guild) -> list[Channel]:
    """Return the channels that somebody sees in a server."""
    return [channel for channel in guild.channels.values() if may_see(user, channel)]


def channels_json(channels: list[Channel]) -> list[Json]:
    """Return channels as the page lists them: each thread after the channel that it is in."""
    return [
        {
            "id": channel.id,
            "name": channel.name,
            "parent": None if channel.parent is None else channel.parent.id,
            "archived": channel.is_archived,
        }
        for channel in sorted(channels, key=_place)
    ]


def _place(channel: Channel) -> tuple[int, bool, int]:
    return int((channel.parent or channel).id), channel.is_thread, int(channel.id)


def may_manage(user: User, guild: Guild) -> bool:
    """Whether somebody may manage every channel that they see."""
    return all(permissions_of(user, channel) & MANAGE_CHANNELS for channel in channels_of(user, guild))


def seat_user_json(user: User, guild: Guild) -> Json:
    """Return a user."""
    return {
        "id": user.id,
        "name": user.name,
        "avatar_colour": user.colour,
        "bot": user.is_bot,
        "may_manage": may_manage(user, guild),
    }


def people_json(guild: Guild, users: list[User]) -> Json:
    """Return who may sit in front of the page, and where."""
    locales = sorted((locale.value for locale in discord.Locale), key=lambda locale: (locale != _FIRST, locale))
    return {
        "guild": {"id": guild.id, "name": guild.name},
        "channels": channels_json(list(guild.channels.values())),
        "users": [seat_user_json(user, guild) for user in users],
        "locales": locales,
    }
