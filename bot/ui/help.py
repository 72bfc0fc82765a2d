"""Help: how to begin, a turn in pictures, and the commands (private). It needs no table and no permission."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from discord import ButtonStyle

from bot.guide.walk import Moment
from bot.i18n import Words
from bot.pictures.picture import NamedPicture
from bot.ui.custom_id import NO_TABLE, Press, Verb
from bot.ui.layout import Button, button, message, row, text
from bot.ui.pictured import with_pictures
from bot.ui.rendered import Rendered

COMMANDS: Final = (
    "new",
    "learn",
    "join",
    "leave",
    "hand",
    "table",
    "players",
    "rules",
    "score",
    "log",
    "house",
    "me",
    "settings",
    "privacy",
    "help",
    "end",
)
START: Final = "start"
ALL_COMMANDS: Final = "commands"
_WALK: Final = (START, *Moment)
PAGES: Final = (*_WALK, ALL_COMMANDS)


def render_help(words: Words, page: str = START, pictures: Sequence[NamedPicture] = ()) -> Rendered:
    """Show a page: how to start and how a turn goes, a moment of a turn under its picture, or all commands.

    Raises:
        ValueError: There is no such page.
    """
    if page == START:
        return _start(words)
    if page == ALL_COMMANDS:
        return message(
            text(words("help-commands-title"), *(_command(name, words) for name in COMMANDS)),
            row(_page_button("button-help-start", START, words), _learn_button(words)),
        )
    place = _WALK.index(Moment(page))
    is_last = place == len(_WALK) - 1
    shown = message(
        text(words.of("help-moment", page)),
        row(
            _page_button("button-back", _WALK[place - 1], words),
            None if is_last else _page_button("button-help-on", _WALK[place + 1], words, ButtonStyle.primary),
            _learn_button(words) if is_last else None,
            _page_button("button-help-start", START, words) if is_last else None,
        ),
    )
    return with_pictures(shown, pictures)


def _start(words: Words) -> Rendered:
    return message(
        text(words("help-title"), words("help-start")),
        text(words("help-learn")),
        text(words("help-turn-title"), words("help-turn")),
        text(words("help-good-to-know")),
        row(
            _page_button("button-help-walk", _WALK[1], words, ButtonStyle.primary),
            _learn_button(words),
            _page_button("button-help-commands", ALL_COMMANDS, words),
        ),
    )


def _page_button(label: str, page: str, words: Words, style: ButtonStyle = ButtonStyle.secondary) -> Button:
    return button(words(label), Press(NO_TABLE, 0, Verb.HELP, page), style=style)


def _learn_button(words: Words) -> Button:
    return button(words("button-learn"), Press(NO_TABLE, 0, Verb.LEARN), style=ButtonStyle.success)


def _command(name: str, words: Words) -> str:
    shown = " ".join((words("command-canasta"), words.of("command", name)))
    return words("help-command", command=shown, description=words.of("command", f"{name}-description"))
