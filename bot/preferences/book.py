"""The book of what users like and servers have settled: all of it in memory, and each change in the store first.

Only who has changed something stands in it, a few dozen bytes each, so that all of it is read at the start, and whoever
draws a message finds what is settled without waiting.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from bot.preferences.looks import Looks
from bot.preferences.values import Preferences, ServerSettings, encode, read_preferences, read_server_settings
from bot.tables.table import UserId
from storage import SettingsOwner, Store

USUAL = Preferences()
_AS_USUAL = ServerSettings()


class PreferenceBook:
    """What users like and servers have settled. Whatever goes to the store raises ``StorageError``."""

    def __init__(self, store: Store | None = None) -> None:
        """Keep everything in a store, or without one as it usually is."""
        self._store = store
        self._users: dict[int, Preferences] = {}
        self._servers: dict[int, ServerSettings] = {}
        self._lock = asyncio.Lock()
        self.looks = Looks(self.of_user, self.of_server)

    async def load(self) -> None:
        """Read everything that is kept."""
        if self._store is None:
            return
        users = await self._store.all_settings(SettingsOwner.USER)
        servers = await self._store.all_settings(SettingsOwner.GUILD)
        self._users = {user: read_preferences(text) for user, text in users.items()}
        self._servers = {guild: read_server_settings(text) for guild, text in servers.items()}

    def of_user(self, user: UserId) -> Preferences:
        """Return what a user likes."""
        return self._users.get(user, USUAL)

    def of_server(self, guild_id: int) -> ServerSettings:
        """Return what is settled for a server."""
        return self._servers.get(guild_id, _AS_USUAL)

    async def change_user(self, user: UserId, **fields: Any) -> Preferences:
        """Change what a user likes; the caller has checked it."""
        async with self._lock:
            after = replace(self.of_user(user), **fields)
            await self._save(SettingsOwner.USER, user, after)
            _put(self._users, user, after, is_usual=after == USUAL)
        return after

    async def change_server(self, guild_id: int, **fields: Any) -> ServerSettings:
        """Change what is settled for a server; the caller has checked it, and that it may be changed."""
        async with self._lock:
            after = replace(self.of_server(guild_id), **fields)
            await self._save(SettingsOwner.GUILD, guild_id, after)
            _put(self._servers, guild_id, after, is_usual=after == _AS_USUAL)
        return after

    async def forget_user(self, user: UserId) -> None:
        """Forget what a user likes."""
        async with self._lock:
            if self._store is not None:
                await self._store.forget_settings(SettingsOwner.USER, user)
            self._users.pop(user, None)

    def server_forgotten(self, guild_id: int) -> None:
        """Take note that the store has forgotten everything of a server."""
        self._servers.pop(guild_id, None)

    async def _save(self, owner: SettingsOwner, owner_id: int, values: Preferences | ServerSettings) -> None:
        if self._store is None:
            return
        if values in (USUAL, _AS_USUAL):
            await self._store.forget_settings(owner, owner_id)
        else:
            await self._store.save_settings(owner, owner_id, encode(values))


def _put(kept: dict[int, Any], owner_id: int, values: Any, *, is_usual: bool) -> None:
    if is_usual:
        kept.pop(owner_id, None)
    else:
        kept[owner_id] = values
