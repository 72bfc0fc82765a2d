"""The world that the page begins with: one server, one channel, a few people; the same ones at each start."""

from __future__ import annotations

from typing import Final

from bot.sandbox.world import Channel, World

NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Finn", "Gus", "Hana")
MOST_SEATS: Final = len(NAMES)
SEATS: Final = 5
"""Four to play and one to watch; the page shows four at first, and the fifth as a tab."""
_GUILD: Final = "1000000000000000100"
_CHANNEL: Final = "1000000000000000101"
_FIRST_USER: Final = 1000000000000000200


def populate(world: World, *, seats: int) -> Channel:
    """Add a server with a channel and so many people, of whom the first owns it; return the channel."""
    users = [world.add_user(name, id=str(_FIRST_USER + place)) for place, name in enumerate(NAMES[:seats])]
    guild = world.add_guild("Card club", owner=users[0], id=_GUILD)
    for user in users:
        world.join(guild, user)
    return world.add_channel(guild, "canasta", id=_CHANNEL)
