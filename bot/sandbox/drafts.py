"""What Discord demands of a message or modal before it exists."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.sandbox.components import IN_MESSAGES, IN_MODALS, IN_OLD_MESSAGES, check_components, check_size, walk
from bot.sandbox.errors import EMPTY_MESSAGE, ApiError, Form
from bot.sandbox.shapes import check_body
from bot.sandbox.wire import Json

EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7
COMPONENTS_V2: Final = 1 << 15
MOST_CONTENT: Final = 2000
_OLD_FIELDS: Final = ("content", "embeds", "poll", "sticker_ids")


def check_message(
    body: Json, *, is_new: bool, was_v2: bool = False, files: Collection[str] = (), within: str | None = None
) -> None:
    """Refuse a message that Discord would refuse.

    ``was_v2`` says that the message to change is in the new style; ``files`` are the names of its attachments;
    ``within`` is the field of the request that holds it.

    Raises:
        ApiError: INVALID_FORM, EMPTY_MESSAGE.
    """
    check_body(body, within=within)
    form = Form()
    components = body.get("components") or []
    is_v2 = was_v2 or bool((body.get("flags") or 0) & COMPONENTS_V2)
    with form.at(*([within] if within else [])):
        form.length(body.get("content"), "content", most=MOST_CONTENT)
        form.count(components, "components", most=40 if is_v2 else 5)
        check_components(form, components, IN_MESSAGES if is_v2 else IN_OLD_MESSAGES)
        if is_v2:
            check_size(form, components)
            for field in _OLD_FIELDS:
                if body.get(field):
                    message = f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                    form.refuse("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message, field)
        _check_embeds(form, body.get("embeds") or [])
        _check_files(form, components, files)
    form.finish()
    something = any(body.get(field) for field in (*_OLD_FIELDS, "components")) or files
    if is_new and not something:
        raise ApiError(EMPTY_MESSAGE)


def check_deferral(data: Json) -> None:
    """Refuse a deferred message that says anything but whether it is private.

    Raises:
        ApiError: INVALID_FORM.
    """
    check_body(data, within="data")
    form = Form()
    if (data.get("flags") or 0) & ~EPHEMERAL:
        with form.at("data"):
            form.refuse("BITFIELD_INVALID", "Only the flag EPHEMERAL is allowed here", "flags")
    form.finish()


def check_modal(modal: Json) -> None:
    """Refuse a modal that Discord would refuse.

    Raises:
        ApiError: INVALID_FORM.
    """
    check_body(modal, within="data")
    form = Form()
    components = modal.get("components") or []
    with form.at("data"):
        form.length(modal.get("title"), "title", least=1, most=45)
        form.length(modal.get("custom_id"), "custom_id", least=1, most=100)
        form.count(components, "components", least=1, most=5)
        check_components(form, components, IN_MODALS)
    form.finish()


def check_choices(data: Json) -> None:
    """Refuse completions that Discord would refuse.

    Raises:
        ApiError: INVALID_FORM.
    """
    check_body(data, within="data")
    form = Form()
    choices = data.get("choices") or []
    with form.at("data"):
        form.count(choices, "choices", most=25)
        for place, choice in enumerate(choices):
            with form.at("choices", place):
                form.length(choice.get("name"), "name", least=1, most=100)
                if isinstance(choice.get("value"), str):
                    form.length(choice["value"], "value", least=1, most=100)
    form.finish()


def _check_embeds(form: Form, embeds: list[Json]) -> None:
    form.count(embeds, "embeds", most=10)
    for place, embed in enumerate(embeds):
        with form.at("embeds", place):
            form.length(embed.get("title"), "title", most=256)
            form.length(embed.get("description"), "description", most=4096)
            form.count(embed.get("fields") or [], "fields", most=25)
    size = sum(len(embed.get("title") or "") + len(embed.get("description") or "") for embed in embeds)
    if size > 6000:
        form.refuse("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000", "embeds")


def _check_files(form: Form, components: list[Json], files: Collection[str]) -> None:
    for component in walk(components):
        media = [item.get("media") for item in component.get("items") or []]
        media += [component.get("media"), component.get("file")]
        for each in media:
            scheme, _, name = str((each or {}).get("url", "")).partition("://")
            if scheme == "attachment" and name not in files:
                form.refuse("REFERENCED_ATTACHMENT_NOT_FOUND", f"No attachment {name}", "components")
