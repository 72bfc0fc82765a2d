"""The few parts that every message is built from, each checked against Discord's limits as it is made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from discord import ButtonStyle, SelectOption, ui

from bot.i18n import Words
from bot.tables.table import Table, UserId
from bot.ui.custom_id import Press, Verb
from bot.ui.rendered import Layout, Rendered

MAX_LABEL: Final = 80
MAX_OPTION: Final = 100
MAX_PLACEHOLDER: Final = 150
MAX_OPTIONS: Final = 25
MAX_ROW: Final = 5

# Felt green for the table, gold for results: a second sign beside words, never the only one.
GREEN: Final = 0x2E7D4F
GOLD: Final = 0xC9A227

Row: TypeAlias = ui.ActionRow[Layout]
Text: TypeAlias = ui.TextDisplay[Layout]
Rule: TypeAlias = ui.Separator[Layout]
Block: TypeAlias = Text | Rule | Row


class Button(ui.Button[Layout]):
    """A button; one that is out of use knows why, and the message that it stands in says so.

    Attributes:
        why_not: The reason as the message's text has it; None for a button that can be pressed.
    """

    def __init__(
        self, label: str, press: Press, *, style: ButtonStyle, why_not: str | None = None, emoji: str | None = None
    ) -> None:
        super().__init__(
            label=clip(label, MAX_LABEL),
            custom_id=press.encode(),
            style=style,
            disabled=why_not is not None,
            emoji=emoji,
        )
        self.why_not = why_not


def text(*lines: str | None) -> Text | None:
    """Return a paragraph of lines, those that are missing or empty left out; None if nothing remains."""
    content = "\n".join(line for line in lines if line)
    return ui.TextDisplay(content) if content else None


def rule() -> Rule:
    """Return a thin line between two parts of a message."""
    return ui.Separator()


def button(
    label: str,
    press: Press,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    why_not: str | None = None,
    emoji: str | None = None,
) -> Button:
    """Return a button that carries a press; out of use, if there is a reason, which the message must say."""
    return Button(label, press, style=style, why_not=why_not, emoji=emoji)


def verb_button(
    table: Table,
    verb: Verb,
    words: Words,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    why_not: str | None = None,
) -> Button:
    """Return a button for an action without argument, with the action's usual label."""
    press = Press(table.id, table.revision, verb)
    return button(words.of("button", verb), press, style=style, why_not=why_not)


def row(*buttons: Button | None) -> Row | None:
    """Return up to five buttons side by side, those that are missing left out; None if nothing remains."""
    present = [each for each in buttons if each is not None]
    if len(present) > MAX_ROW:
        raise ValueError(len(present))
    return ui.ActionRow(*present) if present else None


def rows(buttons: Iterable[Button]) -> list[Row]:
    """Return any number of buttons in as many rows as they need."""
    every = list(buttons)
    return [ui.ActionRow(*every[start : start + MAX_ROW]) for start in range(0, len(every), MAX_ROW)]


def option(
    label: str, value: str, *, description: str | None = None, chosen: bool = False, emoji: str | None = None
) -> SelectOption:
    """Return one choice of a select."""
    if not value or len(value) > MAX_OPTION:
        raise ValueError(value)
    shown = None if description is None else clip(description, MAX_OPTION)
    return SelectOption(label=clip(label, MAX_OPTION), value=value, description=shown, default=chosen, emoji=emoji)


def select(placeholder: str, press: Press, options: Sequence[SelectOption]) -> Row:
    """Return a row with a select of which one option is chosen."""
    if not 1 <= len(options) <= MAX_OPTIONS or len({each.value for each in options}) < len(options):
        raise ValueError(press.verb)
    chooser: ui.Select[Any] = ui.Select(
        custom_id=press.encode(), placeholder=clip(placeholder, MAX_PLACEHOLDER), options=list(options)
    )
    return ui.ActionRow(chooser)


def message(*blocks: Block | None, accent: int = GREEN, mentions: Iterable[UserId] = ()) -> Rendered:
    """Return a message of these blocks, those that are missing left out."""
    layout = Layout()
    layout.add_item(ui.Container(*(block for block in blocks if block is not None), accent_colour=accent))
    return Rendered(layout, tuple(mentions))


def clip(words: str, length: int) -> str:
    """Shorten a text that would not fit, with an ellipsis to show it."""
    return words if len(words) <= length else f"{words[: length - 1]}…"
