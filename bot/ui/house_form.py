"""The forms for house rules: one for each page of fields, and one for a name."""

from __future__ import annotations

from typing import Any, Final

from discord import SelectOption, TextStyle, ui

from bot.house.book import LONGEST_NAME
from bot.house.changing import NO, NOTHING, YES
from bot.house.fields import Field, Kind, Page
from bot.i18n import Words
from bot.tables.table import Table
from bot.ui.custom_id import Press, Verb
from bot.ui.house_words import field_label, member_text, range_text
from bot.ui.layout import MAX_OPTION, clip, option
from bot.ui.rendered import Form

MAX_TITLE: Final = 45
MAX_HINT: Final = 100
MAX_WRITTEN: Final = 300
NAME: Final = "name"


def house_form(table: Table, page: Page, words: Words) -> Form:
    """Return the form in which the fields of a page stand as they are now."""
    title = words("house-form-title", page=words.of("house-page", page.name))
    form = Form(clip(title, MAX_TITLE), Press(table.id, table.revision, Verb.CHANGED, page.name))
    for field in page.fields:
        form.add_item(_labelled(field, getattr(table.ruleset, field.name), words))
    return form


def name_form(table: Table, words: Words) -> Form:
    """Return the form for the name of a table's rules."""
    form = Form(clip(words("house-save-title"), MAX_TITLE), Press(table.id, table.revision, Verb.SAVE_AS))
    entry: ui.TextInput[Any] = ui.TextInput(custom_id=NAME, max_length=LONGEST_NAME, required=True)
    form.add_item(_label(words("house-save-name"), entry, words("house-save-name-range", most=LONGEST_NAME)))
    return form


def _labelled(field: Field, value: Any, words: Words) -> ui.Label[Any]:
    is_chosen = field.kind in (Kind.SWITCH, Kind.CHOICE, Kind.SEVERAL)
    item = _chooser(field, value, words) if is_chosen else _entry(field, value, words)
    return _label(field_label(field, words), item, range_text(field, words))


def _label(name: str, item: ui.Item[Any], hint: str | None) -> ui.Label[Any]:
    shown = None if hint is None else clip(hint, MAX_HINT)
    return ui.Label(text=clip(name, MAX_TITLE), description=shown, component=item)


def _chooser(field: Field, value: Any, words: Words) -> ui.Select[Any]:
    several = field.kind is Kind.SEVERAL
    return ui.Select(
        custom_id=field.name,
        options=_options(field, value, words),
        max_values=len(field.members) if several else 1,
    )


def _options(field: Field, value: Any, words: Words) -> list[SelectOption]:
    if field.kind is Kind.SWITCH:
        return [
            option(words("house-yes"), YES, chosen=value is True),
            option(words("house-no"), NO, chosen=value is False),
        ]
    options = [
        option(clip(member_text(field, member, words), MAX_OPTION), member, chosen=_is_chosen(field, member, value))
        for member in field.members
    ]
    if field.kind is Kind.SEVERAL:
        options.append(option(words("house-nothing"), NOTHING, chosen=not value))
    return options


def _is_chosen(field: Field, member: str, value: Any) -> bool:
    return member in value if field.kind is Kind.SEVERAL else member == value


def _entry(field: Field, value: Any, words: Words) -> ui.TextInput[Any]:
    is_long = field.kind is Kind.STEPS
    return ui.TextInput(
        custom_id=field.name,
        style=TextStyle.paragraph if is_long else TextStyle.short,
        default=_written(field, value, words) or None,
        required=field.kind is not Kind.LIMIT,
        max_length=MAX_WRITTEN,
    )


def _written(field: Field, value: Any, words: Words) -> str:
    """Return a value as it can be written, and read again."""
    match field.kind:
        case Kind.NUMBERS:
            return words("list-comma").join(map(str, value[1:]))
        case Kind.STEPS:
            (_, lowest), *others = value
            rows = (f"{total}: {points}" for total, points in others)
            return "\n".join([words("house-step-lowest", points=lowest), *rows])
        case _:
            return "" if value is None else str(value)
