"""The rules that servers keep under names: who may keep, change and forget them, and which are a server's default."""

from __future__ import annotations

import asyncio
import logging
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final
from weakref import WeakValueDictionary

from bot.errors import BotError
from bot.tables.table import UserId
from bot.tables.whole_ruleset import read_whole_text, whole_text
from engine.errors import EngineError
from engine.ruleset import Ruleset
from storage import HouseRulesRecord, Store
from storage.codec import CodecError
from storage.records import house_key

MOST_NAMES: Final = 25
LONGEST_NAME: Final = 32
# Nothing that Discord could take for formatting, a mention, an emoji or a link.
_SIGNS: Final = frozenset(" -'’.,!?&+")

_log = logging.getLogger(__name__)


class HouseRefusal(StrEnum):
    """Why house rules are not kept, changed or found; the comment lists the values that come with it."""

    BAD_NAME = "bad-name"  # most: letters
    NO_SUCH_NAME = "no-such-name"
    TOO_MANY = "too-many"  # most: names
    SOMEBODY_ELSES = "somebody-elses"  # name
    NOT_ALLOWED = "not-allowed"  # only who may manage the server


class HouseProblem(BotError):
    """A request about house rules that is refused; nothing has changed."""

    def __init__(self, code: HouseRefusal, **values: int | str) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


@dataclass(frozen=True, slots=True)
class HouseRules:
    """Rules that a server keeps; ``user`` has saved them last."""

    name: str
    ruleset: Ruleset
    user: UserId
    is_default: bool = False


@dataclass(frozen=True, slots=True)
class Member:
    """Who asks, in which server, and whether they may manage it."""

    guild_id: int
    user: UserId
    may_manage: bool = False

    def may_change(self, rules: HouseRules) -> bool:
        """Whether they may replace or forget these rules: their own, but not the server's default."""
        return self.may_manage or (rules.user == self.user and not rules.is_default)


def clean_name(text: str) -> str:
    """Return a name without what is too much of blanks.

    Raises:
        HouseProblem: BAD_NAME.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST_NAME or not all(_is_plain(sign) for sign in name):
        raise HouseProblem(HouseRefusal.BAD_NAME, most=LONGEST_NAME)
    if not any(sign.isalnum() for sign in name):
        raise HouseProblem(HouseRefusal.BAD_NAME, most=LONGEST_NAME)
    return name


def _is_plain(sign: str) -> bool:
    return sign in _SIGNS or sign.isalnum() or unicodedata.category(sign).startswith("M")


class HouseBook:
    """The house rules of all servers. Besides what they name, all methods raise ``StorageError``."""

    def __init__(self, store: Store, *, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def all(self, guild_id: int) -> tuple[HouseRules, ...]:
        """Return the rules that a server keeps, by name; those that this program cannot play are left out."""
        read = [_read(record) for record in await self._store.house_rules(guild_id)]
        return tuple(rules for rules in read if rules is not None)

    async def default(self, guild_id: int) -> HouseRules | None:
        """Return the rules that new tables of a server get, if it has chosen some."""
        return next((rules for rules in await self.all(guild_id) if rules.is_default), None)

    async def find(self, guild_id: int, name: str) -> HouseRules:
        """Return a server's rules by name, whatever its capitals.

        Raises:
            HouseProblem: NO_SUCH_NAME.
        """
        key = house_key(" ".join(name.split()))
        for rules in await self.all(guild_id):
            if house_key(rules.name) == key:
                return rules
        raise HouseProblem(HouseRefusal.NO_SUCH_NAME)

    async def save(self, by: Member, name: str, ruleset: Ruleset) -> HouseRules:
        """Keep rules under a name; one's own of this name are replaced.

        Raises:
            HouseProblem: BAD_NAME, TOO_MANY, SOMEBODY_ELSES.
        """
        name = clean_name(name)
        async with self._lock(by.guild_id):
            await self._require_free(by, name)
            record = HouseRulesRecord(by.guild_id, name, whole_text(ruleset), user_id=by.user, at=self._clock())
            if not await self._store.save_house_rules(record, most=MOST_NAMES):
                raise HouseProblem(HouseRefusal.TOO_MANY, most=MOST_NAMES)
            return await self.find(by.guild_id, name)

    async def delete(self, by: Member, name: str) -> None:
        """Forget rules.

        Raises:
            HouseProblem: NO_SUCH_NAME, SOMEBODY_ELSES.
        """
        async with self._lock(by.guild_id):
            rules = await self.find(by.guild_id, name)
            if not by.may_change(rules):
                raise HouseProblem(HouseRefusal.SOMEBODY_ELSES, name=rules.name)
            await self._store.delete_house_rules(by.guild_id, rules.name)

    async def set_default(self, by: Member, name: str | None) -> None:
        """Let new tables of the server get these rules, or the usual ones.

        Raises:
            HouseProblem: NOT_ALLOWED, NO_SUCH_NAME.
        """
        if not by.may_manage:
            raise HouseProblem(HouseRefusal.NOT_ALLOWED)
        async with self._lock(by.guild_id):
            kept = None if name is None else (await self.find(by.guild_id, name)).name
            if not await self._store.set_default_house_rules(by.guild_id, kept):
                raise HouseProblem(HouseRefusal.NO_SUCH_NAME)

    async def saved_by(self, user: UserId) -> tuple[HouseRulesRecord, ...]:
        """Return the rules of all servers that a user has saved last, as they are stored."""
        return await self._store.house_rules_of_user(user)

    async def take_out(self, user: UserId, stand_in: UserId) -> None:
        """Let a stand-in have saved the rules that a user has saved."""
        await self._store.replace_saver(user, by=stand_in)

    def _lock(self, guild_id: int) -> asyncio.Lock:
        return self._locks.setdefault(guild_id, asyncio.Lock())

    async def _require_free(self, by: Member, name: str) -> None:
        """Require that a name is free, or its rules may be replaced; unreadable ones are whose they are, too."""
        for record in await self._store.house_rules(by.guild_id):
            if house_key(record.name) != house_key(name) or by.may_manage:
                continue
            if record.is_default or record.user_id != by.user:
                raise HouseProblem(HouseRefusal.SOMEBODY_ELSES, name=record.name)


def _read(record: HouseRulesRecord) -> HouseRules | None:
    try:
        ruleset = read_whole_text(record.ruleset)
    except (EngineError, CodecError, ValueError, TypeError, KeyError) as error:
        _log.warning("Server %s: house rules cannot be read: %s", record.guild_id, type(error).__name__)
        return None
    return HouseRules(record.name, ruleset, UserId(record.user_id), record.is_default)
