"""Limits of components: those across a whole message, and those that the official document leaves out."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = frozenset({3, 5, 6, 7, 8})
TEXT_DISPLAY, LABEL = 10, 18
LINK, PREMIUM = 5, 6
#: These exist only in a message with the flag IS_COMPONENTS_V2.
V2_ONLY = frozenset({9, 10, 11, 12, 13, 14, 17})

MAX_ROW_BUTTONS = 5
MAX_OPTIONS = 25
MAX_CUSTOM_ID = 100
MAX_BUTTON_LABEL = 80


def walk(components: Any) -> Iterator[dict[str, Any]]:
    """Yield every component, parents before children; a section's accessory counts as one."""
    for component in components or ():
        if not isinstance(component, dict):
            continue
        yield component
        yield from walk(component.get("components"))
        yield from walk([component[key] for key in ("accessory", "component") if key in component])


def component_problems(components: Any) -> Iterator[str]:
    """Yield what is wrong with a message's or modal's components, the number of them aside."""
    everything = list(walk(components))
    for key in ("custom_id", "id"):
        counts = Counter(component[key] for component in everything if component.get(key) is not None)
        yield from (f"duplicate {key}: {value!r}" for value, count in counts.items() if count > 1)
    for component in everything:
        kind = component.get("type")
        if component.get("custom_id") is not None and not 1 <= len(component["custom_id"]) <= MAX_CUSTOM_ID:
            yield f"custom_id of {len(component['custom_id'])} characters (1 to {MAX_CUSTOM_ID})"
        if kind == ROW:
            yield from _row_problems(component.get("components") or [])
        elif kind == BUTTON:
            yield from _button_problems(component)
        elif kind in SELECTS:
            yield from _select_problems(component)


def _row_problems(children: list[dict[str, Any]]) -> Iterator[str]:
    kinds = [child.get("type") for child in children]
    if not kinds:
        yield "empty row"
    elif all(kind == BUTTON for kind in kinds):
        if len(kinds) > MAX_ROW_BUTTONS:
            yield f"row of {len(kinds)} buttons (at most {MAX_ROW_BUTTONS})"
    elif len(kinds) > 1:
        yield "row of more than one component that are not all buttons"


def _button_problems(button: dict[str, Any]) -> Iterator[str]:
    label, style = button.get("label"), button.get("style")
    if label is not None and len(label) > MAX_BUTTON_LABEL:
        yield f"button label of {len(label)} characters (at most {MAX_BUTTON_LABEL}): {label[:20]!r}"
    if not label and not button.get("emoji") and style != PREMIUM:
        yield "button with neither label nor emoji"
    if style == LINK and (button.get("custom_id") is not None or not button.get("url")):
        yield f"link button must have a url and no custom_id: {label!r}"
    if style not in (LINK, PREMIUM) and (button.get("custom_id") is None or button.get("url")):
        yield f"button must have a custom_id and no url: {label!r}"


def _select_problems(select: dict[str, Any]) -> Iterator[str]:
    name = select.get("custom_id")
    options = select.get("options") or []
    lowest = select.get("min_values", 1)
    highest = select.get("max_values", 1)
    if select.get("type") == SELECT:
        if not 1 <= len(options) <= MAX_OPTIONS:
            yield f"select {name!r} with {len(options)} options (1 to {MAX_OPTIONS})"
        counts = Counter(option.get("value") for option in options)
        yield from (f"select {name!r} has value {value!r} twice" for value, count in counts.items() if count > 1)
        if highest > len(options):
            yield f"select {name!r} allows {highest} values of {len(options)} options"
        if sum(bool(option.get("default")) for option in options) > highest:
            yield f"select {name!r} has more defaults than max_values {highest}"
    if lowest > highest:
        yield f"select {name!r} has min_values {lowest} over max_values {highest}"
