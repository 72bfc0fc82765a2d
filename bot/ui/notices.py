"""Short private messages: what went differently than expected, and what to do now."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import TypeAlias

from bot.i18n import Words
from bot.ui.cards import joined
from bot.ui.layout import GOLD, message, text
from bot.ui.reasons import reason_text
from bot.ui.rendered import Rendered
from engine.options import Reason
from engine.ruleset import Ruleset


class Notice(StrEnum):
    """Something to tell one user; the comment names the values that its message needs."""

    # old, foreign or hasty presses
    OLD_BUTTON = "old-button"
    NOT_SEATED = "not-seated"
    NOT_YOUR_QUESTION = "not-your-question"
    QUESTION_CLOSED = "question-closed"
    UNREADABLE = "unreadable"
    # tables and seats
    NO_TABLE = "no-table"
    TABLE_GONE = "table-gone"
    SEVERAL_TABLES = "several-tables"  # tables
    SEAT_TAKEN = "seat-taken"  # seat
    NO_SEAT_FREE = "no-seat-free"
    SEATED = "seated"  # seat, table
    SEATED_ALREADY = "seated-already"  # seat, table
    LEFT = "left"  # table
    ONLY_HOST = "only-host"  # host
    NOT_FULL = "not-full"
    NOT_STARTED = "not-started"
    STARTED_ALREADY = "started-already"
    BOARD_POSTED = "board-posted"
    # ending
    END_ASKED = "end-asked"
    AGREED_ALREADY = "agreed-already"
    REMATCH_THERE = "rematch-there"  # table
    # trouble
    ONLY_IN_SERVER = "only-in-server"
    CANNOT_POST = "cannot-post"
    TRY_AGAIN = "try-again"
    RESTARTING = "restarting"
    BUG = "bug"


Message: TypeAlias = Notice | Reason


def notice_text(notice: Message, ruleset: Ruleset, words: Words, **values: int | str) -> str:
    """Return a notice, or the reason of a refused command, as a sentence."""
    if isinstance(notice, Reason):
        return reason_text(notice, ruleset, words)
    return words.of("notice", notice, **values)


def render_notice(notice: Notice, words: Words, **values: int | str) -> Rendered:
    """Tell one user something (private)."""
    return message(text(words.of("notice", notice, **values)), accent=GOLD)


def render_reason(reason: Reason, ruleset: Ruleset, words: Words) -> Rendered:
    """Tell one user why the rules refused something (private)."""
    return message(text(reason_text(reason, ruleset, words)), accent=GOLD)


def render_missing_permissions(names: Iterable[str], words: Words) -> Rendered:
    """Name the permissions that the bot lacks here, as discord.py calls them: ``send_messages`` (private)."""
    missing = joined([words.of("permission", name.replace("_", "-")) for name in names], words)
    return message(text(words("permissions-missing", permissions=missing)), accent=GOLD)
