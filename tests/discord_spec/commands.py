"""Limits of application commands which the official document leaves out."""

import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Any

CHAT_INPUT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
MAX_COMMANDS = {CHAT_INPUT: 100, USER: 15, MESSAGE: 15}
MAX_ITEMS = 25
MAX_NAME = 32
MAX_DESCRIPTION = 100
MAX_COMMAND_TEXT = 8000

LOCALES = frozenset(
    {"id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl"}
    | {"pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja"}
    | {"zh-TW", "ko"}
)


def command_list_problems(commands: list[dict[str, Any]]) -> Iterator[str]:
    """Yield what is wrong with all the commands of an application, or of one server."""
    for kind, highest in MAX_COMMANDS.items():
        names = Counter(command.get("name") for command in commands if command.get("type", CHAT_INPUT) == kind)
        if names.total() > highest:
            yield f"{names.total()} commands of type {kind} (at most {highest})"
        yield from (f"command {name!r} twice" for name, count in names.items() if count > 1)
    for command in commands:
        yield from command_problems(command)


def command_problems(command: dict[str, Any]) -> Iterator[str]:
    """Yield what is wrong with one command."""
    if command.get("type", CHAT_INPUT) == CHAT_INPUT:
        yield from _item_problems(command, f"/{command.get('name')}", depth=0)
    else:
        # Entries of a context menu are free text, such as "Show this player's games".
        for name in _texts(command, "name"):
            if not 1 <= len(name) <= MAX_NAME:
                yield f"menu entry {name!r} of {len(name)} characters (1 to {MAX_NAME})"
        yield from _locale_problems(command, f"menu entry {command.get('name')!r}")
    length = _length(command)
    if length > MAX_COMMAND_TEXT:
        yield f"/{command.get('name')}: {length} characters of text (at most {MAX_COMMAND_TEXT})"


def is_command_name(name: str) -> bool:
    """Whether Discord takes this as the name of a slash command, subcommand or option."""
    return 1 <= len(name) <= MAX_NAME and name == name.lower() and all(map(_is_name_character, name))


def _is_name_character(character: str) -> bool:
    # Letters and digits of any script; of Devanagari and Thai also the vowel signs, which are marks.
    return (
        character in "-_'"
        or unicodedata.category(character)[0] in "LN"
        or "\u0900" <= character <= "\u097f"
        or "\u0e00" <= character <= "\u0e7f"
    )


def _item_problems(item: dict[str, Any], where: str, *, depth: int) -> Iterator[str]:
    """Check a slash command, or one of its groups, subcommands or options, and what is inside."""
    for name in _texts(item, "name"):
        if not is_command_name(name):
            yield f"{where}: not a command name: {name!r}"
    for description in _texts(item, "description"):
        if not 1 <= len(description) <= MAX_DESCRIPTION:
            yield f"{where}: description of {len(description)} characters (1 to {MAX_DESCRIPTION})"
    yield from _locale_problems(item, where)
    yield from _choice_problems(item.get("choices") or [], where)
    options = item.get("options") or []
    yield from _options_problems(options, where, depth=depth)
    for option in options:
        yield from _item_problems(option, f"{where} {option.get('name')}", depth=depth + 1)


def _options_problems(options: list[dict[str, Any]], where: str, *, depth: int) -> Iterator[str]:
    if len(options) > MAX_ITEMS:
        yield f"{where}: {len(options)} options (at most {MAX_ITEMS})"
    names = Counter(option.get("name") for option in options)
    yield from (f"{where}: option {name!r} twice" for name, count in names.items() if count > 1)
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        yield f"{where}: subcommands beside options"
    if any(option.get("type") == GROUP for option in options) and depth > 0:
        yield f"{where}: a group inside a group"
    if any(nested) and depth > 1:
        yield f"{where}: a subcommand inside a subcommand"
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{where}: required option after an optional one"


def _choice_problems(choices: list[dict[str, Any]], where: str) -> Iterator[str]:
    if len(choices) > MAX_ITEMS:
        yield f"{where}: {len(choices)} choices (at most {MAX_ITEMS})"
    for key in ("name", "value"):
        counts = Counter(choice.get(key) for choice in choices)
        yield from (f"{where}: choice {key} {text!r} twice" for text, count in counts.items() if count > 1)
    for choice in choices:
        for name in _texts(choice, "name"):
            if not 1 <= len(name) <= 100:
                yield f"{where}: choice name of {len(name)} characters (1 to 100)"
        yield from _locale_problems(choice, where)


def _locale_problems(item: dict[str, Any], where: str) -> Iterator[str]:
    for key in ("name_localizations", "description_localizations"):
        unknown = set(item.get(key) or {}) - LOCALES
        if unknown:
            yield f"{where}: unknown locales {sorted(unknown)}"


def _texts(item: dict[str, Any], key: str) -> list[str]:
    """Return a text and its translations."""
    return [str(item.get(key) or ""), *(item.get(f"{key}_localizations") or {}).values()]


def _length(item: dict[str, Any]) -> int:
    """Count a command's text as Discord does: the longest translation of each text, and choices' values."""
    length = sum(max(map(len, _texts(item, key))) for key in ("name", "description"))
    value = item.get("value")
    length += len(value) if isinstance(value, str) else 0
    children = [*(item.get("options") or []), *(item.get("choices") or [])]
    return length + sum(map(_length, children))
