"""Short private messages: what went differently than expected, and what to do now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import TypeAlias

from bot.house.book import HouseProblem
from bot.i18n import Words
from bot.tables.refusals import TableProblem
from bot.tables.table import Table, table_name
from bot.ui.cards import joined
from bot.ui.house_words import house_problem_text
from bot.ui.layout import GOLD, Text, message, text
from bot.ui.people import mention, seat_name
from bot.ui.reasons import reason_text
from bot.ui.rendered import Rendered
from engine.options import Reason
from engine.ruleset import Ruleset
from engine.rulesets import CLASSIC


class Notice(StrEnum):
    """Something to tell one user; the comment names the values that its message needs.

    What a table or the rules refuse has messages of its own, see ``render_problem`` and ``render_reason``.
    """

    # old, foreign or hasty presses
    NOT_YOUR_QUESTION = "not-your-question"
    QUESTION_CLOSED = "question-closed"
    UNREADABLE = "unreadable"
    # commands
    NO_TABLE = "no-table"
    SEVERAL_TABLES = "several-tables"  # tables
    SEATED = "seated"  # seat, table
    LEFT = "left"  # table
    KEPT_OPEN = "kept-open"
    NOTHING_TO_HINT = "nothing-to-hint"
    GUIDANCE_ENDED = "guidance-ended"
    ENDED = "ended"  # table
    REMATCH_THERE = "rematch-there"  # table
    NO_BOTS = "no-bots"
    NAMED_TWICE = "named-twice"
    NO_SUCH_RULES = "no-such-rules"
    SETTINGS_MANAGERS = "settings-managers"
    STARTERS_MANAGERS = "starters-managers"
    OTHER_CHANNEL = "other-channel"  # channel
    REMATCH_MANAGERS = "rematch-managers"
    # where a new table is
    NO_THREAD_RIGHT = "no-thread-right"
    NO_THREAD = "no-thread"
    NO_FILES_RIGHT = "no-files-right"
    # trouble
    TOO_FAST = "too-fast"  # seconds
    TRY_AGAIN = "try-again"
    BUG = "bug"


Message: TypeAlias = Notice | Reason | TableProblem | HouseProblem


def notice_text(notice: Message, ruleset: Ruleset, words: Words) -> str:
    """Return what went differently, as a sentence; a notice that needs values has none here and is refused."""
    match notice:
        case Reason():
            return reason_text(notice, ruleset, words)
        case TableProblem():
            return _problem_text(notice, ruleset, words)
        case HouseProblem():
            return house_problem_text(notice, words)
        case _:
            return words.of("notice", notice)


def _problem_text(problem: TableProblem, ruleset: Ruleset, words: Words) -> str:
    values = {name: _shown(name, value, ruleset, words) for name, value in problem.values.items()}
    return words.of("table", problem.code, **values)


def _shown(name: str, value: int | str, ruleset: Ruleset, words: Words) -> int | str:
    match name, value:
        case "seat", int() if 0 <= value < ruleset.seats:
            return seat_name(value, ruleset, words)
        case "seat", int():
            return words("seat-number", number=value + 1)
        case "table", str():
            return table_name(value)
        case "host", int():
            return mention(value)
        case _:
            return value


def render_notice(notice: Notice, words: Words, **values: int | str) -> Rendered:
    """Tell one user something (private)."""
    return message(text(words.of("notice", notice, **values)), accent=GOLD)


def render_in_thread(table: Table, words: Words, lacking: Iterable[Notice] = ()) -> Rendered:
    """Tell one user the way to a table that has a thread, and what else the server wants otherwise (private)."""
    way = words("notice-in-thread", table=table.name, channel=str(table.channel_id))
    return message(text(way), *_each(lacking, words), accent=GOLD)


def render_lacking(notices: Iterable[Notice], words: Words) -> Rendered | None:
    """Tell the host of a new table what the server wants otherwise; None where that is nothing (private)."""
    parts = _each(notices, words)
    return message(*parts, accent=GOLD) if parts else None


def _each(notices: Iterable[Notice], words: Words) -> list[Text | None]:
    return [text(words.of("notice", notice)) for notice in notices]


def render_reason(reason: Reason, ruleset: Ruleset, words: Words) -> Rendered:
    """Tell one user why the rules refused something (private)."""
    return message(text(reason_text(reason, ruleset, words)), accent=GOLD)


def render_problem(problem: TableProblem, words: Words, *, ruleset: Ruleset = CLASSIC) -> Rendered:
    """Tell one user why a table refused something (private). The ruleset is the table's: seats are named by it."""
    return message(text(_problem_text(problem, ruleset, words)), accent=GOLD)


def render_house_problem(problem: HouseProblem, words: Words) -> Rendered:
    """Tell one user why house rules are not kept, changed or found (private)."""
    return message(text(house_problem_text(problem, words)), accent=GOLD)


def render_missing_permissions(names: Iterable[str], words: Words) -> Rendered:
    """Name the permissions that the bot lacks here, as discord.py calls them: ``send_messages`` (private)."""
    return message(text(words("permissions-missing", permissions=_permissions(names, words))), accent=GOLD)


def render_standstill(names: Sequence[str], words: Words) -> Rendered:
    """Tell one user why the table stands still, and which permissions the bot lacks, if it knows (private)."""
    lacking = words("standstill-lacking", permissions=_permissions(names, words)) if names else None
    return message(text(words("standstill"), lacking), accent=GOLD)


def _permissions(names: Iterable[str], words: Words) -> str:
    return joined([words.of("permission", name.replace("_", "-")) for name in names], words)
