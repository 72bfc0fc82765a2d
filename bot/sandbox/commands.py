"""The commands that the bot has registered, and what Discord demands of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Final

import discord

from bot.sandbox.clock import Snowflakes
from bot.sandbox.errors import Form
from bot.sandbox.shapes import check_items
from bot.sandbox.wire import Id, Json

SLASH: Final = 1
SUBCOMMAND, GROUP = 1, 2
LOCALES: Final = frozenset(locale.value for locale in discord.Locale)
_MOST: Final = {SLASH: 100, 2: 15, 3: 15}
_MOST_TEXT: Final = 8000
_EVERYWHERE: Final = ""


class CommandBook:
    """Commands by the server that they are for; those for all servers are kept under an empty id."""

    def __init__(self, snowflakes: Snowflakes, application: Id) -> None:
        self._snowflakes = snowflakes
        self._application = application
        self._commands: dict[Id, dict[tuple[int, str], Json]] = {}
        self.watchers: list[Callable[[], None]] = []

    def in_guild(self, guild: Id) -> list[Json]:
        """Return what a user can type in a server."""
        return list((self._commands.get(_EVERYWHERE, {}) | self._commands.get(guild, {})).values())

    def registered(self, guild: Id = _EVERYWHERE) -> list[Json]:
        """Return what is registered for a server, or for all."""
        return list(self._commands.get(guild, {}).values())

    def replace(self, commands: list[Json], guild: Id = _EVERYWHERE) -> list[Json]:
        """Register these commands and no others; one of the same name keeps its id.

        Raises:
            ApiError: INVALID_FORM.
        """
        check_items(commands)
        _check_all(commands)
        old = self._commands.get(guild, {})
        self._commands[guild] = {
            (command.get("type", SLASH), command["name"]): self._complete(command, old, guild) for command in commands
        }
        for watcher in self.watchers:
            watcher()
        return self.registered(guild)

    def _complete(self, command: Json, old: dict[tuple[int, str], Json], guild: Id) -> Json:
        kind = command.get("type", SLASH)
        known = old.get((kind, command["name"]))
        usual: Json = {
            "description": "",
            "default_member_permissions": None,
            "name_localizations": None,
            "description_localizations": None,
            "nsfw": False,
            "options": [],
        }
        made: Json = {
            "id": self._snowflakes.next() if known is None else known["id"],
            "application_id": self._application,
            "version": self._snowflakes.next(),
            "type": kind,
        }
        return usual | command | made | ({"guild_id": guild} if guild else {})


def _check_all(commands: list[Json]) -> None:
    form = Form()
    seen: set[tuple[int, str]] = set()
    for kind, most in _MOST.items():
        if sum(command.get("type", SLASH) == kind for command in commands) > most:
            form.refuse("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    for place, command in enumerate(commands):
        key = command.get("type", SLASH), str(command.get("name"))
        with form.at(place):
            if key in seen:
                form.refuse("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique", "name")
            _check(form, command, depth=0, is_slash=key[0] == SLASH)
            if _size(command) > _MOST_TEXT:
                message = f"Command exceeds maximum size ({_MOST_TEXT})"
                form.refuse("APPLICATION_COMMAND_TOO_LARGE", message)
        seen.add(key)
    form.finish()


def _check(form: Form, item: Json, *, depth: int, is_slash: bool = True) -> None:
    for field, texts in (("name", _texts(item, "name")), ("description", _texts(item, "description"))):
        if field == "description" and not is_slash:
            continue
        for text in texts:
            form.length(text, field, least=1, most=32 if field == "name" else 100)
            if field == "name" and is_slash and isinstance(text, str) and not _is_name(text):
                form.refuse("STRING_TYPE_REGEX", "String value did not match validation regex.", field)
    for field in ("name_localizations", "description_localizations"):
        for locale in set(item.get(field) or {}) - LOCALES:
            form.refuse("ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.', field)
    _check_choices(form, item.get("choices") or [])
    _check_options(form, item.get("options") or [], depth=depth)


def _check_options(form: Form, options: list[Json], *, depth: int) -> None:
    form.count(options, "options", most=25)
    names: set[object] = set()
    optional = False
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and (not all(nested) or depth > 1):
        form.refuse("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands cannot stand here", "options")
    for place, option in enumerate(options):
        with form.at("options", place):
            if option.get("name") in names:
                form.refuse("APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name already in use", "name")
            names.add(option.get("name"))
            if option.get("type") == GROUP and depth:
                form.refuse("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups cannot be nested", "type")
            if option.get("required") and optional:
                message = "Required options must be placed before non-required options"
                form.refuse("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
            optional = optional or not option.get("required")
            _check(form, option, depth=depth + 1)


def _check_choices(form: Form, choices: list[Json]) -> None:
    form.count(choices, "choices", most=25)
    for place, choice in enumerate(choices):
        with form.at("choices", place):
            for name in _texts(choice, "name"):
                form.length(name, "name", least=1, most=100)


def _is_name(name: str) -> bool:
    """Whether a slash command may be called so: letters and digits of any script, in lower case."""
    marks = any("\u0900" <= character <= "\u097f" or "\u0e00" <= character <= "\u0e7f" for character in name)
    allowed = all(character in "-_'" or unicodedata.category(character)[0] in "LN" for character in name)
    return name == name.lower() and (allowed or marks)


def _texts(item: Json, field: str) -> list[object]:
    return [item.get(field), *(item.get(f"{field}_localizations") or {}).values()]


def _size(item: Json) -> int:
    """Return the number of characters in a command, of each text the longest translation."""
    size = sum(max(len(str(text or "")) for text in _texts(item, field)) for field in ("name", "description"))
    value = item.get("value")
    size += len(value) if isinstance(value, str) else 0
    return size + sum(_size(child) for child in (*(item.get("options") or ()), *(item.get("choices") or ())))
