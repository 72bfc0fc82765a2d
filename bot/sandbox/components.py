"""What Discord demands of components: what may stand in what, and how long and how many."""

from __future__ import annotations

from typing import Final

from bot.sandbox.errors import Form
from bot.sandbox.wire import Json

ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS: Final = frozenset({SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
LINK, PREMIUM = 5, 6

IN_OLD_MESSAGES: Final = frozenset({ROW})
IN_MESSAGES: Final = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER})
IN_MODALS: Final = frozenset({ROW, TEXT, LABEL})
_INSIDE: Final = {
    CONTAINER: IN_MESSAGES - {CONTAINER},
    ROW: SELECTS | {BUTTON, TEXT_INPUT},
    SECTION: frozenset({TEXT}),
}
_ACCESSORIES: Final = frozenset({BUTTON, THUMBNAIL})
_IN_LABELS: Final = SELECTS | {TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX}
_INTERACTIVE: Final = SELECTS | {BUTTON, TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX}

MOST_COMPONENTS: Final = 40
MOST_TEXT: Final = 4000


def walk(components: list[Json]) -> list[Json]:
    """Return every component, parents before children."""
    found = []
    waiting = components[::-1]
    while waiting:
        component = waiting.pop()
        found.append(component)
        for key in ("component", "accessory"):
            if component.get(key):
                waiting.append(component[key])
        waiting += (component.get("components") or [])[::-1]
    return found


def number(components: list[Json]) -> None:
    """Give an id to every component that has none."""
    everything = walk(components)
    taken = {component["id"] for component in everything if component.get("id")}
    fresh = 1
    for component in everything:
        if not component.get("id"):
            while fresh in taken:
                fresh += 1
            component["id"] = fresh
            fresh += 1


def check_components(form: Form, components: list[Json], allowed: frozenset[int], *, field: str = "components") -> None:
    """Note what is wrong with each of some components, and with all of them together."""
    with form.at(field):
        for place, component in enumerate(components):
            with form.at(place):
                _check(form, component, allowed)
    _check_unique(form, components, field)


def check_size(form: Form, components: list[Json]) -> None:
    """Note if a message in the new style has too many components or too much text."""
    everything = walk(components)
    if len(everything) > MOST_COMPONENTS:
        message = f"The maximum number of components in a message is {MOST_COMPONENTS}."
        form.refuse("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message, "components")
    if sum(len(each.get("content") or "") for each in everything if each.get("type") == TEXT) > MOST_TEXT:
        message = f"The total displayable text size exceeds the maximum size of {MOST_TEXT}."
        form.refuse("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message, "components")


def _check(form: Form, component: Json, allowed: frozenset[int]) -> None:
    kind = component.get("type")
    if kind not in allowed:
        names = ", ".join(map(str, sorted(allowed)))
        form.refuse("UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({names}).', "type")
        return
    if kind in _INTERACTIVE and not (kind == BUTTON and component.get("style") in (LINK, PREMIUM)):
        form.length(component.get("custom_id"), "custom_id", least=1, most=100)
    if kind in _INSIDE:
        check_children = component.get("components") or []
        most = {ROW: 5, SECTION: 3}.get(kind, MOST_COMPONENTS)
        form.count(check_children, "components", least=1, most=most)
        with form.at("components"):
            for place, child in enumerate(check_children):
                with form.at(place):
                    _check(form, child, _INSIDE[kind])
    if kind == ROW:
        _check_row(form, component.get("components") or [])
    elif kind == SECTION:
        with form.at("accessory"):
            _check(form, component.get("accessory") or {}, _ACCESSORIES)
    elif kind == LABEL:
        form.length(component.get("label"), "label", least=1, most=45)
        form.length(component.get("description"), "description", most=100)
        with form.at("component"):
            _check(form, component.get("component") or {}, _IN_LABELS)
    elif kind == BUTTON:
        _check_button(form, component)
    elif kind in SELECTS:
        _check_select(form, component)
    elif kind == TEXT:
        form.length(component.get("content"), "content", least=1, most=MOST_TEXT)
    elif kind == GALLERY:
        _check_gallery(form, component.get("items") or [])


def _check_row(form: Form, children: list[Json]) -> None:
    kinds = {child.get("type") for child in children}
    if kinds - {BUTTON} and len(children) > 1:
        message = "The specified component exceeds the maximum width of 5 slots."
        form.refuse("COMPONENT_LAYOUT_WIDTH_EXCEEDED", message, "components", 1)


def _check_button(form: Form, button: Json) -> None:
    style = button.get("style")
    form.length(button.get("label"), "label", most=80)
    if style not in (1, 2, 3, 4, LINK, PREMIUM):
        form.refuse("BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.", "style")
    elif style == LINK:
        form.length(button.get("url"), "url", least=1, most=512)
        if button.get("custom_id") is not None:
            form.refuse("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url are exclusive.")
    elif button.get("url") is not None:
        form.refuse("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A custom id and url are exclusive.")
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        form.refuse("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or emoji is required.")


def _check_select(form: Form, select: Json) -> None:
    options = select.get("options") or []
    form.length(select.get("placeholder"), "placeholder", most=150)
    least, most = select.get("min_values", 1), select.get("max_values", 1)
    if not 0 <= least <= 25:
        form.refuse("NUMBER_TYPE_RANGE", "int value should be between 0 and 25 inclusive.", "min_values")
    if not max(least, 1) <= most <= 25:
        form.refuse("NUMBER_TYPE_RANGE", "int value should be between min_values and 25.", "max_values")
    if select["type"] != SELECT:
        return
    form.count(options, "options", least=1, most=25)
    if most > len(options):
        form.refuse("NUMBER_TYPE_MAX", f"int value should be less than or equal to {len(options)}.", "max_values")
    seen: set[object] = set()
    for place, option in enumerate(options):
        with form.at("options", place):
            form.length(option.get("label"), "label", least=1, most=100)
            form.length(option.get("value"), "value", least=1, most=100)
            form.length(option.get("description"), "description", most=100)
            if option.get("value") in seen:
                message = "The specified option value is already used"
                form.refuse("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message, "value")
            seen.add(option.get("value"))
    if sum(bool(option.get("default")) for option in options) > most:
        form.refuse("SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values.", "options")


def _check_gallery(form: Form, items: list[Json]) -> None:
    form.count(items, "items", least=1, most=10)
    for place, item in enumerate(items):
        with form.at("items", place):
            form.length(item.get("description"), "description", most=1024)
            form.length((item.get("media") or {}).get("url"), "media", least=1, most=2048)


def _check_unique(form: Form, components: list[Json], field: str) -> None:
    everything = walk(components)
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        values = [component[key] for component in everything if component.get(key) is not None]
        if len(values) > len(set(values)):
            form.refuse(code, f"Component {key} cannot be duplicated", field)
