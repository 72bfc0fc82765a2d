"""The one place where errors become words: what went wrong, in the user's language."""

from __future__ import annotations

import logging

from bot.answers import Answer
from bot.house.book import HouseProblem
from bot.i18n import Words
from bot.logs import without_values
from bot.tables.refusals import TableProblem
from bot.ui.notices import Message, Notice, render_house_problem, render_notice, render_problem, render_reason
from bot.ui.reasons import reason_of
from engine.refusals import RuleViolation
from engine.ruleset import Ruleset
from engine.rulesets import CLASSIC
from storage import StorageError

_log = logging.getLogger(__name__)


def message_for(error: Exception, *, about: str) -> Message:
    """Return what to tell a user about an error; one that nobody foresaw is a bug and goes to the log.

    ``about`` names the table or command for the log.
    """
    match error:
        case TableProblem() | HouseProblem():
            return error
        case RuleViolation():
            return reason_of(error)
        case StorageError():
            _log.warning("%s: nothing was stored: %s", about, type(error).__name__)
            return Notice.TRY_AGAIN
        case _:
            _log.error("%s: a bug", about, exc_info=without_values(error))
            return Notice.BUG


def told(error: Exception, words: Words, *, about: str, ruleset: Ruleset = CLASSIC) -> Answer:
    """Return a private message that tells a user about an error; the ruleset of the table names its seats."""
    message = message_for(error, about=about)
    match message:
        case TableProblem():
            return Answer(render_problem(message, words, ruleset=message.ruleset or ruleset))
        case HouseProblem():
            return Answer(render_house_problem(message, words))
        case Notice():
            return Answer(render_notice(message, words))
        case _:
            return Answer(render_reason(message, ruleset, words))
