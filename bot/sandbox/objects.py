"""Users, members, channels and servers as Discord writes them."""

from __future__ import annotations

from typing import Final

from bot.sandbox.permissions import permissions_of
from bot.sandbox.wire import Id, Json, timestamp
from bot.sandbox.world import Channel, Guild, Role, User, World

_BEFORE: Final = timestamp(1_704_067_200)
"""When everybody joined and everything was made."""


def user_json(user: User) -> Json:
    """Return a user."""
    return {
        "id": user.id,
        "username": user.name.lower(),
        "global_name": user.name,
        "discriminator": "0",
        "avatar": None,
        "bot": user.is_bot,
        "public_flags": 0,
        "flags": 0,
    }


def member_json(guild: Guild, user: User, channel: Channel | None = None) -> Json:
    """Return a member; with a channel, also what they may do there."""
    member: Json = {
        "user": user_json(user),
        "nick": None,
        "avatar": None,
        "roles": guild.members.get(user.id, []),
        "joined_at": _BEFORE,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
        "pending": False,
    }
    if channel is not None:
        member["permissions"] = str(permissions_of(user, channel))
    return member


def role_json(role: Role, *, position: int) -> Json:
    """Return a role."""
    return {
        "id": role.id,
        "name": role.name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "position": position,
        "permissions": str(role.permissions),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def channel_json(channel: Channel) -> Json:
    """Return a channel or thread."""
    shown: Json = {
        "id": channel.id,
        "type": int(channel.kind),
        "guild_id": channel.guild.id,
        "name": channel.name,
        "flags": 0,
        "rate_limit_per_user": 0,
        "last_message_id": None,
    }
    if channel.parent is None:
        overwrites = [
            {"id": each.id, "type": int(each.is_member), "allow": str(each.allow), "deny": str(each.deny)}
            for each in channel.overwrites
        ]
        return shown | {
            "position": 0,
            "permission_overwrites": overwrites,
            "nsfw": False,
            "parent_id": None,
            "topic": None,
        }
    metadata = {
        "archived": channel.is_archived,
        "auto_archive_duration": channel.rests_after,
        "archive_timestamp": _BEFORE,
        "locked": channel.is_locked,
        "create_timestamp": _BEFORE,
    }
    return shown | {
        "parent_id": channel.parent.id,
        "owner_id": channel.owner or channel.guild.owner,
        "message_count": 0,
        "member_count": 1,
        "thread_metadata": metadata,
    }


def guild_json(guild: Guild, world: World) -> Json:
    """Return a server as the bot gets it when it connects: with its channels, and no member but the bot itself."""
    return {
        "id": guild.id,
        "name": guild.name,
        "icon": None,
        "owner_id": guild.owner,
        "region": "local",
        "preferred_locale": guild.locale,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "features": [],
        "roles": [role_json(role, position=position) for position, role in enumerate(guild.roles.values())],
        "emojis": [],
        "stickers": [],
        "channels": [channel_json(channel) for channel in guild.channels.values() if not channel.is_thread],
        "threads": [channel_json(channel) for channel in guild.channels.values() if channel.is_thread],
        "members": [member_json(guild, world.bot)],
        "member_count": len(guild.members),
        "joined_at": _BEFORE,
        "large": False,
        "unavailable": False,
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def resolved_json(ids: list[Id], channel: Channel, world: World) -> Json:
    """Return users that an option or a select names."""
    found = [world.users[each] for each in ids if each in world.users]
    guild = channel.guild
    members = {
        user.id: {key: value for key, value in member_json(guild, user, channel).items() if key != "user"}
        for user in found
        if user.id in guild.members
    }
    return {"users": {user.id: user_json(user) for user in found}, "members": members}
