"""Everything that Discord would have against one request of the bot."""

import re
from collections.abc import Iterator
from typing import Any

from tests.discord_spec.commands import command_list_problems, command_problems
from tests.discord_spec.document import official_document
from tests.discord_spec.messages import deferral_problems, message_problems, modal_problems

_API_PREFIX = re.compile(r"^.*?/api/v\d+(?=/)")
_CALLBACK = re.compile(r"/interactions/[^/]+/[^/]+/callback")
_NEW_MESSAGE = re.compile(r"/channels/[^/]+/messages|/webhooks/[^/]+/[^/]+")
_OLD_MESSAGE = re.compile(r"/channels/[^/]+/messages/[^/]+|/webhooks/[^/]+/[^/]+/messages/[^/]+")
_COMMANDS = re.compile(r"/applications/[^/]+(/guilds/[^/]+)?/commands")
_EMOJIS = re.compile(r"/applications/[^/]+/emojis")


def problems(method: str, path: str, body: Any) -> list[str]:
    """Return all that is wrong with a request, in words; an empty list means that Discord takes it.

    `path` may be a whole address and carry a query. Without the official document beside the checkout, only
    the limits that this package knows by itself are checked.
    """
    path = api_path(path)
    found = list(limit_problems(method, path, body))
    document = official_document()
    if document is not None:
        found += document.problems(method, path, body)
    return found


def api_path(url: str) -> str:
    """Return the part of an address after /api/v10, without its query."""
    return _API_PREFIX.sub("", url.partition("?")[0])


def limit_problems(method: str, path: str, body: Any) -> Iterator[str]:
    """Yield what breaks a limit that the official document does not know."""
    if isinstance(body, list):
        if method == "PUT" and _COMMANDS.fullmatch(path):
            yield from command_list_problems(body)
        return
    if not isinstance(body, dict):
        return
    if method == "POST":
        if _CALLBACK.fullmatch(path):
            yield from _callback_problems(body)
        elif _NEW_MESSAGE.fullmatch(path):
            yield from message_problems(body, is_new=True)
        elif _COMMANDS.fullmatch(path):
            yield from command_problems(body)
        elif _EMOJIS.fullmatch(path) and not re.fullmatch(r"\w{2,32}", body.get("name") or "", re.ASCII):
            yield f"not an emoji's name: {body.get('name')!r}"
    elif method == "PATCH" and _OLD_MESSAGE.fullmatch(path):
        yield from message_problems(body, is_new=False)


def _callback_problems(callback: dict[str, Any]) -> Iterator[str]:
    data = callback.get("data") or {}
    match callback.get("type"):
        case 4:
            yield from message_problems(data, is_new=True)
        case 5:
            yield from deferral_problems(data)
        case 7:
            yield from message_problems(data, is_new=False)
        case 8:
            if len(data.get("choices") or []) > 25:
                yield f"{len(data['choices'])} autocomplete choices (at most 25)"
        case 9:
            yield from modal_problems(data)
