"""Limits of messages and modals which the official document leaves out."""

from collections.abc import Iterator
from typing import Any

from tests.discord_spec.components import (
    LABEL,
    ROW,
    TEXT_DISPLAY,
    TEXT_INPUT,
    V2_ONLY,
    component_problems,
    walk,
)

EPHEMERAL, COMPONENTS_V2 = 1 << 6, 1 << 15
MAX_CONTENT = 2000
MAX_ROWS = 5
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_MODAL_COMPONENTS = 5
MAX_TITLE = 45
MAX_LABEL = 45
MAX_LABEL_DESCRIPTION = 100


def message_problems(message: dict[str, Any], *, is_new: bool) -> Iterator[str]:
    """Yield what is wrong with a message to create (`is_new`) or to edit."""
    content = message.get("content") or ""
    components = message.get("components") or []
    everything = list(walk(components))
    is_v2 = bool((message.get("flags") or 0) & COMPONENTS_V2)
    yield from component_problems(components)
    if len(content) > MAX_CONTENT:
        yield f"content of {len(content)} characters (at most {MAX_CONTENT})"
    if is_v2:
        yield from (
            f"{key} beside the flag IS_COMPONENTS_V2"
            for key in ("content", "embeds", "poll", "sticker_ids")
            if message.get(key)
        )
    new_kinds = V2_ONLY.intersection(component.get("type") for component in everything)
    # An edit may leave the flag out: a message that has it keeps it.
    if is_new and new_kinds and not is_v2:
        yield f"components of types {sorted(new_kinds)} need the flag IS_COMPONENTS_V2"
    if is_v2 or new_kinds:
        if len(everything) > MAX_COMPONENTS:
            yield f"{len(everything)} components, nested ones counted (at most {MAX_COMPONENTS})"
        text = sum(len(part.get("content", "")) for part in everything if part.get("type") == TEXT_DISPLAY)
        if text > MAX_TEXT:
            yield f"{text} characters over all text displays (at most {MAX_TEXT})"
    else:
        yield from _old_layout_problems(components)
    if is_new:
        yield from _file_problems(message, everything)
        if not (content or components or any(message.get(key) for key in ("embeds", "attachments", "poll"))):
            yield "empty message"


def deferral_problems(message: dict[str, Any]) -> Iterator[str]:
    """Yield what is wrong with a `thinking…` (callback type 5): it may only say whether it is ephemeral."""
    if (message.get("flags") or 0) & ~EPHEMERAL:
        yield "a deferral takes no flag but EPHEMERAL"
    yield from (f"a deferral takes no {key}" for key in message if key not in ("flags", "tts"))


def modal_problems(modal: dict[str, Any]) -> Iterator[str]:
    """Yield what is wrong with a modal."""
    components = modal.get("components") or []
    title = modal.get("title") or ""
    custom_id = modal.get("custom_id") or ""
    if not 1 <= len(title) <= MAX_TITLE:
        yield f"modal title of {len(title)} characters (1 to {MAX_TITLE})"
    if not 1 <= len(custom_id) <= 100:
        yield f"modal custom_id of {len(custom_id)} characters (1 to 100)"
    if not 1 <= len(components) <= MAX_MODAL_COMPONENTS:
        yield f"modal with {len(components)} components (1 to {MAX_MODAL_COMPONENTS})"
    yield from component_problems(components)
    for component in components:
        kind = component.get("type")
        if kind == LABEL:
            yield from _label_problems(component)
        elif kind == ROW:
            if any(child.get("type") != TEXT_INPUT for child in component.get("components") or []):
                yield "a modal's row holds one text input and nothing else"
        elif kind != TEXT_DISPLAY:
            yield f"component of type {kind} at the top of a modal"


def _label_problems(label: dict[str, Any]) -> Iterator[str]:
    text, description = label.get("label") or "", label.get("description") or ""
    if not 1 <= len(text) <= MAX_LABEL:
        yield f"modal label of {len(text)} characters (1 to {MAX_LABEL})"
    if len(description) > MAX_LABEL_DESCRIPTION:
        yield f"modal label's description of {len(description)} characters (at most {MAX_LABEL_DESCRIPTION})"


def _old_layout_problems(components: list[dict[str, Any]]) -> Iterator[str]:
    if len(components) > MAX_ROWS:
        yield f"{len(components)} rows (at most {MAX_ROWS})"
    if any(component.get("type") != ROW for component in components):
        yield "a message without the flag IS_COMPONENTS_V2 holds only rows"


def _file_problems(message: dict[str, Any], everything: list[dict[str, Any]]) -> Iterator[str]:
    """Yield each picture that a component shows and the message does not carry."""
    carried = {item.get("filename") for item in message.get("attachments") or []}
    for component in everything:
        media = [item.get("media") for item in component.get("items") or []]
        media += [component.get("media"), component.get("file")]
        for item in media:
            url = item.get("url", "") if isinstance(item, dict) else ""
            scheme, _, filename = url.partition("://")
            if scheme == "attachment" and filename not in carried:
                yield f"shows {filename!r}, which is not attached"
