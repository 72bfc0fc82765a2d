"""Of what kind the fields of a body have to be, before anything else is asked of them."""

from __future__ import annotations

from typing import Any, Final

from bot.sandbox.errors import Form
from bot.sandbox.wire import Json

_DEEPEST: Final = 20
_LISTS: Final = ("components", "options", "items", "embeds", "fields", "choices")
_OBJECTS: Final = ("component", "accessory", "media", "file")
_CLOSED_LISTS: Final = ("attachments",)
_CLOSED_OBJECTS: Final = ("emoji", "allowed_mentions", "name_localizations", "description_localizations")
"""Into these nobody looks here."""
_TEXTS: Final = ("content", "label", "custom_id", "placeholder", "title", "description", "url")
_NUMBERS: Final = ("flags", "style", "min_values", "max_values")
_NUMBERS_INSIDE: Final = (*_NUMBERS, "type", "id")
"""Those of components and options; an embed's type is a text."""
_SCALARS: Final = ("name", "value", "nonce")


def check_body(body: object, *, within: str | None = None) -> None:
    """Refuse a message, a modal or completions with a field of the wrong kind; ``within`` holds them.

    Raises:
        ApiError: INVALID_FORM.
    """
    form = Form()
    with form.at(*([within] if within else [])):
        _check_object(form, body, _NUMBERS, depth=0)
    form.finish()


def check_items(items: list[Any]) -> None:
    """Refuse a list of commands with a field of the wrong kind.

    Raises:
        ApiError: INVALID_FORM.
    """
    form = Form()
    for place, item in enumerate(items):
        with form.at(place):
            _check_object(form, item, _NUMBERS_INSIDE, depth=0)
    form.finish()


def _check_object(form: Form, value: object, numbers: tuple[str, ...], *, depth: int) -> None:
    if not isinstance(value, dict) or depth > _DEEPEST:
        form.refuse("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    given: Json = {key: each for key, each in value.items() if each is not None}
    _check_plain(form, given, numbers)
    for field in (*_LISTS, *_CLOSED_LISTS):
        children: object = given.get(field, [])
        if not isinstance(children, list):
            form.refuse("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType", field)
            continue
        inside = _NUMBERS if field == "embeds" else _NUMBERS_INSIDE
        for place, child in enumerate(children):
            with form.at(field, place):
                _check_object(form, _closed(child) if field in _CLOSED_LISTS else child, inside, depth=depth + 1)
    for field in (*_OBJECTS, *_CLOSED_OBJECTS):
        if field in given:
            with form.at(field):
                child = _closed(given[field]) if field in _CLOSED_OBJECTS else given[field]
                _check_object(form, child, _NUMBERS_INSIDE, depth=depth + 1)
    mentions: object = given.get("allowed_mentions")
    if isinstance(mentions, dict):
        for field in ("parse", "users", "roles"):
            if not isinstance(mentions.get(field) or [], list):
                with form.at("allowed_mentions"):
                    form.refuse("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType", field)


def _check_plain(form: Form, given: Json, numbers: tuple[str, ...]) -> None:
    for field in _TEXTS:
        if not isinstance(given.get(field, ""), str):
            form.refuse("BASE_TYPE_STRING", "Must be a string.", field)
    for field in numbers:
        if type(given.get(field, 0)) is not int:
            form.refuse("NUMBER_TYPE_COERCE", f'Value "{given[field]}" is not int.', field)
    for field in _SCALARS:
        if isinstance(given.get(field), (dict, list)):
            form.refuse("BASE_TYPE_STRING", "Must be a string.", field)


def _closed(value: object) -> object:
    """Return what stands for a value into which nobody looks."""
    return {} if isinstance(value, dict) else value
