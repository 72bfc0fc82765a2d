"""Help: how a turn goes, and the commands (private). It needs no table and no permission."""

from __future__ import annotations

from typing import Final

from bot.i18n import Words
from bot.ui.layout import message, rule, text
from bot.ui.rendered import Rendered

COMMANDS: Final = (
    "new",
    "join",
    "leave",
    "hand",
    "table",
    "players",
    "rules",
    "score",
    "house",
    "me",
    "settings",
    "privacy",
    "help",
    "end",
)


def render_help(words: Words) -> Rendered:
    """Explain how to start, how a turn goes, and what each command does."""
    return message(
        text(words("help-title"), words("help-start")),
        text(words("help-turn-title"), words("help-turn")),
        text(words("help-good-to-know")),
        rule(),
        text(words("help-commands-title"), *(_command(name, words) for name in COMMANDS)),
    )


def _command(name: str, words: Words) -> str:
    shown = " ".join((words("command-canasta"), words.of("command", name)))
    return words("help-command", command=shown, description=words.of("command", f"{name}-description"))
